"""Figures for Prometheus, on a listener of their own: whoever publishes the server does not publish them."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from functools import partial

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cabochon.games.errors import CabochonError
from cabochon.server import gauges
from cabochon.server.http import HEADERS, Doors, Hosts, Requests, Talks
from cabochon.server.live import House
from cabochon.server.live.figures import figures
from cabochon.server.options import Limits, Options

_PULSE = 0.1
_CONNECTIONS = 16


@asynccontextmanager
async def watched(options: Options, house: Callable[[], House | None]) -> AsyncIterator[None]:
    """Answer `GET /metrics` during the block, where the options ask for it.

    `house` is asked for when somebody looks; it may not be open yet. A CabochonError says that the address
    can't be listened on.
    """
    if options.metrics is None:
        yield
        return
    host, port = options.metrics
    with _listen(host, port + options.worker, shared=options.workers > 1) as listening:
        doors = Doors(replace(options, limits=_narrow(options.limits), proxies=()))
        server = _Server(
            uvicorn.Config(
                _app(options.worker, house, Hosts(replace(options, open_to=host))),
                http=partial(Requests, doors),  # type: ignore[arg-type]
                ws=partial(Talks, doors),  # type: ignore[arg-type]
                headers=list(HEADERS.items()),
                log_config=None,
                access_log=False,
                server_header=False,
                lifespan="off",
                timeout_graceful_shutdown=1,
            )
        )
        tasks = [asyncio.create_task(server.serve([listening])), asyncio.create_task(_feel_pulse())]
        try:
            yield
        finally:
            server.should_exit = True
            tasks[1].cancel()
            await asyncio.wait(tasks)


def _narrow(limits: Limits) -> Limits:
    """Sizes and times are those of the server; but hardly anybody comes here."""
    return replace(limits, tcp_connections=_CONNECTIONS, tcp_connections_of_address=_CONNECTIONS)


class _Server(uvicorn.Server):
    def capture_signals(self) -> nullcontext[None]:  # type: ignore[override]
        """Signals are for the server that is being watched."""
        return nullcontext()


def _app(worker: int, house: Callable[[], House | None], hosts: Hosts) -> Starlette:
    async def metrics(request: Request) -> Response:
        if not hosts.know(request.headers.get("host", "")):
            return Response(status_code=421)  # somebody else's page, by a name that leads here
        opened = house()
        if opened is None:
            return Response(status_code=503)
        seen = list(figures(opened))
        # Writing some hundred lines takes milliseconds, which no move need wait for.
        text = await asyncio.to_thread(gauges.told, worker, seen)
        return Response(text, media_type=gauges.CONTENT_TYPE)

    return Starlette(routes=[Route("/metrics", metrics)])


async def _feel_pulse() -> None:
    """Measure how late the event loop is."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _PULSE
        await asyncio.sleep(_PULSE)
        gauges.LOOP_LAG_SECONDS.observe(max(0.0, loop.time() - due))


def _listen(host: str, port: int, *, shared: bool) -> socket.socket:
    """A socket; `shared` for a moment, while one worker takes the place of another."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, reuse_port=shared)
    except (OSError, OverflowError) as error:
        reason = str(getattr(error, "strerror", None) or error).lower()
        raise CabochonError(
            f"it is not possible to listen on {host}, port {port}, for --metrics: {reason}",
            code="error-metrics-address",
            host=host,
            port=str(port),
            reason=reason,
        ) from None
