"""The gate: whose requests are heard, how many and how long, and what browsers are told to allow.

A page of another site must not act for a guest (Origin), and a name that somebody else's DNS points at this
machine must not lead here (Host).
"""

import re
import socket
from collections.abc import Iterable

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cabochon.server import gauges
from cabochon.server.http.problems import answer
from cabochon.server.http.turnstile import count
from cabochon.server.live import RequestError
from cabochon.server.network import is_loopback, is_number
from cabochon.server.options import Options
from cabochon.server.show import CLOSE_CODES

HEADERS = {
    # Nothing may make elements from texts. The one name is that of the service worker, the only script that
    # the page may load by its address.
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
    "trusted-types service-worker",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
"""On every answer, those of uvicorn itself included, which puts them there."""
_ENCRYPTED_ONLY = "max-age=31536000"
_READING = ("GET", "HEAD", "OPTIONS")
_WITH_RECORD = ("/api/tables", "/api/replay", "/api/picture", "/api/analysis")
_HOST = re.compile(r"(?:\[([0-9a-f]*:[0-9a-f:.]*)\]|([a-z0-9._-]+))(?::[0-9]{0,5})?", re.IGNORECASE)
"""What `Host` may hold: a name or an address, and a port; nobody's name before it, no path behind it."""
_REASONS = {"error-too-fast": "too-fast", "error-blocked": "blocked"}
"""Why a socket is closed that may not even be opened."""


class SafeHeaders:
    """Headers that depend on the request: answers of the API are not kept anywhere, and who came by https
    comes by https from now on."""

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
                if of_api:
                    headers.setdefault("cache-control", "no-store")
                if scope["scheme"] == "https":
                    headers["strict-transport-security"] = _ENCRYPTED_ONLY
            await send(message)

        await self.app(scope, receive, send_safely)


class Gate:
    """Turns away requests and sockets with a wrong Host or Origin, too many, and too long ones.

    Everything that comes in is counted here, once; `scope["state"]["guest"]` says from whom it comes.
    """

    def __init__(self, app: ASGIApp, options: Options) -> None:
        self.app = app
        self._hosts = Hosts(options)
        self._origins = frozenset(origin.rstrip("/").lower() for origin in options.origins)
        self._limits = options.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            receive = await self._admit(scope, receive)
        except RequestError as error:
            await _turn_away(error, scope, receive, send)
        except _GoneError:
            pass
        else:
            await self.app(scope, receive, send)

    async def _admit(self, scope: Scope, receive: Receive) -> Receive:
        """Where the request can be received by whom it is for; a RequestError says why it may not."""
        headers = Headers(scope=scope)
        if len(headers.getlist("host")) > 1:
            raise RequestError(400, "error-host")
        if not self._hosts.know(headers.get("host", "")):
            raise RequestError(421, "error-host")
        count(scope)
        if self._is_acting(scope) and not self._is_own(headers):
            raise RequestError(403, "error-origin")
        if scope["type"] == "websocket" or scope["method"] in _READING:
            return receive
        most = self._limits.record_body if scope["path"] in _WITH_RECORD else self._limits.body
        return _replay(await self._read(headers, receive, most), receive)

    @staticmethod
    def _is_acting(scope: Scope) -> bool:
        return bool(scope["type"] == "websocket" or scope["method"] not in _READING)

    def _is_own(self, headers: Headers) -> bool:
        """Browsers send an Origin with everything that acts; programs of other kinds send none."""
        origins = headers.getlist("origin")
        if not origins:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        host = headers.get("host", "").lower()
        # Of two, who knows which one somebody else goes by?
        return len(origins) == 1 and origins[0].lower() in (
            *self._origins,
            f"http://{host}",
            f"https://{host}",
        )

    @staticmethod
    async def _read(headers: Headers, receive: Receive, most: int) -> bytes:
        """The whole body, unless it is too long."""
        length = headers.get("content-length", "0")
        body, more = b"", True
        while more and length.isdecimal() and int(length) <= most and len(body) <= most:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise _GoneError
            body += message.get("body", b"")
            more = message.get("more_body", False)
        if more or len(body) > most:
            gauges.LIMITED.labels("body").inc()
            raise RequestError(413, "error-too-long", most=most)
        return body


class _GoneError(Exception):
    """The client has gone before its request was here."""


class Hosts:
    """The names by which this server may be called."""

    def __init__(self, options: Options) -> None:
        self._named = {"localhost", *(name.lower().rstrip(".") for name in options.hosts)}
        self._numbers = not is_loopback(options.open_to)
        if self._numbers:
            own = socket.gethostname().lower()
            self._named |= {own, own.partition(".")[0], f"{own.partition('.')[0]}.local"}

    def know(self, host: str) -> bool:
        """Whether the Host header of a request names this server."""
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = (found[1] or found[2]).lower().rstrip(".")
        if name in self._named or name.endswith(".localhost") or is_loopback(name):
            return True
        # Somebody else's name server can't make a browser write our number as the host.
        return self._numbers and is_number(name)


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
        reason = _REASONS.get(error.code, "forbidden")
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": CLOSE_CODES[reason]})
    else:
        await answer(error)(scope, receive, send)
