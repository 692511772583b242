"""Whole tournaments: the same games wherever they are played, and on after every interruption."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from cabochon.arena import Bounds, Decision, Report, Result, Tournament, on_ray, run
from cabochon.arena.playing import Played
from cabochon.arena.schedule import Job
from cabochon.arena.workers import Runner, in_processes, in_this_process
from cabochon.match import CabochonError, Record
from tests.arena.entrants import Clumsy, timeless

pytestmark = pytest.mark.compiled

CUP = Tournament.of(["greedy", "random", "x=random"], rounds=2, seed=5)


@pytest.fixture(scope="module")
def whole() -> Report:
    """What CUP comes to."""
    return run(CUP)


def some(number: int) -> Runner:
    """A runner that is interrupted after some games."""

    def play_some(
        tournament: Tournament, jobs: Iterator[Job], records: bool
    ) -> Generator[Played, None, None]:
        yield from in_this_process(tournament, islice(jobs, number), records)
        raise KeyboardInterrupt

    return play_some


def results_in(folder: Path) -> list[str]:
    lines = (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line)["game"] for line in lines]


# --- Where games are played ---


def test_the_same_tournament_gives_the_same_games(whole: Report, tmp_path: Path) -> None:
    seen: list[Result] = []
    again = run(CUP, folder=tmp_path, on_result=lambda result, _: seen.append(result))
    assert timeless(again) == timeless(whole)
    assert sorted(result.key for result in seen) == [result.key for result in whole.results]
    assert [job.key for job in CUP.jobs()] == [result.key for result in whole.results]
    assert whole.is_complete


def test_workers_play_the_same_games(whole: Report, tmp_path: Path) -> None:
    assert timeless(run(CUP, workers=2, folder=tmp_path)) == timeless(whole)
    assert active_children() == []
    for result in whole.results:
        record = Record.load(tmp_path / "games" / f"{result.key}.cabochon")
        assert record.names == result.seats
        assert record.match().outcome is not None


def test_a_worker_that_only_begins_hears_no_ctrl_c(whole: Report) -> None:
    def jobs() -> Iterator[Job]:
        first, *rest = CUP.jobs()
        yield first
        [worker] = active_children()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGINT)  # while it imports what it needs
        yield from rest

    played = list(in_processes(1)(CUP, jobs(), False))
    assert len(played) == len(whole.results)


def test_ray_plays_the_same_games(whole: Report, monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    # It is to tell nobody, and to leave nothing behind.
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        ray.init(
            address="local",
            num_cpus=1,
            include_dashboard=False,
            log_to_driver=False,
            configure_logging=False,
            object_store_memory=100_000_000,
            _temp_dir=folder,
        )
        try:
            assert timeless(run(CUP, runner=on_ray)) == timeless(whole)
            assert ray.is_initialized()  # what was there before stays
        finally:
            ray.shutdown()


def test_a_worker_that_dies_is_an_error_and_the_rest_goes_on_later(whole: Report, tmp_path: Path) -> None:
    def kill_one(tournament: Tournament, jobs: Iterator[Job], records: bool) -> Generator[Played, None, None]:
        for played in in_processes(1)(tournament, jobs, records):
            [worker] = active_children()
            worker.kill()
            yield played

    with pytest.raises(CabochonError, match="was ended"):
        run(CUP, folder=tmp_path, runner=kill_one)
    assert len(results_in(tmp_path)) == 1
    assert timeless(run(CUP, folder=tmp_path)) == timeless(whole)


# --- Interruptions ---


@pytest.mark.parametrize("number", [0, 1, 5])
def test_an_interrupted_tournament_goes_on_where_it_stopped(
    number: int, whole: Report, tmp_path: Path
) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(CUP, folder=tmp_path, runner=some(number))
    assert len(results_in(tmp_path)) == number
    played: list[str] = []
    report = run(CUP, folder=tmp_path, on_result=lambda result, _: played.append(result.key))
    assert timeless(report) == timeless(whole)
    assert len(played) == CUP.games - number
    # Once more: nothing is left to be played.
    assert timeless(run(CUP, folder=tmp_path, runner=some(0))) == timeless(whole)


KILLED = """
import os, signal
from cabochon.arena import Tournament, run
played = []
def count(result, _):
    played.append(result)
    if len(played) == 3:
        os.kill(os.getpid(), signal.SIGKILL)
run(Tournament.of(["greedy", "random", "x=random"], rounds=2, seed=5), folder={folder!r}, on_result=count)
"""


def test_a_killed_tournament_goes_on_where_it_stopped(whole: Report, tmp_path: Path) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED.format(folder=str(tmp_path))], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert len(results_in(tmp_path)) == 3
    assert timeless(run(CUP, folder=tmp_path)) == timeless(whole)


@pytest.mark.parametrize("rest", [b"{", b'{"game": "00001-000-0", "round": 1', "…".encode()[:2]])
def test_a_torn_last_line_is_played_again(rest: bytes, whole: Report, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(CUP, folder=tmp_path, runner=some(3))
    file = tmp_path / "results.jsonl"
    file.write_bytes(file.read_bytes() + rest)
    assert timeless(run(CUP, folder=tmp_path)) == timeless(whole)
    assert len(results_in(tmp_path)) == CUP.games


def test_more_rounds_can_be_added(whole: Report, tmp_path: Path) -> None:
    short = Tournament.of(["greedy", "random", "x=random"], rounds=1, seed=5)
    assert len(run(short, folder=tmp_path).results) == 6
    assert timeless(run(CUP, folder=tmp_path)) == timeless(whole)
    # Fewer rounds look at fewer results, and lose none.
    assert len(run(short, folder=tmp_path).results) == 6
    assert len(results_in(tmp_path)) == 12


def test_another_tournament_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(CUP, folder=tmp_path, runner=some(1))
    for other, key in (
        (Tournament.of(["greedy", "random"], seed=5), "contestants"),
        (Tournament.of(["greedy", "random", "x=random"], seed=6), "seed"),
        (Tournament.of(["greedy", "random", "x=random"], seed=5, settings={"target": 10}), "settings"),
    ):
        with pytest.raises(CabochonError, match=f"another tournament .*{key}"):
            run(other, folder=tmp_path)
    assert len(results_in(tmp_path)) == 1


def test_damage_in_the_middle_is_reported(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(CUP, folder=tmp_path, runner=some(2))
    file = tmp_path / "results.jsonl"
    first, second = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(first[:20] + b"\n" + second)
    with pytest.raises(CabochonError, match="line 1"):
        run(CUP, folder=tmp_path)
    assert file.read_bytes() == first[:20] + b"\n" + second
    for line in (b"[" * 100_000, first.replace(b'"meeting": ', b'"meeting": 1e999, "x": ')):
        file.write_bytes(line.strip() + b"\n" + second)
        with pytest.raises(CabochonError, match="line 1"):
            run(CUP, folder=tmp_path)
    for text in ("{", "[" * 100_000):
        (tmp_path / "arena.json").write_text(text, encoding="utf-8")
        with pytest.raises(CabochonError, match=r"arena\.json is damaged"):
            run(CUP, folder=tmp_path)
    (tmp_path / "arena.json").unlink()
    with pytest.raises(CabochonError, match=r"arena\.json is damaged"):
        run(CUP, folder=tmp_path)


def test_two_arenas_do_not_share_a_folder(tmp_path: Path) -> None:
    def second(_result: Result, _report: Callable[[], Report]) -> None:
        with pytest.raises(CabochonError, match="another arena"):
            run(CUP, folder=tmp_path)
        tried.append(True)

    tried: list[bool] = []
    run(Tournament.of(["greedy", "random", "x=random"], rounds=1, seed=5), folder=tmp_path, on_result=second)
    assert len(tried) == 6


# --- Head to head ---


def test_a_head_to_head_stops_when_it_is_decided(tmp_path: Path) -> None:
    duel = Tournament.of(["greedy", "random"], form="head-to-head", game="duel")
    report = run(duel, folder=tmp_path)
    assert report.test is not None
    assert report.test.decision is Decision.STRONGER
    assert report.is_complete
    assert len(report.results) == 2 * report.test.groups < 40
    # Decided is decided: nothing more is played there.
    assert run(duel, folder=tmp_path, runner=some(0)) == report


def test_the_test_does_not_depend_on_the_order_in_which_games_end() -> None:
    def backwards(
        tournament: Tournament, jobs: Iterator[Job], records: bool
    ) -> Generator[Played, None, None]:
        while ahead := list(islice(jobs, 5)):
            yield from reversed(list(in_this_process(tournament, iter(ahead), records)))

    duel = Tournament.of(["greedy", "random"], form="head-to-head")
    one, other = run(duel), run(duel, runner=backwards)
    assert timeless(one) == timeless(other)
    assert one.test == other.test


def test_a_head_to_head_that_the_first_loses() -> None:
    report = run(Tournament.of(["random", "greedy"], form="head-to-head", game="duel"))
    assert report.test is not None
    assert report.test.decision is Decision.NOT_STRONGER


def test_a_test_that_is_not_decided_says_so() -> None:
    bounds = Bounds(0, 5)
    report = run(Tournament.of(["greedy", "g=greedy"], form="head-to-head", rounds=2, bounds=bounds))
    assert report.test is not None
    assert report.test.decision is Decision.OPEN
    assert report.test.groups == 2
    assert report.to_json()["test"]["decision"] == "open"


# --- Players of one's own ---


@pytest.mark.parametrize("workers", [1, 2])
def test_classes_take_part_in_all_processes(workers: int) -> None:
    by_name = Tournament.of(["py:tests.arena.entrants:Clumsy", "random"], rounds=1)
    given = Tournament.of([Clumsy, "random"], rounds=1)
    for cup in (by_name, given):
        report = run(cup, workers=workers)
        assert [result.fault and result.fault.kind for result in report.results] == ["crash"] * 2


def test_whoever_can_not_play_is_an_error_before_the_first_game(tmp_path: Path) -> None:
    for missing in ("py:no_such_module:Bot", "py:tests.arena.entrants:Nobody", f"py:{tmp_path}/bot.py:Bot"):
        with pytest.raises(CabochonError, match="can't play"):
            run(Tournament.of([f"mine={missing}", "random"]), folder=tmp_path / "cup")
    assert results_in(tmp_path / "cup") == []


# --- Reports ---


def test_the_report_as_json(whole: Report) -> None:
    content = json.loads(json.dumps(whole.to_json(("greedy", 1000.0))))
    assert content["complete"] is True
    assert content["games"] == CUP.games
    assert content["tournament"]["rounds"] == 2
    assert content["test"] is None
    [best, second, last] = content["standings"]
    assert (best["label"], best["rating"], best["wins"]) == ("greedy", 1000.0, 8)
    assert last["superiority"] is None
    assert content["superiority"][0][1] == best["superiority"]
    assert content["superiority"][1][0] == pytest.approx(1 - best["superiority"])
    assert sum(standing["wins"] + standing["draws"] / 2 for standing in content["standings"]) == CUP.games
    assert second["decisions"] > 0


def test_an_anchor_must_take_part(whole: Report) -> None:
    with pytest.raises(CabochonError, match="there is no contestant 'nobody'"):
        whole.standings(("nobody", 1000.0))
