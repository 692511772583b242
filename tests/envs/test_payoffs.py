"""What seats get at the end of a game, by one rule in all environments."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.vector import AutoresetMode
from hypothesis import given

from cabochon import CabochonError, State
from cabochon.envs import Batch
from cabochon.envs.gymnasium import CabochonEnv
from cabochon.envs.openspiel import spiel_name
from cabochon.envs.payoffs import Reward, check_reward, payoff_range, payoffs
from cabochon.envs.pettingzoo import raw_env
from cabochon.envs.vector import CabochonVectorEnv
from cabochon.games import game
from tests.games.configurations import CONFIGURATIONS, Configuration, any_configuration
from tests.games.random_games import few, seeds

pytestmark = pytest.mark.compiled

REWARDS: tuple[Reward, ...] = ("win", "margin")


def finished(configuration: Configuration, seed: int) -> State:
    state = State.random(configuration.game, configuration.players, configuration.settings, seed)
    state.play_out(seed)
    assert state.is_over
    return state


def expected(state: State, reward: Reward) -> list[float]:
    """The rule once more, from what the game says of its end: a side less the average of the others."""
    outcome = state.outcome
    assert outcome is not None
    winning = [side for side in state.sides if side[0] in outcome.winners]
    if reward == "win":
        worth = {side: (side in winning) / len(winning) for side in state.sides}
    else:
        worth = {side: float(sum(outcome.scores[seat] for seat in side)) for side in state.sides}
    found: dict[int, float] = {}
    for side in state.sides:
        others = [worth[other] for other in state.sides if other != side]
        found |= dict.fromkeys(side, worth[side] - sum(others) / len(others))
    return [found[seat] for seat in range(state.players)]


# --- The rule ---


@few
@given(any_configuration(), seeds)
def test_the_worth_of_a_side_less_the_average_of_the_others(configuration: Configuration, seed: int) -> None:
    state = finished(configuration, seed)
    assert state.outcome is not None
    for reward in REWARDS:
        paid = payoffs(state, reward)
        assert paid == pytest.approx(expected(state, reward))
        assert sum(paid) == pytest.approx(0.0)
        least, most = payoff_range(state.game, len(state.sides), reward)
        assert all(least <= payoff <= most for payoff in paid)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_who_wins_gets_most_and_who_is_ahead_gets_something(configuration: Configuration) -> None:
    for seed in range(20):
        state = finished(configuration, seed)
        assert state.outcome is not None
        won, ahead = payoffs(state, "win"), payoffs(state, "margin")
        assert {seat for seat in range(state.players) if won[seat] == max(won)} == set(state.outcome.winners)
        points = [sum(state.outcome.scores[seat] for seat in side) for side in state.sides]
        for side, own in zip(state.sides, points, strict=True):
            assert np.sign(ahead[side[0]]) == np.sign(own - sum(points) / len(points))
            assert all(payoff[seat] == payoff[side[0]] for payoff in (won, ahead) for seat in side)
            lost = side[0] not in state.outcome.winners
            assert (won[side[0]] < 0) == lost


def test_two_players_win_and_lose_one() -> None:
    assert sorted(payoffs(finished(Configuration("duel", 2, {}), 1), "win")) == [-1.0, 1.0]


def test_three_losers_share_the_loss() -> None:
    won = payoffs(finished(Configuration("splendor", 4, {}), 1), "win")
    assert sorted(won) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1.0])


def test_partners_win_and_lose_together() -> None:
    state = finished(Configuration("splendor", 4, {"teams": True}), 1)
    won, ahead = payoffs(state, "win"), payoffs(state, "margin")
    assert sorted(won) == [-1.0, -1.0, 1.0, 1.0]
    assert won[0] == won[2]
    points = state.record.points.tolist()
    assert ahead[0] == ahead[2] == points[0] + points[2] - points[1] - points[3]


def test_the_margin_of_three_is_against_the_average_of_the_others() -> None:
    state = finished(Configuration("splendor", 3, {}), 1)
    points = state.record.points.tolist()
    assert payoffs(state, "margin")[1] == points[1] - (points[0] + points[2]) / 2


def shared(players: int, winners: int) -> State:
    """A game in which so many share the victory."""
    table = Configuration("splendor", players, {"target": 1})
    games = (finished(table, seed) for seed in range(20000))
    return next(state for state in games if state.outcome and len(state.outcome.winners) == winners)


@pytest.mark.parametrize("players", [2, 3])
def test_a_victory_that_all_share_is_worth_nothing(players: int) -> None:
    assert payoffs(shared(players, players), "win") == [0.0] * players


def test_two_of_three_share_what_the_third_loses() -> None:
    state = shared(3, 2)
    assert state.outcome is not None
    won = payoffs(state, "win")
    assert [won[seat] for seat in state.outcome.winners] == [0.25, 0.25]
    assert min(won) == -0.5


@pytest.mark.parametrize("reward", REWARDS)
def test_a_game_that_is_not_over_pays_nothing(reward: Reward) -> None:
    state = State.random("splendor", 3, seed=1)
    while not state.record.points.any():
        state.apply(state.legal_actions()[-1])
    assert not state.is_over
    assert payoffs(state, reward) == [0.0, 0.0, 0.0]


def test_the_most_is_all_that_there_is() -> None:
    cards = sum(card.points for card in game("splendor").cards)
    assert payoff_range(game("splendor"), 2, "margin") == (-cards - 30, cards + 30)  # ten nobles of 3 points


# --- The same everywhere ---


def almost_over(configuration: Configuration, seed: int) -> tuple[State, int]:
    """A game before its last decision, and that decision."""
    state = State.random(configuration.game, configuration.players, configuration.settings, seed)
    rng = np.random.default_rng(seed)
    while True:
        action = int(rng.choice(state.legal_actions()))
        if state.after(action).is_over:
            return state, action
        state.apply(action)


def in_pettingzoo(table: dict[str, Any], state: State, action: int) -> list[float]:
    env = raw_env(**table)
    env.reset(seed=0)
    env.table = state.copy()
    env.step(action)
    return list(env.rewards.values())


def in_openspiel(configuration: Configuration, state: State, action: int, reward: Reward) -> list[float]:
    settings = {name: value for name, value in configuration.settings.items() if name != "start"}
    loaded = pyspiel.load_game(
        spiel_name(configuration.game), {**settings, "players": configuration.players, "reward": reward}
    )
    # From a start of its own: what it deals is not what a seed deals.
    spiel = loaded.new_initial_state()
    while spiel.is_chance_node():
        spiel.apply_action(spiel.chance_outcomes()[0][0])
    spiel.dealing._arrive(state.copy())
    spiel.dealing.apply(action)
    while spiel.dealing._draws:
        spiel.dealing.apply(spiel.dealing.outcomes()[0][0])
    paid: list[float] = spiel.returns()
    return paid


@few
@given(any_configuration(), seeds)
def test_every_environment_pays_the_same(configuration: Configuration, seed: int) -> None:
    state, action = almost_over(configuration, seed)
    mover, end = state.to_move, state.after(action)
    assert mover is not None
    for reward in REWARDS:
        paid = pytest.approx(expected(end, reward), rel=1e-6)
        table: dict[str, Any] = {
            "game": configuration.game,
            "players": configuration.players,
            "settings": configuration.settings,
            "reward": reward,
        }
        assert in_pettingzoo(table, state, action) == paid
        assert in_openspiel(configuration, state, action, reward) == paid
        batch = Batch(games=2, **table)
        batch.place(1, state)
        batch.step([batch.random_actions()[0], action])
        assert batch.rewards[1].tolist() == paid
        single = CabochonEnv(**table, opponent=None)
        single.reset(seed=1, options={"state": state})
        assert single.step(action)[1] == pytest.approx(expected(end, reward)[mover], rel=1e-6)
        many = CabochonVectorEnv(**table, num_envs=2, opponent=None, autoreset_mode=AutoresetMode.DISABLED)
        many.reset(seed=1)
        many.batch.place(1, state)
        rewards = many.step(np.array([many.batch.random_actions()[0], action]))[1]
        assert rewards[1] == pytest.approx(expected(end, reward)[mover], rel=1e-6)


@pytest.mark.parametrize(
    "make",
    [
        lambda reward: Batch("splendor", 1, reward=reward),
        lambda reward: CabochonEnv("splendor", reward=reward),
        lambda reward: CabochonVectorEnv("splendor", reward=reward),
        lambda reward: raw_env("splendor", reward=reward),
        lambda reward: pyspiel.load_game(f"{spiel_name('splendor')}(reward={reward})"),
        check_reward,
    ],
)
def test_other_rewards_are_refused_in_the_same_words(make: Any) -> None:
    with pytest.raises(CabochonError, match="reward = 'score' is not possible: it must be win or margin"):
        make("score")
