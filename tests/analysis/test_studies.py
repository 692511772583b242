"""The decisions of a game, searched and graded."""

import threading
from collections.abc import Callable, Collection
from typing import Any

import pytest

from cabochon.analysis import GRADES, Study, studies
from cabochon.match import Match, Move, View
from cabochon.search import Budget, Candidate, SearchResult, Stop
from tests.matches import TABLES, eager, played, table_name

FEW = Budget(simulations=40)


# --- With the real search ---


@pytest.mark.compiled
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_game_can_be_studied(table: tuple[str, int, dict[str, Any]]) -> None:
    match = played(table, 3, 30, eager)
    found = list(studies(match, FEW))
    assert [study.number for study in found] == list(range(len(match.moves)))
    assert tuple(study.move for study in found) == match.moves
    for study, step in zip(found, match.steps, strict=True):
        assert study.seat == step.seat
        assert len(study.before) == len(study.after) == match.players
        assert sum(study.before) == pytest.approx(1)
        assert sum(study.after) == pytest.approx(1)
        assert 0 <= study.loss <= 1
        assert study.grade in GRADES
        assert 1 <= len(study.candidates) <= 5
        assert max(candidate.value for candidate in study.candidates) == study.best.value
        assert study.played.move == study.move
        assert study.played.line[0] == study.move
        assert (study.grade == "forced") == (len(step.before.legal_actions()) == 1)
        assert (study.grade == "best") == (study.best.move == study.move and study.grade != "forced")


@pytest.mark.compiled
def test_studies_are_reproducible_and_do_not_depend_on_each_other() -> None:
    match = played(TABLES[0], 5, 16, eager)
    everything = list(studies(match, FEW, seed=7, threads=2))
    assert list(studies(match, FEW, seed=7, threads=2)) == everything
    part = list(studies(match, FEW, seed=7, threads=2, first=5, last=9))
    assert [study for study in part if study.grade != "forced"] == [
        study for study in everything[5:10] if study.grade != "forced"
    ]
    assert list(studies(match, FEW, seed=8, threads=2)) != everything


@pytest.mark.compiled
@pytest.mark.parametrize("table", [TABLES[0], TABLES[4], TABLES[7]], ids=table_name)
def test_the_last_decision_leads_to_the_result(table: tuple[str, int, dict[str, Any]]) -> None:
    match = played(table, 2, choose=eager)
    assert match.outcome is not None
    (last,) = studies(match, FEW, first=len(match.moves) - 1)
    assert last.after == tuple(match.state.returns())


@pytest.mark.compiled
def test_a_thrown_away_victory_is_no_good_move() -> None:
    """In Duel the last decision wins at once; whoever does something else gives something away."""
    match = played(("duel", 2, {}), 4, choose=eager)
    won = match.undo()
    other = next(move for move in match.legal_moves if move.verb != won.verb)
    match.play(other)
    (last,) = studies(match, Budget(simulations=400), first=len(match.moves) - 1)
    assert last.best.move == won
    assert last.before[last.seat] == pytest.approx(1)
    assert [reason.code for reason in last.reasons] == ["why-win"]


# --- Stopping ---


@pytest.mark.compiled
def test_studies_stop() -> None:
    match = played(TABLES[0], 5, 10)
    stop = Stop()
    found = studies(match, FEW, stop=stop)
    next(found)
    stop.set()
    assert list(found) == []
    assert list(studies(match, FEW, stop=stop)) == []  # it had been set before


@pytest.mark.compiled
def test_a_long_search_is_stopped() -> None:
    match = played(TABLES[0], 5, 3)
    stop = Stop()
    timer = threading.Timer(0.2, stop.set)
    timer.start()
    assert list(studies(match, Budget(simulations=5_000_000), stop=stop)) == []
    timer.join()


# --- With a search that says what it is told ---

Values = dict[str, float]


class Oracle:
    """Stands in for the search: the first of the given moves is best; others are worth nothing."""

    asked: list[tuple[int | None, Collection[Move] | None]]

    def __init__(self, values: Values) -> None:
        self.values = values
        self.asked = []

    def __call__(self, *_: Any, **__: Any) -> "Oracle":
        return self

    def __enter__(self) -> "Oracle":
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is under way."""

    def search(
        self, view: View, budget: Budget, moves: Collection[Move] | None = None, stop: Stop | None = None
    ) -> SearchResult:
        assert stop is None
        self.asked.append((budget.simulations, moves))
        order = list(self.values)
        legal = sorted(
            moves or view.legal_moves, key=lambda move: order.index(move.text) if move.text in order else 99
        )
        assert view.to_move is not None
        value = self.values.get(legal[0].text, 0.0)
        rest = (1 - value) / (view.players - 1)
        return SearchResult(
            seat=view.to_move,
            candidates=tuple(
                Candidate(move, 10, 0.1, self.values.get(move.text, 0.0), (move,)) for move in legal
            ),
            values=tuple(value if seat == view.to_move else rest for seat in range(view.players)),
            simulations=10,
            seconds=0.0,
        )


@pytest.fixture
def study_of(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Values], tuple[Study, Oracle]]:
    """The study of a first move, with a search that knows these values."""

    def study(move: str, values: Values) -> tuple[Study, Oracle]:
        oracle = Oracle(values)
        monkeypatch.setattr("cabochon.analysis.study.Searcher", oracle)
        match = Match("splendor", seed=3, settings={"start": 0})
        match.play(move)
        (found,) = studies(match, Budget(simulations=100))
        return found, oracle

    return study


def test_the_best_move(study_of: Callable[[str, Values], tuple[Study, Oracle]]) -> None:
    study, oracle = study_of("take wbg", {"take wbg": 0.6, "take wbr": 0.5})
    assert (study.grade, study.loss) == ("best", 0)
    assert study.before == study.after == (0.6, 0.4)
    assert [simulations for simulations, _ in oracle.asked] == [50, 50]


def test_another_move_is_searched_as_much_as_the_best(
    study_of: Callable[[str, Values], tuple[Study, Oracle]],
) -> None:
    study, oracle = study_of("take wbr", {"take wbg": 0.6, "take wbr": 0.48})
    assert study.grade == "mistake"
    assert study.loss == pytest.approx(0.12)
    assert (study.before[0], study.after[0]) == (0.6, 0.48)
    alone = [(simulations, [move.text for move in moves or ()]) for simulations, moves in oracle.asked]
    assert alone == [(50, []), (25, ["take wbg"]), (25, ["take wbr"])]


def test_the_move_that_was_played_is_always_among_the_candidates(
    study_of: Callable[[str, Values], tuple[Study, Oracle]],
) -> None:
    values = {
        f"take {gems}": 0.6 - i / 100 for i, gems in enumerate(["wbg", "wbr", "wbk", "wgr", "wgk", "bgr"])
    }
    study, _ = study_of("reserve 1t", values)
    assert [candidate.move.text for candidate in study.candidates] == [*list(values)[:4], "reserve 1t"]
    assert study.played.value == 0
    assert study.grade == "blunder"


def test_a_move_that_turns_out_better_is_the_best(
    study_of: Callable[[str, Values], tuple[Study, Oracle]],
) -> None:
    study, _ = study_of("take wbr", {"take wbg": 0.5, "take wbr": 0.7})
    assert (study.grade, study.loss) == ("best", 0)
    assert study.before == study.after
    assert study.after[study.seat] == 0.7
    assert [(each.move.text, each.value) for each in study.candidates[:2]] == [
        ("take wbr", 0.7),
        ("take wbg", 0.5),
    ]


def test_in_a_lost_game_no_move_is_a_blunder(
    study_of: Callable[[str, Values], tuple[Study, Oracle]],
) -> None:
    study, _ = study_of("reserve 1t", {"take wbg": 0.04})
    assert study.grade == "good"


def test_a_team_counts_what_both_partners_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each partner has half of the team's victory."""
    monkeypatch.setattr("cabochon.analysis.study.Searcher", Oracle({"take wbg": 0.3, "take wbr": 0.24}))
    match = Match("splendor", 4, seed=3, settings={"start": 0, "teams": True})
    match.play("take wbr")
    (study,) = studies(match, FEW)
    assert study.loss == pytest.approx(0.12)
    assert study.grade == "mistake"


def test_a_decision_without_a_choice_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    oracle = Oracle({"take wbg": 0.5})
    monkeypatch.setattr("cabochon.analysis.study.Searcher", oracle)
    match = next(
        match
        for match in (played(TABLES[6], seed, 80, eager) for seed in range(50))
        if any(len(step.before.legal_actions()) == 1 for step in match.steps[1:])
    )
    forced = [study for study in studies(match, FEW) if study.grade == "forced"]
    assert forced
    assert all(study.before == study.after and study.loss == 0 for study in forced)
    searched = sum(moves is None for _, moves in oracle.asked)
    assert searched == len(match.moves) - len(forced)
