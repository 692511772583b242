"""Connections as uvicorn serves them, with an end to what they may bring, hold and leave lying.

Whoever is connected has so long to send a request, so long to take the answer, and so long until the next
one. Nothing but its body may make a request long, and the application sees to the body.
"""

import asyncio
from typing import Any, Literal
from urllib.parse import urlsplit

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Response

from cabochon.server import gauges
from cabochon.server.http.doors import Doors
from cabochon.server.http.security import HEADERS
from cabochon.server.show import CLOSE_CODES

_MAPPED = "::ffff:"
_LINGERING = 10.0
"""Seconds that a connection which is being closed has to take what was written."""
_STOPPING = 2.0
"""The same when the server stops, which would wait for ever for somebody who takes nothing."""
_UNDER_WAY = 3.5
"""Seconds that an answer has which is under way then; uvicorn gives it up soon after."""
_BUFFER = 32 * 1024
"""Bytes that may wait for the network before whoever writes has to."""
_FRAME = 4
"""Bytes of a header beside its name and value: a colon, a space, the end of the line."""
_MOST_FRAMES = 64
"""Pieces in which a message may come."""
_AT_ONCE = 2048
"""Bytes that are read into frames before anybody looks how many those were: a frame may have six."""


class RefusedError(Exception):
    """Stops the parser, which turns it into an error of its own."""


def _plain(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Who is connected: where IPv6 is listened on, IPv4 comes dressed up, and no proxy would be known so."""
    if client is None or not client[0].startswith(_MAPPED):
        return client
    return client[0].removeprefix(_MAPPED), client[1]


class _Leaving:
    """Ends a connection for good. Closing waits until the client has taken all, which it may never do."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _end: asyncio.TimerHandle | None = None

    def _end_within(self, seconds: float) -> None:
        """Unless it ends sooner by itself, or was to."""
        if self._end is None or self._end.when() > self.loop.time() + seconds:
            self._has_ended()
            self._end = self.loop.call_later(seconds, self.transport.abort)

    def _has_ended(self) -> None:
        if self._end is not None:
            self._end.cancel()


class Requests(_Leaving, HttpToolsProtocol):
    """HTTP on one connection, one request at a time."""

    def __init__(self, doors: Doors, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._doors = doors
        self._limits = doors.limits
        self._is_let_in = False
        self._phase: Literal["head", "body", "answer"] = "head"
        """What is waited for. After the answer comes the head of the next request."""
        self._size = 0
        """How much of the present request has come, without its body."""
        self._lines = 0
        """How much of that was read as its address, headers and trailers."""
        self._refusal: bytes | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    # --- The connection ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = _plain(self.client)
        transport.set_write_buffer_limits(high=_BUFFER)
        refusal = self._doors.enter(self._host)
        if refusal is None:
            self._is_let_in = True
            self._begin()
        else:
            self._turn_away(refusal)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._has_ended()
        self._set_deadline(None)
        self.resume_writing()
        if self._is_let_in:
            self._doors.leave(self._host)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._phase == "answer":
            self._begin()
        self._size += len(data)
        super().data_received(data)
        if self._size > self._limits.head and not self.transport.is_closing():
            self._turn_away(self._doors.head_too_long)

    def handle_websocket_upgrade(self) -> None:
        # The other protocol has the connection from now on, and its place.
        self._set_deadline(None)
        self._size = 0
        super().handle_websocket_upgrade()
        # It refers back to this, which would stay until the server's rare garbage collector finds it.
        self.parser = None  # type: ignore[assignment]

    def shutdown(self) -> None:
        super().shutdown()
        self._end_within(_STOPPING if self.transport.is_closing() else _UNDER_WAY)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for_taking()

    def _wait_for_taking(self) -> None:
        """End the connection if the client takes nothing at all for so long."""
        before = self.transport.get_write_buffer_size()

        def look() -> None:
            if self.transport.get_write_buffer_size() < before:
                self._wait_for_taking()
            else:
                self.transport.abort()

        self._stuck = self.loop.call_later(self._limits.taking, look)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def timeout_keep_alive_handler(self) -> None:
        """The deadline ends idle connections, and those that leave their answers lying."""

    # --- Requests ---

    def on_message_begin(self) -> None:
        if self._phase != "head":
            self._begin()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._read(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._read(len(name) + len(value) + _FRAME)
        if self._phase == "head":  # trailers tell nothing that anybody here wants to know
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._phase = "body"
        self._set_deadline(self._limits.arriving)
        if self.cycle is not None and not self.cycle.response_complete:
            # A browser waits for the answer. Who does not could have any number of them made at once.
            self._refuse(b"")
        if self._names_another_host():
            self._refuse(self._doors.elsewhere)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._size -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._phase = "answer"
        self._size = 0
        answered = self.cycle is not None and self.cycle.response_complete
        self._set_deadline(self._limits.resting if answered else None)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._close()
        elif self._phase == "answer":
            self._set_deadline(self._limits.resting)

    def send_400_response(self, msg: str) -> None:
        """What uvicorn calls when the parser has stopped."""
        del msg
        self._turn_away(self._doors.malformed if self._refusal is None else self._refusal)

    # --- Limits ---

    @property
    def _host(self) -> str | None:
        return None if self.client is None else self.client[0]

    def _begin(self) -> None:
        """Wait for a request."""
        self._phase = "head"
        self._size = self._lines = 0
        self._set_deadline(self._limits.arriving)

    def _read(self, size: int) -> None:
        self._lines += size
        if self._lines > self._limits.head:
            self._refuse(self._doors.head_too_long)

    def _refuse(self, answer: bytes) -> None:
        self._refusal = answer
        raise RefusedError

    def _names_another_host(self) -> bool:
        """Whether the address, written whole as for a proxy, is of another host than the one of `Host`."""
        if self.url.startswith(b"/"):
            return False
        hosts = [value.lower() for name, value in self.headers if name == b"host"]
        return hosts != [urlsplit(self.url).netloc.lower()]

    def _set_deadline(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._be_late)

    def _be_late(self) -> None:
        if self._phase == "answer" or not self._size:
            self._close()  # nothing was asked
        else:
            self._turn_away(self._doors.too_slow)

    def _turn_away(self, answer: bytes) -> None:
        """End the connection, with an answer if none is being given."""
        if self.cycle is not None and not self.cycle.response_complete:
            if self.cycle.response_started or not answer:
                self.transport.abort()
                return
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.write(answer)
        self._close()

    def _close(self) -> None:
        self.transport.close()
        self._set_deadline(None)
        self._end_within(_LINGERING)


class Talks(_Leaving, WebSocketsSansIOProtocol):
    """A WebSocket, on a connection that was let in before."""

    def __init__(self, doors: Doors, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._doors = doors
        self._rate = doors.limits.frames
        self._frames = self._rate.burst
        """How many more may come now."""
        self._counted = self.loop.time()
        """When something last came."""
        send = self.conn.send_response

        def send_safely(response: Response) -> None:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
            send(response)

        self.conn.send_response = send_safely  # type: ignore[method-assign]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = _plain(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # These two refer to themselves, which the server's rare garbage collector would have to find out.
        self.conn.parser.close()
        del self.conn.send_response
        self._doors.leave(None if self.client is None else self.client[0])
        self._has_ended()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self._end_within(_LINGERING)

    def send_keepalive_ping(self) -> None:
        """Ask only those who have said nothing for so long: thousands are there because they play."""
        assert self.ping_interval is not None
        silent = self.loop.time() - self._counted
        if silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        if self.read_paused:
            # What the client said before is still being dealt with, and its answer waits behind that.
            self.pong_timer = None
            self.schedule_ping()
            return
        super().keepalive_timeout()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.INTERNAL_ERROR})
        self._end_within(_STOPPING)

    def shutdown(self) -> None:
        super().shutdown()
        self._end_within(_STOPPING)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _AT_ONCE])

    def handle_events(self) -> None:
        """Pings and pongs are no messages, which the application counts, but they cost as much."""
        now = self.loop.time()
        filled = self._frames + (now - self._counted) * self._rate.per_second
        self._frames = min(self._rate.burst, filled) - len(self.conn.events)
        self._counted = now
        if self._frames >= 0:
            super().handle_events()
        else:
            gauges.LIMITED.labels("frames").inc()
            self._fail(CLOSE_CODES["too-fast"], "too many frames")

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        if len(self.frames) < _MOST_FRAMES:
            super().handle_cont(event)
        else:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many pieces")

    def _fail(self, code: int, reason: str) -> None:
        self.conn.fail(code, reason)
        self.handle_parser_exception()
        self._end_within(_LINGERING)

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # who takes nothing gets no pongs either
