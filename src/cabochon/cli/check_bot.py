"""`cabochon check-bot`: does a program keep to the bot protocol?"""

from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.numbers import number

if TYPE_CHECKING:
    from rich.padding import Padding

    from cabochon.protocol import Check
    from cabochon.terminal import Screen

_SIGNS = {True: ("ok", "green"), False: ("NO", "bold red"), None: ("–", "yellow")}


def check_bot(
    context: typer.Context,
    command: Annotated[list[str], typer.Argument(metavar="CMD", help="check-bot-command")],
    timeout: Annotated[
        float, number("--timeout", metavar="S", least=0.1, most=3600, help="check-bot-timeout")
    ] = 10.0,
) -> None:
    """Print a list of checks with hints for the author; exit code 1 if one fails."""
    from rich.text import Text

    from cabochon.protocol import Patience
    from cabochon.protocol import check_bot as examine
    from cabochon.terminal import Screen

    screen = Screen(context.obj)
    failed = passed = 0
    # A command line in one piece is taken apart as a shell would.
    for check in examine(command[0] if len(command) == 1 else command, Patience(answer=timeout)):
        sign, style = _SIGNS[check.ok]
        screen.show(Text.assemble((f"{sign:<4}", style), _claim(screen, check)))
        if check.error is not None:
            screen.show(_indented(screen.text(check.error.code, **check.error.values)))
        if check.hint:
            screen.show(_indented(screen.text(f"bot-hint-{check.hint}"), "dim"))
        failed += check.ok is False
        passed += check.ok is True
    screen.say("check-bot-summary", "bold red" if failed else "bold green", failed=failed, passed=passed)
    if failed:
        raise typer.Exit(1)


def _claim(screen: "Screen", check: "Check") -> str:
    """What a check claims, in the language of the screen."""
    values = dict(check.values)
    if "game" in values:
        name = str(values["game"])
        values["game"] = screen.language.text_or(f"game-{name}", name)
    if "settings" in values:
        values["settings"] = values["settings"] or "none"
    claim = screen.text(f"bot-check-{check.code}", **values)
    return claim if check.ok is not None else screen.text("bot-check-open", claim=claim)


def _indented(text: str, style: str = "") -> "Padding":
    from rich.padding import Padding
    from rich.text import Text

    return Padding(Text(text, style), (0, 0, 0, 4), expand=False)
