"""Recorded games over the wire, position by position: as a seat saw them, or with nothing hidden."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote
from xml.etree import ElementTree

import pytest
from pydantic import TypeAdapter

from cabochon.games.positions import deck_sizes, without_future
from cabochon.match import Match
from cabochon.server.options import Options
from cabochon.server.show import wire
from cabochon.server.table.bases import LONGEST
from tests.matches import DATE, TABLES, eager, played, table_name
from tests.server.serving import Threaded, Visitor, threaded

pytestmark = pytest.mark.anyio
REPLAY: TypeAdapter[wire.Replay] = TypeAdapter(wire.Replay)
PROBLEM: TypeAdapter[wire.Problem] = TypeAdapter(wire.Problem)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('replays') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0)) as running:
        yield running


def hiding() -> Match:
    """A game in which both hold a card that the other may not see."""
    match = Match("splendor", names=["Ann", "Bob"], seed=3, date=DATE)
    for move in ("reserve 1t", "reserve 2t", "take wbg", "take wbg"):
        match.play(move)
    return match


async def replay(guest: Visitor, match: Match, seat: int | None = None) -> wire.Replay:
    answer = await guest.http.post("/api/replay", json={"record": str(match.record()), "seat": seat})
    assert answer.status_code == 200, answer.text
    return REPLAY.validate_json(answer.content, strict=True)


async def refused(guest: Visitor, path: str, status: int, **content: Any) -> str:
    answer = await guest.http.post(path, json=content)
    assert answer.status_code == status, answer.text
    return PROBLEM.validate_json(answer.content)["code"]


@pytest.mark.parametrize("table", [TABLES[0], TABLES[4], TABLES[-2]], ids=table_name)
async def test_every_position_comes_in_one_answer(server: Threaded, table: Any) -> None:
    match = played(table, 21, 30, eager)
    async with server.guest() as ann:
        found = await replay(ann, match)
    assert (found["game"], found["players"], found["decisions"]) == (match.game.name, match.players, 30)
    assert found["moves"] == [move.text for move in match.moves]
    assert found["seats"] == [step.seat for step in match.steps]
    assert (found["outcome"], found["ended"]) == (None, None)
    positions = [match.state_after(number).position() for number in range(31)]
    assert found["positions"] == [without_future(match.game, position) for position in positions]


@pytest.mark.parametrize(
    ("words", "ended"),
    [
        ("Ann resigned", {"reason": "resigned", "seat": 0}),
        ("Bob ran out of time", {"reason": "timeout", "seat": 1}),
        ("closed by the server", {"reason": "closed", "seat": None}),
        ("Cleo resigned", None),
        ("everybody was tired", None),
    ],
)
async def test_a_game_that_was_given_up_says_so(server: Threaded, words: str, ended: Any) -> None:
    match = Match("splendor", names=["Ann", "Bob"], seed=3, date=DATE)
    match.headers["Ended"] = words
    async with server.guest() as ann:
        assert (await replay(ann, match))["ended"] == ended


@pytest.mark.parametrize("table", [TABLES[1], TABLES[4], TABLES[-2]], ids=table_name)
async def test_a_seat_is_shown_what_it_saw_and_nothing_else(server: Threaded, table: Any) -> None:
    match = played(table, 5, 40)
    async with server.guest() as ann:
        for seat in range(match.players):
            found = await replay(ann, match, seat)
            assert found["positions"] == [match.view(seat, after).position() for after in range(41)]


async def test_what_is_hidden_from_a_seat_is_seen_by_whoever_sees_everything(
    server: Threaded,
) -> None:
    match = hiding()
    async with server.guest() as ann:
        everything, mine = await replay(ann, match), await replay(ann, match, 0)
    first, second = everything["positions"][-1], mine["positions"][-1]
    hidden = [
        [held["card"] is None for player in position["players"] for held in player["reserved"]]
        for position in (first, second)
    ]
    assert hidden == [[False, False], [False, True]]
    assert first["decks"] == second["decks"] == deck_sizes(match.position())


async def test_a_running_game_is_not_replayed(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "local:Bob")
        record = (await ann.http.get(f"/api/tables/{table}/record")).text
        for seat in (None, 0, 1):
            content = {"record": record, "seat": seat}
            assert await refused(ann, "/api/replay", 409, **content) == "error-record-hidden"
            assert await refused(ann, "/api/picture", 409, moves=0, **content) == "error-record-hidden"


async def test_what_can_not_be_replayed(server: Threaded) -> None:
    match = hiding()
    record = str(match.record())
    async with server.guest() as ann:
        assert await refused(ann, "/api/replay", 409, record="nonsense") == "error-record-line"
        assert await refused(ann, "/api/replay", 409, record=record, seat=2) == "error-table-seat-unknown"
        assert await refused(ann, "/api/replay", 422, record=record, seat=4) == "error-request"
        assert await refused(ann, "/api/replay", 422, record="") == "error-request"
        assert await refused(ann, "/api/picture", 409, record=record, moves=5) == "error-base-moves"
        turns = "\n".join(f"{number}. Ann: take wbg" for number in range(5, LONGEST + 6))
        long = f"{record}\n{turns}\n"
        assert await refused(ann, "/api/replay", 409, record=long) == "error-record-long"
        too_long = record + "; a comment\n" * 6000
        assert await refused(ann, "/api/picture", 413, record=too_long, moves=0) == "error-too-long"
        ann.http.cookies.clear()
        assert await refused(ann, "/api/replay", 401, record=record) == "error-no-cookie"


async def test_a_position_is_drawn_as_a_seat_saw_it(server: Threaded) -> None:
    record = str(hiding().record())
    async with server.guest() as ann:
        drawn = []
        for seat in (None, 0):
            plan = {"record": record, "moves": 2, "seat": seat}
            answer = await ann.http.post("/api/picture", json=plan)
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("image/svg+xml")
            ElementTree.fromstring(answer.text)
            drawn.append(answer.text)
    everything, mine = drawn
    # Every picture defines a sign with such a mark; the other one is the back of the card that Bob holds.
    assert mine.count(">?<") == everything.count(">?<") + 1


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (("Ann", "Bob"), "splendor-2025-03-14-ann-bob"),
        (("Ann/../B", "a b\"c'"), "splendor-2025-03-14-ann-b-a-b-c"),
        (("花子", "Zoë"), "splendor-2025-03-14-花子-zoë"),
        (("…", "!"), "splendor-2025-03-14"),
    ],
)
async def test_files_are_called_after_the_game(server: Threaded, names: tuple[str, str], called: str) -> None:
    match = Match("splendor", names=names, seed=1, date=DATE)
    async with server.guest() as ann:
        assert (await replay(ann, match))["file"] == called


async def test_a_downloaded_record_has_a_name_of_its_own(server: Threaded) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("duel", "me", "local:花子")
        answer = await ann.http.get(f"/api/tables/{table}/record")
    disposition = answer.headers["content-disposition"]
    assert disposition.startswith('attachment; filename="duel-')
    assert disposition.endswith(quote("-ann-花子.txt"))


async def test_a_picture_speaks_the_language_of_who_asks(server: Threaded) -> None:
    record = str(Match("splendor", names=["Ann", "Bob"], settings={"start": 0}, seed=3).record())
    async with server.guest("Ann") as ann:
        for asked, header, turn in (
            ("fr", "ja", "À Ann de jouer"),
            ("zh-TW", "", "輪到 Ann"),
            (None, "ja, en;q=0.5", "Annの手番"),
            ("tlh", "fr", "À Ann de jouer"),
            (None, "", "Ann to act"),
        ):
            plan = {"record": record, "moves": 0, "language": asked}
            answer = await ann.http.post("/api/picture", json=plan, headers={"accept-language": header})
            assert answer.status_code == 200, answer.text
            assert turn in answer.text
        plan = {"record": record, "moves": 0, "language": "x" * 36}
        assert (await ann.http.post("/api/picture", json=plan)).status_code == 422
