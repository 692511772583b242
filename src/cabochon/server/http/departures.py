"""Clients who leave before they have their answer: nobody goes on thinking for them."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine, Mapping
from contextlib import aclosing, suppress
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from cabochon.server.show import Shown

T = TypeVar("T")


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T | None:
    """What the work leads to; cancelled, and None, as soon as the client has gone."""
    task = asyncio.create_task(work)
    leaving = asyncio.create_task(_gone(request.receive))
    try:
        await asyncio.wait({task, leaving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        leaving.cancel()
        task.cancel()
    return task.result() if task.done() else None


class Stream(Response):
    """An answer in parts; `close` is called when all is said, or as soon as the client has gone.

    A client that does not take a part within `patience` seconds is as good as gone: it keeps a place from
    others.
    """

    def __init__(
        self,
        parts: AsyncGenerator[bytes],
        close: Callable[[], None],
        patience: float,
        media_type: str,
        headers: Mapping[str, str],
    ) -> None:
        super().__init__(headers=headers, media_type=media_type)
        self._parts = parts
        self._close = close
        self._patience = patience
        del self.headers["content-length"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        del scope
        writing = asyncio.create_task(self._write(send))
        leaving = asyncio.create_task(_gone(receive))
        try:
            await asyncio.wait({writing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            leaving.cancel()
            writing.cancel()
            self._close()
            await asyncio.wait({writing})
        if not writing.cancelled():
            with suppress(TimeoutError):  # as good as gone
                writing.result()

    async def _write(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        async with aclosing(self._parts):
            async for part in self._parts:
                async with asyncio.timeout(self._patience):
                    await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


class Lines(Stream):
    """A stream of lines of JSON."""

    def __init__(self, lines: AsyncGenerator[Shown], close: Callable[[], None], patience: float) -> None:
        # A proxy such as nginx would collect the lines before it passes them on.
        headers = {"x-accel-buffering": "no"}
        super().__init__(_encoded(lines), close, patience, "application/x-ndjson", headers)


async def _encoded(lines: AsyncGenerator[Shown]) -> AsyncGenerator[bytes]:
    async with aclosing(lines):
        async for line in lines:
            yield f"{line}\n".encode()


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
