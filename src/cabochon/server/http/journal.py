"""One entry for each request, and an answer even where something broke."""

import secrets
import time

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from cabochon.server import gauges
from cabochon.server.http.problems import answer
from cabochon.server.live import RequestError
from cabochon.server.logs import trouble
from cabochon.server.show import CLOSE_CODES

_log = structlog.get_logger("cabochon.requests")
_METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
_CODES = frozenset((*CLOSE_CODES.values(), 1000, 1001, 1005, 1006, 1009, 1011))


class Journal:
    """Gives each request an id, which the answer and all its log entries carry; a socket has one, too."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = secrets.token_hex(8)
        status = 0
        began = time.monotonic()

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = request
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request):
            try:
                await self.app(scope, receive, send_with_id)
            except Exception as error:
                _log.error("request failed", path=scope["path"], **trouble(error))
                if not status:
                    await answer(RequestError(500, "error-server"))(scope, receive, send_with_id)
            if scope["path"].startswith("/api"):
                _log.info(
                    "request",
                    method=scope["method"],
                    path=scope["path"],
                    status=status,
                    ms=round((time.monotonic() - began) * 1000, 1),
                )
        gauges.REQUESTS.labels(_method(scope), _route(scope), status or "none").inc()

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        code = 0
        connection = secrets.token_hex(8)

        async def receive_end() -> Message:
            nonlocal code
            message = await receive()
            if message["type"] == "websocket.disconnect":
                code = code or message.get("code") or 1005
            return message

        async def send_end(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.close":
                code = code or message.get("code") or 1000
            elif message["type"] == "websocket.accept":
                message.setdefault("headers", [])
                MutableHeaders(scope=message)["x-request-id"] = connection
            await send(message)

        with structlog.contextvars.bound_contextvars(connection=connection):
            try:
                await self.app(scope, receive_end, send_end)
            except WebSocketDisconnect:
                pass  # gone before it was there
            except Exception as error:
                _log.error("request failed", path=scope["path"], **trouble(error))
        gauges.SOCKETS_CLOSED.labels(code if code in _CODES else "other").inc()


def _method(scope: Scope) -> str:
    method: str = scope["method"]
    return method if method in _METHODS else "other"


def _route(scope: Scope) -> str:
    """What a request is for, without whatever it names; everything but the interface is the page."""
    if not scope["path"].startswith("/api"):
        return "page"
    route = getattr(scope.get("route"), "path", "")
    return route if route.startswith("/api") else "none"
