"""PettingZoo's own tests, and what they do not ask: hidden cards, seeds, ends, errors."""

import copy
import doctest
import pickle
import re
import subprocess
import sys
import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from pettingzoo import test as conformance

from cabochon import CabochonError, State
from cabochon.envs import pettingzoo
from cabochon.envs.payoffs import payoffs
from cabochon.envs.pettingzoo import Seats, env, parallel_env, raw_env
from cabochon.games import game_names
from cabochon.games.errors import IllegalActionError
from cabochon.installing import install_command
from tests.games.configurations import CONFIGURATIONS, VARIANTS, Configuration
from tests.games.random_games import RandomGame, few, random_games

pytestmark = pytest.mark.compiled


def options(configuration: Configuration) -> dict[str, Any]:
    return {
        "game": configuration.game,
        "players": configuration.players,
        "settings": configuration.settings,
    }


@pytest.fixture
def only_usual_warnings() -> Iterator[None]:
    """Warnings are errors here, but for three that every environment of others' with a mask gets."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        # Nothing is legal when the game is over.
        warnings.filterwarnings("ignore", r"Action mask numpy array is all zeros")
        yield


# --- What PettingZoo ships ---
# Left out are its test of pictures as observations and two that no game with a mask passes:
# `bombardment_test` takes observations for arrays, `max_cycles_test` plays whatever is illegal.


@pytest.mark.usefixtures("only_usual_warnings")
@pytest.mark.parametrize("configuration", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize("make", [env, raw_env])
def test_api(configuration: Configuration, make: Any) -> None:
    conformance.api_test(make(**options(configuration)), num_cycles=500)


@pytest.mark.parametrize("configuration", VARIANTS.values(), ids=VARIANTS)
def test_seeds(configuration: Configuration) -> None:
    conformance.seed_test(partial(env, **options(configuration)), num_cycles=200)


@pytest.mark.usefixtures("only_usual_warnings")
@pytest.mark.parametrize("game", game_names())
def test_parallel(game: str) -> None:
    conformance.parallel_api_test(parallel_env(game), num_cycles=500)


@pytest.mark.parametrize("game", game_names())
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    checks = {"svg": lambda drawn: drawn.startswith("<svg"), "ansi": lambda drawn: "player_0" in drawn}
    conformance.render_test(partial(env, game), checks)
    assert "player_1" in capsys.readouterr().out


@pytest.mark.parametrize("game", game_names())
def test_states(game: str) -> None:
    # It plays actions without looking at the mask: somebody loses by that.
    conformance.state_test(env(game), parallel_env(game))


# --- Episodes ---


def play(table: Seats, seed: int, step: int = 1) -> list[int]:
    """Play a game to its end by a rule that anybody can follow; returns the actions."""
    table.reset(seed=seed)
    actions: list[int] = []
    for agent in table.agent_iter():
        seen, _, ended, cut, _ = table.last()
        if ended or cut:
            table.step(None)
        else:
            assert agent == f"player_{table.table.to_move}"
            legal = np.flatnonzero(seen["action_mask"])
            actions.append(int(legal[(7 * len(actions) + step) % len(legal)]))
            table.step(actions[-1])
    return actions


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_a_game_is_that_of_the_rules(configuration: Configuration) -> None:
    table = raw_env(**options(configuration))
    actions = play(table, seed=3)
    state = State.random(configuration.game, configuration.players, configuration.settings, seed=3)
    for action in actions:
        state.apply(action)
    assert state == table.table
    assert state.is_over
    assert table.agents == []


def test_the_seats_are_paid_at_the_end_and_told_the_outcome() -> None:
    table = raw_env("splendor", players=3)
    table.reset(seed=5)
    while not any(table.terminations.values()):
        assert set(table.rewards.values()) == {0.0}
        table.step(table.table.legal_actions()[-1])
    assert table.rewards == dict(zip(table.agents, payoffs(table.table, "win"), strict=True))
    assert not any(table.truncations.values())
    paid = {}
    for agent in table.agent_iter():
        _, paid[agent], *_, told = table.last()
        assert table.table.outcome is not None
        assert told == table.table.outcome._asdict()
        table.step(None)
    assert sorted(paid.values()) == [-0.5, -0.5, 1.0]


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_a_long_game_is_truncated_and_pays_nothing(reward: str) -> None:
    table = raw_env("splendor", players=2, longest=60, reward=reward)
    assert len(play(table, seed=1)) == 60
    table.reset(seed=1)
    for _ in range(60):
        table.step(table.table.legal_actions()[-1])
    assert table.table.record.points.any()
    assert set(table.truncations.values()) == {True}
    assert set(table.terminations.values()) == {False}
    assert set(table.rewards.values()) == {0.0}
    assert not any(table.observe(agent)["action_mask"].any() for agent in table.agents)


def test_a_seed_fixes_all_games_that_follow() -> None:
    first, second = raw_env(), raw_env()
    first.reset(seed=11)
    second.reset(seed=11)
    starts = []
    for _ in range(3):
        first.reset()
        second.reset()
        assert first.table == second.table
        starts.append(first.table.tobytes())
    assert len(set(starts)) == 3


def test_without_a_seed_games_differ() -> None:
    first, second = raw_env(), raw_env()
    first.reset()
    second.reset()
    assert first.table != second.table


# --- Observations ---


@few
@given(random_games())
def test_observations_hold_what_the_seat_knows_and_nothing_else(game: RandomGame) -> None:
    table = raw_env(**options(game.configuration))
    table.reset(seed=0)
    for state in game.states()[::23]:
        for seat, agent in enumerate(table.possible_agents):
            table.table = state
            seen = table.observe(agent)
            table.table = state.guess(seat, seed=game.seed)
            guessed = table.observe(agent)
            assert np.array_equal(seen["observation"], guessed["observation"])
            assert np.array_equal(seen["action_mask"], guessed["action_mask"])
            assert table.observation_space(agent).contains(seen)
            legal = state.legal_actions() if state.to_move == seat else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal


def test_a_hidden_card_is_in_the_observation_of_its_owner_alone() -> None:
    table = raw_env("splendor", players=2)
    table.reset(seed=2)
    table.step(table.game.texts.index("reserve 3t"))
    [(owner, card)] = table.table.hidden_cards()
    assert table.game.features is not None
    at = table.game.features.names().index(f"card {card}: unseen")
    unseen = [table.observe(agent)["observation"][at] for agent in table.agents]
    assert unseen[owner] == 0.0
    assert unseen[1 - owner] == 1.0


def test_the_state_is_what_all_know_together() -> None:
    table = raw_env("splendor", players=3)
    table.reset(seed=2)
    state = table.state()
    assert table.state_space.contains(state)
    parts = np.split(state, 3)
    for agent, part in zip(table.agents, parts, strict=True):
        assert np.array_equal(table.observe(agent)["observation"], part)


# --- Copies and errors ---


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize("make", [env, raw_env])
def test_a_copy_goes_on_by_itself(copied: Any, make: Any) -> None:
    table = make("duel")
    table.reset(seed=4)
    for _ in range(5):
        table.step(table.unwrapped.table.legal_actions()[0])
    other = copied(table)
    before = table.unwrapped.table.tobytes()
    assert other.unwrapped.table.tobytes() == before
    other.step(other.unwrapped.table.legal_actions()[0])
    assert table.unwrapped.table.tobytes() == before
    table.step(table.unwrapped.table.legal_actions()[0])
    assert table.unwrapped.table == other.unwrapped.table
    assert table.unwrapped.decisions == other.unwrapped.decisions == 6
    # The games that follow are the same as well.
    table.reset()
    other.reset()
    assert table.unwrapped.table == other.unwrapped.table


@pytest.mark.parametrize("action", [-1, 83, 84, 1000])
def test_an_illegal_action_changes_nothing(action: int) -> None:
    table = raw_env("splendor")
    table.reset(seed=1)
    before = table.table.tobytes()
    with pytest.raises(IllegalActionError):
        table.step(action)
    assert table.table.tobytes() == before
    assert table.decisions == 0
    assert table.agents == table.possible_agents


@pytest.mark.parametrize("action", ["take wbg", 1.5, None])
def test_what_is_no_action_changes_nothing(action: Any) -> None:
    table = raw_env("splendor")
    table.reset(seed=1)
    before = table.table.tobytes()
    with pytest.raises(TypeError):
        table.step(action)
    assert table.table.tobytes() == before
    assert table.decisions == 0


def test_behind_the_wrappers_an_illegal_action_loses() -> None:
    table = env("splendor")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(table.unwrapped.game.texts.index("pass"))
    assert table.terminations[agent]
    assert table.rewards[agent] == -1.0


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 5}, "splendor is a game for 2 or 3 or 4 players, not 5"),
        ({"players": 2, "settings": {"teams": True}}, "teams = true needs 4 players"),
        ({"settings": {"aim": 3}}, "there is no setting 'aim'"),
        ({"reward": "score"}, "it must be win or margin"),
        ({"longest": 0}, "the longest game has from 1 to"),
        ({"render_mode": "rgb"}, "the render modes are human, ansi, svg, rgb_array, not 'rgb'"),
    ],
)
def test_what_is_asked_for_is_checked(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(CabochonError, match=re.escape(said)):
        env(**asked)


def test_rendering_without_a_mode_says_so() -> None:
    table = raw_env()
    table.reset(seed=1)
    with pytest.warns(UserWarning, match="human, ansi, svg, rgb_array"):
        assert table.render() is None


def test_what_is_drawn_hides_what_others_hold() -> None:
    table = raw_env("splendor", players=2, render_mode="ansi")
    table.reset(seed=2)
    table.step(table.game.texts.index("reserve 3t"))
    assert "3?" in str(table.render())


def test_without_the_library_the_extra_is_named() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None; import cabochon.envs.pettingzoo"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert install_command("pettingzoo") in ended.stderr.splitlines()[-1]


def test_the_example_at_the_top_of_the_module_is_true() -> None:
    assert doctest.testmod(pettingzoo).failed == 0


@pytest.mark.parametrize(
    "look",
    [
        lambda seats: seats.step(0),
        lambda seats: seats.last(),
        lambda seats: seats.observe("player_0"),
        lambda seats: seats.state(),
        lambda seats: seats.render(),
    ],
    ids=["step", "last", "observe", "state", "render"],
)
def test_before_a_reset_that_is_said(look: Any) -> None:
    with pytest.raises(AttributeError, match="call reset first"):
        look(raw_env(render_mode="ansi"))


def test_variants_by_name() -> None:
    seats = raw_env(variant="quick")
    seats.reset(seed=1)
    assert seats.table.settings == State.random("splendor", variant="quick").settings
