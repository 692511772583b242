"""Reads values out of the page's own sources: rules of style sheets, constants of scripts."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parents[2] / "web" / "src"


class Rule(NamedTuple):
    """Declarations of a style sheet, with the condition around them (a media query, keyframes), if any."""

    condition: str
    selector: str
    values: dict[str, str]


def text(file: str) -> str:
    """A file of the page."""
    return (WEB / file).read_text(encoding="utf-8")


def rules(file: str) -> list[Rule]:
    """The rules of a style sheet, or of a component's."""
    css = text(file)
    if file.endswith(".svelte"):
        found = re.search(r"<style>(.*)</style>", css, re.DOTALL)
        css = found[1] if found else ""
    return list(_rules(re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)))


def _rules(css: str, condition: str = "") -> Iterator[Rule]:
    for head, body in _blocks(css):
        if head.startswith("@"):
            yield from _rules(body, head)
        else:
            pairs = (
                line.split(":", 1) for line in re.sub(r"@import[^;]*;", "", body).split(";") if ":" in line
            )
            yield Rule(condition, head, {name.strip(): " ".join(value.split()) for name, value in pairs})


def _blocks(css: str) -> Iterator[tuple[str, str]]:
    """What stands before braces, and between them."""
    depth, start, head = 0, 0, ""
    for brace in re.finditer(r"[{}]", css):
        if brace[0] == "{":
            if depth == 0:
                head = css[start : brace.start()].rsplit(";", maxsplit=1)[-1]
                start = brace.end()
            depth += 1
        else:
            depth -= 1
            if depth == 0:
                yield " ".join(head.split()), css[start : brace.start()]
                start = brace.end()


def value(file: str, selector: str, name: str, condition: str = "") -> str:
    """One declared value; it must be there."""
    for rule in rules(file):
        if rule.condition == condition and selector in rule.selector.split(", ") and name in rule.values:
            return rule.values[name]
    raise LookupError(f"{file}: {selector} has no {name}")


def constant(file: str, name: str) -> str:
    """What a script calls by a name: a number or a text."""
    found = re.search(rf"\bconst {name}\b[^=]*= ([^;]+);", text(file))
    if found is None:
        raise LookupError(f"{file} has no {name}")
    return " ".join(found[1].split())


def styled() -> list[str]:
    """All files of the page that have styles."""
    files = (
        path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.suffix in (".css", ".svelte")
    )
    return sorted(files)
