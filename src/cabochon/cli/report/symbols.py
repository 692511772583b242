"""Many pictures in one document: what appears twice is written once.

Every element of a picture that is long enough becomes a definition, found by its text; whatever is the same
again, within a picture or in another one, is a reference to it. A game of sixty positions takes little more
room than a few pictures.
"""

import re
from html import escape
from xml.etree import ElementTree

SHORT = 60
"""Elements of no more letters stay where they are: a reference would not be much shorter."""
PREFIX = "r"
_REFERENCE = re.compile(rf'<use href="#({PREFIX}[0-9]+)"/>')


class Symbols:
    """Definitions that pictures share."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._shared = ""
        self.view_box = "0 0 1 1"

    def add(self, picture: str) -> str:
        """Take in the text of an SVG picture of ours; returns the id under which it can be used."""
        # A name space would be written before every tag.
        root = ElementTree.fromstring(picture.replace(' xmlns="http://www.w3.org/2000/svg"', "", 1))
        self.view_box = root.attrib["viewBox"]
        parts = []
        for child in root:
            if child.tag == "defs":
                # Every picture brings the same ones.
                self._shared = self._shared or "".join(map(_plain, child))
            elif child.tag != "title":
                parts.append(self._reference(child))
        return self._named(f'<g stroke-linejoin="round">{"".join(parts)}</g>')

    @property
    def shared(self) -> str:
        """What every picture brings along."""
        return self._shared

    def definitions(self) -> str:
        """All that was taken in, each thing once."""
        return "".join(_identified(text, number) for text, number in self._numbers.items())

    def definitions_of(self, picture: str) -> str:
        """Those that one picture needs."""
        texts = {f"{PREFIX}{number}": text for text, number in self._numbers.items()}
        needed, waiting = dict.fromkeys([picture]), [picture]
        while waiting:
            for found in _REFERENCE.findall(texts[waiting.pop()]):
                if found not in needed:
                    needed[found] = None
                    waiting.append(found)
        return "".join(_identified(texts[name], int(name.removeprefix(PREFIX))) for name in needed)

    def _reference(self, element: ElementTree.Element) -> str:
        content = escape(element.text or "") + "".join(map(self._reference, element))
        text = _written(element, content)
        # A title belongs to its group, and text must stay within its element.
        if len(text) <= SHORT or element.tag in ("title", "tspan"):
            return text
        return f'<use href="#{self._named(text)}"/>'

    def _named(self, text: str) -> str:
        number = self._numbers.setdefault(text, len(self._numbers))
        return f"{PREFIX}{number}"


def _identified(text: str, number: int) -> str:
    if text.split(">", 1)[0].endswith("/"):
        return text.replace("/>", f' id="{PREFIX}{number}"/>', 1)
    return text.replace(">", f' id="{PREFIX}{number}">', 1)


def _plain(element: ElementTree.Element) -> str:
    return _written(element, escape(element.text or "") + "".join(map(_plain, element)))


def _written(element: ElementTree.Element, content: str) -> str:
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in element.attrib.items())
    return (
        f"<{element.tag}{attributes}>{content}</{element.tag}>"
        if content
        else f"<{element.tag}{attributes}/>"
    )
