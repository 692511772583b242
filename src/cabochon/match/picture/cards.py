"""Cards, decks and empty places. Each is drawn with its upper left corner at the origin."""

from cabochon.games.components import Card
from cabochon.match.faces import NO_BONUS, amounts, bonus_sign, columns
from cabochon.match.picture.canvas import (
    circle,
    define,
    fitting,
    gradient,
    group,
    length,
    line,
    numeral,
    paint,
    path,
    rect,
    text,
    use,
)
from cabochon.match.picture.captions import Captions
from cabochon.match.picture.gems import gem, look
from cabochon.match.picture.scenes import scene

WIDTH, HEIGHT = 110, 152
HEADER, FOOTER = 36, 102  # where the landscape begins and ends
SMALL_WIDTH, SMALL_HEIGHT = 62, 84  # a card in hand

GILT = "#e3c27a"
INK = "#2e2a3a"  # to write on paper
CREAM, MUTED = "#f6efdf", "#b9b3c9"  # to write on the table; MUTED is for small print
NIGHT = "#1d1b2b"
LEVELS = {1: ("#3f9a86", "#256456"), 2: ("#d19a45", "#93621a"), 3: ("#6d6cc4", "#3d3b86")}

_CROWN = "M-8 5.5L-9 -4.5L-4.3 -0.5L0 -7L4.3 -0.5L9 -4.5L8 5.5Z"
# Signs about 14 units across: an arrow going round, a gem and one more, a scroll, a gem pulled over.
_SIGNS = {
    "extra_turn": "M5.6 -3A6.3 6.3 0 1 0 6.3 1.6M6.4 -6.6V-2.6H2.4",
    "take_matching": "M-6.5 0L-3 -4.5L0.5 0L-3 4.5ZM4.5 -3.5V3.5M1.8 0H7.2",
    "privilege": "M-4.5 -5.5H4.5A1.8 1.8 0 0 1 4.5 -2H3V3.5A2 2 0 0 1 1 5.5H-6A2 2 0 0 0 -4.2 3.5V-3.8"
    "A1.7 1.7 0 0 0 -6 -5.5ZM-1.8 -1.5H0.8M-1.8 1.5H0.8",
    "steal": "M6.5 -4.5H-5M-1.5 -8L-5 -4.5L-1.5 -1M-4.5 4L0 0.8L4.5 4L0 7.6Z",
}


def definitions() -> str:
    """What the functions of this module copy."""
    parts = [gradient(f"level-{level}", light, dark) for level, (light, dark) in LEVELS.items()]
    parts.append(gradient("paper", "#fdf9ee", "#efe4cc"))
    gold = {"fill": "#f4cf6b", "stroke": "#7a5510", "stroke_width": 1}
    parts.append(define("crown", path(_CROWN, **gold)))
    pen = {"fill": "none", "stroke": "currentColor", "stroke_width": 1.7}
    for name, sign in _SIGNS.items():
        parts.append(define(f"sign-{name}", path(sign, stroke_linecap="round", **pen)))
    parts.append(
        define(
            "shadow",
            rect(1, 4, WIDTH, HEIGHT, 10, fill="#000000", opacity=0.22),
            rect(0, 1.5, WIDTH, HEIGHT, 10, fill="#000000", opacity=0.25),
        )
    )
    return "".join(parts)


def pips(level: int, x: float, y: float) -> str:
    """The level of a card as one to three lozenges around (x, y)."""
    first = x - 4.5 * (level - 1)
    shapes = "".join(f"M{first + 9 * i - 3.2:g} {y:g}l3.2 -4.4l3.2 4.4l-3.2 4.4Z" for i in range(level))
    return path(shapes, fill="#fff3d0")


def tag_width(words: str, size: float = 12) -> float:
    """How wide a tag is."""
    return size * (0.9 + 0.62 * columns(words))


def tag(words: str, x: float, y: float, size: float = 12) -> str:
    """The name of a place, as it is typed."""
    width = tag_width(words, size)
    height = size * 1.42
    return rect(x, y, width, height, height / 2, fill=NIGHT, opacity=0.88) + text(
        x + width / 2, y + size * 1.06, words, size, font_weight=700, text_anchor="middle", fill="#ffffff"
    )


def _price(letter: str, amount: int, x: float, y: float) -> str:
    return (
        rect(x, y, 46, 20, 10, fill="#ffffff", stroke="#d9c9a5")
        + gem(letter, x + 12, y + 10, 19)
        + numeral(x + 32.5, y + 15.2, amount, 15.5, fill=INK)
    )


def _prices(cost: tuple[tuple[str, int], ...]) -> str:
    """The chips of a cost, two side by side, in the foot of the card."""
    top = FOOTER + (4.5 if len(cost) > 2 else 15)
    parts = []
    for i, (letter, amount) in enumerate(cost):
        alone = len(cost) % 2 == 1 and i == len(cost) - 1
        left = (WIDTH - 46) / 2 if alone else 7 + 50 * (i % 2)
        parts.append(_price(letter, amount, left, top + 22 * (i // 2)))
    return "".join(parts)


def _header(face: Card, letters: str) -> str:
    band = f"M0 {HEADER}V10A10 10 0 0 1 10 0H{WIDTH - 10}A10 10 0 0 1 {WIDTH} 10V{HEADER}Z"
    parts = [path(band, fill=paint(f"level-{face.level}"))]
    if face.points:
        parts.append(numeral(17, 28, face.points, 28, fill="#ffffff"))
    bonus = bonus_sign(face, letters)
    places = [] if bonus == NO_BONUS else [WIDTH - 20 - 25 * i for i in range(face.bonus_count)]
    for x in reversed(places):
        parts.append(circle(x, 18, 15, fill="#fffaf0", opacity=0.92))
        parts.append(gem(bonus, x, 18, 25))
    left = 30 if face.points else 4
    right = min(places, default=WIDTH) - 16
    first = (left + right) / 2 - 8 * (face.crowns - 1)
    parts += [use("crown", first + 16 * i, 19, 0.85) for i in range(face.crowns)]
    return "".join(parts)


def _ability(name: str, words: str) -> str:
    size = fitting(words, 11, WIDTH - 36)
    width = 30 + length(words, size)
    left = (WIDTH - width) / 2
    middle = left + (width + 14) / 2
    return group(
        rect(left, FOOTER - 21, width, 17, 8.5, fill="#fffaf0", stroke="#6d5a8e", stroke_width=0.8),
        use(f"sign-{name}", left + 11, FOOTER - 12.5, 0.8),
        line(middle, FOOTER - 8.7, words, size, font_weight=600, text_anchor="middle", fill="#3b2f57"),
        color="#5b3fa0",
    )


def card(face: Card, captions: Captions, place: str) -> str:
    """A card face up in the market."""
    letters = captions.game.letters
    colours = look(bonus_sign(face, letters))
    return "".join(
        (
            use("shadow"),
            rect(0, 0, WIDTH, HEIGHT, 10, fill=paint("paper")),
            group(scene(face.level, face.number, colours, WIDTH, FOOTER - HEADER), y=HEADER),
            _header(face, letters),
            _prices(amounts(face.cost, letters)),
            *map(_ability, face.abilities, captions.abilities(face.abilities)),
            tag(place, 5, HEADER + 5),
            rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 9.5, fill="none", stroke="#fff8e6", stroke_opacity=0.55),
        )
    )


def deck(level: int, left: int, place: str) -> str:
    """A deck, face down, with the number of cards that are left."""
    if not left:
        return empty(place)
    edge = {"fill": LEVELS[level][1], "stroke": "#0e0d18", "stroke_opacity": 0.5}
    pile = "".join(
        rect(2.2 * i, 2.2 * i, WIDTH, HEIGHT, 10, **edge) for i in range(min(3, (left + 7) // 8), 0, -1)
    )
    down, up = "l23 33.5l-23 33.5", "l-23 33.5l23 33.5"
    lattice = "".join(f"M{x} 9{down}{down}M{x + 23} 9{up}{up}" for x in (9, 32, 55, 78))
    return "".join(
        (
            use("shadow"),
            pile,
            rect(0, 0, WIDTH, HEIGHT, 10, fill=paint(f"level-{level}")),
            path(lattice, fill="none", stroke="#ffffff", stroke_opacity=0.13, stroke_width=1.2),
            rect(6.5, 6.5, WIDTH - 13, HEIGHT - 13, 6, fill="none", stroke="#ffffff", stroke_opacity=0.5),
            circle(WIDTH / 2, HEIGHT / 2, 29, fill=NIGHT, fill_opacity=0.55, stroke=GILT, stroke_width=1.4),
            numeral(WIDTH / 2, HEIGHT / 2 + 10.5, left, 30, fill="#ffffff"),
            pips(level, WIDTH / 2, HEIGHT - 24),
            tag(place, 11, 12),
        )
    )


HOLLOW = {"fill": "#ffffff", "fill_opacity": 0.03, "stroke": "#ffffff", "stroke_opacity": 0.22}


def empty(place: str) -> str:
    """A place without a card."""
    name = text(WIDTH / 2, HEIGHT / 2 + 4, place, 13, font_weight=600, text_anchor="middle", fill=MUTED)
    return rect(1, 1, WIDTH - 2, HEIGHT - 2, 10, stroke_width=1.5, stroke_dasharray="5 6", **HOLLOW) + name


def small_empty() -> str:
    """A free place in a hand."""
    return rect(0.75, 0.75, SMALL_WIDTH - 1.5, SMALL_HEIGHT - 1.5, 7, stroke_dasharray="4 5", **HOLLOW)


def small_back(level: int) -> str:
    """A card in a hand that only its owner knows."""
    return "".join(
        (
            rect(0, 2, SMALL_WIDTH, SMALL_HEIGHT, 7, fill="#000000", opacity=0.3),
            rect(0, 0, SMALL_WIDTH, SMALL_HEIGHT, 7, fill=paint(f"level-{level}")),
            rect(4, 4, SMALL_WIDTH - 8, SMALL_HEIGHT - 8, 4, fill="none", stroke=CREAM, stroke_opacity=0.6),
            numeral(SMALL_WIDTH / 2, 44, "?", 30, fill="#ffffff"),
            pips(level, SMALL_WIDTH / 2, 58),
        )
    )


def small_card(face: Card, letters: str) -> str:
    """A card in a hand, as far as it is known."""
    band = f"M0 24V7A7 7 0 0 1 7 0H{SMALL_WIDTH - 7}A7 7 0 0 1 {SMALL_WIDTH} 7V24Z"
    parts = [
        rect(0, 2, SMALL_WIDTH, SMALL_HEIGHT, 7, fill="#000000", opacity=0.3),
        rect(0, 0, SMALL_WIDTH, SMALL_HEIGHT, 7, fill=paint("paper")),
        path(band, fill=paint(f"level-{face.level}")),
    ]
    if face.points:
        parts.append(numeral(11, 18.5, face.points, 18, fill="#ffffff"))
    for i in reversed(range(face.bonus_count)):
        x = SMALL_WIDTH - 12 - 13 * i
        parts.append(
            circle(x, 12, 10, fill="#fffaf0", opacity=0.92) + gem(bonus_sign(face, letters), x, 12, 17)
        )
    left = 24 if face.points else 9
    parts += [use("crown", left + 10 * i, 13, 0.5) for i in range(face.crowns)]
    for ability in face.abilities:
        parts.append(use(f"sign-{ability}", left + 4, 12.5, 0.7, color="#ffffff"))
    cost = amounts(face.cost, letters)
    top = 39 if len(cost) > 2 else 48
    for i, (letter, amount) in enumerate(cost):
        x, y = 4 + 28 * (i % 2), top + 20 * (i // 2)
        parts.append(gem(letter, x + 9, y, 16) + numeral(x + 21.5, y + 5, amount, 14, fill=INK))
    return "".join(parts)
