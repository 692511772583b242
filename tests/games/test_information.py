"""What a seat can't know is in no view, and every guess at it is as likely as the others."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from cabochon.games import game, game_names
from cabochon.games.positions import Position, deck_sizes, without_future
from cabochon.games.state import State
from tests.games.configurations import Configuration
from tests.games.random_games import RandomGame, few, random_games, seeds


@given(random_games(), seeds, seeds)
@few
def test_what_a_seat_cannot_know_does_not_change_its_view(played: RandomGame, one: int, other: int) -> None:
    for state in played.states()[::5]:
        for seat in (None, *range(state.players)):
            views = [state.view(seat)]
            for seed in (one, other):
                drawn = state.guess(seat, seed)
                views.append(drawn.view(seat))
                assert len(drawn.legal_actions()) > 0 or state.is_over
                if seat == state.to_move:
                    assert drawn.legal_actions() == state.legal_actions()
            assert len({view.tobytes() for view in views}) == 1
            assert len({json.dumps(view.position()) for view in views}) == 1


@given(random_games())
@few
def test_a_view_shows_what_its_seat_has_seen_and_nothing_else(played: RandomGame) -> None:
    for state in played.states()[::5]:
        for seat in (None, *range(state.players)):
            expected: Any = state.position()
            # An empty deck hides nothing.
            expected["decks"] = [len(deck) or [] for deck in expected["decks"]]
            for owner, player in enumerate(expected["players"]):
                for entry in player["reserved"]:
                    if entry["hidden"] and owner != seat:
                        entry["card"] = None
            if state.game.name == "duel":
                expected["bag_order"] = expected["chance"] = None
            assert state.view(seat).position() == expected


@given(random_games())
@few
def test_a_position_without_its_future_keeps_everything_that_is_known(played: RandomGame) -> None:
    """Hands stay open, whoever holds them; what chance will do is left out."""
    for state in played.states()[::9]:
        position: Any = state.position()
        known: Any = without_future(state.game, position)
        assert known["decks"] == deck_sizes(position) == [len(deck) for deck in position["decks"]]
        future = {"splendor": set(), "duel": {"bag_order", "chance"}}[state.game.name]
        assert {key for key in known if known[key] is None} - {"to_move"} == future
        left_out = {"decks", *future}
        assert {key: known[key] for key in known if key not in left_out} == {
            key: position[key] for key in position if key not in left_out
        }
        assert State.from_position(known).position()["players"] == position["players"]


@pytest.mark.compiled  # many draws
@pytest.mark.parametrize("name", game_names())
def test_every_guess_is_as_likely_as_the_others(name: str) -> None:
    state, level = middle_of_a_game(name)
    draws = 1200
    found: dict[str, Counter[int]] = {"top": Counter()}
    for seed in range(draws):
        guess: Any = state.guess(0, seed).position()
        found["top"][guess["decks"][level - 1][0]] += 1
        for seat, slot in hidden_cards(state.position(), level):
            place = found.setdefault(f"{seat} {slot}", Counter())
            place[guess["players"][seat]["reserved"][slot]["card"]] += 1
    position: Any = state.position()
    unseen = set(position["decks"][level - 1]) | {
        position["players"][seat]["reserved"][slot]["card"] for seat, slot in hidden_cards(position, level)
    }
    assert len(found) >= 3
    for cards in found.values():
        assert set(cards) == unseen
        freedom = len(unseen) - 1
        expected = draws / len(unseen)
        square = sum((times - expected) ** 2 / expected for times in cards.values())
        # Four deviations above the mean; the seeds are fixed.
        assert square < freedom + 4 * (2 * freedom) ** 0.5


def hidden_cards(position: Position, level: int) -> list[tuple[int, int]]:
    """Where seat 0 sees only the back of a card of that level: seats and places in hand."""
    return [
        (seat, slot)
        for seat, player in enumerate(position["players"])
        for slot, entry in enumerate(player["reserved"])
        if seat != 0 and entry["hidden"] and entry["level"] == level
    ]


def middle_of_a_game(name: str) -> tuple[State, int]:
    """A state and a level of which the opponents of seat 0 hold two hidden cards, and the deck has some."""
    table = Configuration(name, max(game(name).player_counts), {})
    for seed in range(100):
        for state in RandomGame(table, seed, eager=False).states()[::5]:
            position = state.position()
            for level in (3, 2, 1):
                if len(hidden_cards(position, level)) >= 2 and deck_sizes(position)[level - 1] > 1:
                    return state, level
    raise AssertionError("no game comes to such a state")
