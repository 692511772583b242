"""Nobles and royals: portraits put together from simple shapes, a different one for each number."""

from collections.abc import Sequence

from cabochon.match.picture.canvas import (
    PREFIX,
    circle,
    fitting,
    gradient,
    group,
    line,
    numeral,
    paint,
    path,
    rect,
    use,
)
from cabochon.match.picture.cards import GILT, HEIGHT, INK, NIGHT, WIDTH, tag
from cabochon.match.picture.gems import gem

_SKIN = ("#f0cfae", "#c98f64", "#8a5a3c", "#e2b48c", "#f6dcc4")
_HAIR = ("#3a2a22", "#7a4a24", "#d3a550", "#5b5560", "#1f1c24", "#a8442c")
_CLOTH = ("#7a2440", "#24506e", "#2f6a4e", "#6b4a8c", "#9a6420", "#33384f", "#8c3b2a")
_WALLS = (
    ("#8d7bb8", "#51417e"),
    ("#6f9bb0", "#33566e"),
    ("#b08a6a", "#6a452c"),
    ("#7fa386", "#3f6350"),
    ("#b3798c", "#6b3a50"),
)

# Drawn around the origin, which is the chin; the head is 30 wide.
_SHOULDERS = "M-38 60C-37 34 -26 22 -9 18V6H9V18C26 22 37 34 38 60Z"
_FACE = "M-13.5 -18C-13.5 -30 13.5 -30 13.5 -18C13.5 -6 8 3 0 3C-8 3 -13.5 -6 -13.5 -18Z"
_HAIRS = (
    "M-15.5 -8C-19 -38 19 -38 15.5 -8C14 -16 12 -21 8 -23C0 -20 -8 -20 -11 -22C-13 -18 -14.5 -14 -15.5 -8Z",
    "M-15 8C-23 -12 -19 -35 0 -34S23 -12 15 8C18 -6 13 -18 7 -23C-1 -19 -9 -20 -11 -21C-15 -14 -17 -4 -15 8Z",
    "M-19 24C-24 -10 -21 -36 0 -35S24 -10 19 24C12 20 15 -8 10 -21Q0 -24 -10 -21C-15 -8 -12 20 -19 24Z",
)
_BEARD = "M-13 -14C-12 2 -7 13 0 13C7 13 12 2 13 -14C10 -6 6 -5.5 0 -6C-6 -5.5 -10 -6 -13 -14Z"
_COLLARS = (
    ("M-17 17C-10 8 10 8 17 17C12 24 -12 24 -17 17Z", "#fbf6ea"),  # a ruff
    ("M-24 24C-14 10 14 10 24 24L14 40C8 26 -8 26 -14 40Z", "#efe4cc"),  # a fur
    ("M-12 16L0 34L12 16L6 12H-6Z", "#fbf6ea"),  # a shirt
    ("M-20 21Q0 40 20 21L17 18Q0 33 -17 18Z", "#e3c27a"),  # a chain
)
_GOLD = {"fill": "#f0c75e", "stroke": "#7a5510", "stroke_width": 1}


def _crown(_: str) -> str:
    points = "M-14 -26L-16.5 -43L-8.5 -35.5L0 -47L8.5 -35.5L16.5 -43L14 -26Q0 -30 -14 -26Z"
    return path(points, **_GOLD) + circle(0, -33, 2.3, fill="#b3263c")


def _beret(cloth: str) -> str:
    plume = "M10 -36C20 -50 30 -46 31 -36C25 -42 18 -38 13 -31Z"
    hat = "M-18 -25C-25 -40 -6 -46 6 -43C20 -41 23 -30 17 -25C6 -30 -7 -30 -18 -25Z"
    return path(plume, fill="#fbf6ea") + path(hat, fill=cloth, stroke="#000000", stroke_opacity=0.3)


def _tiara(_: str) -> str:
    band = "M-14 -24Q0 -33 14 -24L12 -29Q7 -34 4 -34L0 -41L-4 -34Q-7 -34 -12 -29Z"
    return path(band, **_GOLD) + circle(0, -34, 2, fill="#2f6fd6")


def _turban(cloth: str) -> str:
    wrap = "M-17 -21C-24 -42 -8 -50 0 -50C8 -50 24 -42 17 -21C8 -28 -8 -28 -17 -21Z"
    folds = "M-16 -24C-6 -36 6 -42 15 -42M-19 -32C-10 -41 0 -46 8 -48M-6 -26C4 -31 12 -35 19 -35"
    return (
        path(wrap, fill="#f3e6cc", stroke="#a98d5c", stroke_width=1)
        + path(folds, fill="none", stroke="#c3a878", stroke_width=1.2)
        + circle(0, -33, 3, fill=cloth, stroke="#f0c75e", stroke_width=1.3)
    )


def _veil(cloth: str) -> str:
    hood = "M-22 30C-28 -8 -24 -42 0 -42C24 -42 28 -8 22 30C15 20 18 -14 11 -22Q0 -29 -11 -22"
    hood += "C-18 -14 -15 20 -22 30Z"
    band = "M-12.5 -21Q0 -31 12.5 -21L13.5 -24.5Q0 -36 -13.5 -24.5Z"
    return path(hood, fill=cloth, stroke="#000000", stroke_opacity=0.25) + path(band, fill="#f0c75e")


_HEADGEAR = (_crown, _beret, _tiara, _turban, _veil)


def bust(number: int) -> str:
    """A head and shoulders around the origin, 76 wide, from -50 to 60."""
    skin = _SKIN[number * 3 % 5]
    hair = _HAIR[number * 5 % 6]
    cloth = _CLOTH[number * 4 % 7]
    headgear = _HEADGEAR[number % 5]
    collar, collar_colour = _COLLARS[(number + number // 5) % 4]
    bearded = number % 5 in (0, 3) or number == 6
    brows = "M-8.5 -18.5Q-6 -20.3 -3.5 -18.8M3.5 -18.8Q6 -20.3 8.5 -18.5"
    features = "M0 -15.5L-1.6 -9.5Q0 -8.6 1.4 -9.2M-3 -4.2Q0 -2.6 3 -4.2"
    return "".join(
        (
            path(_SHOULDERS, fill=cloth),
            path("M-38 60C-37 34 -26 22 -9 18L-2 60Z", fill="#000000", opacity=0.14),
            path("M-8 -4H8V17Q0 23 -8 17Z", fill=skin),
            path("M-8 2Q0 9 8 2V7Q0 14 -8 7Z", fill="#000000", opacity=0.14),
            path(collar, fill=collar_colour, stroke="#000000", stroke_opacity=0.18),
            path(_FACE, fill=skin),
            path(_BEARD, fill=hair) if bearded else "",
            path(_HAIRS[0 if bearded else 1 + number % 2], fill=hair),
            path(brows, fill="none", stroke=hair, stroke_width=1.4),
            circle(-5.6, -15, 1.3, fill="#2a2028"),
            circle(5.6, -15, 1.3, fill="#2a2028"),
            path(features, fill="none", stroke="#5a2c24", stroke_opacity=0.65, stroke_width=1.1),
            headgear(_CLOTH[(number * 4 + 3) % 7]),
        )
    )


ROYAL_WIDTH, ROYAL_HEIGHT = WIDTH, (HEIGHT - 10) / 2


def definitions() -> str:
    """What the functions of this module copy."""
    frames = {
        "portrait": rect(0, 0, WIDTH, HEIGHT, 10),
        "royal": rect(0, 0, ROYAL_WIDTH, ROYAL_HEIGHT, 9),
        "medal": circle(0, 0, 20),
    }
    parts = [f'<clipPath id="{PREFIX}{name}">{frame}</clipPath>' for name, frame in frames.items()]
    parts += [gradient(f"wall-{i}", light, dark) for i, (light, dark) in enumerate(_WALLS)]
    return "".join(parts)


def _placed(number: int, x: float, y: float, scale: float) -> str:
    return group(bust(number), transform=f"translate({x:g} {y:g}) scale({scale:g})")


def noble(number: int, points: int, asks: tuple[tuple[str, int], ...], place: str) -> str:
    """A noble tile of a card's size: portrait, points and the bonuses that it asks for."""
    chips = []
    for i, (letter, amount) in enumerate(asks):
        y = HEIGHT - 28 - 24 * (len(asks) - 1 - i)
        chips.append(rect(7, y, 44, 21, 6, fill="#fffaf0", fill_opacity=0.94))
        chips.append(gem(letter, 19, y + 10.5, 19))
        chips.append(numeral(38.5, y + 16, amount, 16, fill=INK))
    scenery = group(
        rect(0, 0, WIDTH, HEIGHT, fill=paint(f"wall-{number % 5}")),
        path(f"M{WIDTH} 0V{HEIGHT}H0V{HEIGHT - 30}L{WIDTH - 46} 0Z", fill="#ffffff", opacity=0.08),
        _placed(number, 66, 92, 1.06),
        path("M0 0H34V34A6 6 0 0 1 28 40H0Z", fill=NIGHT, fill_opacity=0.55),
        clip_path=paint("portrait"),
    )
    return "".join(
        (
            use("shadow"),
            scenery,
            numeral(18, 31, points, 28, fill="#ffffff"),
            *chips,
            rect(1, 1, WIDTH - 2, HEIGHT - 2, 9.5, fill="none", stroke=GILT, stroke_width=2),
            rect(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 6.5, fill="none", stroke=GILT, stroke_opacity=0.45),
            tag(place, WIDTH - 27, 8),
        )
    )


def royal(number: int, points: int, abilities: Sequence[str], words: str, place: str) -> str:
    """A royal card: portrait, points and what it does, as signs and in words."""
    foot = ROYAL_HEIGHT - 22
    size = fitting(words, 11, ROYAL_WIDTH - 32)
    sign = "".join(use(f"sign-{ability}", 15, foot + 11, 0.85) for ability in abilities)
    scenery = group(
        rect(0, 0, ROYAL_WIDTH, ROYAL_HEIGHT, fill=paint(f"wall-{number % 5}")),
        _placed(number, ROYAL_WIDTH - 31, 47, 0.8),
        rect(0, foot, ROYAL_WIDTH, 22, fill=NIGHT, fill_opacity=0.72) if words else "",
        clip_path=paint("royal"),
    )
    return "".join(
        (
            rect(0, 3, ROYAL_WIDTH, ROYAL_HEIGHT, 9, fill="#000000", opacity=0.35),
            scenery,
            numeral(16, 29, points, 25, fill="#ffffff"),
            group(sign, line(26, foot + 15, words, size, font_weight=600, fill="#ffffff"), color=GILT),
            rect(1, 1, ROYAL_WIDTH - 2, ROYAL_HEIGHT - 2, 8.5, fill="none", stroke=GILT, stroke_width=2),
            tag(place, 29, 13),
        )
    )


def medal(number: int, x: float, y: float, size: float) -> str:
    """A noble or royal that a player has: the portrait in a round frame, its middle at (x, y)."""
    wall = circle(0, 0, 20, fill=paint(f"wall-{number % 5}"))
    inside = group(wall, _placed(number, 0, 9, 0.55), clip_path=paint("medal"))
    frame = circle(0, 0, 19.5, fill="none", stroke=GILT, stroke_width=2)
    return group(inside, frame, transform=f"translate({x:g} {y:g}) scale({size / 40:g})")
