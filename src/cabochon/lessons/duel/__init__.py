"""The lessons of Splendor Duel; the learner begins."""

from collections.abc import Sequence
from typing import Any

from cabochon.games.positions import privileges_of
from cabochon.games.state import State
from cabochon.lessons.duel.table import LETTERS, card, lay_out
from cabochon.lessons.lesson import Attempt, Lesson, Question, Slip, Step, always, buys, does, wins

_PEARL = LETTERS.index("p")

# What lies on the table where a lesson does not say otherwise.
_MARKET = {
    "1a": card("1b 1g 1r 1k"),
    "1b": card("2w 2k"),
    "1c": card("3r"),
    "1d": card("2w 2k 1p"),
    "1e": card("2b 2r 1k 1p"),
    "2a": card("4b 3r"),
    "2b": card("2w 2r 2k 1p"),
    "2c": card("2b 4g 1p"),
    "2d": card("5w 2b"),
    "3a": card("3b 5r 3k 1p"),
    "3b": card("2g 6r 2k"),
    "3c": card("8w"),
}


def _table(board: Sequence[str], market: dict[str, int] | None = None, **laid: Any) -> State:
    """A table whose market has some other cards."""
    return lay_out(board=board, market=_MARKET | (market or {}), **laid)


def _affords(cost: str) -> Question:
    """The card with that cost can be paid for afterwards."""
    return lambda attempt: attempt.affords(card(cost))


def _gives_nothing(attempt: Attempt) -> bool:
    return privileges_of(attempt.opponent) == 0


def _spends_privilege_on(letter: str) -> Question:
    """A privilege takes a token of that colour."""
    token = LETTERS.index(letter)
    return lambda attempt: (
        attempt.verb == "privilege" and attempt.now["tokens"][token] > attempt.was["tokens"][token]
    )


def _reserves(place: str) -> Question:
    return lambda attempt: attempt.last.text == f"reserve {place}"


def _goes_on(place: str) -> Question:
    """The card is bought, and the turn comes back."""
    return lambda attempt: buys(place)(attempt) and attempt.after.to_move == attempt.seat


def _gets_a_pearl(attempt: Attempt) -> bool:
    return attempt.verb == "buy" and attempt.now["tokens"][_PEARL] > attempt.was["tokens"][_PEARL]


def _ends_with(verb: str) -> Question:
    return lambda attempt: attempt.last.verb == verb


_LINE = Lesson(
    "line",
    _table(["wr.gb", "gowpr", "kbgro", "wkb.w", "grpko"], tokens=["1k", ""]),
    (
        Step(
            _affords("1b 1g 1r 1k"),
            (
                Slip("other-line", does("take")),
                Slip("refill-too-early", does("replenish")),
                Slip("gold-too-early", always),
            ),
            lit=("cell-b3", "cell-c3", "cell-d3", "card-1a"),
            replies=("take a1",),
        ),
        Step(buys("1a"), (Slip("buy-it", always),), lit=("card-1a",)),
    ),
)

_PRIVILEGE = Lesson(
    "privilege",
    _table(
        ["w..gb", "gowp.", "kb.ko", "w.b.w", "gkpro"],
        tokens=["1b 1g 1k", "2r"],
        privileges=(1, 0),
    ),
    (
        Step(
            _spends_privilege_on("r"),
            (
                Slip("other-privilege", does("privilege")),
                Slip("privilege-first", does("take")),
                Slip("refill-too-early", does("replenish")),
                Slip("gold-too-early", always),
            ),
            lit=("privilege", "cell-d5", "card-1a"),
        ),
        Step(buys("1a"), (Slip("buy-it", always),), lit=("card-1a",)),
    ),
)

_GIFT = Lesson(
    "gift",
    _table(["kgowb", "wrrrk", "bkgwo", "gwbok", "bgpp."], tokens=["1r", ""]),
    (
        Step(
            lambda attempt: _affords("3r")(attempt) and _gives_nothing(attempt),
            (
                Slip("gives-privilege", lambda attempt: not _gives_nothing(attempt)),
                Slip("two-reds", does("take")),
                Slip("gold-too-early", always),
            ),
            lit=("cell-a2", "cell-b2", "cell-c2", "card-1c"),
        ),
    ),
)

_REPLENISH = Lesson(
    "replenish",
    _table(["o....", ".....", "..w..", ".....", "....o"], tokens=["1b 1g 1o", "2w 1p"], bonuses=["", "1r"]),
    (
        Step(
            does("replenish"),
            (Slip("one-token", does("take")), Slip("fill-first", always)),
            lit=("replenish",),
        ),
    ),
)

_RESERVE = Lesson(
    "reserve",
    _table(["wr.gb", "gb..r", "k.gr.", "..b..", "gr.ko"], tokens=["2w 2k", "2p 2o 1w"]),
    (
        Step(
            _reserves("1d"),
            (
                Slip("other-reserve", _ends_with("reserve")),
                Slip("no-pearl", always),
            ),
            lit=("cell-e5", "card-1d"),
            replies=("take a1",),
        ),
        Step(buys("h1"), (Slip("buy-reserved", always),), lit=("hand-1",)),
    ),
)

_AGAIN = Lesson(
    "again",
    _table(["wr.gb", "gow.r", "kb.ro", "..b..", "grp.o"], tokens=["2w 3k 1p 1b 1g", ""]),
    (
        Step(_goes_on("1d"), (Slip("turn-ends", always),), lit=("card-1d",)),
        Step(buys("1a"), (Slip("buy-second", always),), lit=("card-1a",)),
    ),
)

_STEAL = Lesson(
    "steal",
    _table(["wr.g.", "gow..", "k.gwo", "k....", "g.p.o"], tokens=["4b 3r", "1p 1w 2k"]),
    (
        Step(
            _gets_a_pearl,
            (Slip("steal-other", _ends_with("steal")), Slip("steal-first", always)),
            lit=("card-2a", "seat-1-p"),
        ),
    ),
)

_WILD = Lesson(
    "wild",
    _table(["wr.gb", "gow.r", "kbgro", "w....", "grp.o"], tokens=["2b 1k 1p", "1w"], bonuses=["1g 2r", ""]),
    (
        Step(
            lambda attempt: buys("1e")(attempt) and _affords("3r")(attempt),
            (Slip("other-colour", _ends_with("colour")), Slip("wild-first", always)),
            lit=("card-1e", "card-1c"),
        ),
    ),
)

_ROYAL = Lesson(
    "royal",
    _table(
        ["w..gb", "gow.r", ".bgro", "w....", "grp.o"],
        {"1c": card("2w 2b"), "1b": card("2b 2g", colour=LETTERS.index("r"))},
        tokens=["1w 1r 2k 1p", ""],
        cards=[
            [card("6w 2b 2k"), card("2w 6b 2g"), card("2b 6g 2r"), card("3r"), card("3k"), card("4r 1p")],
            [],
        ],
    ),
    (
        Step(
            wins,
            (
                Slip("other-royal", _ends_with("royal")),
                Slip("no-crown", does("buy")),
                Slip("win-now", always),
            ),
            lit=("card-2b",),
        ),
    ),
)

_COLOUR = Lesson(
    "colour",
    _table(
        ["w..gb", "gow.r", "kb.ro", ".k...", "krp.o"],
        {
            "1c": card("2b 2g", colour=LETTERS.index("r")),
            "2b": card("2w 2b 2g 1p"),
            "3b": card("2w 6b 2g"),
        },
        tokens=["2w 2b 2g 1p", ""],
        cards=[[card("2g 6r 2k"), card("2g 4r 1p"), card("2w 3b"), card("3b 4k")], []],
    ),
    (
        Step(
            wins,
            (Slip("other-points", does("buy")), Slip("win-now", always)),
            lit=("card-2b",),
        ),
    ),
)

LESSONS = (_LINE, _PRIVILEGE, _GIFT, _REPLENISH, _RESERVE, _AGAIN, _STEAL, _WILD, _ROYAL, _COLOUR)
