"""What a link to this server says of itself where it is shared: tags in the head of the page."""

import re
from html import escape

from starlette.requests import Request

from cabochon.games.errors import CabochonError
from cabochon.language import accepted_language
from cabochon.server import show
from cabochon.server.http.page import Page
from cabochon.server.live import House
from cabochon.server.show import Preview
from cabochon.server.show.wire import TABLE_ID

_TABLE = re.compile(f"/t/({TABLE_ID.strip('^$')})/?")
_LOCALES = {"en": "en_GB", "fr": "fr_FR", "ja": "ja_JP", "zh-Hans": "zh_CN", "zh-Hant": "zh_TW"}


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
        "og:locale": _LOCALES[preview.language],
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
    return "".join(tags)


async def _preview(request: Request, language: str) -> Preview:
    found = _TABLE.fullmatch(request.url.path)
    if found is not None:
        house: House = request.app.state.house
        try:
            return await house.showcase.preview(found[1], language)
        except CabochonError:
            pass  # there is no such table, or the page says better what is wrong
    return show.general_preview(language)
