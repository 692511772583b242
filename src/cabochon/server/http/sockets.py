"""The socket of a table: numbered events out, requests with ids in.

A guest's first message is `resume`; the answer and everything later is an `update`. Whatever asks for
something has an id and is answered by `done`, after it is stored, or by `refused`.
"""

import asyncio
from typing import Annotated, Any

import structlog
from fastapi import APIRouter, Path, WebSocket
from pydantic import TypeAdapter, ValidationError

from cabochon.games.errors import CabochonError
from cabochon.server import gauges, show
from cabochon.server.http.meters import Meters, TooFastError
from cabochon.server.http.turnstile import guest_of, sender_address
from cabochon.server.live import Connection, Delivery, House, Places, RequestError, Visit
from cabochon.server.show import CLOSE_CODES, wire

router = APIRouter()
_MESSAGE: TypeAdapter[wire.ClientMessage] = TypeAdapter(wire.ClientMessage)
_MOST_WARNINGS = 20
_log = structlog.get_logger("cabochon.sockets")


@router.websocket("/api/tables/{table}/socket")
async def table_socket(websocket: WebSocket, table: Annotated[str, Path()]) -> None:
    """Take part in a table, or watch it."""
    house: House = websocket.app.state.house
    places: Places = websocket.app.state.places
    await websocket.accept()
    guest = guest_of(websocket)
    if guest is None:
        await websocket.close(CLOSE_CODES["no-guest"])
        return
    address = sender_address(websocket)
    if not places.hold(guest.id, address):
        gauges.LIMITED.labels("connections").inc()
        await websocket.close(CLOSE_CODES["too-fast"])
        return
    connection = Connection(guest, address, websocket, house.options.limits)
    try:
        await _Client(websocket, connection).serve(table)
    except asyncio.CancelledError:
        # The connection itself cancels its reader when the client takes nothing any more.
        if connection.code is None:
            raise
    finally:
        places.free(guest.id, address)
        await connection.end()


class _Client:
    def __init__(self, websocket: WebSocket, connection: Connection) -> None:
        self.connection = connection
        self.house: House = websocket.app.state.house
        self.meters: Meters = websocket.app.state.meters
        self.warnings = 0
        self._id = structlog.contextvars.get_contextvars().get("connection", "")
        self._heard = 0

    async def serve(self, table: str) -> None:
        """Until either side has had enough."""
        visit = await self.house.clients.receive(self.connection, table)
        if visit is None:
            return
        guest, told = self.connection.guest.handle, None
        _log.info("connected", table=table, guest=guest)
        try:
            while self.connection.code is None:
                message = await self.connection.receive()
                if message["type"] == "websocket.disconnect":
                    told = message.get("code")  # by the client, or by uvicorn when the server stops
                    break
                visit.begin()
                await self._hear(visit, message.get("text"))
        finally:
            structlog.contextvars.unbind_contextvars("request")
            visit.end()
            _log.info("disconnected", table=table, guest=guest, code=self.connection.code or told)

    async def _hear(self, visit: Visit, text: str | None) -> None:
        """Answer one message; nothing that a client can send raises an error."""
        self._heard += 1
        structlog.contextvars.bind_contextvars(request=f"{self._id}-{self._heard}")
        try:
            self.meters.messages.count(self.connection.guest.id, self.connection.address)
        except TooFastError as error:
            self.warnings += 1
            if self.warnings > _MOST_WARNINGS:
                self.connection.close("too-fast")
            self._refuse(_id_in(text or ""), error)
            return
        if text is None:
            self.connection.close("bad-message")
            return
        try:
            message = _MESSAGE.validate_json(text)
        except ValidationError as error:
            self._reject(text, error)
            return
        request = getattr(message, "id", None)
        try:
            await self._answer(visit, message)
        except CabochonError as error:
            self._refuse(request, error)

    async def _answer(self, visit: Visit, message: wire.ClientMessage) -> None:
        match message:
            case wire.Ping():
                self.connection.say(show.pong())
            case wire.Resume():
                await visit.resume(message.after)
            case wire.Look():
                visit.look(message.seat)
            case wire.Say():
                self.meters.phrases.count(self.connection.guest.id, self.connection.address)
                visit.say(message.seat, message.phrase)
            case wire.Rematch():
                if message.agree and visit.is_new(message.id):
                    # Sooner or later it opens a table.
                    self.meters.tables.count(self.connection.guest.id, self.connection.address)
                await self._act(visit, message)
            case wire.Play():
                with Delivery(self.connection.heard):
                    await self._act(visit, message)
            case _:
                await self._act(visit, message)

    async def _act(self, visit: Visit, message: wire.Request) -> None:
        number = await _acted(visit, message)
        self.connection.say(show.done(message.id, number))

    def _refuse(self, request: str | None, error: CabochonError) -> None:
        gauges.REFUSED.labels(error.code).inc()
        _log.info("refused", code=error.code)
        self.connection.say(show.refused(request, error))

    def _reject(self, text: str, error: ValidationError) -> None:
        """A message that is none of ours: said where it is wrong, unless it is no JSON at all."""
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        if first["type"] == "json_invalid":
            self.connection.close("bad-message")
            return
        where = ".".join(str(part) for part in first["loc"][1:]) or "type"
        self._refuse(_id_in(text), RequestError(400, "error-message", where=where[:60]))


async def _acted(visit: Visit, message: wire.Request) -> int:
    match message:
        case wire.Play():
            return await visit.play(message.id, message.seat, message.moves)
        case wire.Undo():
            return await visit.undo(message.id, message.seat)
        case wire.Resign():
            return await visit.resign(message.id, message.seat)
        case wire.Replace():
            return await visit.replace(message.id, message.seat)
        case wire.Return():
            return await visit.come_back(message.id, message.seat)
        case wire.Answer():
            return await visit.answer(message.id, message.agree)
        case wire.Rematch():
            return await visit.rematch(message.id, message.agree)


def _id_in(text: str) -> str | None:
    """The id of a message that is wrong otherwise, so that its sender knows which one it was."""
    try:
        found: Any = _ANYTHING.validate_json(text)
        return _ID.validate_python(found["id"]) if isinstance(found, dict) and "id" in found else None
    except ValidationError:
        return None


_ANYTHING: TypeAdapter[Any] = TypeAdapter(Any)
_ID: TypeAdapter[str] = TypeAdapter(wire.RequestId)
