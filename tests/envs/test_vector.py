"""Many games as a vector environment of Gymnasium."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from cabochon.envs.gymnasium import CabochonEnv, environment_id
from cabochon.envs.vector import CabochonVectorEnv
from cabochon.games import game_names
from cabochon.games.errors import CabochonError, IllegalActionError

GAMES = 6


def first_legal(info: dict[str, Any]) -> Any:
    return info["action_mask"].argmax(axis=1)


def compare_finals(info: dict[str, Any], expected: dict[str, Any]) -> None:
    """What Gymnasium's own vector says of games that have ended, key by key."""
    assert np.array_equal(info["_final_obs"], expected["_final_obs"])
    assert np.array_equal(info["_final_info"], expected["_final_info"])
    assert info["final_obs"].dtype == expected["final_obs"].dtype
    for mine, theirs in zip(info["final_obs"], expected["final_obs"], strict=True):
        assert np.array_equal(mine, theirs)
    assert set(info["final_info"]) == set(expected["final_info"])
    for key, value in expected["final_info"].items():
        assert np.array_equal(info["final_info"][key], value), key


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
@pytest.mark.parametrize("opponent", ["random", "greedy", None])
def test_the_same_as_single_environments(name: str, mode: AutoresetMode, opponent: str | None) -> None:
    options: dict[str, Any] = {"opponent": opponent, "longest": 90}
    ours = CabochonVectorEnv(name, GAMES, autoreset_mode=mode, **options)
    single = [lambda: CabochonEnv(name, **options)] * GAMES
    theirs = SyncVectorEnv(single, autoreset_mode=mode)
    (one, info), (other, other_info) = ours.reset(seed=3), theirs.reset(seed=3)
    assert ours.observation_space == theirs.observation_space
    over = 0
    for _ in range(160):
        assert np.array_equal(one, other)
        assert np.array_equal(info["action_mask"], np.stack(list(other_info["action_mask"])))
        actions = first_legal(info)
        results: list[Any]
        one, *results, info = ours.step(actions)
        other, *other_results, other_info = theirs.step(actions)
        for mine, expected in zip(results, other_results, strict=True):
            assert np.array_equal(mine, expected)
        ended = results[1] | results[2]
        over += int(ended.sum())
        assert set(info) == set(other_info)
        if mode is AutoresetMode.SAME_STEP and ended.any():
            compare_finals(info, other_info)
    assert over > 0


def test_nothing_is_dealt_anew_where_that_is_left_to_the_user() -> None:
    env = CabochonVectorEnv("splendor", GAMES, autoreset_mode="Disabled", longest=20)
    _, info = env.reset(seed=1)
    for _ in range(30):
        info = env.step(first_legal(info))[4]
    assert (env.batch.ended | env.batch.truncated).all()
    which = np.arange(GAMES) < 2
    env.reset(options={"reset_mask": which})
    assert np.array_equal(env.action_masks().any(axis=1), which)


def test_made_by_its_id_and_in_either_form() -> None:
    env: Any = gymnasium.make_vec(
        environment_id("duel"), num_envs=3, vectorization_mode="vector_entry_point", observation="dict"
    )
    observations, _ = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert observations["board"].shape[0] == 3
    info: dict[str, Any] = {}
    while "final_obs" not in info:
        info = env.step(env.unwrapped.batch.random_actions())[4]
    (last, *_) = (final for final in info["final_obs"] if final is not None)
    assert env.single_observation_space.contains(last)
    env.close()


def test_observations_are_copies_unless_asked_for() -> None:
    env = CabochonVectorEnv("splendor", GAMES)
    before, info = env.reset(seed=1)
    kept = before.copy()
    env.step(first_legal(info))
    assert np.array_equal(before, kept)
    quick = CabochonVectorEnv("splendor", GAMES, copy=False)
    before, info = quick.reset(seed=1)
    after = quick.step(first_legal(info))[0]
    assert np.shares_memory(before, after)


def test_chance_is_new_without_a_seed() -> None:
    one, other = CabochonVectorEnv("splendor", 1), CabochonVectorEnv("splendor", 1)
    assert not np.array_equal(one.reset()[0], other.reset()[0])
    assert not np.array_equal(one.reset()[0], one.reset()[0])
    with pytest.raises(CabochonError, match="for all games or for none"):
        one.reset(seed=[None])


def test_what_is_wrong() -> None:
    with pytest.raises(CabochonError, match=r"random or greedy, not 'level-2'.*sync"):
        CabochonVectorEnv("splendor", 2, opponent="level-2")
    with pytest.raises(CabochonError, match="2 players need 1 opponents, not 5"):
        CabochonVectorEnv("splendor", 2, opponent=["random"] * 5)
    env = CabochonVectorEnv("splendor", GAMES)
    _, info = env.reset(seed=1)
    with pytest.raises(CabochonError, match="the only option of reset is `reset_mask`, not state"):
        env.reset(options={"state": env.batch.state(0)})
    actions = first_legal(info)
    actions[4] = -3
    with pytest.raises(IllegalActionError, match="game 4"):
        env.step(actions)


def test_legal_actions_are_drawn() -> None:
    envs = CabochonVectorEnv("duel", 16, opponent="greedy")
    envs.reset(seed=1)
    envs.action_space.seed(1)
    drawn = set()
    for _ in range(20):
        actions = envs.action_space.sample()
        drawn |= set(actions.tolist())
        assert envs.action_space.contains(actions)
        envs.step(actions)  # an illegal one is an error
    assert len(drawn) > 20
    one = np.zeros(envs.batch.actions, np.int8)
    one[3] = 1
    assert (envs.action_space.sample(mask=(one,) * 16) == 3).all()
