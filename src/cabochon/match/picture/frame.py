"""The ground of every picture: the table top with the title and the turn on it."""

from collections.abc import Sequence
from html import escape

from cabochon.match.picture import cards, gems, portraits, tokens
from cabochon.match.picture.canvas import PREFIX, SERIF, number, paint, path, rect, text
from cabochon.match.picture.gems import stone

MARGIN = 32
TOP = 82  # where the game begins, below the title


def picture(width: float, height: float, title: str, headline: str, status: str, content: Sequence[str]) -> str:
    """A whole SVG document; `title` is what a screen reader says, `headline` and `status` are seen."""
    size = f'viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}" height="{number(height)}"'
    label = escape(title)
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{label}"',
            ' style="max-width:100%;height:auto">',
            f"<title>{label}</title>",
            f"<defs>{_definitions()}</defs>",
            rect(0, 0, width, height, 22, fill=paint("table")),
            rect(0, 0, width, height, 22, fill=paint("lamp")),
            rect(9.5, 9.5, width - 19, height - 19, 15, fill="none", stroke=cards.GILT, stroke_opacity=0.35),
            _heading(width, headline, status),
            *content,
            "</svg>",
        )
    )


def _definitions() -> str:
    lamp = (
        f'<radialGradient id="{PREFIX}lamp" cx="0.5" cy="0.3" r="0.75"><stop offset="0" stop-color="#8a7fd0" '
        'stop-opacity="0.22"/><stop offset="1" stop-color="#8a7fd0" stop-opacity="0"/></radialGradient>'
    )
    parts = (gems.definitions(), cards.definitions(), tokens.definitions(), portraits.definitions())
    return gems.gradient("table", "#2a2740", "#171524") + lamp + "".join(parts)


def _heading(width: float, headline: str, status: str) -> str:
    trio = stone("g", MARGIN + 12, 44, 24) + stone("r", MARGIN + 38, 44, 24) + stone("b", MARGIN + 25, 40, 27)
    room = 26 + 7.6 * sum(2 if ord(letter) > 0x2E7F else 1 for letter in status)
    rule = f"M{MARGIN} 67H{number(width - MARGIN)}"
    return "".join(
        (
            trio,
            text(MARGIN + 62, 50, headline, 25, font_family=SERIF, font_weight=700, fill="#f6efdf"),
            rect(width - MARGIN - room, 26, room, 31, 15.5, fill=cards.GILT, fill_opacity=0.95),
            text(width - MARGIN - room / 2, 46.5, status, 14.5, font_weight=600, text_anchor="middle", fill="#2b2113"),
            path(rule, stroke=cards.GILT, stroke_opacity=0.3),
        )
    )
