"""How a network is trained: every number of it, read from a file of the game's name."""

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from operator import index
from pathlib import Path
from typing import Any, get_type_hints

from cabochon.games import game as game_of
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.search.network import Size, shapes
from cabochon.training.interface import can_be_trained_for

SYMMETRIES = ("none", "places", "all")
USUAL = Size((512, 256))
RECIPES = Path(__file__).parent / "recipes"


class RecipeError(CabochonError):
    """A recipe that nothing can be made from."""


@dataclass(frozen=True)
class Recipe:
    """What is trained and how; docs/training.md says what each number does."""

    game: str
    tables: tuple[dict[str, Any], ...] = ({},)
    """The settings that games are dealt with, `players` among them, each equally often."""
    hidden: Size = USUAL
    """The size of the network that plays."""
    students: tuple[Size, ...] = ()
    """Those of others that learn from its games."""
    still: bool = False
    """Whether the network that plays stays as it is, so that its students alone learn."""

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
    league: float = 0.0
    """The part of the games in which an earlier network plays along."""
    league_size: int = 8
    league_rounds: int = 500
    """After so many a network joins, and another one plays along."""

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
    symmetries: str = SYMMETRIES[0]
    """In which other words positions are told each time: none, places or all (see symmetry.py)."""
    mix: float = 0.0
    """The part of the search's opinion in what the value learns; the rest is the outcome."""
    standings: float = 0.0
    """How much it counts to foresee how near each seat comes to winning; 0: not at all. The same for the
    number of turns that are left, and for who buys which card."""
    turns_left: float = 0.0
    purchases: float = 0.0

    seed: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "hidden", as_size(self.hidden))
        if isinstance(self.students, str) or not isinstance(self.students, Sequence):
            raise RecipeError(f"students must be a list of sizes, not {self.students!r}")
        object.__setattr__(self, "students", tuple(map(as_size, self.students)))
        game = game_of(self.game)
        if not can_be_trained_for(game):
            raise RecipeError(f"{self.game} does not offer what self-play needs")
        if not self.tables:
            raise RecipeError("tables must have at least one table")
        if len({self.hidden, *self.students}) <= len(self.students):
            sizes = ", ".join(map(str, (self.hidden, *self.students)))
            raise RecipeError(f"two networks of the same size: {sizes}")
        for table in self.tables:
            seated(game, table)
        for name, least in (
            ("games", 1),
            ("simulations", 2),
            ("candidates", 1),
            ("rounds", 8),
            ("steps", 0),
            ("league_size", 1),
            ("league_rounds", 1),
            ("positions", 1),
            ("seed", 0),
        ):
            if getattr(self, name) < least:
                raise RecipeError(f"{name} must be at least {least}, not {getattr(self, name)}")
        if self.still and not self.students:
            raise RecipeError("still leaves nobody who learns: name students")
        for size in (self.hidden, *self.students):
            shapes(game, *size)
        if self.symmetries not in SYMMETRIES:
            raise RecipeError(f"symmetries must be {', '.join(SYMMETRIES)}, not {self.symmetries!r}")
        for name, lowest, most in (
            ("rate", 0.0, 1.0),
            ("last_rate", 0.0, 1.0),
            ("flat", 0.0, 1.0),
            ("decay", 0.0, 1.0),
            ("average", 0.0, 1.0),
            ("mix", 0.0, 1.0),
            ("standings", 0.0, 100.0),
            ("turns_left", 0.0, 100.0),
            ("purchases", 0.0, 100.0),
            ("league", 0.0, 1.0),
            ("explore", 0.0, 100.0),
            ("scale", 0.0, 100.0),
            ("sharp", 0.0, 1e6),
            ("caution", -1.0, 1.0),
            ("noise", 0.0, 100.0),
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
        """A recipe by its name or from a file, TOML or the JSON of a training.

        A RecipeError says what is wrong with it.
        """
        if str(path) in recipe_names():
            path = RECIPES / f"{path}.toml"
        try:
            text = Path(path).read_text(encoding="utf-8")
            given = json.loads(text) if Path(path).suffix == ".json" else tomllib.loads(text)
        except OSError as error:
            known = ", ".join(recipe_names())
            raise RecipeError(f"{path} can't be read: {error.strerror}; by name there are: {known}") from None
        except ValueError as error:
            raise RecipeError(f"{path} is no TOML and no JSON: {error}") from None
        if not isinstance(given, dict) or "game" not in given:
            raise RecipeError(f"{path} does not say for which game it is")
        try:
            return cls(**_checked(given))
        except CabochonError as error:
            raise RecipeError(f"{path}: {error}") from None

    def made_small(self) -> "Recipe":
        """The same for a few minutes on a CPU, which is a thousand times slower."""
        return replace(
            self,
            hidden=Size((64,)),
            students=(),
            still=False,
            games=256,
            simulations=16,
            steps=4,
            positions=512,
            rate=2e-3,
        )

    @property
    def has_aims(self) -> bool:
        """Whether more is learned than policy and value."""
        return max(self.standings, self.turns_left, self.purchases) > 0.0

    def changed(self, **numbers: Any) -> "Recipe":
        """The same with other numbers, given as they are read from a file."""
        return replace(self, **_checked(numbers))

    def as_dict(self) -> dict[str, Any]:
        """What a file would hold."""
        sizes = {"hidden": str(self.hidden), "students": [str(size) for size in self.students]}
        return {field.name: getattr(self, field.name) for field in fields(self)} | sizes


def recipe_names() -> list[str]:
    """The recipes that ship: of each game one for a GPU, which has its name, and others."""
    return sorted(path.stem for path in RECIPES.glob("*.toml"))


def read_changes(given: Iterable[str]) -> dict[str, Any]:
    """What is to be changed, for `Recipe.changed`: each as NAME=VALUE, as a recipe's file would have it.

    A RecipeError says which is written in another way.
    """
    changes: dict[str, Any] = {}
    for change in given:
        name, equals, value = map(str.strip, change.partition("="))
        if not equals:
            raise RecipeError(
                f"a change is written NAME=VALUE, not {change!r}", code="error-train-set", given=change
            )
        try:
            changes |= tomllib.loads(f"{name} = {value}")
        except tomllib.TOMLDecodeError:
            # Widths such as 512-256 need no quotes here.
            changes[name] = value
    return changes


def seated(game: Game, table: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
    """How many play at a table, the fewest that can if it does not say it, and all its settings."""
    settings = dict(table)
    players = settings.pop("players", None)
    if players is None:
        players = game.fewest_players(settings)
    return players, game.check_settings(players, settings)


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
        except (TypeError, ValueError, OverflowError):
            raise RecipeError(f"{name} can't be {value!r}") from None
    return values


def _converted(name: str, kind: Any, value: Any) -> Any:
    if name == "tables":
        return tuple(dict(table) for table in value)
    if name in ("hidden", "students"):  # __post_init__ knows how they are written
        return value
    if kind is bool and not isinstance(value, bool):
        raise TypeError
    if kind is int and (isinstance(value, bool) or int(value) != value):
        raise ValueError
    return kind(value)


def as_size(value: Any) -> Size:
    """A size as people write it, 512-256 or 64+384-256, or widths as a list."""
    if isinstance(value, Size):
        return value
    try:
        return Size.parse(str(value)) if isinstance(value, int | str) else Size(tuple(map(index, value)))
    except (TypeError, ValueError):
        raise RecipeError(f"{value!r} is no size of a network: write 512-256, or 64+384-256") from None
