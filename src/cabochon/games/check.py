"""Does a game keep its promises? For whoever changes the rules or adds a game."""

import inspect
import json
import random
from typing import Any

import numpy as np

from cabochon.games import LONGEST_GAME, interface
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.games.features import blocks_of
from cabochon.games.native import interpreted
from cabochon.games.state import State

LARGEST_STATE = 512
_ELSEWHERE = {"hide": "views", "determinize": "views", "encode": "features"}
"""Which module of a game offers what is not in its rules."""


def check_game(game: Game, players: int, settings: dict[str, Any] | None = None, seed: int = 0) -> int:
    """Play one random game and raise an AssertionError at the first broken promise.

    Checked first: the rules offer every function that they must, and tables and cards fit together. Checked
    before every decision: somebody can move, the position survives JSON and its text, and so do, in turn,
    the views of all seats, each seat's view is complete in itself, what is drawn anew never changes a view,
    copies are independent, and the interpreted rules agree with the compiled ones. Returns the number of
    decisions.
    """
    check_functions(game)
    check_tables(game)
    state = State.random(game, players, settings, seed)
    choice = random.Random(seed)
    decisions = 0
    while not state.is_over and decisions < LONGEST_GAME:
        legal = state.legal_actions()
        assert legal, f"nobody can move in phase {state.phase}"
        assert legal == sorted(set(legal)), "legal actions come in ascending order, each once"
        assert legal[-1] < game.action_count, "a legal action that does not exist"
        assert legal == _interpreted_legal_actions(state), "interpreted and compiled rules disagree"
        assert legal == np.flatnonzero(state.mask()).tolist(), "mask and list of legal actions disagree"
        assert state.to_move in range(players), "the seat to move does not exist"
        assert interpreted(game.rules.to_move)(state.record) == state.to_move, "two answers to who is to move"
        assert not interpreted(game.rules.is_over)(state.record), "two answers to whether the game is over"
        verbs = {game.texts[action].split()[0] for action in legal}
        assert all(game.verb_named[verb].phase == state.phase for verb in verbs), "a verb in a wrong phase"
        check_position(state)
        check_views(state, decisions)
        action = choice.choice(legal)
        slow = state.copy()
        before = state.tobytes()
        interpreted(game.rules.apply)(slow.record, action)
        assert state.tobytes() == before, "a copy shares memory with the original"
        state.apply(action)
        assert state == slow, f"{game.texts[action]}: interpreted and compiled disagree"
        decisions += 1
    if state.is_over:
        assert state.legal_actions() == [], "nobody moves after the end"
        assert interpreted(game.rules.is_over)(state.record), "two answers to whether the game is over"
        assert state.phase == "over", "the last phase is called over"
        outcome = state.outcome
        assert outcome is not None, "a finished game has an outcome"
        assert outcome.winners, "somebody must have won"
        assert abs(sum(state.returns()) - 1) < 1e-9, "the shares of the victory must add up to 1"
        check_position(state)
    return decisions


def check_functions(game: Game) -> None:
    """What algorithms, the search and players call by name is there, with the arguments of interface.py."""
    places = {"rules": game.rules, "views": game.views, "features": game.features}
    for name, open_one in vars(interface).items():
        if not interface.is_open(open_one):
            continue
        place = _ELSEWHERE.get(name, "rules")
        module = places[place]
        if module is None:  # networks don't know every game
            continue
        offered = getattr(module, name, None)
        assert offered is not None, f"{place} must offer {name}, as games/interface.py has it"
        if callable(open_one):
            wanted = list(inspect.signature(open_one).parameters)
            assert callable(offered), f"{name} in {place} must be a function"
            taken = inspect.signature(offered).parameters
            assert len(taken) == len(wanted), f"{name} in {place} must take {', '.join(wanted)}"
    for place, name in (
        ("rules", "RULES_VERSION"),
        ("features", "FEATURES_VERSION"),
        ("features", "FEATURES"),
    ):
        offered = getattr(places[place], name, None)
        assert places[place] is None or type(offered) is int, f"{place} must offer the number {name}"
    try:
        blocks_of(game.features)
    except CabochonError as error:
        raise AssertionError(str(error)) from None


def check_tables(game: Game) -> None:
    """The fixed parts of a game: texts, state, masks, cards."""
    assert len(set(game.texts)) == len(game.texts), "two actions have the same text"
    fields = game.state_type.fields
    assert fields is not None, "the state is a record"
    assert game.state_type.itemsize <= LARGEST_STATE, f"a state has more than {LARGEST_STATE} bytes"
    used = sum(part[0].itemsize for part in fields.values())
    assert used == game.state_type.itemsize, "padding in the state: equal states may differ in bytes"
    assert game.action_count <= (game.mask_words - 1) * game.rules.WORD + 63, "more actions than mask bits"
    assert [card.number for card in game.cards] == list(range(len(game.cards))), "cards are numbered from 0"
    assert all(len(card.cost) == len(game.tokens) for card in game.cards), "costs are by token"
    assert {verb.phase for verb in game.verbs} | {"over"} == set(game.phases), "a phase without a verb"


def check_position(state: State) -> None:
    """A state survives its way through JSON, and through one line of text."""
    read = state.game.read_position(json.loads(json.dumps(state.position())))
    assert State.trusted(state.game, read) == state, "the position does not hold the whole state"
    text = state.position_text()
    read = state.game.read_position_text(text)
    assert State.trusted(state.game, read) == state, f"the text does not hold the whole position: {text}"


def check_views(state: State, seed: int) -> None:
    """A view is enough to make itself, and redrawing what is hidden does not change it.

    Positions take long to read: those of one seat are tried, by the seed.
    """
    seats = (None, *range(state.players))
    for seat in seats:
        view = state.view(seat)
        assert view.view(seat) == view, "a view of a view is the same view"
        drawn = state.guess(seat, seed)
        assert drawn.view(seat) == view, "determinize changed what the seat knows"
        assert view.guess(seat, seed) == drawn, "determinize read something that the seat can't know"
        if seat == seats[seed % len(seats)]:
            check_position(drawn)
            check_position(view)
        if seat is not None and seat == state.to_move:
            same = view.legal_actions() == state.legal_actions()
            assert same, "the player to move can't tell their legal actions from their view"


def _interpreted_legal_actions(state: State) -> list[int]:
    mask = np.zeros(state.game.mask_words, np.int64)
    interpreted(state.game.rules.legal_actions)(state.record, mask)
    word = state.game.rules.WORD
    return [word * i + bit for i, bits in enumerate(mask.tolist()) for bit in range(63) if bits >> bit & 1]
