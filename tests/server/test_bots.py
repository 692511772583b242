"""Bots at work: whole payments, and games that go on whatever a bot does."""

import pytest

from cabochon.match import Match, Move, View
from cabochon.server.bots import Bots, decide, hire


class Broken:
    name = "broken"

    def decide(self, view: View) -> Move:
        raise LookupError(f"a hidden card of {view}")


class Cheat:
    name = "cheat"

    def decide(self, view: View) -> Move:
        return Move(view.game.name, 0, "no such move")


class Watcher:
    """Remembers what it was shown."""

    name = "watcher"

    def __init__(self) -> None:
        self.views: list[View] = []

    def decide(self, view: View) -> Move:
        self.views.append(view)
        return view.legal_moves[0]


@pytest.mark.parametrize("bot", [Broken(), Cheat()])
def test_a_bot_that_fails_plays_a_legal_move(bot: Broken | Cheat, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("duel", seed=1)
    assert match.to_move is not None
    moves = decide(match.copy(), match.to_move, bot)
    assert moves[0] in match.legal_moves
    logged = "".join(capsys.readouterr())
    assert bot.name in logged
    assert "hidden" not in logged


def test_a_payment_is_decided_whole() -> None:
    kinds = set()
    for seed in range(6):
        match = Match("splendor", seed=seed)
        bots = [hire("random"), hire("greedy")]
        while match.to_move is not None:
            seat = match.to_move
            moves = decide(match.copy(), seat, bots[seat])
            for move in moves:
                match.play(move)
            assert match.to_move != seat or match.phase != "pay"
            kinds.add(tuple(dict.fromkeys(move.verb for move in moves)))
    assert ("buy",) in kinds
    assert ("buy", "cover", "pay") in kinds or ("buy", "pay") in kinds


@pytest.mark.anyio
async def test_bots_see_what_their_seat_may_know() -> None:
    match = Match("splendor", seed=3)
    assert match.to_move is not None
    watcher = Watcher()
    bots = Bots(1)
    thought = await bots.think(match.copy(), match.to_move, watcher)
    bots.close()
    assert (thought.seat, thought.after) == (match.to_move, ())
    assert [view.seat for view in watcher.views] == [match.to_move]
    assert watcher.views[0] == match.view(match.to_move)
    assert not match.moves
