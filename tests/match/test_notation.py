"""What people type, read against what is legal."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabochon import AmbiguousMoveError, IllegalMoveError, MalformedMoveError, Match, Move, MoveError
from cabochon.games import game
from cabochon.match import notation
from cabochon.match.move import all_moves
from tests.matches import eager, played


class Everything:
    """A table at which every move of a game is legal at any time."""

    def __init__(self, name: str, *legal: str) -> None:
        self.game = game(name)
        moves = all_moves(self.game)
        self.legal_moves = tuple(move for move in moves if not legal or move.text in legal)
        self.last_move: Move | None = None
        self.phase = "pay"
        self.begins_turn = False

    def play(self, move: Move) -> None:
        self.last_move = move


def read(name: str, text: str, *legal: str) -> list[str]:
    return [move.text for move in notation.parse(Everything(name, *legal), text)]


@pytest.mark.parametrize("name", ["splendor", "duel"])
def test_each_notation_means_its_own_move(name: str) -> None:
    moves = all_moves(game(name))
    assert len({move.text for move in moves}) == len(moves)
    for move in moves:
        if "-off" in move.text:  # a line that leaves the board
            continue
        assert read(name, move.text) == [move.text]
        assert read(name, f"  {move.text.upper().replace(' ', '   ')} ;") == [move.text]


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("TAKE GWB", "take wbg"),
        ("take w b g", "take wbg"),
        ("take green, ", "take g"),
        ("take white blue green", "take wbg"),
        ("t ww", "take ww"),
        ("take w+b", "take wb"),
        ("res 2c", "reserve 2c"),
        ("reserve c2", "reserve 2c"),
        ("reserve 2 C", "reserve 2c"),
        ("reserve t3", "reserve 3t"),
        ("b h2", "buy h2"),
        ("buy 2h", "buy h2"),
        ("buy 1h", "buy h1"),
        ("n 4", "noble 4"),
        ("ret o", "return o"),
        ("r gold", "return o"),
        ("ｔａｋｅ　ｗｂｇ", "take wbg"),
        ("ｂｕｙ　２ｃ；", "buy 2c"),
        ("pas", "pass"),
        ("pay", "pay"),
    ],
)
def test_splendor_loosely(typed: str, means: str) -> None:
    assert read("splendor", typed) == [means]


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("take c3", "take c3"),
        ("take 3c", "take c3"),
        ("take a1-c1", "take a1-c1"),
        ("take c1-a1", "take a1-c1"),
        ("take a1 b1 c1", "take a1-c1"),
        ("take b1 c1 a1", "take a1-c1"),
        ("take a1b1c1", "take a1-c1"),
        ("take a1-b1-c1", "take a1-c1"),
        ("TAKE A1 – C1", "take a1-c1"),
        ("take a1ーc1", "take a1-c1"),
        ("take a1－b2", "take a1-b2"),
        ("take b2 a1", "take a1-b2"),
        ("take a2-b1", "take b1-a2"),
        ("take a3-c1", "take c1-a3"),
        ("take a3 b2 c1", "take c1-a3"),
        ("take e5-e3", "take e3-e5"),
        ("take c5 c4", "take c4-c5"),
        ("gold 3c", "gold c3"),
        ("mat c3", "match c3"),
        ("priv e5", "privilege e5"),
        ("repl", "replenish"),
        ("ro 4", "royal 4"),
        ("st pearl", "steal p"),
        ("col k", "colour k"),
    ],
)
def test_duel_loosely(typed: str, means: str) -> None:
    assert read("duel", typed) == [means]


@pytest.mark.parametrize(
    ("name", "typed", "means"),
    [
        ("splendor", "return kww", ["return w", "return w", "return k"]),
        ("splendor", "return o k, ret w", ["return w", "return k", "return o"]),
        ("splendor", "buy 2c, cover rw, pay", ["buy 2c", "cover w", "cover r", "pay"]),
        ("splendor", "buy 2c; c w、pay；noble 2", ["buy 2c", "cover w", "pay", "noble 2"]),
        ("duel", "privilege c3 a1", ["privilege a1", "privilege c3"]),
        ("duel", "priv e1, priv a5, priv a1", ["privilege a1", "privilege e1", "privilege a5"]),
        ("duel", "gold c3, reserve 1t", ["gold c3", "reserve 1t"]),
        ("duel", "return pow", ["return w", "return p", "return o"]),
    ],
)
def test_several_decisions(name: str, typed: str, means: list[str]) -> None:
    assert read(name, typed) == means


def test_a_beginning_may_fit_by_what_is_legal() -> None:
    assert read("splendor", "r 2c", "reserve 2c", "take wbg") == ["reserve 2c"]
    assert read("splendor", "p", "pay", "cover w") == ["pay"]
    assert read("splendor", "r w", "return w") == ["return w"]


def test_an_argument_may_be_left_out() -> None:
    assert read("splendor", "buy", "buy 2c", "take wbg") == ["buy 2c"]
    assert read("splendor", "n; ", "noble 2") == ["noble 2"]
    with pytest.raises(AmbiguousMoveError) as caught:
        read("splendor", "buy", "buy 2c", "buy h1", "take wbg")
    assert caught.value.candidates == ("buy 2c", "buy h1")
    assert str(caught.value) == '"buy" can mean buy 2c h1'


def test_a_beginning_of_two_verbs_is_ambiguous() -> None:
    with pytest.raises(AmbiguousMoveError) as caught:
        read("duel", "c w", "cover w", "colour w")
    assert set(caught.value.candidates) == {"cover w", "colour w"}


@pytest.mark.parametrize(
    ("name", "typed", "expected"),
    [
        ("splendor", "", "take reserve buy pass cover pay return noble"),
        ("splendor", " ,;， ", "take reserve buy pass cover pay return noble"),
        ("splendor", "grab w", "take reserve buy pass cover pay return noble"),
        ("splendor", "take wwb", "take and tokens (w b g r k)"),
        ("splendor", "take o", "take and tokens (w b g r k)"),
        ("splendor", "take xyz", "take and tokens (w b g r k)"),
        ("splendor", "take a1-c1", "take and tokens (w b g r k)"),
        ("splendor", "buy 4a", "a card on the table (1a-3e)"),
        ("splendor", "buy 2t", "in hand (h1-h3)"),
        ("splendor", "reserve h1", "the top of a deck (1t-3t)"),
        ("splendor", "noble 6", "its number"),
        ("splendor", "pass 1", "pass alone"),
        ("splendor", "cover o", "cover and one or more of"),
        ("splendor", "wbg", "take reserve buy"),
        ("duel", "take a1-e1", "neighbouring cells in line"),
        ("duel", "take a1 c1", "neighbouring cells in line"),
        ("duel", "take a1-b3", "neighbouring cells in line"),
        ("duel", "take a1 b1 c2", "neighbouring cells in line"),
        ("duel", "take f1", "neighbouring cells in line"),
        ("duel", "take wbg", "neighbouring cells in line"),
        ("duel", "buy 2e", "a card on the table (1a-3c)"),
        ("duel", "privilege a1-c1", "one or more cells"),
        ("duel", "gold a1 a2", "gold and a cell"),
        ("duel", "steal o", "steal and one of"),
        ("duel", "colour p", "colour and one of"),
        ("duel", "x" * 501, "privilege"),
    ],
)
def test_malformed(name: str, typed: str, expected: str) -> None:
    with pytest.raises(MalformedMoveError) as caught:
        read(name, typed)
    assert expected in caught.value.expected
    assert len(str(caught.value)) < 500


EXPECTED = {
    "splendor": {
        "take": "take and tokens (w b g r k), such as take wbg or take kk",
        "reserve": "reserve and a card on the table (1a-3e) or the top of a deck (1t-3t), "
        "such as reserve 1a or reserve 3t",
        "buy": "buy and a card on the table (1a-3e) or in hand (h1-h3), such as buy 1a or buy h3",
        "pass": "pass alone",
        "cover": "cover and one or more of w b g r k, such as cover w",
        "pay": "pay alone",
        "return": "return and one or more of w b g r k o, such as return w",
        "noble": "noble and its number, such as noble 1",
    },
    "duel": {
        "take": "take and one to three neighbouring cells in line, such as take a1-c1",
        "privilege": "privilege and one or more cells a1-e5, such as privilege a1",
        "gold": "gold and a cell a1-e5, such as gold a1",
        "match": "match and a cell a1-e5, such as match a1",
        "reserve": "reserve and a card on the table (1a-3c) or the top of a deck (1t-3t), "
        "such as reserve 1a or reserve 3t",
        "buy": "buy and a card on the table (1a-3c) or in hand (h1-h3), such as buy 1a or buy h3",
        "replenish": "replenish alone",
        "pass": "pass alone",
        "cover": "cover and one or more of w b g r k p, such as cover w",
        "pay": "pay alone",
        "colour": "colour and one of w b g r k, such as colour w",
        "steal": "steal and one of w b g r k p, such as steal w",
        "royal": "royal and its number, such as royal 1",
        "return": "return and one or more of w b g r k p o, such as return w",
    },
}


@pytest.mark.parametrize("name", EXPECTED)
def test_every_verb_says_how_it_goes_on(name: str) -> None:
    assert list(EXPECTED[name]) == [verb.name for verb in game(name).verbs]
    for verb, expected in EXPECTED[name].items():
        with pytest.raises(MalformedMoveError) as caught:
            read(name, f"{verb} 9x")
        assert caught.value.expected == expected
        assert caught.value.text == f"{verb} 9x"
        assert str(caught.value) == f'"{verb} 9x" is no move; expected {expected}'


@pytest.mark.parametrize("name", EXPECTED)
def test_the_examples_of_errors_can_be_typed(name: str) -> None:
    for expected in EXPECTED[name].values():
        _, found, examples = expected.partition(", such as ")
        for example in examples.split(" or ") if found else [expected.removesuffix(" alone")]:
            assert read(name, example) == [example]


@pytest.mark.parametrize("name", EXPECTED)
def test_places_may_be_written_the_other_way_round(name: str) -> None:
    places = {place for verb in game(name).verbs if verb.is_about_card for place in verb.arguments}
    for verb in ("reserve", "buy"):
        known = game(name).verb_named[verb].arguments
        for place in known:
            assert read(name, f"{verb} {place[::-1]}") == [f"{verb} {place}"]
            assert read(name, f"{verb} {place[1]} {place[0]}") == [f"{verb} {place}"]
        for place in places.difference(known):
            with pytest.raises(MalformedMoveError):
                read(name, f"{verb} {place[::-1]}")


def test_control_characters_are_not_echoed() -> None:
    with pytest.raises(MalformedMoveError) as caught:
        read("splendor", "\x1b[31mtake wbg\x07")
    assert str(caught.value).isprintable()


def test_illegal_says_what_is_legal_and_why() -> None:
    match = Match(seed=7)
    with pytest.raises(
        IllegalMoveError, match=r"take w is not possible now; legal \(phase act\): take wbg"
    ) as caught:
        match.play("take w")
    assert caught.value.reason == "rules"
    assert caught.value.legal == tuple(move.text for move in match.legal_moves)
    assert len(str(caught.value)) < 300

    with pytest.raises(IllegalMoveError, match="no buy is possible now") as caught:
        match.play("buy")
    assert caught.value.reason == "rules"
    with pytest.raises(IllegalMoveError, match="not what is asked for now") as caught:
        match.play("return w")
    assert caught.value.reason == "phase"
    with pytest.raises(IllegalMoveError, match="no cover is possible now") as caught:
        match.play("cover")
    assert caught.value.reason == "phase"
    with pytest.raises(IllegalMoveError, match="the turn is over after take wbg") as caught:
        match.play("take wbg, take wbg")
    assert caught.value.reason == "turn"
    assert caught.value.legal == ()

    over = played(("splendor", 2, {}), 1)
    with pytest.raises(IllegalMoveError, match="the game is over") as caught:
        over.play("take wbg")
    assert caught.value.reason == "over"


def refused(match: Match, text: str) -> IllegalMoveError:
    with pytest.raises(IllegalMoveError) as caught:
        match.play(text)
    return caught.value


def test_nothing_is_decided_before_a_refill_is_seen() -> None:
    match = next(match for match in positions() if "replenish" in map(str, match.legal_moves))
    answers = {str(refused(match, f"replenish, {move}")) for move in match.legal_moves if move.verb == "take"}
    assert len(answers) == 1
    assert refused(match, "replenish, take a1").reason == "chance"


def test_an_extra_turn_is_another_turn() -> None:
    match = played(("duel", 2, {}), 1, choose=eager)
    seats = [step.before.to_move for step in match.steps]
    verbs = [step.move.verb for step in match.steps]
    phases = [step.before.phase for step in match.steps]
    extra = next(
        i
        for i in range(1, len(seats))
        if seats[i] == seats[i - 1] and phases[i] == "act" and verbs[i - 1] not in ("privilege", "replenish")
    )
    line = f"{match.moves[extra - 1]}, {match.moves[extra]}"
    while len(match.moves) > extra - 1:
        match.undo()
    assert refused(match, line).reason == "turn"
    assert refused(match, line).legal == ()


def test_returns_go_in_the_order_of_the_colours() -> None:
    match = Match(seed=7)
    # Ann takes four times three gems and must give two back; Bob reserves.
    for text in ("take wbg", "reserve 1a", "take wrk", "reserve 1a", "take bgr", "reserve 1a"):
        match.play(text)
    match.play("take bgk")
    assert match.phase == "return"
    match.play("return k")
    with pytest.raises(IllegalMoveError, match="return w can't follow return k") as caught:
        match.play("return w")
    assert caught.value.reason == "order"
    match.undo()
    assert refused(match, "return kww").reason == "turn"
    assert [str(move) for move in match.play("return kw")] == ["return w", "return k"]


WORDS = (
    "take reserve buy pass cover pay return noble privilege gold match replenish colour steal royal "
    "t r b p c 2c 1t h1 wbg ww kw o a1 c3 a1-c1 c1-a1 , ; 、 - 5 white ｔ"
)
TYPED = st.lists(st.sampled_from(WORDS.split()) | st.text(max_size=6), max_size=8).map(" ".join)


@cache
def positions() -> list[Match]:
    """A position for each set of verbs that random games meet."""
    found: dict[tuple[str, frozenset[str]], Match] = {}
    for name in ("splendor", "duel"):
        for seed in range(3):
            match = played((name, 2, {}), seed, choose=eager)
            found.setdefault((name, frozenset()), match.copy())
            while match.moves:
                match.undo()
                verbs = frozenset(move.verb for move in match.legal_moves)
                found.setdefault((name, verbs), match.copy())
    return list(found.values())


@given(st.data(), TYPED | st.text(max_size=30))
@settings(deadline=None)
def test_no_text_breaks_anything(data: st.DataObject, text: str) -> None:
    match: Any = data.draw(st.sampled_from(positions()))
    before = match.copy()
    try:
        moves = match.play(text)
    except MoveError:
        assert match == before
        return
    assert moves == match.moves[len(before.moves) :]
    for _ in moves:
        match.undo()
    assert match == before


def test_every_legal_move_is_read_from_its_notation() -> None:
    for match in positions():
        for move in match.legal_moves:
            assert match.parse(move.text) == (move,)
