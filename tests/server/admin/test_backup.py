"""Backups: made while games go on, restored into either kind of database, and the games go on there."""

import asyncio
import gzip
import json
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from cabochon.match import Record
from cabochon.server.admin import back_up, restore
from cabochon.server.options import Options
from cabochon.server.store import DatabaseError, KeptAnalysis, Store
from cabochon.server.store.archive import BackupError
from tests.server.admin.ordering import asked, order, order_apart, ordered
from tests.server.postgres import Postgres
from tests.server.serving import Visitor, play_on, processes, threaded
from tests.server.stored import moved, open_table

pytestmark = pytest.mark.anyio

Seen = dict[tuple[str, int], Any]
"""What was told of each event, by table and number."""


def unseen(_done: int, _total: int) -> None:
    """Progress that nobody looks at."""


# --- With servers ---


async def test_games_go_on_where_they_were_when_they_were_backed_up(
    database_url: str, tmp_path: Path, postgres: Postgres
) -> None:
    chance, seen, file = random.Random(7), Seen(), tmp_path / "backup.gz"
    with processes(database_url) as (server,):
        async with server.guest("Annabel") as ann:
            tables = [await ann.open_table("duel", "me", "greedy") for _ in range(3)]
            enough, stop = asyncio.Event(), asyncio.Event()
            playing = [asyncio.create_task(_play(ann, table, seen, enough, stop, chance)) for table in tables]
            await enough.wait()
            before, known = dict(seen), len(seen)
            assert (await order_apart(database_url, "backup", str(file))).code == 0
            assert len(seen) > known, "moves went on meanwhile"
            stop.set()
            await asyncio.gather(*playing)
            # What needs the database for itself does not get it.
            for words in (
                ("restore", str(file), "--replace"),
                ("database", "downgrade", "0003", "--yes"),
                ("database", "upgrade"),
            ):
                refused = await order(database_url, *words)
                assert refused.is_refusal
                assert "A server is using this database" in refused.err
            cookies = dict(ann.http.cookies)
        assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)
    assert file.stat().st_mode & 0o777 == 0o600
    with postgres.database() as other:
        for target in (f"sqlite:///{tmp_path / 'restored.sqlite'}", other):
            await ordered(target, "restore", str(file))
            await _goes_on(target, cookies, tables, before)


async def _goes_on(target: str, cookies: dict[str, str], tables: list[str], before: Seen) -> None:
    """A server on the restored database knows the guest and all that was told before the backup."""
    with threaded(Options(target, bot_pause=0).unlimited()) as server:
        async with server.guest() as ann:
            ann.http.cookies.clear()
            ann.http.cookies.update(cookies)
            assert (await ann.http.get("/api/me")).json() == {"name": "Annabel"}
            for table in tables:
                async with ann.socket(table) as client:
                    kept = {(table, event["number"]): event for event in client.events}
                    assert (
                        kept.items() >= {key: told for key, told in before.items() if key[0] == table}.items()
                    )
            async with ann.socket(tables[0]) as client:
                await play_on(client, 0, random.Random(1))
                record = Record.parse((await ann.http.get(f"/api/tables/{tables[0]}/record")).text)
                assert all(check.ok for check in record.verify(client.table["commitment"]))


async def _play(
    ann: Visitor,
    table: str,
    seen: Seen,
    enough: asyncio.Event,
    stop: asyncio.Event,
    chance: random.Random,
) -> None:
    """Play, and note what was told, until somebody says stop or the game is over."""
    async with ann.socket(table) as client:
        while client.table["status"] != "over" and not stop.is_set():
            if client.legal:
                answer = await client.ask(
                    type="move", id=f"m{client.number}", seat=0, moves=chance.choice(client.legal)
                )
                assert answer["type"] == "done"
                await client.when(lambda number=answer["number"]: client.number >= number)  # type: ignore[misc]
                # So that the games last as long as a backup takes.
                await asyncio.sleep(0.1)
            else:
                await client.next()
            for event in client.events:
                seen[table, event["number"]] = event
            if len(seen) > 40:
                enough.set()


# --- Files ---


@pytest.fixture
async def filled(database_url: str) -> str:
    """A database with some tables."""
    store = await Store.open(database_url)
    for number in range(3):
        await open_table(store, f"table{number}")
        await store.append(f"table{number}", 2, moved("take wbg", "ann:1", 3), None, 1001.0)
    await store.close()
    return database_url


def contents(url: str, folder: Path) -> list[str]:
    """Everything in a database, as a backup has it, but for when it was made."""
    file = folder / "contents.gz"
    back_up(url, file, unseen)
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    file.unlink()
    return lines[1:-1]


async def test_what_is_restored_is_what_was_there(filled: str, tmp_path: Path, postgres: Postgres) -> None:
    file = tmp_path / "backup.gz"
    told: list[tuple[int, int]] = []
    header = back_up(filled, file, lambda *progress: told.append(progress))
    assert dict(header.counts).items() >= {"tables": 3, "events": 12, "guests": 6, "secrets": 1}.items()
    assert told[-1] == (header.rows, header.rows)
    with postgres.database() as other:
        for target in (f"sqlite:///{tmp_path / 'other.sqlite'}", other):
            assert restore(file, target, unseen) == header
            assert contents(target, tmp_path) == contents(filled, tmp_path)
            with pytest.raises(DatabaseError) as full:
                restore(file, target, unseen)
            assert full.value.code == "error-database-full"
            restore(file, target, unseen, replace=True)
            assert contents(target, tmp_path) == contents(filled, tmp_path)


async def test_what_was_found_out_about_a_game_is_there_again(filled: str, tmp_path: Path) -> None:
    file, target = tmp_path / "backup.gz", f"sqlite:///{tmp_path / 'other.sqlite'}"
    found = KeptAnalysis(0.5, 1000.25, 1, b"\x00compact\xff")
    store = await Store.open(filled)
    await open_table(store, "over", status="over")
    await store.keep_analysis("over", found)
    await store.close()
    assert back_up(filled, file, unseen).counts["analyses"] == 1
    restore(file, target, unseen)
    store = await Store.open(target)
    assert await store.analysis("over") == found
    await store.close()


async def test_a_database_where_nothing_happened_yet_is_filled(filled: str, tmp_path: Path) -> None:
    """A server was started there once, by mistake or to see whether it works."""
    file, target = tmp_path / "backup.gz", f"sqlite:///{tmp_path / 'other.sqlite'}"
    back_up(filled, file, unseen)
    store = await Store.open(target)
    await store.close()
    restore(file, target, unseen)
    assert contents(target, tmp_path) == contents(filled, tmp_path)


async def test_files_that_are_not_whole_change_nothing(filled: str, tmp_path: Path) -> None:
    file, broken = tmp_path / "backup.gz", tmp_path / "broken.gz"
    back_up(filled, file, unseen)
    whole, before = file.read_bytes(), contents(filled, tmp_path)
    lines = gzip.decompress(whole).splitlines(keepends=True)
    header = json.loads(lines[0])

    def packed(first: dict[str, Any], *rest: bytes) -> bytes:
        return gzip.compress(json.dumps(first).encode() + b"\n" + b"".join(rest))

    cases: list[tuple[bytes, str]] = [
        (b"", "cut"),
        (b"no backup at all", "strange"),
        (gzip.compress(b"{}\n"), "strange"),
        (gzip.compress(b"nonsense\n"), "strange"),
        (packed({**header, "version": 2}, *lines[1:]), "later"),
        (packed({**header, "revision": "9999"}, *lines[1:]), "later"),
        (packed({**header, "counts": None}, *lines[1:]), "damaged"),
        *((whole[:length], "cut") for length in (60, len(whole) // 2, len(whole) - 40)),
        (gzip.compress(b"".join(lines[:-1])), "cut"),
        (gzip.compress(b"".join((*lines[:-2], lines[-1]))), "damaged"),
        (gzip.compress(b"".join(lines).replace(b"take wbg", b"take wbr")), "damaged"),
        (gzip.compress(b"".join((*lines[:5], b"[1]\n", *lines[5:]))), "damaged"),
        (gzip.compress(b"".join((lines[0], b'{"table":"x","columns":[1]}\n'))), "damaged"),
        (gzip.compress(b"".join((lines[0], b'{"table":"x","columns":[["a","b"]]}\n'))), "damaged"),
    ]
    for content, code in cases:
        broken.write_bytes(content)
        with pytest.raises(BackupError) as error:
            restore(broken, filled, unseen, replace=True)
        assert error.value.code == f"error-backup-{code}", content[:20]
    chance = random.Random(3)
    for _ in range(20):
        flipped = bytearray(whole)
        flipped[chance.randrange(20, len(whole) - 60)] ^= 1 << chance.randrange(8)
        broken.write_bytes(flipped)
        with pytest.raises(BackupError):
            restore(broken, filled, unseen, replace=True)
    assert contents(filled, tmp_path) == before


async def test_a_restore_that_breaks_off_leaves_everything_as_it_was(filled: str, tmp_path: Path) -> None:
    file, before = tmp_path / "backup.gz", contents(filled, tmp_path)
    back_up(filled, file, unseen)

    def fail(_done: int, _total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore(file, filled, fail, replace=True)
    assert contents(filled, tmp_path) == before


async def test_a_backup_that_breaks_off_leaves_no_file(filled: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()

    def fail(_done: int, _total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(filled, folder / "backup.gz", fail)
    assert list(folder.iterdir()) == []
    back_up(filled, folder / "backup.gz", unseen)
    assert list(folder.iterdir()) == [folder / "backup.gz"]
    with pytest.raises(BackupError, match="exists already"):
        back_up(filled, folder / "backup.gz", unseen)


# --- The form of the database ---


async def test_there_and_back_to_an_earlier_form(filled: str, tmp_path: Path) -> None:
    before = contents(filled, tmp_path)
    await ordered(filled, "block", "guest", "0123456789ab")
    await ordered(filled, "rotate-key")
    assert (await order(filled, "database", "downgrade", "0003")).is_refusal
    assert (await order(filled, "database", "downgrade", "0009", "--yes")).is_refusal
    await ordered(filled, "database", "downgrade", "0003", "--yes")
    assert (await asked(filled, "database", "revision"))["revision"] == "0003"
    late = await order(filled, "tables")
    assert late.is_refusal
    assert "database upgrade" in late.err
    # A backup of an earlier form is restored in today's.
    file, target = tmp_path / "old.gz", f"sqlite:///{tmp_path / 'other.sqlite'}"
    await ordered(filled, "backup", str(file))
    await ordered(target, "restore", str(file))
    await ordered(filled, "database", "upgrade")
    assert contents(target, tmp_path) == contents(filled, tmp_path)
    # What the earlier form has no place for is gone; all else is as it was, but for the key.
    assert len(await asked(filled, "tables")) == 3
    key = next(line for line in before if line.startswith('["signing"'))
    assert [line for line in contents(filled, tmp_path) if not line.startswith('["signing"')] == [
        line for line in before if line != key
    ]
