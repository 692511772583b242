"""Where a text is broken that is wider than the window: between words, and never within one.

This is for what Rich does not write, questions, which a terminal breaks wherever its last column is; and for
lists of names, which have no spaces in some languages.
"""

from collections.abc import Iterator

from rich.cells import cell_len

_BEHIND = frozenset(" ·")
_NEVER_FIRST = frozenset("、。，．：；？！）」』】〉》’”…,.:;?!)]}%")
_NEVER_LAST = frozenset("（「『【〈《‘“([{")


def broken(text: str, width: int, room: int = 0) -> list[str]:
    """The lines of a text; the last one leaves room for an answer, if a word can go down for it."""
    lines: list[str] = []
    line: list[str] = []
    for piece in _pieces(text):
        if line and cell_len("".join([*line, piece]).rstrip(" ")) > width:
            lines.append("".join(line).rstrip(" "))
            line = []
        line.append(piece)
    if len(line) > 1 and cell_len("".join(line)) + room > width:
        *line, last = line
        lines.append("".join(line).rstrip(" "))
        line = [last]
    return [*lines, "".join(line)]


def _pieces(text: str) -> Iterator[str]:
    """What must stay together; the spaces behind it belong to it. A no-break space is none of them.

    What stands in brackets stays together, too: it is what Enter answers.
    """
    start = 0
    for place in range(1, len(text)):
        before, after = text[place - 1], text[place]
        if "[" in text[start:place] and "]" not in text[start:place]:
            continue
        if after not in _BEHIND and (before == " " or _is_between_signs(before, after)):
            yield text[start:place]
            start = place
    yield text[start:]


def _is_between_signs(before: str, after: str) -> bool:
    """Whether one of two characters is as wide as those that are written without spaces."""
    if before in _NEVER_LAST or after in _NEVER_FIRST:
        return False
    return cell_len(before) > 1 or cell_len(after) > 1
