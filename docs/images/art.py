"""Writes the tables and swatches of docs/art.md from the page's own sources: python docs/images/art.py

What is generated stands between `<!-- name -->` and `<!-- / -->`; a test compares it with the sources. Gems
are drawn by the page's own code, which needs Node.js and `web/node_modules`.
"""

import json
import re
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from sources import WEB, constant, rules, styled, text, value

IMAGES = Path(__file__).parent
PAGE = IMAGES.parent / "art.md"
THEME = "styles/theme.css"
LIGHT, DARK = ":root", '[data-theme="dark"]'

Palette = dict[str, str]
Row = Sequence[str]

GROUNDS = ("ground", "felt", "panel", "panel-strong")

USES = {
    "ground": "the page",
    "felt": "what a table stands on",
    "panel": "what text stands on: panels, sheets, the bar",
    "panel-strong": "a part of a panel that stands out; a button under the mouse",
    "ink": "text",
    "ink-soft": "text that says less",
    "line": "ornament: fine gold lines that carry no meaning",
    "edge": "the border of whatever can be operated",
    "accent": "the main button, links, the focus",
    "accent-strong": "the same under the mouse",
    "accent-ink": "text upon them",
    "accent-soft": "what is chosen; a quiet button under the mouse",
    "gilt": "signs and small titles in gold",
    "good": "done, solved, won",
    "bad": "wrong, lost, not to be undone",
    "bad-ink": "text upon it",
}
GEMS = {
    "w": ("white", "diamond", "a brilliant from the side"),
    "b": ("blue", "sapphire", "a hexagon"),
    "g": ("green", "emerald", "a tall octagon in steps"),
    "r": ("red", "ruby", "a drop"),
    "k": ("black", "onyx", "a cushion"),
    "p": ("pearl", "pearl", "a sphere"),
    "o": ("gold", "gold", "a coin with a milled edge"),
}
PAPER = {
    "art-paper": "prices on cards, demands of nobles, seals",
    "art-paper-line": "the border of a price",
    "art-ink": "figures upon it",
    "art-less": "a price after the discount, where it is lower",
    "art-gilt": "fine gold frames on cards, backs and Duel's board",
    "art-night": "the count on a pile of tokens",
}
LANDS = {"?": "any colour", "-": "none"}

# What has to be told from what, and how well: text 4.5 : 1, lines of what can be operated 3 : 1.
PAIRS: tuple[tuple[str, tuple[str, ...], float], ...] = (
    ("ink", GROUNDS, 4.5),
    ("ink-soft", GROUNDS, 4.5),
    ("accent", ("ground", "panel", "panel-strong"), 4.5),
    ("accent-ink", ("accent", "accent-strong"), 4.5),
    ("ink", ("accent-soft",), 4.5),
    ("gilt", ("ground", "panel", "panel-strong"), 4.5),
    ("good", ("ground", "panel", "panel-strong"), 4.5),
    ("bad", ("ground", "panel", "panel-strong"), 4.5),
    ("bad-ink", ("bad",), 4.5),
    ("edge", GROUNDS, 3.0),
    *((f"{name}-ink", (name,), 4.5) for name, _, _ in GEMS.values()),
)

SIZES = (
    ("title of a page", "styles/base.css", "h1", "font-size"),
    ("title of a part", "styles/base.css", "h2", "font-size"),
    ("title within a part", "styles/base.css", "h3", "font-size"),
    ("text", "styles/base.css", "body", "font"),
    ("button", "styles/buttons.css", ".button", "font"),
    ("large button", "styles/buttons.css", ".button.large", "font-size"),
    ("small button", "styles/buttons.css", ".button.small", "font-size"),
    ("tag", "styles/surfaces.css", ".tag", "font-size"),
)
ROOM = (
    ("corner of a panel, of a sheet", THEME, LIGHT, "--radius"),
    ("corner of a button, of a notice", THEME, LIGHT, "--radius-small"),
    ("corner of a tag", "styles/surfaces.css", ".tag", "border-radius"),
    ("corner of a card, in its width and height", "art/art.css", ".art-card", "border-radius"),
    ("inside a panel", "styles/surfaces.css", ".panel", "padding"),
    ("inside a sheet", "styles/dialogs.css", "dialog", "padding"),
    ("between the buttons of a sheet", "styles/dialogs.css", ".dialog-actions", "gap"),
    ("inside a button", "styles/buttons.css", ".button", "padding"),
    ("height of a button", "styles/buttons.css", ".button", "min-height"),
    ("height of a large one", "styles/buttons.css", ".button.large", "min-height"),
    ("height of a small one, for a mouse", "styles/buttons.css", ".button.small", "min-height"),
    ("width of a sheet", "styles/dialogs.css", "dialog", "width"),
    ("ring round the focus", "styles/base.css", ":focus-visible", "outline"),
)

MOVES = {
    "styles/buttons.css .button": "a button gives way under the finger",
    "table/parts/CardButton.svelte .card": "a card rises under the mouse",
    "table/parts/Deck.svelte .deck": "a deck rises under the mouse",
    "games/duel/Board.svelte .token": "a token on Duel's board grows under the mouse",
    "games/duel/Goals.svelte li[style]::after": "the way to a goal grows longer",
    "pages/GameChoice.svelte summary > :global(svg)": "the arrow of what can be opened turns",
    "shell/Loading.svelte .loading": "“Loading” appears, but only where it takes long",
    "shell/Spinner.svelte span": "something is under way, nobody knows how long",
    "shell/Sheet.svelte dialog": "a sheet rises",
    "talk/Bubbles.svelte .bubble": "what somebody says pops up",
    "pages/Scene.svelte .still": "the picture of a game appears when it is there",
    "table/parts/Ring.svelte .breathing": "what can be pressed breathes",
    "table/motion/Trails.svelte .lit rect": "what a lesson is about glows",
    "table/panel/Thinking.svelte .thinking": "a bot takes longer than expected",
    "table/panel/Thinking.svelte .arc": "the time a bot takes goes round",
    "table/panel/Thinking.svelte .second .arc": "… and slows down towards the end",
    "table/sheets/Celebration.svelte span": "stones fly up for whoever has won",
}


# --- Values ---


def theme(which: str, file: str = THEME) -> Palette:
    """The colours of the theme; by night those that are not named stay."""
    day, night = _colours(file, LIGHT), _colours(file, DARK)
    return day if which == LIGHT else day | night


def _colours(file: str, selector: str) -> Palette:
    ways = (selector, f":root{selector}")
    (found,) = (rule.values for rule in rules(file) if not rule.condition and rule.selector in ways)
    return {name[2:]: colour for name, colour in found.items() if re.fullmatch("#[0-9a-f]{6}", colour)}


def palettes(name: str) -> dict[str, dict[str, list[str]]]:
    """STONES or LANDS of the drawings: for each letter the colours of each part."""
    script = text("art/palettes.ts")
    found = re.search(rf"const {name}: .*? = (\{{.*?^\}});", script, re.MULTILINE | re.DOTALL)
    assert found is not None, name
    parts = {}
    for letter, body in re.findall(r'^  "?(.)"?: \{(.*?)^  \}', found[1], re.MULTILINE | re.DOTALL):
        pairs = re.findall(r"(\w+): (\[[^]]*\]|\"[^\"]*\")", body)
        parts[letter] = {key: re.findall("#[0-9a-f]{6}", colours) for key, colours in pairs}
    return parts


def contrast(one: str, other: str) -> float:
    """How well two colours are told apart, from 1 to 21, as the WCAG count it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


# --- Tables ---


def table(head: Row, lines: Iterable[Row]) -> str:
    """A table of Markdown."""
    return "".join(f"| {' | '.join(line)} |\n" for line in (head, ["---"] * len(head), *lines))


def theme_table() -> str:
    day, night = theme(LIGHT), theme(DARK)
    own = {name for gem, _, _ in GEMS.values() for name in (gem, f"{gem}-ink")}
    assert set(USES) == set(day) - own, "a colour of the theme has no use, or a use no colour"
    lines = [[f"`--{name}`", f"`{day[name]}`", f"`{night[name]}`", use] for name, use in USES.items()]
    return table(["colour", "light", "dark", "for"], lines)


def marks_table() -> str:
    day, night = theme(LIGHT), theme(DARK)
    lines = [
        [f"`--{gem}`", f"`{day[gem]}`", _by_night(gem, day, night), f"`{day[f'{gem}-ink']}`"]
        for gem, _, _ in GEMS.values()
    ]
    return table(["colour", "light", "dark", "text upon it"], lines)


def paper_table() -> str:
    day, night = theme(LIGHT, "art/art.css"), theme(DARK, "art/art.css")
    assert set(PAPER) == set(day), "a colour of the drawings has no use, or a use no colour"
    lines = [
        [f"`--{name}`", f"`{day[name]}`", _by_night(name, day, night), use] for name, use in PAPER.items()
    ]
    return table(["colour", "light", "dark", "for"], lines)


def _by_night(name: str, day: Palette, night: Palette) -> str:
    return f"`{night[name]}`" if night[name] != day[name] else "the same"


def contrast_table() -> str:
    lines = []
    for name, grounds, least in PAIRS:
        worst = [
            min((contrast(colours[name], colours[ground]), ground) for ground in grounds)
            for colours in (theme(LIGHT), theme(DARK))
        ]
        upon = ", ".join(f"`--{ground}`" for ground in grounds)
        lines.append([f"`--{name}`", upon, f"{least:g}", *(f"{ratio:.1f}" for ratio, _ in worst)])
    return table(["colour", "upon", "at least", "light", "dark"], lines)


def gems_table() -> str:
    stones, lands = palettes("STONES"), palettes("LANDS")
    assert list(stones) == list(GEMS)
    lines = []
    for letter, (_, gem, cut) in GEMS.items():
        stone = stones[letter]
        shades = " ".join(f"`{shade}`" for shade in stone["shades"])
        lines.append(
            [f"{gem}, `{letter}`", cut, shades, *(f"`{stone[part][0]}`" for part in ("edge", "ink"))]
        )
    assert set(lands) == {*stones, *LANDS}
    return table(["gem", "cut", "from its deepest facet to its brightest", "edge", "letter"], lines)


def type_table() -> str:
    families = [
        ("titles, figures of cards", "`--serif`", value(THEME, LIGHT, "--serif")),
        ("everything else", "`--sans`", value(THEME, LIGHT, "--sans")),
    ]
    lines = [[use, name, stack.replace('"', "")] for use, name, stack in families]
    sizes = [[use, f"`{where[1]}`", f"`{value(*where)}`"] for use, *where in SIZES]
    return table(["family", "", "first that is there"], lines) + "\n" + table(["size", "", ""], sizes)


def room_table() -> str:
    return table(["what", ""], [[use, f"`{value(*where)}`"] for use, *where in ROOM])


def layout_table() -> str:
    queries = dict(re.findall(r"const (\w+) = new MediaQuery\(\s*\"([^\"]+)\"", text("table/layout.ts")))
    scales = {
        found[1]: rule.values["font-size"]
        for rule in rules("table/scale.css")
        if (found := re.search(r'data-layout="(\w+)"', rule.selector))
    }
    described = (
        ("short", "three columns, the last one is the bar", queries["lying"]),
        ("tall", "one column", queries["slim"]),
        ("wide", "players and log beside the table", "otherwise"),
    )
    lines = [
        [f"`{name}`", what, f"`{when}`" if when != "otherwise" else when, f"`{scales.get(name, '100%')}`"]
        for name, what, when in described
    ]
    return table(["layout", "", "when", "one letter (`rem`)"], lines) + (
        f"\nCards are drawn with large figures where `{queries['small']}`.\n"
    )


def motion_table() -> str:
    found = {}
    for file in styled():
        for rule in rules(file):
            moving = rule.values.get("animation") or rule.values.get("transition")
            if moving and not moving.startswith("none") and "reduced-motion" not in rule.condition:
                found[f"{file} {rule.selector.split(', ')[0]}"] = moving
    assert set(found) == set(MOVES), f"moves without words, or words without moves: {set(found) ^ set(MOVES)}"
    quick = value(THEME, LIGHT, "--quick")
    lines = [[what, f"`{found[where].replace('var(--quick)', quick)}`"] for where, what in MOVES.items()]
    flight = constant("table/motion/Flights.svelte", "DURATION")
    stagger, pause = (constant("table/motion/flights.ts", name) for name in ("STAGGER", "PAUSE"))
    patience = constant("table/motion/Flights.svelte", "PATIENCE")
    lines += [
        ["what somebody did flies from place to place", f"{flight} ms; less while others wait"],
        ["… one thing after the other, then the next deed", f"{stagger} ms, {pause} ms"],
        ["… moves that wait to be shown, at most", patience],
    ]
    return table(["what moves", "how"], lines)


PARTS: dict[str, Callable[[], str]] = {
    "theme": theme_table,
    "marks": marks_table,
    "paper": paper_table,
    "contrast": contrast_table,
    "gems": gems_table,
    "type": type_table,
    "room": room_table,
    "layouts": layout_table,
    "motion": motion_table,
}


def written(page: str) -> str:
    """The page with what is generated as the sources have it now."""
    for name, part in PARTS.items():
        before, begin, rest = page.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition("<!-- / -->")
        assert begin, f"the page has no place for {name}"
        assert end, f"the place for {name} has no end"
        page = f"{before}{begin}\n{part()}\n{end}{after}"
    return page


# --- Pictures ---

FONT = "font-family=\"'Segoe UI','Helvetica Neue',Arial,sans-serif\""


def swatch(x: int, y: int, colour: str, width: int = 64, height: int = 44) -> str:
    line = 'stroke="#808080" stroke-opacity=".35"'
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="{colour}" {line}/>'


def words(x: int, y: int, said: str, colour: str, size: int = 12) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" {FONT}>{said}</text>'


def svg(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">'
    )
    return f"{head}<title>{title}</title>{''.join(parts)}</svg>\n"


def theme_picture() -> str:
    """Both themes side by side, each on its own ground."""
    parts = []
    for half, (title, which) in enumerate((("Light", LIGHT), ("Dark", DARK))):
        colours, left = theme(which), half * 460
        parts.append(f'<rect x="{left}" width="460" height="424" fill="{colours["ground"]}"/>')
        parts.append(words(left + 24, 38, title, colours["ink"], 20))
        for at, name in enumerate(USES):
            x, y = left + 24 + at % 4 * 106, 58 + at // 4 * 90
            parts += [swatch(x, y, colours[name], 94), words(x, y + 60, name, colours["ink"])]
            parts.append(words(x, y + 75, colours[name], colours["ink-soft"], 11))
    return svg(920, 424, "The colours of the theme, light and dark", parts)


DRAW = """import { gemUrl } from "./gems.js";
const drawn = [...process.argv[1]].map((letter) => ["gem", "token"].map((kind) => gemUrl(kind, letter)));
console.log(JSON.stringify(drawn.map((both) => both.map((url) => decodeURIComponent(url.split(",")[1])))));"""


def drawn_gems() -> list[list[str]]:
    """Each gem, and its token, as the page draws them."""
    with tempfile.TemporaryDirectory() as folder:
        rolldown = WEB.parent / "node_modules" / ".bin" / "rolldown"
        bundle = [str(rolldown), "art/gems.ts", "--format", "esm", "--dir", folder, "--log-level", "silent"]
        subprocess.run(bundle, cwd=WEB, check=True, stdout=subprocess.DEVNULL)
        node = ["node", "--input-type=module", "--eval", DRAW, "".join(GEMS)]
        drawn: list[list[str]] = json.loads(subprocess.check_output(node, cwd=folder, text=True))
    return drawn


def gems_picture() -> str:
    """Each gem with its token, the shades of its facets, and the landscape of its cards."""
    stones, lands = palettes("STONES"), palettes("LANDS")
    parts = [f'<rect width="920" height="{len(GEMS) * 66 + 24}" fill="{theme(LIGHT)["panel"]}"/>']
    ink = theme(LIGHT)["ink"]
    for row, (drawings, (letter, (_, gem, _))) in enumerate(zip(drawn_gems(), GEMS.items(), strict=True)):
        y = 16 + row * 66
        for place, drawing in enumerate(drawings):
            parts.append(_placed(drawing, 20 + place * 64, y + 2, 52, f"{letter}{place}"))
        parts.append(words(160, y + 33, gem, ink, 15))
        for at, shade in enumerate(stones[letter]["shades"]):
            parts.append(swatch(250 + at * 62, y + 4, shade, 56))
        for at, part in enumerate(("sky", "far", "mid", "near", "shade")):
            parts.append(swatch(590 + at * 62, y + 4, lands[letter][part][0], 56))
    return svg(920, len(GEMS) * 66 + 24, "The gems, their shades and the landscapes of their cards", parts)


def _placed(drawing: str, x: int, y: int, size: int, own: str) -> str:
    """A drawing within another; ids of one must not meet those of the next."""
    drawing = re.sub(r'id="([\w-]+)"', rf'id="\1-{own}"', drawing)
    drawing = re.sub(r"url\(#([\w-]+)\)", rf"url(#\1-{own})", drawing)
    return drawing.replace("<svg ", f'<svg x="{x}" y="{y}" width="{size}" height="{size}" ', 1)


PICTURES: dict[str, Callable[[], str]] = {"art-theme.svg": theme_picture, "art-gems.svg": gems_picture}


def main() -> None:
    """The page and its pictures."""
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    for file, draw in PICTURES.items():
        (IMAGES / file).write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
