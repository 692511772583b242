"""The whole picture: the table top with the title and the turn on it, the game, and the players below."""

from collections.abc import Sequence
from html import escape

from cabochon.games.positions import Position
from cabochon.match.faces import shorten
from cabochon.match.picture import cards, gems, portraits, tokens
from cabochon.match.picture.canvas import (
    PREFIX,
    SERIF,
    fitting,
    gradient,
    group,
    length,
    line,
    number,
    paint,
    path,
    rect,
)
from cabochon.match.picture.captions import Captions
from cabochon.match.picture.cards import CREAM, GILT, MUTED
from cabochon.match.picture.gems import stone
from cabochon.match.picture.market import MARKET_HEIGHT
from cabochon.match.picture.seats import STRIP

MARGIN = 32
TOP = 82  # where the game begins, below the title
_PLAYERS = TOP + MARKET_HEIGHT + 22
_STEP = STRIP + 12


def picture(
    position: Position,
    captions: Captions,
    names: Sequence[str],
    *,
    note: str,
    width: float,
    content: Sequence[str],
    strips: Sequence[str],
) -> str:
    """An SVG document of this width; `content` lies between the title and the players' `strips`."""
    height = _PLAYERS + _STEP * len(strips) + 12
    label = escape(captions.label(position, names))
    turn = captions.turn(position, [shorten(name, 24) for name in names])
    size = f'viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}" height="{number(height)}"'
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{label}"',
            f' xml:lang="{captions.language.code}"',
            ' stroke-linejoin="round" style="max-width:100%;height:auto">',
            f"<title>{label}</title>",
            f"<defs>{_definitions()}</defs>",
            rect(0, 0, width, height, 22, fill=paint("table")),
            rect(0, 0, width, height, 22, fill=paint("lamp")),
            rect(9.5, 9.5, width - 19, height - 19, 15, fill="none", stroke=GILT, stroke_opacity=0.35),
            _heading(width, captions.headline, note, turn),
            *content,
            *(group(drawn, x=MARGIN, y=_PLAYERS + _STEP * seat) for seat, drawn in enumerate(strips)),
            "</svg>",
        )
    )


def _definitions() -> str:
    lamp = (
        f'<radialGradient id="{PREFIX}lamp" cx="0.5" cy="0.3" r="0.75"><stop offset="0" stop-color="#8a7fd0" '
        'stop-opacity="0.22"/><stop offset="1" stop-color="#8a7fd0" stop-opacity="0"/></radialGradient>'
    )
    grounds = gradient("table", "#2a2740", "#171524") + gradient("board", "#3a3560", "#29244a") + lamp
    parts = (gems.definitions(), cards.definitions(), tokens.definitions(), portraits.definitions())
    return grounds + "".join(parts)


def _heading(width: float, headline: str, note: str, turn: str) -> str:
    trio = stone("g", MARGIN + 12, 44, 24) + stone("r", MARGIN + 38, 44, 24) + stone("b", MARGIN + 25, 40, 27)
    begin = MARGIN + 62
    room = 28 + length(turn, 14.5)
    left = width - MARGIN - room
    after = begin + length(headline, 25) + 16
    small = fitting(note, 13, left - 16 - after)
    return "".join(
        (
            trio,
            line(begin, 50, headline, 25, font_family=SERIF, font_weight=700, fill=CREAM),
            line(after, 49, note, small, fill=MUTED),
            rect(left, 26, room, 31, 15.5, fill=GILT),
            line(left + room / 2, 46.5, turn, 14.5, font_weight=600, text_anchor="middle", fill="#2b2113"),
            path(f"M{MARGIN} 67H{number(width - MARGIN)}", stroke=GILT, stroke_opacity=0.3),
        )
    )
