"""The table that `str(match)` prints."""

from typing import Any

import pytest

from cabochon import Match
from cabochon.match import table as text_table
from cabochon.match.faces import columns, describe, duel_faces, price, shorten, splendor_faces
from tests.matches import TABLES, eager, new_match, played, table_name

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)

SPLENDOR_OPENING = """\
Splendor to 15 points, turn 1: Ann to act

          ┌─ noble 1 ───┐ ┌─ noble 2 ───┐ ┌─ noble 3 ───┐
          │ 3 points    │ │ 3 points    │ │ 3 points    │
          │ 4w 4b       │ │ 4b 4g       │ │ 4g 4r       │
          └─────────────┘ └─────────────┘ └─────────────┘
┌─ 3t ──┐ ┌─ 3a ────────┐ ┌─ 3b ────────┐ ┌─ 3c ────────┐ ┌─ 3d ────────┐
│   16  │ │ 3         w │ │ 4         w │ │ 4         w │ │ 5         w │
│ cards │ │ 3b 3g 5r 3k │ │ 7k          │ │ 3w 3r 6k    │ │ 3w 7k       │
└───────┘ └─────────────┘ └─────────────┘ └─────────────┘ └─────────────┘
┌─ 2t ──┐ ┌─ 2a ────────┐ ┌─ 2b ────────┐ ┌─ 2c ────────┐ ┌─ 2d ────────┐
│   26  │ │ 1         w │ │ 1         w │ │ 2         w │ │ 2         w │
│ cards │ │ 3g 2r 2k    │ │ 2w 3b 3r    │ │ 1g 4r 2k    │ │ 5r          │
└───────┘ └─────────────┘ └─────────────┘ └─────────────┘ └─────────────┘
┌─ 1t ──┐ ┌─ 1a ────────┐ ┌─ 1b ────────┐ ┌─ 1c ────────┐ ┌─ 1d ────────┐
│   36  │ │           w │ │           w │ │           w │ │           w │
│ cards │ │ 2r 1k       │ │ 1b 1g 1r 1k │ │ 1b 2g 1r 1k │ │ 2b 2k       │
└───────┘ └─────────────┘ └─────────────┘ └─────────────┘ └─────────────┘

                            w   b   g   r   k   o
bank                        4   4   4   4   4   5

> Ann                       .   .   .   .   .   .       tokens, 0 of 10
  0 points, 0 cards         .   .   .   .   .           bonuses

  Bob                       .   .   .   .   .   .       tokens, 0 of 10
  0 points, 0 cards         .   .   .   .   .           bonuses

w white  b blue  g green  r red  k black  o gold"""

DUEL_OPENING = """\
"""


def unshuffled(game: str, names: tuple[str, ...] = ("Ann", "Bob"), **settings: Any) -> Match:
    """A match whose pools lie in their first order."""
    found = Match(game, len(names), settings={"start": 0, **settings}, seed=1).game
    pools = found.pools(len(names), {"start": 0})
    return Match(game, len(names), settings={"start": 0, **settings}, names=names, orders=pools)


def test_the_opening_of_splendor() -> None:
    assert str(unshuffled("splendor")) == SPLENDOR_OPENING


def test_the_opening_of_duel() -> None:
    assert str(unshuffled("duel")) == DUEL_OPENING


def test_a_hidden_card_shows_its_level_alone() -> None:
    match = unshuffled("splendor")
    match.play("reserve 2t")
    card = describe(splendor_faces()[44])
    assert card == "level 2: 3 points, w, costs 6w"
    own = text_table.render(match.position(0), match.game, match.names)
    assert "reserved  h1 [level 2, 3 points, w: 6w] hidden" in own
    assert str(match) == own.replace("25", "25")
    for seat in (1, None):
        assert "reserved  h1 [2?]\n" in text_table.render(match.position(seat), match.game, match.names)


def test_a_card_that_was_reserved_face_up_is_known_to_all() -> None:
    match = unshuffled("duel")
    match.play("gold e5, reserve 1c" if "gold e5" in map(str, match.legal_moves) else "")
    shown = text_table.render(match.position(1), match.game, match.names)
    assert "h1 [level 1, w, extra turn: 2b 2g 1p]\n" in shown


def test_what_is_being_paid() -> None:
    match = unshuffled("splendor")
    match.play("reserve 1t")
    match.play("take wbg")
    match.play("take rrk")
