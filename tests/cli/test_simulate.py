"""`cabochon simulate`: the same games again, however they are played."""

import hashlib
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from cabochon.arena import Tournament
from cabochon.arena.playing import Played, play
from cabochon.arena.schedule import Job
from cabochon.match.record import Record
from tests.commands import Run
from tests.protocol.programs import program


def test_simulate_writes_a_record_of_each_game_and_a_summary(run: Run, tmp_path: Path) -> None:
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


def test_levels_are_simulated_and_repeatable(run: Run, tmp_path: Path) -> None:
    options = ["simulate", "--games", "2", "--bots", "level-2,1", "--set", "target=3", "--out"]
    result = run(*options, str(tmp_path / "a"))
    assert result.code == 0
    assert "level-1" in result.out
    assert Record.load(tmp_path / "a" / "splendor-000001.cabochon").headers["Seats"] == "level-1, level-2"
    run(*options, str(tmp_path / "b"))
    assert digest(tmp_path / "a") == digest(tmp_path / "b")


def test_bots_can_have_labels(run: Run, tmp_path: Path) -> None:
    result = run("simulate", "--games", "1", "--bots", "mine=greedy,random", "--out", str(tmp_path))
    assert result.code == 0
    assert Record.load(tmp_path / "splendor-000000.cabochon").names == ("mine", "random")


def test_a_list_is_one_line(run: Run) -> None:
    result = run("simulate", "--bots", "greedy\rrandom")
    assert result.is_refusal
    assert "A list of players is one line" in result.err


def digest(folder: Path) -> dict[str, str]:
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}


def test_the_same_seed_plays_the_same_games(run: Run, tmp_path: Path) -> None:
    options = ["simulate", "--game", "duel", "--games", "3", "--bots", "random", "--seed"]
    outputs = [
        run(*options, seed, "--out", str(tmp_path / name)).out
        for name, seed in (("a", "1"), ("b", "1"), ("c", "2"))
    ]
    assert digest(tmp_path / "a") == digest(tmp_path / "b")
    assert digest(tmp_path / "a") != digest(tmp_path / "c")
    assert outputs[0].replace("/a", "/b") == outputs[1]


@pytest.mark.compiled
def test_games_do_not_depend_on_the_number_of_workers(run: Run, tmp_path: Path) -> None:
    options = ["simulate", "--games", "4", "--bots", "random", "--out"]
    run(*options, str(tmp_path / "one"))
    assert run(*options, str(tmp_path / "two"), "--workers", "2").code == 0
    assert digest(tmp_path / "one") == digest(tmp_path / "two")


def test_long_games_are_cut_and_counted(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    result = run("simulate", "--games", "2", "--max-decisions", "5", "--bots", "random", "--out", str(folder))
    assert "unfinished 2" in result.out
    assert [Record.load(file).outcome for file in folder.iterdir()] == [None, None]


def test_anybody_can_be_simulated(run: Run, tmp_path: Path) -> None:
    """Programs, classes, experiments and budgets, which may hold commas."""
    thinking = "level-1@simulations=3,seconds=9,search:simulations=2"
    bots = f'"{program()} a,b",py:tests.players.own:Shopper,{thinking}'
    result = run("simulate", "--players", "4", "--games", "1", "--bots", bots, "--out", str(tmp_path))
    assert result.code == 0
    assert "Shopper" in result.out
    assert "tests.players.own" not in result.out
    (file,) = tmp_path.glob("*.cabochon")
    seats = Record.load(file).headers["Seats"]
    assert seats == "program, program, level-1@simulations=3,seconds=9, search:simulations=2"


def test_faults_are_told(run: Run) -> None:
    result = run("simulate", "--games", "2", "--bots", "py:tests.arena.entrants:Clumsy,random")
    assert result.code == 0
    assert "Endings: ended by a fault 2" in result.out
    assert "lost game 00001-000-0 (crash): ZeroDivisionError: out of ideas" in " ".join(result.out.split())


def test_ctrl_c_shows_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(
        tournament: Tournament, jobs: Iterator[Job], records: bool
    ) -> Generator[Played, None, None]:
        yield play(tournament, next(jobs), record=records)
        raise KeyboardInterrupt

    monkeypatch.setattr("cabochon.arena.running.in_this_process", impatient)
    result = run("simulate", "--games", "9", "--bots", "random")
    assert result.code == 130
    assert "1 game of" in result.out
    assert "Interrupted after 1 game." in result.out


def test_teams_need_no_number_of_players(run: Run) -> None:
    assert run("simulate", "--variant", "teams", "--games", "1", "--bots", "random").code == 0
