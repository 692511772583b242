"""The record that holds a game of Splendor: all of it, settings too, in one piece of memory."""

from typing import Any, Literal, get_args

import numpy as np

from cabochon.games.decks import HAND
from cabochon.games.splendor.cards import CARDS, DECKS, NOBLES

State = Any
"""A record of STATE: `np.record` here, a Numba record in compiled code."""

PHASE_ACT, PHASE_PAY, PHASE_RETURN, PHASE_NOBLE, PHASE_OVER = range(5)
Phase = Literal["act", "pay", "return", "noble", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)

LAST_ROUNDS = ("finish_round", "one_more_each")
FINISH_ROUND = 0

MAX_PLAYERS = 4
ROW = 5
PLACES = ROW * len(DECKS)  # face-up cards: a row for each level, level 1 first
TOKEN_LIMIT = 10

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # Purses (see purse.py).
                ("bank", np.int64),
                ("tokens", np.int64, (MAX_PLAYERS,)),
                ("bonuses", np.int64, (MAX_PLAYERS,)),
                ("payment", np.int64),  # of the purchase under way
                ("turn", np.int32),
                # Players.
                ("points", np.int8, (MAX_PLAYERS,)),
                ("purchases", np.int8, (MAX_PLAYERS,)),
                ("reserved", np.int8, (MAX_PLAYERS, HAND)),  # oldest first
                ("hidden", np.int8, (MAX_PLAYERS, HAND)),  # 1: only its owner has seen that card
                ("owner", np.int8, (len(CARDS),)),  # who bought the card
                ("noble_owner", np.int8, (len(NOBLES),)),
                # The table.
                ("market", np.int8, (PLACES,)),
                ("nobles", np.int8, (MAX_PLAYERS + 1,)),
                ("deck", np.int8, (len(CARDS),)),  # see decks.py
                ("deck_left", np.int8, (len(DECKS),)),
                # The turn.
                ("to_move", np.int8),
                ("phase", np.int8),
                ("cursor", np.int8),  # covers and returns go through the colours in order: the next from here
                ("buying", np.int8),  # card being paid: place 0-14 on the table, 15-17 in hand
                ("passes", np.int8),  # forced passes in a row
                ("closing", np.int8),  # the game ends when this seat would be next
                # Settings.
                ("players", np.int8),
                ("start", np.int8),
                ("target", np.int8),
                ("face_up", np.int8),
                ("last_round", np.int8),
                ("teams", np.int8),
                ("may_take_fewer", np.int8),
                ("choose_payment", np.int8),
                ("unused", np.int8, (1,)),  # instead of padding, so that equal states are equal bytes
            ],
            align=True,
        ),
    )
)
