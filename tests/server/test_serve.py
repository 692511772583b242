"""`cabochon serve`: what it says, and what it says when it can't."""

import queue
import socket
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog

import cabochon
from cabochon.cli import serve
from cabochon.cli.addresses import checked_host
from cabochon.games.errors import CabochonError
from cabochon.installing import install_command
from cabochon.language import LANGUAGES, Language
from cabochon.search.network import Network
from cabochon.server import network, running
from cabochon.server.http.security import Hosts
from cabochon.server.options import DAY, Options
from cabochon.server.show.catalogue import catalogue
from cabochon.server.table.bots import BEST, SUBSTITUTE
from tests.commands import Run
from tests.protocol.programs import program


@pytest.fixture
def run(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `cabochon serve`, which leaves the logs as they are."""
    monkeypatch.setattr("cabochon.server.running.configure_logs", lambda _form, _level: None)
    return partial(run, "serve")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What would be served, instead of serving it."""
    calls: list[Any] = []

    def fake(options: Any, listening: socket.socket, ready: Callable[..., None]) -> None:
        calls.append(options)
        listening.close()
        ready(has_page=len(calls) == 1)

    monkeypatch.setattr("cabochon.server.running.run", fake)
    return calls


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_says_where_the_table_is(code: str, run: Run, started: list[Any]) -> None:
    language = Language(code)
    first = run("--lang", code)
    assert (first.code, len(started)) == (0, 1)
    assert language.text("serve-ready") in first.out
    assert "http://127.0.0.1:80" in first.out
    assert language.text("serve-stop") in first.out
    assert language.text("serve-no-page") not in first.out
    assert language.text("serve-no-page") in run("--lang", code).out


def test_it_listens_for_this_computer_unless_told_otherwise(
    run: Run, started: list[Any], tmp_path: Path
) -> None:
    run()
    assert started[0].open_to == "127.0.0.1"
    assert started[0].database == f"sqlite:///{tmp_path / 'data' / 'cabochon' / 'tables.sqlite'}"
    assert started[0].proxies == ()
    result = run(
        *("--lan", "--origin", "https://A.example/", "--origin", "https://b.example"),
        *("--allow-host", "c.example", "--proxy", "10.0.0.0/8", "--proxy", "::1"),
    )
    assert started[1].open_to == "0.0.0.0"
    assert started[1].origins == ("https://a.example", "https://b.example")
    assert started[1].hosts == ("c.example",)
    assert started[1].proxies == ("10.0.0.0/8", "::1/128")
    assert (
        Language("en").text("serve-phones") in result.out
        or Language("en").text("serve-no-network") in result.out
    )


def test_tables_are_kept_for_as_long_as_whoever_starts_it_says(run: Run, started: list[Any]) -> None:
    run()
    run("--keep-waiting", "0.5", "--keep-abandoned", "0", "--keep-finished", "30")
    kept = [(each.keep_waiting, each.keep_abandoned, each.keep_finished) for each in started]
    assert kept == [(7 * DAY, 180 * DAY, 0), (DAY / 2, 0, 30 * DAY)]
    assert kept[0] == (Options("").keep_waiting, Options("").keep_abandoned, Options("").keep_finished)
    assert run("--keep-finished", "-1").code == 2


def test_the_browser_opens_when_asked(run: Run, started: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    opened: queue.Queue[str] = queue.Queue()
    monkeypatch.setattr("webbrowser.open", opened.put)
    monkeypatch.setenv("DISPLAY", ":0")
    run("--open")
    assert len(started) == 1
    assert opened.get(timeout=20).startswith("http://127.0.0.1:80")


def test_for_phones_there_is_another_address_but_the_host_stays_who_they_are(
    run: Run, started: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser knows its guest by the address: who has played at the usual one finds their games there."""
    opened: queue.Queue[str] = queue.Queue()
    monkeypatch.setattr("webbrowser.open", opened.put)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(network, "own_address", lambda: "192.168.1.5")
    printed = run("--lan", "--open").out
    assert 0 < printed.index("http://127.0.0.1:80") < printed.index("http://192.168.1.5:80")
    assert opened.get(timeout=20).startswith("http://127.0.0.1:80")
    monkeypatch.setattr(network, "own_address", lambda: None)
    assert Language("en").text("serve-no-network") in run("--lan").out
    assert len(started) == 2


def test_no_password_is_shown(run: Run, started: list[Any]) -> None:
    result = run("--database", "postgresql://ann:hunter2@localhost/cabochon")
    assert started[0].database.endswith("hunter2@localhost/cabochon")
    assert "hunter2" not in result.out
    assert "localhost/cabochon" in result.out


def test_ports(run: Run, started: list[Any]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("--port", str(port))
        assert (result.code, result.err) == (
            2,
            f"cabochon: Port {port} is taken; choose another with --port.\n",
        )
    assert not started
    assert run("--host", "192.0.2.1").code == 2


def test_the_next_port_is_taken_when_the_first_is_not_free(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(serve, "FIRST_PORT", port)
        monkeypatch.setattr(serve, "LAST_PORT", port + 20)
        with serve._listen("127.0.0.1", None) as listening:
            assert port < listening.getsockname()[1] <= port + 20
        monkeypatch.setattr(serve, "LAST_PORT", port)
        with pytest.raises(ValueError, match="no port"):
            serve._listen("127.0.0.1", None)


def test_a_database_that_can_not_be_opened(run: Run, tmp_path: Path) -> None:
    for url in (
        "nonsense",
        "mysql://x/y",
        "postgresql://x:port/y",
        f"sqlite:///{tmp_path}/no/such/folder/x.sqlite",
    ):
        result = run("--database", url)
        assert result.code == 2
        assert result.err.startswith("cabochon: ")
        assert result.err.count("\n") == 1
        assert "Traceback" not in result.err


def test_bad_options(run: Run, started: list[Any]) -> None:
    assert "text or json" in run("--log-format", "xml").err
    for origin in (
        *("example.org", "ftp://example.org", "https://example.org/page", "https://[::1", "https://a b"),
        *("https://ann@example.org", "https://example.org?", "https://example.org:99999", "https://"),
    ):
        assert "https://example.org" in run("--origin", origin).err
    assert "10.0.0.0/8" in run("--proxy", "proxy.example").err
    assert not started


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--port", "0"], "--port must be a whole number from 1 to 65535, not 0."),
        (["-p", "65536"], "--port must be a whole number from 1 to 65535, not 65536."),
        (["--port", "http"], "--port must be a whole number from 1 to 65535, not http."),
        (["--port", "80.5"], "--port must be a whole number from 1 to 65535, not 80.5."),
        (["--workers", "0"], "--workers must be a whole number from 1 to 256, not 0."),
        (["--keep-waiting", "-1"], "--keep-waiting must be a number from 0 to 36500, not -1."),
        (["--keep-abandoned", "nan"], "--keep-abandoned must be a number from 0 to 36500, not nan."),
        (["--keep-finished", "inf"], "--keep-finished must be a number from 0 to 36500, not inf."),
        (["--sweep", "0"], "--sweep must be a number from 0.01 to 60, not 0."),
    ],
)
def test_numbers_that_make_no_sense(words: list[str], complaint: str, run: Run, started: list[Any]) -> None:
    assert run(*words) == (2, "", f"cabochon: {complaint}\n")
    assert not started


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_in_all_languages(code: str, run: Run) -> None:
    values = {"option": "--port", "kind": "whole", "least": "1", "most": "65535", "given": "0"}
    said = Language(code).text("error-number-range", **values)
    assert run("--lang", code, "--port", "0").err == f"cabochon: {said}\n"
    assert "65535" in said


def test_what_is_no_name_of_a_server(run: Run, started: list[Any]) -> None:
    for name in (
        *("https://play.example.org", "play.example.org/", "play.example.org:443", "ann@play.example.org"),
        *("play example.org", "", ".", "-play.example.org", "*.example.org", "[::1", "x" * 64, "a?b", "a#b"),
    ):
        with pytest.raises(CabochonError) as refused:
            checked_host(name)
        assert (refused.value.code, refused.value.values) == ("error-allow-host-option", {"given": name})
    for code in LANGUAGES:
        result = run("--lang", code, "--allow-host", name)
        assert result.err == f"cabochon: {Language(code).text('error-allow-host-option', given=name)}\n"
        assert result.code == 2
    assert not started


def test_names_of_a_server(run: Run, started: list[Any]) -> None:
    names = (
        "Play.Example.org",
        "xn--fsq.example",
        "my_server",
        "203.0.113.7",
        "[2001:db8::1]",
        "2001:db8::2",
    )
    assert run(*(word for name in names for word in ("--allow-host", name))).code == 0
    hosts = Hosts(started[0])
    assert all(map(hosts.know, (*names[:5], "[2001:db8::2]:443", "play.example.org:8443")))


def test_bots_of_its_own_are_named_by_whoever_starts_it(run: Run, started: list[Any]) -> None:
    assert run("--bot", "Deep Blue=level-8@seconds=9", "--bot", "Hal=py:tests.players.own:Shopper").code == 0
    [options] = started
    assert {name: bot.text for name, bot in options.bots.items()} == {
        "Deep Blue": "level-8@seconds=9",
        "Hal": "py:tests.players.own:Shopper",
    }


def test_a_network_for_one_of_the_games_can_be_offered(run: Run, started: list[Any], tmp_path: Path) -> None:
    Network.random("splendor", (8,)).save(tmp_path / "small.safetensors")
    assert run("--bot", f"Hal=search:network={tmp_path / 'small.safetensors'}").code == 0
    assert list(started[0].bots) == ["Hal"]


def test_a_program_is_offered_for_the_games_of_its_hello(run: Run, started: list[Any]) -> None:
    assert run("--bot", f"Hal={program('only-duel')}", "--bot", f"Neo={program()}").code == 0
    [options] = started
    bots = {bot["name"]: bot["games"] for bot in catalogue(options.bots)["bots"]}
    assert bots == {"Hal": ["duel"], "Neo": None}


@pytest.mark.parametrize("several", [False, True])
@pytest.mark.parametrize(
    ("habit", "complaint"),
    [("stranger", "the games here are: splendor, duel"), ("startled", "exit code 3")],
)
def test_a_program_that_can_not_be_offered_is_said_at_once(
    habit: str, complaint: str, several: bool, run: Run, started: list[Any]
) -> None:
    workers = ("--workers", "2", "--database", "postgresql://nowhere/x") if several else ()
    result = run("--bot", f"Hal={program(habit)}", *workers)
    assert result.code == 2
    assert complaint in " ".join(result.err.split())
    assert not started


@pytest.mark.parametrize("content", [None, b"", b"no network", "half"])
@pytest.mark.parametrize("several", [False, True])
def test_a_network_that_can_not_be_read_is_said_at_once(
    content: bytes | str | None, several: bool, run: Run, started: list[Any], tmp_path: Path
) -> None:
    file = tmp_path / "neo.safetensors"
    Network.random("splendor", (8,)).save(file)
    if content is None:
        file.unlink()
    else:
        file.write_bytes(content if isinstance(content, bytes) else file.read_bytes()[:-100])
    workers = ("--workers", "2", "--database", "postgresql://nowhere/x") if several else ()
    result = run("--bot", f"Neo=search:network={file}", *workers)
    assert result.code == 2
    assert "The network can’t be used" in result.err
    assert "neo.safetensors" in result.err
    assert "Traceback" not in result.err
    assert not started


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        (["greedy"], "--bot takes NAME=PLAYER"),
        (["=greedy"], "--bot takes NAME=PLAYER"),
        (["x" * 25 + "=greedy"], "--bot takes NAME=PLAYER"),
        (["Greedy=level-5"], "There is a bot Greedy already"),
        (["Hal=greedy", "hal=random"], "There is a bot hal already"),
        (["Hal=gredy"], "did you mean greedy?"),
        (["Hal=cmd:no-such-program"], "no-such-program can’t be started"),
        (["Hal=py:no_such_module:Bot"], "there is no module no_such_module"),
        (["Hal=search:network=lost.safetensors"], "there is no file lost.safetensors"),
    ],
)
def test_bots_that_can_not_be_offered(bots: list[str], complaint: str, run: Run, started: list[Any]) -> None:
    result = run(*(word for bot in bots for word in ("--bot", bot)))
    assert result.code == 2
    assert complaint in result.err
    assert not started


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("platform", "database", "why"),
    [
        ("win32", "postgresql://here/cabochon", "error-workers-windows"),
        ("linux", "sqlite:///here.sqlite", "error-workers"),
        ("linux", None, "error-workers"),
    ],
)
def test_several_processes_need_a_system_and_a_database_that_can_be_shared(
    code: str,
    platform: str,
    database: str | None,
    why: str,
    run: Run,
    started: list[Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serve, "sys", SimpleNamespace(platform=platform))
    result = run("--workers", "2", "--lang", code, *(("--database", database) if database else ()))
    assert result.code == 2
    assert Language(code).text(why) in result.err
    assert started == []


def test_without_the_packages_of_the_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    # The package is to know the modules of before again afterwards, too.
    monkeypatch.setattr(cabochon, "server", sys.modules["cabochon.server"])
    for name in [name for name in sys.modules if name.startswith("cabochon.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    result = run()
    assert result.code == 2
    assert install_command("server") in result.err


def test_the_search_gets_ready_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    warm: list[tuple[str, list[str]]] = []
    monkeypatch.setattr(running, "warm_up", lambda game, bots: warm.append((game, bots)))
    assert _said_while_getting_ready() == ["the bots are getting ready", "the bots are ready"]
    # By hand, and by a network.
    assert warm == [("splendor", [SUBSTITUTE, BEST]), ("duel", [SUBSTITUTE, BEST])]


def test_bots_that_can_not_get_ready_stop_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise LookupError("a secret path")

    monkeypatch.setattr(running, "warm_up", fail)
    assert _said_while_getting_ready() == ["the bots are getting ready", "the bots could not get ready"]


def _said_while_getting_ready() -> list[str]:
    with structlog.testing.capture_logs() as entries:
        # In a thread of its own, which steps back behind others.
        thread = threading.Thread(target=running.warm_up_search)
        thread.start()
        thread.join()
    assert "secret path" not in str(entries)
    return [entry["event"] for entry in entries]
