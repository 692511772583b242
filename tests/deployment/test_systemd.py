"""The unit for systemd: checked by systemd itself, and its command starts a server."""

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from ports import free_port
from tests.deployment.proxy import DEPLOY
from tests.server.postgres import Postgres
from tests.server.serving import Process

UNIT = DEPLOY / "cabochon.service"
MOST_EXPOSED = 1.2
"""Of 10 by the measure of systemd, which calls everything below 2 OK."""


def _settings(name: str) -> list[str]:
    return re.findall(rf"^{name}=(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with a program that is installed here."""
    installed = tmp_path / "cabochon"
    installed.symlink_to(sys.executable)
    copy = tmp_path / UNIT.name
    text = UNIT.read_text(encoding="utf-8")
    assert "/opt/cabochon/bin/cabochon" in text
    copy.write_text(text.replace("/opt/cabochon/bin/cabochon", str(installed)), encoding="utf-8")
    return copy


def _analyze(*arguments: str | Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        ["systemd-analyze", *map(str, arguments)], capture_output=True, text=True, check=False
    )


def test_systemd_understands_every_line(unit: Path) -> None:
    done = _analyze("verify", "--man=no", unit)
    assert (done.returncode, done.stderr) == (0, "")
    unit.write_text(unit.read_text(encoding="utf-8").replace("ProtectHome=yes", "ProtectHome=surely"))
    assert _analyze("verify", "--man=no", unit).stderr


def test_little_is_exposed(unit: Path) -> None:
    done = _analyze("security", "--offline=true", f"--threshold={MOST_EXPOSED * 10:.0f}", unit)
    assert done.returncode == 0, done.stdout
    [level] = re.findall(r"Overall exposure level .*: ([0-9.]+)", done.stdout)
    assert float(level) <= MOST_EXPOSED


def test_its_command_starts_a_server(postgres: Postgres) -> None:
    """With the options of the file beside it; only the ports and the database are those of the test."""
    [command] = _settings("ExecStart")
    [options] = re.findall(
        r"^CABOCHON_OPTIONS=(.*)$", (DEPLOY / "environment").read_text(encoding="utf-8"), re.MULTILINE
    )
    words = shlex.split(command.replace("$CABOCHON_OPTIONS", options))
    assert words[:2] == ["/opt/cabochon/bin/cabochon", "serve"]
    metrics = free_port()
    given = dict(zip(words[2::2], words[3::2], strict=True))
    assert given.pop("--port") == "8000"
    assert given.pop("--database") == "postgresql:///cabochon"
    given["--metrics"] = f"127.0.0.1:{metrics}"
    with postgres.database() as url:
        server = Process(url, *(word for pair in given.items() for word in pair))
        try:
            server.wait_until_ready()
            headers = {"Host": "play.example.org"}
            assert httpx.get(f"{server.url}/api/health", headers=headers).status_code == 200
            for worker in range(int(given["--workers"])):
                assert "cabochon_info" in httpx.get(f"http://127.0.0.1:{metrics + worker}/metrics").text
        finally:
            # As systemd stops it.
            assert server.end(signal.SIGTERM) == 0


def test_a_server_of_one_process_ends_as_it_should_when_it_is_reloaded(tmp_path: Path) -> None:
    """So that nothing is lost where the unit has SQLite; systemd starts it anew."""
    assert _settings("ExecReload") == ["/bin/kill -HUP $MAINPID"]
    server = Process(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    server.wait_until_ready()
    assert server.end(signal.SIGHUP) == 0
