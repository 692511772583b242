"""What is measured is play that ends games, of every form that can be played here."""

from typing import Any

import pytest

import envs
from cabochon.envs.gymnasium import CabochonEnv
from cabochon.envs.speed import ways
from cabochon.games import game, game_names


@pytest.mark.compiled
def test_every_form_of_ours_is_measured() -> None:
    figures = {figure.name: figure for figure in envs.measure(seconds=0.01)}
    ours = [name for name in (*envs.PETTINGZOO, *envs.OPENSPIEL) if name.startswith("Splendor")]
    assert len(ours) == 6
    for name in ours:
        assert figures[name].decisions_per_second > 0


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("way", ["gymnasium", "gymnasium-random"])
def test_measured_play_ends_games(name: str, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    work, ended = ways(game(name))[way](), []
    usual = CabochonEnv.step

    def step(env: CabochonEnv, action: Any) -> Any:
        result = usual(env, action)
        ended.append(result[2])
        return result

    monkeypatch.setattr(CabochonEnv, "step", step)
    assert work(3000) == len(ended) == 3000
    assert sum(ended) >= 5
