"""Draws what the page is known by elsewhere, into web/public: python docs/images/icons.py

The icons of the installed page from its own icon, and for each game the picture that messengers show beside a
link to a table, from the README's picture of that game (`draw.py`). Needs the tools of the tests.
"""

import re
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from developing import CHROMIUM, FLAGS, develop
from palette import packed

IMAGES = Path(__file__).parent
PUBLIC = IMAGES.parents[1] / "web" / "public"

# How large the stone is on its ground; phones cut up to a fifth off the edges of a maskable icon.
ICONS = (
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("icon-maskable-512.png", 512, 0.68, "#0f2b2e"),
    ("apple-touch-icon.png", 180, 0.8, "#0f2b2e"),
)
PREVIEWS = (
    ("preview.png", "Cabochon", "Splendor · Splendor Duel", "splendor"),
    ("preview-splendor.png", "Splendor", "Cabochon", "splendor"),
    ("preview-duel.png", "Splendor Duel", "Cabochon", "duel"),
)
SIZE = (1200, 630)
"""What social sites ask for."""

ICON_PAGE = """<style>* {{ margin: 0 }} body {{ background: {ground}; display: grid; place-items: center;
    height: 100vh }} svg {{ width: {share:%}; height: {share:%} }}</style>{icon}"""
PREVIEW_PAGE = """<style>
    * {{ margin: 0; box-sizing: border-box }}
    body {{ position: relative; width: 1200px; height: 630px; overflow: hidden; color: #f4ecda;
        background: radial-gradient(circle at 20% 30%, #1a4a4f, #0a1d20 75%) }}
    .words {{ position: absolute; left: 70px; top: 0; bottom: 0; width: 520px; display: flex;
        flex-direction: column; justify-content: center; gap: 26px }}
    .words svg {{ width: 150px; height: 150px }}
    h1 {{ font: 700 76px/1.1 "Noto Serif", "DejaVu Serif", serif }}
    p {{ font: 400 34px/1.2 "Noto Serif", "DejaVu Serif", serif; color: #e3bf6f }}
    .table {{ position: absolute; left: 600px; top: -44px; width: 860px; transform: rotate(4deg);
        transform-origin: 0 0; border-radius: 22px; overflow: hidden; box-shadow: 0 30px 80px #000a }}
    .table svg {{ display: block; width: 100% !important; max-width: none !important; height: auto }}
</style><div class="words">{icon}<h1>{title}</h1><p>{below}</p></div><div class="table">{table}</div>"""


def photograph(browser: Browser, html: str, width: int, height: int) -> bytes:
    """A page of that size, as a PNG that lets the ground through."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(html)
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def reduced(browser: Browser, picture: bytes) -> bytes:
    """The same in 256 colours."""
    page = browser.new_page()
    pixels = develop(page, picture).pixels
    page.close()
    return packed(pixels)


def main() -> None:
    """Draw everything anew."""
    icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, size, share, ground in ICONS:
            page = ICON_PAGE.format(ground=ground, share=share, icon=icon)
            (PUBLIC / name).write_bytes(photograph(browser, page, size, size))
        for name, title, below, game in PREVIEWS:
            table = (IMAGES / f"{game}.svg").read_text(encoding="utf-8")
            table = re.sub(r"<title>.*?</title>", "", table, count=1)
            page = PREVIEW_PAGE.format(icon=icon, title=title, below=below, table=table)
            (PUBLIC / name).write_bytes(reduced(browser, photograph(browser, page, *SIZE)))
        browser.close()


if __name__ == "__main__":
    main()
