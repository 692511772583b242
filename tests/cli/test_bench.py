"""`cabochon bench`."""

import json

import pytest

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
