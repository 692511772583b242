"""Thinking time: it runs for the seat to move, the increment comes with the end of a turn."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabochon.server import show
from cabochon.server.show import Present
from cabochon.server.table import NOTHING, Change, Table, TableError
from cabochon.server.table.bots import SUBSTITUTE
from cabochon.server.table.clock import Clock, Downtime
from cabochon.server.table.events import Ending, Joined, Started
from tests.server.tables import ANYBODY, GUESTS, OPENED, STRANGER, Command, Sitting, begun, missing, opened

ANN, BOB, CID, DEE = GUESTS


def left(sitting: Sitting) -> tuple[int, ...]:
    assert sitting.table.clock is not None
    return sitting.table.clock.left_at(sitting.now)


def awaited(sitting: Sitting) -> tuple[int, ...]:
    return sitting.table.awaited


# --- The clock by itself ---


def test_time_runs_for_one_seat() -> None:
    clock = Clock.new(60, 5, 3).set((60_000, 50_000, 40_000), 1, 100.0)
    assert clock.left_at(100.0) == (60_000, 50_000, 40_000)
    assert clock.left_at(102.5) == (60_000, 47_500, 40_000)
    assert clock.left_at(1000.0) == (60_000, 0, 40_000)
    assert clock.deadline == 150.0


def test_time_never_runs_backwards() -> None:
    assert Clock.new(60, 5, 2).set((60_000, 60_000), 0, 100.0).left_at(99.0) == (60_000, 60_000)


@pytest.mark.parametrize("since", [0.1, 1_700_000_000.123, 1_700_000_000.777])
@pytest.mark.parametrize("milliseconds", [1, 33, 59_999, 60_000])
def test_the_time_is_up_at_the_deadline_and_not_before(since: float, milliseconds: int) -> None:
    clock = Clock.new(60, 0, 2).set((milliseconds, 5), 0, since)
    assert clock.deadline is not None
    assert clock.is_up(clock.deadline)
    assert not clock.is_up(clock.deadline - 0.001)


def test_the_increment_comes_when_the_turn_passes() -> None:
    clock = Clock.new(60, 5, 2).set((60_000, 60_000), 0, 100.0)
    assert clock.passed_on(1, 110.0) == (55_000, 60_000)
    assert clock.passed_on(0, 110.0) == (50_000, 60_000)
    assert clock.passed_on(None, 110.0) == (50_000, 60_000)


def test_a_clock_that_stands_is_never_up() -> None:
    clock = Clock.new(60, 5, 2)
    assert clock.deadline is None
    assert not clock.is_up(1e12)
    assert clock.left_at(1e12) == (60_000, 60_000)


# --- Downtimes ---

SINCE = 1000.0
PIECES = st.lists(
    st.tuples(st.integers(1, 50_000), st.integers(0, 50_000)), max_size=5, unique_by=lambda piece: piece[0]
)
"""Milliseconds in which somebody serves the tables, then nobody; from `SINCE` on."""


def with_pauses(pieces: list[tuple[int, int]]) -> tuple[Clock, float]:
    """A clock that runs from `SINCE` on, and how long there were pauses altogether."""
    now, pauses = SINCE - 500, []
    for served, pause in [(0, 400_000), *pieces]:
        now += served / 1000
        pauses.append(Downtime(now, now + pause / 1000))
        now += pause / 1000
    # The first began long before, and ended before the clock began to run.
    left = Clock.new(60, 0, 2, tuple(pauses)).set((60_000, 60_000), 0, SINCE)
    return left, now


@given(PIECES, st.integers(0, 400_000))
def test_it_is_as_if_the_pauses_had_not_been(pieces: list[tuple[int, int]], later: int) -> None:
    clock, end = with_pauses(pieces)
    now = SINCE + later / 1000
    paused = sum(max(0.0, min(now, ended) - max(SINCE, began)) for began, ended in clock.downtimes)
    plain = replace(clock, downtimes=())
    assert clock.left_at(now) == pytest.approx(plain.left_at(now - paused), abs=1)
    assert clock.deadline is not None
    assert clock.is_up(clock.deadline)
    assert not clock.is_up(clock.deadline - 0.002)
    # However long the pauses, somebody who thinks has a minute between them.
    served = end - SINCE - sum(max(0.0, ended - max(SINCE, began)) for began, ended in clock.downtimes)
    assert clock.is_up(end) == (served >= 60) or served == pytest.approx(60, abs=0.002)


def test_what_was_before_or_is_later_does_not_matter() -> None:
    pauses = (Downtime(10.0, 20.0), Downtime(5000.0, 6000.0))
    clock = Clock.new(60, 5, 2, pauses).set((60_000, 60_000), 0, 1000.0)
    assert clock.left_at(1010.0) == (50_000, 60_000)
    assert clock.deadline == 1060.0
    assert clock.set((60_000, 60_000), 1, 4990.0).deadline == 6050.0
    assert clock.set((60_000, 60_000), 1, 5500.0).left_at(6010.0) == (60_000, 50_000)


def test_a_table_learns_of_a_pause() -> None:
    sitting = begun("mo", clock=(60, 5))
    sitting.wait(100)
    before = sitting.table
    sitting.table = before.knowing((Downtime(OPENED + 10, OPENED + 90),))
    assert left(sitting) == (40_000, 60_000)
    assert sitting.table.deadline == OPENED + 140
    sitting.play()
    assert left(sitting) == (45_000, 60_000)
    assert before.clock is not None
    assert before.clock.downtimes == ()
    assert opened("mo", clock=(60, 5)).table.knowing((Downtime(1, 2),)).clock is None


# --- At the table ---


def test_nothing_runs_before_the_start() -> None:
    sitting = opened("mo", clock=(60, 5))
    sitting.wait(1000)
    assert sitting.table.clock is None
    sitting.do(sitting.table.join(BOB, "Bob", 1))
    assert left(sitting) == (60_000, 60_000)


def test_nothing_runs_before_everybody_has_seen_the_game() -> None:
    sitting = opened("moo", clock=(60, 5))
    sitting.do(sitting.table.join(BOB, "Bob", 1))
    assert sitting.table.arrive(BOB) == NOTHING, "there is nothing to see yet"
    sitting.do(sitting.table.join(CID, "Cid", 2))
    assert awaited(sitting) == (0, 1, 2)
    assert sitting.do(sitting.table.arrive(ANN)) == ["arrived"]
    sitting.do(sitting.table.arrive(CID))
    sitting.wait(1000)
    assert left(sitting) == (60_000, 60_000, 60_000)
    assert (sitting.table.deadline, awaited(sitting)) == (None, (1,))
    assert sitting.table.flag(sitting.now) == NOTHING
    assert sitting.table.arrive(ANN) == NOTHING
    assert sitting.table.arrive(STRANGER) == NOTHING
    assert sitting.folded().awaited == (1,)
    sitting.do(sitting.table.arrive(BOB))
    assert awaited(sitting) == ()
    sitting.wait(7)
    assert left(sitting) == (53_000, 60_000, 60_000)
    assert sitting.folded().clock == sitting.table.clock


def test_whoever_is_there_may_play_before_the_clock_starts() -> None:
    sitting = opened("mo", clock=(60, 5))
    sitting.do(sitting.table.join(BOB, "Bob", 1))
    sitting.do(sitting.table.arrive(ANN))
    sitting.wait(30)
    sitting.play()
    assert left(sitting) == (60_000, 60_000)
    sitting.wait(1000)
    sitting.do(sitting.table.arrive(BOB))
    sitting.wait(3)
    assert left(sitting) == (60_000, 57_000)


def test_two_of_three_do_not_hold_the_clock_up_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """One stays away; the other agrees to nothing, or uses up all that may happen beside the game."""
    sitting = opened("moo", clock=(60, 5))
    for guest, name, seat in ((BOB, "Bob", 1), (CID, "Cid", 2)):
        sitting.do(sitting.table.join(guest, name, seat))
    for guest in (ANN, BOB):
        sitting.do(sitting.table.arrive(guest))
    monkeypatch.setattr("cabochon.server.table.table.MOST_ASIDE", sitting.table.number)
    assert sitting.do(sitting.table.replace(ANN, 2, missing({ANN, BOB}), None, sitting.now)) == ["replaced"]
    sitting.wait(7)
    assert left(sitting) == (53_000, 60_000, 60_000)


def test_nobody_holds_the_clock_up_for_ever() -> None:
    sitting = opened("mo", clock=(60, 5))
    sitting.do(sitting.table.join(BOB, "Bob", 1))
    sitting.do(sitting.table.arrive(ANN))
    with pytest.raises(TableError) as error:
        sitting.table.replace(ANN, 1, missing({ANN}, since=sitting.now + 60), None, sitting.now)
    assert error.value.code == "error-table-grace"
    sitting.wait(60)
    assert sitting.do(sitting.table.replace(ANN, 1, missing({ANN}), None, sitting.now)) == ["replaced"]
    sitting.wait(7)
    assert left(sitting) == (53_000, 60_000)


def test_one_who_gives_up_unseen_is_not_waited_for() -> None:
    sitting = opened("moo", clock=(60, 5))
    for guest, name, seat in ((BOB, "Bob", 1), (CID, "Cid", 2)):
        sitting.do(sitting.table.join(guest, name, seat))
    for guest in (ANN, CID):
        sitting.do(sitting.table.arrive(guest))
    sitting.do(sitting.table.depart(BOB, sitting.now))
    sitting.wait(7)
    assert left(sitting) == (53_000, 60_000, 60_000)


def test_a_clock_of_before_runs_from_the_start() -> None:
    """As it is in the events of old tables."""
    sitting = opened("mo", clock=(60, 5))
    sitting.do(Change((Joined(1, BOB, "Bob"), Started())))
    sitting.wait(7)
    assert left(sitting) == (53_000, 60_000)
    assert sitting.table.arrive(ANN) == NOTHING


def test_a_turn_costs_its_time_and_brings_the_increment() -> None:
    sitting = begun("mo", clock=(60, 5))
    sitting.wait(7)
    sitting.play()
    assert left(sitting) == (58_000, 60_000)
    sitting.wait(10)
    assert left(sitting) == (58_000, 50_000)
    sitting.play()
    assert left(sitting) == (58_000, 55_000)


def test_decisions_within_a_turn_bring_no_increment() -> None:
    sitting = begun("mo", game="duel", settings={"start": 1}, clock=(60, 5))
    sitting.wait(4)
    sitting.play()
    sitting.wait(3)
    match = sitting.table.match
    assert match is not None
    sitting.play(next(move.text for move in match.legal_moves if move.verb == "privilege"))
    assert left(sitting) == (57_000, 61_000)
    sitting.wait(1)
    sitting.play()
    assert left(sitting) == (61_000, 61_000)


def test_folding_gives_the_same_times() -> None:
    sitting = begun("mo", clock=(60, 5))
    for seconds in (1.2345, 0.0004, 3.3333, 12.0):
        sitting.wait(seconds)
        sitting.play()
    assert sitting.folded().clock == sitting.table.clock


def test_the_flag_falls_only_when_the_time_is_up() -> None:
    sitting = begun("mo", clock=(60, 5))
    sitting.wait(59.99)
    assert sitting.table.flag(sitting.now) == NOTHING
    sitting.wait(0.01)
    assert sitting.do(sitting.table.flag(sitting.now)) == ["timeout", "over"]
    assert sitting.table.outcome == Ending((1,), (0, 0), "timeout", 0)
    assert sitting.table.match is not None
    assert sitting.table.match.record().headers["Ended"] == "Ann ran out of time"
    assert sitting.table.flag(sitting.now + 1000) == NOTHING
    assert left(sitting) == (0, 60_000)


def test_nothing_can_be_done_between_the_last_second_and_the_flag() -> None:
    sitting = begun("mo", clock=(60, 5))
    sitting.wait(60)
    commands: list[Command] = [
        lambda: sitting.table.play(ANN, 0, "take wbg", None, sitting.now),
        lambda: sitting.table.resign(BOB, 1, None, sitting.now),
        lambda: sitting.table.replace(BOB, 0, missing({BOB}), None, sitting.now),
    ]
    for command in commands:
        with pytest.raises(TableError) as error:
            command()
        assert error.value.code == "error-table-time-up"


def test_among_several_a_bot_plays_on_when_the_time_is_up() -> None:
    sitting = begun("moo", clock=(60, 0))
    sitting.wait(60)
    assert sitting.do(sitting.table.flag(sitting.now)) == ["timeout"]
    assert (sitting.table.status, sitting.table.bot_to_move) == ("playing", SUBSTITUTE)
    sitting.wait(1000)
    assert sitting.table.flag(sitting.now) == NOTHING
    assert sitting.bot_plays() == ["move"]
    assert left(sitting) == (0, 60_000, 60_000)
    assert sitting.table.deadline == sitting.now + 60


def test_in_a_team_game_the_other_team_wins() -> None:
    sitting = begun("mooo", settings={"teams": True, "start": 1}, clock=(60, 0))
    sitting.wait(61)
    sitting.do(sitting.table.flag(sitting.now))
    assert sitting.table.outcome is not None
    assert sitting.table.outcome.winners == (0, 2)


def test_a_bots_time_runs_too_but_it_never_loses_by_it() -> None:
    sitting = begun("mg", clock=(60, 5))
    sitting.play()
    sitting.wait(2)
    assert left(sitting) == (65_000, 58_000)
    sitting.wait(1000)
    assert sitting.table.flag(sitting.now) == NOTHING
    assert sitting.table.standing().deadline is None


def test_the_clock_goes_to_whoever_decides_after_taking_back() -> None:
    sitting = begun("mo", clock=(60, 5))
    sitting.wait(10)
    sitting.play()
    sitting.wait(20)
    sitting.do(sitting.table.undo(ANN, 0, None, sitting.now))
    assert left(sitting) == (55_000, 40_000)
    sitting.do(sitting.table.answer(BOB, True, None, sitting.now, missing=ANYBODY))
    sitting.wait(1)
    assert left(sitting) == (54_000, 40_000)


def test_clocks_are_shown_as_of_now_and_stand_at_the_end() -> None:
    sitting = begun("mo", clock=(60, 5))
    assert shown(sitting.table, OPENED + 3) == {"left": [57_000, 60_000], "running": 0, "waiting": []}
    sitting.wait(3)
    sitting.do(sitting.table.resign(ANN, 0, None, sitting.now))
    assert shown(sitting.table, OPENED + 30) == {"left": [57_000, 60_000], "running": None, "waiting": []}
    assert shown(begun("mo").table, OPENED) is None


def shown(table: Table, now: float) -> Any:
    """The clocks as everybody sees them."""
    return json.loads(show.state(table, STRANGER, Present(), now))["clocks"]
