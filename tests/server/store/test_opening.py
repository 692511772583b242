"""Opening a store: migrations, what many processes share, and addresses that do not work."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Integer, MetaData, inspect, text

from cabochon.installing import install_command
from cabochon.language import LANGUAGES, Language
from cabochon.server.store import DatabaseError, Store
from cabochon.server.store.engine import engine_for, writing
from cabochon.server.store.migrate import configuration, migrate, migrate_to
from cabochon.server.store.models import METADATA
from tests.server.stored import STANDING, moved, open_table

pytestmark = pytest.mark.anyio


async def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite"
    store = await Store.open(f"sqlite:///{file}")
    await open_table(store, "t")
    assert {path.stat().st_mode & 0o077 for path in tmp_path.iterdir()} == {0}
    await store.close()


# --- Migrations ---


def differences(url: str, models: MetaData) -> list[object]:
    engine = engine_for(url)
    with engine.connect() as connection:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), models)
    engine.dispose()
    return found


def test_migrations_lead_to_the_models(database_url: str) -> None:
    assert differences(database_url, METADATA) != []
    engine = engine_for(database_url)
    with writing(engine) as connection:
        migrate(connection)
    engine.dispose()
    assert differences(database_url, METADATA) == []


def test_a_model_without_migration_is_found(database_url: str) -> None:
    engine = engine_for(database_url)
    with writing(engine) as connection:
        migrate(connection)
    engine.dispose()
    changed = MetaData()
    for table in METADATA.tables.values():
        table.to_metadata(changed)
    changed.tables["events"].append_column(Column("extra", Integer))
    assert "add_column" in str(differences(database_url, changed))


def test_migrations_form_one_line(sqlite_url: str) -> None:
    engine = engine_for(sqlite_url)
    with engine.connect() as connection:
        scripts = ScriptDirectory.from_config(configuration(connection))
    engine.dispose()
    assert len(scripts.get_heads()) == 1
    assert len(scripts.get_bases()) == 1


async def test_the_way_back_and_forth_keeps_what_is_there(database_url: str) -> None:
    """To each older form and up again: tables, events, guests and the key of all cookies stay."""
    store = await Store.open(database_url)
    await open_table(store, "t", deadline=1234.5)
    await store.append("t", 2, moved(key="ann:1", count=2), STANDING, 1001.0)
    row, entries, key = await store.row("t"), await store.entries("t"), await store.signing_keys()
    listed = await store.tables_of("ann", 10)
    await store.close()
    engine = engine_for(database_url)
    with engine.connect() as connection:
        scripts = ScriptDirectory.from_config(configuration(connection)).walk_revisions()
        older = [script.down_revision for script in scripts if script.down_revision is not None]
    assert older[-1] == "0001"
    for revision in older:
        with writing(engine) as connection:
            migrate_to(connection, str(revision))
            assert MigrationContext.configure(connection).get_current_revision() == revision
            for name, count in (("tables", 1), ("events", 3), ("guests", 2), ("secrets", 1)):
                assert connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() == count
    with writing(engine) as connection:
        migrate_to(connection, "0002")
    engine.dispose()
    store = await Store.open(database_url)
    assert differences(database_url, METADATA) == []
    assert (await store.row("t"), await store.entries("t"), await store.signing_keys()) == (row, entries, key)
    assert await store.tables_of("ann", 10) == listed
    assert await store.append("t", 4, moved(), None, 1002.0)
    await store.close()


async def test_an_earlier_form_knows_again_where_bots_are_to_move(database_url: str) -> None:
    store = await Store.open(database_url)
    await open_table(store, "bot", to_move=())
    await open_table(store, "person", to_move=("ann",))
    await open_table(store, "waiting", status="waiting", to_move=())
    await open_table(store, "over", status="over", to_move=())
    await store.close()
    engine = engine_for(database_url)
    with writing(engine) as connection:
        migrate_to(connection, "0004")
        found = connection.execute(text("SELECT id FROM tables WHERE bot_to_move ORDER BY id")).scalars()
        assert list(found) == ["bot"]
    engine.dispose()


def test_the_way_back_ends_with_nothing(database_url: str) -> None:
    engine = engine_for(database_url)
    with writing(engine) as connection:
        migrate(connection)
    with writing(engine) as connection:
        command.downgrade(configuration(connection), "base")
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == ["alembic_version"]
    engine.dispose()


def test_a_migration_that_fails_leaves_nothing(database_url: str) -> None:
    engine = engine_for(database_url)

    def break_off() -> None:
        with writing(engine) as connection:
            migrate(connection)
            raise RuntimeError("power cut")

    with pytest.raises(RuntimeError, match="power cut"):
        break_off()
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == []
    engine.dispose()


async def test_what_is_there_stays(database_url: str) -> None:
    first = await Store.open(database_url)
    await open_table(first, "t")
    await first.close()
    second = await Store.open(database_url)
    assert len(await second.entries("t")) == 1
    await second.close()


async def test_several_processes_may_start_at_once(postgres_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(4)))
    keys = {await store.signing_keys() for store in stores}
    assert len(keys) == 1
    assert len({store.process for store in stores}) == 4
    for store in stores:
        await store.close()


async def test_the_form_is_not_changed_under_a_server(postgres_url: str) -> None:
    """Such as one of an earlier version, which would find nothing any more where it was."""
    running = await Store.open(postgres_url)
    engine = engine_for(postgres_url)
    with writing(engine) as connection:
        migrate_to(connection, "0004")
    with pytest.raises(DatabaseError) as refused:
        await Store.open(postgres_url)
    assert refused.value.code == "error-database-busy"
    await running.close()
    with engine.connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == "0004"
    engine.dispose()
    stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(3)))
    for store in stores:
        await store.close()


async def test_a_database_of_a_later_version_is_refused(database_url: str, store: Store) -> None:
    with writing(store._engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(DatabaseError, match=r"later version .* 9999.*update Cabochon") as caught:
        await Store.open(database_url)
    assert caught.value.code == "error-database-newer"
    assert caught.value.values["revision"] == "9999"


# --- The signing key ---


async def test_the_signing_key_is_made_once(database_url: str, store: Store) -> None:
    [key] = await store.signing_keys()
    assert len(key) == 32
    await store.close()
    again = await Store.open(database_url)
    assert await again.signing_keys() == (key,)
    await again.close()


async def test_databases_have_different_signing_keys(tmp_path: Path, store: Store) -> None:
    other = await Store.open(f"sqlite:///{tmp_path / 'other.db'}")
    assert await other.signing_keys() != await store.signing_keys()
    await other.close()


# --- Settings of the databases ---


def test_sqlite_keeps_what_is_committed(sqlite_url: str) -> None:
    """A power cut can't be tested here; the settings that SQLite documents for it can."""
    engine = engine_for(sqlite_url)
    with engine.connect() as connection:
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        values = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]
    engine.dispose()
    full = 2
    assert values == ["wal", full, 1]


# --- Addresses ---


async def test_a_store_gives_a_sign_of_life(store: Store) -> None:
    await store.ping()
    assert store.database in ("sqlite", "postgresql")


async def refused(url: str, code: str = "error-database") -> DatabaseError:
    """Why a database is refused; how addresses look is said only where this one can't be understood."""
    with pytest.raises(DatabaseError) as caught:
        await Store.open(url)
    error = caught.value
    assert error.code == code
    assert ("Addresses look like" in str(error)) == (code == "error-database-address")
    for language in LANGUAGES:
        said = Language(language).text(error.code, **error.values)
        assert ("file.db" in said or "fichier.db" in said) == (code == "error-database-address")
        assert str(error.values["reason"]) in said
        assert str(error.values["url"]) in said
    assert str(error) == Language("en").text(error.code, **error.values)
    return error


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "no address"),
        ("nonsense", "no address"),
        ("cabochon.db", "no address"),
        ("mysql://localhost/cabochon", "mysql is not supported"),
        ("sqlite+aiosqlite:///cabochon.db", "not supported"),
        ("sqlite://", "needs a file"),
        ("sqlite:///", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite:///cabochon.db?mode=ro", "no options"),
        ("postgresql://ann@127.0.0.1:port/cabochon", "no address"),
    ],
)
async def test_addresses_that_can_not_be_understood(url: str, reason: str) -> None:
    assert reason in str((await refused(url, "error-database-address")).values["reason"])


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("sqlite:////no/such/folder/cabochon.db", "no folder /no/such/folder"),
        ("postgresql://ann@127.0.0.1:1/cabochon", "refused"),
        ("postgres://ann@127.0.0.1:1/cabochon", "refused"),
    ],
)
async def test_databases_that_are_not_there(url: str, reason: str) -> None:
    assert reason in str((await refused(url)).values["reason"])


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert "unable to open" in str(await refused(f"sqlite:///{tmp_path}"))


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Remember the emeralds. " * 100, encoding="utf-8")
    assert "not a database" in str(await refused(f"sqlite:///{file}"))


async def test_a_missing_database_of_postgresql(postgres_url: str) -> None:
    assert "does not exist" in str(await refused(postgres_url.replace("?", "-missing?")))


async def test_a_role_that_there_is_not(postgres_url: str) -> None:
    error = await refused(postgres_url.replace("postgres@", "nobody:geheim@"))
    assert "nobody" in str(error.values["reason"])
    assert "geheim" not in str(error)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("postgresql://ann:geheim@127.0.0.1:1/x", "error-database"),
        ("post gres//ann:geheim@there", "error-database-address"),
        ("x:geheim@y", "error-database-address"),
    ],
)
async def test_passwords_are_not_shown(url: str, code: str) -> None:
    assert "geheim" not in str(await refused(url, code))


# --- Without the driver of PostgreSQL, which is an extra ---

WITHOUT_DRIVER = """
import asyncio, sys
sys.modules["psycopg"] = None
from cabochon.server import running
from cabochon.server.store import DatabaseError, Store

async def main():
    await (await Store.open(sys.argv[1])).close()
    try:
        await Store.open("postgresql://ada@127.0.0.1/cabochon")
    except DatabaseError as error:
        print(error)

asyncio.run(main())
"""


def test_sqlite_needs_no_driver_of_postgresql(sqlite_url: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_DRIVER, sqlite_url], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert install_command("postgres") in ran.stdout


async def test_one_server_at_a_time_on_a_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = await Store.open(url)
    with pytest.raises(DatabaseError, match="Another server uses") as error:
        await Store.open(url)
    assert error.value.code == "error-database-used"
    await first.close()
    second = await Store.open(url)
    await second.close()


async def test_nothing_is_left_beside_what_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letters.txt"
    file.write_text("Dear Ann, " * 100)
    with pytest.raises(DatabaseError):
        await Store.open(f"sqlite:///{file}")
    assert [each.name for each in tmp_path.iterdir()] == ["letters.txt"]
    # Where there is one, the lock's own file stays.
    await (await Store.open(f"sqlite:///{tmp_path}/tables.sqlite")).close()
    assert (tmp_path / "tables.sqlite.lock").exists()
