"""PostgreSQL with a role that may do no more than the server needs."""

import asyncio
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from urllib.parse import quote

import psycopg
import pytest
from psycopg.errors import InsufficientPrivilege
from sqlalchemy import make_url

from cabochon.server.store import DatabaseError, Store
from tests.deployment.proxy import DEPLOY
from tests.server.postgres import ACCOUNT, Postgres
from tests.server.serving import play_on, processes

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def prepared(postgres: Postgres) -> Iterator[Postgres]:
    """What an operator does once."""
    folder = make_url(postgres.url("postgres")).query["host"]
    script = DEPLOY / "postgresql.sql"
    command = ["psql", "--no-psqlrc", "--quiet", "--host", str(folder), "--username", ACCOUNT]
    with script.open(encoding="utf-8") as given:
        # Not by its name: whoever PostgreSQL runs as may not be able to read it here.
        done = subprocess.run(
            [*command, "postgres"], stdin=given, capture_output=True, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (0, "")
    yield postgres
    for drop in ("DATABASE cabochon WITH (FORCE)", "ROLE cabochon", "ROLE cabochon_owner"):
        with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
            connection.execute(f"DROP {drop}")


@pytest.fixture
def url(prepared: Postgres) -> str:
    """How the server reaches it."""
    return prepared.url("cabochon").replace(f"{ACCOUNT}@", "cabochon@", 1)


async def test_the_server_needs_no_more_than_rows(prepared: Postgres, url: str) -> None:
    # It can't make what is not there, and says so in a sentence.
    with pytest.raises(DatabaseError, match="permission denied"):
        await Store.open(url)
    # Whoever may do everything takes the owner's place for the upgrade.
    owner = f"{prepared.url('cabochon')}&options={quote('-c role=cabochon_owner')}"
    upgrade = ["cabochon", "admin", "--database", owner, "database", "upgrade"]
    await asyncio.to_thread(subprocess.run, [sys.executable, "-m", *upgrade], check=True, capture_output=True)
    with processes(url) as (server,):
        async with server.guest("Ann") as ann, server.guest("Bob") as bob:
            table = await ann.open_table("splendor", "me", "open", "greedy", settings={"target": 3})
            await bob.join(table, 1)
            async with ann.socket(table) as first, bob.socket(table) as second:
                players = ((first, 0), (second, 1))
                await asyncio.gather(
                    *(play_on(client, seat, random.Random(seat)) for client, seat in players)
                )
                # The next game, too.
                for client, _ in players:
                    assert (await client.ask(type="rematch", id="again", agree=True))["type"] == "done"
                await first.when(lambda: first.table["next"] is not None)
    with closing(psycopg.connect(url, autocommit=True)) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() != (0,)
        for forbidden in (
            "DROP TABLE events",
            "TRUNCATE events",
            "ALTER TABLE events ADD COLUMN more text",
            "CREATE TABLE more (x int)",
            "CREATE INDEX more ON events (time)",
            "CREATE SCHEMA more",
            "CREATE TEMPORARY TABLE more (x int)",
            "CREATE ROLE more",
            "SET ROLE cabochon_owner",
            "COPY events TO PROGRAM 'cat'",
        ):
            with pytest.raises(InsufficientPrivilege):
                connection.execute(forbidden)
    with psycopg.connect(prepared.url("cabochon")) as connection:
        owners = connection.execute("SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'")
        assert owners.fetchall() == [("cabochon_owner",)]


def test_the_unit_and_the_script_mean_the_same_role() -> None:
    unit = (DEPLOY / "cabochon.service").read_text(encoding="utf-8")
    [user] = re.findall(r"^User=(.*)$", unit, re.MULTILINE)
    assert f"'CREATE ROLE {user} LOGIN'" in (DEPLOY / "postgresql.sql").read_text(encoding="utf-8")
