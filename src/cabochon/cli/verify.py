"""`cabochon verify`: does a record keep the rules and its published hash?"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.options import NumberOption

if TYPE_CHECKING:
    from rich.text import Text

    from cabochon.match import Check
    from cabochon.terminal import Screen


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="verify-file")],
    number: NumberOption = None,
    published: Annotated[str | None, typer.Option("--hash", metavar="HEX", help="verify-hash")] = None,
) -> None:
    """Print a list of checks; exit code 1 if one fails. Of several games each has a line."""
    from cabochon.match import CabochonError
    from cabochon.terminal import Screen
    from cabochon.terminal.saves import read_record

    if published is not None and not re.fullmatch("[0-9a-fA-F]{64}", published.strip()):
        raise CabochonError(
            "--hash needs the 64 hexadecimal digits that were shown at the start of the game",
            code="error-hash",
        )
    screen = Screen(context.obj)
    if number is None and published is None and _has_several(file):
        good = _verify_all(screen, file)
    else:
        checks = read_record(file, number).verify(published)
        screen.show(*(_check_line(screen, check) for check in checks))
        good = _summarise(screen, checks)
    if not good:
        raise typer.Exit(1)


def _has_several(file: Path) -> bool:
    from cabochon.match import RecordReader

    # What can be read only once, such as a pipe, is taken for one game.
    if not file.is_file():
        return False
    with RecordReader(file) as games:
        return games.skip() and games.skip()


def _verify_all(screen: "Screen", file: Path) -> bool:
    """A line for each game, and below it what is not as it should be."""
    from rich.text import Text

    from cabochon.match import RecordError, RecordReader

    failed = 0
    with RecordReader(file) as games:
        while True:
            try:
                record = next(games, None)
            except RecordError as error:
                failed += 1
                screen.show(_line(False, screen.text("verify-unread", number=games.number), str(error)))
                continue
            if record is None:
                break
            checks = record.verify()
            good = all(check.ok is not False for check in checks)
            failed += not good
            names = screen.language.join(record.names)
            screen.show(_line(good, screen.text("verify-game", number=games.number, names=names), ""))
            for check in checks:
                if check.ok is False:
                    screen.show(Text.assemble("    ", _check_line(screen, check)))
        count = games.number
    style = "bold red" if failed else "bold green"
    screen.say("verify-games", style, failed=failed, count=count)
    return not failed


def _check_line(screen: "Screen", check: "Check") -> "Text":
    return _line(check.ok, _claim(screen, check.name), "" if check.ok else check.detail)


def _line(ok: bool | None, claim: str, detail: str) -> "Text":
    from rich.text import Text

    sign, style = _SIGNS[ok]
    return Text.assemble((f"{sign:<4}", style), claim, (f"  ({detail})" if detail else "", "dim"))


def _summarise(screen: "Screen", checks: Sequence["Check"]) -> bool:
    """How many checks failed; whether none did."""
    failed = sum(check.ok is False for check in checks)
    open_checks = sum(check.ok is None for check in checks)
    style = "bold red" if failed else "bold green"
    screen.say("verify-summary", style, failed=failed, open=open_checks, count=len(checks))
    return not failed


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
