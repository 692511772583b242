"""The interval of a share of wins."""

from math import sqrt

Z = 1.959964
"""A normal value lies within so many standard deviations with 95 %."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval for a share of wins; it stays sensible for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
