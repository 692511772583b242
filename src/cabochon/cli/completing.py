"""What the shell offers behind an option: the names that can stand there. Files it completes by itself."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import typer

from cabochon.games import game as find_game
from cabochon.games import game_names
from cabochon.games.errors import CabochonError
from cabochon.language import LANGUAGES

if TYPE_CHECKING:
    from cabochon.games.base import Game


def complete_games(incomplete: str) -> list[str]:
    """The games that are installed."""
    return _fitting(game_names(), incomplete)


def complete_languages(incomplete: str) -> list[str]:
    """The languages."""
    return _fitting(LANGUAGES, incomplete)


def complete_levels(incomplete: str) -> list[str]:
    """The numbers of the levels."""
    from cabochon.players.levels import LEVELS

    return _fitting((str(level.number) for level in LEVELS), incomplete)


def complete_variants(context: typer.Context, incomplete: str) -> list[str]:
    """The variants of the game that was named before, or else of all games."""
    return _fitting((name for game in _meant(context) for name in game.variants), incomplete)


def complete_settings(context: typer.Context, incomplete: str) -> list[str]:
    """The settings of the game as KEY=, and behind that what can be chosen."""
    key, equals, value = incomplete.partition("=")
    found = [setting for game in _meant(context) for setting in game.settings]
    if not equals:
        return _fitting((f"{setting.name}=" for setting in found), key)
    chosen = [choice for setting in found if setting.name == key for choice in setting.choices]
    return [f"{key}={choice}" for choice in _fitting(chosen, value)]


def complete_player(incomplete: str) -> list[str]:
    """Those who come with the package, and how all others begin; a label before them stays."""
    from cabochon.players.names import FORMS, NAMES

    label, equals, name = incomplete.rpartition("=")
    if ":" in label or "@" in label:  # behind a search's number, or a budget
        return []
    return [f"{label}{equals}{known}" for known in _fitting((*NAMES, *(f"{form}:" for form in FORMS)), name)]


def complete_players(incomplete: str) -> list[str]:
    """The same for the last of a list with commas."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{known}" for known in complete_player(last)]


def complete_kinds(incomplete: str) -> list[str]:
    """How data sets are written."""
    from cabochon.datasets.plan import KINDS

    return _fitting(KINDS, incomplete)


def complete_recipes(incomplete: str) -> list[str]:
    """The recipes of the package; the shell goes on with files where none fits."""
    from cabochon.training.recipe import recipe_names

    return _fitting(recipe_names(), incomplete)


def complete_grades(incomplete: str) -> list[str]:
    """The grades of decisions from which on they can be listed."""
    from cabochon.analysis import GRADES

    return _fitting(GRADES[1:], incomplete)


def _meant(context: typer.Context) -> "list[Game]":
    name = context.params.get("game")
    try:
        return [find_game(name)] if name else [find_game(known) for known in game_names()]
    except CabochonError:
        return []


def _fitting(names: Iterable[str], incomplete: str) -> list[str]:
    return [name for name in dict.fromkeys(names) if name.startswith(incomplete)]
