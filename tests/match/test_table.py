"""The table that `str(match)` prints."""

from typing import Any

import pytest

from cabochon import Match
from cabochon.games import game as find_game
from cabochon.match import table
from cabochon.match.faces import amounts, columns, price, shorten
from cabochon.match.table import boxes
from tests.matches import TABLES, eager, played, table_name

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
│ cards │ │ 3g 2r 2k    │ │ 2w 3b 3r    │ │ 5r          │ │ 5r 3k       │
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
Splendor Duel, turn 1: Ann to act

┌─ 3t ──┐                 ┌─ 3a ────────┐ ┌─ 3b ────────┐ ┌─ 3c ────────┐
│   10  │                 │ 3 ^^      w │ │ 4         w │ │ 3 ^^      b │
│ cards │                 │ 3b 5r 3k 1p │ │ 6w 2b 2k    │ │ 3w 3g 5k 1p │
│       │                 │             │ │             │ │             │
└───────┘                 └─────────────┘ └─────────────┘ └─────────────┘
┌─ 2t ──┐         ┌─ 2a ────────┐ ┌─ 2b ────────┐ ┌─ 2c ────────┐ ┌─ 2d ────────┐
│   20  │         │ 1         w │ │ 1        ww │ │ 2 ^       w │ │ 2         w │
│ cards │         │ 4b 3r       │ │ 5b 2g       │ │ 2g 2r 2k 1p │ │ 4w 2k 1p    │
│       │         │ steal       │ │             │ │             │ │ privilege   │
└───────┘         └─────────────┘ └─────────────┘ └─────────────┘ └─────────────┘
┌─ 1t ──┐ ┌─ 1a ────────┐ ┌─ 1b ────────┐ ┌─ 1c ────────┐ ┌─ 1d ────────┐ ┌─ 1e ────────┐
│   25  │ │           w │ │           w │ │           w │ │ ^         w │ │ 1         w │
│ cards │ │ 2r 2k       │ │ 1b 1g 1r 1k │ │ 2b 2g 1p    │ │ 3b          │ │ 2g 3r       │
│       │ │ match       │ │             │ │ extra turn  │ │             │ │             │
└───────┘ └─────────────┘ └─────────────┘ └─────────────┘ └─────────────┘ └─────────────┘

     a   b   c   d   e      bag         0 tokens
  1  k   k   k   k   p      privileges  2 in the supply
  2  r   b   b   b   p      royals      1 [2 points, extra turn]
  3  r   w   w   b   o                  2 [2 points, privilege]
  4  r   w   w   g   o                  3 [2 points, steal]
  5  r   g   g   g   o                  4 [3 points]

                            w   b   g   r   k   p   o
> Ann                       .   .   .   .   .   .   .   tokens, 0 of 10
  0 points, 0 cards         .   .   .   .   .           bonuses
  0 crowns, 0 privileges    .   .   .   .   .           points by colour

  Bob                       .   .   .   .   .   .   .   tokens, 0 of 10
  0 points, 0 cards         .   .   .   .   .           bonuses
  0 crowns, 1 privilege     .   .   .   .   .           points by colour

w white  b blue  g green  r red  k black  p pearl  o gold  ^ crown"""


def unshuffled(game: str, *, decks: dict[str, list[int]] | None = None) -> Match:
    """A match in which all lies in the order of its number, but for the cards named first in `decks`."""
    orders = find_game(game).pools(2, {"start": 0})
    for pool, first in (decks or {}).items():
        orders[pool] = first + [number for number in orders[pool] if number not in first]
    return Match(game, settings={"start": 0}, names=["Ann", "Bob"], orders=orders)


def seen(match: Match, seat: int | None) -> str:
    """The table as a seat sees it."""
    return table.render(match.position(seat), match.game, match.names)


# --- Examples ---


def test_the_opening_of_splendor() -> None:
    assert str(unshuffled("splendor")) == SPLENDOR_OPENING


def test_the_opening_of_duel() -> None:
    assert str(unshuffled("duel")) == DUEL_OPENING


def test_a_hidden_card_shows_its_level_alone() -> None:
    match = unshuffled("splendor")
    match.play("reserve 2t")
    for known in (str(match), seen(match, 0)):
        assert "reserved  h1 [level 2, 2 points, w: 1g 4r 2k] hidden\n" in known
    for unknown in (seen(match, 1), seen(match, None)):
        assert "reserved  h1 [2?]\n" in unknown


def test_a_card_that_lay_face_up_stays_known() -> None:
    match = unshuffled("duel", decks={"level2": [50, 51], "level3": [65]})
    match.play("gold e3, reserve 1c")
    match.play("gold e4, reserve 2a")
    match.play("gold e5, reserve 3a")
    shown = seen(match, None)
    assert "h1 [level 1, w, extra turn: 2b 2g 1p]  h2 [level 3, 3 points, any, extra turn: 8r]\n" in shown
    assert "h1 [level 2, ^^, any: 6g 1p]\n" in shown
    assert "bag         0 tokens\n" in shown


def test_what_is_being_paid() -> None:
    match = unshuffled("splendor")
    for turn in ("reserve 1a", "take wbg", "take brk", "take wbg", "take grk", "take wbr", "buy 1b"):
        match.play(turn)
    assert match.phase == "pay"
    assert str(match).startswith("Splendor to 15 points, turn 7: Ann to pay 1b 1g 1r 1k for 1b\n")
    match.play("cover b")
    assert str(match).startswith("Splendor to 15 points, turn 7: Ann to pay 1g 1r 1k 1o for 1b\n")


def test_nobles_and_teams() -> None:
    found = played(("splendor", 4, {"teams": True}), 1, choose=eager)
    shown = str(found)
    points = found.position()["players"]
    for team in (0, 1):
        total = points[team]["points"] + points[team + 2]["points"]
        assert shown.count(f"  team {'AB'[team]}: {total} point") == 2
    assert "  nobles    [" in shown
    assert shown.startswith("Splendor to 15 points, turn ")
    assert "the game is over" in shown.partition("\n")[0]


# --- Every position ---


@pytest.mark.parametrize("setting", TABLES, ids=table_name)
def test_every_position_fits_on_the_table(setting: Any) -> None:
    for decisions in (0, 12, 40, 1000):
        match = played(setting, 2, decisions, eager)
        for shown in (str(match), *(seen(match, seat) for seat in (*range(match.players), None))):
            lines = shown.split("\n")
            assert max(map(columns, lines)) <= 100
            assert all(line.isprintable() and line == line.rstrip() for line in lines)
            assert sum(line.startswith(">") for line in lines) == (match.to_move is not None)


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_every_place_is_named_as_it_is_typed(game: str) -> None:
    match = Match(game, seed=3)
    if game == "duel":
        match.play(next(move for move in match.legal_moves if move.verb == "gold"))
    places = [move.argument for move in match.legal_moves if move.verb == "reserve"]
    assert len(places) == 15
    assert all(f"┌─ {place} ─" in str(match) for place in places)


def test_every_card_fits() -> None:
    for game in map(find_game, ("splendor", "duel")):
        assert {card.level for card in game.cards} == {1, 2, 3}
        for card in game.cards:
            assert len(price(amounts(card.cost, game.letters))) <= boxes.CARD
            assert all(len(line) <= boxes.CARD for line in boxes.card_lines(card, game.letters))


# --- Names ---


def test_long_and_wide_names_keep_the_columns() -> None:
    match = Match(names=["Bartholomew the Magnificent", "宝石商人の長い長い長い名前"], seed=1)
    lines = str(match).split("\n")
    held = [line for line in lines if "tokens, 0 of 10" in line]
    assert [columns(line.partition(" tokens")[0]) for line in held] == [
        columns(held[0].partition(" tokens")[0])
    ] * 2
    assert held[0][2:].startswith("Bartholomew the Magni… ")
    assert held[1][2:].startswith("宝石商人の長い長い長… ")


def test_a_name_cannot_steer_the_terminal() -> None:
    match = Match(seed=1)
    shown = table.render(match.position(), match.game, ["\x1b[31mred\nline", "\u202eleft"])
    assert " [31mred line" in shown
    assert all(line.isprintable() for line in shown.split("\n"))


@pytest.mark.parametrize(
    ("words", "room", "short"),
    [
        ("Ann", 3, "Ann"),
        ("Anna", 3, "An…"),
        ("An na", 4, "An…"),
        ("宝石", 4, "宝石"),
        ("宝石商", 5, "宝石…"),
        ("宝石", 3, "宝…"),
        ("Ann", 0, ""),
        ("Ann", -5, ""),
    ],
)
def test_shorten(words: str, room: int, short: str) -> None:
    assert shorten(words, room) == short
