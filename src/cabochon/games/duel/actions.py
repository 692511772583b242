"""The action numbers of Splendor Duel (space version 1).

Cells are named like chess squares, a-e from left to right and 1-5 from top to bottom: cell 5 * row + column.

| actions | notation                     | meaning                                                      |
| ------- | ---------------------------- | ------------------------------------------------------------ |
| 0-24    | take c3                      | one token                                                    |
| 25-124  | take a1-b1                   | two in line: 25 + 25 * direction + first cell                |
| 125-224 | take a1-c1                   | three in line: 125 + 25 * direction + first cell             |
| 225-249 | privilege c3                 | spend a privilege on the token of that cell                  |
| 250-274 | gold c3                      | take the gold of that cell, to reserve a card                |
| 275-299 | match c3                     | take a token of the bought card's colour                     |
| 300-314 | reserve 1a-1e 2a-2d 3a-3c 1t-3t | a card of the market, or the top of a deck               |
| 315-329 | buy 1a-1e 2a-2d 3a-3c h1-h3  | a card of the market, or from hand (oldest first)           |
| 330     | replenish                    | fill the board from the bag                                  |
| 331     | pass                         | the forced pass                                              |
| 332-337 | cover w … p                  | pay one gold in place of one gem or pearl                    |
| 338     | pay                          | settle the purchase                                          |
| 339-343 | colour w … k                 | the colour of a wild card                                    |
| 344-349 | steal w … p                  | take a token from the opponent                               |
| 350-353 | royal 1 … 4                  | receive that royal                                           |
| 354-360 | return w … o                 | put one token into the bag                                   |

Directions: 0 east, 1 south, 2 south-east, 3 south-west; the first cell is the upper, or left, end. Numbers
of lines that would leave the board are never legal. Legal actions are the bits of seven integers: action a
is bit a - 50 * word of word min(a // 50, 6).
"""

import numpy as np

from cabochon.games.decks import HAND
from cabochon.games.duel.cards import CELLS, COLOURS, DECKS, GOLD, LETTERS, ROYALS, SIDE
from cabochon.games.duel.state import PLACES, ROWS
from cabochon.games.places import cell_name, deck_tops, hand_places, market_places
from cabochon.games.verbs import Form, Verb, first_actions

ACTIONS_VERSION = 1

WORD = 50
WORDS = 7

DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


def line(cell: int, direction: int, length: int) -> list[int] | None:
    """The cells of a line, or None if it leaves the board."""
    down, right = DIRECTIONS[direction]
    spots = [(cell // SIDE + i * down, cell % SIDE + i * right) for i in range(length)]
    if all(0 <= row < SIDE and 0 <= column < SIDE for row, column in spots):
        return [SIDE * row + column for row, column in spots]
    return None


def _cells(cell: int, direction: int, length: int) -> int:
    return sum(1 << spot for spot in line(cell, direction, length) or ())


def _line_name(cell: int, direction: int, length: int) -> str:
    spots = line(cell, direction, length)
    # A line that leaves the board keeps a text of its own, so that texts and numbers match one to one.
    return f"{_CELL_NAMES[cell]}-{_CELL_NAMES[spots[-1]] if spots else f'off{direction}{length}'}"


_CELL_NAMES = tuple(cell_name(*divmod(cell, SIDE)) for cell in range(CELLS))
_LINES = tuple(
    _line_name(cell, direction, length)
    for length in (2, 3)
    for direction in range(len(DIRECTIONS))
    for cell in range(CELLS)
)
_MARKET = market_places(DECKS, ROWS)
_GEMS_AND_PEARLS = tuple(LETTERS[:GOLD])

VERBS = (
    Verb("take", Form.LINE, (*_CELL_NAMES, *_LINES)),
    Verb("privilege", Form.CELL, _CELL_NAMES, in_order=True),
    Verb("gold", Form.CELL, _CELL_NAMES),
    Verb("match", Form.CELL, _CELL_NAMES, "match"),
    Verb("reserve", Form.PLACE, (*_MARKET, *deck_tops(DECKS)), "reserve"),
    Verb("buy", Form.PLACE, (*_MARKET, *hand_places(HAND))),
    Verb("replenish", draws=True),
    Verb("pass"),
    Verb("cover", Form.TOKEN, _GEMS_AND_PEARLS, "pay", in_order=True),
    Verb("pay", phase="pay"),
    Verb("colour", Form.TOKEN, tuple(LETTERS[: len(COLOURS)]), "colour"),
    Verb("steal", Form.TOKEN, _GEMS_AND_PEARLS, "steal"),
    Verb("royal", Form.NUMBER, tuple(str(royal + 1) for royal in range(len(ROYALS))), "royal"),
    Verb("return", Form.TOKEN, tuple(LETTERS), "return", in_order=True),
)

(
    TAKE,
    PRIVILEGE,
    TAKE_GOLD,
    MATCH,
    RESERVE,
    BUY,
    REPLENISH,
    PASS,
    COVER,
    PAY,
    COLOUR,
    STEAL,
    ROYAL,
    RETURN,
    ACTIONS,
) = first_actions(VERBS)
RESERVE_TOP = RESERVE + PLACES

LAST_WORD = WORD * (WORDS - 1)  # the number of the last word's first action


# LINE[action]: the cells of a take action, as bits.
LINE = np.array(
    [1 << cell for cell in range(CELLS)]
    + [_cells(cell, direction, 2) for direction in range(4) for cell in range(CELLS)]
    + [_cells(cell, direction, 3) for direction in range(4) for cell in range(CELLS)],
    np.int64,
)

# The cells where a line of two or three in a direction may begin, and how far apart its cells are.
PAIR_STARTS = np.array(
    [sum(1 << cell for cell in range(CELLS) if line(cell, direction, 2)) for direction in range(4)], np.int64
)
THREE_STARTS = np.array(
    [sum(1 << cell for cell in range(CELLS) if line(cell, direction, 3)) for direction in range(4)], np.int64
)
STEP = np.array([SIDE * down + right for down, right in DIRECTIONS], np.int64)
