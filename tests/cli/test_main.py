"""The command line as a whole: help, languages, bad input."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import cabochon
from cabochon.language import LANGUAGES, Language
from tests.commands import Run

COMMANDS = (
    *("play", "serve", "simulate", "arena", "replay", "games"),
    *("analyze", "verify", "perft", "bench", "admin"),
)


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_speaks_every_language(code: str, run: Run) -> None:
    language = Language(code)
    result = run("--lang", code, "--help")
    assert result.code == 0
    assert language.text("help-examples") in result.out
    assert all(command in result.out for command in COMMANDS)
    for command in COMMANDS:
        page = run(command, "--help", f"--lang={code}")
        assert page.code == 0
        assert language.text("help-help") in page.out
        assert language.text(f"cli-{command}").split("\n")[0][:20] in page.out


def test_help_lists_options_with_their_defaults(run: Run) -> None:
    page = run("simulate", "--help").out
    for option in (
        "--game",
        "--players",
        "--set",
        "--variant",
        "--games",
        "--seed",
        "--bots",
        "--out",
        "--workers",
    ):
        assert option in page
    assert "[default: 100]" in page
    assert "KEY=VALUE" in page


def test_version(run: Run) -> None:
    assert run("--version").out == f"cabochon {cabochon.__version__}\n"


def test_the_package_runs_as_a_module(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["cabochon", "--version"])
    with pytest.raises(SystemExit) as finished:
        runpy.run_module("cabochon", run_name="__main__")
    assert finished.value.code == 0
    assert capsys.readouterr().out == f"cabochon {cabochon.__version__}\n"


def test_without_a_command_there_is_help(run: Run) -> None:
    assert "simulate" in run().out


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Exemples" in run("--help").out
    assert "例" in run("--help", "--lang", "ja").out


def test_unknown_languages_are_refused(run: Run) -> None:
    result = run("--lang", "klingon", "play")
    assert result.is_refusal
    assert "zh-Hant" in result.err


def test_help_is_quick_to_load() -> None:
    code = (
        "import sys; from cabochon.cli import main; main(['--help']);"
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["play", "--nonsense"],
        ["play", "--game", "chess"],
        ["play", "--players", "0"],
        ["play", "--players", "7"],
        ["play", "--players", "three"],
        ["play", "--bots", "greedy,genius"],
        ["play", "--bots", "level-9"],
        ["play", "--seats", "Anna,9"],
        ["play", "--level", "0"],
        ["play", "--level", "9"],
        ["play", "--level", "3", "--bots", "greedy"],
        ["play", "--level", "3", "--seats", "Anna,greedy"],
        ["play", "--resume", "no-such-file", "--level", "3"],
        ["play", "--bots", "greedy,greedy,greedy,greedy"],
        ["play", "--seats", "Anna,greedy", "--players", "3"],
        ["play", "--seats", "Anna,greedy", "--bots", "greedy"],
        ["play", "--seats", "Anna," + "x" * 60],
        ["play", "--set", "target"],
        ["play", "--set", "target=99"],
        ["play", "--set", "nothing=1"],
        ["play", "--variant", "slow"],
        ["play", "--variant", "teams", "--players", "2"],
        ["play", "--game", "duel", "--variant", "quick"],
        ["play", "--resume", "no-such-file"],
        ["play", "--resume", "no-such-file", "--game", "duel"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["simulate", "--players", "2", "--bots", "greedy,random,random"],
        ["simulate", "--bots", ""],
        ["simulate", "--bots", "level-0"],
        ["simulate", "--game", "duel", "--players", "3"],
        ["simulate", "--out", "/proc/no/such/folder", "--games", "1"],
        ["replay"],
        ["replay", "no-such-file"],
        ["replay", "."],
        ["verify", "no-such-file"],
        ["perft"],
        ["perft", "--depth", "0"],
        ["perft", "--depth", "2", "--seed", "-1"],
        ["bench", "nothing"],
    ],
    ids=" ".join,
)
def test_bad_arguments_get_a_message_and_code_2(arguments: list[str], run: Run) -> None:
    assert run(*arguments).is_refusal


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b'[Format "cabochon 1"]\n', b"hello\n", bytes(range(256))]
)
@pytest.mark.parametrize(
    "command", [["replay"], ["replay", "--json"], ["verify"], ["play", "--resume"]], ids=" ".join
)
def test_files_that_are_no_records(command: list[str], content: bytes, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "no-record"
    file.write_bytes(content)
    assert run(*command, str(file)).is_refusal
    assert file.read_bytes() == content


@pytest.mark.parametrize("command", ["perft --depth 1", "play --seats A,B"])
def test_closed_streams_are_no_disaster(command: str, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    for closed in ("<&-", "</dev/null >&-"):
        line = f"{sys.executable} -m cabochon {command} {closed}"
        done = subprocess.run(
            ["sh", "-c", line], capture_output=True, text=True, env=environment, check=False
        )
        assert "Traceback" not in done.stderr


def test_a_very_long_value_is_shortened(run: Run) -> None:
    result = run("play", "--set", "target=" + "9" * 5000)
    assert result.code == 2
    assert "target = 999" in result.err
