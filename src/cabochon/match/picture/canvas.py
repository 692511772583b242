"""The few SVG elements that the pictures are made of, as text."""

from html import escape
from unicodedata import combining, east_asian_width

SERIF = "Georgia,'Iowan Old Style','Times New Roman',serif"
SANS = "'Segoe UI','Helvetica Neue',Helvetica,Arial,'Noto Sans',sans-serif"

# What letters take of their size, about, in a bold face.
NARROW, USUAL, CAPITAL, BROAD, SQUARE = 0.34, 0.58, 0.7, 0.84, 1.0

# Pictures may stand side by side in a page: our ids start alike, and equal ids mean equal things.
PREFIX = "cabochon-"


def number(value: float) -> str:
    """A coordinate with at most two decimals."""
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shown == "-0" else shown


def attributes(values: dict[str, object]) -> str:
    """` name="value"` for each value; `stroke_width` is written `stroke-width`, None is left out."""
    parts = []
    for name, value in values.items():
        if value is None:
            continue
        shown = number(value) if isinstance(value, int | float) else escape(str(value))
        parts.append(f' {name.replace("_", "-")}="{shown}"')
    return "".join(parts)


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **look: object) -> str:
    corner = {"rx": radius} if radius else {}
    return f"<rect{attributes({'x': x, 'y': y, 'width': width, 'height': height, **corner, **look})}/>"


def circle(x: float, y: float, radius: float, **look: object) -> str:
    return f"<circle{attributes({'cx': x, 'cy': y, 'r': radius, **look})}/>"


def path(d: str, **look: object) -> str:
    return f"<path{attributes({'d': d, **look})}/>"


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, **look: object) -> str:
    """A copy of the definition `name` with its origin at (x, y)."""
    move = f"translate({number(x)} {number(y)})" + (f" scale({number(scale)})" if scale != 1 else "")
    return f"<use{attributes({'href': f'#{PREFIX}{name}', 'transform': move, **look})}/>"


def group(*content: str, x: float = 0, y: float = 0, title: str = "", **look: object) -> str:
    """Elements moved together by (x, y); a pointer resting on them shows `title`."""
    move = f"translate({number(x)} {number(y)})" if x or y else None
    label = f"<title>{escape(title)}</title>" if title else ""
    return f"<g{attributes({'transform': move, **look})}>{label}{''.join(content)}</g>"


def text(x: float, y: float, words: object, size: float, **look: object) -> str:
    """One line of text on the base line y: sans serif unless told otherwise."""
    style = {"font_size": size, "font_family": SANS, **look}
    return f"<text{attributes({'x': x, 'y': y, **style})}>{escape(str(words))}</text>"


def line(x: float, y: float, words: str, size: float, **look: object) -> str:
    """Text that is as long as `length` says in every font, so that it never runs into what is beside it."""
    room = {"textLength": length(words, size), "lengthAdjust": "spacingAndGlyphs"} if words else {}
    return text(x, y, words, size, **room, **look)


def length(words: str, size: float) -> float:
    """How long a line of text is, about: every machine has other fonts."""
    return size * sum(map(_breadth, words))


def _breadth(letter: str) -> float:
    if combining(letter):
        return 0.0
    if east_asian_width(letter) in "WF":
        return SQUARE
    if letter in "mwMW—…%&@":
        return BROAD
    if letter in "fijlrtI .,:;·!|'’()[]/-":
        return NARROW
    return CAPITAL if letter.isupper() else USUAL


def fitting(words: str, size: float, room: float) -> float:
    """The size, this one at most, in which such a line is no longer than `room`."""
    return size * min(1, room / max(length(words, size), 1))


def numeral(x: float, y: float, words: object, size: float, **look: object) -> str:
    """A bold figure in the serif face, by its middle unless told otherwise."""
    style = {"font_family": SERIF, "font_weight": 700, "text_anchor": "middle", **look}
    return text(x, y, words, size, **style)


def gradient(name: str, top: str, bottom: str) -> str:
    """A definition to fill with: `paint(name)`."""
    stops = f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
    return f'<linearGradient id="{PREFIX}{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def paint(name: str) -> str:
    return f"url(#{PREFIX}{name})"


def define(name: str, *content: str) -> str:
    """A definition to copy with `use`."""
    return f'<g id="{PREFIX}{name}">{"".join(content)}</g>'
