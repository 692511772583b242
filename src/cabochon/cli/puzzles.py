"""`cabochon puzzles`: positions with something to find; list them, look at one, make more."""

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.numbers import whole_argument, whole_number
from cabochon.cli.options import GameOption
from cabochon.games import USUAL_GAME

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cabochon.puzzles import Kind, Puzzle
    from cabochon.terminal import Screen

app = typer.Typer(no_args_is_help=True)

FileOption = Annotated[Path | None, typer.Option("--file", "-f", metavar="FILE", help="puzzles-file")]


@app.callback(
    help="cli-puzzles",
    epilog="""
    cabochon puzzles list --game duel
    cabochon puzzles show 7 --solution
    cabochon puzzles make --game duel --count 3 --out more.jsonl
    """,
)
def _puzzles() -> None:
    """Puzzles."""


# --- Looking at them ---


@app.command(
    "list",
    help="cli-puzzles-list",
    epilog="""
    cabochon puzzles list
    cabochon puzzles list --file more.jsonl
    """,
)
def list_puzzles(context: typer.Context, game: GameOption = USUAL_GAME, file: FileOption = None) -> None:
    """One line for each puzzle: its number, what is to be found, how hard it is."""
    from rich.table import Table

    from cabochon.terminal import Screen

    screen = Screen(context.obj)
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, puzzle in enumerate(_set(game, file), 1):
        table.add_row(
            str(number), puzzle.name, screen.text(f"puzzle-kind-{puzzle.kind}"), _found_by(screen, puzzle)
        )
    screen.show(table)


@app.command(
    "show",
    help="cli-puzzles-show",
    epilog="""
    cabochon puzzles show 7
    cabochon puzzles show 7 --game duel --try "buy 2c"
    cabochon puzzles show 7 --solution
    """,
)
def show_puzzle(
    context: typer.Context,
    number: Annotated[int, whole_argument("NUMBER", least=1, help="puzzles-number")],
    game: GameOption = USUAL_GAME,
    file: FileOption = None,
    tried: Annotated[str | None, typer.Option("--try", "-t", metavar="MOVES", help="puzzles-try")] = None,
    solution: Annotated[bool, typer.Option("--solution", "-s", help="puzzles-explain")] = False,
) -> None:
    """The table and the question; what is wrong with a try; the solution."""
    from cabochon.cli.puzzle_page import PuzzlePage
    from cabochon.match import CabochonError
    from cabochon.terminal import Screen

    found = _set(game, file)
    if not 1 <= number <= len(found):
        raise CabochonError(
            f"there is no puzzle {number}; there are {len(found)}",
            code="error-puzzle-number",
            given=number,
            count=len(found),
        )
    page = PuzzlePage(Screen(context.obj), found[number - 1])
    page.show_table()
    wrong = tried is not None and not page.judge([move.strip() for move in tried.split(",")])
    if solution:
        page.explain()
    if wrong:
        raise typer.Exit(1)


def _set(game: str, file: Path | None) -> "Sequence[Puzzle]":
    from cabochon.games import game as find_game
    from cabochon.puzzles import read, shipped

    return shipped(find_game(game).name) if file is None else read(file)


def _found_by(screen: "Screen", puzzle: "Puzzle") -> str:
    from cabochon.puzzles import HARDEST

    level = min(puzzle.level, HARDEST - 1)
    name = screen.text(f"bot-level-{level}")
    return screen.text("puzzle-found-none" if puzzle.level == HARDEST else "puzzle-found", level=name)


# --- Making more ---


@app.command(
    help="cli-puzzles-make",
    epilog="""
    cabochon puzzles make --count 3 --out more.jsonl
    cabochon puzzles make --game duel --kind defence --count 10 --seed 7 --out defences.jsonl
    """,
)
def make(
    context: typer.Context,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="puzzles-out")],
    game: GameOption = USUAL_GAME,
    count: Annotated[
        int, whole_number("--count", "-n", metavar="N", least=1, most=1000, help="puzzles-count")
    ] = 1,
    kinds: Annotated[list[str] | None, typer.Option("--kind", metavar="KIND", help="puzzles-only")] = None,
    level: Annotated[int, whole_number("--level", metavar="N", least=1, most=8, help="puzzles-level")] = 1,
    simulations: Annotated[
        int, whole_number("--simulations", metavar="N", least=100, help="puzzles-simulations")
    ] = 150_000,
    seed: Annotated[int, whole_number("--seed", metavar="N", least=0, help="puzzles-seed")] = 0,
) -> None:
    """Write each puzzle as soon as it is found; Ctrl-C keeps what is there."""
    from rich.console import Console

    from cabochon.games import game as find_game
    from cabochon.puzzles import make as make_puzzles
    from cabochon.search import Budget
    from cabochon.terminal import Screen

    wanted = _kinds(kinds)
    rules = find_game(game)
    _check_out(out)
    screen = Screen(context.obj)
    made = 0
    bar = Console(stderr=True).status("")
    with out.open("x", encoding="utf-8", newline="\n") as file, bar:
        try:
            budget = Budget(simulations=simulations)
            for progress in make_puzzles(rules, count, kinds=wanted, least=level, budget=budget, seed=seed):
                bar.update(
                    screen.text("puzzles-progress", games=progress.games, candidates=progress.candidates)
                )
                if progress.puzzle is None:
                    continue
                made += 1
                file.write(f"{progress.puzzle.to_json()}\n")
                file.flush()
                kind = screen.text(f"puzzle-kind-{progress.puzzle.kind}")
                screen.show(f"{made:>4}  {kind}  ({_found_by(screen, progress.puzzle)})")
        finally:
            screen.say_whole("puzzles-made", "dim", count=made, file=str(out))


def _kinds(given: "list[str] | None") -> "tuple[Kind, ...]":
    from cabochon.match import CabochonError
    from cabochon.puzzles import KINDS

    known = ", ".join(KINDS)
    for kind in given or ():
        if kind not in KINDS:
            raise CabochonError(
                f"--kind must be one of {known}, not {kind}",
                code="error-puzzle-kind",
                known=known,
                given=kind,
            )
    return tuple(kind for kind in KINDS if not given or kind in given)


def _check_out(file: Path) -> None:
    """A wrong name is found before the long work, not after it."""
    from cabochon.match import CabochonError

    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if file.exists():
        raise CabochonError(f"{file} exists already", code="error-puzzle-exists", file=str(file))
    if not file.parent.is_dir():
        raise CabochonError(
            f"{file.parent}: there is no such folder", code="error-no-folder", folder=str(file.parent)
        )
