"""How much may happen at one table. No game needs a tenth of it; whoever goes in circles does."""

MOST_ASIDE = 1000
"""Events beside the moves that stand: moves that were taken back, proposals, people who came and went.

With so many, nothing is taken back or proposed any more and nobody sits down; what is left ends by itself.
"""
MOST_SHUFFLES = 50
"""Moves taken back with all shuffled again after them; each costs a replay when the table is read."""
MOST_MOVES = 2000
"""Moves that stand, after which nobody but bots plays on: the rules alone would let a game go on for ever."""
