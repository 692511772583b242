"""What a link to this server says of itself where it is shared: tags in the head of the page."""

import asyncio
import re
from html import escape

from starlette.requests import Request

from cabochon.games.errors import CabochonError
from cabochon.language import LOCALES, accepted_language
from cabochon.server import show
from cabochon.server.http.meters import Meters
from cabochon.server.http.page import Page
from cabochon.server.http.turnstile import guest_of, sender_address
from cabochon.server.live import House
from cabochon.server.show import Preview
from cabochon.server.show.wire import TABLE_ID

_TABLE = re.compile(f"/t/({TABLE_ID.strip('^$')})/?")
_PATIENCE = 1.0
"""Seconds for which the page waits for what is only said where its link is shared."""


async def preview_tags(request: Request) -> str:
    """The tags for a path, in the language of who asks; everything in them is escaped."""
    language = accepted_language(request.headers.get("accept-language", ""))
    preview = await _preview(request, language)
    # The gate lets nobody in who calls this server by a name that is not its own.
    origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
    page: Page = request.app.state.page
    own = f"/preview-{preview.game}.png"
    picture = own if page.holds(own) else "/preview.png"
    named = {
        "og:site_name": "Cabochon",
        "og:type": "website",
        "og:locale": LOCALES[preview.language],
        "og:url": origin + request.url.path,
        "og:title": preview.title,
        "og:description": preview.text,
        "og:image": origin + picture,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    tags = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in named.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    tags.append(f'<meta name="description" content="{escape(preview.text)}" />')
    if preview.game:
        # For the page itself: so it knows which table to fetch before it has asked.
        tags.append(f'<meta name="game" content="{escape(preview.game)}" />')
        tags.append(page.links("rolldown-runtime", "things", "table", f"{preview.game}-table"))
    elif request.url.path == "/":
        tags.append(page.links("rolldown-runtime", "things", "home"))
    # What every page asks for first, in the language that its reader has most likely not changed.
    tags.append(page.links(f"page-{language}"))
    tags.append('<link rel="preload" as="fetch" crossorigin href="/api/games" />')
    return "".join(tags)


async def _preview(request: Request, language: str) -> Preview:
    found = _TABLE.fullmatch(request.url.path)
    if found is not None:
        house: House = request.app.state.house
        try:
            _admit(request, house)
            async with asyncio.timeout(_PATIENCE):
                return await house.showcase.preview(found[1], language)
        except (CabochonError, TimeoutError):
            pass  # there is no such table, it is not for them, or the page says better what is wrong
    return show.general_preview(language)


def _admit(request: Request, house: House) -> None:
    """Raise a RequestError for whoever is blocked, or asks too often: a table may have to be read for it."""
    guest = guest_of(request)
    house.doorkeeper.check(
        None if guest is None else guest.id, request.client.host if request.client else None
    )
    meters: Meters = request.app.state.meters
    meters.previews.count("" if guest is None else guest.id, sender_address(request))
