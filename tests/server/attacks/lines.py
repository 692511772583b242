"""Strangers who write to the server by hand: TCP connections, and what comes back on them."""

import asyncio
import itertools
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress

from tests.server.serving import PATIENCE, Server

PACE = 0.001
"""Seconds between two pieces, so that an answer can come in between."""


class Line:
    """A connection, written to and read from by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writer = writer
        self.sent = 0
        self._reader = reader

    async def send(self, text: str | bytes) -> None:
        """Send it, if it is still wanted."""
        content = text if isinstance(text, bytes) else text.encode()
        with suppress(ConnectionError):
            self.writer.write(content)
            await self.writer.drain()
        self.sent += len(content)

    async def rest(self) -> bytes:
        """Everything that comes until the server ends the connection."""
        found = b""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while piece := await self._reader.read(65536):
                    found += piece
        return found

    async def answer(self) -> bytes:
        """The head of the next answer; its body, which must have a length, is read as well."""
        async with asyncio.timeout(PATIENCE):
            head = await self._reader.readuntil(b"\r\n\r\n")
            length = int(field(head, b"content-length") or b"0")
            await self._reader.readexactly(length)
        return head

    async def send_until_refused(self, pieces: Iterable[bytes], most: int = 1024 * 1024) -> bytes:
        """Send piece after piece until the server ends the connection; what it said."""
        ending = asyncio.ensure_future(self.rest())
        for piece in itertools.takewhile(lambda _: self.sent < most and not ending.done(), pieces):
            await self.send(piece)
            await asyncio.wait({ending}, timeout=PACE)
        assert self.sent < most, "it takes more and more"
        return await ending


@asynccontextmanager
async def line(server: Server, comes_from: str = "127.0.0.1", room: int | None = None) -> AsyncIterator[Line]:
    """A connection from an address of this computer; `room` is how much of what is not read fits in here."""
    plain = socket.socket()
    plain.setblocking(False)
    if room is not None:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    plain.bind((comes_from, 0))
    host, _, port = server.address.partition(":")
    await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=plain, limit=room or 2**16)
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()


def field(answer: bytes, name: bytes) -> bytes | None:
    """A header of an answer."""
    for header in answer.partition(b"\r\n\r\n")[0].split(b"\r\n")[1:]:
        key, _, value = header.partition(b": ")
        if key.lower() == name:
            return value
    return None


def status(answer: bytes) -> int:
    """The status of an answer."""
    return int(answer.split(b" ", 2)[1])


def handshake(server: Server, table: str, cookie: str) -> str:
    """The request for a WebSocket."""
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n"
    )


def frame(content: str | bytes, kind: int = 0x81) -> bytes:
    """A short frame, masked with zeros; 0x81 is a whole text, 0x01 its beginning, 0x00 more, 0x89 a ping."""
    content = content if isinstance(content, bytes) else content.encode()
    assert len(content) < 126
    return bytes([kind, 0x80 | len(content), 0, 0, 0, 0]) + content
