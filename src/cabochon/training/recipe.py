"""How a network is trained: every number of it, read from a file of the game's name."""

import tomllib
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, get_type_hints

from cabochon.games import game as game_of
from cabochon.games.errors import CabochonError
from cabochon.training.interface import can_be_trained_for

RECIPES = Path(__file__).parent / "recipes"


class RecipeError(CabochonError):
    """A recipe that nothing can be made from."""


@dataclass(frozen=True)
class Recipe:
    """What is trained and how; the files in `recipes/` say why."""

    game: str
    tables: tuple[dict[str, Any], ...] = ({},)
    """The settings that games are dealt with, `players` among them, each equally often."""
    hidden: tuple[int, ...] = (512, 256)
    """The hidden layers of the network that plays."""
    students: tuple[tuple[int, ...], ...] = ()
    """Those of others that learn from its games."""

    # Self-play.
    games: int = 65536
    """Played side by side."""
    simulations: int = 32
    candidates: int = 8
    sharp: float = 50.0
    scale: float = 0.5
    explore: float = 1.0
    caution: float = 0.05
    noise: float = 1.0

    # Learning.
    rounds: int = 160
    """Decisions of each game that are learned from."""
    steps: int = 8
    """Of learning after each round."""
    positions: int = 16384
    """In each step."""
    rate: float = 1e-3
    last_rate: float = 5e-5
    flat: float = 0.5
    """The part of the time before the rate falls."""
    decay: float = 1e-4
    average: float = 0.998
    """How much of the exponential average of the weights stays at each step."""
    mix: float = 0.0
    """The part of the search's opinion in what the value learns; the rest is the outcome."""

    seed: int = 0

    def __post_init__(self) -> None:
        game = game_of(self.game)
        if not can_be_trained_for(game):
            raise RecipeError(f"{self.game} does not offer what self-play needs")
        for table in self.tables:
            settings = dict(table)
            game.check_settings(settings.pop("players", game.player_counts[0]), settings)
        for name, least in (
            ("games", 1),
            ("simulations", 2),
            ("candidates", 1),
            ("rounds", 8),
            ("steps", 0),
            ("positions", 1),
        ):
            if getattr(self, name) < least:
                raise RecipeError(f"{name} must be at least {least}, not {getattr(self, name)}")
        for widths in (self.hidden, *self.students):
            if not widths or min(widths) < 1:
                raise RecipeError(f"a network has hidden layers of at least 1, not {widths}")
        for name, lowest, most in (
            ("rate", 0.0, 1.0),
            ("last_rate", 0.0, 1.0),
            ("flat", 0.0, 1.0),
            ("decay", 0.0, 1.0),
            ("average", 0.0, 1.0),
            ("mix", 0.0, 1.0),
            ("explore", 0.0, 100.0),
            ("scale", 0.0, 100.0),
        ):
            if not lowest <= getattr(self, name) <= most:
                raise RecipeError(f"{name} must be from {lowest} to {most}, not {getattr(self, name)}")

    @classmethod
    def of(cls, game: str) -> "Recipe":
        """The recipe that ships for a game."""
        path = RECIPES / f"{game_of(game).name}.toml"
        if not path.exists():
            raise RecipeError(f"there is no recipe for {game}")
        return cls.read(path)

    @classmethod
    def read(cls, path: Path | str) -> "Recipe":
        """A recipe from a file; a RecipeError says what is wrong with it."""
        try:
            given = tomllib.loads(Path(path).read_text(encoding="utf-8"))
        except OSError as error:
            raise RecipeError(f"{path} can't be read: {error.strerror}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise RecipeError(f"{path} is no TOML: {error}") from None
        if "game" not in given:
            raise RecipeError(f"{path} does not say for which game it is")
        try:
            return cls(**_checked(given))
        except CabochonError as error:
            raise RecipeError(f"{path}: {error}") from None

    def changed(self, **numbers: Any) -> "Recipe":
        """The same with other numbers, given as they are read from a file."""
        return replace(self, **_checked(numbers))

    def as_dict(self) -> dict[str, Any]:
        """What a file would hold."""
        return asdict(self)


def _checked(given: dict[str, Any]) -> dict[str, Any]:
    """The values of a file in the types of a recipe."""
    kinds = get_type_hints(Recipe)
    known = [field.name for field in fields(Recipe)]
    values = {}
    for name, value in given.items():
        if name not in known:
            raise RecipeError(f"there is no {name!r} in a recipe; there is: {', '.join(known)}")
        try:
            values[name] = _converted(name, kinds[name], value)
        except (TypeError, ValueError):
            raise RecipeError(f"{name} can't be {value!r}") from None
    return values


def _converted(name: str, kind: Any, value: Any) -> Any:
    if name == "tables":
        return tuple(dict(table) for table in value)
    if name == "students":
        return tuple(_widths(widths) for widths in value)
    if name == "hidden":
        return _widths(value)
    if kind is int and (isinstance(value, bool) or int(value) != value):
        raise ValueError
    return kind(value)


def _widths(value: Any) -> tuple[int, ...]:
    """Widths as people write them, 512-256, or as a list."""
    if isinstance(value, int | str):
        value = str(value).split("-")
    return tuple(int(width) for width in value)
