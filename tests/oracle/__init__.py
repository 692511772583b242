"""A second, independent writing of both games' rules, to hold against the engine decision by decision.

It is written to be checked by eye, not to be fast: cards are objects, tokens are counters, and a turn is a
generator that stops wherever the player must decide. It shares only the component tables with the engine.
"""

from tests.oracle.duel import DuelOracle
from tests.oracle.splendor import SplendorOracle

__all__ = ["DuelOracle", "SplendorOracle"]
