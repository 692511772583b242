"""One client on a socket, seen from the table: messages go out through a short queue that blocks nobody."""

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from cabochon.server import gauges
from cabochon.server.live.delivery import Delivery, under_way
from cabochon.server.live.guests import Guest
from cabochon.server.options import Limits
from cabochon.server.show import CLOSE_CODES, Shown

_CLOSING_SECONDS = 2.0


class Connection:
    """What a client has seen and looks at. `say` and `close` never wait.

    A client that reads so slowly that too many messages, or too long ones, wait for it is closed; it comes
    back and resumes.
    """

    def __init__(self, guest: Guest, address: str, websocket: WebSocket, limits: Limits) -> None:
        self.guest = guest
        self.address = address
        self.seen: int | None = None
        """The number of the last event that was sent; None while the client has yet to ask for more."""
        self.look: int | None = None
        """Whose cards this screen shows, where several people share it."""
        self.heard = time.monotonic()
        self.has_spoken = False
        """Whether the client has said anything: until then nobody counts on it."""
        self.code: int | None = None
        """Why it is being closed."""
        self._websocket = websocket
        self._limits = limits
        self._waiting: deque[tuple[Shown, Delivery | None]] = deque()
        """What is to be sent, and the move that it tells of."""
        self._size = 0
        """How long the waiting messages are together."""
        self._something = asyncio.Event()
        self._is_sending = False
        self._reader = asyncio.current_task()
        self._writer = asyncio.create_task(self._write())

    @property
    def host(self) -> str | None:
        """The address from which the client came."""
        return None if self._websocket.client is None else self._websocket.client.host

    def say(self, text: Shown) -> None:
        """Send a message."""
        if self.code is not None:
            return
        delivery = under_way()
        if delivery is not None:
            delivery.expect()
        self._waiting.append((text, delivery))
        self._size += len(text)
        if len(self._waiting) > self._limits.backlog or self._size > self._limits.backlog_size:
            gauges.LIMITED.labels("backlog").inc()
            self._drop()
            self.close("slow")
        self._something.set()

    def close(self, reason: str) -> None:
        """Close it after what has been said so far."""
        if self.code is not None:
            return
        self.code = CLOSE_CODES[reason]
        self._something.set()
        if self._is_sending and self._reader is not None:
            # The client takes nothing any more, a farewell neither.
            self._reader.cancel()

    async def receive(self) -> dict[str, Any]:
        """The next message of the client as ASGI has it, a `websocket.disconnect` at the end."""
        message = await self._websocket.receive()
        self.heard = time.monotonic()
        return dict(message)

    async def end(self) -> None:
        """Stop sending; the last thing to be called."""
        if self.code is None:
            self._writer.cancel()
        with suppress(asyncio.CancelledError, TimeoutError):
            async with asyncio.timeout(_CLOSING_SECONDS):
                await self._writer
        self._drop()

    def _drop(self) -> None:
        """Send nothing of what is waiting."""
        for _, delivery in self._waiting:
            if delivery is not None:
                delivery.end(sent=False)
        self._waiting.clear()
        self._size = 0

    async def _write(self) -> None:
        # A client may be gone at any moment; the reader notices too, and ends the connection.
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._something.wait()
                self._something.clear()
                while self._waiting:
                    await self._send(*self._waiting.popleft())
                if self.code is not None:
                    await self._websocket.close(self.code)
                    return

    async def _send(self, text: Shown, delivery: Delivery | None) -> None:
        self._size -= len(text)
        self._is_sending = True
        try:
            await self._websocket.send({"type": "websocket.send", "text": text})
            self._is_sending = False
        finally:
            if delivery is not None:
                delivery.end(sent=not self._is_sending)
