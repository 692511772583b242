"""`cabochon perft`: how many sequences of decisions there are, a fingerprint of the rules."""

from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.numbers import whole_number
from cabochon.cli.options import (
    GameOption,
    PlayersOption,
    SetOption,
    VariantOption,
    read_settings,
)
from cabochon.games import USUAL_GAME

if TYPE_CHECKING:
    from rich.text import Text

_WIDTHS = (10, 20, 14)


def perft(
    context: typer.Context,
    depth: Annotated[int, whole_number("--depth", "-d", metavar="N", least=1, most=30, help="perft-depth")],
    game: GameOption = USUAL_GAME,
    players: PlayersOption = None,
    variant: VariantOption = None,
    settings: SetOption = None,
    seed: Annotated[int, whole_number("--seed", "-s", metavar="N", least=0, help="perft-seed")] = 0,
) -> None:
    """Print one line for each depth."""
    from functools import partial
    from time import perf_counter

    from cabochon.games.perft import perft as count_sequences
    from cabochon.games.state import State
    from cabochon.search.stopping import Background, Stop
    from cabochon.terminal import Screen

    count, checked = read_settings(game, players, variant, settings)
    state = State.random(game, count, checked, seed)
    screen = Screen(context.obj)
    columns = ("perft-depth-column", "perft-sequences-column", "perft-time-column")
    screen.show(_line([screen.text(column) for column in columns], "dim"))
    count_sequences(state, 1)  # so that compiling isn't measured
    for level in range(1, depth + 1):
        start = perf_counter()
        # Nothing stops the counting, so nobody waits for its end (as a `with` would) after Ctrl-C.
        (sequences,) = Background(Stop(), partial(count_sequences, state, level)).results()
        screen.show(_line([str(level), str(sequences), f"{perf_counter() - start:.3f} s"]))


def _line(cells: list[str], style: str = "") -> "Text":
    """Right-aligned columns; lines are shown as soon as they are known, so a table can't measure them."""
    from rich.text import Text

    line = Text(style=style)
    for cell, width in zip(cells, _WIDTHS, strict=True):
        text = Text(cell)
        text.pad_left(max(0, width - text.cell_len))
        line.append_text(text)
    return line
