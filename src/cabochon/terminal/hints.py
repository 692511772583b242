"""A hint: the best moves after a second's thought, how good they are, and why the first of them is."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, JustifyMethod
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cabochon.analysis import reasons
from cabochon.match import View
from cabochon.players import SearchPlayer
from cabochon.search import Budget, Candidate, SearchResult, Stop
from cabochon.terminal.screen import Screen
from cabochon.terminal.thinking import Sign, wait_out
from cabochon.terminal.why import percent, reason_list
from cabochon.terminal.words import Words

ADVISER = "level-7"
SECONDS = 1.0
_MOST = 3
_GAP = 2
_JUSTIFY: tuple[JustifyMethod, ...] = ("left", "left", "right")
_NEGLIGIBLE = 0.02
"""The share of the visits below which a search has not really looked at a move."""


def show_hint(screen: Screen, words: Words, view: View, adviser: SearchPlayer) -> None:
    """Think and advise; Ctrl-C does without."""
    if len(view.legal_moves) == 1:
        (move,) = view.legal_moves
        screen.say("advice-only", "green", move=move.text, words=words.offer(move, view.position()))
        return
    stop = Stop()
    try:
        result = wait_out(
            screen,
            Sign(screen.text("advice-thinking"), SECONDS),
            lambda: adviser.think(view, budget=Budget(seconds=SECONDS), stop=stop),
            stop,
        )
    except KeyboardInterrupt:
        screen.say("advice-cancelled", "dim")
    else:
        screen.show(advice(screen, words, view, result))


def advice(screen: Screen, words: Words, view: View, result: SearchResult) -> Group:
    """The best moves with their chances; below the first, its reasons."""
    position = view.position()
    first, *others = _worth_naming(result)
    labels = [screen.text("advice-best"), screen.text("advice-other")]
    indent = max(map(cell_len, labels)) + _GAP
    rows = []
    for rank, candidate in enumerate([first, *others]):
        # What a few visits make look better than the best is not: the search would have come back to it.
        chance = percent(screen.language, min(candidate.value, first.value))
        label = labels[rank] if rank < len(labels) else ""
        rows.append([label, candidate.move.text, chance, words.offer(candidate.move, position)])
    widths = [indent - _GAP, *(max(cell_len(row[column]) for row in rows) for column in (1, 2))]
    because = reason_list(screen, words, reasons(view, first.move), position)
    return Group(
        _row(rows[0], widths, "bold"),
        Padding(because, (0, 0, 0, indent)),
        *(_row(row, widths, "") for row in rows[1:]),
        Text(screen.text("advice-note", count=result.simulations), "dim"),
    )


def _worth_naming(result: SearchResult) -> list[Candidate]:
    """The best move and up to two others that the search has really looked at, by what they are worth."""
    first, *others = result.candidates
    looked_at = [other for other in others if other.share >= _NEGLIGIBLE][: _MOST - 1]
    return [first, *sorted(looked_at, key=lambda other: -other.value)]


def _row(cells: Sequence[str], widths: Sequence[int], style: str) -> Table:
    """One line of the list; lines of equal widths stand below each other as a table."""
    table = Table.grid(padding=(0, _GAP, 0, 0))
    for width, justify in zip(widths, _JUSTIFY, strict=True):
        table.add_column(min_width=width, no_wrap=True, justify=justify)
    table.add_column(overflow="fold")
    label, move, chance, offer = cells
    table.add_row(Text(label, "dim"), Text(move, f"{style} cyan"), Text(chance, style), offer)
    return table
