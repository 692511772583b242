"""Orders about tables: to list, show, close and delete them."""

import time
from typing import TYPE_CHECKING, Annotated, get_args

import typer

from cabochon.cli.admin.orders import JsonOption, YesOption, carry_out, lasting, need_yes, print_json
from cabochon.cli.numbers import whole_number
from cabochon.games.errors import CabochonError

if TYPE_CHECKING:
    from rich.table import Table

    from cabochon.server.admin import Item, SeatItem
    from cabochon.server.table.standing import Status
    from cabochon.terminal import Screen

GuestOption = Annotated[str | None, typer.Option("--guest", metavar="HANDLE", help="admin-guest")]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="admin-table")]


def tables(
    context: typer.Context,
    status: Annotated[
        str | None, typer.Option("--status", metavar="waiting|playing|over", help="admin-status")
    ] = None,
    guest: GuestOption = None,
    limit: Annotated[
        int, whole_number("--limit", metavar="N", least=1, most=100_000, help="admin-limit")
    ] = 50,
    as_json: JsonOption = False,
) -> None:
    """List tables, the latest first."""
    wanted = _status(status)
    found = carry_out(context, lambda office: office.tables(wanted, guest, limit))
    if as_json:
        print_json(found)
        return
    from cabochon.terminal import Screen

    screen = Screen(context.obj)
    if found:
        screen.console.print(_listed(screen, found))
    else:
        screen.say("admin-none")


def show(context: typer.Context, table: TableArgument, as_json: JsonOption = False) -> None:
    """Show one table: who sits there, but nothing of what lies on it."""
    item = carry_out(context, lambda office: office.show(table))
    if as_json:
        print_json(item)
        return
    from rich.table import Table

    from cabochon.terminal import Screen

    screen, now = Screen(context.obj), time.time()
    facts = Table.grid(padding=(0, 2, 0, 0))
    for message, value in (
        ("admin-column-table", item.id),
        ("admin-column-game", _game(screen, item)),
        ("admin-column-status", screen.text(f"admin-status-{item.status}")),
        ("admin-column-age", lasting(screen.language, now - item.created)),
        ("admin-column-changed", lasting(screen.language, now - item.updated)),
        ("admin-column-events", str(item.events)),
        ("admin-column-host", item.host),
    ):
        facts.add_row(screen.text(message), value)
    seats = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("admin-column-seat", "admin-column-name", "admin-column-guest"):
        seats.add_column(screen.text(heading), overflow="fold")
    for number, seat in enumerate(item.seats, 1):
        seats.add_row(str(number), _sitting(screen, seat), seat.guest or "")
    screen.console.print(facts)
    screen.console.print()
    screen.console.print(seats)


def close(context: typer.Context, table: TableArgument) -> None:
    """End a table; nobody wins."""
    from cabochon.terminal import Screen

    closed = carry_out(context, lambda office: office.close(table))
    Screen(context.obj).say("admin-closed" if closed else "admin-closed-before", table=table)


def delete(
    context: typer.Context,
    table: Annotated[list[str] | None, typer.Argument(metavar="TABLE…", help="admin-tables")] = None,
    guest: GuestOption = None,
    yes: YesOption = False,
) -> None:
    """Delete tables, or all of a guest."""
    from cabochon.terminal import Screen

    given = table or []
    if bool(given) == (guest is not None):
        raise CabochonError(
            "name the tables to be deleted, or with --guest the guest whose tables they are",
            code="error-admin-delete",
        )
    if guest is None:
        carry_out(context, lambda office: office.delete(given))
        count = len(given)
    else:
        need_yes(
            yes,
            "error-admin-delete-yes",
            f"this deletes all tables of {guest}; confirm it with --yes",
            guest=guest,
        )
        count = carry_out(context, lambda office: office.delete_of(guest))
    Screen(context.obj).say("admin-deleted", count=count)


def _status(given: str | None) -> "Status | None":
    if given is None:
        return None
    from cabochon.server.table.standing import Status

    for status in get_args(Status):
        if status == given:
            return status  # type: ignore[no-any-return]
    raise CabochonError(
        f"--status is waiting, playing or over, not {given!r}", code="error-admin-status", given=given
    )


def _listed(screen: "Screen", found: "list[Item]") -> "Table":
    from rich.table import Table

    now = time.time()
    shown = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    shown.add_column(screen.text("admin-column-table"), no_wrap=True)
    for heading in ("admin-column-game", "admin-column-status"):
        shown.add_column(screen.text(heading))
    shown.add_column(screen.text("admin-column-people"), overflow="fold", ratio=1)
    for heading in ("admin-column-age", "admin-column-changed", "admin-column-events"):
        shown.add_column(screen.text(heading), justify="right")
    for item in found:
        shown.add_row(
            item.id,
            _game(screen, item),
            screen.text(f"admin-status-{item.status}"),
            "\n".join(f"{_sitting(screen, seat)}  {seat.guest or ''}".rstrip() for seat in item.seats),
            lasting(screen.language, now - item.created),
            lasting(screen.language, now - item.updated),
            str(item.events),
        )
    return shown


def _game(screen: "Screen", item: "Item") -> str:
    return screen.language.text_or(f"game-{item.game}", item.game) if item.game else "?"


def _sitting(screen: "Screen", seat: "SeatItem") -> str:
    if seat.kind == "open":
        return screen.text("admin-seat-open")
    return f"{seat.name} ({seat.bot})" if seat.away else seat.name
