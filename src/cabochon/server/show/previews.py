"""What messengers and social sites show of a link: nothing but what its page shows everybody who opens it."""

import re
from typing import NamedTuple

from cabochon.language import Language
from cabochon.server.show.encoding import Shown
from cabochon.server.table import Table
from cabochon.server.table.names import NAMELESS

_NAMELESS = re.compile(rf"{NAMELESS}(?=$| \d+$)")


class Preview(NamedTuple):
    """`game` is whose picture it has; empty for that of all games."""

    title: Shown
    text: Shown
    language: str
    game: str = ""


def general_preview(language: str) -> Preview:
    """That of every page which is no table."""
    speaks = Language(language)
    return Preview(Shown(speaks.text("preview-title")), Shown(speaks.text("home-lead")), language)


def table_preview(table: Table, language: str) -> Preview:
    """An invitation as long as there are seats, then who plays there."""
    speaks, game = Language(language), table.plan.game
    called = speaks.text_or(f"game-{game}", game)
    if table.status == "waiting":
        host = next((seat for seat in table.seats if seat.guest == table.host), None)
        free = sum(seat.kind == "open" for seat in table.seats)
        if host is None:
            title = speaks.text("preview-waiting", game=called)
        else:
            title = speaks.text("preview-invited", name=_called(host.name, speaks), game=called)
        return Preview(Shown(title), Shown(speaks.text("preview-seats", count=free)), language, game)
    names = speaks.join([_called(seat.name, speaks) for seat in table.seats if seat.kind == "person"])
    title = speaks.text("preview-players", game=called, names=names) if names else called
    text = speaks.text("preview-watch" if table.status == "playing" else "preview-over")
    return Preview(Shown(title), Shown(text), language, game)


def _called(name: str, speaks: Language) -> str:
    """Whoever gave no name is a guest in the reader's language, as in the page."""
    nameless = _NAMELESS.match(name)
    return name if nameless is None else speaks.text("nameless") + name[nameless.end() :]
