"""`check_game` passes for both games in every configuration, and finds what is wrong with broken ones."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, ClassVar

import numpy as np
import pytest

from cabochon.games.base import Outcome, StateRecord
from cabochon.games.chance import Generator, draw
from cabochon.games.check import check_game
from cabochon.games.decks import UNKNOWN, hide_cards
from cabochon.games.duel import features as duel_features
from cabochon.games.duel import rules as duel_rules
from cabochon.games.duel import view as duel_view
from cabochon.games.duel.cards import FIRST as DUEL_FIRST
from cabochon.games.duel.game import Duel
from cabochon.games.duel.position import DuelPosition
from cabochon.games.duel.rules import apply as duel_apply
from cabochon.games.duel.view import determinize as duel_determinize
from cabochon.games.purse import one
from cabochon.games.splendor import rules, view
from cabochon.games.splendor.actions import PASS, WORD
from cabochon.games.splendor.cards import FIRST
from cabochon.games.splendor.game import Splendor
from cabochon.games.splendor.rules import apply, is_over, legal_actions
from cabochon.games.splendor.state import PHASE_OVER
from cabochon.games.splendor.view import determinize, hide
from cabochon.games.verbs import Form, Verb
from tests.games.configurations import CONFIGURATIONS, Configuration


@pytest.mark.compiled
@pytest.mark.no_cover  # the broken games take coverage to the same places
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_the_games_keep_their_promises(configuration: Configuration) -> None:
    assert check_game(configuration.rules, configuration.players, configuration.settings, seed=7) > 5


# --- Broken games: each is like a real one but for one function, or one table ---


def with_broken(module: ModuleType, **functions: Callable[..., Any]) -> ModuleType:
    """A module like another, with other functions in place of some of its own."""
    broken = ModuleType("_".join(function.__name__ for function in functions.values()))
    own = {"__name__": broken.__name__, "__file__": __file__}
    broken.__dict__.update({**module.__dict__, **functions, **own})
    return broken


# Views


def show_hands(state: Any, seat: int) -> None:  # noqa: ARG001
    for place in range(FIRST[-1]):
        if state.deck[place] >= 0:
            state.deck[place] = UNKNOWN


class ShowsHands(Splendor):
    """A view shows what others reserved unseen."""

    views = with_broken(view, hide=show_hands)


def show_next_card(state: Any, seat: int) -> None:
    top = FIRST[1] - int(state.deck_left[0])
    card = state.deck[top]
    hide(state, seat)
    state.deck[top] = card


class ShowsNextCard(Splendor):
    """A view shows the top of a deck."""

    views = with_broken(view, hide=show_next_card)


def show_refills(state: Any, seat: int) -> None:
    hide_cards(state, seat, DUEL_FIRST)


class ShowsRefills(Duel):
    """A view shows in which order the tokens will leave the bag."""

    views = with_broken(duel_view, hide=show_refills)


def guess_too_well(state: Any, seat: int, rng: Generator) -> None:
    for _ in range(state.deck[FIRST[-1] - 1]):
        draw(rng, 2)
    determinize(state, seat, rng)


class GuessesTooWell(Splendor):
    """What is drawn for the hidden cards depends on what they are."""

    views = with_broken(view, determinize=guess_too_well)


def change_what_is_known(state: Any, seat: int, rng: Generator) -> None:
    duel_determinize(state, seat, rng)
    card = int(state.market[0])
    state.market[0] = state.market[1]
    state.market[1] = card


class ChangesWhatIsKnown(Duel):
    """What is drawn anew touches something that everybody has seen."""

    views = with_broken(duel_view, determinize=change_what_is_known)


def hide_more_each_time(state: Any, seat: int) -> None:
    hide(state, seat)
    state.unused[0] += 1


class HidesMoreEachTime(Splendor):
    """A view changes when it is viewed."""

    views = with_broken(view, hide=hide_more_each_time)


def hide_own_hand(state: Any, seat: int) -> None:  # noqa: ARG001
    hide(state, -1)


def guess_own_hand(state: Any, seat: int, rng: Generator) -> None:  # noqa: ARG001
    determinize(state, -1, rng)


class HidesOwnHand(Splendor):
    """Nobody sees what they have reserved from a deck."""

    views = with_broken(view, hide=hide_own_hand, determinize=guess_own_hand)


# Positions


class LosesToken(Splendor):
    """A position that is read has one white token less in the bank."""

    def read_position(self, position: Any) -> StateRecord:
        state = super().read_position(position)
        state.bank -= one(0)
        return state


class ForgetsTurn(Duel):
    """The position does not say which turn it is."""

    def position(self, state: StateRecord) -> DuelPosition:
        return {**super().position(state), "turn": 1}


# Legal actions


def let_nobody_pass(state: Any, mask: Any) -> None:
    legal_actions(state, mask)
    mask[1] &= ~(1 << (PASS - WORD))


class LetsNobodyPass(Splendor):
    """There is no pass when nothing else is possible."""

    rules = with_broken(rules, legal_actions=let_nobody_pass)


def allow_more_compiled(state: Any, mask: Any) -> None:
    legal_actions(state, mask)
    mask[0] |= state.players << 30  # interpreted, the field has 8 bits: nothing is left


class AllowsMore(Splendor):
    """The compiled rules allow a move that the written ones do not."""

    rules = with_broken(rules, legal_actions=allow_more_compiled)


def count_twice(state: Any, mask: Any) -> None:
    legal_actions(state, mask)
    mask[0] |= 1 << WORD
    mask[1] |= 1


class CountsTwice(Splendor):
    """One action has two bits in the mask."""

    rules = with_broken(rules, legal_actions=count_twice)


def allow_what_is_not_there(state: Any, mask: Any) -> None:
    legal_actions(state, mask)
    mask[1] |= 1 << 40


class AllowsWhatIsNotThere(Splendor):
    """An action beyond the last one is legal."""

    rules = with_broken(rules, legal_actions=allow_what_is_not_there)


def answer_otherwise_later(state: Any, mask: Any) -> None:
    legal_actions(state, mask)
    state.unused[0] += 1
    if state.unused[0] == 3:
        mask[0] &= mask[0] - 1


class AnswersOtherwiseLater(Splendor):
    """Asked for the third time, the rules allow something else."""

    rules = with_broken(rules, legal_actions=answer_otherwise_later)


def allow_moves_after_the_end(state: Any, mask: Any) -> None:
    legal_actions(state, mask)
    if state.phase == PHASE_OVER:
        mask[1] = 1 << (PASS - WORD)


class AllowsMovesAfterTheEnd(Splendor):
    """When the game is over one can still pass."""

    rules = with_broken(rules, legal_actions=allow_moves_after_the_end)


class AsksForTakingWhileReturning(Splendor):
    """A verb has another phase than the decisions it stands for."""

    verbs = (Splendor.verbs[0]._replace(phase="return"), *Splendor.verbs[1:])


# The turn


def play_differently_compiled(state: Any, action: int) -> None:
    duel_apply(state, action)
    state.turn += state.players << 10  # interpreted, the field has 8 bits: nothing is left


class PlaysDifferently(Duel):
    """The compiled rules do something else than the written ones."""

    rules = with_broken(duel_rules, apply=play_differently_compiled)


def call_a_stranger(state: Any, action: int) -> None:
    apply(state, action)
    if state.to_move == 2:
        state.to_move = 3


class CallsAStranger(Splendor):
    """A seat is to move that nobody sits on."""

    rules = with_broken(rules, apply=call_a_stranger)


def somebody_else(state: Any) -> int:
    return 2 - int(state.to_move)


class NamesSomebodyElse(Splendor):
    """The rules name another seat than the state."""

    rules = with_broken(rules, to_move=somebody_else)


# The end


def over_too_soon(state: Any) -> bool:
    return bool(is_over(state) or state.turn > 5)


class EndsTooSoon(Splendor):
    """The game is over while somebody is to move."""

    rules = with_broken(rules, is_over=over_too_soon)


def never_over(state: Any) -> bool:  # noqa: ARG001
    return False


class NeverEnds(Splendor):
    """The game goes on although nobody is to move."""

    rules = with_broken(rules, is_over=never_over)


class EndsWithNobles(Splendor):
    """The last phase has another name."""

    phases = ("act", "pay", "return", "over", "noble")


class HasNoOutcome(Splendor):
    """The game ends, and there is no result."""

    def result_of(self, state: StateRecord) -> Outcome:  # noqa: ARG002
        return None  # type: ignore[return-value]


class HasNoWinner(Splendor):
    """The game ends, and nobody has won."""

    def result_of(self, state: StateRecord) -> Outcome:
        return super().result_of(state)._replace(winners=())


def everything_for_everybody(state: Any, seat: int) -> float:  # noqa: ARG001
    return 1.0


class SharesTooMuch(Duel):
    """Both players get the whole victory."""

    rules = with_broken(duel_rules, returns=everything_for_everybody)


# Functions


def without(module: ModuleType, name: str) -> ModuleType:
    """A module like another that lacks something."""
    broken = with_broken(module)
    del broken.__dict__[name]
    return broken


class HasNoCards(Splendor):
    """The rules don't say which card a decision is about."""

    rules = without(rules, "card_of")


class HasNoOtherTurns(Duel):
    """The rules don't say what another seat could do."""

    rules = without(duel_rules, "pass_turn_to")


class HidesNothing(Splendor):
    """There is no view."""

    views = without(view, "hide")


class HasNoVersion(Splendor):
    """Nobody could tell old records from new ones."""

    rules = without(rules, "RULES_VERSION")


class HasNoFeatures(Duel):
    """Networks are promised what is not there."""

    features = ModuleType("empty")


class DescribesLess(Duel):
    """Networks would look for what is behind the end of the vector, or miss some of it."""

    features = without(duel_features, "BLOCKS")
    vars(features)["BLOCKS"] = duel_features.BLOCKS[:-1]


class SortsTooFew(Duel):
    """Some of what is alike is of no sort."""

    features = without(duel_features, "BLOCKS")
    vars(features)["BLOCKS"] = tuple(
        block._replace(sorts=((1,),)) if block.sorts else block for block in duel_features.BLOCKS
    )


def give_everybody_the_same(state: Any) -> float:  # noqa: ARG001
    return 0.5


class SharesWithNobody(Duel):
    """A function of the rules takes other arguments."""

    rules = with_broken(duel_rules, returns=give_everybody_the_same)


# Tables


class SaysTheSameTwice(Splendor):
    """Two actions have one text."""

    verbs = (*Splendor.verbs[:-1], Verb("noble", Form.NUMBER, ("1", "1", "3", "4", "5"), "noble"))


class HasNoRecord(Splendor):
    """The state is a number."""

    state_type: ClassVar[Any] = np.dtype(np.int64)


class IsLarge(Splendor):
    """The state does not fit where copying is quick."""

    state_type = np.dtype((np.record, np.dtype([("deck", np.int8, (513,))])))


class HasPadding(Splendor):
    """The state has bytes that belong to nothing."""

    state_type = np.dtype((np.record, np.dtype([("turn", np.int8), ("bank", np.int64)], align=True)))


class HasFewWords(Splendor):
    """The mask has no room for all actions."""

    mask_words = 1


class SkipsNumbers(Splendor):
    """The second card says that it is the first."""

    cards = (Splendor.cards[0], *Splendor.cards[:-1])


class CostsNoGold(Splendor):
    """A price leaves out gold, which nothing costs."""

    cards = tuple(card._replace(cost=card.cost[:5]) for card in Splendor.cards)


class HasIdlePhase(Duel):
    """There is a phase in which nothing can be decided."""

    phases: ClassVar[Any] = (*Duel.phases, "wonder")


BROKEN: list[tuple[type[Any], str]] = [
    (ShowsHands, "changed what the seat knows"),
    (ShowsNextCard, "changed what the seat knows"),
    (ShowsRefills, "changed what the seat knows"),
    (GuessesTooWell, "something that the seat can't know"),
    (ChangesWhatIsKnown, "changed what the seat knows"),
    (HidesMoreEachTime, "a view of a view"),
    (HidesOwnHand, "can't tell their legal actions"),
    (LosesToken, "does not hold the whole state"),
    (ForgetsTurn, "does not hold the whole state"),
    (LetsNobodyPass, "nobody can move"),
    (CountsTwice, "each once"),
    (AllowsWhatIsNotThere, "does not exist"),
    (AnswersOtherwiseLater, "mask and list"),
    (AllowsMovesAfterTheEnd, "nobody moves after the end"),
    (AsksForTakingWhileReturning, "a verb in a wrong phase"),
    (CallsAStranger, "seat to move does not exist"),
    (NamesSomebodyElse, "who is to move"),
    (EndsTooSoon, "whether the game is over"),
    (NeverEnds, "whether the game is over"),
    (EndsWithNobles, "called over"),
    (HasNoOutcome, "has an outcome"),
    (HasNoWinner, "somebody must have won"),
    (SharesTooMuch, "must add up to 1"),
    (HasNoCards, "rules must offer card_of"),
    (HasNoOtherTurns, "rules must offer pass_turn_to"),
    (HidesNothing, "views must offer hide"),
    (HasNoVersion, "rules must offer the number RULES_VERSION"),
    (HasNoFeatures, "features must offer encode"),
    (DescribesLess, "describe all FEATURES"),
    (SortsTooFew, "must hold each of its"),
    (SharesWithNobody, "returns in rules must take state, seat"),
    (SaysTheSameTwice, "the same text"),
    (HasNoRecord, "the state is a record"),
    (IsLarge, "more than 512 bytes"),
    (HasPadding, "padding"),
    (HasFewWords, "more actions than mask bits"),
    (SkipsNumbers, "numbered from 0"),
    (CostsNoGold, "costs are by token"),
    (HasIdlePhase, "a phase without a verb"),
]
BROKEN_COMPILED: list[tuple[type[Any], str]] = [
    (AllowsMore, "interpreted and compiled rules disagree"),
    (PlaysDifferently, "interpreted and compiled disagree"),
]


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [*BROKEN, *(pytest.param(*each, marks=pytest.mark.compiled) for each in BROKEN_COMPILED)],
)
def test_broken_games_are_found_out(broken: type[Any], complaint: str) -> None:
    # With one face-up card of each level, three players soon hold hidden cards and come to a deadlock.
    players, settings = (3, {"face_up": 1}) if issubclass(broken, Splendor) else (2, {})
    with pytest.raises(AssertionError, match=complaint):
        check_game(broken(), players, settings, seed=1)
