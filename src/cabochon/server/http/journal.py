"""One entry for each request, and an answer even where something broke."""

import secrets
import time

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from cabochon.server.http.problems import answer
from cabochon.server.live import RequestError
from cabochon.server.logs import trouble

_log = structlog.get_logger("cabochon.requests")


class Journal:
    """Gives each request an id, which the answer and all its log entries carry."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
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
            except WebSocketDisconnect:
                pass  # gone before it was there
            except Exception as error:
                _log.error("request failed", path=scope["path"], **trouble(error))
                if scope["type"] == "http" and not status:
                    await answer(RequestError(500, "error-server"))(scope, receive, send_with_id)
            if scope["type"] == "http" and scope["path"].startswith("/api"):
                _log.info(
                    "request",
                    method=scope["method"],
                    path=scope["path"],
                    status=status,
                    ms=round((time.monotonic() - began) * 1000, 1),
                )
