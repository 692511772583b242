"""How much of a page jumps."""

from playwright.sync_api import Page


def shift(page: Page) -> float:
    """How much has jumped since the page was loaded."""
    moved: float = page.evaluate(
        """() => new Promise(done => {
            let sum = 0;
            new PerformanceObserver(list => list.getEntries().forEach(({ value }) => (sum += value)))
                .observe({ type: "layout-shift", buffered: true });
            setTimeout(() => done(sum), 300);
        })"""
    )
    return moved
