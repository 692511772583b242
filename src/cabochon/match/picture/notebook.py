"""A match or a view in a notebook: its picture, what can be played, and the position as a text."""

from collections.abc import Sequence
from html import escape

from cabochon.match.move import Move


def html(svg: str, summary: str, legal_moves: Sequence[Move], text: str) -> str:
    """Everything as HTML; what comes from outside, such as names, is escaped."""
    moves = escape(", ".join(str(move) for move in legal_moves))
    offered = f"<details><summary>{len(legal_moves)} legal moves</summary>{moves}</details>" if moves else ""
    position = f"<details><summary>position</summary><code>{escape(text)}</code></details>"
    return f"<div>{svg}<div>{escape(summary)}</div>{offered}{position}</div>"
