"""A match that begins in the middle, from a position."""

import json
from typing import Any

import pytest

from cabochon import Match, PositionError, Record, RecordError, SetupError
from cabochon.games.state import State
from tests.matches import DATE, TABLES, eager, played, table_name
from tests.rules.splendor_table import card, splendor
from tests.rules.table import Unseen

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


def from_middle(table: Any, seed: int = 3, decisions: int = 40) -> Match:
    """A match from a position of another, with some moves made."""
    source = played(table, seed, decisions, eager)
    match = Match.from_position(json.loads(json.dumps(source.position())), seed=seed, date=DATE)
    for _ in range(12):
        if match.legal_moves:
            match.play(match.legal_moves[len(match.moves) % len(match.legal_moves)])
    return match


@every_table
def test_it_begins_where_the_position_is(table: Any) -> None:
    source = played(table, 3, 40, eager)
    match = Match.from_position(source.position(), names=source.names)
    assert match.state == source.state
    assert match.base == source.position()
    assert (match.moves, match.orders) == ((), {})
    assert (match.game, match.players, match.names) == (source.game, source.players, source.names)
    assert match.settings == {**source.settings, "start": source.state.record.start}
    assert match.legal_moves == source.legal_moves
    match.play(match.legal_moves[0])
    match.undo()
    assert match.state == source.state
    assert source.base is None


@every_table
def test_it_survives_its_record(table: Any) -> None:
    match = from_middle(table)
    record = Record.parse(str(match.record()))
    assert record == match.record()
    assert record.is_complete
    assert record.base == match.base
    assert record.match() == match
    assert all(check.ok is not False for check in record.verify())
    assert Match.from_json(match.to_json()) == match


@every_table
def test_its_published_record_hides_what_a_spectator_can_not_know(table: Any) -> None:
    match = from_middle(table)
    public = match.record(reveal=False)
    assert match.base is not None
    assert public.base == State.from_position(match.base).view(None).position()
    assert Record.parse(str(public)) == public
    assert not public.is_complete
    with pytest.raises(RecordError, match="hides cards"):
        public.match()


@every_table
def test_another_future_begins_from_its_position(table: Any) -> None:
    match = from_middle(table)
    branch = match.branch(5, secret=bytes(32))
    then = match.state_after(5)
    for seat in (None, *range(match.players)):
        assert branch.state.view(seat) == then.view(seat)
    assert branch.state != then
    assert branch.state == match.branch(5, secret=bytes(32)).state
    assert Record.parse(str(branch.record())).match() == branch


@every_table
def test_views_are_refused(table: Any) -> None:
    state = played(table, 3, 40, eager).state
    for seat in (None, *range(state.players)):
        assert not state.view(seat).is_complete
        with pytest.raises(PositionError, match="a view leaves that out"):
            Match.from_position(state.view(seat).position())
    assert state.is_complete


def test_a_hidden_hand_is_refused_although_the_decks_are_empty() -> None:
    high = [number for number in range(70, 90) if number != card("7w")]
    table = splendor(cards=[high], hands=[[Unseen(card("7w"))]], decks={1: [], 2: [], 3: []})
    assert Match.from_position(table.position).legal_moves
    assert table.seen_by(0).state.is_complete, "its owner knows everything"
    assert Match.from_position(table.seen_by(0).position).state == table.state
    with pytest.raises(PositionError, match="a view leaves that out"):
        Match.from_position(table.seen_by(1).position)


@pytest.mark.parametrize("name", ["splendor", "duel"])
def test_masked_decks_are_refused_although_every_hand_is_known(name: str) -> None:
    position: Any = Match(name, seed=3).position()
    position["decks"] = [len(deck) for deck in position["decks"]]
    if name == "duel":
        position |= {"bag_order": None, "chance": None}
    assert not State.from_position(position).is_complete
    with pytest.raises(PositionError, match="a view leaves that out"):
        Match.from_position(position)


def test_names_and_seeds_are_checked() -> None:
    position = Match(seed=7).position()
    assert Match.from_position(position, names=["Ann", "Bob"]).names == ("Ann", "Bob")
    with pytest.raises(SetupError, match="2 names"):
        Match.from_position(position, names=["Ann"])
    with pytest.raises(SetupError, match="not both"):
        Match.from_position(position, seed=1, secret=bytes(32))
    with pytest.raises(PositionError, match="splendor, duel"):
        Match.from_position({})


def test_refills_come_from_its_secret() -> None:
    source = played(TABLES[-2], 3, choose=eager)
    number = next(number for number, step in enumerate(source.steps) if step.refill is not None)
    position = source.state_after(number).position()
    first, same, other = (Match.from_position(position, seed=seed) for seed in (1, 1, 2))
    for match in (first, same, other):
        match.play("replenish")
    assert first.refills == same.refills != other.refills
    assert first.state == same.state


DAMAGE = [
    ("position: {", "position as JSON"),
    ("position: []", "position as JSON"),
    ('position: {"game":"chess"}', "position as JSON"),
    ("level1: 1 2 3", "level1"),
]


@pytest.mark.parametrize(("line", "complaint"), DAMAGE)
def test_damaged_records_are_refused(line: str, complaint: str) -> None:
    text = str(from_middle(TABLES[0]).record())
    lines = [line if each.startswith("position: ") else each for each in text.splitlines()]
    with pytest.raises(RecordError, match=complaint):
        Record.parse("\n".join(lines))


def test_the_headers_must_fit_the_position() -> None:
    text = str(from_middle(TABLES[0]).record())
    assert '[target "15"]' in text
    with pytest.raises(RecordError, match="settings that the headers name"):
        Record.parse(text.replace('[target "15"]', '[target "14"]'))
    doubled = text.replace("position: ", "position: {}\nposition: ", 1)
    with pytest.raises(RecordError):
        Record.parse(doubled)
