"""`cabochon bench`."""

import inspect
import json

import pytest

from cabochon.cli.bench import envs
from cabochon.envs.speed import GAMES, GPU_GAMES
from tests.commands import Run


@pytest.mark.compiled
def test_bench_engine_as_json(run: Run) -> None:
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


@pytest.mark.compiled
def test_bench_envs_as_json(run: Run) -> None:
    measured = json.loads(run("bench", "envs", "--json", "--seconds", "0.1").out)
    assert measured.keys() == {"speeds", "unmeasured"}
    assert measured["unmeasured"] == []
    ways = [speed["way"] for speed in measured["speeds"] if speed["game"] == "splendor"]
    assert ways[0] == "state"
    assert {"batch", "batch-greedy", "gymnasium", "vector", "pettingzoo", "openspiel"} <= set(ways)
    assert [speed["way"] for speed in measured["speeds"] if speed["game"] == "duel"] == ways
    rates = {speed["way"]: speed["decisions_per_second"] for speed in measured["speeds"]}
    assert all(rate > 0 for rate in rates.values())
    for speed in measured["speeds"]:
        assert speed["ratio"] > 0
        assert speed["way"] != "state" or speed["ratio"] == 1
    at_once = {speed["way"]: speed["games_at_once"] for speed in measured["speeds"]}
    assert {at_once[way] for way in ways if way.startswith(("batch", "vector"))} == {GAMES}
    assert {at_once[way] for way in ("state", "gymnasium", "pettingzoo", "openspiel")} == {1}


def test_the_usual_number_of_games_on_a_gpu_is_that_of_the_library() -> None:
    assert inspect.signature(envs).parameters["gpu_games"].default == GPU_GAMES


@pytest.mark.compiled
def test_bench_envs_in_words(run: Run) -> None:
    shown = run("bench", "envs", "--seconds", "0.1").out
    assert "one state at a time" in shown
    for library in ("Gymnasium, vector", "PettingZoo", "OpenSpiel"):
        assert library in shown
