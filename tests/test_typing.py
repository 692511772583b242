"""What people write with the package is typed: the examples, and the code of the documentation, strictly."""

import inspect
import json
import re
import typing
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy.typing as npt
import pytest
from mypy import api

import cabochon
from cabochon import Match, Move, Record, RecordReader, State, View
from cabochon.analysis import Analysis
from cabochon.arena import Contestant, Report, Tournament, read, run
from cabochon.datasets import Dataset, Plan
from cabochon.envs import Batch
from cabochon.envs.gpu import GpuBatch
from cabochon.envs.gymnasium import CabochonEnv
from cabochon.envs.many import ManyGames
from cabochon.envs.options import Asked
from cabochon.envs.pettingzoo import Seats, Wanted, env, parallel_env
from cabochon.envs.vector import CabochonVectorEnv
from cabochon.players import Player, PlayerSpec, SearchPlayer, ThinkingPlayer, check_player, create, warm_up
from cabochon.players.search_player import SearchOptions
from cabochon.protocol import ExternalPlayer
from cabochon.search import Budget, Candidate, LeafBatch, Searcher, SearchResult, asking, evaluation
from tests.test_docs import ROOT, examples

PAGES = (
    "python",
    "first-bot",
    "matches",
    "positions",
    "record",
    "players",
    "states",
    "search",
    "networks",
    "training",
    "arena",
    "protocol",
    "analysis",
    "datasets",
    "environments",
    "pettingzoo",
    "openspiel",
)
"""The pages for people who write Python."""
NOTEBOOK = ROOT / "docs" / "tour.ipynb"

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


def cells(notebook: Path) -> str:
    """The code of a notebook."""
    found = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return "".join("".join(cell["source"]) + "\n" for cell in found if cell["cell_type"] == "code")


@pytest.mark.compiled
def test_examples_and_documentation_pass_mypy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    files = [str(path) for path in sorted((ROOT / "examples").rglob("*.py"))]
    programs = {page: program(ROOT / "docs" / f"{page}.md") for page in PAGES}
    for page, written in {**programs, "tour": cells(NOTEBOOK)}.items():
        code = tmp_path / f"page_{page}.py"
        code.write_text(written + AS_IN_A_SESSION, encoding="utf-8")
        files.append(str(code))
    said, complaints, _ = api.run(["--strict", "--no-pretty", *files])
    assert not complaints
    assert re.search(r"^Success", said), said


def test_all_pages_of_the_guide_are_among_them() -> None:
    guide = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    assert {*re.findall(r"\]\((\S+)\.md\)", guide)} <= {*PAGES}


UNTYPED = {
    # A record of NumPy is for compiled code, which knows no types.
    "State": {"__init__", "record", "trusted"},
    # What is to become JSON.
    "Report": {"to_json"},
    "Analysis": {"to_json"},
    "Tournament": {"configuration", "from_configuration"},
    # Gymnasium and PettingZoo say what these take and give, which depends on the space.
    "CabochonEnv": {"Env", "reset", "step", "render"},
    "CabochonVectorEnv": {"VectorEnv", "reset", "step"},
    "Seats": {"reset", "observe", "step"},
}
"""What is of any type all the same, and why."""

KINDS = [
    Match,
    View,
    State,
    Move,
    Record,
    RecordReader,
    Dataset,
    Plan,
    Asked,
    ManyGames,
    Batch,
    GpuBatch,
    CabochonEnv,
    CabochonVectorEnv,
    Wanted,
    Seats,
    Player,
    ThinkingPlayer,
    PlayerSpec,
    SearchOptions,
    SearchPlayer,
    ExternalPlayer,
    Budget,
    Candidate,
    LeafBatch,
    SearchResult,
    Searcher,
    Contestant,
    Tournament,
    Report,
    Analysis,
]
FUNCTIONS = [create, check_player, warm_up, asking, evaluation, run, read, env, parallel_env]

NAMES = {**vars(cabochon), "Record": Record}
"""What annotations call something that their module only imports for mypy."""


def public(kind: type) -> Iterator[tuple[str, Callable[..., object]]]:
    """The methods and properties of a class that people call."""
    for name, member in vars(kind).items():
        if not name.startswith("_") or name == "__init__":
            if isinstance(member, property):
                assert member.fget is not None
                yield name, member.fget
            elif isinstance(member, classmethod | staticmethod):
                yield name, member.__func__
            elif inspect.isfunction(member):
                yield name, member


def is_any(hints: dict[str, object]) -> bool:
    """Whether something among them is of any type."""
    for hint in map(str, hints.values()):
        # In NumPy's own aliases the shape of an array is of any type, and what could become one.
        written = hint.replace(str(npt.ArrayLike), "ArrayLike").replace("tuple[typing.Any, ...]", "shape")
        if re.search(r"\bAny\b", written):
            return True
    return False


def untyped(kind: type) -> Iterator[str]:
    """What is of any type: methods, attributes, and what a class is derived from, by their names."""
    for name, function in public(kind):
        hints = typing.get_type_hints(function, localns=NAMES)
        assert "return" in hints or name == "__init__", name
        if is_any(hints):
            yield name
    for name, hint in inspect.get_annotations(kind).items():
        if not name.startswith("_") and is_any({name: hint}):
            yield name
    for base in vars(kind).get("__orig_bases__", ()):
        if is_any({"": base}):
            yield typing.get_origin(base).__name__


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_nothing_that_people_touch_is_of_any_type(kind: type) -> None:
    assert {*untyped(kind)} == UNTYPED.get(kind.__name__, set())


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
def test_no_function_that_people_call_is_of_any_type(function: Callable[..., object]) -> None:
    hints = typing.get_type_hints(function, localns=NAMES)
    assert "return" in hints
    assert not is_any(hints)


def test_a_player_that_searches_takes_what_a_search_takes() -> None:
    taken = inspect.get_annotations(Searcher.__init__)
    options = inspect.get_annotations(SearchOptions)
    assert options == {name: kind for name, kind in taken.items() if name not in ("game", "seed", "return")}
