"""HTTP and sockets: what arrives, from whom, how much of it, and how it is answered.

What is answered comes ready from the live room: nothing here knows what lies on a table.
"""

from cabochon.server.http import (
    exports,
    lookback,
    privacy,
    puzzles,
    replays,
    routes,
    sockets,
    thoughts,
    transfers,
)
from cabochon.server.http.arrivals import Requests, Talks
from cabochon.server.http.cookies import Desk
from cabochon.server.http.doors import Doors
from cabochon.server.http.journal import Journal
from cabochon.server.http.meters import Meters
from cabochon.server.http.openapi import described
from cabochon.server.http.page import Page
from cabochon.server.http.previews import preview_tags
from cabochon.server.http.problems import answer, answer_as
from cabochon.server.http.security import HEADERS, Gate, Hosts, SafeHeaders

__all__ = [
    "HEADERS",
    "ROUTERS",
    "Desk",
    "Doors",
    "Gate",
    "Hosts",
    "Journal",
    "Meters",
    "Page",
    "Requests",
    "SafeHeaders",
    "Talks",
    "answer",
    "answer_as",
    "described",
    "preview_tags",
]

ROUTERS = (
    routes.router,
    lookback.router,
    exports.router,
    privacy.router,
    transfers.router,
    replays.router,
    puzzles.router,
    thoughts.router,
    sockets.router,
)
"""Everything that is answered, but the page."""
