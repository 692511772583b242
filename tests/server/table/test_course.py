"""A move is played once: the command's attempt and the fold of its event can't come to differ."""

from dataclasses import replace

import pytest
from hypothesis import given

from cabochon.games.state import State
from cabochon.match import IllegalMoveError, Match
from cabochon.server.table import Change, Entry, Table
from cabochon.server.table.course import Attempt, Course
from cabochon.server.table.events import Moved
from tests.games.random_games import few
from tests.server.random_tables import RandomTable, everything, random_tables
from tests.server.tables import GUESTS, OPENED, begun

ANN, BOB, *_ = GUESTS
STEPS = 100


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every action that the rules carry out from now on."""
    actions: list[int] = []
    real = State.apply

    def counted(state: State, action: int) -> None:
        actions.append(action)
        real(state, action)

    monkeypatch.setattr(State, "apply", counted)
    return actions


@pytest.mark.parametrize("text", ["take wbg", "reserve 2t"])
def test_a_move_is_played_once_on_its_way(applied: list[int], text: str) -> None:
    table = begun("mo").table
    change = table.play(ANN, 0, text, None, OPENED)
    later = table.after(change, OPENED)
    assert len(applied) == 1
    assert (table.decisions, later.decisions) == (0, 1)


def test_several_decisions_are_played_once_each(applied: list[int]) -> None:
    sitting = begun("mo")
    for _ in range(3):
        sitting.play("take wbg")
        sitting.play("reserve 1a")
    applied.clear()
    sitting.play("take wbg, return wb")
    assert len(applied) == 3


def test_the_move_of_a_bot_is_played_once(applied: list[int]) -> None:
    sitting = begun("mg")
    sitting.play()
    applied.clear()
    sitting.bot_plays()
    assert len(applied) == 1


def folded(table: Table, change: Change, now: float) -> Table:
    """The table after a change, from its events alone."""
    other = table.copy()
    for event, key in change.keyed():
        other.apply(Entry(other.number + 1, now, event, key))
    return other


@given(random_tables())
@few
def test_with_and_without_the_attempt_the_table_is_the_same(tried: RandomTable) -> None:
    for _ in range(STEPS):
        before = tried.table
        change = tried.act().change
        if change is None or not change.events:
            continue
        alone = folded(before, change, tried.sitting.now)
        assert everything(alone) == everything(tried.table)
        if alone.course is not None and tried.table.course is not None:
            assert alone.course.public == tried.table.course.public
            assert alone.course.match.refills == tried.table.course.match.refills
            assert alone.course.match.headers == tried.table.course.match.headers


def test_an_attempt_from_another_position_is_not_believed(applied: list[int]) -> None:
    sitting = begun("mo")
    stale = sitting.table.play(ANN, 0, "take wbg", None, OPENED)
    sitting.play("reserve 1a")
    sitting.play("take wbr")
    applied.clear()
    # As if another process had been faster: the same event, in a game that has gone on.
    later = sitting.table.after(stale, OPENED)
    assert len(applied) == 1
    assert later.match is not None
    assert [move.text for move in later.match.moves] == ["reserve 1a", "take wbr", "take wbg"]


def test_an_attempt_at_another_move_is_not_believed() -> None:
    table = begun("mo").table
    change = table.play(ANN, 0, "take wbg", None, OPENED)
    later = table.after(replace(change, events=(Moved(0, ANN, ("take wbr",)),)), OPENED)
    assert later.match is not None
    assert [move.text for move in later.match.moves] == ["take wbr"]
    assert later.history[-1] == folded(table, Change((Moved(0, ANN, ("take wbr",)),)), OPENED).history[-1]


def test_stored_moves_are_checked_by_the_rules() -> None:
    table = begun("mo").table
    with pytest.raises(IllegalMoveError):
        table.after(Change((Moved(0, ANN, ("buy 3a",)),)), OPENED)


# --- A course ---


@given(random_tables())
@few
def test_a_seat_sees_the_public_position_where_it_knows_no_more(tried: RandomTable) -> None:
    for _ in range(STEPS):
        tried.act()
        course = tried.table.course
        if course is None:
            continue
        assert course.seen_by(None) is course.public
        for seat in range(course.match.players):
            assert course.seen_by(seat) == course.match.position(seat)
            holds = any(holder == seat for holder, _ in course.match.state.hidden_cards())
            assert (course.seen_by(seat) is course.public) is not holds


def test_nothing_changes_a_course() -> None:
    course = Course(Match(seed=1, settings={"start": 0}))
    state, public = course.match.state.tobytes(), str(course.public)
    attempt = Attempt.of(course, ["take wbg", "take wbr"])
    assert (attempt.texts, attempt.course.to_move) == (("take wbg", "take wbr"), 0)
    assert attempt.course.back_to(0).public == course.public
    assert attempt.course.ended("Ann resigned").match.headers["Ended"] == "Ann resigned"
    assert "Ended" not in attempt.course.match.headers
    assert (course.match.state.tobytes(), str(course.public), course.match.moves) == (state, public, ())
