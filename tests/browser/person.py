"""Somebody at the page: plays by pressing what the page offers, with mouse, finger or keys."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

LONGEST_GAME = 400


class Person:
    """A person at a table. Buys whatever they can afford, otherwise takes what is offered first.

    `press` is how they press a button: a click, a tap or a key.
    """

    def __init__(self, page: Page, press: Callable[[Locator], None] = lambda button: button.click()) -> None:
        self.page = page
        self.press = press
        self.table = page.locator(".page[data-number]")
        self.confirm = page.locator(".bar .confirm")
        self.sheet = page.locator("dialog[open]")

    @property
    def number(self) -> int:
        """The number of the last event that the page knows."""
        return int(self.table.get_attribute("data-number") or 0)

    @property
    def is_over(self) -> bool:
        return self.page.locator("dialog[open] .reason").count() > 0

    def wait(self) -> bool:
        """Wait until there is something to decide; False if the game is over."""
        self.page.wait_for_function(
            """() => {
                const page = document.querySelector(".page[data-number]");
                if (page?.dataset.busy !== "false") return false;
                return document.querySelector(".bar.yours, dialog[open] .reason") !== null;
            }"""
        )
        return not self.is_over

    def play_to_the_end(self) -> int:
        """Play until the game is over; how many decisions it took."""
        decisions = 0
        while self.wait():
            self.decide()
            decisions += 1
            assert decisions < LONGEST_GAME, "this game does not end"
        return decisions

    def decide(self) -> None:
        """Make one decision, and wait until the server has it."""
        before = self.number
        while self.number == before:
            self.choose()
            # What is still missing is asked for in a sheet.
            self.page.wait_for_function(
                """before => document.querySelector("dialog[open]") !== null
                    || Number(document.querySelector(".page[data-number]").dataset.number) > before""",
                arg=before,
            )

    def wait_for(self, number: int) -> None:
        """Wait until the page knows an event."""
        self.page.wait_for_function(
            "number => Number(document.querySelector('.page[data-number]').dataset.number) >= number",
            arg=number,
        )

    def choose(self) -> None:
        """Make one decision and send it."""
        if self.sheet.count():
            self._answer_sheet()
        elif self.page.locator(".choice").count():
            self.press(self.page.locator(".choice button").first)
            self._send()
        else:
            self._act()

    def wait_for_advice(self) -> None:
        """Wait for a hint that was asked for; ask again while the server has too much to do."""
        given = self.page.locator(".advice .adopt")
        again = self.page.locator(".advice .again")
        given.or_(again).first.wait_for()
        while again.count():
            again.click()
            given.or_(again).first.wait_for()

    def _act(self) -> None:
        phase = self.table.get_attribute("data-phase")
        if phase == "match":  # Duel asks for a token on the board
            self.press(self.page.locator("button.cell.onward").first)
            self._send()
        elif phase == "reserve":
            self.reserve()
        elif self.page.locator("button.card.affordable").count():
            self.buy(self.page.locator("button.card.affordable").last)
        elif self._take():
            pass
        else:
            self.reserve()

    def buy(self, card: Locator) -> None:
        """Open a card's sheet and buy it as the page proposes."""
        self.press(card)
        self.press(self.sheet.get_by_role("button", name="Buy", exact=True))

    def reserve(self) -> None:
        """Reserve a card, or refill Duel's board, or pass: whatever is possible."""
        gold = self.page.locator("button.cell.open[aria-label*=gold]")
        replenish = self.page.locator("[data-target=replenish]:enabled")
        if self.confirm.is_enabled():  # passing is all that is left
            self._send()
        elif replenish.count() and not gold.count():
            self.press(replenish)
            self._send()
        else:
            if gold.count():
                self.press(gold.first)
            self.press(self.page.locator("button[data-target^=card-]").first)
            self.press(self.sheet.get_by_role("button", name="Reserve", exact=True))

    def _take(self) -> bool:
        """Take tokens: press what invites until nothing more does."""
        bank = self.page.locator("button.inviting[data-target^=bank-]")
        board = self.page.locator("button.cell.onward:not([aria-label*=gold])")
        offered = bank if bank.count() else board
        if not offered.count():
            return False
        for _ in range(3):
            if offered.count():
                self.press(offered.first)
        self._send()
        return True

    def _send(self) -> None:
        expect(self.confirm).to_be_enabled()
        self.press(self.confirm)
        # The same moment may have brought the end of the game, whose sheet offers a rematch.
        if self.sheet.count() and not self.is_over:
            self._answer_sheet()

    def _answer_sheet(self) -> None:
        """A sheet asks for tokens to give back, for a noble, or for a payment: take what it offers first."""
        ready = self.sheet.locator(".dialog-actions .primary")
        tokens = self.sheet.locator("[data-target].inviting")
        nobles = self.sheet.locator("[data-target^=noble-]")
        for _ in range(4):
            if ready.is_enabled():
                break
            self.press((tokens if tokens.count() else nobles).first)
        self.press(ready)


def table_of(page: Page) -> str:
    """The id of the table that a page shows."""
    found = re.search("/t/([a-z0-9]+)", page.url)
    assert found is not None, page.url
    return found.group(1)
