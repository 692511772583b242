"""What can be reached within a turn, exactly: examples on tables that are laid out for it."""

import pytest

from cabochon.games.state import State
from cabochon.match import View
from cabochon.puzzles.finding import find_defence, find_win, threat_to
from cabochon.puzzles.turns import Defending, TooManyError, Winning, end_of, has_won
from tests.rules.duel_table import CARDS as DUEL_CARDS
from tests.rules.duel_table import card as duel_card
from tests.rules.duel_table import duel
from tests.rules.splendor_table import card, collection, noble, splendor

pytestmark = pytest.mark.compiled


def seen(state: State) -> State:
    """What the seat that decides sees of it."""
    return state.view(state.to_move)


def noble_ending(start: int = 0) -> State:
    """Twelve points; a card without points brings the noble, and with it the target."""
    return splendor(
        tokens=["", "3r"],
        bonuses=["", "3w 3b 2g"],
        cards=[[], collection("k", 12)],
        nobles=[noble("3w 3b 3g")],
        market={"1a": card("3r")},
        to_move=1,
        start=start,
    ).state


def threatened(hand: str = "") -> State:
    """The other player has twelve points and can pay a card with four, or another one in hand."""
    return seen(
        splendor(
            tokens=["1w 1b 1g", "4k"],
            bonuses=["", "3k"],
            cards=[[], collection("w", 12)],
            market={"3a": card("7k")},
            hands=[[], [card(hand)] if hand else []],
        ).state
    )


def test_a_noble_wins() -> None:
    state = seen(noble_ending())
    turn = Winning(1)
    assert ("buy 1a",) in list(turn.lines(state))
    assert turn.way(state) is not None
    wrong = {move.text for move in View.of(state, 1).legal_moves} - {move.text for move in turn.right(state)}
    assert "take wbg" in wrong
    for text in wrong:
        assert not turn.is_open(end_of(state, (text,)))


def test_a_line_goes_to_the_end_of_the_game() -> None:
    state = seen(noble_ending())
    line = Winning(1).way(state)
    assert line is not None
    assert has_won(end_of(state, line), 1)


def test_the_first_in_a_round_has_not_won_yet() -> None:
    """With fifteen points the start player waits for the other's last turn."""
    assert Winning(1).is_open(seen(noble_ending()))
    assert not Winning(1).is_open(seen(noble_ending(start=1)))


def test_nothing_hidden_is_counted_on() -> None:
    state = noble_ending()
    lines = list(Winning(1).lines(seen(state)))
    for seed in range(4):
        assert list(Winning(1).lines(seen(state.guess(1, seed)))) == lines


def test_another_turn_belongs_to_the_turn() -> None:
    """Eighteen points; the white bonus of a card with another turn pays the card that wins."""
    colourless = [number for number, each in enumerate(DUEL_CARDS) if each.points and each.bonus == "none"]
    state = seen(
        duel(
            tokens=["1w 2b 2p", ""],
            bonuses=["2g 2r 2k", ""],
            cards=[[*colourless, duel_card("2g 6r 2k")], []],
            market={"1a": duel_card("2b 2g 1p"), "2a": duel_card("2w 2r 2k 1p")},
        ).state
    )
    assert state.position()["players"][0]["points"] == 18
    turn = Winning(0)
    assert "buy 2a" not in {move.text for move in View.of(state, 0).legal_moves}
    assert turn.is_open(end_of(state, ("buy 1a",)))
    assert not turn.is_safe(end_of(state, ("buy 1a",)))
    assert ("buy 1a", "buy 2a") in list(turn.lines(state))


def test_a_threat_is_what_the_other_would_win_with() -> None:
    state = threatened()
    threat = threat_to(state, 0)
    assert threat == ("buy 3a",)
    found = find_defence(View.of(state, 0), threat)
    assert found is not None
    assert found.solutions == (("reserve 3a",),)
    turn = Defending(0)
    assert turn.is_safe(end_of(state, ("reserve 3a",)))
    assert turn.answer(end_of(state, ("take wbg",))) == ("buy 3a",)


def test_against_two_threats_there_is_nothing_to_find() -> None:
    state = threatened("6k")
    threat = threat_to(state, 0)
    assert threat
    assert not Defending(0).is_open(state)
    assert find_defence(View.of(state, 0), threat) is None


def test_without_a_threat_there_is_none() -> None:
    assert threat_to(seen(splendor().state), 0) == ()


def test_a_win_that_everybody_sees_is_no_puzzle() -> None:
    state = seen(
        splendor(
            tokens=["", "4k"],
            bonuses=["", "3k"],
            cards=[[], collection("w", 12)],
            market={"3a": card("7k")},
            to_move=1,
        ).state
    )
    assert Winning(1).is_open(state)
    assert find_win(View.of(state, 1)) is None


def test_a_turn_with_too_many_ways_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabochon.puzzles.turns.MOST_POSITIONS", -1)
    with pytest.raises(TooManyError):
        Winning(1).is_open(seen(noble_ending()))
