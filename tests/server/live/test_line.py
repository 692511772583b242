"""Who goes first: nobody is kept waiting by somebody else who wants much."""

import asyncio
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabochon.server.live.line import BOT, HINT, STUDY, Line, Party

pytestmark = pytest.mark.anyio

ANN, BEN, CAT = Party("home", "ann"), Party("home", "ben"), Party("school", "cat")
EVIL = [Party("evil", f"guest {number}") for number in range(50)]


class Queue:
    """Everybody who has come to a line, in the order in which they were let in."""

    def __init__(self, places: int) -> None:
        self.line = Line(places)
        self.let_in: list[Party] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self, *parties: Party, rank: int = BOT) -> None:
        for party in parties:
            self._tasks.append(asyncio.create_task(self._enter(party, rank)))
        await _settled()

    async def _enter(self, party: Party, rank: int) -> None:
        await self.line.enter(party, rank)
        self.let_in.append(party)

    async def leave(self, *parties: Party) -> list[Party]:
        """Those who are let in because these leave."""
        before = len(self.let_in)
        for party in parties:
            self.line.leave(party)
        await _settled()
        return self.let_in[before:]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _settled() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def test_the_last_place_is_for_somebody_else() -> None:
    queue = Queue(2)
    await queue.come(*EVIL)
    assert queue.let_in == EVIL[:1]
    assert (queue.line.running, queue.line.waiting, queue.line.waiting_of("evil")) == (1, 49, 49)
    # Whoever comes now does not wait at all, however long the line is.
    await queue.come(ANN)
    assert queue.let_in == [EVIL[0], ANN]
    # And their next wish waits for one of the others at most.
    await queue.come(ANN)
    assert await queue.leave(ANN) == [ANN]
    await queue.close()


async def test_whoever_has_least_and_was_served_longest_ago_goes_first() -> None:
    queue = Queue(3)
    await queue.come(*EVIL[:2])
    await queue.come(CAT)
    await queue.come(*EVIL[2:4], ANN, CAT)
    # "home" has no place yet, "school" one, "evil" two.
    assert await queue.leave(EVIL[0]) == [ANN]
    assert await queue.leave(EVIL[1]) == [EVIL[2]]
    # Each of the others has one, and the last place is for somebody who has none.
    assert await queue.leave(ANN) == []
    assert await queue.leave(CAT) == [CAT]
    await queue.close()


async def test_guests_of_one_address_take_turns() -> None:
    queue = Queue(1)
    await queue.come(ANN, ANN, ANN, BEN)
    order = [queue.let_in[-1]]
    while queue.line.waiting:
        order += await queue.leave(order[-1])
    assert order == [ANN, BEN, ANN, ANN]
    await queue.close()


async def test_of_what_one_guest_wants_bots_come_first_and_analyses_last() -> None:
    queue = Queue(1)
    order: list[int] = []

    async def enter(rank: int) -> None:
        await queue.line.enter(ANN, rank)
        order.append(rank)
        queue.line.leave(ANN)

    await queue.come(BEN)
    waiting = [asyncio.create_task(enter(rank)) for rank in (STUDY, HINT, BOT, STUDY, HINT, BOT)]
    await _settled()
    queue.line.leave(BEN)
    await asyncio.gather(*waiting)
    assert order == [BOT, BOT, HINT, HINT, STUDY, STUDY]


async def test_analyses_never_take_the_last_place() -> None:
    queue = Queue(2)
    await queue.come(ANN, CAT, rank=STUDY)
    assert queue.let_in == [ANN]
    await queue.come(Party("train", "eve"))
    assert queue.let_in == [ANN, Party("train", "eve")]
    assert await queue.leave(ANN) == []
    assert await queue.leave(Party("train", "eve")) == [CAT]
    await queue.close()


async def test_for_several_who_are_there_the_one_counts_who_waits_least() -> None:
    queue = Queue(2)
    await queue.come(*EVIL[:3])
    assert queue.line.first_of([EVIL[0], ANN]) == ANN
    assert queue.line.first_of([ANN, EVIL[0]]) == ANN
    await queue.close()


async def test_nobody_waits_longer_than_they_want() -> None:
    line = Line(1)
    await line.enter(ANN, BOT)
    with pytest.raises(TimeoutError):
        await line.enter(CAT, BOT, 0.001)
    assert line.waiting == 0
    line.leave(ANN)
    await line.enter(CAT, BOT, 0.001)
    assert line.running == 1


async def test_who_goes_away_in_the_same_moment_is_not_called() -> None:
    line = Line(1)
    await line.enter(ANN, BOT)
    going = asyncio.create_task(line.enter(BEN, BOT))
    staying = asyncio.create_task(line.enter(CAT, BOT))
    await _settled()
    going.cancel()
    line.leave(ANN)
    await staying
    assert (line.running, line.waiting) == (1, 0)


@given(st.lists(st.tuples(st.integers(0, 5), st.booleans()), max_size=60), st.integers(1, 4))
async def test_places_are_neither_lost_nor_made(steps: list[tuple[int, bool]], places: int) -> None:
    """People come, go away while they wait or in the moment they are called, and leave."""
    line = Line(places)
    parties = [Party(f"address {number // 2}", f"guest {number}") for number in range(6)]
    inside: list[Party] = []
    coming: list[asyncio.Task[None]] = []

    async def enter(party: Party) -> None:
        await line.enter(party, BOT)
        inside.append(party)

    for number, gently in steps:
        if number < 4:
            coming.append(asyncio.create_task(enter(parties[number])))
        elif number == 4 and coming:
            coming[-1].cancel()
        elif inside:
            line.leave(inside.pop())
        if gently:
            await _settled()
        assert line.running <= places
    await _settled()
    assert line.running == len(inside)
    taken = Counter(party.address for party in inside)
    if line.waiting:
        # Whoever waits would take the last place, and has one already; or there is none.
        assert line.running == places or (line.running == places - 1 and all(taken.values()))
    while inside or line.waiting:
        line.leave(inside.pop())
        await _settled()
    assert (line.running, line.waiting) == (0, 0)
    await asyncio.gather(*coming, return_exceptions=True)
