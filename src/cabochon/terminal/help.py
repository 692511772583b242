"""What can be typed now: the legal moves by verb, and the commands."""

from collections.abc import Sequence

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cabochon.games.positions import Position
from cabochon.match import Move
from cabochon.terminal.faces import BUYABLE, BUYABLE_ASCII
from cabochon.terminal.gems import chip
from cabochon.terminal.grid import flow
from cabochon.terminal.screen import Screen
from cabochon.terminal.words import Words

COMMANDS = ("help", "moves", "hint", "undo", "log", "save", "table", "quit")
_MOST_EXAMPLES = 15


def help_page(screen: Screen, words: Words, legal: Sequence[Move]) -> Group:
    """Verbs with their legal arguments, commands, colours."""
    game = words.game
    moves = _two_columns()
    for verb, arguments in by_verb(legal).items():
        meaning = screen.language.text_or(f"verb-{game.name}-{verb}", "", limit=game.token_limit)
        moves.add_row(Text(f"  {verb}", "bold cyan"), meaning)
        if arguments[0]:
            examples = spread(arguments, _MOST_EXAMPLES)
            shown = " ".join(examples)
            if len(examples) < len(arguments):
                shown += " " + screen.text("and-more", count=len(arguments) - len(examples))
            moves.add_row("", Text(shown, "dim"))
    commands = _two_columns()
    for command in COMMANDS:
        commands.add_row(Text(f"  {command}", "bold cyan"), screen.text(f"command-{command}"))
    letters = [
        Text.assemble(chip(token, f" {letter} "), " ", words.colour(letter))
        for token, letter in zip(game.tokens, game.letters, strict=True)
    ]
    return Group(
        Text(screen.text("help-moves"), "bold"),
        moves,
        _indented(Text(screen.text("help-shortcuts"), "dim")),
        Text(),
        Text(screen.text("help-commands"), "bold"),
        commands,
        Text(),
        *map(_indented, flow(Text(), letters, 2, screen.width - 2)),
        _indented(
            Text(screen.text("help-signs", mark=BUYABLE_ASCII if screen.ascii_only else BUYABLE), "dim")
        ),
    )


def move_list(words: Words, legal: Sequence[Move], position: Position) -> Table:
    """Every legal move with what it does."""
    table = _two_columns()
    for move in legal:
        table.add_row(Text(f"  {move.text}", "bold cyan"), words.offer(move, position))
    return table


def _two_columns() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")  # a sentence without spaces is one word
    return table


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 2))


def spread(arguments: list[str], most: int) -> list[str]:
    """At most so many of them, from everywhere in the list."""
    if len(arguments) <= most:
        return arguments
    return [arguments[place * len(arguments) // most] for place in range(most)]


def by_verb(legal: Sequence[Move]) -> dict[str, list[str]]:
    """The arguments of the legal moves, by verb."""
    groups: dict[str, list[str]] = {}
    for move in legal:
        groups.setdefault(move.verb, []).append(move.argument)
    return groups
