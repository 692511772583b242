"""Bots at work: whole payments, and games that go on whatever a bot does."""

import asyncio
import threading
from pathlib import Path

import pytest

from cabochon.match import Match, Move, View
from cabochon.players import Player, PlayerSpec, ThinkingPlayer
from cabochon.protocol import ExternalPlayer
from cabochon.search import Stop
from cabochon.search.network import Network, NetworkError
from cabochon.server.live.bots import Bots, decide, hire
from cabochon.server.live.line import Party
from cabochon.server.table.bots import SUBSTITUTE
from tests.protocol.programs import program
from tests.server.serving import PATIENCE

ANN = Party("192.0.2.1", "ann")


class Broken(Player):
    name = "broken"

    def decide(self, view: View) -> Move:
        raise LookupError(f"a hidden card of {view}")


class Cheat(Player):
    name = "cheat"

    def decide(self, view: View) -> Move:
        return Move(view.game.name, 0, "no such move")


class Watcher(Player):
    """Remembers what it was shown."""

    name = "watcher"

    def __init__(self) -> None:
        self.views: list[View] = []
        self.games = 0
        self.closed = False

    def new_game(self, view: View) -> None:
        assert view.seat is not None
        self.games += 1

    def close(self) -> None:
        self.closed = True

    def decide(self, view: View) -> Move:
        self.views.append(view)
        return view.legal_moves[0]


class Slow(ThinkingPlayer):
    """Thinks until it is stopped or allowed to decide."""

    name = "slow"

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.go = threading.Event()
        self.closed = threading.Event()

    def decide(self, view: View, *, stop: Stop | None = None, **_: object) -> Move:
        assert stop is not None
        self.begun.set()
        with stop.telling(self.go.set):
            assert self.go.wait(PATIENCE)
        return view.legal_moves[0]

    def close(self) -> None:
        self.closed.set()


@pytest.mark.parametrize("bot", [Broken(), Cheat()])
def test_a_bot_that_fails_plays_a_legal_move(bot: Player, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("duel", seed=1)
    assert match.to_move is not None
    moves = decide(match.copy(), match.to_move, bot, Stop(), "a bot")
    assert moves[0] in match.legal_moves
    logged = "".join(capsys.readouterr())
    assert "a bot" in logged
    assert "hidden" not in logged


def test_a_payment_is_decided_whole() -> None:
    kinds = set()
    for seed in range(6):
        match = Match("splendor", seed=seed)
        bots = [hire(PlayerSpec.parse(name)) for name in ("random", "greedy")]
        while match.to_move is not None:
            seat = match.to_move
            moves = decide(match.copy(), seat, bots[seat], Stop(), "a bot")
            for move in moves:
                match.play(move)
            assert match.to_move != seat or match.phase != "pay"
            kinds.add(tuple(dict.fromkeys(move.verb for move in moves)))
    assert ("buy",) in kinds
    assert ("buy", "cover", "pay") in kinds or ("buy", "pay") in kinds


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["greedy", "level-8"])
async def test_bots_see_what_their_seat_may_know(kind: str) -> None:
    match = Match("splendor", seed=3)
    assert match.to_move is not None
    watcher = Watcher()
    bots = Bots(1, hire=lambda _: watcher)
    thought = await bots.think("table22222", match.copy(), match.to_move, kind, [ANN])
    await bots.close()
    assert (thought.seat, thought.after) == (match.to_move, ())
    assert watcher.games == 1
    assert watcher.closed
    assert [view.seat for view in watcher.views] == [match.to_move]
    assert watcher.views[0] == match.view(match.to_move)
    assert not match.moves


@pytest.mark.anyio
async def test_quick_bots_do_not_wait_for_those_who_think() -> None:
    slow = Slow()
    bots = Bots(1, hire=lambda bot: slow if bot.text == "level-8" else Watcher())
    long = asyncio.create_task(bots.think("table22222", Match(seed=1), 0, "level-8", [ANN]))
    await asyncio.to_thread(slow.begun.wait)
    for kind in ("greedy", "random", "level-1", "level-4"):
        assert len((await bots.think("table22222", Match(seed=1), 0, kind, [ANN])).moves) == 1
    assert not long.done()
    slow.go.set()
    assert len((await long).moves) == 1
    assert not slow.closed.is_set()
    await bots.close()
    assert slow.closed.is_set()


@pytest.mark.anyio
async def test_a_bot_stops_thinking_when_nobody_waits_for_it() -> None:
    slow = Slow()
    bots = Bots(1, hire=lambda _: slow)
    long = asyncio.create_task(bots.think("table22222", Match(seed=1), 0, "level-8", [ANN]))
    await asyncio.to_thread(slow.begun.wait)
    long.cancel()
    assert await asyncio.to_thread(slow.closed.wait, PATIENCE)
    await bots.close()


@pytest.mark.anyio
async def test_a_bot_whose_turn_to_think_never_came_is_dismissed() -> None:
    first, second = Slow(), Slow()
    waiting = iter((first, second))
    bots = Bots(1, hire=lambda _: next(waiting))
    tasks = [
        asyncio.create_task(bots.think(table, Match(seed=1), 0, "level-8", [ANN])) for table in ("one", "two")
    ]
    await asyncio.to_thread(first.begun.wait)
    tasks[1].cancel()
    await asyncio.wait([tasks[1]])
    assert second.closed.is_set()
    assert not second.begun.is_set()
    first.go.set()
    assert len((await tasks[0]).moves) == 1
    await bots.close()


@pytest.mark.anyio
async def test_bots_that_think_are_kept_for_their_next_turn_but_not_many() -> None:
    hired: list[Watcher] = []

    def hire_watcher(_: PlayerSpec) -> Watcher:
        hired.append(Watcher())
        return hired[-1]

    bots = Bots(1, hire=hire_watcher)
    match = Match(seed=1)
    for table in ("first", "first", "second", "third", "fourth", "fifth", "first", "fifth"):
        await bots.think(table, match.copy(), 0, "level-8", [ANN])
    # The first had to go for the fifth, and was hired again.
    assert len(hired) == 6
    assert len(hired[0].views) == 2
    assert [watcher.games for watcher in hired] == [1] * 6
    assert [watcher.closed for watcher in hired] == [True, True, False, False, False, False]
    await bots.close()
    assert all(watcher.closed for watcher in hired)


# --- Bots of the server's own ---


@pytest.mark.anyio
async def test_a_program_plays_is_kept_and_ended() -> None:
    started: list[ExternalPlayer] = []

    def hire_program(bot: PlayerSpec) -> ExternalPlayer:
        player = hire(bot)
        assert isinstance(player, ExternalPlayer)
        started.append(player)
        return player

    bots = Bots(1, hire_program, house={"Hal": PlayerSpec.parse(program())})
    assert bots.names[-1] == "Hal"
    match = Match(seed=1)
    for table in ("first", "first", "second"):
        assert len((await bots.think(table, match.copy(), 0, "Hal", [ANN])).moves) == 1
    assert len(started) == 2
    assert all(player.process_id is not None for player in started)
    await bots.close()
    assert all(player.process_id is None for player in started)


@pytest.mark.anyio
@pytest.mark.parametrize("text", ["cmd:no-such-program", "py:no_such_module:Bot"])
async def test_the_game_goes_on_without_a_bot_that_can_not_play(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = Bots(1, house={"Hal": PlayerSpec.parse(text)})
    match = Match(seed=1)
    thought = await bots.think("table22222", match.copy(), 0, "Hal", [ANN])
    assert thought.moves[0] in match.legal_moves
    await bots.close()
    assert "a bot can't play" in "".join(capsys.readouterr())


@pytest.mark.anyio
async def test_a_bot_that_the_server_has_no_longer_is_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    hired: list[PlayerSpec] = []

    def hire_watcher(bot: PlayerSpec) -> Watcher:
        hired.append(bot)
        return Watcher()

    bots = Bots(1, hire=hire_watcher)
    await bots.think("table22222", Match(seed=1), 0, "Hal", [ANN])
    await bots.close()
    assert [bot.text for bot in hired] == [SUBSTITUTE]
    assert "a bot is here no longer" in "".join(capsys.readouterr())


@pytest.mark.anyio
@pytest.mark.compiled
async def test_a_network_is_read_once_and_plays_its_game_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, hired = tmp_path / "neo.safetensors", list[str]()
    network = Network.random("duel", (8,), seed=3)
    network.save(file)

    def noted(bot: PlayerSpec) -> Player:
        hired.append(bot.text)
        return hire(bot)

    neo = PlayerSpec.parse(f"search:network={file}@simulations=1")
    bots = Bots(1, noted, house={"Neo": neo})
    assert bots.kinds == {**dict.fromkeys(bots.names), "Neo": ("duel",)}
    file.unlink()
    duel = Match("duel", seed=1, settings={"start": 0})
    logits, _ = network.rounded().logits(duel.view(0).state.features(0))
    liked = max(duel.legal_moves, key=lambda move: logits[move.action])
    thought = await bots.think("table22222", duel.copy(), 0, "Neo", [ANN])
    assert thought.moves[0] == liked, "no random move"
    assert "".join(capsys.readouterr()) == ""

    # Such a table is from before the server had this bot under this name.
    splendor = Match("splendor", seed=1, settings={"start": 0})
    assert (await bots.think("table33333", splendor, 0, "Neo", [ANN])).moves
    assert hired == [neo.text, SUBSTITUTE]
    assert (bots.named("Neo", "duel"), bots.named("Neo", "splendor")) == ("Neo", SUBSTITUTE)
    assert "a bot does not play this game any more" in "".join(capsys.readouterr())
    await bots.close()


@pytest.mark.parametrize("content", [None, b"", b"no network"])
def test_a_network_that_can_not_be_read_is_no_bot(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "neo.safetensors"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(NetworkError):
        Bots(1, house={"Neo": PlayerSpec.parse(f"search:network={file}")})
