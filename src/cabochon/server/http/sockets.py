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
from cabochon.server.http.guests import Desk
from cabochon.server.http.limits import Meters, Places, TooFastError, address_of
from cabochon.server.http.problems import RequestError, problem
from cabochon.server.live.connection import Connection
from cabochon.server.live.hall import Command, Hall
from cabochon.server.live.table import Live
from cabochon.server.show import wire
from cabochon.server.store import DatabaseError

router = APIRouter()
_MESSAGE: TypeAdapter[wire.ClientMessage] = TypeAdapter(wire.ClientMessage)
_MOST_WARNINGS = 20
_log = structlog.get_logger("cabochon.sockets")


@router.websocket("/api/tables/{table}/socket")
async def table_socket(websocket: WebSocket, table: Annotated[str, Path()]) -> None:
    """Take part in a table, or watch it."""
    hall: Hall = websocket.app.state.hall
    desk: Desk = websocket.app.state.desk
    places: Places = websocket.app.state.places
    await websocket.accept()
    guest = desk.known(websocket)
    if guest is None:
        await websocket.close(wire.CLOSE_CODES["no-guest"])
        return
    address = address_of(websocket.client.host if websocket.client else None)
    if not places.hold(guest.id, address):
        await websocket.close(wire.CLOSE_CODES["too-fast"])
        return
    connection = Connection(guest, websocket, hall.options.limits.backlog)
    try:
        await _Client(websocket, connection, address).serve(table)
    except asyncio.CancelledError:
        # The connection itself cancels its reader when the client takes nothing any more.
        if connection.code is None:
            raise
    finally:
        places.free(guest.id, address)
        await connection.end()


class _Client:
    def __init__(self, websocket: WebSocket, connection: Connection, address: str) -> None:
        self.connection = connection
        self.hall: Hall = websocket.app.state.hall
        self.meters: Meters = websocket.app.state.meters
        self.address = address
        self.warnings = 0

    async def serve(self, table: str) -> None:
        """Until either side has had enough."""
        try:
            live = await self.hall.attach(self.connection, table)
        except DatabaseError:
            self.connection.close("restart")
            return
        except CabochonError:
            self.connection.close("no-table")
            return
        _log.info("connected", table=table)
        try:
            while self.connection.code is None:
                message = await self.connection.receive()
                if message["type"] == "websocket.disconnect":
                    break
                await self._hear(live, message.get("text"))
        finally:
            self.hall.detach(self.connection, live)
            _log.info("disconnected", table=table, code=self.connection.code)

    async def _hear(self, live: Live, text: str | None) -> None:
        """Answer one message; nothing that a client can send raises an error."""
        try:
            self.meters.messages.count(self.connection.guest.id, self.address)
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
            await self._answer(live, message)
        except CabochonError as error:
            self._refuse(request, error)

    async def _answer(self, live: Live, message: wire.ClientMessage) -> None:
        match message:
            case wire.Ping():
                self.connection.tell({"type": "pong"})
            case wire.Resume():
                await self.hall.resume(self.connection, live, message.after)
            case wire.Look():
                self.hall.look(self.connection, live, message.seat)
            case _:
                key = f"{self.connection.guest.id}:{message.id}"
                number = await self.hall.act(live.id, self._command(live, message, key), key)
                self.connection.tell({"type": "done", "id": message.id, "number": number})

    def _command(
        self,
        live: Live,
        message: wire.Play | wire.Undo | wire.Resign | wire.Replace | wire.Return | wire.Answer,
        key: str,
    ) -> Command:
        guest = self.connection.guest.id
        match message:
            case wire.Play(seat=seat, moves=moves):
                return lambda table, now: table.play(guest, seat, moves, key, now)
            case wire.Undo(seat=seat):
                return lambda table, now: table.undo(guest, seat, key, now)
            case wire.Resign(seat=seat):
                return lambda table, now: table.resign(guest, seat, key, now)
            case wire.Replace(seat=seat, bot=bot):
                return lambda table, now: table.replace(guest, seat, bot, live.present().online, key, now)
            case wire.Return(seat=seat):
                return lambda table, now: table.come_back(guest, seat, key, now)
            case wire.Answer(agree=agree):
                return lambda table, now: table.answer(guest, agree, key, now)

    def _refuse(self, request: str | None, error: CabochonError) -> None:
        self.connection.tell({"type": "refused", "id": request, "problem": problem(error)})

    def _reject(self, text: str, error: ValidationError) -> None:
        """A message that is none of ours: said where it is wrong, unless it is no JSON at all."""
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        if first["type"] == "json_invalid":
            self.connection.close("bad-message")
            return
        where = ".".join(str(part) for part in first["loc"][1:]) or "type"
        self._refuse(_id_in(text), RequestError(400, "error-message", where=where[:60]))


def _id_in(text: str) -> str | None:
    """The id of a message that is wrong otherwise, so that its sender knows which one it was."""
    try:
        found: Any = _ANYTHING.validate_json(text)
        return _ID.validate_python(found["id"]) if isinstance(found, dict) and "id" in found else None
    except ValidationError:
        return None


_ANYTHING: TypeAdapter[Any] = TypeAdapter(Any)
_ID: TypeAdapter[str] = TypeAdapter(wire.RequestId)
