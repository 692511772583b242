"""A real PostgreSQL for the tests: started in a temporary folder, reached by a socket there, then gone."""

import os
import pwd
import shutil
import subprocess
import tempfile
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from signal import SIGINT

import psycopg
from psycopg import sql
from sqlalchemy import make_url

ACCOUNT = "postgres"
"""Who runs PostgreSQL when the tests run as root, which it refuses."""


class Postgres:
    """A running PostgreSQL that lends databases."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = count(1)

    def url(self, name: str) -> str:
        return f"postgresql://{ACCOUNT}@/{name}?host={self._folder}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a fresh database, which is dropped afterwards with whoever is still connected."""
        name = f"test{next(self._numbers)}"
        self.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield self.url(name)
        finally:
            self.execute(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(name)))

    def disconnect(self, url: str) -> None:
        """End all connections to a database, as a restart of PostgreSQL does."""
        ends = sql.SQL("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = {}")
        self.execute(ends.format(make_url(url).database))

    def execute(self, statement: sql.Composed) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement)


@contextmanager
def running() -> Iterator[Postgres]:
    """A PostgreSQL server, from an empty cluster on; fails where PostgreSQL is not installed."""
    binaries = _binaries()
    # Not in pytest's folders: they are closed to other accounts, and a socket's path must be short.
    with tempfile.TemporaryDirectory(prefix="cabochon-pg-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            account = pwd.getpwnam(ACCOUNT)
            os.chown(folder, account.pw_uid, account.pw_gid)
        data = folder / "data"
        _run(
            [
                binaries / "initdb",
                "-D",
                data,
                "-U",
                ACCOUNT,
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-sync",
            ],
            folder,
        )
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": name,
            "fsync": "off",
            "full_page_writes": "off",
            "max_connections": "200",
            "log_min_messages": "log",
        }
        options = [part for setting, value in settings.items() for part in ("-c", f"{setting}={value}")]
        command = _as_account([str(binaries / "postgres"), "-D", str(data), *options])
        with subprocess.Popen(command, cwd=folder, stderr=subprocess.PIPE, text=True) as server:
            reader = _wait_until_ready(server)
            try:
                yield Postgres(folder)
            finally:
                server.send_signal(SIGINT)
                reader.join()


def _binaries() -> Path:
    """The folder of the newest PostgreSQL."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: float(file.parts[-3]))
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    if on_path is not None:
        return Path(on_path).resolve().parent
    raise RuntimeError(
        "These tests need PostgreSQL, which is not installed (no initdb in /usr/lib/postgresql or on PATH); "
        "on Debian and Ubuntu: apt install postgresql"
    )


def _as_account(command: list[str]) -> list[str]:
    """The command under an account that PostgreSQL accepts."""
    setpriv = shutil.which("setpriv")
    if os.geteuid() == 0:
        if setpriv is None:
            raise RuntimeError(
                "PostgreSQL refuses to run as root, and there is no setpriv to change the account"
            )
        command = ["--reuid", ACCOUNT, "--regid", ACCOUNT, "--init-groups", *command]
    elif setpriv is None:
        return command
    # It must not outlive tests that are killed.
    return [setpriv, "--pdeathsig", "INT", *command]


def _run(command: list[str | Path], folder: Path) -> None:
    done = subprocess.run(
        _as_account([str(part) for part in command]), cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise RuntimeError(f"{command[0]} failed: {done.stderr or done.stdout}")


def _wait_until_ready(server: subprocess.Popen[str]) -> threading.Thread:
    """Read the log until the server is ready; the thread that reads on, so that no full pipe blocks it."""
    assert server.stderr is not None
    log = []
    for line in server.stderr:
        log.append(line)
        if "ready to accept connections" in line:
            reader = threading.Thread(target=deque, args=(server.stderr, 0), daemon=True)
            reader.start()
            return reader
    raise RuntimeError("PostgreSQL did not start:\n" + "".join(log))
