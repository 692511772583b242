"""REST for what the server holds about a guest: they can take it along, and have it deleted."""

import datetime
import io
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

from fastapi import APIRouter, Request
from starlette.responses import Response

from cabochon.server.http.cookies import Desk
from cabochon.server.http.departures import Stream
from cabochon.server.http.meters import Meters
from cabochon.server.http.routes import PROBLEM, InHouse, Known
from cabochon.server.http.turnstile import sender_address
from cabochon.server.live import Guest
from cabochon.server.show import Keepsake, wire

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

router = APIRouter(prefix="/api", responses=PROBLEM)


@router.get(
    "/me/export",
    tags=["guest"],
    response_model=None,
    responses={
        200: {
            "description": "A zip file: the record of each game, and `about.json`, which is a `Kept`",
            "content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}},
        }
    },
)
async def export(request: Request, house: InHouse, guest: Known) -> Response:
    """Everything that the server holds about me."""
    address = _counted(request, guest)
    house.keepsakes.hold(guest, address)
    day = datetime.datetime.now(datetime.UTC).date()
    return Stream(
        _zipped(house.keepsakes.files(guest)),
        lambda: house.keepsakes.free(guest, address),
        house.options.limits.taking,
        "application/zip",
        {"content-disposition": f'attachment; filename="cabochon-{day}.zip"'},
    )


@router.delete("/me", tags=["guest"], response_model=wire.Farewell)
async def forget_me(request: Request, house: InHouse, guest: Known, _wish: wire.Goodbye) -> Response:
    """Delete everything about me: my games, and my name where others played, too. There is no way back."""
    _counted(request, guest)
    answer = Response(await house.farewells.forget(guest.id), media_type="application/json")
    desk: Desk = request.app.state.desk
    desk.dismiss(answer, encrypted=request.url.scheme == "https")
    return answer


def _counted(request: Request, guest: Guest) -> str:
    """The address of a request that goes through everything of a guest, which is counted."""
    meters: Meters = request.app.state.meters
    address = sender_address(request)
    meters.inventories.count(guest.id, address)
    return address


class _Outgoing(io.RawIOBase):
    """A file that is written and at once sent away."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, part: "ReadableBuffer", /) -> int:
        self._parts.append(bytes(part))
        return len(self._parts[-1])

    def taken(self) -> bytes:
        """What was written since it was last taken."""
        parts, self._parts = self._parts, []
        return b"".join(parts)


async def _zipped(files: AsyncGenerator[Keepsake]) -> AsyncGenerator[bytes]:
    """A zip file of these, as they come."""
    outgoing = _Outgoing()
    async with aclosing(files):
        with ZipFile(outgoing, "w", ZIP_DEFLATED) as archive:
            async for path, content in files:
                archive.writestr(path, content)
                yield outgoing.taken()
    yield outgoing.taken()
