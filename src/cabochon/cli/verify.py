"""`cabochon verify`: does a record keep the rules and its published hash?"""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from cabochon.terminal import Screen


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="verify-file")],
    published: Annotated[str | None, typer.Option("--hash", metavar="HEX", help="verify-hash")] = None,
) -> None:
    """Print a list of checks; exit code 1 if one fails."""
    from rich.text import Text

    from cabochon.match import CabochonError
    from cabochon.terminal import Screen
    from cabochon.terminal.saves import read_record

    if published is not None and not re.fullmatch("[0-9a-fA-F]{64}", published.strip()):
        raise CabochonError(
            "--hash needs the 64 hexadecimal digits that were shown at the start of the game",
            code="error-hash",
        )
    screen = Screen(context.obj)
    checks = read_record(file).verify(published)
    for check in checks:
        sign, style = _SIGNS[check.ok]
        detail = "" if check.ok else f"  ({check.detail})"
        screen.show(Text.assemble((f"{sign:<4}", style), _claim(screen, check.name), (detail, "dim")))
    failed = sum(check.ok is False for check in checks)
    open_checks = sum(check.ok is None for check in checks)
    screen.say(
        "verify-summary",
        "bold red" if failed else "bold green",
        failed=failed,
        open=open_checks,
        count=len(checks),
    )
    if failed:
        raise typer.Exit(1)


def _claim(screen: "Screen", name: str) -> str:
    """What a check claims, in the language of the screen."""
    if name in ("commitment", "setup", "moves", "result"):
        return screen.text(f"check-{name}")
    if name == "published commitment":
        return screen.text("check-published")
    if name.startswith("refill "):
        return screen.text("check-refill", number=int(name.split()[1]))
    return screen.text("check-pool", pool=name)


_SIGNS = {True: ("ok", "green"), False: ("NO", "bold red"), None: ("?", "yellow")}
