"""How quick the page is on a slow computer: a real Chromium whose processor is made four times slower.

    python benchmarks/page.py [--slower N] [--turns N] [--runs N] [--json]

Needs the built page (`make page`), the server and the tools of the tests. Everything is measured in windows
without a cache. The yardstick of the same run is a fixed loop in the same slowed browser: where that takes
longer than usual, so does everything else.
"""

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from serving import Server, progress

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-headless-shell")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
DEALS = 20
PATIENCE = 180_000  # milliseconds; a slow browser on a busy machine takes its time

# Whatever the browser notices by itself, from the first moment on.
WATCH = """
window.measured = { tasks: [], shift: 0, painted: null, playable: null, waited: false };
const observe = (type, tell) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
observe("longtask", ({ duration }) => measured.tasks.push(duration));
// The log grows at its top, which is what it is there for.
const isLog = ({ node }) => (node?.parentElement ?? node)?.closest?.(".log, .side") != null;
observe("layout-shift", ({ value, hadRecentInput, sources }) => {
    if (!hadRecentInput && !sources.some(isLog)) measured.shift += value;
});
observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") measured.painted = startTime;
});
// The table can be played when everything lies there, the bar asks for something, and that has been drawn.
const look = () => {
    const asked = document.querySelector(".page:has(.stage[aria-busy=false]) .bar.yours");
    // Where a bot begins, its thinking is no part of the page.
    if (document.querySelector(".bar:not(.yours)")) measured.waited = true;
    if (asked === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => (measured.playable = performance.now())));
};
requestAnimationFrame(look);
"""

YARDSTICK = """() => {
    const times = [];
    for (let run = 0; run < 5; run += 1) {
        const start = performance.now();
        let state = 1;
        for (let step = 0; step < 5_000_000; step += 1) state = (Math.imul(state, 1664525) + 1013904223) | 0;
        times.push(performance.now() - start + (state === 0 ? 1 : 0));
    }
    return Math.min(...times);
}"""

# Compressed, as it came over the line, until the table could be played.
SCRIPTS = """() => performance.getEntriesByType("resource")
    .filter(({ name, responseEnd }) => name.endsWith(".js") && responseEnd < measured.playable)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""

OPEN = """async ({ game, bots }) => {
    const send = (method, path, body) =>
        fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    await fetch("/api/me");
    await send("PUT", "/api/me", { name: "Ada" });
    const seats = [{ kind: "me" }, ...Array(bots).fill({ kind: "bot", bot: "greedy" })];
    return (await (await send("POST", "/api/tables", { game, seats, settings: { start: 0 } })).json()).id;
}"""

# Plays by pressing what the page offers, from within, so that nothing is measured but the page; waits until
# what flies has landed, as people do.
PLAY = """async (turns) => {
    const one = (selector) => document.querySelector(selector);
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    const page = one(".page[data-number]");
    const over = () => one("dialog[open] .reason") !== null;
    const ready = () => page.dataset.busy === "false" && one(".bar.yours") && !one(".sky > *");
    const press = async (selector) => {
        const button = [...document.querySelectorAll(selector)].find((found) => !found.disabled);
        button?.click();
        await pause(120);
        return button !== undefined;
    };
    const answer = async () => {
        for (let step = 0; step < 5 && one("dialog[open]"); step += 1) {
            if (await press("dialog[open] .dialog-actions .primary")) return;
            await press("dialog[open] [data-target].inviting, dialog[open] [data-target^=noble-]");
        }
    };
    const take = async () => {
        const tokens = "button.inviting[data-target^=bank-], button.cell.onward:not([aria-label*=gold])";
        for (let step = 0; step < 3; step += 1) if (!one(".confirm:enabled") || step) await press(tokens);
    };
    const decide = async () => {
        if (one("dialog[open]")) return answer();
        if (one(".choice")) await press(".choice button");
        else if (page.dataset.phase === "match") await press("button.cell.onward");
        else if (one("button.card.affordable")) {
            await press("button.card.affordable");
            return answer();
        } else await take();
        if (!one(".confirm:enabled")) {
            const refill = "[data-target=replenish]:not([aria-disabled=true])";
            await press(`${refill}, button.cell.open[aria-label*=gold]`);
            await press("button.card");
            await press("dialog[open] .dialog-actions .button:not(.close, .primary)");
        }
        await press(".confirm:enabled");
        await answer();
    };
    for (let turn = 0; turn < turns && !over(); turn += 1) {
        while (!over() && !ready()) await pause(50);
        if (!over()) await decide();
    }
    while (!over() && !ready()) await pause(50);
}"""


@dataclass(frozen=True)
class Line:
    """One figure: what it is, its unit, what it should be at most, and the runs."""

    name: str
    unit: str
    goal: float | None
    values: tuple[float, ...]

    @property
    def typical(self) -> float:
        return median(self.values)


@contextmanager
def window(browser: Browser, address: str, size: dict[str, int], slower: float) -> Iterator[Page]:
    """A page of a new guest, slowed, without anything kept from before."""
    context = browser.new_context(viewport=size, base_url=f"http://{address}", locale="en-GB")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    # Something of the server that is not the page, to speak to it from.
    page.goto("/api/health")
    page.add_init_script(WATCH)
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    try:
        yield page
    finally:
        context.close()


def by_link(page: Page, game: str, bots: int) -> None:
    """To a new table by its address."""
    table = page.evaluate(OPEN, {"game": game, "bots": bots})
    page.goto(f"/t/{table}")
    page.wait_for_function("() => measured.playable !== null", polling=200)


def from_start(browser: Browser, address: str, slower: float) -> dict[str, float]:
    """To the start page and, if chance lets the person begin, to a table."""
    found: dict[str, float] = {}
    with window(browser, address, DESKTOP, slower) as page:
        page.goto("/")
        page.locator("form .primary").first.wait_for()
        page.wait_for_function("() => measured.painted !== null", polling=200)
        found["start page, first paint"] = page.evaluate("measured.painted")
        # Somebody needs a moment before they press; meanwhile the page fetches what they may want.
        page.wait_for_timeout(3000)
        found["start page, longest task as it comes"] = page.evaluate("Math.max(0, ...measured.tasks)")
        page.evaluate("measured.tasks = []")
        pressed = page.evaluate(
            "() => { document.querySelector('form .primary').click(); return performance.now(); }"
        )
        page.wait_for_function("() => measured.playable !== null", polling=200)
        if not page.evaluate("measured.waited"):
            found["from the start page to a table"] = page.evaluate("measured.playable") - pressed
            found["JavaScript, start page and table"] = page.evaluate(SCRIPTS) / 1000
            page.wait_for_timeout(1000)
            found["from there, longest task as it comes"] = page.evaluate("Math.max(0, ...measured.tasks)")
    return found


def measure(browser: Browser, address: str, slower: float, turns: int) -> dict[str, float]:
    """One run of everything."""
    found: dict[str, float] = {}
    with window(browser, address, DESKTOP, slower) as page:
        found["yardstick"] = page.evaluate(YARDSTICK)
    for _ in range(DEALS):
        progress("the start page")
        found |= from_start(browser, address, slower)
        if "from the start page to a table" in found:
            break
    else:
        sys.exit(f"In {DEALS} games the person never began: is the bar shown before it asks for a move?")
    games: tuple[tuple[str, str, dict[str, int]], ...] = (
        ("Splendor", "splendor", DESKTOP),
        ("Duel", "duel", DESKTOP),
        ("Splendor on a phone", "splendor", PHONE),
        ("Duel on a phone", "duel", PHONE),
    )
    for title, game, size in games:
        progress(f"{title}")
        with window(browser, address, size, slower) as page:
            by_link(page, game, 1)
            found[f"{title}, first paint"] = page.evaluate("measured.painted")
            found[f"{title}, playable"] = page.evaluate("measured.playable")
            found[f"{title}, JavaScript"] = page.evaluate(SCRIPTS) / 1000
            page.wait_for_timeout(1000)
            found[f"{title}, longest task as it comes"] = page.evaluate("Math.max(0, ...measured.tasks)")
            page.evaluate("measured.tasks = []; measured.shift = 0")
            progress(f"{title}: {turns} turns")
            page.evaluate(PLAY, turns)
            tasks: list[float] = page.evaluate("measured.tasks")
            found[f"{title}, long tasks"] = len(tasks)
            found[f"{title}, all long tasks"] = sum(tasks)
            found[f"{title}, longest task"] = max(tasks, default=0)
            found[f"{title}, layout shift"] = page.evaluate("measured.shift")
    return found


# By the end of a figure's name: its unit, and the most that it should be.
UNITS: dict[str, tuple[str, float | None]] = {
    "yardstick": ("ms", None),
    "first paint": ("ms", 1000),
    "to a table": ("ms", 1500),
    "playable": ("ms", 1500),
    "JavaScript": ("kB", 110),
    "start page and table": ("kB", 110),
    "longest task": ("ms", 100),
    "longest task as it comes": ("ms", 100),
    "all long tasks": ("ms", None),
    "long tasks": ("", None),
    "layout shift": ("", 0.02),
}


def lines(runs: list[dict[str, float]]) -> list[Line]:
    def line(name: str) -> Line:
        unit, goal = next(known for end, known in UNITS.items() if name.endswith(end))
        return Line(name, unit, goal, tuple(run[name] for run in runs))

    return [line(name) for name in runs[0]]


def show(found: list[Line]) -> None:
    yardstick = found[0].typical
    print(f"{'':42}{'measured':>12}{'goal':>10}{'yardsticks':>12}")
    for line in found:
        digits = 3 if line.name.endswith("shift") else 0
        measured = f"{line.typical:.{digits}f} {line.unit}".strip()
        goal = "" if line.goal is None else f"{line.goal:g} {line.unit}".strip()
        ratio = f"{line.typical / yardstick:.1f}" if line.unit == "ms" else ""
        print(f"{line.name:42}{measured:>12}{goal:>10}{ratio:>12}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is made")
    parser.add_argument("--turns", type=int, default=10)
    parser.add_argument("--runs", type=int, default=3, help="each figure is the median of so many")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{Path(folder) / 'games.sqlite'}", "--bot-pause", "0")
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            runs = [
                measure(browser, server.address, options.slower, options.turns) for _ in range(options.runs)
            ]
            browser.close()
        finally:
            server.stop()
    progress("")
    found = lines(runs)
    if options.json:
        json.dump([asdict(line) for line in found], sys.stdout, indent=1)
    else:
        show(found)


if __name__ == "__main__":
    main()
