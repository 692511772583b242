"""The sisters of the first bot, a Python class and programs in C and JavaScript: built, checked, played."""

import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from cabochon.players import check_player, create
from cabochon.protocol import Patience, check_bot
from tests.commands import Run
from tests.protocol.programs import CABOCHON, ROOT

pytestmark = pytest.mark.compiled

EXAMPLES = ROOT / "examples"
CLASS = f"py:{EXAMPLES / 'first_bot_class.py'}:FirstBot"
PATIENT = Patience(prepare=600, answer=60, excess=20, end=20)


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The program in C, compiled as strictly as the compiler can."""
    compiler, program = shutil.which("cc"), tmp_path_factory.mktemp("c") / "first_bot"
    assert compiler is not None, "tests/system_packages.sh installs a C compiler"
    strict = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic", "-fsanitize=undefined"]
    subprocess.run([compiler, *strict, "-o", str(program), str(EXAMPLES / "first_bot.c")], check=True)
    return str(program)


def in_javascript() -> list[str]:
    node = shutil.which("node")
    assert node is not None, "the page needs Node.js as well"
    return [node, str(EXAMPLES / "first_bot.mjs")]


def passes(command: list[str]) -> None:
    checks = list(check_bot(command, PATIENT))
    assert [check for check in checks if not check.ok] == []
    assert {check.code for check in checks} >= {"hello", "table", "phases", "stop", "seed", "quit", "end"}


def test_the_bot_in_c_passes(in_c: str) -> None:
    passes([in_c])


def test_the_bot_in_javascript_passes() -> None:
    passes(in_javascript())


def test_the_class_passes() -> None:
    passes([*CABOCHON, CLASS])


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_the_class_is_a_good_player(game: str) -> None:
    check_player(lambda seed: create(CLASS, seed), (game,))


def test_they_meet_each_other_and_a_person(in_c: str, run: Run, tmp_path: Path) -> None:
    bots = [CLASS, f"cmd:{shlex.quote(in_c)}", f"cmd:{shlex.join(in_javascript())}"]
    listed = ",".join(f'"{bot}"' for bot in bots)
    played = run("simulate", "--players", "3", "--games", "3", "--bots", listed)
    assert played.code == 0, played.err
    assert "fault" not in played.out
    met = run("arena", *(f"bot-{number}={bot}" for number, bot in enumerate(bots)), "--rounds", "1")
    assert met.code == 0, met.err
    assert "fault" not in met.out
    at_table = run("play", "--seats", f"Anna,{listed}", "--set", "start=0", typed="take wbg\n")
    assert at_table.code == 0, at_table.err
    for name in ("First bot in C", "First bot in JavaScript"):
        assert name in at_table.out
    (file,) = (tmp_path / "data" / "cabochon" / "games").iterdir()
    assert '[Seats "person, program, program, program"]' in file.read_text(encoding="utf-8")
