"""The documentation keeps its word: examples run, links lead somewhere, nothing is missing."""

import ast
import doctest
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
import typer
from pydantic import TypeAdapter

from cabochon import Match
from cabochon.cli.app import app
from cabochon.games import game as find_game
from cabochon.games import game_names
from cabochon.players import LEVELS, create
from cabochon.search import Searcher, evaluation, priors
from cabochon.search.network import EXPLORE
from cabochon.server.app import create_app
from cabochon.server.options import Options
from cabochon.server.show import wire
from tests.server.serving import processes

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").rglob("*.md")])

NOT_RUN = "# not run"
SERVER = "127.0.0.1:8000"
"""Where the server is in examples; they get a real one instead."""
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


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a real server whose bots answer at once, and which nobody is too fast for."""
    with processes(f"sqlite:///{tmp_path}/tables.sqlite") as [running]:
        yield running.address


@pytest.mark.compiled
@pytest.mark.parametrize("page", [page for page in PAGES if any(examples(page))], ids=name)
def test_the_examples_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}  # Numba's cache needs the name of a module
    for example in examples(page):
        if SERVER in example.code:
            address: str = request.getfixturevalue("server")
            example = example._replace(code=example.code.replace(SERVER, address))
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


def test_make_installs_what_the_commands_of_the_readme_need() -> None:
    readme, makefile = ((ROOT / file).read_text(encoding="utf-8") for file in ("README.md", "Makefile"))
    by_hand = re.search(r"`pip install '\.\[([\w,]+)\]'`", readme)
    play = re.search(r"^\.venv/\.server:.*?'\.\[([\w,]+)\]'", makefile, re.MULTILINE | re.DOTALL)
    assert by_hand is not None
    assert play is not None
    assert by_hand[1] == play[1]


def test_numbers_are_the_same_on_every_page() -> None:
    pages = {page: page.read_text(encoding="utf-8") for page in PAGES}
    speeds = {speed for text in pages.values() for speed in re.findall(r"some ([\d,]+) decisions", text)}
    assert speeds == {"350,000"}
    (sizes,) = re.findall(
        r"a NumPy record of (\d+) bytes in Splendor and (\d+) in Duel", pages[ROOT / "README.md"]
    )
    assert [int(size) for size in sizes] == [find_game(name).state_type.itemsize for name in game_names()]


@pytest.mark.compiled
@pytest.mark.parametrize("game", game_names())
def test_the_page_on_positions_explains_every_key(game: str) -> None:
    guide = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
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
    shared = {
        name.name
        for node in rules.body
        if isinstance(node, ast.ImportFrom)
        and node.module in ("cabochon.games.decks", "cabochon.games.paying")
        for name in node.names
    }
    named = re.compile(r"`(\w+)\(\)`")
    here = set(named.findall(sections[title]))
    assert here <= functions | shared, "the page names a function that does not exist"
    assert functions <= here | set(named.findall(opening)), "the page leaves out a function"


# --- Search and levels ---


def test_the_levels_page_has_the_numbers_of_the_levels() -> None:
    rows = re.findall(
        r"^\| (\d) \| \w+ \| (.+) \| .+ \|$", section("levels.md", "## What each level does"), re.M
    )
    for level, (number, row) in zip(LEVELS, rows, strict=True):
        thinks = (
            f"{level.budget.simulations} simulations" if level.budget.simulations else f"{level.seconds} s"
        )
        takes = f"{level.seconds} s" if level.seconds else "at once"
        assert (number, row) == (str(level.number), f"{thinks} | {level.attention} | {level.ease} | {takes}")


def test_the_search_page_has_the_usual_numbers() -> None:
    numbers = section("search.md", "## The numbers")
    rows = re.findall(r"^\| `(\w+)` \| ([\d.]+)(?:; with a network [\d.]+)? \|", numbers, re.MULTILINE)
    usual = inspect.signature(Searcher).parameters
    judge = evaluation(usual["evaluation"].default)
    parameters = judge.parameters
    assert f"| `explore` | {judge.explore}; with a network {EXPLORE} |" in numbers
    assert {name: float(number) for name, number in rows} == {
        **{name: usual[name].default for name in ("threshold", "caution", "noise", "nodes")},
        "explore": judge.explore,
        "length": parameters[priors.LENGTH],
        "tempo": parameters[priors.TEMPO],
        "temperature": parameters[priors.TEMPERATURE],
        "uniform": parameters[priors.UNIFORM],
    }


# --- The server and the wire ---


def section(page: str, heading: str) -> str:
    """What stands below a heading, up to the next of its rank."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    rank = heading.split(maxsplit=1)[0]
    found = re.search(rf"^{re.escape(heading)}$(.*?)(?=^{rank} |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None, f"{page} has no heading {heading}"
    return found.group(1)


def test_the_page_for_operators_explains_every_option() -> None:
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {
        option for parameter in command.params if not parameter.hidden for option in parameter.opts
    } - {"--help", "-h"}
    rows = re.findall(r"^\| (`-.*?) \| ", section("operating.md", "## Options"), re.MULTILINE)
    assert {option for row in rows for option in re.findall(r"(?<![\w-])--?[a-z-]+", row)} == options


def test_whoever_runs_a_server_is_led_to_their_page() -> None:
    """From the first lines of the page that explains how it works, which repeats none of it."""
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert "](operating.md)" in text.split("\n## ")[0]
    assert "```" not in text
    assert "cabochon admin" not in text


def test_the_wire_page_names_every_request() -> None:
    described = create_app(Options(database="sqlite:///unused")).openapi()["paths"]
    requests = {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}
    rows = re.findall(r"^\| `([A-Z]+ [^`]+)` \|", section("wire.md", "## REST"), re.MULTILINE)
    assert set(rows) == requests


def test_the_wire_page_names_every_message_event_and_close_code() -> None:
    socket = section("wire.md", "## The socket of a table")
    union = get_args(get_args(wire.ClientMessage)[0])
    requests = {get_args(message.model_fields["type"].annotation)[0] for message in union}
    assert set(re.findall(r"^\| `(\w+)`", section("wire.md", "### Requests"), re.MULTILINE)) == requests
    codes = re.findall(r"^\| (\d{4}) \|", socket, re.MULTILINE)
    assert {int(code) for code in codes} == set(wire.CLOSE_CODES.values())
    kinds = {
        kind
        for event in (wire.MoveEvent, wire.UndoEvent, wire.TableEvent)
        for kind in get_args(event.__annotations__["kind"])
    }
    rows = re.findall(r"^\| (`.*?) \|", section("wire.md", "### Events"), re.MULTILINE)
    assert {kind for row in rows for kind in re.findall(r"`(\w+)`", row)} == kinds


def test_the_messages_of_the_dialogue_are_those_of_the_wire() -> None:
    client: TypeAdapter[Any] = TypeAdapter(wire.ClientMessage)
    server: TypeAdapter[Any] = TypeAdapter(wire.ServerMessage)
    blocks = FENCED.findall(section("wire.md", "## A dialogue"))
    messages = re.findall(
        r'^([<>]) (\{"type".*\n(?:   .*\n)*)', "".join(code for _, code in blocks), re.MULTILINE
    )
    complete = [(way, text) for way, text in messages if "…" not in text]
    for way, text in complete:
        (client if way == ">" else server).validate_json(re.sub(r"\n +", "", text))
    assert len(complete) > len(messages) / 2
