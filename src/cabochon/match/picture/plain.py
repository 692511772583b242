"""The picture of a game that has no drawing of its own here: its table as text."""

from collections.abc import Sequence
from html import escape

from cabochon.games.positions import Position
from cabochon.match import table
from cabochon.match.faces import columns
from cabochon.match.picture.captions import Captions

LETTER, LINE, MARGIN = 8.4, 18, 24


def svg(position: Position, captions: Captions, names: Sequence[str]) -> str:
    """The text of the table, in letters of equal width; it is in English, as Python prints it."""
    lines = table.render(position, captions.game, names).splitlines()
    width = 2 * MARGIN + LETTER * max(columns(line) for line in lines)
    height = 2 * MARGIN + LINE * len(lines)
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (number + 0.75):g}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img"'
        f' width="{width:g}" height="{height:g}" style="max-width:100%;height:auto">'
        f"<title>{escape(lines[0])}</title>"
        f'<rect width="{width:g}" height="{height:g}" rx="16" fill="#171524"/>'
        f'<g font-family="monospace" font-size="14" fill="#f5ead2" xml:space="preserve">{rows}</g></svg>'
    )
