"""A server as a process: from an open socket to a graceful end."""

import asyncio
import gc
import logging
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import structlog
import uvicorn

from cabochon.games import game_names
from cabochon.players import warm_up
from cabochon.server import logs
from cabochon.server.app import create_app
from cabochon.server.http import HEADERS, Doors, Requests, Talks
from cabochon.server.live import House
from cabochon.server.live.thinkers import step_back
from cabochon.server.options import Options
from cabochon.server.store import Store
from cabochon.server.table.bots import BEST, SUBSTITUTE
from cabochon.server.watching import watched

_FAREWELL = 4  # seconds for requests that are under way
_KINDNESS = 10
_log = structlog.get_logger("cabochon.running")


def configure_logs(form: str | None, level: str | None = None) -> None:
    """Logs as text or JSON, from a level on; unless asked for, only of what is wrong."""
    usual = logging.WARNING if form is None else logging.INFO
    known = logging.getLevelNamesMapping()
    logs.configure(as_json=form == "json", level=usual if level is None else known[level.upper()])


def settle() -> None:
    """What was made until now stays for good: the garbage collector need not look at it again."""
    gc.collect()
    gc.freeze()


def warm_up_search() -> None:
    """Compile or load the search in the background: the first bot, hint or analysis need not wait for it."""
    step_back(_KINDNESS)
    _log.info("the bots are getting ready")
    began = time.monotonic()
    try:
        for name in game_names():
            warm_up(name, [SUBSTITUTE, BEST])
    except Exception as error:
        # Whoever needs it will tell what is wrong.
        _log.error("the bots could not get ready", **logs.trouble(error))
    else:
        _log.info("the bots are ready", seconds=round(time.monotonic() - began, 1))


def run(options: Options, listening: socket.socket, ready: Callable[..., None]) -> None:
    """Serve on a socket until the process is told to stop; calls `ready(has_page=…)` once it answers.

    Raises a DatabaseError where the database can't be opened.
    """
    gc.disable()  # the sweeps see to it
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(_serve(options, listening, ready))


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ModuleNotFoundError:  # there is none for Windows
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def _serve(options: Options, listening: socket.socket, ready: Callable[..., None]) -> None:
    app = create_app(options, await Store.open(options.database))
    server = _Server(configuration(app, options))
    server.house = lambda: app.state.house
    server.ready = lambda: ready(has_page=app.state.page.is_built)
    # Nobody waits for it, not even the end of the process.
    threading.Thread(target=warm_up_search, name="warm-up", daemon=True).start()
    with suppress(AttributeError, NotImplementedError):  # Windows knows no such signal
        # Its terminal was closed, or whoever looks after it wants it to begin anew: it ends as it should.
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, setattr, server, "should_exit", True)
    async with watched(options, lambda: getattr(app.state, "house", None)):
        await server.serve([listening])


def configuration(app: object, options: Options) -> uvicorn.Config:
    """How uvicorn serves the app."""
    doors = Doors(options)
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=partial(Requests, doors),  # type: ignore[arg-type]
        ws=partial(Talks, doors),  # type: ignore[arg-type]
        headers=list(HEADERS.items()),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(options.proxies),
        forwarded_allow_ips=list(options.proxies),
        lifespan="on",
        ws_max_size=options.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=options.heartbeat,
        ws_ping_timeout=options.patience,
        timeout_graceful_shutdown=_FAREWELL,
    )


class _Server(uvicorn.Server):
    ready: Callable[[], None]
    house: Callable[[], House]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Requests that are under way are waited for, but an analysis could take minutes.
        self.house().studies.break_off()
        await super().shutdown(sockets)
