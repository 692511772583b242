"""What every language sounds and looks like: the words of docs/languages.md, and the marks between them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import cabochon
from cabochon.language import LANGUAGES

FOLDER = Path(cabochon.__file__).parent / "language"
PAGE = Path(__file__).parents[2] / "docs" / "languages.md"
NAMES = {"en": "English", "fr": "Français", "ja": "日本語", "zh-Hans": "简体中文", "zh-Hant": "繁體中文"}
FILLED = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for what is filled in."""

WIDE = r"[\u3040-\u30ff\u4e00-\u9fff]"
MARKS = {
    "en": [("an apostrophe", r"\w'\w"), ("quotation marks", r'(?<!Format )"(?!\])')],
    "fr": [
        ("an apostrophe", r"\w'\w"),
        ("a space that breaks before a mark", r" [:;!?»%]"),
        ("a space that breaks after a mark", r"« "),
        ("no space before a mark", r"[\w" + FILLED + r"][!»%]|[^\W\d_][;?](?!\w)"),
    ],
    "ja": [
        ("a narrow mark", rf"{WIDE} ?[,;!?()]|[,;!?()]{WIDE}"),
        ("a space beside a number", rf"{WIDE} \d+(?={WIDE})|(?<![\w=/.:-])\d+ {WIDE}"),
        ("another wave dash", "～"),
    ],
    "zh-Hans": [
        ("a narrow mark", rf"{WIDE} ?[,;!()]|{WIDE}\?|[,;!?()]{WIDE}"),
        ("no space beside a number", rf"{WIDE}\d|\d{WIDE}"),
        ("quotation marks", "[「」]"),
    ],
    "zh-Hant": [
        ("a narrow mark", rf"{WIDE} ?[,;!()]|{WIDE}\?|[,;!?()]{WIDE}"),
        ("no space beside a number", rf"{WIDE}\d|\d{WIDE}"),
        ("quotation marks", "[“”]"),
    ],
}


class _Texts(Visitor):
    """Every way in which a message can read, with a sign for what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        parts = [part.value if isinstance(part, ftl.TextElement) else FILLED for part in node.elements]
        self.found.append("".join(str(part) for part in parts))
        self.generic_visit(node)


def texts_of(source: str) -> Iterator[tuple[str, str]]:
    """The texts of all messages, with their ids."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            texts = _Texts()
            texts.visit(entry)
            yield from ((entry.id.name, text) for text in texts.found)


def texts_in(code: str) -> list[tuple[str, str]]:
    files = sorted((FOLDER / code).glob("*.ftl"))
    return [found for file in files for found in texts_of(file.read_text(encoding="utf-8"))]


def words_of(cell: str) -> list[str]:
    return [word.strip() for word in re.split("[,、（）()]", cell) if word.strip()]


def terms(page: str, name: str) -> list[tuple[list[str], list[str]]]:
    """The words of a language, and those that mean the same and are not used, row by row."""
    section = page.partition(f"\n## {name}\n")[2].partition("\n## ")[0]
    rows = [line.split("|") for line in section.splitlines() if line.startswith("|")][2:]
    return [(words_of(row[2]), words_of(row[3])) for row in rows]


def contains(word: str, text: str) -> bool:
    """Whether a text has a word: as it stands, or at the start of one where words are apart."""
    start = r"\b" if word.isascii() or re.match(r"[a-zà-ÿ]", word) else ""
    return re.search(start + re.escape(word), text, re.IGNORECASE) is not None


def strays(code: str, texts: list[tuple[str, str]], page: str) -> list[str]:
    avoided = [word for _, others in terms(page, NAMES[code]) for word in others]
    return [f"{message}: {word}" for message, text in texts for word in avoided if contains(word, text)]


def slips(code: str, texts: list[tuple[str, str]]) -> list[str]:
    return [
        f"{message}: {what} in {text}"
        for message, text in texts
        for what, pattern in MARKS[code]
        if re.search(pattern, text)
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_thing_has_one_word(code: str) -> None:
    assert strays(code, texts_in(code), PAGE.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_of_the_page_are_used(code: str) -> None:
    texts = texts_in(code)
    listed = [word for words, _ in terms(PAGE.read_text(encoding="utf-8"), NAMES[code]) for word in words]
    assert len(listed) > len(NAMES)
    assert [word for word in listed if not any(contains(word, text) for _, text in texts)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_marks_and_spaces(code: str) -> None:
    assert slips(code, texts_in(code)) == []


def test_words_and_marks_are_found() -> None:
    page = "\n## English\n\n| thing | word | not |\n| - | - | - |\n| a | undo, redo (again) | take back |\n"
    assert terms(page, "English") == [(["undo", "redo", "again"], ["take back"])]
    texts = list(
        texts_of("one = { $count ->\n    [one] Take back\n   *[other] It can't { $x }\n}\ntwo = Undo\n")
    )
    assert strays("en", texts, page) == ["one: take back"]
    assert slips("en", texts) == [f"one: an apostrophe in It can't {FILLED}"]
    assert len(slips("fr", [("a", "Oui ?"), ("b", "Oui\u00a0?"), ("c", "« Oui\u00a0»"), ("d", "Oui !")])) == 3
    assert len(slips("ja", [("a", "3 枚"), ("b", "3枚"), ("c", "例(一)"), ("d", "10.0.0.1 のような")])) == 2
    assert len(slips("zh-Hans", [("a", "3 张"), ("b", "3张"), ("c", "好!")])) == 2
