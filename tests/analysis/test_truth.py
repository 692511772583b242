"""Whatever a reason says is so: in random games of every kind, by facts that are looked up anew."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabochon.analysis import Reason, reasons
from cabochon.match import Match
from tests.analysis.truth import is_true
from tests.matches import TABLES, eager, played
from tests.rules.duel_table import DuelTable
from tests.rules.splendor_table import SplendorTable
from tests.rules.table import Table

KINDS: dict[str, type[Table]] = {"splendor": SplendorTable, "duel": DuelTable}


def claims(match: Match, moves: int, rng: random.Random) -> list[tuple[str, Reason]]:
    """The reasons for some of the legal moves of a position."""
    assert match.to_move is not None
    view = match.view(match.to_move)
    chosen = rng.sample(view.legal_moves, min(moves, len(view.legal_moves)))
    return [(move.text, reason) for move in chosen for reason in reasons(view, move)]


@given(st.sampled_from(TABLES), st.integers(0, 2**31), st.integers(0, 120))
def test_reasons_are_true(table: tuple[str, int, dict[str, object]], seed: int, decisions: int) -> None:
    match = played(table, seed, decisions, eager)
    if match.to_move is None:
        match.undo()
    lying = KINDS[match.game.name](match.state)
    for text, reason in claims(match, 6, random.Random(seed)):
        assert is_true(lying, text, reason), f"{text}: {reason}"


@given(st.sampled_from(TABLES), st.integers(0, 2**31), st.integers(0, 120))
def test_reasons_do_not_know_what_is_hidden(
    table: tuple[str, int, dict[str, object]], seed: int, decisions: int
) -> None:
    match = played(table, seed, decisions, eager)
    if match.to_move is None:
        match.undo()
    assert match.to_move is not None
    view = match.view(match.to_move)
    other = match.copy()
    other._state = match.state.guess(match.to_move, seed)
    for move in random.Random(seed).sample(view.legal_moves, min(6, len(view.legal_moves))):
        assert reasons(view, move) == reasons(other.view(match.to_move), move)


@pytest.mark.parametrize("name", ["splendor", "duel"])
def test_random_games_have_reasons_of_many_kinds(name: str) -> None:
    """Otherwise the tests above would be about little."""
    seen: Counter[str] = Counter()
    rng = random.Random(1)
    for table in [table for table in TABLES if table[0] == name]:
        match = played(table, 7, 0)
        while match.to_move is not None and len(match.moves) < 90:
            seen.update(reason.code for _, reason in claims(match, 3, rng))
            match.play(eager(rng, match.legal_moves))
    assert len(seen) >= 20, seen


@pytest.mark.parametrize("table", [TABLES[0], TABLES[7]], ids=["splendor", "duel"])
def test_wrong_claims_are_found(table: tuple[str, int, dict[str, object]]) -> None:
    """A number that is off by one, or another card, makes every kind of reason false."""
    rng = random.Random(2)
    match = played(table, 11, 0)
    tried: Counter[str] = Counter()
    while match.to_move is not None and len(match.moves) < 120:
        lying = KINDS[match.game.name](match.state)
        for text, reason in claims(match, 2, rng):
            for key in ("count", "points", "turns", "gold", "crowns", "left", "level"):
                if key in reason.values and reason.code not in ("why-noble", "why-noble-choice"):
                    wrong = Reason(reason.code, {**reason.values, key: reason.values[key] + 1})  # type: ignore[operator]
                    assert not is_true(lying, text, wrong), f"{text}: {wrong}"
                    tried[reason.code] += 1
        match.play(eager(rng, match.legal_moves))
    assert len(tried) >= 8, tried
