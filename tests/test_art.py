"""The page about art says what the code has: its tables, its swatches, its promises about contrast."""

import re

import pytest

import art
import sources


def test_the_tables_are_those_of_the_code() -> None:
    page = art.PAGE.read_text(encoding="utf-8")
    assert page == art.written(page), "python docs/images/art.py writes it anew"


@pytest.mark.parametrize("file", art.PICTURES)
def test_the_swatches_are_those_of_the_code(file: str) -> None:
    kept = (art.IMAGES / file).read_text(encoding="utf-8")
    assert kept == art.PICTURES[file](), "python docs/images/art.py draws it anew"


def test_another_value_in_the_code_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    page = art.PAGE.read_text(encoding="utf-8")
    real = sources.text
    changes = {
        "styles/theme.css": ("#0f5854", "#105955"),
        "styles/base.css": ("1.3rem", "1.4rem"),
        "table/layout.ts": ("62.49em", "60em"),
        "table/motion/flights.ts": ("STAGGER = 70", "STAGGER = 80"),
        "shell/Sheet.svelte": ("160ms", "200ms"),
    }
    for changed, (before, after) in changes.items():

        def read(file: str, changed: str = changed, before: str = before, after: str = after) -> str:
            return real(file).replace(before, after) if file == changed else real(file)

        monkeypatch.setattr(sources, "text", read)
        monkeypatch.setattr(art, "text", read)
        assert page != art.written(page), changed


@pytest.mark.parametrize("which", [art.LIGHT, art.DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("name", "grounds", "least"), art.PAIRS, ids=lambda part: str(part))
def test_colours_are_told_apart(which: str, name: str, grounds: tuple[str, ...], least: float) -> None:
    colours = art.theme(which)
    for ground in grounds:
        assert art.contrast(colours[name], colours[ground]) >= least, ground


def test_contrast_is_counted_as_everybody_does() -> None:
    assert art.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert art.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_every_colour_of_the_theme_is_used() -> None:
    styles = "".join(sources.text(file) for file in sources.styled())
    gems = {name for gem, _, _ in art.GEMS.values() for name in (gem, f"{gem}-ink")}
    used = set(re.findall(r"var\(--([\w-]+)\)", styles))
    assert {*art.theme(art.LIGHT), *art.theme(art.LIGHT, "art/art.css")} - gems <= used
