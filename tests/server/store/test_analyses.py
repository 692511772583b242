"""Analyses that are kept: the most thorough of each table, as long as the table is there."""

from dataclasses import replace

import pytest
from sqlalchemy import text

from cabochon.server.store import KeptAnalysis, Store, analyses
from cabochon.server.store.engine import engine_for, writing
from cabochon.server.store.migrate import migrate_to
from cabochon.server.table.standing import Opening
from tests.server.stored import SUMMARY, moved, open_table

pytestmark = pytest.mark.anyio

QUICK = KeptAnalysis(0.1, 1000.5, 1, b"\x00quick\xff")
DEEP = KeptAnalysis(2.0, 2000.25, 1, b"deep")


async def test_the_most_thorough_is_kept(store: Store) -> None:
    await open_table(store, "t", status="over")
    assert await store.analysis("t") is None
    assert await store.keep_analysis("t", QUICK)
    assert await store.analysis("t") == QUICK
    # The same again changes nothing: whoever looks twice sees the same.
    assert not await store.keep_analysis("t", replace(QUICK, content=b"other"))
    assert await store.analysis("t") == QUICK
    assert await store.keep_analysis("t", DEEP)
    assert not await store.keep_analysis("t", QUICK)
    assert await store.analysis("t") == DEEP
    # What later versions find out is not to be compared with it.
    later = replace(QUICK, version=2)
    assert await store.keep_analysis("t", later)
    assert await store.analysis("t") == later


async def test_only_of_a_game_that_is_over_and_there(store: Store) -> None:
    await open_table(store, "running")
    assert not await store.keep_analysis("running", QUICK)
    assert not await store.keep_analysis("nowhere", QUICK)
    assert await store.analysis("running") is None
    await open_table(store, "over", status="over")
    too_much = replace(QUICK, content=bytes(analyses.LARGEST + 1))
    assert not await store.keep_analysis("over", too_much)
    assert await store.keep_analysis("over", replace(QUICK, content=bytes(analyses.LARGEST)))


async def test_it_goes_with_its_table(store: Store) -> None:
    for table in ("a", "b", "c"):
        await open_table(store, table, status="over")
        await store.keep_analysis(table, QUICK)
    assert await store.delete(["a"]) == ["a"]
    assert await store.delete_as_of("b", 1)
    assert await store.analysis("a") is None
    assert await store.analysis("b") is None
    assert await store.analysis("c") == QUICK


async def test_an_earlier_form_has_no_place_for_it(database_url: str) -> None:
    opened = replace(SUMMARY, opening=Opening(1, (3, None)))
    store = await Store.open(database_url)
    await open_table(store, "t", status="over", summary=opened)
    await open_table(store, "u", status="over")
    await store.keep_analysis("t", QUICK)
    await store.close()
    engine = engine_for(database_url)
    with writing(engine) as connection:
        migrate_to(connection, "0005")
        found = connection.execute(text("SELECT CAST(summary AS TEXT) FROM tables")).scalars().all()
    engine.dispose()
    assert "opening" not in str(found)
    store = await Store.open(database_url)
    assert await store.analysis("t") is None
    listed = await store.tables_of("ann", 10)
    assert [listing.standing.summary for listing in listed] == [SUMMARY, SUMMARY]
    await store.close()


# --- The games of a guest ---


async def test_the_games_of_a_guest_are_listed_with_what_became_of_them(store: Store) -> None:
    opened = replace(SUMMARY, opening=Opening(1, (3, None)))
    await open_table(store, "old", now=1.0, status="over", summary=opened, to_move=())
    await open_table(store, "new", now=3.0)
    await open_table(store, "others", now=4.0, host="ben", guests=("ben", "cid"))
    await open_table(store, "left", now=5.0, host="ann", guests=("ben",))
    games = await store.games_of("ann", 10)
    assert [(game.table, game.status, game.updated) for game in games] == [
        ("new", "playing", 3.0),
        ("old", "over", 1.0),
    ]
    assert games[0].to_move == ("ann",)
    assert games[1].summary == opened
    await store.append("old", 2, moved(), None, 9.0)
    assert [game.table for game in await store.games_of("ann", 1)] == ["old"]
    assert await store.games_of("nobody", 10) == []


async def test_finished_games_come_in_the_order_in_which_they_were_opened(store: Store) -> None:
    for table, status in (("b", "over"), ("a", "over"), ("c", "playing")):
        await open_table(store, table, status=status)
    with writing(store._engine) as connection:
        connection.execute(text("UPDATE tables SET created = 5 WHERE id = 'b'"))
    assert await store.finished_of("ann") == ["b", "a"]
    assert await store.finished_of("nobody") == []


async def test_a_game_that_cannot_be_read_hides_no_other(store: Store) -> None:
    await open_table(store, "broken", now=1.0)
    await open_table(store, "sound", now=2.0)
    with writing(store._engine) as connection:
        connection.execute(text("UPDATE tables SET summary = '{}' WHERE id = 'broken'"))
    assert [game.table for game in await store.games_of("ann", 10)] == ["sound"]
