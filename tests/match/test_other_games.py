"""A match of a game that nothing here was written for."""

import json
import random
from typing import Any
from xml.etree import ElementTree

import pytest

from cabochon import IllegalMoveError, MalformedMoveError, Match, Record
from cabochon.games.positions import board_of
from cabochon.games.state import State
from cabochon.match.deeds import Deed, deeds
from tests.matches import DATE

pytestmark = pytest.mark.usefixtures("pocket_installed")

OPENING = """\
pocket, turn 1: Ann to act

┌─ 2t ──┐ ┌─ 2a ────────┐ ┌─ 2b ────────┐
"""


def pocket(seed: int = 3, players: int = 2, decisions: int = 0) -> Match:
    """A random match."""
    names = ["Ann", "Bob", "Cem"][:players]
    match = Match("pocket", settings={"start": 0}, names=names, seed=seed, date=DATE)
    rng = random.Random(seed)
    while match.legal_moves and len(match.moves) < decisions:
        match.play(rng.choice(match.legal_moves))
    return match


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("decisions", [0, 9, 1000])
def test_it_is_written_down_and_read_again(players: int, decisions: int) -> None:
    match = pocket(5, players, decisions)
    assert Record.parse(str(match.record())).match() == match
    assert Match.from_json(match.to_json()) == match
    assert all(check.ok for check in match.record().verify())
    public = Record.parse(str(match.record(reveal=False)))
    assert public == match.record(reveal=False)
    for seat in (None, *range(players)):
        position = json.loads(json.dumps(match.position(seat)))
        assert State.from_position(position) == match.state.view(seat)
    assert match.branch(secret=bytes(32)).view(0) == match.view(0)


def test_it_ends() -> None:
    outcome = pocket(5, 3, 1000).outcome
    assert outcome is not None
    assert outcome.reason in ("collection", "deadlock")


@pytest.mark.parametrize("decisions", [0, 9, 1000])
def test_it_is_shown_as_text_and_as_a_picture(decisions: int) -> None:
    match = pocket(5, 3, decisions)
    shown = str(match)
    assert max(map(len, shown.splitlines())) <= 100
    assert all(name in shown for name in match.names)
    assert "c coral  j jade  o gold" in shown
    picture = ElementTree.fromstring(match.svg())
    words = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert [word or "" for word in words] == shown.splitlines()
    for seat in (None, 0, 1, 2):
        assert str(match.view(seat)).splitlines()[0] == shown.splitlines()[0]


def test_the_opening() -> None:
    shown = str(pocket())
    assert shown.startswith(OPENING)
    assert "bank                        5   5   2" in shown
    assert "> Ann                       .   .   .                   tokens, 0 of 5" in shown


def test_hidden_cards_stay_hidden() -> None:
    match = pocket()
    match.play("reserve 1t")
    assert "h1 [level 1" in str(match.view(0))
    assert "h1 [1?]" in str(match.view(1))


def test_its_moves_can_be_typed() -> None:
    match = pocket()
    for text in ("take cc", "t j j", "reserve a1", "reserve t2", "RES 2b"):
        assert len(match.copy().play(text)) == 1
    with pytest.raises(IllegalMoveError, match="no buy is possible now"):
        match.play("buy")
    with pytest.raises(MalformedMoveError) as caught:
        match.play("take w")
    assert caught.value.expected == "take and tokens (c j), such as take c or take jj"
    with pytest.raises(MalformedMoveError) as caught:
        match.play("buy 1t")
    expected = "buy and a card on the table (1a-2b) or in hand (h1-h1), such as buy 1a or buy h1"
    assert caught.value.expected == expected


def test_what_happened_is_told() -> None:
    match = pocket()
    told: list[list[Deed]] = []
    for text in ("take cc", "reserve 1a", "reserve 2t"):
        before = match.position(None)
        (move,) = match.play(text)
        told.append(deeds(match.game, move, before, match.position(None)))
        assert board_of(before) == []
    card: Any = match.steps[1].before.card_of(match.moves[1].action)
    assert told == [
        [Deed("take", 0, (2, 0, 0))],
        [Deed("reserve", 1, (0, 0, 1), place="1a", card=card)],
        [Deed("reserve-top", 0, (0, 0, 1), place="2t")],
    ]
