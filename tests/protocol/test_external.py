"""A program as a player: whatever it does wrong has its own error, and nothing of it is left behind."""

import os
import sys
import threading
from pathlib import Path

import pytest

from cabochon import Match
from cabochon.language import Language
from cabochon.match import CabochonError
from cabochon.players import Player, ThinkingPlayer, check_player
from cabochon.protocol import (
    BotCrashError,
    BotError,
    BotGarbageError,
    BotIllegalMoveError,
    BotRefusedError,
    BotStartError,
    BotTimeoutError,
    ExternalPlayer,
    Patience,
)
from cabochon.protocol.dialogue import Info
from cabochon.search import Budget, Stop
from tests.protocol.programs import FIRST_BOT, wayward

BRIEF = Patience(answer=0.5, excess=0.5, end=0.2)
"""For what never comes."""


def is_alive(process: int) -> bool:
    """Whether there is such a process, be it a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def play(match: Match, player: Player, decisions: int = 1000) -> Match:
    """The player in every seat, until the end or for so many decisions."""
    while match.to_move is not None and len(match.moves) < decisions:
        match.play(player.decide(match.view(match.to_move)))
    return match


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_a_program_plays_a_whole_game(game: str) -> None:
    match = Match(game, seed=1)
    with ExternalPlayer(FIRST_BOT, seed=1) as ann, ExternalPlayer(FIRST_BOT, seed=2) as bob:
        assert isinstance(ann, ThinkingPlayer)
        assert (ann.name, ann.identity.author) == ("First bot", "You")
        while match.to_move is not None:
            match.play((ann, bob)[match.to_move].decide(match.view(match.to_move)))
    assert match.outcome is not None


@pytest.mark.compiled
def test_a_program_passes_the_check_for_players() -> None:
    made: list[ExternalPlayer] = []

    def make(seed: int) -> ExternalPlayer:
        made.append(ExternalPlayer(FIRST_BOT, seed=seed))
        return made[-1]

    try:
        check_player(make, games=("duel",), seeds=range(1))
    finally:
        for player in made:
            player.close()


# --- What it is told ---


def test_new_games_are_announced_by_themselves(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    program = tmp_path / "bot.py"
    program.write_text(
        "import sys, json\n"
        f"log = open({str(log)!r}, 'a', encoding='utf-8')\n"
        "for line in sys.stdin:\n"
        "    word, _, rest = line.strip().partition(' ')\n"
        "    print(word, rest[:13], file=log, flush=True)\n"
        "    if word == 'cabochon':\n"
        "        print('id name Log\\ngame splendor 2\\noption mood choice good bad good')\n"
        "        print('ready 1', flush=True)\n"
        "    elif word == 'isready': print('ready', flush=True)\n"
        "    elif word == 'position': legal = json.loads(rest)['legal']\n"
        "    elif word == 'go': print('bestmove', legal[0], flush=True)\n",
        encoding="utf-8",
    )
    with ExternalPlayer(
        [sys.executable, str(program)], options={"mood": "bad"}, budget=Budget(5, 0.25)
    ) as player:
        for seed in (1, 2):
            match = Match("splendor", seed=seed, settings={"start": 0})
            if seed == 2:
                player.new_game(match.view(0))  # said before, it is not said twice
            for _ in range(2):
                match.play(player.decide(match.view(0)))
                match.play(match.legal_moves[0])
        player.decide(Match("splendor", seed=2, settings={"start": 0}).view(0))  # the same beginning again
    heard = [line.split()[0] for line in log.read_text(encoding="utf-8").splitlines()]
    decision = ["position", "go"]
    game = ["newgame", "isready", *decision, *decision]
    assert heard == ["cabochon", "setoption", "isready", *game, *game, *game[:4], "quit"]
    said = log.read_text(encoding="utf-8").splitlines()
    assert said[1] == "setoption mood bad"
    assert said[6] == "go simulations 5"


def test_what_it_thinks_is_heard() -> None:
    heard: list[Info] = []
    with ExternalPlayer(wayward("boast"), on_info=heard.append) as player:
        play(Match("splendor", seed=1), player, 2)
        assert heard == [{"value": 1.5}, {"value": 1.5}]
        assert player.info == {"value": 1.5}
        player.close()
        assert player.info is None


def test_options_must_exist() -> None:
    for options in ({"mood": "good"}, {"seed": "many"}):
        with pytest.raises(CabochonError, match=next(iter(options))) as caught:
            ExternalPlayer(FIRST_BOT, options=options)
        assert Language("en").text(caught.value.code, **caught.value.values)


def test_a_large_seed_is_made_to_fit() -> None:
    with ExternalPlayer(FIRST_BOT, seed=10**15 + 3) as player:
        play(Match("duel", seed=1), player, 1)


# --- What it does wrong ---


@pytest.mark.parametrize("command", ["", "no-such-program --at all", "'", [], ["/"]])
def test_a_program_that_cannot_be_run(command: str | list[str]) -> None:
    with pytest.raises(BotStartError) as caught:
        ExternalPlayer(command)
    assert caught.value.code == "error-bot-start"


@pytest.mark.parametrize(
    ("habit", "kind"),
    [
        ("silent", "timeout"),
        ("startled", "crash"),
        ("future", "garbage"),
        ("nameless", "garbage"),
        ("boaster", "garbage"),
    ],
)
def test_a_program_that_does_not_say_hello(habit: str, kind: str) -> None:
    patience = Patience(start=1.0) if habit == "silent" else None
    with pytest.raises(BotStartError, match="hello") as caught:
        ExternalPlayer(wayward(habit), patience=patience)
    assert caught.value.kind == "start"
    assert caught.value.code == f"error-bot-{kind}"
    assert Language("en").text(caught.value.code, **caught.value.values)


WRONGS: dict[str, type[BotError]] = {
    "crash": BotCrashError,
    "segfault": BotCrashError,
    "close": BotCrashError,
    "hang": BotTimeoutError,
    "flood": BotTimeoutError,
    "illegal": BotIllegalMoveError,
    "chatter": BotGarbageError,
    "bytes": BotGarbageError,
    "broken-info": BotGarbageError,
    "refuse": BotRefusedError,
}


@pytest.mark.parametrize("habit", WRONGS)
def test_each_wrong_has_an_error_of_its_own(habit: str) -> None:
    view = Match("splendor", seed=1, settings={"start": 0}).view(0)
    patience = BRIEF if WRONGS[habit] is BotTimeoutError else None
    with ExternalPlayer(wayward(habit), patience=patience) as player:
        process = player.process_id
        assert process is not None
        with pytest.raises(BotError) as caught:
            player.decide(view)
        assert type(caught.value) is WRONGS[habit]
        assert caught.value.code == f"error-bot-{caught.value.kind}"
        assert caught.value.values["bot"] == f"Wayward {habit}"
        # Only who plays an illegal move can be trusted to go on.
        assert is_alive(process) == (habit == "illegal")
    assert not is_alive(process)


def test_a_crash_tells_what_the_program_said_last() -> None:
    view = Match("splendor", seed=1).view(Match("splendor", seed=1).to_move)
    with ExternalPlayer(wayward("crash")) as player, pytest.raises(BotCrashError) as caught:
        player.decide(view)
    assert caught.value.status == 1
    assert caught.value.complaint == "RuntimeError: the bot's own fault"


def test_a_second_answer_is_garbage() -> None:
    match = Match("splendor", seed=1)
    with ExternalPlayer(wayward("twice")) as player, pytest.raises(BotError) as caught:
        play(match, player, 20)
    # It comes between two decisions, or is taken for the answer to the next one.
    assert isinstance(caught.value, BotGarbageError | BotIllegalMoveError)


def test_a_program_that_failed_is_started_again_for_the_next_game() -> None:
    with ExternalPlayer(wayward("crash")) as player:
        for seed in (1, 2):
            match = Match("splendor", seed=seed, settings={"start": 0})
            player.new_game(match.view(0))
            first = player.process_id
            with pytest.raises(BotCrashError):
                player.decide(match.view(0))
            assert player.process_id is None
            assert first is not None
            assert not is_alive(first)


# --- Stopping and ending ---


def test_stop_reaches_a_thinking_program() -> None:
    view = Match("splendor", seed=1, settings={"start": 0}).view(0)
    begun, stop = threading.Event(), Stop()
    with ExternalPlayer(wayward("patient"), on_info=lambda _: begun.set()) as player:

        def stop_it() -> None:
            begun.wait()
            stop.set()

        thread = threading.Thread(target=stop_it)
        thread.start()
        assert player.decide(view, stop=stop) == view.legal_moves[0]  # never comes by itself
        thread.join()
        # Set before the decision begins, it is heard too.
        later = Match("splendor", seed=2, settings={"start": 0}).view(0)
        assert player.decide(later, stop=stop) == later.legal_moves[0]


def test_a_budget_can_be_given_for_one_decision() -> None:
    view = Match("splendor", seed=1, settings={"start": 0}).view(0)
    patience = Patience(answer=1000, excess=0.25)
    with (
        ExternalPlayer(wayward("hang"), budget=Budget(simulations=5), patience=patience) as player,
        pytest.raises(BotTimeoutError, match=r"0\.3"),
    ):
        player.decide(view, budget=Budget(seconds=0.05))


@pytest.mark.parametrize("habit", ["", "stays", "lingers"])
def test_closing_leaves_no_process(habit: str) -> None:
    player = ExternalPlayer(wayward(habit), patience=BRIEF if habit else None)
    process = player.process_id
    assert process is not None
    assert is_alive(process)
    player.close()
    player.close()
    assert not is_alive(process)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes")
def test_what_the_program_started_is_ended_with_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ExternalPlayer([*wayward("child"), str(pipe)]):
        from_child = pipe.open("rb")  # waits until the child has opened its end
    with from_child:
        assert from_child.read() == b""  # the child is gone; it would have said that it is alive


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes")
def test_closing_does_not_wait_for_what_got_away(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    player = ExternalPlayer([*wayward("runaway"), str(pipe)])
    with pipe.open("w"):  # waits until it is read
        closing = threading.Thread(target=player.close)
        closing.start()
        closing.join(20)
        waits = closing.is_alive()
    closing.join()
    assert not waits
