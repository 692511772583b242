"""A training in two processes: their networks stay the same, and they end together, whatever happens."""

import os
import signal
import subprocess
import sys
import threading
import time
from multiprocessing import active_children
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest
import torch

from cabochon.search.network import Network
from cabochon.training.checkpoint import GAMES, LEARNER, games_file
from cabochon.training.job import BEGINS, RESUMED, RESUMED_WITHOUT_GAMES, Job
from cabochon.training.launch import GRACE, run_on_devices
from cabochon.training.peers import Peers, TrainingError
from cabochon.training.trainer import FIRST_ROUNDS, Trainer
from tests.training.batches import small
from tests.training.two import two

pytestmark = pytest.mark.compiled

OPTIONS = "--lang en --device cpu --devices 2 --game duel --every 0.2 --games 0 --minutes 10"
NUMBERS = "hidden=8 games=8 simulations=4 candidates=2 rounds=16 positions=8"


def job(folder: Path, **more: Any) -> Job:
    """A training that takes no time."""
    recipe = small("duel", games=8, simulations=4, candidates=2, rounds=16, positions=8)
    return Job(recipe, "cpu", folder, **{"seconds": 600.0, "every": 0.2, **more})


def test_two_processes_learn_the_same_from_games_of_their_own(tmp_path: Path) -> None:
    recipe = small("duel", students=((8,),), games=8, standings=1.0, league=0.5, league_rounds=3)
    first, second = two(recipe, tmp_path)
    for part in ("through", "went_on"):
        assert torch.equal(first[part]["weights"], second[part]["weights"])
        assert first[part]["agreed"]
        assert second[part]["agreed"]
        assert not torch.equal(first[part]["states"], second[part]["states"])
    # With the same number of processes it goes on exactly where it stopped.
    for found in (first, second):
        assert found["resumed"]
        for part in ("weights", "states", "policies"):
            assert torch.equal(found["through"][part], found["went_on"][part])
    # What they learn is the average of what their games teach.
    assert not torch.equal(first["own"], second["own"])
    assert torch.equal(first["together"], (first["own"] + second["own"]) / 2)
    assert torch.equal(first["together"], second["together"])
    assert first["agreed"]
    # And it would be noticed.
    assert first["apart"]
    assert second["apart"]
    # With another number it goes on with the networks and begins new games.
    alone = Trainer(recipe, "cpu")
    assert not alone.resume(tmp_path)
    assert alone.round == 0
    assert Network.load(tmp_path / "16.safetensors", "duel").hidden == (16,)


def test_ctrl_c_waits_for_the_end_of_a_round() -> None:
    peers = Peers()
    before = signal.getsignal(signal.SIGINT)
    reached: list[int] = []

    def press(*after: int) -> None:
        """Ctrl+C in some of three rounds."""
        reached.clear()
        with peers.listening():
            for turn in range(3):
                peers.keep_time(1.0)
                for _ in range(after.count(turn)):
                    signal.raise_signal(signal.SIGINT)
                reached.append(turn)

    for after, done, hurry in (((1,), [0, 1], False), ((1, 1), [0], True), ((2,), [0, 1, 2], False)):
        with pytest.raises(KeyboardInterrupt):
            press(*after)
        assert (reached, peers.in_a_hurry) == (done, hurry)
        assert signal.getsignal(signal.SIGINT) is before
        assert peers.keep_time(1.0) == 1.0
    press()
    assert reached == [0, 1, 2]


def test_ctrl_c_that_is_ignored_stays_so() -> None:
    peers = Peers()
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with peers.listening():
            signal.raise_signal(signal.SIGINT)
            assert peers.keep_time(1.0) == 1.0
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_thread_hears_no_ctrl_c() -> None:
    peers, heard = Peers(), []

    def listen() -> None:
        with peers.listening():
            heard.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=listen)
    thread.start()
    thread.join()
    assert heard == [signal.getsignal(signal.SIGINT)]


def test_one_process_tells_and_writes_for_all(tmp_path: Path) -> None:
    begun, *lines = run_on_devices(job(tmp_path, seconds=1.0, games=2), 2)
    assert begun == BEGINS
    last: Any = (0.0, FIRST_ROUNDS + 1)
    for line in lines:
        assert isinstance(line, dict)
        played = (line["round"] - last[1]) * 8 * 2
        assert line["decisions"] * (line["seconds"] - last[0]) == pytest.approx(played)
        assert "against_before" in line
        last = line["seconds"], line["round"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "16.safetensors",
        "curves.svg",
        "games-1.pt",
        GAMES,
        LEARNER,
        "metrics.jsonl",
        "recipe.json",
    ]
    assert not active_children()


def test_whoever_stops_it_stops_all_and_loses_nothing(tmp_path: Path) -> None:
    told = run_on_devices(job(tmp_path), 2)
    assert next(told) == BEGINS
    assert isinstance(next(told), dict)
    told.close()  # type: ignore[attr-defined]
    assert not active_children()
    told = run_on_devices(job(tmp_path, resume=True, seconds=0.1), 2)
    assert next(told) == RESUMED
    assert isinstance(list(told)[-1], dict)
    # With one process less, its games are no part of the training any more.
    alone = job(tmp_path, resume=True, seconds=0.1).run()
    assert next(alone) == RESUMED_WITHOUT_GAMES
    assert isinstance(list(alone)[-1], dict)
    assert not (tmp_path / games_file(1)).exists()


def test_what_one_process_can_not_read_ends_all(tmp_path: Path) -> None:
    Trainer(job(tmp_path).recipe, "cpu").save(tmp_path)
    (tmp_path / games_file(1)).write_bytes(b"nothing")
    with pytest.raises(TrainingError, match=r"games-1\.pt can't be read"):
        list(run_on_devices(job(tmp_path, resume=True), 2))
    assert not active_children()


def test_a_process_that_is_killed_ends_all(tmp_path: Path) -> None:
    told = run_on_devices(job(tmp_path), 2)
    assert next(told) == BEGINS
    assert isinstance(next(told), dict)
    (second,) = (process for process in active_children() if process.name == "training-1")
    second.kill()
    with pytest.raises(TrainingError, match="process 2 of 2 failed: SIGKILL"):
        list(told)
    assert not active_children()


def test_a_process_that_can_not_be_started_ends_those_that_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = SpawnProcess.start

    def start_first(process: SpawnProcess) -> None:
        if process.name != "training-0":
            raise OSError("no more processes")
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", start_first)
    begun = time.monotonic()
    with pytest.raises(OSError, match="no more processes"):
        list(run_on_devices(job(tmp_path), 2))
    assert not active_children()
    assert time.monotonic() - begun < GRACE  # nothing is to be waited for


def test_ctrl_c_ends_all_and_says_nothing_of_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from cabochon.cli import main; raise SystemExit(main())", "train"]
    changes = [part for number in NUMBERS.split() for part in ("--set", number)]
    with subprocess.Popen(
        [*command, *OPTIONS.split(), *changes, "--out", str(tmp_path / "trained")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        while "games a second" not in running.stdout.readline():
            assert running.poll() is None
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does it
        rest, errors = running.communicate()
    assert running.returncode == 130
    assert "Traceback" not in rest + errors
    assert (tmp_path / "trained" / games_file(1)).exists()
