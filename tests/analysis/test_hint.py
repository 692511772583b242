"""Hints: which moves are named, what they are said to be worth, and what is decided in one go."""

from cabochon.analysis import Hint, hint, reasons
from cabochon.match import Match, Move, View
from cabochon.match.move import all_moves
from cabochon.search import Candidate, SearchResult
from tests.analysis.tables import view_of
from tests.matches import TABLES, eager, played
from tests.rules.duel_table import duel
from tests.rules.splendor_table import card, splendor


def moves_of(view: View, *texts: str) -> tuple[Move, ...]:
    return tuple(next(move for move in all_moves(view.game) if move.text == text) for text in texts)


def hinted(view: View, *found: tuple[str, float, float]) -> Hint:
    """The hint of a search that gave lines (moves with commas), shares of its visits and values."""
    assert view.to_move is not None
    lines = [(moves_of(view, *line.split(", ")), share, value) for line, share, value in found]
    candidates = tuple(
        Candidate(line[0], int(100 * share), share, value, line) for line, share, value in lines
    )
    return hint(view, SearchResult(view.to_move, candidates, (0.5, 0.5), 100, 0.2))


def told(view: View, line: str) -> str:
    """What is to be decided in one go, of a line."""
    return ", ".join(move.text for move in hinted(view, (line, 1.0, 0.5)).best.moves)


# --- Which moves ---


def opening() -> View:
    return view_of(splendor())


def test_the_best_move_comes_first_and_the_others_by_what_they_are_worth() -> None:
    found = hinted(opening(), ("take wbg", 0.7, 0.6), ("take wbr", 0.2, 0.4), ("take wbk", 0.1, 0.5))
    assert [(each.move.text, each.value) for each in found.suggestions] == [
        ("take wbg", 0.6),
        ("take wbk", 0.5),
        ("take wbr", 0.4),
    ]
    assert (found.seat, found.simulations, found.seconds) == (0, 100, 0.2)


def test_no_move_seems_better_than_the_best() -> None:
    found = hinted(opening(), ("take wbg", 0.7, 0.6), ("take wbr", 0.3, 0.9))
    assert [each.value for each in found.suggestions] == [0.6, 0.6]


def test_what_was_hardly_looked_at_is_not_named() -> None:
    found = hinted(opening(), ("take wbg", 0.98, 0.6), ("take wbr", 0.019, 0.5))
    assert [each.move.text for each in found.suggestions] == ["take wbg"]


def test_three_moves_are_enough() -> None:
    takes = ("take wbg", "take wbr", "take wbk", "take wgr")
    found = hinted(opening(), *((text, 0.25, 0.5) for text in takes))
    assert [each.move.text for each in found.suggestions] == list(takes[:3])


def test_every_move_has_its_reasons() -> None:
    match = played(TABLES[0], 3, 20, eager)
    assert match.to_move is not None
    view = match.view(match.to_move)
    first, second = view.legal_moves[0], view.legal_moves[-1]
    found = hinted(view, (first.text, 0.6, 0.5), (second.text, 0.4, 0.4))
    assert [each.reasons for each in found.suggestions] == [reasons(view, first), reasons(view, second)]


# --- In one go ---


def test_a_purchase_is_told_with_its_payment() -> None:
    view = view_of(splendor(market={"1a": card("3k")}, tokens=["3k 1o"]))
    assert told(view, "buy 1a, cover k, pay, take wbg, take wbg") == "buy 1a, cover k, pay"


def test_the_rest_of_a_payment_is_told() -> None:
    paying = splendor(market={"1a": card("3k")}, tokens=["3k 2o"]).play("buy 1a")
    assert told(view_of(paying), "cover k, cover k, pay, take wbg") == "cover k, cover k, pay"


def test_tokens_are_taken_and_given_back_in_one_go() -> None:
    view = view_of(splendor(tokens=["3k 3b 3g"]))
    assert told(view, "take wgr, return b, return k, take wbg") == "take wgr, return b, return k"


def test_a_gold_is_told_with_the_card_that_it_reserves() -> None:
    view = view_of(duel(board=["p...o", *["....."] * 4]))
    assert told(view, "gold e1, reserve 2a, take a1") == "gold e1, reserve 2a"


def test_whatever_chance_shows_is_awaited() -> None:
    """The card that takes the place of the reserved one can change what is given back."""
    full = view_of(splendor(tokens=["3k 3b 4g"]))
    assert told(full, "reserve 1a, return b, take wbg") == "reserve 1a"
    replenishing = view_of(duel(board=["p...o", *["....."] * 4]))
    assert told(replenishing, "replenish, take a1") == "replenish"


def test_a_privilege_is_a_decision_of_its_own() -> None:
    view = view_of(duel(board=["pw..o", *["....."] * 4], privileges=(1, 0)))
    assert told(view, "privilege a1, take b1") == "privilege a1"


def test_a_line_may_be_short() -> None:
    view = Match("splendor", seed=1, settings={"start": 0}).view(0)
    assert told(view, "take wbg") == "take wbg"
