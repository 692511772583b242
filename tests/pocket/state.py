"""The record that holds a game of Pocket."""

from typing import Any, Literal, get_args

import numpy as np

from tests.pocket.cards import CARDS, DECKS

State = Any

PHASE_ACT, PHASE_RETURN, PHASE_OVER = range(3)
Phase = Literal["act", "return", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)

MAX_PLAYERS = 3
ROWS = (3, 2)
PLACES = sum(ROWS)
PLACE_DECK = np.repeat(np.arange(len(DECKS)), ROWS).astype(np.int64)
HAND = 1
TOKEN_LIMIT = 5

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("bank", np.int64),
                ("tokens", np.int64, (MAX_PLAYERS,)),
                ("bonuses", np.int64, (MAX_PLAYERS,)),
                ("turn", np.int32),
                ("points", np.int8, (MAX_PLAYERS,)),
                ("reserved", np.int8, (MAX_PLAYERS, HAND)),
                ("hidden", np.int8, (MAX_PLAYERS, HAND)),
                ("owner", np.int8, (len(CARDS),)),
                ("market", np.int8, (PLACES,)),
                ("deck", np.int8, (len(CARDS),)),
                ("deck_left", np.int8, (len(DECKS),)),
                ("to_move", np.int8),
                ("phase", np.int8),
                ("cursor", np.int8),
                ("passes", np.int8),
                ("winner", np.int8),
                ("players", np.int8),
                ("start", np.int8),
                ("wanted", np.int8),
                ("unused", np.int8, (2,)),
            ],
            align=True,
        ),
    )
)
