"""REST: guests, the lobby, tables and records. Everything live goes over the socket of a table."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic_core import to_json
from starlette.responses import PlainTextResponse, Response

import cabochon
from cabochon.server import ids, seating, wire
from cabochon.server.guests import Desk, Guest, new_guest
from cabochon.server.hall import Command, Hall
from cabochon.server.limits import Meters, address_of
from cabochon.server.problems import RequestError

PROBLEM: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": wire.Problem, "description": "What was wrong; nothing has changed"},
    "5XX": {"model": wire.Problem, "description": "The server or its database is in trouble"},
}
TableId = Annotated[str, Path(description="A table's id", pattern=ids.PATTERN)]
SeatNumber = Annotated[int, Path(description="A seat, counted from 0", ge=0, le=3)]


def _guest_or_none(request: Request) -> Guest | None:
    """Who asks; counts the request."""
    desk: Desk = request.app.state.desk
    meters: Meters = request.app.state.meters
    guest = desk.known(request)
    address = address_of(request.client.host if request.client else None)
    meters.requests.count(guest.id if guest else "", address)
    return guest


Anyone = Annotated[Guest | None, Depends(_guest_or_none)]


def _guest(guest: Anyone) -> Guest:
    """Who asks, for what only a guest can do."""
    if guest is None:
        raise RequestError(401, "error-no-cookie")
    return guest


Known = Annotated[Guest, Depends(_guest)]


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


InHall = Annotated[Hall, Depends(_hall)]

router = APIRouter(prefix="/api", responses=PROBLEM)


def _json(content: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Wire dictionaries as they are: they need no second check."""
    return Response(to_json(content), status, headers, media_type="application/json")


# --- The server ---


@router.get("/health", tags=["server"])
async def health(hall: InHall) -> wire.Health:
    """Whether the server and its database work."""
    await hall.store.ping()
    return {
        "status": "ok",
        "version": cabochon.__version__,
        "database": hall.store.database,
        "tables": len(hall.tables),
        "connections": len(hall.connections),
    }


@router.get("/games", tags=["server"], response_model=wire.Catalogue)
async def games(request: Request, _guest: Anyone) -> Response:
    """The games with their components and settings, and the bots; constant while the server runs."""
    content: bytes = request.app.state.catalogue
    return Response(content, headers={"cache-control": "no-cache"}, media_type="application/json")


# --- The guest ---


@router.get("/me", tags=["guest"], response_model=wire.Me)
async def me(request: Request, guest: Anyone) -> Response:
    """Who I am. Whoever comes without a cookie gets one."""
    answer = _json({"name": "" if guest is None else guest.name})
    if guest is None:
        desk: Desk = request.app.state.desk
        desk.welcome(answer, new_guest(), encrypted=request.url.scheme == "https")
    return answer


@router.put("/me", tags=["guest"], response_model=wire.Me)
async def name_me(request: Request, guest: Anyone, new: wire.NewName) -> Response:
    """Take a name, for the tables where I sit down from now on."""
    desk: Desk = request.app.state.desk
    named = (guest or new_guest())._replace(name=seating.checked_name(new.name))
    answer = _json({"name": named.name})
    desk.welcome(answer, named, encrypted=request.url.scheme == "https")
    return answer


@router.get("/me/tables", tags=["guest"], response_model=list[wire.TableSummary])
async def my_tables(hall: InHall, guest: Known) -> Response:
    """The tables where I sit, the latest first."""
    return _json(await hall.tables_of(guest.id))


# --- Tables ---


@router.get("/tables", tags=["tables"], response_model=wire.Lobby)
async def lobby(hall: InHall, guest: Anyone) -> Response:
    """Tables with open seats, and games to watch."""
    return _json(await hall.lobby(guest.id if guest else ""))


@router.post("/tables", tags=["tables"], status_code=201, response_model=wire.TableId)
async def open_table(request: Request, hall: InHall, guest: Known, plan: wire.NewTable) -> Response:
    """Open a table. Its game starts as soon as no seat is open."""
    meters: Meters = request.app.state.meters
    meters.tables.count(guest.id, address_of(request.client.host if request.client else None))
    table = await hall.open(guest, plan)
    return _json({"id": table}, 201, {"location": f"/api/tables/{table}"})


@router.get("/tables/{table}", tags=["tables"], response_model=wire.TableState)
async def table_state(hall: InHall, guest: Anyone, table: TableId) -> Response:
    """A table, as I may see it."""
    return await _state(hall, guest, table)


@router.put("/tables/{table}/seats/{seat}", tags=["tables"], response_model=wire.TableState)
async def join(hall: InHall, guest: Known, table: TableId, seat: SeatNumber) -> Response:
    """Sit down on an open seat."""
    return await _done(hall, guest, table, lambda at, _: at.join(guest.id, guest.shown, seat))


@router.delete("/tables/{table}/seats/{seat}", tags=["tables"], response_model=wire.TableState)
async def leave(hall: InHall, guest: Known, table: TableId, seat: SeatNumber) -> Response:
    """Get up from a seat of mine. Once the game has started, it stays mine."""
    return await _done(hall, guest, table, lambda at, _: at.leave(guest.id, seat))


@router.put("/tables/{table}/seats/{seat}/bot", tags=["tables"], response_model=wire.TableState)
async def seat_bot(
    hall: InHall, guest: Known, table: TableId, seat: SeatNumber, plan: wire.BotPlan
) -> Response:
    """Fill an open seat of my table with a bot."""
    return await _done(hall, guest, table, lambda at, _: at.seat_bot(guest.id, seat, plan.bot))


@router.post(
    "/tables/{table}/rematch",
    tags=["tables"],
    response_model=wire.TableId,
    responses={201: {"model": wire.TableId, "description": "The table was opened by this call"}},
)
async def rematch(request: Request, hall: InHall, guest: Known, table: TableId) -> Response:
    """The table of the next game with the same people, one seat further on. The first call opens it."""
    meters: Meters = request.app.state.meters
    meters.tables.count(guest.id, address_of(request.client.host if request.client else None))
    following, is_new = await hall.rematch(table, guest)
    return _json({"id": following}, 201 if is_new else 200)


@router.get(
    "/tables/{table}/record",
    tags=["tables"],
    response_model=None,
    responses={
        200: {
            "description": "The record; with format=json, the match as JSON",
            "content": {"text/plain": {"schema": {"type": "string"}}, "application/json": {"schema": {}}},
        }
    },
)
async def record(
    hall: InHall,
    _guest: Anyone,
    table: TableId,
    form: Annotated[Literal["text", "json"], Query(alias="format")] = "text",
) -> Response:
    """The game so far: complete when it is over, without anything hidden while it goes on."""
    at = (await hall.live(table)).table
    if at.match is None:
        raise RequestError(409, "error-table-not-started")
    over = at.status == "over"
    if form == "json":
        return Response(at.match.to_json(reveal=over), media_type="application/json")
    return PlainTextResponse(str(at.match.record(reveal=over)))


async def _done(hall: Hall, guest: Guest, table: str, command: Command) -> Response:
    await hall.act(table, command)
    return await _state(hall, guest, table)


async def _state(hall: Hall, guest: Guest | None, table: str) -> Response:
    return _json(await hall.state(table, guest.id if guest else ""))
