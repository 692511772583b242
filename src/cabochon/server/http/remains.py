"""Connections that leave nothing behind.

What uvicorn and websockets make for a socket refers to itself. Only the garbage collector would find it
afterwards, which this server runs seldom: until then every socket that ever was would take twelve kilobytes.
"""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Requests(HttpToolsProtocol):
    """Requests over HTTP."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a socket."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]


class Talks(WebSocketsSansIOProtocol):
    """Sockets."""

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        super().connection_lost(exc)
        self.conn.parser.close()
