"""The documentation keeps its word: examples run, links lead somewhere, the rules page names every rule."""

import ast
import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cabochon import Match
from cabochon.games import GAMES
from cabochon.players import create

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").rglob("*.md")])

NOT_RUN = "# not run"
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Example(NamedTuple):
    """A block of Python of a page: a program, or a session with `>>>` and what it answers."""

    is_session: bool
    line: int
    code: str


def examples(page: Path) -> Iterator[Example]:
    """The blocks of a page that are to run."""
    text = page.read_text(encoding="utf-8")
    for block in FENCED.finditer(text):
        language, code = block.groups()
        if language in ("python", "pycon") and NOT_RUN not in code:
            line = text.count("\n", 0, block.start(2)) + 1
            yield Example(code.startswith(">>> "), line, code)


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.compiled
@pytest.mark.parametrize("page", [page for page in PAGES if any(examples(page))], ids=name)
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}  # Numba's cache needs the name of a module
    for example in examples(page):
        if example.is_session:
            names = run_session(example, page, names)
        else:
            # Compiled as a part of the page, so that errors, and Numba's cache, point to its lines.
            program = compile("\n" * (example.line - 1) + example.code, str(page), "exec")
            exec(program, names)


def run_session(example: Example, page: Path, names: dict[str, Any]) -> dict[str, Any]:
    """Run a session and compare its answers; returns the names that it leaves behind."""
    session = doctest.DocTestParser().get_doctest(
        example.code, names, name(page), name(page), example.line - 1
    )
    complaints: list[str] = []
    doctest.DocTestRunner(verbose=False).run(session, out=complaints.append, clear_globs=False)
    assert not complaints, "".join(complaints)
    return session.globs


def anchors(page: Path) -> set[str]:
    """The anchors that the headings of a page get."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_relative_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", FENCED.sub("", page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), f"{target} does not exist"
        assert there.is_relative_to(ROOT), f"{target} leaves the project"
        assert not anchor or anchor in anchors(there), f"{name(there)} has no heading for #{anchor}"


def test_every_page_is_in_the_index() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert page.name == "README.md" or f"({page.name})" in index, f"{page.name} is missing"


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_the_python_guide_explains_every_key_of_a_position(game: str) -> None:
    guide = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*?) \|", guide, re.MULTILINE)
    explained = {key for row in rows for key in re.findall(r"`([\w.\[\]]+)`", row)}
    match, player = Match(game, seed=1), create("random", seed=1)
    found = set()
    while match.to_move is not None and len(match.moves) < 1000:
        position = match.position()
        found |= {*position, *(f"pending.{key}" for key in position["pending"])}
        found |= {f"players[].{key}" for key in position["players"][0]}
        match.play(player.decide(match.view(match.to_move)))
    assert found <= explained


@pytest.mark.parametrize(("game", "title"), [("splendor", "Splendor"), ("duel", "Splendor Duel")])
def test_the_rules_page_names_every_function_of_the_rules(game: str, title: str) -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    opening, *parts = re.split(r"^## (.+)$", page, flags=re.MULTILINE)
    sections = dict(zip(parts[::2], parts[1::2], strict=True))
    rules = ast.parse((ROOT / "src/cabochon/games" / game / "rules.py").read_text(encoding="utf-8"))
    functions = {node.name for node in rules.body if isinstance(node, ast.FunctionDef)}
    named = re.compile(r"`(\w+)\(\)`")
    here = set(named.findall(sections[title]))
    assert here <= functions, "the page names a function that does not exist"
    assert functions <= here | set(named.findall(opening)), "the page leaves out a function"
