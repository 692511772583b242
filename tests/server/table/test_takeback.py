"""Taking back: at once where it harms nobody, otherwise when everybody agrees."""

import random

import pytest

from cabochon.match import Move
from cabochon.server.table import NOTHING, TableError
from cabochon.server.table.happenings import MoveMade, MoveTakenBack
from tests.server.tables import ANYBODY, GUESTS, OPENED, STRANGER, Sitting, begun, missing

ANN, BOB, CID, DEE = GUESTS
NOW = OPENED


def test_alone_with_bots_everything_goes_back_to_ones_own_decision() -> None:
    sitting = begun("mgg")
    sitting.play("take wbg")
    sitting.bot_plays()
    assert sitting.table.may_undo(ANN) == "yes"
    assert sitting.do(sitting.table.undo(ANN, 0, None, NOW)) == ["undo"]
    assert (sitting.table.decisions, sitting.table.to_move) == (0, 0)
    taken = MoveTakenBack(sitting.table.number, NOW, seat=0, decisions=0, again=False)
    assert sitting.table.history[-1] == taken


def test_a_bot_decides_again_after_its_decision_was_taken_back() -> None:
    sitting = begun("mg")
    for _ in range(3):
        sitting.play()
        sitting.bot_plays()
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    assert sitting.table.decisions == 4
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    assert sitting.table.decisions == 2
    sitting.play()
    assert sitting.bot_plays() == ["move"]


def test_what_a_bot_thought_about_a_game_that_was_taken_back_is_not_played() -> None:
    sitting = begun("mg")
    sitting.play("take wbg")
    match = sitting.table.match
    assert match is not None
    thought = (1, match.legal_moves[:1], match.moves, NOW)
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    assert sitting.table.bot_play(*thought) == NOTHING
    sitting.play("take wbr")
    # As many decisions, but others.
    assert sitting.table.bot_play(*thought) == NOTHING
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    sitting.play("take wbg")
    assert sitting.table.bot_play(*thought) != NOTHING


def test_on_one_screen_the_last_decision_of_whoever_made_it_goes_back() -> None:
    sitting = begun("ml")
    sitting.play()
    sitting.play()
    sitting.play()
    sitting.do(sitting.table.undo(ANN, 1, None, NOW))
    assert (sitting.table.decisions, sitting.table.to_move) == (2, 0)
    sitting.do(sitting.table.undo(ANN, 1, None, NOW))
    assert (sitting.table.decisions, sitting.table.to_move) == (1, 1)


def test_what_somebody_decided_who_has_given_up_since_stays() -> None:
    sitting = begun("mog")
    sitting.play("take wbg")
    sitting.play("take wbg")
    sitting.do(sitting.table.resign(BOB, 1, None, NOW))
    assert sitting.table.may_undo(ANN) == "no"
    sitting.bot_plays()
    sitting.play("take wbr")
    sitting.bot_plays()
    assert sitting.table.may_undo(ANN) == "yes"
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    assert sitting.table.decisions == 3


def test_there_must_be_something_to_take_back() -> None:
    sitting = begun("mo")
    sitting.play()
    assert sitting.table.may_undo(BOB) == "no"
    assert sitting.table.may_undo(STRANGER) == "no"
    with pytest.raises(TableError) as error:
        sitting.table.undo(BOB, 1, None, NOW)
    assert error.value.code == "error-table-undo"


def test_with_others_it_is_a_question_to_all_of_them() -> None:
    sitting = begun("moo")
    sitting.play()
    sitting.play()
    assert sitting.table.may_undo(ANN) == "ask"
    assert sitting.do(sitting.table.undo(ANN, 0, None, NOW)) == ["proposed"]
    assert sitting.table.decisions == 2
    assert sitting.table.may_undo(ANN) == "no"
    assert sitting.do(sitting.table.answer(CID, True, None, NOW, missing=ANYBODY)) == ["agreed"]
    assert sitting.do(sitting.table.answer(BOB, True, None, NOW, missing=ANYBODY)) == ["agreed", "undo"]
    assert (sitting.table.decisions, sitting.table.proposal) == (0, None)


def test_several_people_on_one_screen_answer_together() -> None:
    sitting = begun("mlo")
    for _ in range(3):
        sitting.play()
    sitting.do(sitting.table.undo(BOB, 2, None, NOW))
    assert sitting.table.proposal is not None
    assert sitting.table.proposal.waiting == (0, 1)
    assert sitting.do(sitting.table.answer(ANN, True, None, NOW, missing=ANYBODY)) == ["agreed", "undo"]


def test_any_move_ends_the_question() -> None:
    sitting = begun("mo")
    sitting.play()
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    sitting.play()
    assert sitting.table.proposal is None


def test_somebody_who_was_replaced_still_counts() -> None:
    sitting = begun("mo")
    sitting.play()
    sitting.do(sitting.table.replace(ANN, 1, missing({ANN}), None, NOW))
    sitting.bot_plays()
    assert sitting.table.may_undo(ANN) == "no"
    with pytest.raises(TableError) as error:
        sitting.table.undo(ANN, 0, None, NOW)
    assert (error.value.code, error.value.values["name"]) == ("error-table-undo-away", "Bob")
    sitting.do(sitting.table.come_back(BOB, 1, None, NOW))
    assert sitting.do(sitting.table.undo(ANN, 0, None, NOW)) == ["proposed"]


def test_a_bot_does_not_take_back_and_its_person_must_come_back_first() -> None:
    sitting = begun("mo")
    sitting.play()
    sitting.play()
    sitting.do(sitting.table.replace(ANN, 1, missing({ANN}), None, NOW))
    assert sitting.table.may_undo(BOB) == "no"
    sitting.do(sitting.table.come_back(BOB, 1, None, NOW))
    assert sitting.table.may_undo(BOB) == "ask"


def test_what_a_bot_did_for_a_person_is_not_theirs_to_take_back() -> None:
    sitting = begun("mo")
    sitting.play()
    sitting.do(sitting.table.replace(ANN, 1, missing({ANN}), None, NOW))
    sitting.bot_plays()
    sitting.do(sitting.table.come_back(BOB, 1, None, NOW))
    assert sitting.table.may_undo(BOB) == "no"


# --- Within one's own turn ---


def reaching(sitting: Sitting, phase: str) -> None:
    """Play on, purchases first, until the phase comes."""
    rng = random.Random(1)
    while (match := sitting.table.match) is not None and match.phase != phase:
        texts = [move.text for move in match.legal_moves]
        buys = [text for text in texts if text.startswith("buy")]
        sitting.play(rng.choice(buys or texts))


def test_a_purchase_that_waits_for_payment_goes_back_at_once() -> None:
    sitting = begun("mo")
    reaching(sitting, "pay")
    seat, decisions = sitting.table.to_move, sitting.table.decisions
    assert seat is not None
    sitting.play(next(move.text for move in _legal(sitting) if move.verb == "cover"))
    assert sitting.table.decisions == decisions + 1
    assert sitting.table.may_undo(GUESTS[seat]) == "yes"
    sitting.do(sitting.table.undo(GUESTS[seat], seat, None, NOW))
    assert sitting.table.decisions == decisions
    sitting.do(sitting.table.undo(GUESTS[seat], seat, None, NOW))
    assert (sitting.table.decisions, sitting.table.to_move) == (decisions - 1, seat)


def test_returns_go_back_at_once_while_more_must_be_returned() -> None:
    sitting = begun("mo")
    for _ in range(3):
        sitting.play("take wbg")
        sitting.play("reserve 1a")
    sitting.play("take wbg, return w")
    assert sitting.table.may_undo(ANN) == "yes"
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    # Nothing came to light since the turn began: what was taken from the bank goes back, too.
    assert sitting.table.decisions == 6
    assert sitting.table.may_undo(ANN) == "ask"
    sitting.play("take wbg, return w")
    sitting.play("return b")
    assert sitting.table.may_undo(ANN) == "ask"


def test_privileges_go_back_at_once_and_a_replenished_board_does_not() -> None:
    sitting = begun("mo", game="duel", settings={"start": 1})
    sitting.play()
    cell = next(move.text for move in _legal(sitting) if move.text.startswith("privilege"))
    sitting.play(cell)
    assert sitting.table.may_undo(ANN) == "yes"
    assert sitting.table.may_undo(BOB) == "ask"
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    assert sitting.table.decisions == 1
    while not any(move.text == "replenish" for move in _legal(sitting)):
        sitting.play()
    seat = sitting.table.to_move
    assert seat is not None
    sitting.play("replenish")
    assert sitting.table.may_undo(GUESTS[seat]) == "ask"


# --- With a clock, and at the end ---


def test_with_a_clock_it_is_always_a_question() -> None:
    sitting = begun("mo", game="duel", settings={"start": 1}, clock=(60, 5))
    sitting.play()
    sitting.play(next(move.text for move in _legal(sitting) if move.text.startswith("privilege")))
    assert sitting.table.may_undo(ANN) == "ask"
    alone = begun("mg", clock=(60, 5))
    alone.play()
    assert alone.table.may_undo(ANN) == "no"
    with pytest.raises(TableError) as error:
        alone.table.undo(ANN, 0, None, NOW)
    assert error.value.code == "error-table-undo"


def test_nothing_goes_back_after_the_end() -> None:
    sitting = begun("ml")
    sitting.play()
    sitting.do(sitting.table.resign(ANN, 0, None, NOW))
    assert sitting.table.may_undo(ANN) == "no"


def test_the_same_chance_comes_again() -> None:
    """Whoever takes back and decides the same sees the same: nothing can be drawn anew."""
    sitting = begun("ml", game="duel")
    while not any(move.text == "replenish" for move in _legal(sitting)):
        sitting.play()
    sitting.play("replenish")
    drawn = sitting.table.history[-1]
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    sitting.play("replenish")
    again = sitting.table.history[-1]
    assert isinstance(drawn, MoveMade)
    assert isinstance(again, MoveMade)
    assert drawn.deeds == again.deeds


def _legal(sitting: Sitting) -> tuple[Move, ...]:
    assert sitting.table.match is not None
    return sitting.table.match.legal_moves


# --- What has come to light ---


def reserving(sitting: Sitting) -> list[int]:
    """Ann reserves the top of the first deck; returns how the deck lay before."""
    match = sitting.table.match
    assert match is not None
    before: list[int] = match.state.record.deck[:40].tolist()
    sitting.play("reserve 1t")
    return before


def test_what_was_seen_is_shuffled_again() -> None:
    sitting = begun("mg")
    before = reserving(sitting)
    sitting.bot_plays()
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    match = sitting.table.match
    assert match is not None
    after = match.state.record.deck[:40].tolist()
    assert after[:4] == before[:4], "what was dealt stays"
    assert after != before
    assert sorted(after) == sorted(before)
    assert sitting.table.history[-1] == MoveTakenBack(sitting.table.number, NOW, 0, 0, again=True)
    assert [again.number for again in match.again] == [sitting.table.number]
    assert all(check.ok for check in match.record().verify() if check.ok is not None)


def test_what_brought_nothing_to_light_leaves_the_decks() -> None:
    sitting = begun("mg")
    match = sitting.table.match
    assert match is not None
    before = match.state
    sitting.play("take wbg")
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    assert sitting.table.match is not None
    assert sitting.table.match.state == before


def test_nothing_goes_back_past_a_card_that_can_not_be_forgotten() -> None:
    """Whoever has seen a card of a deck knows that it is not the one that somebody holds hidden."""
    sitting = begun("gm", settings={"start": 0})
    match = sitting.table.match
    assert match is not None
    hidden = [move for move in match.legal_moves if move.text == "reserve 1t"]
    sitting.do(sitting.table.bot_play(0, hidden, (), NOW))
    sitting.play("reserve 2t", seat=1)
    assert sitting.table.may_undo(ANN) == "yes", "another deck"
    sitting.bot_plays()
    sitting.do(sitting.table.undo(ANN, 1, None, NOW))
    sitting.play("reserve 1t", seat=1)
    sitting.bot_plays()
    assert sitting.table.may_undo(ANN) == "no"


def test_agreement_does_not_help_against_what_can_not_be_forgotten() -> None:
    sitting = begun("mo")
    sitting.play("reserve 1t")
    sitting.play("reserve 1t")
    sitting.play("take wbg")
    sitting.play("take wbg")
    assert sitting.table.may_undo(ANN) == "ask"
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    sitting.do(sitting.table.answer(BOB, True, None, NOW, missing=ANYBODY))
    assert sitting.table.decisions == 2
    assert sitting.table.may_undo(BOB) == "no", "Bob would know which card Ann does not hold"
