"""The doors: whose requests are heard, how long they may be, and what browsers are told to allow.

A page of another site must not act for a guest (Origin), and a name that somebody else's DNS points at this
machine must not lead here (Host).
"""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cabochon.server import gauges
from cabochon.server.http.problems import answer
from cabochon.server.live import RequestError
from cabochon.server.options import Options
from cabochon.server.show import CLOSE_CODES

HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_READING = ("GET", "HEAD", "OPTIONS")
_READ_SECONDS = 10.0
_WITH_RECORD = ("/api/tables", "/api/analysis")


class SafeHeaders:
    """Puts the headers that protect the page on every answer; answers of the API are not kept anywhere."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        of_api = scope["path"].startswith("/api")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if of_api:
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_safely)


class Gate:
    """Turns away requests and sockets with a wrong Host or Origin, and requests that are too long."""

    def __init__(self, app: ASGIApp, options: Options) -> None:
        self.app = app
        self._hosts = Hosts(options)
        self._origins = frozenset(origin.rstrip("/").lower() for origin in options.origins)
        self._limits = options.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self._hosts.know(headers.get("host", "")):
            await _turn_away(RequestError(421, "error-host"), scope, receive, send)
        elif self._is_acting(scope) and not self._is_own(headers):
            await _turn_away(RequestError(403, "error-origin"), scope, receive, send)
        elif scope["type"] == "http" and scope["method"] not in _READING:
            most = self._limits.record_body if scope["path"] in _WITH_RECORD else self._limits.body
            body = await self._read(headers, receive, most)
            if body is None:
                gauges.LIMITED.labels("body").inc()
                error = RequestError(413, "error-too-long", most=most)
                await _turn_away(error, scope, receive, send)
            else:
                await self.app(scope, _replay(body, receive), send)
        else:
            await self.app(scope, receive, send)

    @staticmethod
    def _is_acting(scope: Scope) -> bool:
        return bool(scope["type"] == "websocket" or scope["method"] not in _READING)

    def _is_own(self, headers: Headers) -> bool:
        """Browsers send an Origin with everything that acts; programs of other kinds send none."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        host = headers.get("host", "").lower()
        return origin.lower() in (*self._origins, f"http://{host}", f"https://{host}")

    @staticmethod
    async def _read(headers: Headers, receive: Receive, most: int) -> bytes | None:
        """The whole body; None if it is too long, or comes so slowly that nobody can be meant."""
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            return None
        body = b""
        try:
            async with asyncio.timeout(_READ_SECONDS):
                while len(body) <= most:
                    message = await receive()
                    body += message.get("body", b"")
                    if not message.get("more_body", False):
                        return body if len(body) <= most else None
        except TimeoutError:
            pass
        return None


class Hosts:
    """The names by which this server may be called."""

    def __init__(self, options: Options) -> None:
        self._named = {"localhost", *(name.lower().rstrip(".") for name in options.hosts)}
        self._numbers = not _is_loopback(options.open_to)
        if self._numbers:
            own = socket.gethostname().lower()
            self._named |= {own, own.partition(".")[0], f"{own.partition('.')[0]}.local"}

    def know(self, host: str) -> bool:
        """Whether the Host header of a request names this server."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if name in self._named or name.endswith(".localhost") or _is_loopback(name):
            return True
        # Somebody else's name server can't make a browser write our number as the host.
        return self._numbers and _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(name: str) -> bool:
    return name == "localhost" or (_is_number(name) and ipaddress.ip_address(name).is_loopback)


def _replay(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, then whatever comes after it."""
    messages: Iterable[Message] = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def replayed() -> Message:
        for message in messages:
            return message
        return await receive()

    return replayed


async def _turn_away(error: RequestError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        # Browsers tell a page nothing of a handshake that was refused, but they do tell it a close code.
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": CLOSE_CODES["forbidden"]})
    else:
        await answer(error)(scope, receive, send)
