"""A view goes over the line and comes back the same; nothing else gets through."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabochon import Match
from cabochon.games import game as find_game
from cabochon.protocol.errors import MessageError
from cabochon.protocol.messages import split
from cabochon.protocol.tables import Table, all_tables, decisions
from cabochon.protocol.views import newgame_line, position_line, read_newgame, read_position
from tests.matches import TABLES as MATCHES
from tests.matches import eager, played, table_name


@pytest.mark.compiled
@pytest.mark.parametrize("table", MATCHES, ids=table_name)
def test_a_view_is_rebuilt_from_its_line_alone(table: tuple[str, int, dict[str, Any]]) -> None:
    match = played(table, seed=5, decisions=60, choose=eager)
    for _ in range(20):
        for seat in range(match.players):
            view = match.view(seat)
            word, rest = split(position_line(view))
            again = read_position(rest, view.names)
            assert word == "position"
            assert again.state.tobytes() == view.state.tobytes()
            assert (again.seat, again.names, again.moves) == (view.seat, view.names, view.moves)
            assert (again.refills, again.legal_moves) == (view.refills, view.legal_moves)
        match.undo()


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_game_is_announced_and_understood(table: Table) -> None:
    view = table.match(1).view(0)
    game = read_newgame(split(newgame_line(view))[1])
    assert (game.game, game.settings, game.names) == (view.game, view.settings, view.names)


def test_what_the_seat_could_not_know_is_masked() -> None:
    match = Match("splendor", seed=7, settings={"start": 1})
    match.play("reserve 2t")
    told = {"seat": 0, "position": match.position()}  # complete: decks and hands are open
    assert read_position(json.dumps(told)).state.tobytes() == match.view(0).state.tobytes()


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_there_is_a_decision_for_every_phase(game: str) -> None:
    found = decisions(game, 2)
    assert {"over", *found} == set(next(iter(found.values())).game.phases)
    assert all(view.phase == phase and view.legal_moves for phase, view in found.items())


# --- What is refused ---

DAMAGE: list[tuple[dict[str, Any], str]] = [
    ({"seat": 2}, "seat must be"),
    ({"seat": None}, "seat must be"),
    ({"position": None}, "a position is an object"),
    ({"position": {"game": "chess"}}, "'game' is one of: splendor, duel"),
    ({"position": {"game": ["duel"]}}, "'game' is one of: splendor, duel"),
    ({"legal": ["pass"]}, "legal must be"),
    ({"moves": ["castle"]}, r"moves\[0\]"),
    ({"moves": [["take wbg"]]}, r"moves\[0\]"),
    ({"moves": "take wbg"}, "moves must be"),
    ({"refills": ["wbx"]}, r"refills\[0\]"),
    ({"refills": [1]}, r"refills\[0\]"),
]


@pytest.mark.parametrize(("damage", "complaint"), DAMAGE)
def test_damaged_positions_are_refused(damage: dict[str, Any], complaint: str) -> None:
    told = json.loads(split(position_line(Match("splendor", seed=7).view(0)))[1])
    with pytest.raises(MessageError, match=complaint) as caught:
        read_position(json.dumps(told | damage))
    assert caught.value.reason == "position"


def test_lines_that_leave_the_board_are_no_moves() -> None:
    """They have numbers and texts of their own, but nobody can write them."""
    line = next(text for text in find_game("duel").texts if text.startswith("take a1-off"))
    told = json.loads(split(position_line(Match("duel", seed=7).view(0)))[1])
    with pytest.raises(MessageError, match=r"moves\[0\] must be a move of the game"):
        read_position(json.dumps(told | {"moves": [line]}))


def test_a_seat_must_know_its_own_hand() -> None:
    match = Match("splendor", seed=7, settings={"start": 0})
    match.play("reserve 2t")
    told = {"seat": 0, "position": match.position(1)}
    with pytest.raises(MessageError, match="in hand of seat 0"):
        read_position(json.dumps(told))


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        ({}, "game"),
        ({"game": "chess", "players": 2}, "no game"),
        ({"game": "duel", "players": 3}, "2 players"),
        ({"game": "duel", "players": 2, "settings": {"teams": True}}, "no setting"),
        ({"game": "duel", "players": 2, "settings": []}, "settings"),
        ({"game": "duel", "players": 2, "names": "AB"}, "names"),
        ({"game": "duel", "players": 2, "names": ["A"]}, "2 names"),
        ({"game": "duel", "players": 2, "rules_version": 99}, "rules_version"),
    ],
)
def test_games_that_do_not_exist_are_refused(told: dict[str, Any], complaint: str) -> None:
    with pytest.raises(MessageError, match=complaint) as caught:
        read_newgame(json.dumps(told))
    assert caught.value.reason == "game"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=8,
)
KEYS = st.sampled_from(
    ["game", "players", "settings", "names", "seat", "position", "moves", "refills", "legal"]
)


@given(st.text() | st.dictionaries(KEYS, JSON).map(json.dumps) | st.just("[" * 100_000))
def test_rubbish_is_refused_in_words(text: str) -> None:
    for read in (read_newgame, read_position):
        with pytest.raises(MessageError):
            read(text)
