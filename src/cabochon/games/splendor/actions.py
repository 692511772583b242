"""The action numbers of Splendor (space version 1).

| actions | notation           | meaning                                                            |
| ------- | ------------------ | ------------------------------------------------------------------ |
| 0-9     | take wbg           | three different gems; combinations in the order of the colours     |
| 10-19   | take wb            | two different gems                                                 |
| 20-24   | take w             | one gem                                                            |
| 25-29   | take ww            | two gems of one colour                                             |
| 30-44   | reserve 1a … 3e    | a face-up card: 30 + 5 * (level - 1) + place                       |
| 45-47   | reserve 1t … 3t    | the top of a deck, unseen                                          |
| 48-62   | buy 1a … 3e        | a face-up card: 48 + 5 * (level - 1) + place                       |
| 63-65   | buy h1 … h3        | a card from hand, oldest first                                     |
| 66      | pass               | the forced pass                                                    |
| 67-71   | cover w … k        | pay one gold in place of one gem of that colour                    |
| 72      | pay                | settle the purchase                                                |
| 73-78   | return w … o       | give one token back                                                |
| 79-83   | noble 1 … 5        | receive the noble at that place                                    |

Legal actions are the bits of two integers: action a is bit a % 48 of word a // 48.
"""

from itertools import combinations

import numpy as np

from cabochon.games.decks import HAND
from cabochon.games.places import deck_tops, hand_places, market_places
from cabochon.games.purse import one
from cabochon.games.splendor.cards import COLOURS, DECKS, LETTERS
from cabochon.games.splendor.state import MAX_PLAYERS, PLACES, ROW
from cabochon.games.verbs import Form, Verb, first_actions

ACTIONS_VERSION = 1

WORD = 48
WORDS = 2

GEM_SETS = tuple(gems for number in (3, 2, 1) for gems in combinations(range(len(COLOURS)), number))

_GEMS = tuple(LETTERS[: len(COLOURS)])
_MARKET = market_places(DECKS, [ROW] * len(DECKS))

VERBS = (
    Verb(
        "take",
        Form.TOKENS,
        (*("".join(LETTERS[c] for c in gems) for gems in GEM_SETS), *(2 * gem for gem in _GEMS)),
    ),
    Verb("reserve", Form.PLACE, (*_MARKET, *deck_tops(DECKS))),
    Verb("buy", Form.PLACE, (*_MARKET, *hand_places(HAND))),
    Verb("pass"),
    Verb("cover", Form.TOKEN, _GEMS, "pay", in_order=True),
    Verb("pay", phase="pay"),
    Verb("return", Form.TOKEN, tuple(LETTERS), "return", in_order=True),
    Verb("noble", Form.NUMBER, tuple(str(place + 1) for place in range(MAX_PLAYERS + 1)), "noble"),
)

TAKE, RESERVE, BUY, PASS, COVER, PAY, RETURN, NOBLE, ACTIONS = first_actions(VERBS)
TAKE_TWO = TAKE + len(GEM_SETS)
RESERVE_TOP = RESERVE + PLACES

# The purse that each take action takes.
TAKEN = np.array(
    [sum(one(c) for c in gems) for gems in GEM_SETS] + [2 * one(c) for c in range(len(COLOURS))], np.int64
)


def _takes(available: set[int], may_take_fewer: bool) -> int:
    most = min(3, len(available))
    return sum(
        1 << action
        for action, gems in enumerate(GEM_SETS)
        if set(gems) <= available and (len(gems) == most or (may_take_fewer and len(gems) < most))
    )


# TAKES[may_take_fewer, colours in the bank as bits]: the legal "take different" actions as bits.
TAKES = np.array(
    [
        [_takes({c for c in range(5) if colours >> c & 1}, fewer) for colours in range(32)]
        for fewer in (False, True)
    ],
    np.int64,
)
