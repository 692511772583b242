"""Many games at once: each is played as a `State` would be, whatever the number of threads."""

import copy
import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabochon import State
from cabochon.envs import Batch
from cabochon.envs.payoffs import payoffs
from cabochon.games import game, game_names
from cabochon.games.chance import generator
from cabochon.games.errors import CabochonError, IllegalActionError, SettingsError
from cabochon.match import View
from cabochon.players import GreedyPlayer
from tests.games.configurations import Configuration, any_configuration
from tests.games.random_games import few, seeds

GAMES = 5


def batch_of(table: Configuration, games: int = GAMES, **options: Any) -> Batch:
    return Batch(table.game, games, players=table.players, settings=table.settings, **options)


def compare(batch: Batch, states: list[State]) -> None:
    """Every row says of its state what the state says of itself."""
    for g, state in enumerate(states):
        assert batch.states[g].tobytes() == state.tobytes()
        assert batch.to_move[g] == state.to_move
        assert np.array_equal(batch.mask[g], state.mask())
        assert state.to_move is not None
        assert np.array_equal(batch.observations[g], state.features(state.to_move))


# --- The same as a state ---


@given(any_configuration(), seeds)
@few
def test_every_decision_is_that_of_a_state(table: Configuration, seed: int) -> None:
    batch = batch_of(table, seed=seed)
    states = [batch.state(g) for g in range(GAMES)]
    assert states[0] == State.random(table.game, table.players, table.settings, seed)
    games = 0
    for _ in range(150):
        compare(batch, states)
        actions = batch.random_actions()
        movers = batch.to_move.copy()
        batch.step(actions)
        assert np.array_equal(batch.decided, movers)
        for g, state in enumerate(states):
            state.apply(int(actions[g]))
            assert batch.ended[g] == state.is_over
            assert batch.rewards[g].tolist() == pytest.approx(payoffs(state, "win"))
            if state.is_over:
                assert np.array_equal(batch.final_observations[g], state.features(int(movers[g])))
                states[g] = batch.state(g)
                assert (states[g].turn, batch.lengths[g]) == (1, 0)
                games += 1
        assert not batch.truncated.any()
    compare(batch, states)


@given(any_configuration(), seeds)
@few
def test_what_is_hidden_does_not_change_an_observation(table: Configuration, seed: int) -> None:
    batch = batch_of(table, 1, seed=seed)
    for _ in range(60):
        batch.step(batch.random_actions())
        state, seen, legal = batch.state(0), batch.observations.copy(), batch.mask.copy()
        batch.place(0, state.guess(state.to_move, seed))
        assert np.array_equal(batch.observations, seen)
        assert np.array_equal(batch.mask, legal)
        batch.place(0, state)


# --- Chance and threads ---


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
def test_the_seed_decides_all_whatever_the_threads(name: str, opponents: str | None) -> None:
    batches = [Batch(name, 200, opponents=opponents, threads=threads, seed=5) for threads in (1, 2, 3)]
    other = Batch(name, 200, opponents=opponents, seed=6)
    for _ in range(80):
        for batch in batches:
            batch.step(batch.random_actions())
        one, *more = batches
        for batch in more:
            assert batch.states.tobytes() == one.states.tobytes()
            assert np.array_equal(batch.observations, one.observations)
            assert np.array_equal(batch.rewards, one.rewards)
    assert other.states.tobytes() != batches[0].states.tobytes()
    for batch in batches:
        batch.reset(6)
    assert batches[2].states.tobytes() == Batch(name, 200, opponents=opponents, seed=6).states.tobytes()


def test_a_row_has_the_same_games_in_a_batch_of_any_size() -> None:
    small, large = Batch("splendor", 3, seed=1), Batch("splendor", 300, seed=1)
    assert small.states.tobytes() == large.states[:3].tobytes()


def test_rows_can_have_seeds_of_their_own() -> None:
    batch = Batch("splendor", 3, seed=[7, 8, 7])
    assert batch.state(0) == batch.state(2) == State.random("splendor", seed=7)
    assert batch.state(1) == State.random("splendor", seed=8)


def test_some_games_can_be_dealt_anew() -> None:
    batch = Batch("duel", 4, seed=2)
    batch.step(batch.random_actions())
    before = batch.states.copy()
    batch.reset(which=np.array([False, True, False, True]))
    assert batch.lengths.tolist() == [1, 0, 1, 0]
    assert batch.decided.tolist()[1] == -1
    assert batch.states[0] == before[0]
    assert batch.states[1] != before[1]


# --- Opponents ---


@given(any_configuration(), seeds, st.sampled_from(["random", "greedy"]))
@few
def test_bots_play_until_the_learner_decides(table: Configuration, seed: int, opponents: str) -> None:
    batch = batch_of(table, 20, seed=seed, opponents=opponents)
    for _ in range(30):
        assert np.array_equal(batch.to_move, batch.seats)
        for g in range(20):
            state, seat = batch.state(g), int(batch.seats[g])
            assert np.array_equal(batch.observations[g], state.features(seat))
            assert np.array_equal(batch.mask[g], state.mask())
        batch.step(batch.random_actions())
    with pytest.raises(CabochonError, match="no seat"):
        batch_of(table, 1, opponents=opponents, seat=table.players)
    fixed = batch_of(table, 20, seed=seed, opponents=opponents, seat=1)
    assert fixed.seats.tolist() == [1] * 20


@pytest.mark.parametrize("name", game_names())
def test_seats_are_drawn_fairly(name: str) -> None:
    seats = Batch(name, 2000, opponents="random", observe=False).seats
    assert 900 < np.count_nonzero(seats) < 1100


@pytest.mark.parametrize("name", game_names())
def test_greedy_is_the_player_greedy(name: str) -> None:
    batch = Batch(name, 1, seed=3)
    for number in range(120):
        seed = generator(number)
        batch._rows.choices[:] = seed
        (action,) = batch.greedy_actions().tolist()
        state = batch.state(0)
        assert GreedyPlayer(number).decide(View.of(state, state.to_move)).action == action
        batch.step([action])


@pytest.mark.parametrize("name", game_names())
def test_greedy_beats_random(name: str) -> None:
    batch = Batch(name, 300, opponents="random", observe=False, auto_reset=False, seed=1)
    while not batch.ended.all():
        batch.step(batch.greedy_actions())
        ended = batch.ended & batch.rewards.any(axis=1)
        assert (batch.rewards[~ended] == 0).all()
    winners = [batch.seats[g] in batch.state(g).outcome.winners for g in range(300)]  # type: ignore[union-attr]
    assert sum(winners) > 280


# --- The end ---


def test_without_dealing_anew_a_game_that_has_ended_stays() -> None:
    batch = Batch("splendor", 50, auto_reset=False, seed=4)
    total = np.zeros((50, 2))
    while not batch.ended.all():
        batch.step(batch.random_actions())
        total += batch.rewards
        assert np.array_equal(batch.to_move == -1, batch.ended)
        assert np.array_equal(batch.mask.any(axis=1), ~batch.ended)
    assert np.isin(total, (-1, 0, 1)).all()
    before = batch.states.tobytes()
    batch.step(np.full(50, -1))
    assert batch.states.tobytes() == before
    assert batch.ended.all()
    assert not batch.rewards.any()
    last = batch.decided.copy()
    for g in range(50):
        assert np.array_equal(batch.observations[g], batch.state(g).features(int(last[g])))
    batch.reset()
    assert not batch.ended.any()


@pytest.mark.parametrize("auto_reset", [True, False])
@pytest.mark.parametrize("opponents", [None, "random"])
def test_long_games_are_truncated(auto_reset: bool, opponents: str | None) -> None:
    batch = Batch("duel", 8, longest=10, auto_reset=auto_reset, opponents=opponents, reward="margin", seed=1)
    cuts = 0
    for _ in range(12):
        states = [batch.state(g) for g in range(8)]
        movers, actions = batch.to_move.copy(), batch.random_actions()
        running = movers >= 0
        batch.step(actions)
        cuts += int(batch.truncated[running].sum())
        assert not batch.rewards.any()
        assert not batch.ended.any()
        for g in np.flatnonzero(batch.truncated & running).tolist():
            final = batch.final_observations if auto_reset else batch.observations
            if opponents is None:
                assert np.array_equal(final[g], states[g].after(int(actions[g])).features(int(movers[g])))
            assert (batch.lengths[g] < 10) if auto_reset else (batch.lengths[g] >= 10)
            assert batch.mask[g].any() == auto_reset
        assert (batch.observations.max(axis=1) > 0).all()
    assert cuts >= 8


# --- What is wrong ---


@pytest.mark.parametrize("name", game_names())
def test_an_illegal_action_changes_nothing_and_says_where_it_is(name: str) -> None:
    batch = Batch(name, 100, seed=1)
    batch.step(batch.random_actions())
    before = [array.tobytes() for array in (batch.states, batch.mask, batch.observations, batch.lengths)]
    actions = batch.random_actions()
    illegal = int(np.flatnonzero(~batch.mask[70])[0])
    for wrong in (illegal, -1, batch.actions, 10**15):
        actions[70] = wrong
        with pytest.raises(IllegalActionError, match=rf"^game 70, seat {batch.to_move[70]}: .*{wrong}"):
            batch.step(actions)
    actions[70] = illegal
    legal = ", ".join(map(str, batch.state(70).legal_actions()))
    with pytest.raises(IllegalActionError, match=f"legal: {legal}"):
        batch.step(actions)
    after = [array.tobytes() for array in (batch.states, batch.mask, batch.observations, batch.lengths)]
    assert after == before


@pytest.mark.parametrize(
    "actions",
    [
        np.zeros(3, np.int64),
        np.zeros((4, 1), np.int64),
        np.zeros(4),
        np.zeros(4, np.bool_),
        5,
        [0, 1, 2],
        ["a", "b", "c", "d"],
    ],
)
def test_actions_of_a_wrong_kind(actions: Any) -> None:
    batch = Batch("splendor", 4)
    with pytest.raises(CabochonError, match="4 whole numbers, one for each game, not shape"):
        batch.step(actions)
    assert not batch.lengths.any()


@pytest.mark.parametrize("kind", [np.int8, np.uint16, np.int32, np.uint64])
def test_actions_of_any_whole_kind(kind: type) -> None:
    batch = Batch("splendor", 4)
    batch.step(batch.random_actions().astype(kind))
    batch.step(batch.random_actions().tolist())
    assert batch.lengths.tolist() == [2] * 4


def test_arrays_cannot_be_written_to() -> None:
    batch = Batch("splendor", 4)
    arrays: list[npt.NDArray[Any]] = [batch.mask, batch.observations, batch.to_move, batch.rewards]
    for array in [*arrays, batch.states, batch.ended, batch.truncated, batch.seats, batch.decided]:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = array[1]


def test_wrong_options() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"games": 0}, "a batch has from 1 to"),
        ({"threads": 0}, "at least one thread"),
        ({"opponents": "level-3"}, "random or greedy, not 'level-3'"),
        ({"seat": 0}, "every seat learns"),
        ({"opponents": "random", "seat": 2}, "no seat 2"),
        ({"reward": "score"}, "win or margin"),
        ({"longest": 0}, "the longest game has from 1 to"),
        ({"seed": [1, 2]}, "4 games and 2 seeds"),
        ({"opponents": ["random"]}, r"random or greedy, not \['random'\]"),
    ]
    for options, message in wrong:
        given: dict[str, Any] = {"games": 4, **options}
        with pytest.raises(CabochonError, match=message):
            Batch("splendor", **given)
    with pytest.raises(SettingsError, match="2 or 3 or 4"):
        Batch("splendor", 4, players=5)
    with pytest.raises(CabochonError, match="4 booleans"):
        Batch("splendor", 4).reset(which=np.zeros(4))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="number of games"):
        Batch("splendor", 4.0)  # type: ignore[arg-type]


def test_a_game_can_go_on_from_a_state() -> None:
    batch = Batch("splendor", 3, opponents="random", seed=1)
    state = State.random("splendor", seed=9)
    state.apply(state.legal_actions()[0])
    batch.place(1, state)
    assert batch.state(1) == state
    assert batch.seats[1] == batch.to_move[1] == state.to_move
    assert np.array_equal(batch.mask[1], state.mask())
    for wrong in (State.random("duel"), State.random("splendor", 3), state.view(0)):
        with pytest.raises(CabochonError):
            batch.place(1, wrong)
    edited = state.copy()
    edited.record["market"] = 99  # which compiled code would look up
    with pytest.raises(CabochonError, match="the record is no position of splendor"):
        batch.place(1, edited)
    assert batch.state(1) == state
    state.play_out(1)
    with pytest.raises(CabochonError, match="somebody decides"):
        batch.place(1, state)
    with pytest.raises(IndexError, match="0 to 2"):
        batch.state(3)


def test_nothing_need_be_observed() -> None:
    batch = Batch("splendor", 10, observe=False)
    batch.step(batch.random_actions())
    assert batch.observations.shape == (10, 0)
    assert (len(batch), batch.game, batch.players) == (10, game("splendor"), 2)
    assert repr(batch) == "<Batch of 10 games of splendor with 2 players>"


def test_a_game_without_features(pocket_installed: None) -> None:
    del pocket_installed
    with pytest.raises(CabochonError, match="observe=False"):
        Batch("pocket", 3)
    batch = Batch("pocket", 3, observe=False, opponents="greedy", seed=1)
    ended = 0
    for _ in range(100):
        batch.step(batch.random_actions())
        ended += int(batch.ended.sum())
    assert ended > 0


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
@pytest.mark.parametrize("opponents", [None, "greedy"])
def test_a_copy_goes_on_by_itself(copied: Any, opponents: str | None) -> None:
    batch = Batch("duel", 70, opponents=opponents, seed=3, threads=2)
    batch.step(batch.random_actions())
    other = copied(batch)
    actions = batch.random_actions()
    before = batch.mask.copy()
    assert np.array_equal(other.random_actions(), actions)
    other.step(actions)
    assert np.array_equal(batch.mask, before)
    batch.step(actions)
    assert batch.lengths.min() > 1
    for name in ("states", "mask", "observations", "to_move", "rewards", "lengths", "seats"):
        assert getattr(batch, name).tobytes() == getattr(other, name).tobytes()


def test_as_many_play_as_the_settings_need() -> None:
    assert Batch("splendor", 2, settings={"teams": True}).players == 4


def test_the_seed_none_is_a_new_one() -> None:
    batches = [Batch("splendor", 4, seed=None) for _ in range(2)]
    deals = {batch.state(g).position_hash() for batch in batches for g in range(4)}
    assert len(deals) == 8


@pytest.mark.parametrize("seed", ["abcd", b"abcd"])
def test_a_text_is_no_seed(seed: Any) -> None:
    with pytest.raises(CabochonError, match="a seed is a whole number, or a sequence has one for each game"):
        Batch("splendor", 4, seed=seed)


FORK = """
import os
from cabochon.envs import Batch

batch = Batch("splendor", 256, threads=2, seed=1)
batch.step(batch.random_actions())
child = os.fork()
batch.step(batch.random_actions())
if child:
    os.waitpid(child, 0)
    print(batch.state(255).position_hash())
else:
    print(batch.state(255).position_hash(), flush=True)
    os._exit(0)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes are forked here")
def test_a_forked_process_plays_on() -> None:
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", FORK]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout.split()
    assert len(told) == 2
    assert len(set(told)) == 1


def test_a_game_that_goes_on_from_a_state_has_no_rewards_yet() -> None:
    batch = Batch("splendor", 1, auto_reset=False, seed=1)
    while not batch.ended[0]:
        batch.step(batch.greedy_actions())
    assert batch.rewards.any()
    batch.place(0, State.random("splendor", seed=2))
    assert not batch.rewards.any()


def test_variants_by_name() -> None:
    batch = Batch("splendor", 1, variant="quick", seed=1)
    assert batch.state(0).settings == State.random("splendor", variant="quick").settings


@pytest.mark.parametrize("players", [2, 4])
def test_no_game_is_longer_than_the_longest(players: int) -> None:
    batch = Batch("splendor", 32, players=players, opponents="random", longest=10, auto_reset=False, seed=3)
    while (batch.to_move >= 0).any():
        batch.step(batch.random_actions())
    assert batch.truncated.all()
    assert (batch.lengths == 10).all()
