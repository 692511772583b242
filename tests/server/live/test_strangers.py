"""Bots of a server's own that hang, leave or lie: only their own moves suffer."""

import asyncio
import sys
import threading
from collections.abc import Callable
from typing import Any

import pytest

from cabochon.match import Match, Move, View
from cabochon.players import Player, PlayerSpec
from cabochon.server.live import strangers
from cabochon.server.live.bots import Bots, hire
from cabochon.server.live.line import Party
from cabochon.server.live.strangers import StrangerError, Strangers

pytestmark = pytest.mark.anyio

ANN = Party("192.0.2.1", "ann")


class Leaves(Player):
    name = "leaves"

    def decide(self, view: View) -> Move:  # noqa: ARG002
        sys.exit("bye")


class Interrupts(Player):
    name = "interrupts"

    def decide(self, view: View) -> Move:  # noqa: ARG002
        raise KeyboardInterrupt


class _Anything:
    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


class Lies(Player):
    name = "lies"

    def decide(self, view: View) -> Any:  # noqa: ARG002
        return _Anything()


class Nameless(Player):
    def __init__(self) -> None:
        self.name = "nameless"

    def decide(self, view: View) -> Move:  # noqa: ARG002
        del self.name
        raise ValueError


class Stays(Player):
    """Does not want to be closed."""

    name = "stays"

    def decide(self, view: View) -> Move:
        return view.legal_moves[0]

    def close(self) -> None:
        raise SystemExit


def house(make: Callable[[], Player]) -> Bots:
    spec = PlayerSpec.parse("cmd:stranger")
    return Bots(1, hire=lambda bot: make() if bot.runs_code else hire(bot), house={"Stranger": spec})


@pytest.mark.parametrize("make", [Leaves, Interrupts, Lies, Nameless, Stays])
async def test_the_game_goes_on(make: Callable[[], Player]) -> None:
    bots = house(make)
    match = Match(seed=1)
    assert match.to_move is not None
    for _ in range(2):
        thought = await bots.think("table", match.copy(), match.to_move, "Stranger", [ANN])
        assert thought.moves[0] in match.legal_moves
    await bots.close()


async def test_who_hangs_is_left_behind() -> None:
    coming = threading.Event()

    class Hangs(Player):
        name = "hangs"

        def decide(self, view: View) -> Move:
            coming.wait()
            return view.legal_moves[0]

    bots = house(Hangs)
    bots.strangers = Strangers(0.05)
    match = Match(seed=1)
    assert match.to_move is not None
    thought = await bots.think("table", match.copy(), match.to_move, "Stranger", [ANN])
    assert thought.moves[0] in match.legal_moves
    # Whoever thinks with threads of the house still can.
    quick = await bots.think("table", match.copy(), match.to_move, "greedy", [ANN])
    assert quick.moves
    await bots.close()
    coming.set()


async def test_lost_threads_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strangers, "MOST_LOST", 1)
    coming = threading.Event()
    work = Strangers(0.02)
    with pytest.raises(StrangerError, match="does not answer"):
        await work.run(ANN, coming.wait)
    with pytest.raises(StrangerError, match="too many"):
        await work.run(ANN, lambda: 1)
    coming.set()
    for _ in range(200):
        await asyncio.sleep(0.01)
        if not work._lost:
            break
    assert await work.run(ANN, lambda: 1) == 1


async def test_a_cancelled_thought_is_forgotten() -> None:
    coming = threading.Event()
    work = Strangers(10)
    task = asyncio.create_task(work.run(ANN, coming.wait))
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    coming.set()
