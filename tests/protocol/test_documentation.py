"""docs/protocol.md keeps its word: the dialogue is had with the real bot, and nothing is left out."""

import io
import json
import re
import subprocess
from pathlib import Path

import pytest

from cabochon.players import RandomPlayer
from cabochon.protocol import Engine, Hired, Identity, errors
from cabochon.protocol.messages import LONGEST_LINE, VERSION, Go, fault_of_info
from tests.protocol.programs import ANSWERS, CABOCHON, FIRST_BOT, ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    """What stands below a heading, up to the next of its rank."""
    rank = heading.split(maxsplit=1)[0]
    found = re.search(rf"^{re.escape(heading)}$(.*?)(?=^{rank} |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"the page has no heading {heading}"
    return found.group(1)


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def rows(heading: str) -> list[str]:
    """The first cells of the table below a heading."""
    return re.findall(r"^\| (`.*?) \|", re.split(r"\n###? ", section(heading))[0], re.MULTILINE)


@pytest.mark.compiled
def test_the_dialogue_is_what_the_bot_says() -> None:
    dialogue = "".join(blocks(section("## A dialogue"), "text"))
    lines = re.sub(r"\n +", "", dialogue).splitlines()
    legal: list[str] = []
    with subprocess.Popen(
        [*CABOCHON, "--level", "8"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as bot:
        assert bot.stdin is not None
        assert bot.stdout is not None
        heard = ""
        for line in lines:
            way, text = line[:2], line[2:]
            if way == "> ":
                print(text, file=bot.stdin, flush=True)
                if text.startswith("position") and '"legal"' in text:
                    legal = json.loads(text.removeprefix("position "))["legal"]
                continue
            if heard.startswith("info") and not text.startswith("info"):
                # A slow machine may think aloud more often than the page shows.
                while (heard := bot.stdout.readline().rstrip("\n")).startswith("info"):
                    pass
            else:
                heard = bot.stdout.readline().rstrip("\n")
            word = text.split()[0]
            if word == "info":
                # How well it thinks will change, what it tells will not.
                told, shown = (json.loads(info.removeprefix("info ")) for info in (heard, text))
                assert list(told) == list(shown)
                assert fault_of_info(told) == fault_of_info(shown) == ""
            elif word == "bestmove":
                assert heard.removeprefix("bestmove ") in legal
                assert text.removeprefix("bestmove ") in legal
            else:
                assert heard == text
        assert bot.wait() == 0
        assert bot.stdout.read() == ""
    assert lines[-1] == "> quit"


def test_the_first_bot_is_the_one_on_the_page() -> None:
    program = Path(FIRST_BOT[1]).read_text(encoding="utf-8")
    assert blocks(section("## A bot in 40 lines"), "py") == [program]
    assert len(program.splitlines()) == 40


@pytest.mark.compiled
def test_the_example_in_python_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    (program,) = blocks(section("## Programs as players in Python"), "py")
    exec(compile(program, "docs/protocol.md", "exec"), {"__name__": "__main__"})
    assert re.fullmatch(r"[01] \d+-\d+ \w+\n", capsys.readouterr().out)


def test_the_page_names_every_message() -> None:
    grammar = blocks(section("## Lines"), "text")[0]
    commands = re.findall(r'"(\w+)"', grammar.partition("limit ")[0])
    known = [word for word in commands if word in {row.strip("`").split()[0] for row in rows("## Commands")}]
    assert commands == known
    assert {re.findall(r"`(\w+)", row)[0] for row in rows("## Answers")} == set(ANSWERS)
    assert {re.findall(r"`(\w+)", row)[0] for row in rows("### go")} == set(Go.__dataclass_fields__)
    assert f"version {VERSION}" in PAGE
    assert "a million bytes" in PAGE
    assert LONGEST_LINE == 10**6


def test_the_engine_knows_every_command_of_the_page() -> None:
    commands = [row.strip("`").split()[0] for row in rows("## Commands")]
    output = io.BytesIO()
    identity = Identity("Test", "tests", {"duel": (2,)}, ())
    engine = Engine(identity, lambda _: Hired(RandomPlayer(0)), output)
    engine.serve(io.BytesIO("\n".join(commands).encode()))
    assert commands[-1] == "quit"
    assert b"error unknown" not in output.getvalue()


def test_the_page_names_every_error() -> None:
    table = section("## Programs as players in Python")
    named = dict(re.findall(r"^\| `(Bot\w+)` \| `(\w+)` \|", table, re.MULTILINE))
    kinds = {
        error.__name__: error.kind
        for error in vars(errors).values()
        if isinstance(error, type) and issubclass(error, errors.BotError) and error is not errors.BotError
    }
    assert named == kinds
