"""What a table refuses. Every refusal has changed nothing."""

from collections.abc import Mapping
from typing import Any

from cabochon.language import Language
from cabochon.match import AmbiguousMoveError, CabochonError, IllegalMoveError, MoveError

_LONGEST_QUOTE = 60
_MOST_OPTIONS = 6


class TableError(CabochonError):
    """Something that can't be done at this table now: `code` is a message of the language files."""

    def __init__(self, *, code: str, **values: str | int) -> None:
        super().__init__(Language("en").text(code, **values), code=code, **values)

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it can come from another process."""
        return _refusal, (type(self), self.code, self.values)


def _refusal(kind: type[TableError], code: str, values: Mapping[str, str | int]) -> TableError:
    return kind(code=code, **values)


class ForbiddenError(TableError):
    """Something that is not for this guest to do."""


def refused(error: CabochonError) -> TableError:
    """The same refusal as an error of the table, for errors that carry their code already."""
    return TableError(code=error.code, **error.values)


def refused_move(error: MoveError) -> TableError:
    """Why a text was not played.

    It quotes what was sent and names public things only: the attributes of a MoveError come from a trial
    that went on with the real cards, so its list of legal moves stays here.
    """
    text = _quoted(error.text)
    if isinstance(error, IllegalMoveError):
        return TableError(code=f"error-move-{error.reason}", text=text)
    if isinstance(error, AmbiguousMoveError):
        return TableError(code="error-move-ambiguous", text=text, **_options(error.candidates))
    return TableError(code="error-move-malformed", text=text)


def _options(candidates: tuple[str, ...]) -> dict[str, Any]:
    shown = candidates[:_MOST_OPTIONS]
    return {"options": ", ".join(shown), "more": len(candidates) - len(shown)}


def _quoted(text: str) -> str:
    shown = "".join(letter for letter in text if letter.isprintable())
    return shown if len(shown) <= _LONGEST_QUOTE else f"{shown[:_LONGEST_QUOTE]}…"
