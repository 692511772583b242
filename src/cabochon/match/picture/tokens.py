"""Tokens as they lie on the table: chips, piles of chips, and the scrolls that stand for privileges."""

from cabochon.match.picture.canvas import circle, define, numeral, path, rect, use
from cabochon.match.picture.gems import LOOKS, gem

RADIUS = 25
_WHITE = {"stroke": "#ffffff", "stroke_opacity": 0.75}


def definitions() -> str:
    """What the functions of this module copy."""
    return "".join(define(f"chip-{letter}", _chip(letter)) for letter in LOOKS) + define("scroll", _scroll())


def _chip(letter: str) -> str:
    colours = LOOKS[letter]
    return "".join(
        (
            circle(0, 0, RADIUS, fill=colours.near, stroke="#0f0e18", stroke_opacity=0.55),
            circle(0, 0, RADIUS - 2.6, fill="none", stroke_width=3, stroke_dasharray="6 8.1", **_WHITE),
            circle(0, 0, RADIUS - 6, fill=colours.sky, stroke=colours.shade, stroke_opacity=0.35),
        )
    )


def _scroll() -> str:
    """A sealed scroll, 28 by 37 around the origin."""
    rod = {"fill": "#dcbd80", "stroke": "#8f6d36"}
    return "".join(
        (
            path("M-11 -15H11V15H-11Z", fill="#f5e6c0", stroke="#a9844a"),
            path("M-6 -7H6M-6 -2.5H6M-6 2H2", stroke="#b89559", stroke_width=1.3, stroke_linecap="round"),
            rect(-14, -18.5, 28, 6.5, 3.2, **rod),
            rect(-14, 12, 28, 6.5, 3.2, **rod),
            circle(5, 8.5, 4.6, fill="#b3263c", stroke="#7c1426", stroke_width=0.8),
            path("M5 5.6L6 7.8L8.2 8L6.5 9.5L7.1 11.7L5 10.5L2.9 11.7L3.5 9.5L1.8 8L4 7.8Z", fill="#f0a3ad"),
        )
    )


def chip(letter: str, x: float, y: float, scale: float = 1) -> str:
    """One token, its middle at (x, y)."""
    return use(f"chip-{letter}", x, y, scale) + gem(letter, x, y, 31 * scale)


def pile(letter: str, amount: int, x: float, y: float) -> str:
    """The tokens of a colour in the bank, as a pile with its number beside it."""
    lift = 3.1
    if not amount:
        hollow = circle(x, y, RADIUS - 1, fill="none", stroke_dasharray="4 5", opacity=0.35, **_WHITE)
        drawn = hollow + use(f"gem-{letter}", x, y, 0.8, opacity=0.25)
    else:
        shadow = circle(x + 1.5, y + 3.5, RADIUS, fill="#000000", opacity=0.3)
        below = "".join(use(f"chip-{letter}", x, y - lift * i) for i in range(amount - 1))
        drawn = shadow + below + chip(letter, x, y - lift * (amount - 1))
    return drawn + numeral(x + RADIUS + 19, y + 8 - lift * max(amount - 1, 0) / 2, amount, 23, fill="#f6efdf")


def scroll(x: float, y: float, scale: float = 1, there: bool = True) -> str:
    """A privilege, or the faint outline of one that is elsewhere."""
    return use("scroll", x, y, scale, opacity=None if there else 0.16)
