"""What lies in front of a player, as a strip across the picture: the same columns for every player."""

from collections.abc import Iterable, Sequence

from cabochon.games.decks import HAND
from cabochon.games.positions import PlayerPosition, Reserved
from cabochon.match.faces import shorten
from cabochon.match.picture.canvas import SERIF, circle, fitting, group, line, numeral, path, rect, text
from cabochon.match.picture.captions import Captions
from cabochon.match.picture.cards import (
    CREAM,
    GILT,
    INK,
    MUTED,
    SMALL_HEIGHT,
    SMALL_WIDTH,
    small_back,
    small_card,
    small_empty,
    tag,
    tag_width,
)
from cabochon.match.picture.gems import gem, look
from cabochon.match.picture.portraits import medal

STRIP = 106
COLUMN = 62
WORDS = 86  # where names begin
NAME = 212  # where the columns of gems begin


def strip(width: float, active: bool) -> str:
    """The ground of a player's strip; the player to move has a gilt frame."""
    if not active:
        return rect(0, 0, width, STRIP, 14, fill="#ffffff", fill_opacity=0.055)
    return rect(0, 0, width, STRIP, 14, fill=GILT, fill_opacity=0.13, stroke=GILT, stroke_width=1.8) + path(
        f"M-7 {STRIP / 2 - 9:g}L7 {STRIP / 2:g}L-7 {STRIP / 2 + 9:g}Z", fill=GILT
    )


def who(name: str, points: int, lines: Iterable[str]) -> str:
    """The points in a ring, the name, and lines of small print."""
    called, room = shorten(name, 12), NAME - WORDS - 6
    small = [
        line(WORDS, 57 + 16.5 * i, words, fitting(words, 12.5, room), fill=MUTED)
        for i, words in enumerate(lines)
    ]
    title = {"font_weight": 700, "font_family": SERIF, "fill": CREAM}
    return "".join(
        (
            circle(46, STRIP / 2, 29, fill="#000000", fill_opacity=0.25, stroke=GILT, stroke_width=2),
            circle(46, STRIP / 2, 25.5, fill="none", stroke=GILT, stroke_opacity=0.4),
            numeral(46, STRIP / 2 + 10.5, points, 30, fill=CREAM),
            line(WORDS, 38, called, fitting(called, 17, room), **title),
            *small,
        )
    )


def possessions(player: PlayerPosition, captions: Captions) -> list[str]:
    """Small print: the cards and tokens of a player."""
    cards = captions.text("cards-count", count=len(player["cards"]))
    held = captions.text("tokens-held", count=sum(player["tokens"]), limit=captions.game.token_limit)
    return [cards, held]


def token(letter: str, amount: int, x: float) -> str:
    """How many tokens of a colour a player holds."""
    drawn = gem(letter, x + 17, 29, 31) + numeral(x + 44, 36, amount, 20, fill=CREAM)
    return group(drawn, opacity=None if amount else 0.3)


def bonus(letter: str, amount: int, x: float, note: str = "") -> str:
    """How many bonuses of a colour a player has, as a small card; `note` is written on its lower part."""
    high = 42 if note else 34
    base = 77 - high / 2
    parts = [
        rect(x + 2, base, 52, high, 6, fill=look(letter).sky, stroke=look(letter).near, stroke_width=2),
        gem(letter, x + 17, base + 17, 22),
        numeral(x + 41, base + 24, amount, 20, fill=INK),
    ]
    if note:
        parts.append(text(x + 28, base + 37.5, note, 10, font_weight=600, text_anchor="middle", fill=INK))
    return group(*parts, opacity=None if amount else 0.3)


def hand(reserved: Sequence[Reserved], captions: Captions, x: float) -> str:
    """The reserved cards; one that nobody else knows is marked hidden, or shows its back."""
    parts = []
    for slot in range(HAND):
        left = x + slot * (SMALL_WIDTH + 7)
        if slot >= len(reserved):
            parts.append(group(small_empty(), x=left, y=11))
            continue
        entry = reserved[slot]
        label = place = f"h{slot + 1}"
        if entry["card"] is None:
            drawn = small_back(entry["level"])
        else:
            drawn = small_card(captions.game.cards[entry["card"]], captions.game.letters)
            if entry["hidden"]:
                frame = {"fill": "none", "stroke": GILT, "stroke_width": 2, "stroke_dasharray": "5 3"}
                drawn += rect(0, 0, SMALL_WIDTH, SMALL_HEIGHT, 7, **frame)
                label = captions.text("place-hidden", place=place)
        drawn += tag(label, (SMALL_WIDTH - tag_width(label, 9.5)) / 2, SMALL_HEIGHT - 8, 9.5)
        title = captions.placed(place, captions.held(entry))
        parts.append(group(drawn, x=left, y=9, title=title))
    return "".join(parts)


def medals(numbers: Sequence[int], x: float, width: float) -> str:
    """The nobles or royals of a player, overlapping where there is little room."""
    size = 44
    step = min(size + 5, (width - size) / max(len(numbers) - 1, 1))
    first = x + size / 2
    return "".join(medal(number, first + step * i, STRIP / 2, size) for i, number in enumerate(numbers))
