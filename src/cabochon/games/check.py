"""Does a game keep its promises? For whoever changes the rules or adds a game."""

import json
import random
from typing import Any

import numpy as np

from cabochon.games.base import Game, State
from cabochon.games.native import interpreted

LARGEST_STATE = 512
LONGEST_GAME = 5000


def check_game(game: Game, players: int, settings: dict[str, Any] | None = None, seed: int = 0) -> int:
    """Play one random game and raise an AssertionError at the first broken promise.

    Checked before every decision: somebody can move, the position survives JSON, each seat's view is
    complete in itself, what is drawn anew never changes a view, copies are independent, and the interpreted
    rules agree with the compiled ones. Returns the number of decisions.
    """
    check_tables(game)
    state = game.random_state(players, settings or {}, seed)
    choice = random.Random(seed)
    decisions = 0
    while not game.is_over(state) and decisions < LONGEST_GAME:
        legal = game.legal_actions(state)
        assert legal, f"nobody can move in phase {game.phase(state)}"
        assert legal == sorted(set(legal)), "legal actions come in ascending order, each once"
        assert legal == _interpreted_legal_actions(game, state), "interpreted and compiled rules disagree"
        assert 0 <= game.to_move(state) < players, "the seat to move does not exist"
        assert interpreted(game.rules.to_move)(state) == game.to_move(state), "two answers to who is to move"
        assert game.outcome(state) is None, "a game that goes on has no outcome"
        check_position(game, state)
        check_views(game, state, players, decisions)
        action = choice.choice(legal)
        slow = state.copy()
        before = state.tobytes()
        interpreted(game.rules.apply)(slow, action)
        assert state.tobytes() == before, "a copy shares memory with the original"
        game.apply(state, action)
        assert state.tobytes() == slow.tobytes(), f"{game.texts[action]}: interpreted and compiled disagree"
        decisions += 1
    if game.is_over(state):
        assert game.legal_actions(state) == [], "nobody moves after the end"
        assert game.to_move(state) == -1, "nobody is to move after the end"
        outcome = game.outcome(state)
        assert outcome is not None, "a finished game has an outcome"
        assert outcome.winners, "somebody must have won"
        assert abs(sum(game.returns(state)) - 1) < 1e-9, "the shares of the victory must add up to 1"
        check_position(game, state)
    return decisions


def check_tables(game: Game) -> None:
    """The fixed parts of a game: texts, state, masks."""
    assert len(set(game.texts)) == len(game.texts), "two actions have the same text"
    fields = game.state_type.fields
    assert fields is not None, "the state is a record"
    assert game.state_type.itemsize <= LARGEST_STATE, f"a state has more than {LARGEST_STATE} bytes"
    used = sum(part[0].itemsize for part in fields.values())
    assert used == game.state_type.itemsize, "padding in the state: equal states may differ in bytes"
    assert game.action_count <= (game.mask_words - 1) * game.rules.WORD + 63, "more actions than mask bits"


def check_position(game: Game, state: State) -> None:
    """A state survives its way through JSON."""
    read = game.from_position(json.loads(json.dumps(game.position(state))))
    assert read.tobytes() == state.tobytes(), "the position does not hold the whole state"


def check_views(game: Game, state: State, players: int, seed: int) -> None:
    """A view is enough to make itself, and redrawing what is hidden does not change it."""
    for seat in (None, *range(players)):
        view = game.view(state, seat)
        assert game.view(view, seat).tobytes() == view.tobytes(), "a view of a view is the same view"
        drawn = game.determinize(state, seat, seed)
        assert game.view(drawn, seat).tobytes() == view.tobytes(), "determinize changed what the seat knows"
        again = game.determinize(view, seat, seed)
        assert again.tobytes() == drawn.tobytes(), "determinize read something that the seat can't know"
        check_position(game, drawn)
        check_position(game, view)
        if seat is not None and seat == game.to_move(state):
            same = game.legal_actions(view) == game.legal_actions(state)
            assert same, "the player to move can't tell their legal actions from their view"


def _interpreted_legal_actions(game: Game, state: State) -> list[int]:
    mask = np.zeros(game.mask_words, np.int64)
    interpreted(game.rules.legal_actions)(state, mask)
    word = game.rules.WORD
    return [word * i + bit for i, bits in enumerate(mask.tolist()) for bit in range(63) if bits >> bit & 1]
