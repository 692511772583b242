"""A hint: the best moves after a second's thought, how good they are, and why the first of them is."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, JustifyMethod, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cabochon.analysis import Hint, hint
from cabochon.games.positions import Position
from cabochon.match import Move, View
from cabochon.players import SearchPlayer
from cabochon.search import Budget, Stop
from cabochon.terminal.screen import Screen
from cabochon.terminal.thinking import Sign, wait_out
from cabochon.terminal.why import percent, reason_list
from cabochon.terminal.words import Words

ADVISER = "level-7"
SECONDS = 1.0
_GAP = 2
_LEAST_ROOM = 20
_JUSTIFY: tuple[JustifyMethod, ...] = ("left", "left", "right")


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
        screen.show(advice(screen, words, view.position(), hint(view, result)))


def advice(screen: Screen, words: Words, position: Position, found: Hint) -> Group:
    """The best moves with their chances; below the first, its reasons."""
    labels = [screen.text("advice-best"), screen.text("advice-other")]
    indent = max(map(cell_len, labels)) + _GAP
    rows = []
    for rank, suggestion in enumerate(found.suggestions):
        label = labels[rank] if rank < len(labels) else ""
        texts = ", ".join(move.text for move in suggestion.moves)
        chance = percent(screen.language, suggestion.value)
        rows.append([label, texts, chance, _offer(words, suggestion.moves, position)])
    widths = [indent - _GAP, *(max(cell_len(row[column]) for row in rows) for column in (1, 2))]
    because = reason_list(screen, words, found.best.reasons, position)
    room = screen.width - sum(widths) - len(widths) * _GAP
    return Group(
        _row(rows[0], widths, "bold", room),
        Padding(because, (0, 0, 0, indent)),
        *(_row(row, widths, "", room) for row in rows[1:]),
        Text(screen.text("advice-note", count=found.simulations), "dim"),
    )


def _offer(words: Words, moves: Sequence[Move], position: Position) -> str:
    """What is to be decided in one go; how a purchase is paid goes unsaid."""
    first, *others = moves
    told = [first, *(move for move in others if words.game.verb_named[move.verb].phase != "pay")]
    return words.language.join([words.offer(move, position) for move in told])


def _row(cells: Sequence[str], widths: Sequence[int], style: str, room: int) -> RenderableType:
    """One line of the list; lines of equal widths stand below each other as a table.

    What a move does stands behind it, or below it where there is no `room` for words.
    """
    table = Table.grid(padding=(0, _GAP, 0, 0))
    for width, justify in zip(widths, _JUSTIFY, strict=True):
        table.add_column(min_width=width, no_wrap=True, justify=justify)
    label, move, chance, offer = cells
    shown = [Text(label, "dim"), Text(move, f"{style} cyan"), Text(chance, style)]
    if room < _LEAST_ROOM:
        table.add_row(*shown)
        return Group(table, Padding(Text(offer), (0, 0, 0, widths[0] + _GAP)))
    table.add_column(overflow="fold")
    table.add_row(*shown, offer)
    return table
