"""Errors about what people hand in. Every one says what was wrong and what is allowed."""


class CabochonError(ValueError):
    """Something that was handed in is wrong; nothing has changed."""


class SettingsError(CabochonError):
    """A setting that does not exist, or a value outside its range."""


class SetupError(CabochonError):
    """Deck orders, nobles or a board fill that are no permutation of the components."""


class PositionError(CabochonError):
    """A position that is malformed or that no game can reach."""
