"""Small landscapes for the middle of a card: mountains for level 1, trade for level 2, a city for level 3."""

from collections.abc import Callable
from random import Random

from cabochon.match.picture.canvas import circle, group, number, path, rect
from cabochon.match.picture.gems import Look


def _land(points: list[tuple[float, float]], width: float, height: float) -> str:
    """The land below a line of points, down to the edge of the picture."""
    corners = [(0.0, height), *points, (width, height)]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


def _mountains(chance: Random, colours: Look, width: float, height: float) -> str:
    sun = chance.uniform(0.15, 0.85) * width
    far = [(width * i / 6, height * (chance.uniform(0.28, 0.5) + 0.14 * (i % 2))) for i in range(7)]
    peak = chance.uniform(0.25, 0.75) * width
    top = height * chance.uniform(0.14, 0.36)
    near = [
        (0.0, height * chance.uniform(0.6, 0.8)),
        (peak * 0.55, height * chance.uniform(0.48, 0.64)),
        (peak, top),
        ((peak + width) / 2, height * chance.uniform(0.5, 0.66)),
        (width, height * 0.7),
    ]
    snow = f"M{number(peak)} {number(top)}l-7.5 11l4 -1.6l3 3.4l3.2 -3.6l3.2 1.2Z"
    mine = peak + chance.uniform(-14, 14)
    tunnel = f"M{number(mine - 6)} {number(height)}v-6a6 6 0 0 1 12 0v6Z"
    return "".join(
        (
            circle(sun, height * 0.27, 8, fill="#ffffff", opacity=0.75),
            path(_land(far, width, height), fill=colours.far),
            path(_land(near, width, height), fill=colours.near),
            path(snow, fill="#ffffff", opacity=0.8),
            path(tunnel, fill=colours.shade, opacity=0.55),
        )
    )


def _ship(x: float, y: float, size: float, colours: Look) -> str:
    sails = "M1.5 -29q16 13 13 25h-13ZM-1.5 -25q-7 14 -13 21h13Z"
    shapes = (
        path("M0 0V-30", stroke=colours.near, stroke_width=1.4),
        path(sails, fill="#ffffff", stroke=colours.near, stroke_width=0.7),
        path("M-17 0h34l-6 8h-22Z", fill=colours.near),
    )
    return group(*shapes, transform=f"translate({number(x)} {number(y)}) scale({number(size)})")


def _ships(chance: Random, colours: Look, width: float, height: float) -> str:
    sea = height * chance.uniform(0.6, 0.7)
    cape = chance.uniform(0.25, 0.8) * width
    coast = [(0, sea), (cape * 0.3, sea - 9), (cape * 0.7, sea - chance.uniform(10, 18)), (cape, sea - 5)]
    coast += [(min(cape + 16, width), sea), (width, sea)]
    first, second = chance.choice(((0.68, 0.25), (0.34, 0.78), (0.55, 0.14)))
    crests = [(chance.uniform(2, width - 18), sea + 5 + 4 * i) for i in range(4)]
    waves = "".join(f"M{number(x)} {number(y)}q4 -3 8 0t8 0" for x, y in crests)
    return "".join(
        (
            circle(chance.uniform(0.3, 0.9) * width, height * 0.22, 7, fill="#ffffff", opacity=0.7),
            path(_land(coast, width, height), fill=colours.far),
            _ship(second * width, sea + 1, 0.5, colours),
            _ship(first * width, sea + 5, chance.uniform(0.85, 1.05), colours),
            path(waves, fill="none", stroke="#ffffff", stroke_width=1, opacity=0.75, stroke_linecap="round"),
        )
    )


def _aqueduct(chance: Random, colours: Look, width: float, height: float) -> str:
    hills = [(width * i / 4, height * chance.uniform(0.4, 0.7)) for i in range(5)]
    deck = height * chance.uniform(0.34, 0.44)
    arch = chance.choice((18, 22, 27))
    wall = f"M0 {number(deck)}H{number(width)}V{number(height)}H0Z"
    count = int(width // arch)
    left = (width - arch * count) / 2
    spans = "".join(
        f"M{number(left + arch * i + 2.5)} {number(height)}V{number(deck + arch / 2 + 4)}"
        f"a{number(arch / 2 - 2.5)} {number(arch / 2 - 2.5)} 0 0 1 {number(arch - 5)} 0V{number(height)}Z"
        for i in range(count)
    )
    bend = f"q{number(width * 0.3)} -11 {number(width * 0.6)} -6"
    stream = f"M0 {number(height)}{bend}T{number(width)} {number(height)}Z"
    return "".join(
        (
            circle(chance.uniform(0.15, 0.85) * width, height * 0.2, 7, fill="#ffffff", opacity=0.75),
            path(_land(hills, width, height), fill=colours.far),
            path(wall + spans, fill=colours.near, fill_rule="evenodd"),
            rect(0, deck - 3, width, 4, fill=colours.shade, opacity=0.45),
            path(stream, fill="#ffffff", opacity=0.5),
        )
    )


def _trade(chance: Random, colours: Look, width: float, height: float) -> str:
    return chance.choice((_ships, _aqueduct))(chance, colours, width, height)


def _tower(x: float, wide: float, top: float, height: float, roof: int) -> str:
    """A building from the ground up to `top`; roof 0 is flat with battlements, 1 pointed, 2 a dome."""
    left, right, middle = number(x), number(x + wide), number(x + wide / 2)
    start = f"M{left} {number(height)}V{number(top)}"
    if roof == 1:
        return start + f"L{middle} {number(top - wide * 0.9)}L{right} {number(top)}V{number(height)}Z"
    if roof == 2:
        bow = number(wide / 2)
        spire = f"M{middle} {number(top - wide / 2 - 6)}l1.2 7h-2.4Z"
        return start + f"A{bow} {bow} 0 0 1 {right} {number(top)}V{number(height)}Z" + spire
    step = number(wide / 5)
    return start + f"h{step}v3h{step}v-3h{step}v3h{step}v-3h{step}V{number(height)}Z"


def _city(chance: Random, colours: Look, width: float, height: float) -> str:
    moon = circle(chance.uniform(0.3, 0.85) * width, height * 0.24, 9, fill="#ffffff", opacity=0.75)
    far = "".join(
        _tower(width * i / 7, width / 7, height * chance.uniform(0.42, 0.62), height, i % 2) for i in range(7)
    )
    near = windows = ""
    shares = [chance.uniform(0.8, 1.2) for _ in range(4)]
    x = gap = width * 0.015
    for share in shares:
        wide = (width - 5 * gap) * share / sum(shares)
        top = height * chance.uniform(0.42, 0.7)
        near += _tower(x, wide, top, height, chance.choice((0, 1, 2)))
        for row in range(int((height - top - 6) // 9)):
            for part in (0.28, 0.72):
                windows += f"M{number(x + wide * part)} {number(top + 7 + 9 * row)}v4"
        x += wide + gap
    return "".join(
        (
            moon,
            path(far, fill=colours.far),
            path(near, fill=colours.near),
            path(windows, stroke="#fff3c4", stroke_width=2, opacity=0.9),
        )
    )


_SCENES: tuple[Callable[[Random, Look, float, float], str], ...] = (_mountains, _trade, _city)


def scene(level: int, card: int, colours: Look, width: float, height: float) -> str:
    """The landscape of a card, its upper left corner at the origin; every card of a level has its own."""
    # A generator of its own for each card: the same landscape in every picture.
    land = _SCENES[level - 1](Random(card), colours, width, height)
    return rect(0, 0, width, height, fill=colours.sky) + land
