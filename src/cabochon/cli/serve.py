"""`cabochon serve`: the table in the browser."""

import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

from cabochon.cli.addresses import checked_host, checked_listener, checked_origin, checked_proxy
from cabochon.cli.completing import complete_player
from cabochon.cli.numbers import number, whole_number
from cabochon.cli.options import DatabaseOption, packages_of_the_server, usual_database
from cabochon.games.errors import CabochonError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cabochon.language import Language
    from cabochon.players import PlayerSpec, Progress
    from cabochon.server.options import Options
    from cabochon.server.workers import Place

LOCAL = "127.0.0.1"
FIRST_PORT, LAST_PORT = 8000, 8099
LOG_LEVELS = ("debug", "info", "warning", "error")
_LONGEST_NAME = 24
_LONGEST = 36_500  # days
_SIMPLE = ("random", "greedy")


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="serve-host")] = LOCAL,
    port: Annotated[
        int | None, whole_number("--port", "-p", least=1, most=65535, metavar="N", help="serve-port")
    ] = None,
    database: DatabaseOption = None,
    show: Annotated[bool, typer.Option("--open", "-o", help="serve-open")] = False,
    lan: Annotated[bool, typer.Option("--lan", help="serve-lan")] = False,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="serve-origin")] = None,
    allow_host: Annotated[
        list[str] | None, typer.Option("--allow-host", metavar="NAME", help="serve-allow-host")
    ] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="serve-proxy")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="NAME=PLAYER", help="serve-bot", autocompletion=complete_player),
    ] = None,
    workers: Annotated[
        int, whole_number("--workers", least=1, most=256, metavar="N", help="serve-workers")
    ] = 1,
    keep_waiting: Annotated[
        float, number("--keep-waiting", least=0, most=_LONGEST, metavar="DAYS", help="serve-keep-waiting")
    ] = 7,
    keep_abandoned: Annotated[
        float, number("--keep-abandoned", least=0, most=_LONGEST, metavar="DAYS", help="serve-keep-abandoned")
    ] = 180,
    keep_finished: Annotated[
        float, number("--keep-finished", least=0, most=_LONGEST, metavar="DAYS", help="serve-keep-finished")
    ] = 0,
    log_format: Annotated[
        str | None, typer.Option("--log-format", metavar="text|json", help="serve-log-format")
    ] = None,
    log_level: Annotated[
        str | None, typer.Option("--log-level", metavar="|".join(LOG_LEVELS), help="serve-log-level")
    ] = None,
    metrics: Annotated[
        str | None, typer.Option("--metrics", metavar="ADDRESS:PORT", help="serve-metrics")
    ] = None,
    bot_pause: Annotated[float, number("--bot-pause", least=0, most=60, hidden=True)] = 0.8,
    grace: Annotated[float, number("--grace", least=0, most=3600, hidden=True)] = 60.0,
    sweep: Annotated[float, number("--sweep", least=0.01, most=60, hidden=True)] = 4.0,
) -> None:
    """Compile the rules, listen, say where, and serve until somebody stops it."""
    if log_format not in (None, "text", "json"):
        raise CabochonError(
            f"--log-format must be text or json, not {log_format!r}",
            code="error-log-format",
            given=str(log_format),
        )
    if log_level not in (None, *LOG_LEVELS):
        raise CabochonError(
            f"--log-level must be {', '.join(LOG_LEVELS[:-1])} or {LOG_LEVELS[-1]}, not {log_level!r}",
            code="error-log-level",
            given=str(log_level),
        )
    from cabochon.games import game_names
    from cabochon.players import WarmUp

    place = _place()
    house = _house(bot or ())
    alone = workers == 1 or place is not None
    if not alone:
        _check_workers(database)
    # What takes longest begins first; the server is imported meanwhile.
    warming = WarmUp(game_names(), [*_SIMPLE, *house.values()]) if alone else None
    with packages_of_the_server():
        from cabochon.server.options import DAY, EVERYWHERE, Options
        from cabochon.server.running import configure_logs, run, settle
    options = Options(
        database=database or _made_database(),
        open_to=EVERYWHERE if lan else host,
        origins=tuple(checked_origin(address) for address in origin or ()),
        hosts=tuple(checked_host(name) for name in allow_host or ()),
        proxies=tuple(checked_proxy(address) for address in proxy or ()),
        bots=house,
        bot_pause=bot_pause,
        grace=grace,
        sweep=sweep,
        workers=workers,
        worker=0 if place is None else place.number,
        keep_waiting=keep_waiting * DAY,
        keep_abandoned=keep_abandoned * DAY,
        keep_finished=keep_finished * DAY,
        metrics=None if metrics is None else checked_listener(metrics),
    )
    if os.environ.get("CABOCHON_LIMITS") == "off":
        options = options.unlimited()
    configure_logs(log_format, log_level)
    if place is not None and warming is not None:
        warming.wait()
        settle()
        run(options, place.listening, place.ready)
        return
    with _listen(options.open_to, port) as listening:
        announcement = _Announcement(context.obj, options, listening.getsockname()[1], show)
        if warming is None:
            _run_workers(options, listening, announcement)
        else:
            with _shown_compiling(context.obj) as show_progress:
                warming.wait(show_progress)
            settle()
            run(options, listening, announcement.ready)
    announcement.stopped()


def _place() -> "Place | None":
    """What this process was given if it is one of several workers."""
    with suppress(ModuleNotFoundError):  # said below
        from cabochon.server.workers import Place

        return Place.mine()
    return None


def _check_workers(database: str | None) -> None:
    """Say where several processes can't serve together, before anything has been begun."""
    if sys.platform == "win32":
        raise CabochonError(
            "--workers does not work on Windows: processes can't share a listening socket there",
            code="error-workers-windows",
        )
    if database is None or not database.startswith("postgres"):
        raise CabochonError(
            "--workers needs PostgreSQL: several processes can't share a file", code="error-workers"
        )


@contextmanager
def _shown_compiling(language: "Language") -> "Iterator[Callable[[Progress], None]]":
    """Shows how far it is, if the first start on a machine must wait; else nothing is imported for it."""
    from cabochon.games import native

    with ExitStack() as shown:
        bars: list[Callable[[Progress], None] | None] = []

        def show(progress: "Progress") -> None:
            if not bars:
                from cabochon.terminal import Screen
                from cabochon.terminal.compiling import compiling_bar

                bars.append(shown.enter_context(compiling_bar(Screen(language))))
            if bars[0] is None:
                native.announce()
            else:
                bars[0](progress)

        yield show


def _run_workers(options: "Options", listening: socket.socket, announcement: "_Announcement") -> None:
    from cabochon.server.workers import Workers, command

    if code := Workers(options.workers, command(), listening).run(announcement.ready):
        raise typer.Exit(code)


def _house(given: "Sequence[str]") -> "dict[str, PlayerSpec]":
    """The bots of this server's own, from NAME=PLAYER; a network that can't be read is an error now.

    So is a program that does not say hello; what it says there are the games that it is offered for.
    """
    import cabochon.protocol  # noqa: F401  (so that programs can play, too)
    from cabochon.players import NAMES, PlayerSpec
    from cabochon.players.hiring import equipped, introduced
    from cabochon.players.spec import split_label

    house: dict[str, PlayerSpec] = {}
    for text in given:
        name, player = split_label(text)
        if not name or not name.isprintable() or len(name) > _LONGEST_NAME:
            raise CabochonError(
                f"--bot takes NAME=PLAYER, with a name of at most {_LONGEST_NAME} letters, not {text!r}",
                code="error-house-bot",
                given=text,
                most=_LONGEST_NAME,
            )
        if name.casefold() in (taken.casefold() for taken in (*NAMES, *house)):
            raise CabochonError(f"there is a bot {name!r} already", code="error-house-bot-taken", name=name)
        house[name] = introduced(equipped(PlayerSpec.parse(player)))
    return house


class _Announcement:
    """What the person who starts the server reads."""

    def __init__(self, language: "Language", options: "Options", port: int, show: bool) -> None:
        self._language = language
        self._options = options
        self._port = port
        self._show = show
        self._console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)

    def ready(self, *, has_page: bool) -> None:
        """Called when the server answers."""
        from cabochon.server.network import own_address

        text = self._language.text
        # With --lan as well: whoever starts it is known to the browser by this address, and browsers keep and
        # install pages from no other that comes by plain http.
        local = self._address(LOCAL if self._options.is_for_network else self._options.open_to)
        self._console.print()
        self._console.print(Text.assemble("  ◆ ", text("serve-ready"), "  ", (local, "bold cyan")))
        if self._options.is_for_network:
            own = own_address()
            if own is None:
                self._console.print(f"    {text('serve-no-network')}")
            else:
                self._console.print(
                    Text.assemble("    ", text("serve-phones"), "  ", (self._address(own), "bold cyan"))
                )
        self._console.print()
        self._console.print(Text(f"    {text('serve-kept', place=_shown(self._options.database))}", "dim"))
        self._console.print(Text(f"    {text('serve-stop')}", "dim"))
        if not has_page:
            self._console.print(Text(f"    {text('serve-no-page')}", "yellow"))
        self._console.print()
        self._console.file.flush()  # whoever reads it through a pipe should not wait for it
        if self._show and has_page and _has_screen():
            # A browser may take its time to start; the table does not wait for it.
            threading.Thread(target=webbrowser.open, args=(local,), daemon=True).start()

    def stopped(self) -> None:
        """Called when it has stopped because somebody asked for it."""
        self._console.print(Text(f"\n    {self._language.text('serve-stopped')}", "dim"))

    def _address(self, host: str) -> str:
        return f"http://[{host}]:{self._port}" if ":" in host else f"http://{host}:{self._port}"


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port, or on the first free one."""
    for attempt in range(FIRST_PORT, LAST_PORT + 1) if port is None else (port,):
        try:
            return _bound(host, attempt)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                reason = (error.strerror or str(error)).lower()
                raise CabochonError(
                    f"it is not possible to listen on {host}: {reason}",
                    code="error-address",
                    host=host,
                    reason=reason,
                ) from None
    if port is not None:
        raise CabochonError(
            f"port {port} is taken; choose another with --port", code="error-port-taken", port=str(port)
        )
    raise CabochonError(
        f"no port from {FIRST_PORT} to {LAST_PORT} is free; choose one with --port",
        code="error-no-port",
        first=str(FIRST_PORT),
        last=str(LAST_PORT),
    )


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        # Only Windows would let two programs share a port because of this.
        if os.name == "posix":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(1024)
    except OSError:
        bound.close()
        raise
    return bound


def _has_screen() -> bool:
    """Whether a browser would open a window, rather than take this terminal over."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _made_database() -> str:
    """The usual one, whose folder may not be there yet."""
    from cabochon.folders import tables_file

    tables_file().parent.mkdir(parents=True, exist_ok=True)
    return usual_database()


def _shown(database: str) -> str:
    """Where the games are: a path, or an address without its password."""
    path = database.removeprefix("sqlite:///")
    if path != database:
        home = str(Path.home())
        return path.replace(home, "~", 1) if path.startswith(home + os.sep) else path
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
