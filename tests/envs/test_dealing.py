"""Guesses where somebody had to pass: they fit what happened, and say nothing of what is true."""

import random
from collections import Counter

import pytest

from cabochon.envs.dealing import CHANCE, Dealing, Plan
from cabochon.games.errors import IllegalActionError

SEAT = 0
TEXTS = Plan("splendor", 2, {}, "win", 1).game.texts


def hoarded(seed: int, passes: int) -> Dealing:
    """A game in which all take and reserve what they can, until others than SEAT have passed so often."""
    rng = random.Random(seed)
    dealing = Dealing(Plan("splendor", 4, {"face_up": 1, "start": 0}, "win", 5000))
    while passes:
        if dealing.to_move == CHANCE:
            dealing.apply(rng.choice(dealing.outcomes())[0])
            continue
        assert dealing.state is not None
        legal = dealing.state.legal_actions()
        unseen = [action for action in legal if TEXTS[action] in ("reserve 1t", "reserve 2t")]
        action = rng.choice(unseen or [a for a in legal if not TEXTS[a].startswith("buy")] or legal)
        passes -= TEXTS[action] == "pass" and dealing.to_move != SEAT
        dealing.apply(action)
    return dealing


def is_possible(history: list[tuple[int, int]], plan: Plan) -> bool:
    again = Dealing(plan)
    try:
        for _, what in history:
            again.apply(what)
    except IllegalActionError:
        return False
    return True


@pytest.mark.parametrize("seed", range(6))
def test_a_guess_fits_every_pass(seed: int) -> None:
    dealing = hoarded(seed, passes=5)
    changed = 0
    for number in range(10):
        guess = dealing.guess(SEAT, number)
        assert guess.told[SEAT] == dealing.told[SEAT]
        assert is_possible(guess.history(), guess.plan)
        again = Dealing(guess.plan)
        for _, what in guess.history():
            again.apply(what)
        assert again.state is not None
        assert guess.state is not None
        assert again.state.position()["players"] == guess.state.position()["players"]
        guess.state.game.check_record(guess.state.record)
        changed += guess.history() != dealing.history()
    assert changed > 7


def test_what_fits_is_what_could_have_happened() -> None:
    dealing = hoarded(1, passes=5)
    assert dealing.state is not None
    refused = 0
    for true, fitting in dealing.fitting(SEAT).items():
        pool = next(pool for pool in dealing.plan.decks if true in dealing.plan.pools[pool])
        for card in dealing._cards(dealing.state, pool):
            # The long way: the game once more with another card in its place.
            history = [
                (who, card if (who, what) == (CHANCE, true) else what) for who, what in dealing.history()
            ]
            assert is_possible(history, dealing.plan) == (card in fitting)
            refused += card not in fitting
    assert refused > 10


def test_every_card_that_fits_is_guessed_equally() -> None:
    dealing = hoarded(1, passes=5)
    first, *_ = fitting = list(dealing.fitting(SEAT).values())
    counts: list[Counter[int]] = [Counter() for _ in fitting]
    for seed in range(60 * len(first)):
        guess = dealing.guess(SEAT, seed)
        assert guess.state is not None
        hidden = [card for owner, card in guess.state.hidden_cards() if owner != SEAT]
        for place, card in enumerate(hidden):
            counts[place][card] += 1
    assert [sorted(count) for count in counts] == fitting
    # Cards that fit into few hands are rarer elsewhere; nothing is nearly certain.
    assert all(max(count.values()) < 4 * count.total() / len(count) for count in counts)
    assert all(min(count.values()) > count.total() / len(count) / 4 for count in counts)
