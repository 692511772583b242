"""Gems and tokens: each has a shape, a letter and a colour, so that colour is never the only sign.

| letter | token | shape |
| --- | --- | --- |
| w | white, diamond | brilliant cut seen from the side |
| b | blue, sapphire | hexagon |
| g | green, emerald | tall octagon, step cut |
| r | red, ruby | pear drop |
| k | black, onyx | cushion square |
| p | pearl | plain round |
| o | gold | coin with a milled edge |
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from cabochon.match.faces import NO_BONUS, WILD
from cabochon.match.picture.canvas import circle, define, gradient, number, paint, path, text, use


class Look(NamedTuple):
    """The colours of one gem: its body from light to dark, its edge and letter; then those of a landscape."""

    light: str
    dark: str
    edge: str
    ink: str
    sky: str
    far: str
    near: str
    shade: str


LOOKS = {
    "w": Look("#ffffff", "#d5deea", "#7d8ea6", "#33415a", "#eef2f7", "#c5cfdd", "#94a3b8", "#33415a"),
    "b": Look("#5b9cf0", "#1f56b4", "#173f86", "#ffffff", "#dce9fb", "#8fb5ea", "#3c74c6", "#173f86"),
    "g": Look("#45c48a", "#12784c", "#0d5837", "#ffffff", "#dcf3e6", "#8ccfae", "#2f8f64", "#0d5837"),
    "r": Look("#f0697a", "#b41f38", "#851326", "#ffffff", "#fbe0e0", "#eb9ca3", "#bf3d50", "#851326"),
    "k": Look("#5a5f70", "#20222c", "#b3b8c6", "#ffffff", "#e4e3e6", "#a3a3ae", "#4a4b58", "#15161c"),
    "p": Look("#fff6f4", "#e9bcc6", "#b07f8f", "#6a3448", "#fdeef0", "#f0cfd6", "#c894a2", "#6a3448"),
    "o": Look("#ffdf7e", "#d3951c", "#8f5f0c", "#5a3a04", "#fdf3d3", "#f0d382", "#c99a30", "#5a3a04"),
}
# Cards that show no gem colour: wild ones and those that bring points alone.
_ANY = Look("#d9c8f5", "#7a5bb5", "#553c88", "#ffffff", "#efe6fb", "#c3aee6", "#7d62b0", "#3d2f66")
_PLAIN = Look("#efe3cb", "#c5ae84", "#8b744b", "#4a3a1c", "#f5ead2", "#dcc597", "#a88a55", "#4a3a1c")


def look(letter: str) -> Look:
    """The colours of a gem; a wild bonus and none have colours of their own."""
    return {WILD: _ANY, NO_BONUS: _PLAIN}.get(letter) or LOOKS[letter]


def _polygon(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def _regular(sides: int, radius: float, turn: float = 0.0) -> list[tuple[float, float]]:
    steps = (2 * pi * i / sides + turn for i in range(sides))
    return [(radius * sin(step), -radius * cos(step)) for step in steps]


def _facets(outer: Sequence[tuple[float, float]], inner: Sequence[tuple[float, float]]) -> str:
    """The lines from the table of a stone to its girdle."""
    return "".join(
        f"M{number(a)} {number(b)}L{number(c)} {number(d)}"
        for (a, b), (c, d) in zip(outer, inner, strict=True)
    )


# The girdle of a stone and its table, the flat facet in the middle.
_HEXAGON, _HEXAGON_TABLE = _regular(6, 15.5), _regular(6, 9.6)
_OCTAGON = [(-6, -15), (6, -15), (12, -9), (12, 9), (6, 15), (-6, 15), (-12, 9), (-12, -9)]
_OCTAGON_TABLE = [(x * 0.66, y * 0.66) for x, y in _OCTAGON]
_SQUARE_TABLE = [(-8.5, -8.5), (8.5, -8.5), (8.5, 8.5), (-8.5, 8.5)]
_COIN = [
    point
    for outer, inner in zip(_regular(18, 15.8), _regular(18, 14.2, pi / 18), strict=True)
    for point in (outer, inner)
]
_DROP = "M0 -16.5C4 -9.5 12.5 -4 12.5 4A12.5 12 0 0 1 -12.5 4C-12.5 -4 -4 -9.5 0 -16.5Z"
_CUSHION = (
    "M-9 -13.5Q0 -14.8 9 -13.5Q13.5 -13.5 13.5 -9Q14.8 0 13.5 9Q13.5 13.5 9 13.5"
    "Q0 14.8 -9 13.5Q-13.5 13.5 -13.5 9Q-14.8 0 -13.5 -9Q-13.5 -13.5 -9 -13.5Z"
)

# Outline, facet lines, a patch of light; all around the origin, about 30 units across.
_SHAPES = {
    "w": (
        _polygon((-9, -12.5), (9, -12.5), (16, -4), (0, 15.5), (-16, -4)),
        "M-16 -4H16M-9 -12.5L-6.5 -4L0 15.5L6.5 -4L9 -12.5M-6.5 -4L0 -12.5L6.5 -4",
        _polygon((-9, -12.5), (0, -12.5), (-6.5, -4), (-16, -4)),
    ),
    "b": (
        _polygon(*_HEXAGON),
        _polygon(*_HEXAGON_TABLE) + _facets(_HEXAGON, _HEXAGON_TABLE),
        _polygon(*_HEXAGON[4:], _HEXAGON[0], _HEXAGON_TABLE[0], *_HEXAGON_TABLE[:3:-1]),
    ),
    "g": (
        _polygon(*_OCTAGON),
        _polygon(*_OCTAGON_TABLE) + _facets(_OCTAGON, _OCTAGON_TABLE),
        _polygon(*_OCTAGON[6:], *_OCTAGON[:2], *_OCTAGON_TABLE[1::-1], *_OCTAGON_TABLE[:5:-1]),
    ),
    "r": (
        _DROP,
        "M0 -16.5L-5.5 -3.5L-12.5 4L-5 9.5L0 16L5 9.5L12.5 4L5.5 -3.5ZM-5.5 -3.5H5.5M-5 9.5H5",
        _polygon((0, -16.5), (-5.5, -3.5), (-12.3, 3), (-9.5, -5), (-4, -10.5)),
    ),
    "k": (
        _CUSHION,
        _polygon(*_SQUARE_TABLE) + _facets([(x * 1.48, y * 1.48) for x, y in _SQUARE_TABLE], _SQUARE_TABLE),
        _polygon((-12.4, -12.4), (12.4, -12.4), (8.5, -8.5), (-8.5, -8.5), (-8.5, 8.5), (-12.4, 12.4)),
    ),
    "p": (
        "M0 -14A14 14 0 0 1 0 14A14 14 0 0 1 0 -14Z",
        "M-9.5 5.5A11 11 0 0 0 9.5 5.5",
        "M-9.6 -3.6A9.8 9.8 0 0 1 -1.4 -10.2A12.5 12.5 0 0 0 -9.6 -3.6Z",
    ),
    "o": (
        _polygon(*_COIN),
        "M0 -11.2A11.2 11.2 0 0 1 0 11.2A11.2 11.2 0 0 1 0 -11.2Z",
        "M-9.9 -5.2A11.2 11.2 0 0 1 5.2 -9.9A14 14 0 0 0 -9.9 -5.2Z",
    ),
}
# Where the letter sits: the drop and the brilliant are not balanced around their middle.
_LETTER_Y = {"w": 3.6, "r": 8.0}


def _stone(letter: str) -> str:
    outline, facets, light = _SHAPES[letter]
    colours = LOOKS[letter]
    shine = 0.95 if letter in "wp" else 0.34
    facet_line = "#ffffff" if letter in "bgrk" else colours.edge
    return "".join(
        (
            path(outline, fill=paint(f"fill-{letter}"), stroke=colours.edge, stroke_width=1.4),
            path(light, fill="#ffffff", opacity=shine),
            path(facets, fill="none", stroke=facet_line, stroke_width=0.8, opacity=0.42),
        )
    )


def _lettered(letter: str) -> str:
    style = {"font_weight": 700, "text_anchor": "middle", "fill": LOOKS[letter].ink}
    return use(f"stone-{letter}") + text(0, _LETTER_Y.get(letter, 5.0), letter, 15, **style)


def _any_gem() -> str:
    """The bonus of a wild card: a star of the five gem colours."""
    tips = _regular(5, 16)
    waists = _regular(5, 8.4, pi / 5)
    rays = "".join(
        path(
            _polygon((0, 0), waists[i - 1], tips[i], waists[i]),
            fill=paint(f"fill-{letter}"),
            stroke="#4b3a78",
        )
        for i, letter in enumerate("wbgrk")
    )
    return (
        rays
        + circle(0, 0, 6.6, fill="#3d2f66", stroke="#ffffff", stroke_width=0.8)
        + text(0, 3.9, "?", 11, font_weight=700, text_anchor="middle", fill="#ffffff")
    )


def definitions() -> str:
    """The gems by name: `stone-w` is the bare shape, `gem-w` is lettered, `gem-any` is a wild bonus."""
    parts = []
    for letter, colours in LOOKS.items():
        parts.append(gradient(f"fill-{letter}", colours.light, colours.dark))
        parts.append(define(f"stone-{letter}", _stone(letter)))
        parts.append(define(f"gem-{letter}", _lettered(letter)))
    parts.append(define("gem-any", _any_gem()))
    return "".join(parts)


def gem(letter: str, x: float, y: float, size: float) -> str:
    """A gem with its letter, or a wild bonus: `size` units across, its middle at (x, y)."""
    return use(f"gem-{'any' if letter == WILD else letter}", x, y, size / 32)


def stone(letter: str, x: float, y: float, size: float) -> str:
    """A gem without its letter, for ornament alone."""
    return use(f"stone-{letter}", x, y, size / 32)
