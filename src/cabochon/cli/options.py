"""Options that several commands share, and how their values are read."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cabochon.cli.completing import complete_games, complete_settings, complete_variants
from cabochon.cli.numbers import whole_number
from cabochon.games.errors import CabochonError
from cabochon.installing import install_command

if TYPE_CHECKING:
    from cabochon.players import PlayerSpec


GameOption = Annotated[
    str, typer.Option("--game", "-g", metavar="GAME", help="option-game", autocompletion=complete_games)
]
PlayersOption = Annotated[
    int | None, whole_number("--players", "-p", help="option-players", show_default=False, metavar="N")
]
SetOption = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="option-set", autocompletion=complete_settings),
]
VariantOption = Annotated[
    str | None,
    typer.Option("--variant", metavar="NAME", help="option-variant", autocompletion=complete_variants),
]
NumberOption = Annotated[
    int | None, whole_number("--game", "-g", metavar="N", least=1, help="option-number", show_default=False)
]
"""Which game of a file is meant."""
DatabaseOption = Annotated[str | None, typer.Option("--database", "-d", metavar="URL", help="serve-database")]


def read_settings(
    game: str, players: int | None, variant: str | None, assignments: Sequence[str] | None
) -> tuple[int, dict[str, Any]]:
    """The number of players and the complete settings: the variant's, changed by each KEY=VALUE."""
    from cabochon.games import game as find_game
    from cabochon.games.errors import SettingsError

    rules = find_game(game)
    asked = rules.settings_with(variant)
    for assignment in assignments or ():
        key, equals, value = assignment.partition("=")
        if not equals or not key.strip():
            raise SettingsError(
                f"--set needs KEY=VALUE, such as target=21, not {assignment!r}",
                code="error-assignment",
                given=assignment,
            )
        asked[key.strip()] = value.strip()
    if players is None:
        players = rules.fewest_players(asked)
    return players, rules.check_settings(players, asked)


def usual_database() -> str:
    """A file beside the games that were saved in the terminal."""
    from cabochon.folders import tables_file

    return f"sqlite:///{tables_file()}"


@contextmanager
def packages_of_the_server() -> Iterator[None]:
    """Where the server is imported: say what to do where its packages are missing.

    Modules stay, so nobody looks for garbage among them meanwhile; that saves an eighth of the time.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("cabochon"):
            raise
        command = install_command("server")
        raise CabochonError(
            f"the server needs more packages; install them with: {command}",
            code="error-no-server",
            command=command,
        ) from None
    finally:
        if collecting:
            gc.enable()


def check_level(level: int | None) -> None:
    """Refuse a level that there is not."""
    if level is None:
        return
    from cabochon.players import LEVELS

    if not 1 <= level <= len(LEVELS):
        raise CabochonError(
            f"--level must be a level from 1 to {len(LEVELS)}, not {level}",
            code="error-level",
            last=len(LEVELS),
            given=str(level),
        )


def read_bots(text: str) -> "list[tuple[str | None, PlayerSpec]]":
    """The bots of a list such as "level-3,mine=greedy" with their labels (see players/spec.py)."""
    from cabochon.players.spec import parse_labelled, split_list

    return [parse_labelled(entry) for entry in split_list(text) if entry]
