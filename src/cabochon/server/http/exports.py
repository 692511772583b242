"""REST for what a guest takes along: all that the server holds about them, or all records."""

import datetime
import io
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

from fastapi import APIRouter, Request
from starlette.responses import Response

from cabochon.server.http.departures import Stream
from cabochon.server.http.meters import Meters
from cabochon.server.http.routes import PROBLEM, InHouse, Known
from cabochon.server.http.turnstile import sender_address
from cabochon.server.live import Guest, House
from cabochon.server.show import Keepsake

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

router = APIRouter(prefix="/api/me", tags=["guest"], responses=PROBLEM)


@router.get(
    "/export",
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
    return _taken_along(
        request,
        house,
        guest,
        lambda: _zipped(house.keepsakes.files(guest)),
        "application/zip",
        "cabochon-{day}.zip",
    )


@router.get(
    "/games/records",
    response_model=None,
    responses={
        200: {
            "description": "The records of all my games that are over, one behind the other",
            "content": {"text/plain": {"schema": {"type": "string"}}},
        }
    },
)
async def records(request: Request, house: InHouse, guest: Known) -> Response:
    """All my finished games as one file."""
    return _taken_along(
        request,
        house,
        guest,
        lambda: house.keepsakes.records(guest),
        "text/plain; charset=utf-8",
        "cabochon-games-{day}.txt",
    )


def _taken_along(
    request: Request,
    house: House,
    guest: Guest,
    parts: Callable[[], AsyncGenerator[bytes]],
    kind: str,
    name: str,
) -> Response:
    """A file of today, made while it is sent; a RequestError if that is too often, or too much at once."""
    meters: Meters = request.app.state.meters
    address = sender_address(request)
    meters.inventories.count(guest.id, address)
    house.keepsakes.hold(guest, address)
    file = name.format(day=datetime.datetime.now(datetime.UTC).date())
    return Stream(
        parts(),
        lambda: house.keepsakes.free(guest, address),
        house.options.limits.taking,
        kind,
        {"content-disposition": f'attachment; filename="{file}"'},
    )


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
