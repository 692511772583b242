"""The lessons of Splendor, for two: the learner mostly begins."""

from typing import Any

from cabochon.games.positions import patrons_of
from cabochon.games.state import State
from cabochon.lessons.lesson import Attempt, Lesson, Question, Slip, Step, always, buys, does, wins
from cabochon.lessons.splendor.table import card, collection, lay_out, noble

# What lies on the table where a lesson does not say otherwise.
_MARKET = {
    "1a": card("2r 1k"),
    "1b": card("2g 2k"),
    "1c": card("2b 2r"),
    "1d": card("3w"),
    "2a": card("3g 2r 2k"),
    "2b": card("5b"),
    "2c": card("4w 2b 1k"),
    "2d": card("5w"),
    "3a": card("3b 3g 5r 3k"),
    "3b": card("7w"),
    "3c": card("7g 3r"),
    "3d": card("3w 3b 5g 3r"),
}
_NOBLES = (noble("4w 4k"), noble("3g 3r 3k"), noble("4r 4k"))


def _table(market: dict[str, str] | None = None, **laid: Any) -> State:
    """A table whose market has some other cards, by their costs."""
    changed = {place: card(cost) for place, cost in (market or {}).items()}
    return lay_out(market=_MARKET | changed, **{"nobles": _NOBLES, **laid})


def _affords(cost: str) -> Question:
    """The card with that cost can be paid for afterwards."""
    return lambda attempt: attempt.affords(card(cost))


def _takes(kinds: int, count: int) -> Question:
    """So many gems of so many colours."""
    return lambda attempt: (
        attempt.verb == "take" and len(attempt.argument) == count and len(set(attempt.argument)) == kinds
    )


def _buys_for_nothing(attempt: Attempt) -> bool:
    return attempt.verb == "buy" and attempt.now["tokens"] == attempt.was["tokens"]


def _reserves(place: str) -> Question:
    return lambda attempt: attempt.verb == "reserve" and attempt.argument == place


def _keeps_gold(place: str) -> Question:
    """The card is bought, and a gold is left."""
    return lambda attempt: buys(place)(attempt) and attempt.now["tokens"][-1] == 1


def _covers(attempt: Attempt) -> bool:
    return attempt.last.verb == "cover"


def _gives_back(attempt: Attempt) -> bool:
    return attempt.last.verb == "return"


def _attracts_a_noble(attempt: Attempt) -> bool:
    return bool(patrons_of(attempt.now, "noble"))


_GEMS = Lesson(
    "gems",
    _table({"1b": "1w 1b 1g 1r"}, tokens=["1r", "1w 1k"]),
    (
        Step(
            _affords("1w 1b 1g 1r"),
            (
                Slip("other-gems", _takes(3, 3)),
                Slip("pair-too-early", _takes(1, 2)),
                Slip("reserve-too-early", always),
            ),
            lit=("card-1b", "bank-w", "bank-b", "bank-g"),
            replies=("take grk",),
        ),
        Step(buys("1b"), (Slip("buy-it", always),), lit=("card-1b",)),
    ),
)

_PAIR = Lesson(
    "pair",
    _table(tokens=["1k", "1b 1g"]),
    (
        Step(
            _affords("2r 1k"),
            (
                Slip("one-is-not-enough", _takes(3, 3)),
                Slip("other-pair", _takes(1, 2)),
                Slip("reserve-too-early", always),
            ),
            lit=("card-1a", "bank-r"),
        ),
    ),
)

_BONUS = Lesson(
    "bonus",
    _table({"1b": "3g"}, tokens=["2r 1k 1w", "1b 2g"], bonuses=["3g", "1w 1r"]),
    (
        Step(
            _buys_for_nothing,
            (Slip("costs-gems", does("buy")), Slip("free-card", always)),
            lit=("card-1b", "seat-0-bonus-g"),
        ),
    ),
)

_RESERVE = Lesson(
    "reserve",
    _table(tokens=["3w 2b 1k", "1w 1k"], bonuses=["1g", "3w 2b"]),
    (
        Step(
            _reserves("2c"),
            (
                Slip("rival-buys", does("take", "buy")),
                Slip("other-reserve", always),
            ),
            lit=("card-2c", "seat-1-bonus-w", "seat-1-bonus-b"),
            replies=("take bgr",),
        ),
        Step(buys("h1"), (Slip("buy-reserved", always),), lit=("hand-1",)),
    ),
)

_GOLD = Lesson(
    "gold",
    _table(tokens=["1r 1k 2o", "2b 1g 1w"], bonuses=["1w", "1k"]),
    (
        Step(
            _keeps_gold("1a"),
            (Slip("keep-gold", _covers), Slip("gold-pays", always)),
            lit=("card-1a", "seat-0-o"),
        ),
    ),
)

_LIMIT = Lesson(
    "limit",
    _table({"1a": "3b", "1d": "2b 1g"}, tokens=["3w 1b 2r 3k", "1w 2r 1k"]),
    (
        Step(
            _affords("2b 1g"),
            (
                Slip("give-back-other", _gives_back),
                Slip("take-blue-and-green", does("take")),
                Slip("reserve-too-early", always),
            ),
            lit=("card-1d", "bank-b", "bank-g"),
        ),
    ),
)

_NOBLE = Lesson(
    "noble",
    _table(
        tokens=["2r 1k", "1w 1b 2g"],
        bonuses=["3w 3b 2g", "2r 1k"],
        nobles=(noble("3w 3b 3g"), noble("3g 3r 3k"), noble("4r 4k")),
    ),
    (
        Step(
            _attracts_a_noble,
            (Slip("other-bonus", does("buy")), Slip("noble-waits", always)),
            lit=("noble-1", "card-1c"),
        ),
    ),
)

_END = Lesson(
    "end",
    _table(
        cards=[[*collection("w", 9), *collection("b", 5)], [*collection("k", 9), *collection("g", 4)]],
        tokens=["1b 1g 1k", "4w 2g 2r 1o"],
        to_move=1,
    ),
    (
        Step(
            wins,
            (Slip("few-points", does("buy")), Slip("win-now", always)),
            lit=("card-2d",),
        ),
    ),
    seat=1,
)

LESSONS = (_GEMS, _PAIR, _BONUS, _RESERVE, _GOLD, _LIMIT, _NOBLE, _END)
