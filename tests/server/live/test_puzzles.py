"""Puzzles over the wire: a set for each game, once made, kept by browsers."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from cabochon.games import game_names
from cabochon.puzzles import shipped
from cabochon.server.live.errors import BusyError
from cabochon.server.live.line import Party
from cabochon.server.live.puzzles import Puzzles
from cabochon.server.live.readers import Readers
from cabochon.server.live.tasks import Tasks
from cabochon.server.options import Options
from cabochon.server.show import wire
from tests.server.serving import Threaded, threaded

pytestmark = pytest.mark.anyio
SET: TypeAdapter[wire.PuzzleSet] = TypeAdapter(wire.PuzzleSet)
PROBLEM: TypeAdapter[wire.Problem] = TypeAdapter(wire.Problem)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('puzzles') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0)) as running:
        yield running


@pytest.mark.parametrize("game", game_names())
async def test_a_set_has_everything_that_the_page_needs(server: Threaded, game: str) -> None:
    async with server.guest() as ann:
        answer = await ann.http.get(f"/api/puzzles/{game}")
    assert answer.status_code == 200, answer.text
    found = SET.validate_json(answer.content, strict=True)
    assert found["game"] == game
    assert [puzzle["name"] for puzzle in found["puzzles"]] == [puzzle.name for puzzle in shipped(game)]
    for puzzle in found["puzzles"]:
        first = puzzle["steps"][0]
        assert first["view"]["seat"] == first["view"]["position"]["to_move"]
        for step in puzzle["steps"]:
            # Every right move can be made, and leads to a step that there is.
            assert step["right"].keys() <= set(step["view"]["legal_moves"])
            for number in step["right"].values():
                assert number is None or 0 < number < len(puzzle["steps"])
            # Of every other one is known what comes of it.
            assert sorted([*step["right"], *step["wrong"]]) == sorted(step["view"]["legal_moves"])
            assert all(0 <= number < len(puzzle["verdicts"]) for number in step["wrong"].values())
        for solution in puzzle["solutions"]:
            at: int | None = 0
            for move in solution["line"][: solution["at"] + 1]:
                assert at is not None
                at = puzzle["steps"][at]["right"][move]
            assert at is None
            assert (solution["outcome"] is not None) >= (puzzle["kind"] == "win")


@pytest.mark.parametrize("game", game_names())
async def test_nothing_hidden_leaves(server: Threaded, game: str) -> None:
    async with server.guest() as ann:
        found = SET.validate_json((await ann.http.get(f"/api/puzzles/{game}")).content)
    for puzzle in found["puzzles"]:
        seat = puzzle["steps"][0]["view"]["seat"]
        steps = [step["view"]["position"] for step in puzzle["steps"]]
        for position in [*steps, *(solution["end"] for solution in puzzle["solutions"])]:
            assert all(isinstance(deck, int) or not deck for deck in position["decks"])
            for other, player in enumerate(position["players"]):
                hidden = [held["card"] for held in player["reserved"] if held["hidden"] and other != seat]
                assert hidden == [None] * len(hidden)


async def test_what_the_browser_has_is_not_sent_again(server: Threaded) -> None:
    async with server.guest() as ann:
        first = await ann.http.get("/api/puzzles/splendor")
        again = await ann.http.get("/api/puzzles/splendor", headers={"if-none-match": first.headers["etag"]})
        plain = await ann.http.get("/api/puzzles/splendor", headers={"accept-encoding": "identity"})
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["content-encoding"] == "gzip"
    assert (again.status_code, again.content) == (304, b"")
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content


async def test_there_is_no_such_game(server: Threaded) -> None:
    async with server.guest() as ann:
        answer = await ann.http.get("/api/puzzles/chess")
        odd = await ann.http.get("/api/puzzles/NO%20GAME")
    assert (answer.status_code, PROBLEM.validate_json(answer.content)["code"]) == (404, "error-game")
    assert odd.status_code == 422


class Slow(Readers):
    """Somebody who reads when told to, and counts how often."""

    def __init__(self) -> None:
        self.parties: list[Party] = []
        self.go = asyncio.Event()
        self.is_busy = False

    async def run(self, party: Party, work: Callable[[], Any]) -> Any:
        self.parties.append(party)
        await self.go.wait()
        if self.is_busy:
            raise BusyError
        return str(work)


async def test_many_who_come_first_have_it_made_once() -> None:
    readers, tasks = Slow(), Tasks()
    puzzles = Puzzles(readers, tasks)
    asking = [asyncio.create_task(puzzles.of(guest, "here", "duel")) for guest in ("ann", "bob", "cid")]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    # Whoever it is made for may leave.
    asking[0].cancel()
    readers.go.set()
    left, *found = await asyncio.gather(*asking, return_exceptions=True)
    assert isinstance(left, asyncio.CancelledError)
    assert len(set(map(str, found))) == 1
    assert readers.parties == [Party("here", "ann")]
    assert await puzzles.of("dan", "there", "duel") == found[0]
    assert len(readers.parties) == 1


async def test_what_failed_is_tried_again() -> None:
    readers, tasks = Slow(), Tasks()
    puzzles = Puzzles(readers, tasks)
    readers.is_busy = True
    readers.go.set()
    found = await asyncio.gather(
        *(puzzles.of(guest, "here", "duel") for guest in ("ann", "bob")), return_exceptions=True
    )
    assert [type(error) for error in found] == [BusyError, BusyError]
    assert len(readers.parties) == 1
    readers.is_busy = False
    assert await puzzles.of("ann", "here", "duel")
    assert len(readers.parties) == 2
