"""`cabochon arena`: its table, its errors, Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from cabochon.arena import Tournament
from cabochon.arena.playing import Played, play
from cabochon.arena.schedule import Job
from cabochon.installing import install_command
from cabochon.language import LANGUAGES
from tests.commands import Run
from tests.protocol.programs import program

pytestmark = pytest.mark.compiled

PAIR = ("arena", "greedy", "random", "--rounds", "2")


def test_the_table(run: Run, tmp_path: Path) -> None:
    result = run(*PAIR, "--anchor", "random=1000", "--out", str(tmp_path))
    assert result.code == 0
    heading, first, second, *below = result.out.splitlines()
    assert heading.split() == [
        "contestant",
        "Elo",
        "(95%)",
        "games",
        "+",
        "=",
        "−",
        "score",
        "(95%)",
        "stronger",
        "time",
    ]
    assert first.split()[:2] == ["1", "greedy"]
    assert "+4 =0 −0 100.0% (51–100)" in first
    assert second.split()[:4] == ["2", "random", "1000", "±0"]
    assert below[0].startswith("4 games, 2 deals; equal bots would score 50%.")
    assert below[1] == "Ratings are measured from random, 1000."
    assert below[2] == f"Results and records in {tmp_path}"
    assert result.err.splitlines()[-1] == "4 of 4 games"
    # The same command finds everything there.
    assert run(*PAIR, "--anchor", "random=1000", "--out", str(tmp_path)) == (0, result.out, "")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_table_fits_in_every_language(code: str, run: Run) -> None:
    from rich.cells import cell_len

    result = run("--lang", code, *PAIR)
    assert result.code == 0
    assert "+4 =0 −0" in result.out
    assert all(cell_len(line.rstrip()) <= 80 for line in result.out.splitlines()[:3])
    decided = run("--lang", code, *PAIR, "--head-to-head", "--elo1", "400", "-n", "30").out
    assert "greedy" in decided.splitlines()[-2]
    assert "400" in decided.splitlines()[-1]


def test_json(run: Run) -> None:
    result = run("arena", "a=greedy", "b=greedy", "--head-to-head", "-n", "1", "--game", "duel", "--json")
    content = json.loads(result.out)
    assert [standing["games"] for standing in content["standings"]] == [2, 2]
    assert content["test"]["decision"] == "open"
    assert content["tournament"]["game"] == "duel"


def test_an_undecided_test_and_a_gauntlet(run: Run) -> None:
    undecided = run("arena", "a=greedy", "b=greedy", "--head-to-head", "-n", "1")
    assert "Undecided after 1 deal whether" in undecided.out
    gauntlet = run("arena", "greedy", "a=random", "b=random", "--gauntlet", "-n", "1", "--players", "3")
    assert gauntlet.out.count("\n") == 5
    assert "6 games, 2 deals; equal bots would score 33%." in gauntlet.out


def test_a_narrow_table_still_says_who(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    _, *rows = run("--lang", "fr", *PAIR).out.splitlines()
    for label in ("greedy", "random"):
        assert any(label in row for row in rows)


def test_faults_are_shown(run: Run) -> None:
    mine = f"mine={program('crash')}"
    result = run("arena", mine, "random", "-n", "4")
    assert result.code == 0
    _, _, last, *below = result.out.splitlines()
    assert last.split()[1] == "mine"
    assert "+0 =0 −8" in last
    assert any(
        line.startswith("mine lost game 00001-000-0 (crash): ") and line.endswith("the bot's own fault")
        for line in below
    )
    assert "3 more games were lost like that." in below


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["greedy"], "A tournament needs at least two contestants, not 1."),
        (["greedy", "genius"], "There is no bot genius; there are: level-1,"),
        (["greedy", "gredy"], "There is no bot gredy; did you mean greedy?"),
        (["greedy", "py:no_such_module:Bot"], "py:no_such_module:Bot can’t play: there is no module"),
        (["greedy", "greedy"], "Two contestants are called greedy. Give one of them a label: other=greedy"),
        (["greedy", "random", "--gauntlet", "--head-to-head"], "Choose --gauntlet or --head-to-head"),
        (["greedy", "random", "x=random", "--head-to-head"], "--head-to-head needs exactly two contestants"),
        (["greedy", "random", "--anchor", "random"], "--anchor takes LABEL=ELO"),
        (["greedy", "random", "--anchor", "random=nan"], "--anchor takes LABEL=ELO"),
        (["greedy", "search:simulations=0"], "simulations in 'search:simulations=0' must be a number from 1"),
        (["greedy", "random", "--anchor", "me=1000"], "There is no contestant me; there are: greedy, random"),
        (["greedy", "random", "--seating", "round"], "--seating is mixed or alone, not round."),
        (["greedy", "random", "--seating", "mixed", "-p", "4"], "A mixed table needs 4 contestants, not 2."),
        (
            ["greedy", "random", "--head-to-head", "--elo0", "9", "--elo1", "3"],
            "the lower first, not 9 and 3.",
        ),
        (["greedy", "random", "--head-to-head", "--alpha", "0.9"], "An error rate lies between 0 and 0.5"),
        (["greedy", "random", "--seconds", "0"], "A budget is"),
        (["greedy", "random@seconds=never"], "A budget is"),
        (["greedy", "random", "--players", "7"], "7"),
        (["greedy", "random", "--variant", "slow"], "slow"),
        (["greedy", "cmd:no-such-program"], "no-such-program"),
        (["greedy", "cmd:"], "no program was named"),
    ],
)
def test_errors_are_one_line(arguments: list[str], complaint: str, run: Run) -> None:
    result = run("arena", *arguments, "-n", "1")
    assert result.code == 2
    assert complaint in result.err
    assert result.err.count("\n") == 1
    assert result.out == ""


def test_another_tournament_in_the_same_folder(run: Run, tmp_path: Path) -> None:
    assert run(*PAIR, "-o", str(tmp_path)).code == 0
    result = run(*PAIR, "-o", str(tmp_path), "--seed", "1")
    assert (result.code, result.out) == (2, "")
    assert f"{tmp_path} holds another tournament (different: seed)." in result.err


@pytest.mark.parametrize("package", ["scipy", "ray"])
def test_missing_packages(package: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    result = run(*PAIR, "--ray")
    assert result.code == 2
    assert install_command("arena" if package == "scipy" else "ray") in result.err


def test_ctrl_c_keeps_what_was_played(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(
        tournament: Tournament, jobs: Iterator[Job], _records: bool
    ) -> Generator[Played, None, None]:
        yield play(tournament, next(jobs))
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("cabochon.arena.running.in_this_process", impatient)
        result = run(*PAIR, "-o", str(tmp_path))
        assert run(*PAIR).out.splitlines()[-1] == "Interrupted after 1 game."
    assert result.code == 130
    assert result.out.splitlines()[-1] == "Interrupted after 1 game. The same command goes on."
    whole = run(*PAIR, "-o", str(tmp_path))
    assert whole.code == 0
    assert "4 games" in whole.out


def test_ctrl_c_in_a_terminal_ends_all_processes(tmp_path: Path) -> None:
    # Equal players: the test goes on for ever, and tells how it gets on after the first game.
    equal = ["arena", "a=greedy", "b=greedy", "--head-to-head", "--elo1", "1", "-n", "99999"]
    command = [sys.executable, "-m", "cabochon", *equal, "-w", "2", "-o", str(tmp_path)]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "CABOCHON_LANG": "en"},
        start_new_session=True,
    )
    assert running.stderr is not None
    assert running.stderr.readline().startswith("1 of 199,998 games")
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does
    out, err = running.communicate(timeout=60)  # ends when nobody holds the pipes any more
    assert running.returncode == 130
    assert "Traceback" not in out + err
    assert "The same command goes on." in out
    lines = (tmp_path / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert all(json.loads(line)["fault"] is None for line in lines)
