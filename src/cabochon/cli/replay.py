"""`cabochon replay`: a recorded game, position by position."""

from pathlib import Path
from typing import Annotated

import typer

from cabochon.cli.options import NumberOption


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="replay-file")],
    number: NumberOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="replay-json")] = False,
) -> None:
    """Show the game of a record."""
    from cabochon.terminal.saves import read_match

    match = read_match(file, number)
    if as_json:
        from cabochon.terminal.replay import json_lines

        for line in json_lines(match):
            print(line)
    else:
        from cabochon.terminal import Screen
        from cabochon.terminal.replay import show_replay

        show_replay(Screen(context.obj), match)
