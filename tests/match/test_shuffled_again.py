"""Shuffling again what nobody should know any more: the same past, another future, and it can be verified."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabochon import Match, Record, RecordError
from cabochon.match import shuffles
from tests.matches import TABLES, eager, played, table_name

DECKS = ("level1", "level2", "level3")
every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


def wandering(table: Any, seed: int, base: bool = False) -> Match:
    """A game in which decisions are taken back, and everything unseen is shuffled again, now and then."""
    rng = random.Random(seed)
    match = played(table, seed, 30, eager)
    if base:
        match = Match.from_position(match.position(), secret=match.secret)
    number = 0
    while match.legal_moves:
        match.play(eager(rng, match.legal_moves))
        if rng.random() < 0.08:
            for _ in range(min(len(match.moves), rng.randrange(1, 6))):
                match.undo()
            number += rng.randrange(1, 4)
            match = match.shuffled_again(number)
    return match


@every_table
@settings(max_examples=6)
@given(st.data())
def test_everybody_sees_what_they_saw_and_the_rest_is_new(table: Any, data: st.DataObject) -> None:
    match = played(table, data.draw(st.integers(0, 2**32)), data.draw(st.integers(0, 60)), eager)
    before = match.copy()
    again = match.shuffled_again(7)
    assert match == before
    for seat in (None, *range(match.players)):
        assert again.view(seat) == match.view(seat)
    assert (again.moves, again.refills, again.commitment) == (match.moves, match.refills, match.commitment)
    assert again.headers == match.headers
    assert match.secret is not None
    for name, deck, was in zip(DECKS, again.position()["decks"], match.position()["decks"], strict=True):
        assert isinstance(was, list)
        assert deck == shuffles.shuffled(match.secret, f"again/7/{name}", sorted(was))
    # Hidden cards in hands stay, and undoing leads back to what was.
    assert again.state.hidden_cards() == match.state.hidden_cards()
    while again.moves:
        again.undo()
        before.undo()
        assert again.view(None) == before.view(None)


@every_table
@pytest.mark.parametrize("base", [False, True], ids=["dealt", "from a position"])
def test_records_replay_and_verify(table: Any, base: bool) -> None:
    match = wandering(table, 4, base)
    record = match.record()
    assert match.again
    assert Record.parse(str(record)) == record
    replayed = Record.parse(str(record)).match()
    assert (replayed, replayed.again) == (match, match.again)
    from_json = Match.from_json(match.to_json())
    assert (from_json, from_json.again) == (match, match.again)
    failed = [check for check in record.verify(match.commitment) if check.ok is False]
    assert not failed
    if not base:
        assert all(check.ok for check in record.verify(match.commitment))


def test_a_game_that_was_branched_off_can_be_shuffled_again() -> None:
    match = wandering(TABLES[-2], 4).branch(40, secret=bytes(32)).shuffled_again(1)
    while match.legal_moves:
        match.play(match.legal_moves[-1])
    checks = match.record().verify()
    assert any(check.ok for check in checks if check.name.startswith("refill"))
    assert not [check for check in checks if check.ok is False]


def test_what_does_not_count_any_more_is_not_written_down() -> None:
    match = Match(seed=1)
    for _ in range(4):
        match.play("reserve 1t")
    match = match.shuffled_again(10)
    match.undo()
    match.undo()
    match = match.shuffled_again(20)
    assert [again.number for again in match.again] == [20]


@pytest.mark.parametrize("table", [TABLES[0], TABLES[-2]], ids=table_name)
def test_another_order_is_found_out(table: Any) -> None:
    match = wandering(table, 4)
    text = str(match.record())
    times = next(line for line in text.splitlines() if line.startswith("[Again "))
    later = times.replace(f"{match.again[-1].number}:", f"{match.again[-1].number + 1}:")
    assert any(check.ok is False for check in Record.parse(text.replace(times, later)).verify())
    assert any(check.ok is False for check in Record.parse(text.replace(f"{times}\n", "")).verify())


@pytest.mark.parametrize(
    "value", ["", "x", "1:2", "1:30-20+0", "1:99-20-10+0", "2:30-20-10+0 1:30-20-10+0", "1:3-2-1+0 1:3-2-1+0"]
)
def test_times_that_can_not_be_are_refused(value: str) -> None:
    match = Match(seed=1).shuffled_again(1)
    text = str(match.record())
    assert '[Again "1:36-26-16+0"]' in text
    with pytest.raises(RecordError, match=r"again"):
        Record.parse(text.replace("1:36-26-16+0", value))


@pytest.mark.parametrize(
    "value",
    [
        "1",
        "[1]",
        '[{"number":1}]',
        '[{"number":1,"left":["x",1,1],"refills":0}]',
        '[{"number":-1,"left":[1,1,1],"refills":0}]',
    ],
)
def test_times_in_json_are_checked(value: str) -> None:
    text = Match(seed=1).to_json()
    assert '"again": []' in text
    with pytest.raises(RecordError):
        Match.from_json(text.replace('"again": []', f'"again": {value}'))


# --- What can be forgotten ---


def test_what_has_come_to_light() -> None:
    match = Match(seed=1, settings={"start": 0})
    match.play("take wbg")
    assert not match.reveals_since(0)
    match.play("reserve 1t")
    assert match.reveals_since(1)
    assert match.reveals_since(0)
    assert not match.reveals_since(2)


def test_a_hidden_card_makes_its_deck_unforgettable() -> None:
    match = Match(seed=1, settings={"start": 0})
    match.play("reserve 1t")
    match.play("reserve 2t")
    assert match.can_forget(1), "of another deck"
    match.play("reserve 1a")
    assert not match.can_forget(1), "it is another card than the hidden one"
    assert match.can_forget(1, known=[0]), "who holds it learns nothing"
    assert match.can_forget(0), "nobody held one then"
