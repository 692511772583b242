"""Orders about who may come in: blocks, keys and cookies."""

import time
from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.admin.orders import JsonOption, YesOption, carry_out, lasting, need_yes, print_json
from cabochon.cli.admin.tables import GuestOption
from cabochon.games.errors import CabochonError

if TYPE_CHECKING:
    from cabochon.server.admin import Block, BlockKind
    from cabochon.terminal import Screen

KindArgument = Annotated[str, typer.Argument(metavar="guest|address|cookie", help="admin-kind")]
SubjectArgument = Annotated[str, typer.Argument(metavar="HANDLE|ADDRESS", help="admin-subject")]
_KINDS: "dict[str, BlockKind]" = {"guest": "guest", "address": "address", "cookie": "cookie"}


def block(
    context: typer.Context,
    kind: KindArgument,
    subject: SubjectArgument,
    period: Annotated[str | None, typer.Option("--for", metavar="PERIOD", help="admin-for")] = None,
    reason: Annotated[
        str, typer.Option("--reason", metavar="TEXT", help="admin-reason", show_default=False)
    ] = "",
) -> None:
    """Keep a guest or an address out."""
    from cabochon.terminal import Screen

    known = _kind(kind)
    put = carry_out(context, lambda office: office.block(known, subject, period, reason))
    screen = Screen(context.obj)
    screen.say_whole("admin-blocked", subject=put.subject, until=_until(screen, put))


def unblock(context: typer.Context, kind: KindArgument, subject: SubjectArgument) -> None:
    """Let a guest or an address in again."""
    from cabochon.terminal import Screen

    known = _kind(kind)
    name = carry_out(context, lambda office: office.unblock(known, subject))
    Screen(context.obj).say_whole("admin-unblocked", subject=name)


def blocks(context: typer.Context, as_json: JsonOption = False) -> None:
    """List everybody who is kept out."""
    found = carry_out(context, lambda office: office.blocks())
    if as_json:
        print_json(found)
        return
    from rich.table import Table

    from cabochon.terminal import Screen

    screen = Screen(context.obj)
    if not found:
        screen.say("admin-no-blocks")
        return
    shown = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("admin-column-kind", "admin-column-subject", "admin-column-until"):
        shown.add_column(screen.text(heading), no_wrap=heading == "admin-column-subject")
    shown.add_column(screen.text("admin-column-reason"), overflow="fold", ratio=1)
    for each in found:
        shown.add_row(screen.text(f"admin-kind-{each.kind}"), each.subject, _until(screen, each), each.reason)
    screen.console.print(shown)


def rotate_key(context: typer.Context) -> None:
    """Sign cookies with a new key."""
    from cabochon.terminal import Screen

    count = carry_out(context, lambda office: office.rotate_key())
    Screen(context.obj).say("admin-rotated", count=count)


def revoke(context: typer.Context, guest: GuestOption = None, yes: YesOption = False) -> None:
    """Take cookies' worth away: those of old keys, or those of one guest."""
    from cabochon.terminal import Screen

    screen = Screen(context.obj)
    if guest is not None:
        put = carry_out(context, lambda office: office.block("cookie", guest, None, ""))
        screen.say("admin-revoked-guest", guest=put.subject)
        return
    need_yes(
        yes,
        "error-admin-revoke-yes",
        "everybody whose cookie was signed by an old key becomes a stranger and loses their seats; "
        "confirm it with --yes",
    )
    count = carry_out(context, lambda office: office.revoke())
    screen.say("admin-revoked", count=count)


def _kind(given: str) -> "BlockKind":
    if given not in _KINDS:
        raise CabochonError(
            f"what can be blocked is a guest, an address or a cookie, not {given!r}",
            code="error-admin-kind",
            given=given,
        )
    return _KINDS[given]


def _until(screen: "Screen", block: "Block") -> str:
    """How long a block lasts yet."""
    if block.until is None:
        return screen.text("admin-for-good")
    # A block of two days that was put a moment ago lasts two days.
    return lasting(screen.language, block.until - time.time() + 1)
