"""Orders in tests: `cabochon admin`, as whoever runs a server types it."""

import asyncio
import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

from cabochon.cli import main
from tests.commands import Ended


async def order(database: str, *words: str) -> Ended:
    """Run `cabochon admin` at a database, and wait for its end."""
    return await asyncio.to_thread(_order, database, *words)


def _order(database: str, *words: str) -> Ended:
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        code = main(["admin", "--database", database, *words, "--lang", "en"])
    return Ended(code, out.getvalue(), err.getvalue())


async def order_apart(database: str, *words: str) -> Ended:
    """The same in a process of its own."""
    command = [sys.executable, "-m", "cabochon", "admin", "--database", database, *words]
    environment = {**os.environ, "CABOCHON_LANG": "en"}
    ended = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, env=environment, check=False
    )
    return Ended(ended.returncode, ended.stdout, ended.stderr)


async def ordered(database: str, *words: str) -> str:
    """An order that must succeed; what it printed."""
    ended = await order(database, *words)
    assert ended.code == 0, ended.err
    return ended.out


async def asked(database: str, *words: str) -> Any:
    """What a command prints as JSON."""
    return json.loads(await ordered(database, *words, "--json"))
