"""`cabochon admin`: what it prints, and what it says when it can't."""

import asyncio
import json
import sqlite3
import sys
from functools import partial
from pathlib import Path

import pytest

import cabochon
import cabochon.server
from cabochon.installing import install_command
from cabochon.language import LANGUAGES, Language
from cabochon.server.store import Store
from cabochon.server.table.handles import handle
from tests.commands import Run
from tests.server.stored import open_table

TABLE = "abcdefghjk"
COMMANDS = (
    *("tables", "show", "close", "delete", "block", "unblock", "blocks", "rotate-key", "revoke"),
    *("backup", "restore", "database"),
)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with a table of Ann's."""
    file = tmp_path / "tables.sqlite"

    async def fill() -> None:
        store = await Store.open(f"sqlite:///{file}")
        await open_table(store, TABLE)
        await store.close()

    asyncio.run(fill())
    return file


@pytest.fixture
def admin(run: Run, database: Path) -> Run:
    """Run `cabochon admin` there."""
    return partial(run, "admin", "--database", f"sqlite:///{database}")


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_speaks_every_language(code: str, run: Run, database: Path) -> None:
    language = Language(code)
    page = run("admin", "--help", "--lang", code).out
    assert all(command in page for command in COMMANDS)
    for command in COMMANDS:
        first = language.text(f"cli-admin-{command}").split("\n")[0]
        assert first[:20] in run("admin", command, "--help", "--lang", code).out
    listed = run("admin", "--database", f"sqlite:///{database}", "tables", "--lang", code).out
    assert TABLE in listed
    assert language.text("admin-status-playing") in listed


def test_tables_are_listed_and_shown(admin: Run) -> None:
    [item] = json.loads(admin("tables", "--json").out)
    assert (item["id"], item["game"], item["status"], item["events"]) == (TABLE, "splendor", "playing", 1)
    assert item["host"] == handle("ann")
    assert json.loads(admin("show", TABLE, "--json").out) == item
    assert handle("ann") in admin("show", f"https://play.example.org/table/{TABLE}").out
    assert "no such tables" in admin("tables", "--status", "waiting").out
    assert "Ann" in admin("tables", "--status", "playing", "--guest", handle("ann"), "--limit", "1").out


def test_nothing_secret_is_printed(admin: Run) -> None:
    printed = "".join(
        admin(*words).out for words in (("tables",), ("tables", "--json"), ("show", TABLE, "--json"))
    )
    assert '"ann"' not in printed
    assert bytes(range(224, 256)).hex() not in printed


def test_a_table_that_can_not_be_read_is_listed_and_deleted(admin: Run, database: Path) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET summary = '{}', plan = '{}'")
    connection.close()
    assert TABLE in admin("tables").out
    assert admin("close", TABLE).is_refusal
    assert admin("delete", TABLE).code == 0
    assert admin("show", TABLE).is_refusal


def test_blocks_are_listed(admin: Run) -> None:
    assert "Nobody" in admin("blocks").out
    assert "for 2 d" in admin("block", "address", "2001:db8::1", "--for", "2d", "--reason", "loud").out
    admin("block", "guest", "0123456789ab")
    admin("revoke", "--guest", "0123456789ab")
    listed = admin("blocks").out
    assert all(text in listed for text in ("2001:db8::/64", "loud", "0123456789ab", "cookie", "good"))
    # A block takes the place of the one before.
    admin("block", "address", "2001:db8::2", "--for", "1h")
    blocks = json.loads(admin("blocks", "--json").out)
    assert sorted((block["kind"], block["subject"]) for block in blocks) == [
        ("address", "2001:db8::/64"),
        ("cookie", "0123456789ab"),
        ("guest", "0123456789ab"),
    ]
    assert admin("unblock", "address", "2001:db8::3").code == 0
    assert admin("unblock", "address", "2001:db8::3").is_refusal
    assert len(json.loads(admin("blocks", "--json").out)) == 2


def test_keys(admin: Run) -> None:
    assert "2 keys" in admin("rotate-key").out
    assert "--yes" in admin("revoke").err
    assert "1 old key" in admin("revoke", "--yes").out
    assert "no old keys" in admin("revoke", "--yes").out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("show", "nonsense"), "is not a table’s id"),
        (("show", "zzzzzzzzzz"), "There is no table zzzzzzzzzz"),
        (("close", "zzzzzzzzzz"), "There is no table"),
        (("delete", TABLE, "zzzzzzzzzz"), "There is no table zzzzzzzzzz"),
        (("delete",), "Name the tables"),
        (("delete", TABLE, "--guest", "0123456789ab"), "Name the tables"),
        (("delete", "--guest", "0123456789ab"), "--yes"),
        (("delete", "--guest", "0123456789ab", "--yes"), "has ever sat"),
        (("tables", "--guest", "ann"), "is not a guest’s handle"),
        (("tables", "--guest", "0123456789ab"), "has ever sat"),
        (("tables", "--status", "lost"), "waiting, playing or over"),
        (("block", "person", "0123456789ab"), "a guest, an address or a cookie"),
        (("block", "guest", "Ann"), "is not a guest’s handle"),
        (("block", "address", "example.org"), "is not an address"),
        (("block", "address", "127.0.0.1", "--for", "soon"), "such as 30m"),
        (("restore", "no-such-file.gz"), "no such file"),
        (("backup", "no/such/folder/backup.gz"), "no such file"),
        (("database", "downgrade", "0003"), "--yes"),
        (("database", "downgrade", "nine", "--yes"), "possible are: 0001"),
    ],
)
def test_bad_orders(admin: Run, words: tuple[str, ...], complaint: str) -> None:
    result = admin(*words)
    assert result.is_refusal
    assert complaint in result.err
    assert [item["id"] for item in json.loads(admin("tables", "--json").out)] == [TABLE]


def test_a_form_that_the_database_has_already(admin: Run) -> None:
    assert admin("database", "upgrade").out == "The database has form 0007 already; nothing was to be done.\n"
    for form, said in (
        ("0007", "form 0007 already"),
        ("0004", "from form 0007 to 0004"),
        ("0004", "0004 already"),
    ):
        assert said in admin("database", "downgrade", form, "--yes").out
    assert "from form 0004 to 0007" in admin("database", "upgrade").out


def test_a_database_that_is_not_there_is_not_made(run: Run, tmp_path: Path) -> None:
    for words in (("tables",), ("backup", str(tmp_path / "b.gz")), ("database", "upgrade"), ("rotate-key",)):
        for database in (("--database", f"sqlite:///{tmp_path / 'none.sqlite'}"), ()):
            result = run("admin", *database, *words)
            assert result.is_refusal
            assert "There is no" in result.err
    assert list(tmp_path.iterdir()) == []


def test_files_that_hold_nothing_of_ours(run: Run, tmp_path: Path) -> None:
    empty, text = tmp_path / "empty.sqlite", tmp_path / "text.sqlite"
    sqlite3.connect(empty).close()
    empty.touch()
    text.write_text("no database\n" * 100)
    for file in (empty, text):
        for words in (("tables",), ("backup", str(tmp_path / "b.gz")), ("database", "revision")):
            assert run("admin", "--database", f"sqlite:///{file}", *words).is_refusal
    assert not (tmp_path / "b.gz").exists()


def test_without_the_packages_of_the_server(admin: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("cabochon.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(cabochon, "server", cabochon.server)  # what is half imported goes again
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)
    assert install_command("server") in admin("tables").err
