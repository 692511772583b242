"""The action numbers of Pocket."""

from cabochon.games.places import deck_tops, hand_places, market_places
from cabochon.games.verbs import Form, Verb, first_actions
from tests.pocket.cards import COLOURS, DECKS, LETTERS
from tests.pocket.state import HAND, ROWS

ACTIONS_VERSION = 1

WORD = 4
"""Small, so that there are more words than one."""

_GEMS = LETTERS[: len(COLOURS)]
_MARKET = market_places(DECKS, ROWS)

VERBS = (
    Verb("take", Form.TOKENS, (*_GEMS, *(2 * gem for gem in _GEMS))),
    Verb("reserve", Form.PLACE, (*_MARKET, *deck_tops(DECKS))),
    Verb("buy", Form.PLACE, (*_MARKET, *hand_places(HAND))),
    Verb("pass"),
    Verb("return", Form.TOKEN, tuple(LETTERS), "return", in_order=True),
)

TAKE, RESERVE, BUY, PASS, RETURN, ACTIONS = first_actions(VERBS)
WORDS = -(-ACTIONS // WORD)
