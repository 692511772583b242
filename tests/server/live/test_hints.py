"""Hints: from one's own view alone, for one's own seat alone, where they are allowed."""

import asyncio
import json
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from cabochon.match import Match, View
from cabochon.search import Budget, Searcher, SearchResult, Stop
from cabochon.server import show
from cabochon.server.live import Places, hints
from cabochon.server.live.hints import advise
from cabochon.server.options import Limits, Options
from cabochon.server.show import wire
from cabochon.server.table import ForbiddenError, TableError
from tests.matches import TABLES, eager, played, table_name
from tests.server.serving import PATIENCE, Client, Threaded, Visitor, threaded
from tests.server.tables import GUESTS, OPENED, STRANGER, begun, missing, opened
from tests.stops import wait_for

ANN, BOB, *_ = GUESTS


# --- What is thought about ---


def with_hidden_cards_exchanged(match: Match) -> Match:
    """The same game as far as a spectator can tell."""
    orders: dict[str, list[int]] = {}
    for pool, shown in match.record(reveal=False).orders.items():
        hidden = [card for card in match.orders[pool] if card not in shown]
        orders[pool] = [hidden.pop() if card is None else card for card in shown]
    other = Match(match.game, match.players, settings=match.settings, orders=orders)
    for step in match.steps:
        other.replay(step.move, step.refill)
    return other


def hiding_from_the_player_to_move(table: Any) -> Match:
    """A position where others hold hidden cards and the player to move holds none."""
    for seed in range(1000):
        match = played(table, seed, 40, eager)
        hands = [any(card["hidden"] for card in player["reserved"]) for player in match.position()["players"]]
        if match.to_move is not None and any(hands) and not hands[match.to_move]:
            return match
    raise AssertionError("no such game")


@pytest.mark.parametrize("table", [TABLES[0], TABLES[2], TABLES[-2]], ids=table_name)
def test_hidden_cards_make_no_difference(table: Any) -> None:
    match = hiding_from_the_player_to_move(table)
    other = with_hidden_cards_exchanged(match)
    assert other.position() != match.position()
    seat = match.to_move
    budget = Budget(simulations=300)
    first, second = (advised(each.view(seat), budget, seed=7) for each in (match, other))
    del first["seconds"], second["seconds"]
    assert first == second
    assert first["simulations"] == 300


def advised(view: View, budget: Budget, seed: int = 0) -> Any:
    """A hint as it is shown."""
    return json.loads(show.hint(1, advise(view, budget, Stop(), seed)))


def test_what_is_decided_in_one_go_can_be_played() -> None:
    found = set()
    for seed in range(20):
        match = played(TABLES[0], seed, 60, eager)
        if match.to_move is None or not any(move.verb == "buy" for move in match.legal_moves):
            continue
        view = match.view(match.to_move)
        candidates = advised(view, Budget(simulations=200))["candidates"]
        assert 1 <= len(candidates) <= 3
        for candidate in candidates:
            moves, line = candidate["moves"], candidate["line"]
            assert line[: len(moves)] == moves
            trial = match.copy()
            for text in moves:
                assert trial.to_move == match.to_move
                trial.play(text)
            found.add(tuple(text.split()[0] for text in moves))
        values = [candidate["value"] for candidate in candidates]
        assert values == sorted(values, reverse=True)
    assert any(verbs[0] == "buy" and verbs[-1] == "pay" for verbs in found), found


# --- Who may ask ---


@pytest.mark.parametrize(
    ("seats", "wish", "allowed"),
    [
        ("mg", None, True),
        ("mlg", None, True),
        ("mo", None, False),
        ("mog", None, False),
        ("mo", True, True),
        ("mg", False, False),
    ],
)
def test_hints_are_for_those_who_play_alone_unless_agreed(
    seats: str, wish: bool | None, allowed: bool
) -> None:
    sitting = begun(seats, hints=wish)
    assert sitting.table.hints == allowed
    if allowed:
        match, seat = sitting.table.hinted(ANN, OPENED)
        assert (match, seat) == (sitting.table.match, 0)
    else:
        with pytest.raises(ForbiddenError) as error:
            sitting.table.hinted(ANN, OPENED)
        assert error.value.code == "error-hint-forbidden"


def test_who_has_played_with_others_does_not_get_hints_when_they_have_gone() -> None:
    sitting = begun("moo")
    for guest, seat in ((GUESTS[1], 1), (GUESTS[2], 2)):
        sitting.do(sitting.table.resign(guest, seat, None, OPENED))
    assert [seat.kind for seat in sitting.table.seats] == ["person", "bot", "bot"]
    assert not sitting.table.hints


def test_hints_are_for_the_own_seat_that_decides() -> None:
    sitting = begun("ml")
    assert sitting.table.hinted(ANN, OPENED)[1] == 0
    sitting.play()
    assert sitting.table.hinted(ANN, OPENED)[1] == 1
    with pytest.raises(ForbiddenError) as error:
        sitting.table.hinted(STRANGER, OPENED)
    assert error.value.code == "error-table-not-seated"
    against_bot = begun("mg")
    against_bot.play()
    with pytest.raises(TableError) as refusal:
        against_bot.table.hinted(ANN, OPENED)
    assert refusal.value.code == "error-table-turn"
    against_bot.do(against_bot.table.resign(ANN, 0, None, OPENED))
    with pytest.raises(TableError) as refusal:
        against_bot.table.hinted(ANN, OPENED)
    assert refusal.value.code == "error-table-over"
    with pytest.raises(TableError) as refusal:
        opened("mo").table.hinted(ANN, OPENED)
    assert refusal.value.code == "error-table-not-started"


def test_whoever_is_replaced_by_a_bot_asks_for_nothing() -> None:
    sitting = begun("mo", hints=True)
    sitting.do(sitting.table.replace(BOB, 0, missing({BOB}), None, OPENED))
    with pytest.raises(TableError) as error:
        sitting.table.hinted(ANN, OPENED)
    assert error.value.code == "error-table-away"


# --- Over the wire ---


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('hints') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0, hint=0.05, limits=Limits(hints_of_address=3))) as running:
        yield running


class Endless(Searcher):
    """Searches until it is stopped, the first time; remembers what it was shown."""

    views: list[View]
    begun: threading.Event
    stopped: threading.Event

    def search(self, view: View, *_: Any, stop: Stop | None = None, **__: Any) -> SearchResult:
        self.views.append(view)
        self.begun.set()
        if not self.stopped.is_set():
            wait_for(stop)
            self.stopped.set()
        return super().search(view, Budget(simulations=10), stop=stop)


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> type[Endless]:
    """Hints take until they are stopped."""
    Endless.views, Endless.begun, Endless.stopped = [], threading.Event(), threading.Event()
    monkeypatch.setattr(hints, "Searcher", Endless)
    return Endless


def code_of(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(TypeAdapter(wire.Problem).validate_json(answer.content)["code"])


async def ask(guest: Visitor, table: str) -> httpx.Response:
    return await guest.http.post(f"/api/tables/{table}/hint")


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["splendor", "duel"])
async def test_a_hint_can_be_played(server: Threaded, game: str) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table(game, "me", "greedy", settings={"start": 0})
        async with ann.socket(table) as client:
            assert client.table["hints"] is True
            answer = await ask(ann, table)
            assert answer.status_code == 200, answer.text
            hint = TypeAdapter(wire.Hint).validate_json(answer.content, strict=True)
            assert (hint["number"], hint["seat"]) == (client.number, 0)
            assert hint["simulations"] > 0
            assert 1 <= len(hint["candidates"]) <= 3
            moves = ", ".join(hint["candidates"][0]["moves"])
            assert (await client.ask(type="move", id="a", seat=0, moves=moves))["type"] == "done"
        stored = await server.call(server.app.state.house.store.entries(table))
        assert {entry.event.kind for entry in stored} == {"created", "started", "move"}


@pytest.mark.anyio
async def test_hints_among_people_are_agreed_in_the_open(server: Threaded) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest() as eve:
        for wish in (None, True):
            table = await ann.open_table("splendor", "me", "open", settings={"start": 0}, hints=wish)
            await bob.join(table, 1)
            for guest in (ann, bob, eve):
                state = (await guest.http.get(f"/api/tables/{table}")).json()
                assert state["hints"] is bool(wish)
            if wish:
                assert (await ask(ann, table)).status_code == 200
                assert code_of(await ask(bob, table), 409) == "error-table-turn"
            else:
                assert code_of(await ask(ann, table), 403) == "error-hint-forbidden"
            assert code_of(await ask(eve, table), 403) == "error-table-not-seated"
        assert code_of(await ask(ann, "zzzzzzzzzz"), 404) == "error-no-table"
        path = "/api/tables/zzzzzzzzzz/hint"
        refused = await ann.http.post(path, headers={"origin": "https://evil.example"})
        assert code_of(refused, 403) == "error-origin"
    async with httpx.AsyncClient(base_url=server.url) as nobody:
        assert code_of(await nobody.post(path), 401) == "error-no-cookie"


@pytest.mark.anyio
async def test_one_hint_at_a_time_and_none_for_a_game_that_has_gone_on(
    server: Threaded, endless: type[Endless]
) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "greedy", settings={"start": 0})
        first = asyncio.create_task(ask(ann, table))
        await asyncio.to_thread(endless.begun.wait)
        seen = server.app.state.house.hall.tables[table].table.match.view(0)
        assert endless.views == [seen]
        assert code_of(await ask(ann, table), 409) == "error-hint-busy"
        async with ann.socket(table) as client:
            await move(client)
            assert code_of(await first, 409) == "error-hint-late"
            assert await asyncio.to_thread(endless.stopped.wait, PATIENCE)
            await client.when(lambda: bool(client.legal))
        assert (await ask(ann, table)).status_code == 200


async def move(client: Client) -> None:
    assert (await client.ask(type="move", id="a", seat=0, moves="take wbg"))["type"] == "done"


@pytest.mark.anyio
async def test_nobody_thinks_for_a_client_that_has_gone(server: Threaded, endless: type[Endless]) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "greedy", settings={"start": 0})
        asking = asyncio.create_task(ask(ann, table))
        await asyncio.to_thread(endless.begun.wait)
        asking.cancel()
        assert await asyncio.to_thread(endless.stopped.wait, PATIENCE)


@pytest.mark.anyio
async def test_one_address_does_not_get_everything(server: Threaded) -> None:
    places: Places = server.app.state.house.hints.places
    others = ("one", "two", "three")
    assert [places.hold(guest, "127.0.0.1") for guest in others] == [True] * 3
    async with server.guest() as ann:
        table = await ann.open_table("splendor", "me", "greedy", settings={"start": 0})
        refused = await ask(ann, table)
        assert code_of(refused, 429) == "error-busy"
        assert int(refused.headers["retry-after"]) > 0
        for guest in others:
            places.free(guest, "127.0.0.1")
        assert (await ask(ann, table)).status_code == 200


@pytest.mark.anyio
async def test_nobody_stands_in_line_for_ever(
    server: Threaded, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hints, "_LONGEST_WAIT", 0.05)
    monkeypatch.setattr(server.app.state.house.bots.thinkers.line, "_places", 0)
    async with server.guest() as ann:
        table = await ann.open_table("splendor", "me", "greedy", settings={"start": 0})
        assert code_of(await ask(ann, table), 429) == "error-busy"
    assert not capsys.readouterr().err


@pytest.mark.anyio
async def test_whose_turn_has_come_is_waited_for(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "_LONGEST_WAIT", 0)
    async with server.guest() as ann:
        table = await ann.open_table("splendor", "me", "greedy", settings={"start": 0})
        assert (await ask(ann, table)).status_code == 200
