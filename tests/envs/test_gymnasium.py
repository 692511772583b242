"""One game as an environment of Gymnasium."""

import copy
import pickle
import re
import subprocess
import sys
from typing import Any
from unittest.mock import Mock

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from cabochon import State
from cabochon.envs.drawing import pixels
from cabochon.envs.gymnasium import CabochonEnv, environment_id
from cabochon.games import game_names
from cabochon.games.errors import CabochonError, IllegalActionError
from cabochon.installing import install_command
from cabochon.match import Move, View
from cabochon.players import Player


def first_move(view: View) -> Move:
    return view.legal_moves[0]


class LastMove(Player):
    """Plays the last of the legal moves, and remembers what it saw."""

    name = "last"

    def __init__(self) -> None:
        self.views: list[View] = []
        self.games = 0

    def new_game(self, view: View) -> None:
        assert view.seat is not None
        self.games += 1

    def decide(self, view: View) -> Move:
        self.views.append(view)
        return view.legal_moves[-1]


def play(env: Any, seed: int, episodes: int = 1) -> list[Any]:
    """What happens if the agent plays the first legal action, for some games."""
    observation, info = env.reset(seed=seed)
    seen: list[Any] = [(observation.tobytes(), info["action_mask"].tobytes())]
    while episodes:
        action = int(info["action_mask"].argmax())
        observation, reward, ended, truncated, info = env.step(action)
        seen.append((observation.tobytes(), reward, ended, truncated, info["to_move"]))
        if ended or truncated:
            observation, info = env.reset()
            episodes -= 1
    return seen


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"opponent": None},
        {"opponent": "greedy", "observation": "dict"},
        {"opponent": first_move, "reward": "margin", "longest": 30},
    ],
    ids=["random", "self-play", "dict", "function"],
)
def test_gymnasium_finds_nothing_wrong(name: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(environment_id(name), **options)
    # Gymnasium tries an action of one position in another one; with this seed it is legal in both.
    env.action_space.seed(0)
    check_env(env.unwrapped)
    env.close()


def test_ids_and_versions() -> None:
    assert [environment_id(name) for name in game_names()] == [
        "cabochon/Splendor-v1",
        "cabochon/SplendorDuel-v1",
    ]
    assert gymnasium.spec("cabochon/Splendor-v1").kwargs == {"game": "splendor"}


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("opponent", [None, "random", "greedy", "level-1@simulations=8", first_move])
def test_the_same_seed_is_the_same_episode(name: str, opponent: Any) -> None:
    one, other = (
        CabochonEnv(name, opponent=opponent, longest=60),
        CabochonEnv(name, opponent=opponent, longest=60),
    )
    played = play(one, 3, 2)
    assert play(other, 3, 2) == played
    assert play(one, 3, 2) == played
    assert play(one, 4, 2) != played
    one.close()
    other.close()


@pytest.mark.parametrize("opponent", ["random", first_move, ["random", first_move]])
def test_the_agent_decides_and_sees_its_seat_alone(opponent: Any) -> None:
    env = CabochonEnv("splendor", 3, opponent=opponent, longest=120)
    seats = set()
    for seed in range(8):
        observation, info = env.reset(seed=seed)
        seats.add(env.seat)
        ended, truncated, reward = False, False, 0.0
        while not (ended or truncated):
            state = env.state
            assert info["to_move"] == state.to_move == env.seat
            assert np.array_equal(info["action_mask"], state.mask())
            assert np.array_equal(env.action_masks(), state.mask())
            assert np.array_equal(observation, state.features(env.seat))
            assert state.mask()[env.action_space.sample()]
            observation, reward, ended, truncated, info = env.step(env.action_space.sample())
        assert np.array_equal(observation, env.state.features(env.seat))
        assert not info["action_mask"].any()
        if truncated:
            assert (reward, len(env.state.legal_actions()) > 0) == (0.0, True)
        else:
            outcome = env.state.outcome
            assert outcome is not None
            assert (reward >= 0) == (env.seat in outcome.winners)
    assert seats == {0, 1, 2}


def test_whoever_decides_gets_the_reward_in_self_play() -> None:
    env = CabochonEnv("duel", opponent=None)
    env.reset(seed=1)
    seats, ended, mover, reward = set(), False, -1, 0.0
    while not ended:
        seats.add(env.seat)
        mover = env.seat
        _, reward, ended, _, _ = env.step(env.action_space.sample())
    assert env.state.outcome is not None
    assert seats == {0, 1}
    assert reward == (1.0 if mover in env.state.outcome.winners else -1.0)


def test_margins() -> None:
    env = CabochonEnv("splendor", reward="margin", seat=0)
    env.reset(seed=2)
    ended, reward = False, 0.0
    while not ended:
        _, reward, ended, _, _ = env.step(env.action_space.sample())
    assert env.state.outcome is not None
    mine, theirs = env.state.outcome.scores
    assert reward == mine - theirs


def test_a_player_sees_views_and_learns_of_games() -> None:
    player = LastMove()
    env = CabochonEnv("splendor", opponent=player, seat=1, longest=40)
    play(env, 1, 2)
    assert player.games == 3
    assert {view.seat for view in player.views} == {0}
    assert all(not view.state.is_complete for view in player.views)


def test_opponents_sit_in_the_order_of_play() -> None:
    asked: list[str] = []

    def called(name: str) -> Any:
        def decide(view: View) -> int:
            asked.append(f"{name} at {view.seat}")
            return view.legal_moves[0].action

        return decide

    env = CabochonEnv("splendor", 3, opponent=[called("next"), called("last")], seat=1, longest=60)
    play(env, 1)
    assert set(asked) == {"next at 2", "last at 0"}


def test_wrong_opponents() -> None:
    for opponent, message in [
        ("gredy", "did you mean greedy"),
        (["random"], "3 players need 2 opponents, not 1"),
        ([first_move], "3 players need 2 opponents, not 1"),
        (7, "an opponent is"),
    ]:
        with pytest.raises(CabochonError, match=message):
            CabochonEnv("splendor", 3, opponent=opponent)  # type: ignore[arg-type]
    for answer in (-1, None, "take wbg"):
        env = CabochonEnv("splendor", opponent=Mock(return_value=answer), seat=0)
        with pytest.raises(CabochonError, match="at seat 1 must answer with one of"):
            play(env, 1)


def test_an_illegal_action_changes_nothing() -> None:
    env = CabochonEnv("splendor")
    with pytest.raises(IllegalActionError, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    before, sight = env.state, env.action_masks()
    illegal = int(np.flatnonzero(~sight)[0])
    for wrong in (illegal, -1, env.game.action_count, 10**30):
        with pytest.raises(IllegalActionError, match=f"{wrong}"):
            env.step(wrong)
    with pytest.raises(TypeError):
        env.step(0.5)
    assert env.state == before
    assert np.array_equal(env.action_masks(), sight)
    env = CabochonEnv("splendor", longest=1)
    env.reset(seed=1)
    assert env.step(env.action_space.sample())[3]
    with pytest.raises(IllegalActionError, match="call reset"):
        env.step(0)


def test_a_game_from_a_state() -> None:
    state = State.random("splendor", seed=5)
    state.apply(state.legal_actions()[0])
    env = CabochonEnv("splendor", opponent=first_move)
    _, info = env.reset(seed=1, options={"state": state})
    assert env.state == state
    assert env.seat == info["to_move"] == state.to_move
    for wrong in (State.random("duel"), state.view(0), 5):
        with pytest.raises(CabochonError):
            env.reset(options={"state": wrong})
    with pytest.raises(CabochonError, match="only option"):
        env.reset(options={"position": state})


def test_dictionaries_hold_the_same_numbers() -> None:
    flat, parts = (CabochonEnv("duel", observation=form) for form in ("flat", "dict"))
    one, other = flat.reset(seed=1)[0], parts.reset(seed=1)[0]
    assert parts.observation_space.contains(other)
    assert np.array_equal(np.concatenate([part.ravel() for part in other.values()]), one)
    with pytest.raises(CabochonError, match="flat and dict"):
        CabochonEnv("duel", observation="list")


@pytest.mark.parametrize("name", game_names())
def test_pictures_show_what_the_seat_sees(name: str) -> None:
    env = CabochonEnv(name, render_mode="ansi", opponent=first_move)
    env.reset(seed=1)
    for _ in range(8):
        env.step(env.action_space.sample())
    assert env.render() == str(View.of(env.state, env.seat))
    env.render_mode, env.language = "svg", "fr"
    assert env.render().startswith("<svg")
    assert "Joueur" in env.render() or "jetons" in env.render()
    env.render_mode = "rgb_array"
    image = env.render()
    assert image.dtype == np.uint8
    assert image.shape[2] == 3
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 100
    with pytest.raises(CabochonError, match="ansi, svg, rgb_array"):
        CabochonEnv(name, render_mode="human")


def test_without_a_render_mode_there_is_nothing_to_see() -> None:
    env = CabochonEnv("splendor")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render mode"):
        assert env.render() is None


def test_chance_goes_on_without_a_seed() -> None:
    env = CabochonEnv("splendor")
    deals = {env.reset()[0].tobytes() for _ in range(5)}
    assert len(deals) == 5


@pytest.mark.parametrize("module", ["gymnasium", "vector", "spaces"])
def test_without_the_library_the_extra_is_named(module: str) -> None:
    program = f"import sys; sys.modules['gymnasium'] = None; import cabochon.envs.{module}"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert install_command("gym") in ended.stderr.splitlines()[-1]


def test_pixels_name_the_extra_that_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ModuleNotFoundError, match=re.escape(install_command("gym"))):
        pixels("<svg/>")


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
@pytest.mark.parametrize("opponent", ["random", "level-1", None])
def test_a_copy_goes_on_by_itself(copied: Any, opponent: Any) -> None:
    env = CabochonEnv("splendor", opponent=opponent)
    env.reset(seed=4)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    other = copied(env)
    before = env.state
    action = int(np.flatnonzero(other.action_masks())[0])
    results = [other.step(action)]
    assert env.state == before
    results.append(env.step(action))
    assert np.array_equal(results[0][0], results[1][0])
    assert np.array_equal(env.action_masks(), other.action_masks())
    assert other.action_space.contains(int(np.flatnonzero(other.action_masks())[0]))
    assert env.state == other.state != before
    env.reset()
    other.reset()
    assert env.state == other.state


@pytest.mark.parametrize("opponent", ["random", "level-1", lambda view: view.legal_moves[0]])
def test_however_short_games_are_the_agent_decides_once(opponent: Any) -> None:
    env = CabochonEnv("splendor", 4, opponent=opponent, seat=0, longest=1)
    before = []
    for seed in range(8):
        _, info = env.reset(seed=seed)
        assert info["to_move"] == 0
        before.append(int(env._rows.lengths[0]))
        _, reward, ended, truncated, _ = env.step(info["action_mask"].argmax())
        assert (reward, ended, truncated) == (0.0, False, True)
        with pytest.raises(IllegalActionError, match="call reset first"):
            env.step(0)
    assert min(before) == 0 < max(before)  # the others begin in some games


@pytest.mark.parametrize("opponent", ["greedy", first_move, None])
def test_who_makes_an_illegal_move_can_lose_at_once(opponent: Any) -> None:
    env = CabochonEnv("duel", opponent=opponent, illegal="lose")
    env.reset(seed=1)
    wrong = int((~env.action_masks()).argmax())
    _, reward, ended, truncated, info = env.step(wrong)
    assert (reward, ended, truncated, info["to_move"]) == (-1.0, True, False, -1)
    assert not info["action_mask"].any()
    with pytest.raises(IllegalActionError, match="call reset first"):
        env.step(wrong)
    env.reset(seed=1)
    assert env.action_masks().any()


@pytest.mark.parametrize("opponent", ["greedy", first_move])
def test_gymnasium_finds_nothing_wrong_whatever_it_tries_where_illegal_moves_lose(opponent: Any) -> None:
    env = gymnasium.make("cabochon/SplendorDuel-v1", opponent=opponent, illegal="lose")
    for seed in range(12):  # it fails for some where they are an error
        env.action_space.seed(seed)
        check_env(env.unwrapped, skip_render_check=True)
    env.close()


def test_after_an_error_of_an_opponent_the_game_is_what_it_was() -> None:
    calls = 0

    def fails(view: View) -> Move:
        nonlocal calls
        calls += 1
        if calls in (2, 4):
            raise RuntimeError("no idea")
        return view.legal_moves[0]

    env = CabochonEnv("splendor", opponent=fails, seat=0, settings={"start": 0})
    env.reset(seed=1)
    env.step(int(env.action_masks().argmax()))
    before, mask = env.state, env.action_masks()
    with pytest.raises(RuntimeError, match="no idea"):
        env.step(int(mask.argmax()))
    assert env.state == before
    assert np.array_equal(env.action_masks(), mask)
    assert env.step(int(mask.argmax()))[4]["to_move"] == 0
    # Nor does a reset go wrong halfway.
    env = CabochonEnv("splendor", opponent=fails, seat=1, settings={"start": 0})
    with pytest.raises(RuntimeError, match="no idea"):
        env.reset(seed=1)
    with pytest.raises(IllegalActionError, match="call reset first"):
        env.step(0)


@pytest.mark.parametrize("players", [2, 4])
def test_games_are_equally_long_against_any_opponent(players: int) -> None:
    for opponent in ("random", random_move):
        env = CabochonEnv("splendor", players, opponent=opponent, longest=10, seat=1)
        _, info = env.reset(seed=2)
        truncated = False
        while not truncated:
            _, _, _, truncated, info = env.step(int(info["action_mask"].argmax()))
        assert env._rows.lengths.item(0) == 10


def random_move(view: View) -> Move:
    return view.legal_moves[-1]


def test_before_a_reset_that_is_said() -> None:
    env = CabochonEnv("duel", render_mode="ansi")
    for look in (env.render, lambda: env.state):
        with pytest.raises(CabochonError, match="call reset first"):
            look()


def test_sb3_contrib_finds_the_masks_and_learns() -> None:
    torch = pytest.importorskip("torch")  # `make pythons` does without
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

    # Tests run side by side already; threads that wait for each other by spinning make all of them slow.
    torch.set_num_threads(1)
    env = gymnasium.make("cabochon/Splendor-v1")
    assert is_masking_supported(env)
    _, info = env.reset(seed=1)
    assert np.array_equal(get_action_masks(env), info["action_mask"])
    # An illegal action would be an error.
    learner = MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=32, n_epochs=1, seed=1, device="cpu")
    learner.learn(64)
    assert learner.num_timesteps == 64


@pytest.mark.parametrize("action", [1.5, "take wbg", None, True])
def test_what_is_no_action(action: Any) -> None:
    env = CabochonEnv("splendor")
    env.reset(seed=1)
    with pytest.raises(TypeError, match="an action is a whole number, not"):
        env.step(action)


def test_a_copy_samples_on() -> None:
    env = CabochonEnv("splendor")
    env.reset(seed=1)
    env.action_space.seed(5)
    other = copy.deepcopy(env)
    assert [env.action_space.sample() for _ in range(9)] == [other.action_space.sample() for _ in range(9)]


def test_variants_and_habits_by_name() -> None:
    env = CabochonEnv("splendor", variant="quick")
    env.reset(seed=1)
    assert env.state.settings == State.random("splendor", variant="quick").settings
    with pytest.raises(CabochonError, match="no variant 'slow'"):
        CabochonEnv("splendor", variant="slow")
    with pytest.raises(CabochonError, match="illegal is error or lose, not 'shout'"):
        CabochonEnv("splendor", illegal="shout")
