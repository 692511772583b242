"""Takes small pictures of a page, and reads those that were kept."""

from typing import NamedTuple

from playwright.sync_api import Browser, Page

from developing import develop
from tests.browser.likeness import REDUCED, Pixels

MASK = "#8a8a8a"
"""What stands for things that are never twice the same, such as the code of a link."""


class Picture(NamedTuple):
    """What a page looked like: the screen as PNG, and reduced, as it is kept in a file."""

    screen: bytes
    pixels: Pixels
    file: bytes


class Camera:
    """A page of its own in which pictures are developed."""

    def __init__(self, browser: Browser) -> None:
        self._page = browser.new_page()

    def take(self, page: Page, masked: str | None = None) -> Picture:
        """What can be seen of a page now."""
        hidden = [page.locator(masked)] if masked else []
        screen = page.screenshot(animations="disabled", mask=hidden, mask_color=MASK)
        file = develop(self._page, screen, REDUCED).webp
        # What a file leaves out is left out on both sides of a comparison.
        return Picture(screen, self.read(file), file)

    def read(self, file: bytes) -> Pixels:
        """A picture that was kept."""
        return develop(self._page, file).pixels

    def close(self) -> None:
        self._page.close()
