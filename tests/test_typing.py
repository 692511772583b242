"""What people write with the package is typed: the examples, and the code of the documentation, strictly."""

import inspect
import re
import typing
from collections.abc import Iterator
from pathlib import Path

import pytest
from mypy import api

import cabochon
from cabochon import Match, Move, Record, RecordReader, State, View
from cabochon.datasets import Dataset, Plan
from cabochon.envs import Batch
from cabochon.envs.many import ManyGames
from tests.test_docs import ROOT, examples

PAGES = ("first-bot", "python", "matches", "positions", "record", "players", "states", "datasets")
"""The pages for people who write Python. Blocks that are compiled are for Numba, which asks for no types."""

AS_IN_A_SESSION = "# mypy: allow-redefinition\n"
"""Pages use a name again for something else. As an option for all, mypy would read every library anew."""


def program(page: Path) -> str:
    """The code of a page, each line where it stands there; of a session without the answers."""
    lines: list[str] = []
    for example in examples(page):
        lines += [""] * (example.line - 1 - len(lines))
        for line in example.code.splitlines():
            typed = re.match(r"(?:>>>|\.\.\.)(?: |$)(.*)", line)
            lines.append((typed[1] if typed else "") if example.is_session else line)
    return "\n".join(lines) + "\n"


@pytest.mark.compiled
def test_examples_and_documentation_pass_mypy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    files = [str(path) for path in sorted((ROOT / "examples").rglob("*.py"))]
    for page in PAGES:
        code = tmp_path / f"page_{page}.py"
        code.write_text(program(ROOT / "docs" / f"{page}.md") + AS_IN_A_SESSION, encoding="utf-8")
        files.append(str(code))
    said, complaints, _ = api.run(["--strict", "--no-pretty", *files])
    assert not complaints
    assert re.search(r"^Success", said), said


def public(kind: type) -> Iterator[tuple[str, object]]:
    """The methods and properties of a class that people call."""
    for name, member in vars(kind).items():
        if not name.startswith("_") or name == "__init__":
            if isinstance(member, property):
                yield name, member.fget
            elif isinstance(member, classmethod | staticmethod):
                yield name, member.__func__
            elif inspect.isfunction(member):
                yield name, member


@pytest.mark.parametrize(
    "kind",
    [Match, View, State, Move, Record, RecordReader, Dataset, Plan, ManyGames, Batch],
    ids=lambda kind: kind.__name__,
)
def test_nothing_that_people_touch_is_of_any_type(kind: type) -> None:
    # A record of NumPy is for compiled code, which knows no types.
    untyped = {("State", "__init__"), ("State", "record"), ("State", "trusted")}
    names = {**vars(cabochon), "Record": Record}
    for name, function in public(kind):
        if (kind.__name__, name) in untyped:
            continue
        hints = typing.get_type_hints(function, localns=names)
        assert "return" in hints or name == "__init__", name
        # The shape of an array is of any type in NumPy's own alias.
        written = [str(hint).replace("tuple[typing.Any, ...]", "shape") for hint in hints.values()]
        assert not any(re.search(r"\bAny\b", hint) for hint in written), (name, hints)
