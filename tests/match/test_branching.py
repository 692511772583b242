"""Playing on from a position: the same past for everybody, another future, and a record that says so."""

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabochon import Match, Record, SetupError
from cabochon.match import shuffles
from tests.matches import TABLES, eager, played, table_name

SECRET = bytes(range(32))
DECKS = ("level1", "level2", "level3")
UNSEEN = ("decks", "bag_order", "chance")
every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


def play_on(match: Match, seed: int, decisions: int = 1000) -> Match:
    rng = random.Random(seed)
    while match.legal_moves and len(match.moves) < decisions:
        match.play(eager(rng, match.legal_moves))
    return match


def checks(match: Match) -> dict[str, bool | None]:
    record = Record.parse(str(match.record()))
    return {check.name: check.ok for check in record.verify(match.commitment)}


@every_table
@settings(max_examples=8)
@given(st.data())
def test_everybody_sees_what_they_saw(table: Any, data: st.DataObject) -> None:
    match = played(table, data.draw(st.integers(0, 2**32)), 60, eager)
    number = data.draw(st.integers(0, len(match.moves)))
    before = str(match.record())
    branch = match.branch(number, secret=SECRET)
    assert str(match.record()) == before
    while len(match.moves) > number:
        match.undo()
    for seat in (None, *range(match.players)):
        assert branch.view(seat) == match.view(seat)
    # Everything is the same, hidden hands too, but for the order of what nobody has seen.
    now: Any = branch.position()
    then: Any = match.position()
    assert {key: now[key] for key in now if key not in UNSEEN} == {
        key: then[key] for key in then if key not in UNSEEN
    }
    for name, deck, was in zip(DECKS, now["decks"], then["decks"], strict=True):
        assert deck == shuffles.shuffled(SECRET, name, sorted(was))


@pytest.mark.parametrize("table", [TABLES[0], TABLES[2], TABLES[-2]], ids=table_name)
def test_the_secret_alone_decides_what_comes(table: Any) -> None:
    match = played(table, 5, 30, eager)
    first, same = (play_on(match.branch(20, secret=SECRET), 1) for _ in range(2))
    assert first == same
    assert match.branch(20, secret=bytes(32)).orders != first.orders
    assert match.branch(20).secret not in (None, match.secret, match.branch(20).secret)


def test_refills_before_it_stay_and_later_ones_come_from_the_new_secret() -> None:
    match = played(TABLES[-2], 3, choose=eager)
    made = [number for number, step in enumerate(match.steps) if step.refill is not None]
    assert len(made) > 3
    branch = play_on(match.branch(made[1] + 1, secret=SECRET), 8)
    assert branch.refills[:2] == match.refills[:2]
    assert len(branch.refills) > 2
    for number, (step, refill) in enumerate(
        zip((step for step in branch.steps if step.refill is not None), branch.refills, strict=True), 1
    ):
        drawn = shuffles.refill_order(
            SECRET, number, branch.game.bag_to_shuffle(step.before.record, step.move.action)
        )
        assert (list(refill) == drawn) or number <= 2


def test_a_branch_within_a_turn() -> None:
    match, paying = next(
        (match, number)
        for match in (played(TABLES[0], seed, choose=eager) for seed in range(30))
        for number, step in enumerate(match.steps)
        if step.before.phase == "pay"
    )
    branch = match.branch(paying, secret=SECRET)
    assert branch.phase == "pay"
    assert branch.to_move == match.steps[paying].seat
    assert branch.moves == match.moves[:paying]
    play_on(branch, 2)
    assert Record.parse(str(branch.record())).match() == branch


def test_undo_may_go_back_before_it_and_replays_exactly() -> None:
    branch = played(TABLES[-2], 3, 80, eager).branch(70, secret=SECRET)
    steps, end = branch.steps, branch.copy()
    while branch.moves:
        branch.undo()
    for step in steps:
        branch.play(step.move)
    assert branch == end
    assert branch.refills == end.refills


def test_names_can_be_those_of_others() -> None:
    branch = played(TABLES[0], 1, 10).branch(4, names=["Ann", "Bob"])
    assert branch.names == ("Ann", "Bob")
    with pytest.raises(SetupError, match="names"):
        branch.branch(names=["Ann"])


@pytest.mark.parametrize("number", [-1, 11, 10**9])
def test_a_position_that_there_is_not(number: int) -> None:
    with pytest.raises(SetupError, match="10 decisions"):
        played(TABLES[0], 1, 10).branch(number)


# --- Its record ---


@every_table
def test_the_record_is_read_again_and_says_what_it_can_prove(table: Any) -> None:
    match = played(table, 11, choose=eager)
    number = len(match.moves) // 2
    branch = play_on(match.branch(number, secret=SECRET), 5)
    record = Record.parse(str(branch.record()))
    assert record.match() == branch
    assert Match.from_json(branch.to_json()) == branch
    assert record.headers["From"] == f"{number} {match.commitment}"
    found = checks(branch)
    earlier = sum(step.refill is not None for step in branch.steps[:number])
    unproved = {"setup", *(f"refill {refill}" for refill in range(1, earlier + 1))}
    assert {name for name, ok in found.items() if ok is None} == unproved
    assert {name for name, ok in found.items() if ok} == found.keys() - unproved
    assert {"commitment", *DECKS, "moves", "result"} <= found.keys() - unproved


def test_a_branch_of_a_branch() -> None:
    first = play_on(played(TABLES[0], 1, 20).branch(10), 3, 30)
    second = play_on(first.branch(25), 4)
    assert second.headers["From"] == f"25 {first.commitment}"
    assert False not in checks(second).values()


def test_a_match_without_a_secret_can_be_the_origin() -> None:
    match = Match(orders=Match(seed=1).orders)
    branch = match.branch()
    assert branch.headers["From"] == "0"
    assert checks(branch)["level1"] is True


def test_exchanged_cards_are_found_where_they_were_unseen() -> None:
    branch = played(TABLES[0], 1, 20).branch(secret=SECRET)
    record = branch.record()
    deck = list(record.orders["level1"])
    deck[-1], deck[-2] = deck[-2], deck[-1]
    forged = replace(record, orders={**record.orders, "level1": tuple(deck)})
    assert {check.name: check.ok for check in forged.verify()}["level1"] is False


def test_an_origin_that_can_not_be() -> None:
    record = played(TABLES[0], 1, 20).branch().record()
    forged = replace(record, headers={**record.headers, "From": "21"})
    assert {check.name: check.ok for check in forged.verify()}["setup"] is False
    # Words of somebody else's mean nothing: the record is checked like any other.
    worded = replace(record, headers={**record.headers, "From": "a friend"})
    assert {check.name: check.ok for check in worded.verify()}["level1"] is False


def test_a_record_for_publication_proves_nothing_yet() -> None:
    branch = played(TABLES[0], 1, 20).branch()
    record = replace(branch.record(reveal=False), secret=branch.secret)
    found = {check.name: check.ok for check in record.verify()}
    assert found["setup"] is None
    assert "level1" not in found
