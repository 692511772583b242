"""REST: guests, the lobby, tables and records. Everything live goes over the socket of a table."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal
from urllib.parse import quote

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from cabochon.server import show
from cabochon.server.http.cookies import Desk
from cabochon.server.http.meters import Meters
from cabochon.server.http.turnstile import guest_of, sender_address
from cabochon.server.live import Guest, House, RequestError, new_guest
from cabochon.server.network import is_loopback, own_address
from cabochon.server.show import Shown, wire

PROBLEM: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": wire.Problem, "description": "What was wrong; nothing has changed"},
    "5XX": {"model": wire.Problem, "description": "The server or its database is in trouble"},
}
TableId = Annotated[str, Path(description="A table's id", pattern=wire.TABLE_ID)]
SeatNumber = Annotated[int, Path(description="A seat, counted from 0", ge=0, le=3)]


def _guest_or_none(request: Request) -> Guest | None:
    """Who asks."""
    return guest_of(request)


Anyone = Annotated[Guest | None, Depends(_guest_or_none)]


def _guest(guest: Anyone) -> Guest:
    """Who asks, for what only a guest can do."""
    if guest is None:
        raise RequestError(401, "error-no-cookie")
    return guest


Known = Annotated[Guest, Depends(_guest)]


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


InHouse = Annotated[House, Depends(_house)]

router = APIRouter(prefix="/api", responses=PROBLEM)


def _json(content: Shown, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(content, status, headers, media_type="application/json")


# --- The server ---


@router.get("/health", tags=["server"], response_model=wire.Health)
async def health(house: InHouse) -> Response:
    """Whether the server and its database work."""
    return _json(await house.showcase.health())


@router.get("/games", tags=["server"], response_model=wire.Catalogue)
async def games(house: InHouse, _guest: Anyone) -> Response:
    """The games with their components and settings, and the bots; constant while the server runs."""
    return _json(house.showcase.games, headers={"cache-control": "no-cache"})


@router.get("/reach", tags=["server"], response_model=wire.Reach)
async def reach(request: Request, house: InHouse, _guest: Anyone) -> Response:
    """How other devices find this server; only its own computer is told, which calls it by another name."""
    near = request.client is not None and is_loopback(request.client.host)
    is_for_network = near and house.options.is_for_network
    own = own_address() if is_for_network else None
    address = None if own is None else f"http://{own}:{request.scope['server'][1]}"
    return _json(show.reach(address, is_for_network=is_for_network))


# --- The guest ---


@router.get("/me", tags=["guest"], response_model=wire.Me)
async def me(request: Request, guest: Anyone) -> Response:
    """Who I am. Whoever comes without a cookie, or with one of an old key, gets a new one."""
    answer = _json(show.me("" if guest is None else guest.name))
    desk: Desk = request.app.state.desk
    if guest is None or desk.is_old(request, guest):
        desk.welcome(answer, guest or new_guest(), encrypted=request.url.scheme == "https")
    return answer


@router.put("/me", tags=["guest"], response_model=wire.Me)
async def name_me(request: Request, house: InHouse, guest: Anyone, new: wire.NewName) -> Response:
    """Take a name, for the tables where I sit down from now on."""
    desk: Desk = request.app.state.desk
    named = (guest or new_guest()).called(new.name, house.bots.names)
    if guest is not None:
        await house.transfers.rename(named)
    answer = _json(show.me(named.name))
    desk.welcome(answer, named, encrypted=request.url.scheme == "https")
    return answer


@router.get("/me/tables", tags=["guest"], response_model=list[wire.TableSummary])
async def my_tables(house: InHouse, guest: Known) -> Response:
    """The tables where I sit, the latest first."""
    return _json(await house.showcase.tables_of(guest.id))


# --- Tables ---


@router.get("/tables", tags=["tables"], response_model=wire.Lobby)
async def lobby(house: InHouse, guest: Anyone) -> Response:
    """Tables with open seats, and games to watch."""
    return _json(await house.showcase.lobby(guest.id if guest else ""))


@router.post("/tables", tags=["tables"], status_code=201, response_model=wire.TableId)
async def open_table(request: Request, house: InHouse, guest: Known, plan: wire.NewTable) -> Response:
    """Open a table. Its game starts as soon as no seat is open."""
    meters: Meters = request.app.state.meters
    address = sender_address(request)
    meters.tables.count(guest.id, address)
    table = await house.reception.open(guest, address, plan)
    return _json(show.table_id(table), 201, {"location": f"/api/tables/{table}"})


@router.get("/tables/{table}", tags=["tables"], response_model=wire.TableState)
async def table_state(house: InHouse, guest: Anyone, table: TableId) -> Response:
    """A table, as I may see it."""
    return await _state(house, guest, table)


@router.put("/tables/{table}/seats/{seat}", tags=["tables"], response_model=wire.TableState)
async def join(house: InHouse, guest: Known, table: TableId, seat: SeatNumber) -> Response:
    """Sit down on an open seat."""
    await house.reception.join(guest, table, seat)
    return await _state(house, guest, table)


@router.delete("/tables/{table}/seats/{seat}", tags=["tables"], response_model=wire.TableState)
async def leave(house: InHouse, guest: Known, table: TableId, seat: SeatNumber) -> Response:
    """Get up from a seat of mine. Once the game has started, it stays mine."""
    await house.reception.leave(guest, table, seat)
    return await _state(house, guest, table)


@router.put("/tables/{table}/seats/{seat}/bot", tags=["tables"], response_model=wire.TableState)
async def seat_bot(
    house: InHouse, guest: Known, table: TableId, seat: SeatNumber, plan: wire.BotPlan
) -> Response:
    """Fill an open seat of my table with a bot."""
    await house.reception.seat_bot(guest, table, seat, plan.bot)
    return await _state(house, guest, table)


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
    house: InHouse,
    _guest: Anyone,
    table: TableId,
    form: Annotated[Literal["text", "json"], Query(alias="format")] = "text",
) -> Response:
    """The game so far: complete when it is over, without anything hidden while it goes on."""
    text, name = await house.showcase.record(table, form)
    if form == "json":
        return _json(text)
    return PlainTextResponse(text, headers={"content-disposition": _attachment(name)})


def _attachment(name: str) -> str:
    """A file to be kept under this name, in whatever letters."""
    plain = name.encode("ascii", "ignore").decode()
    return f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name, safe='')}"


async def _state(house: House, guest: Guest | None, table: str) -> Response:
    return _json(await house.showcase.state(table, guest.id if guest else ""))
