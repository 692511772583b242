"""How far a person may take back."""

from cabochon import Match
from cabochon.terminal.takeback import takeback
from tests.terminal.typist import until


def test_undo_among_people() -> None:
    match = Match("splendor", 3, settings={"start": 0}, seed=1)
    match.play("take wbg")
    assert takeback(match, 0, [1]) == (1, None)
    assert takeback(match, 1, [0]) == (0, "undo-other-person")
    match.play("take wgr")
    assert takeback(match, 0, [1]) == (0, "undo-other-person")
    assert takeback(match, 0, [2]) == (2, None)
    assert takeback(match, 2, [0, 1]) == (0, "undo-other-person")
    assert takeback(match, 2, []) == (0, "undo-nothing")


def test_undo_among_people_ends_where_a_card_was_turned_up() -> None:
    match = Match("splendor", 2, settings={"start": 0}, seed=1)
    match.play("reserve 1a")
    assert takeback(match, 0, [1]) == (0, "undo-revealed")
    assert takeback(match, 0, []) == (1, None)


def test_a_refill_of_duel_is_a_revelation() -> None:
    match = until(("duel", 2, {}), 3, lambda match: bool(match.steps) and match.steps[-1].refill is not None)
    assert match.to_move is not None
    assert takeback(match, match.to_move, [1 - match.to_move]) == (0, "undo-revealed")
    assert takeback(match, match.to_move, []) == (1, None)
