"""The command line: every command, its errors, its languages."""

import hashlib
import io
import json
import os
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import cabochon
from cabochon import Match
from cabochon.arena.intervals import wilson
from cabochon.cli import main
from cabochon.cli.simulation import Simulation, seats_for
from cabochon.games.perft import perft
from cabochon.games.state import State
from cabochon.language import LANGUAGES, Language
from cabochon.match import CabochonError
from cabochon.match.record import Record
from cabochon.players import NAMES
from tests.matches import played

COMMANDS = ("play", "serve", "simulate", "arena", "replay", "analyze", "verify", "perft", "bench")


class Result(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Result]:
    """Run a command with typed input; games are saved in a folder of their own."""
    for variable in ("CABOCHON_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")

    def run_command(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return run_command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.cabochon"
    played(("duel", 2, {}), 3).record().save(file)
    return file


def failed(result: Result) -> bool:
    """Whether a command ended as it should on bad input: code 2, something on the error stream, no trace."""
    assert "Traceback" not in result.err + result.out
    return result.code == 2 and bool(result.err)


# --- Help, version, language ---


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_speaks_every_language(code: str, run: Callable[..., Result]) -> None:
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


def test_help_lists_options_with_their_defaults(run: Callable[..., Result]) -> None:
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


def test_version(run: Callable[..., Result]) -> None:
    assert run("--version").out == f"cabochon {cabochon.__version__}\n"


def test_the_package_runs_as_a_module(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["cabochon", "--version"])
    with pytest.raises(SystemExit) as finished:
        runpy.run_module("cabochon", run_name="__main__")
    assert finished.value.code == 0
    assert capsys.readouterr().out == f"cabochon {cabochon.__version__}\n"


def test_without_a_command_there_is_help(run: Callable[..., Result]) -> None:
    assert "simulate" in run().out


def test_the_environment_chooses_the_language(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Exemples" in run("--help").out
    assert "例" in run("--help", "--lang", "ja").out


def test_unknown_languages_are_refused(run: Callable[..., Result]) -> None:
    result = run("--lang", "klingon", "play")
    assert failed(result)
    assert "zh-Hant" in result.err


def test_help_is_quick_to_load() -> None:
    code = (
        "import sys; from cabochon.cli import main; main(['--help']);"
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


# --- Bad input ---


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
def test_bad_arguments_get_a_message_and_code_2(arguments: list[str], run: Callable[..., Result]) -> None:
    assert failed(run(*arguments))


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b'[Format "cabochon 1"]\n', b"hello\n", bytes(range(256))]
)
@pytest.mark.parametrize(
    "command", [["replay"], ["replay", "--json"], ["verify"], ["play", "--resume"]], ids=" ".join
)
def test_files_that_are_no_records(
    command: list[str], content: bytes, run: Callable[..., Result], tmp_path: Path
) -> None:
    file = tmp_path / "no-record"
    file.write_bytes(content)
    assert failed(run(*command, str(file)))
    assert file.read_bytes() == content


# --- play ---


def test_enter_at_every_question_starts_a_game(run: Callable[..., Result], tmp_path: Path) -> None:
    result = run("play", typed="\n" * 5 + "?\n")
    assert result.code == 0
    assert "Splendor · 15 points to win" in result.out
    assert "You can play:" in result.out
    (file,) = (tmp_path / "data" / "cabochon" / "games").iterdir()
    assert Record.load(file).headers["Seats"] == "person, level-4"
    assert str(file) in result.out


def test_play_with_options_asks_nothing(run: Callable[..., Result]) -> None:
    result = run("play", "--seats", "Anna,greedy,Ben", "--variant", "quick", "--set", "start=0", typed="\n")
    assert "10 points to win" in result.out
    assert "Anna begins." in result.out
    assert "Which game?" not in result.out


def test_bots_sit_behind_the_people(run: Callable[..., Result], tmp_path: Path) -> None:
    run("play", "--bots", "greedy,level-3", "--set", "start=0")
    (file,) = (tmp_path / "data" / "cabochon" / "games").iterdir()
    assert Record.load(file).names == ("Player 1", "Greedy", "Pedlar")
    assert Record.load(file).headers["Seats"] == "person, greedy, level-3"


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (["--level", "2"], "person, level-2"),
        (["--level", "8", "--players", "4"], "person, level-8, level-8, level-8"),
        (["--seats", "level-4,Anna,2"], "level-4, person, level-2"),
        (["--game", "duel"], "person, level-4"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bots_by_level(options: list[str], seats: str, run: Callable[..., Result], tmp_path: Path) -> None:
    assert run("play", *options, "--set", "start=" + str(seats.split(", ").index("person"))).code == 0
    (file,) = (tmp_path / "data" / "cabochon" / "games").iterdir()
    assert Record.load(file).headers["Seats"] == seats


def test_an_interrupted_game_can_be_resumed(run: Callable[..., Result], tmp_path: Path) -> None:
    move = Match("duel", 2, settings={"start": 0}, seed=3).legal_moves[0]
    run("play", "--game", "duel", "--set", "start=0", "--seed", "3", typed=f"{move}\n")
    (file,) = (tmp_path / "data" / "cabochon" / "games").iterdir()
    decisions = len(Record.load(file).moves)
    assert decisions >= 2
    result = run("play", "--resume", str(file), "--lang", "zh-Hant", typed="hint\nquit\n")
    assert result.code == 0
    assert "輪到你了" in result.out
    assert len(Record.load(file).moves) == decisions


@pytest.mark.parametrize(
    "option", [["--seed", "0"], ["--players", "0"], ["--seats", ""], ["--set", "target=9"]], ids=" ".join
)
def test_resume_takes_no_other_option(option: list[str], run: Callable[..., Result], record: Path) -> None:
    result = run("play", "--resume", str(record), *option)
    assert failed(result)
    assert "--resume goes on with the game of the file" in result.err


@pytest.mark.parametrize("code", LANGUAGES)
def test_wrong_seats_of_a_saved_game(code: str, run: Callable[..., Result], tmp_path: Path) -> None:
    match = Match("splendor", 2, seed=1)
    file = tmp_path / "seats.cabochon"
    for seats, message in (
        ("person", Language(code).text("error-header-seats", players=2, named=1)),
        (
            "person, genius",
            Language(code).text("error-header-player", kind="genius", known=", ".join(["person", *NAMES])),
        ),
    ):
        match.headers["Seats"] = seats
        match.record().save(file)
        result = run("play", "--resume", str(file), "--lang", code)
        assert failed(result)
        assert message in result.err


def test_the_end_of_the_input_at_the_questions(run: Callable[..., Result]) -> None:
    assert run("play").code == 0


def test_control_c_leaves_with_the_game_saved(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert run("play").code == 130
    result = run("play", "--game", "splendor")
    assert result.code == 130
    assert "Continue with: cabochon play --resume" in result.out


# --- simulate ---


def test_simulate_writes_a_record_of_each_game_and_a_summary(
    run: Callable[..., Result], tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    result = run("simulate", "--games", "4", "--seed", "5", "--bots", "random,greedy", "--out", str(folder))
    assert result.code == 0
    assert sorted(file.name for file in folder.iterdir()) == [f"splendor-{n:06d}.cabochon" for n in range(4)]
    assert "greedy" in result.out
    assert "4 games of" in result.out
    assert "Endings: target reached 4" in result.out
    assert "%" not in result.err
    for number, file in enumerate(sorted(folder.iterdir())):
        record = Record.load(file)
        assert record.names == (("random", "greedy"), ("greedy", "random"))[number % 2], "seats rotate"
        assert all(check.ok for check in record.verify())


def test_levels_are_simulated_and_repeatable(run: Callable[..., Result], tmp_path: Path) -> None:
    options = ["simulate", "--games", "2", "--bots", "level-2,1", "--set", "target=3", "--out"]
    result = run(*options, str(tmp_path / "a"))
    assert result.code == 0
    assert "level-1" in result.out
    assert Record.load(tmp_path / "a" / "splendor-000001.cabochon").headers["Seats"] == "level-1, level-2"
    run(*options, str(tmp_path / "b"))
    assert digest(tmp_path / "a") == digest(tmp_path / "b")


def digest(folder: Path) -> dict[str, str]:
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}


def test_the_same_seed_plays_the_same_games(run: Callable[..., Result], tmp_path: Path) -> None:
    options = ["simulate", "--game", "duel", "--games", "3", "--bots", "random", "--seed"]
    outputs = [
        run(*options, seed, "--out", str(tmp_path / name)).out
        for name, seed in (("a", "1"), ("b", "1"), ("c", "2"))
    ]
    assert digest(tmp_path / "a") == digest(tmp_path / "b")
    assert digest(tmp_path / "a") != digest(tmp_path / "c")
    assert outputs[0].replace("/a", "/b") == outputs[1]


@pytest.mark.compiled
def test_games_do_not_depend_on_the_number_of_workers(run: Callable[..., Result], tmp_path: Path) -> None:
    options = ["simulate", "--games", "4", "--bots", "random", "--out"]
    run(*options, str(tmp_path / "one"))
    assert run(*options, str(tmp_path / "two"), "--workers", "2").code == 0
    assert digest(tmp_path / "one") == digest(tmp_path / "two")


def test_long_games_are_cut_and_counted(run: Callable[..., Result], tmp_path: Path) -> None:
    folder = tmp_path / "games"
    result = run("simulate", "--games", "2", "--max-decisions", "5", "--bots", "random", "--out", str(folder))
    assert "unfinished 2" in result.out
    assert [Record.load(file).outcome for file in folder.iterdir()] == [None, None]


def test_teams_need_no_number_of_players(run: Callable[..., Result]) -> None:
    assert run("simulate", "--variant", "teams", "--games", "1", "--bots", "random").code == 0


def test_bots_for_seats() -> None:
    assert seats_for(["greedy"], 3) == ("greedy",) * 3
    assert seats_for(["greedy", "random"], 2) == ("greedy", "random")
    assert seats_for(["greedy", "random"], 3) == ("greedy", "random", "greedy")
    with pytest.raises(CabochonError, match="1 to 2 bots"):
        seats_for(["greedy", "random", "greedy"], 2)


def test_each_bot_sits_everywhere_equally_often() -> None:
    simulation = Simulation("splendor", {"target": 1}, ("greedy", "random", "random"), 0, None, 3)
    assert [simulation.play(number).bots.index("greedy") for number in range(6)] == [0, 2, 1, 0, 2, 1]


def test_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0
    assert round(wilson(0, 10)[1], 3) == 0.278
    assert wilson(0, 0) == (0, 1)


# --- replay, verify, perft, bench ---


def test_replay_prints_every_position(run: Callable[..., Result], record: Path) -> None:
    result = run("replay", str(record))
    assert result.code == 0
    assert result.out.count("Splendor Duel · turn") == len(Record.load(record).moves) + 1
    assert "wins!" in result.out


def test_replay_as_json(run: Callable[..., Result], record: Path) -> None:
    lines = [json.loads(line) for line in run("replay", str(record), "--json").out.splitlines()]
    match = Record.load(record).match()
    assert [line["move"] for line in lines[:-1]] == [move.text for move in match.moves]
    assert match.outcome is not None
    assert lines[-1]["outcome"]["winners"] == list(match.outcome.winners)


def test_verify_prints_a_list_of_checks(run: Callable[..., Result], record: Path) -> None:
    result = run("verify", str(record))
    assert result.code == 0
    assert "ok  every move is legal" in result.out
    assert "ok  level1: the order is the one that the secret gives" in result.out
    assert "refill 1" in result.out
    assert "checks passed" in result.out


def test_verify_against_the_published_hash(run: Callable[..., Result], record: Path) -> None:
    commitment = Record.load(record).commitment
    assert commitment is not None
    assert "the hash that you gave" in run("verify", str(record), "--hash", commitment.upper()).out
    wrong = run("verify", str(record), "--hash", "0" * 64)
    assert wrong.code == 1
    assert "1 of" in wrong.out
    assert failed(run("verify", str(record), "--hash", "abc"))


def test_verify_finds_a_changed_record(run: Callable[..., Result], tmp_path: Path) -> None:
    file = tmp_path / "changed.cabochon"
    text = str(played(("splendor", 2, {}), 3).record())
    secret = next(line for line in text.splitlines() if line.startswith("[Secret "))
    file.write_text(text.replace(secret, '[Secret "' + "0" * 64 + '"]'), encoding="utf-8")
    result = run("verify", str(file))
    assert result.code == 1
    lines = result.out.splitlines()
    assert any(line.startswith("NO  the secret fits the hash in the record") for line in lines)
    assert any(line.startswith("NO  level1: the order is the one that the secret gives") for line in lines)
    assert "ok  every move is legal" in lines


def test_verify_says_what_cannot_be_decided(run: Callable[..., Result], tmp_path: Path) -> None:
    file = tmp_path / "published.cabochon"
    Match("splendor", 2, seed=1).record(reveal=False).save(file)
    result = run("verify", str(file))
    assert result.code == 0
    assert "can’t be decided" in result.out


def test_perft_counts_sequences(run: Callable[..., Result]) -> None:
    result = run("perft", "--players", "3", "--depth", "2", "--seed", "7")
    state = State.random("splendor", 3, {}, 7)
    counted = [line.split()[1] for line in result.out.splitlines()[1:]]
    assert counted == [str(perft(state, depth)) for depth in (1, 2)]


@pytest.mark.compiled
def test_bench_engine_as_json(run: Callable[..., Result]) -> None:
    measured = json.loads(run("bench", "engine", "--json", "--seconds", "0.1").out)
    assert measured.keys() == {"yardstick_per_second", "speeds"}
    assert measured["yardstick_per_second"] > 0
    assert [(speed["game"], speed["players"]) for speed in measured["speeds"]] == [
        ("splendor", 2),
        ("splendor", 3),
        ("splendor", 4),
        ("duel", 2),
    ]
    figures = {"decisions_per_second", "games_per_second", "ratio", "cores", "scaling"}
    for speed in measured["speeds"]:
        assert speed.keys() == {"game", "players"} | figures
        assert all(speed[figure] > 0 for figure in figures)


@pytest.mark.parametrize("command", ["perft --depth 1", "play --seats A,B"])
def test_closed_streams_are_no_disaster(command: str, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    for closed in ("<&-", "</dev/null >&-"):
        line = f"{sys.executable} -m cabochon {command} {closed}"
        done = subprocess.run(
            ["sh", "-c", line], capture_output=True, text=True, env=environment, check=False
        )
        assert "Traceback" not in done.stderr


def test_a_very_long_value_is_shortened(run: Callable[..., Result]) -> None:
    result = run("play", "--set", "target=" + "9" * 5000)
    assert result.code == 2
    assert "target = 999" in result.err
