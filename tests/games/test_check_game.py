"""`check_game` passes for both games in every configuration, and finds what is wrong with broken ones."""

from typing import Any

import numpy as np
import pytest

from cabochon.games.base import Position, Result, State
from cabochon.games.check import check_game
from cabochon.games.duel.game import Duel
from cabochon.games.native import interpreted
from cabochon.games.purse import one
from cabochon.games.splendor.game import Splendor
from tests.games.configurations import CONFIGURATIONS, Configuration


@pytest.mark.compiled
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_the_games_keep_their_promises(configuration: Configuration) -> None:
    assert check_game(configuration.rules, configuration.players, configuration.settings, seed=7) > 5


class ShowsHands(Splendor):
    """A view shows what others reserved unseen."""

    def view(self, state: State, seat: int | None) -> State:
        view = super().view(state, seat)
        view.reserved[:] = state.reserved
        return view


class ShowsNextCard(Splendor):
    """A view shows the top of a deck."""

    def view(self, state: State, seat: int | None) -> State:
        view = super().view(state, seat)
        view.deck[:] = np.where(np.arange(90) == 40 - state.deck_left[0], state.deck, view.deck)
        return view


class ShowsRefills(Duel):
    """A view shows in which order the tokens will leave the bag."""

    def view(self, state: State, seat: int | None) -> State:
        view = super().view(state, seat)
        view.bag_order[:] = state.bag_order
        view.chance[:] = state.chance
        return view


class GuessesTooWell(Splendor):
    """What is drawn for the hidden cards depends on what they are."""

    def determinize(self, state: State, seat: int | None, seed: int) -> State:
        return super().determinize(state, seat, seed + int(state.deck[-1]))


class ChangesWhatIsKnown(Duel):
    """What is drawn anew touches something that everybody has seen."""

    def determinize(self, state: State, seat: int | None, seed: int) -> State:
        drawn = super().determinize(state, seat, seed)
        drawn.market[[0, 1]] = drawn.market[[1, 0]]
        return drawn


class LosesToken(Splendor):
    """A position that is read has one white token less in the bank."""

    def from_position(self, position_: Position) -> State:
        state = super().from_position(position_)
        state.bank -= one(0)
        return state


class ForgetsTurn(Duel):
    """The position does not say which turn it is."""

    def position(self, state: State) -> Position:
        return {**super().position(state), "turn": 1}


class LetsNobodyMove(Splendor):
    """There is no pass when nothing else is possible."""

    def legal_actions(self, state: State) -> list[int]:
        return [action for action in super().legal_actions(state) if self.texts[action] != "pass"]


class AllowsMore(Splendor):
    """The compiled rules allow a move that the written ones do not."""

    def legal_actions(self, state: State) -> list[int]:
        legal = super().legal_actions(state)
        return sorted({*legal, 30}) if self.phase(state) == "act" else legal


class PlaysDifferently(Duel):
    """The compiled rules do something else than the written ones."""

    def apply(self, state: State, action: int) -> None:
        interpreted(self.rules.apply)(state, action)
        state.turn += 1


class HasNoWinner(Splendor):
    """The game ends, and nobody has won."""

    def outcome(self, state: State) -> Result | None:
        outcome = super().outcome(state)
        return None if outcome is None else outcome._replace(winners=())


class SharesTooMuch(Duel):
    """Both players get the whole victory."""

    def returns(self, state: State) -> list[float]:
        return [1.0 for _ in super().returns(state)]


class EndsTwice(Splendor):
    """There is an outcome while the game goes on."""

    def outcome(self, state: State) -> Result | None:
        return super().outcome(state) or Result((0,), (0, 0), "target")


class SaysTheSameTwice(Splendor):
    """Two actions have one text."""

    texts = (*Splendor.texts[:-1], Splendor.texts[0])


class HasPadding(Splendor):
    """The state has bytes that belong to nothing."""

    state_type = np.dtype((np.record, np.dtype([("turn", np.int8), ("bank", np.int64)], align=True)))


BROKEN: list[tuple[type[Any], str]] = [
    (ShowsHands, "changed what the seat knows"),
    (ShowsNextCard, "changed what the seat knows"),
    (ShowsRefills, "changed what the seat knows"),
    (GuessesTooWell, "something that the seat can't know"),
    (ChangesWhatIsKnown, "changed what the seat knows"),
    (LosesToken, "does not hold the whole state"),
    (ForgetsTurn, "does not hold the whole state"),
    (LetsNobodyMove, "nobody can move"),
    (AllowsMore, "interpreted and compiled rules disagree"),
    (PlaysDifferently, "interpreted and compiled disagree"),
    (HasNoWinner, "somebody must have won"),
    (SharesTooMuch, "must add up to 1"),
    (EndsTwice, "a game that goes on has no outcome"),
    (SaysTheSameTwice, "the same text"),
    (HasPadding, "padding"),
]


@pytest.mark.parametrize(("broken", "complaint"), BROKEN)
def test_broken_games_are_found_out(broken: type[Any], complaint: str) -> None:
    # With one face-up card of each level, three players soon hold hidden cards and come to a deadlock.
    players, settings = (3, {"face_up": 1}) if issubclass(broken, Splendor) else (2, {})
    with pytest.raises(AssertionError, match=complaint):
        check_game(broken(), players, settings, seed=1)
