"""The record that holds a game of Splendor Duel: all of it, settings too, in one piece of memory."""

from typing import Any, Literal, get_args

import numpy as np

from cabochon.games.decks import HAND
from cabochon.games.duel.cards import CARDS, DECKS, ROYALS, TOKEN_KIND, TOKENS

State = Any
"""A record of STATE: `np.record` here, a Numba record in compiled code."""

(
    PHASE_ACT,
    PHASE_RESERVE,
    PHASE_PAY,
    PHASE_COLOUR,
    PHASE_MATCH,
    PHASE_STEAL,
    PHASE_ROYAL,
    PHASE_RETURN,
    PHASE_OVER,
) = range(9)
Phase = Literal["act", "reserve", "pay", "colour", "match", "steal", "royal", "return", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)

ROWS = (5, 4, 3)  # the market is a pyramid: places of level 1, of level 2, of level 3
PLACES = sum(ROWS)
PLACE_DECK = np.repeat(np.arange(len(DECKS)), ROWS).astype(np.int64)
TOKEN_LIMIT = 10

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # Purses (see purse.py).
                ("bag", np.int64),
                ("tokens", np.int64, (2,)),
                ("bonuses", np.int64, (2,)),
                ("colour_points", np.int64, (2,)),
                ("payment", np.int64),  # of the purchase under way
                ("chance", np.int64, (1,)),  # generator for the bag's next order
                # The cells of the board that each kind of token lies on, as bits.
                ("board", np.int32, (len(TOKENS),)),
                ("turn", np.int32),
                # Players.
                ("points", np.int8, (2,)),
                ("crowns", np.int8, (2,)),
                ("privileges", np.int8, (2,)),
                ("reserved", np.int8, (2, HAND)),  # oldest first
                ("hidden", np.int8, (2, HAND)),  # 1: only its owner has seen that card
                ("owner", np.int8, (len(CARDS),)),  # who bought the card
                ("colour", np.int8, (len(CARDS),)),  # the colour that was chosen for a wild card
                ("royal_owner", np.int8, (len(ROYALS),)),
                # The table.
                ("market", np.int8, (PLACES,)),
                ("deck", np.int8, (len(CARDS),)),  # see decks.py
                ("deck_left", np.int8, (len(DECKS),)),
                (
                    "bag_order",
                    np.int8,
                    (len(TOKEN_KIND),),
                ),  # in which tokens leave the bag
                # The turn.
                ("to_move", np.int8),
                ("phase", np.int8),
                ("cursor", np.int8),  # privileges, covers and returns go in order: the next from here
                ("replenished", np.int8),
                ("buying", np.int8),  # card being paid: place 0-11 of the market, 12-14 in hand
                ("bought", np.int8),  # the card whose ability is being resolved
                ("ability", np.int8),  # the ability that comes next
                ("again", np.int8),  # the same player takes the next turn
                ("winner", np.int8),
                # Settings.
                ("players", np.int8),
                ("start", np.int8),
                ("choose_payment", np.int8),
                ("unused", np.int8, (5,)),  # instead of padding, so that equal states are equal bytes
            ],
            align=True,
        ),
    )
)
