"""A position as one line of text: whole, exact, one for each position, and precise about what is wrong."""

import os
import subprocess
import sys
from functools import cache
from itertools import cycle
from typing import get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabochon import PositionError, State
from cabochon.games import game, game_names
from cabochon.games.duel.position import DuelPlayer, DuelPosition
from cabochon.games.splendor.position import SplendorPlayer, SplendorPosition
from tests.games.configurations import CONFIGURATIONS
from tests.games.random_games import RandomGame, few, random_games
from tests.rules.duel_table import new_duel
from tests.rules.splendor_table import new_game

many = settings(max_examples=settings.default.max_examples * 3 if settings.default else 300)

START = (
    "splendor/1 target=3 start=0 turn=1 to_move=0 phase=act passes=0 closing=- "
    "market=0,1,2,3/40,41,42,43/70,71,72,73 decks=?36/?26/?16 bank=4w4b4g4r4k5o nobles=0,1,2 "
    "| tokens=- cards=- reserved=- nobles=- | tokens=- cards=- reserved=- nobles=-"
)
"""A view of the beginning of a game."""


@given(random_games())
@few
def test_every_position_and_every_view_survives_its_text(game: RandomGame) -> None:
    states = game.states()
    # Of the views of a position that of one seat in turn: they are read as long as positions.
    for state, seat in zip(states, cycle((None, *range(states[0].players))), strict=False):
        for seen in (state, state.view(seat)):
            text = seen.position_text()
            assert State.from_position(text) == seen
            assert "\n" not in text


@given(random_games())
@few
def test_different_positions_have_different_texts_and_hashes(game: RandomGame) -> None:
    states = game.states()
    different = {state.tobytes() for state in states}
    assert len({state.position_text() for state in states}) == len(different)
    assert len({state.position_hash() for state in states}) == len(different)


def test_the_text_of_a_position_stays_as_it_is() -> None:
    """Whoever has kept one can read it: a change of these needs another version."""
    state = State.from_position(START)
    assert state.position_text() == START
    assert not state.is_complete
    assert (state.settings["target"], state.settings["face_up"], state.players) == (3, 4, 2)
    duel = (
        "duel/1 start=1 turn=32 to_move=0 phase=reserve cursor=0 replenished=false again=false "
        "market=13,29,23,4,14/50,34,49,38/65,66,54 decks=?22/?18/?8 board=...../.ro../.g.../..o../..... "
        "bag=- bag_order=? chance=? royals=0,1,2,3 privileges=0 "
        "| tokens=3w2b2r2k1p1o cards=16 reserved=9,57 privileges=3 wild_colours=- royals=- "
        "| tokens=1w2b3g1r2k1p cards=48 reserved=(?1),44,55 privileges=0 wild_colours=- royals=-"
    )
    state = State.from_position(duel)
    assert state.position_text() == duel
    assert state.position()["players"][1]["reserved"][0] == {
        "card": None,
        "hidden": True,
        "deck": "1",
        "level": 1,
    }
    assert state.record.board.tolist()[5] == 0  # pearls


@pytest.mark.parametrize(
    ("position", "player", "name"),
    [(SplendorPosition, SplendorPlayer, "splendor"), (DuelPosition, DuelPlayer, "duel")],
)
def test_every_key_of_a_position_is_written_or_follows(position: type, player: type, name: str) -> None:
    layout = game(name).layout
    shared = {"game", "settings", "start", "turn", "to_move", "phase", "sides", "pending", "market", "decks"}
    assert set(get_type_hints(position)) == shared | {"players"} | set(layout.table)
    sums = {"bonuses", "discount", "points"}
    assert set(get_type_hints(player)) == {"tokens", "cards", "reserved", *sums} | set(layout.player) | set(
        layout.follows
    )
    assert set(get_type_hints(get_type_hints(position)["pending"])) == set(layout.pending)


# --- What is wrong ---


def put(old: str, new: str) -> str:
    assert START.count(old) >= 1
    return START.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "where", "says"),
    [
        ("", "^", "expected a game"),
        ("chess/1 e4", "^chess", r"expected a game \(splendor, duel"),
        ("splendor", "^splendor", "and the version of its text, not 'splendor'"),
        (put("splendor/1", "splendor/2"), "^splendor", 'expected "splendor/1", not "splendor/2"'),
        (put("target=3", "target=31"), "target=^31", "target = '31' is not possible: .* from 1 to 30"),
        (put("target=3", "target=15"), "^target", 'expected "start=0", as this position is written'),
        (put("target=3 ", ""), None, None),
        (put("start=0 ", ""), "^turn", 'expected "start=", not "turn=1"'),
        (put("turn=1", "turn=01"), "turn=^01", 'expected a whole number, not "01"'),
        (put("turn=1", "turn="), "turn=^ ", "expected a whole number, not nothing"),
        (put("turn=1", "turn=0"), "^turn=0", "turn must be a whole number from 1"),
        (put("to_move=0", "to_move=2"), "^to_move", "to_move must be a whole number from 0 to 1"),
        (put("phase=act", "phase=Act"), "phase=^Act", 'expected a word, not "Act"'),
        (put("phase=act", "phase=play"), "^phase=play", "phase must be one of act"),
        (put("passes=0", "passes=x"), "passes=^x", 'expected a whole number, not "x"'),
        (put("closing=-", "closing=- buying=1a"), "^buying", 'expected "market=0,1,2,3/.*, as this position'),
        (put("0,1,2,3", "0,1,x,3"), "0,1,^x", 'expected a whole number, not "x"'),
        (put("0,1,2,3", "0,1,1,3"), "^market", "card 1 can't be in two places"),
        (put("0,1,2,3/", ""), "^market", "market must be a list of 3"),
        (put("?36", "?37"), None, "the 40 cards of level1 must all be somewhere"),
        (put("?36", "36?"), "decks=^36", 'expected a whole number, not "36\\?"'),
        (put("4w4b4g4r4k5o", "4w4b4g4r4k50"), "4k^50", 'expected counts of tokens .* not "50"'),
        (
            put("4w4b4g4r4k5o", "4b4w4g4r4k5o"),
            "4b^4w",
            'expected counts of tokens in the order wbgrko, .*"4w',
        ),
        (put("4w4b4g4r4k5o", "3w4b4g4r4k5o"), None, "there must be 4 white tokens in all"),
        (put("nobles=0,1,2", "nobles=0,1"), "^nobles=0", "nobles must be a list of 3"),
        (put(" | tokens", " / tokens"), "^/ tokens", r'expected "\|", not "/"'),
        (put(" | ", "  | "), "2 ^ | tokens", r'expected "\|", not nothing'),
        (put("reserved=-", "reserved=(?4)"), "reserved=^(", "expected a card from 0 to 89, in brackets"),
        (put("reserved=-", "reserved=90"), "reserved=^90", "expected a card from 0 to 89"),
        (put("cards=-", "cards=0"), None, "card 0 can't be in two places"),
        (START + " ", "- ^", r'expected "\|", not nothing'),
        (START[:-9], "reserved=-^", 'expected "nobles=", not nothing'),
        (START + "\n", "^-\n", r"expected a whole number, not '-\\n'"),
        ("splendor/1 " + "x" * 4000, None, "at most 4000 characters"),
    ],
)
def test_what_is_wrong_is_said_with_its_column(text: str, where: str | None, says: str | None) -> None:
    if says is None:
        assert State.from_position(text).settings["target"] == 15
        return
    with pytest.raises(PositionError, match=says) as caught:
        State.from_position(text)
    if where is not None:  # the last such place, and in it the letter behind the mark
        column = text.rindex(where.replace("^", "")) + where.index("^") + 1
        assert caught.value.column == column
        assert str(caught.value).startswith(f"column {column}: ")


def test_a_board_and_wild_cards_that_are_none() -> None:
    text = new_duel().state.position_text()
    with pytest.raises(PositionError, match=r'expected a token \(wbgrkpo\) or \. .* not "x"') as caught:
        State.from_position(text.replace("board=", "board=x"))
    assert caught.value.column == text.index("board=") + len("board=") + 1
    with pytest.raises(PositionError, match="a wild card and the letter of its colour"):
        State.from_position(text.replace("wild_colours=-", "wild_colours=5"))


@cache
def real_texts(name: str) -> list[str]:
    """Texts of a game in every configuration, complete and as seats see them."""
    found = []
    for number, configuration in enumerate(CONFIGURATIONS):
        if configuration.game == name:
            states = RandomGame(configuration, number, eager=True).states()
            for state in states[:: len(states) // 3 or 1]:
                found += [state.position_text(), state.view(0).position_text()]
    return found


@given(st.sampled_from(game_names()), st.data())
@many
def test_a_damaged_text_is_refused_or_is_that_of_another_position(name: str, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(real_texts(name)))
    at = data.draw(st.integers(0, len(text)))
    piece = data.draw(st.sampled_from([*"0123456789wbgrkpo,/|=?()-. \n\0é", "", " | ", "true", "10"]))
    damaged = text[:at] + piece + text[at + data.draw(st.integers(0, 3)) :]
    try:
        state = State.from_position(damaged)
    except PositionError as error:
        assert error.column is None or 1 <= error.column <= len(damaged) + 1
    else:
        assert state.position_text() == damaged


# --- The hash ---


def test_the_hash_is_the_same_in_every_process() -> None:
    program = "from cabochon import State; print(State.random('duel', seed=3).position_hash())"
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert printed == {b"%d\n" % State.random("duel", seed=3).position_hash()}


def test_the_hash_of_a_view_tells_nothing_that_is_hidden() -> None:
    state = new_game(2).state
    other = state.guess(0, seed=5)
    assert other.position_hash() != state.position_hash()
    assert other.view(0).position_hash() == state.view(0).position_hash()
    assert 0 <= state.position_hash() < 2**64
