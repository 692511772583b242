"""OpenSpiel's own tests, and what they do not ask: hidden cards, resampling, settings, errors."""

import copy
import doctest
import json
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from cabochon import State
from cabochon.envs import openspiel
from cabochon.envs.openspiel import SpielState, spiel_name
from cabochon.games import game_names
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError, IllegalActionError
from cabochon.installing import install_command
from tests.games.configurations import CONFIGURATIONS, VARIANTS, Configuration

pytestmark = pytest.mark.compiled


def load(configuration: Configuration, **parameters: Any) -> Any:
    return pyspiel.load_game(
        spiel_name(configuration.game),
        {"players": configuration.players, **configuration.settings, **parameters},
    )


def play(game: Any, seed: int, eager: bool = False) -> Iterator[Any]:
    """A random game: every state that chance or a seat has left behind."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1.0)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            legal = state.legal_actions()
            texts = [state.action_to_string(action) for action in legal]
            # Cards from the tops of decks are what is hidden.
            weights = [10 if eager and re.match(r"reserve .t|gold", text) else 1 for text in texts]
            state.apply_action(rng.choices(legal, weights)[0])
    yield state


def finished(game: Any, seed: int) -> Any:
    *_, last = play(game, seed)
    return last


# --- What OpenSpiel ships ---


@pytest.mark.parametrize("configuration", VARIANTS.values(), ids=VARIANTS)
def test_random_simulations_in_cpp(configuration: Configuration) -> None:
    pyspiel.random_sim_test(load(configuration), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", game_names())
def test_random_simulations_in_python(game: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(spiel_name(game)))


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize(
    "check",
    [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")],
)
def test_api(game: str, check: str, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = pyspiel.load_game(spiel_name(game))
    base = api_test.EnforceAPIOnPartialTreeBase
    states = [state.clone() for number, state in enumerate(play(loaded, seed=1)) if number % 9 == 0]
    for name, value in {
        "game": loaded,
        "game_name": loaded.get_type().short_name,
        "game_type": loaded.get_type(),
        "some_states": states,
    }.items():
        monkeypatch.setattr(base, name, value, raising=False)
    getattr(base(check), check)()


@pytest.mark.parametrize("game", game_names())
def test_a_playthrough_is_generated_and_replays(game: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()  # what replays was written to be a program
    file = tmp_path / "playthrough.txt"
    text = generate_playthrough.playthrough(
        f"{spiel_name(game)}(longest=25,memory=8)",
        action_sequence=None,
        observation_params_string=None,
        seed=3,
    )
    file.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again
    assert "PublicObservationString" in text
    assert "InformationStateTensor(0).history" in text


@pytest.mark.parametrize("game", game_names())
def test_its_environment_for_learners_plays_a_game(game: str) -> None:
    environment = rl_environment.Environment(spiel_name(game))
    environment.seed(3)
    step = environment.reset()
    while not step.last():
        legal = step.observations["legal_actions"][step.current_player()]
        step = environment.step([legal[-1]])
    assert sum(step.rewards) == 0.0


# --- A game is that of the rules ---


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_a_game_follows_the_rules_whatever_chance_draws(configuration: Configuration) -> None:
    """Each decision does what the rules do when the deck happens to be so; the returns are the rules'."""
    before: State | None = None
    for state in play(load(configuration), seed=7):
        table = state.dealing.state
        if table is None:
            continue
        if state.is_chance_node():
            assert state.returns() == [0.0] * configuration.players
        elif not state.is_terminal():
            assert state.current_player() == table.to_move
            assert state.legal_actions() == table.legal_actions()
            assert State.from_position(table.position()) == table  # no card is there twice, or nowhere
        before = table
    assert before is not None
    assert before.is_over
    assert sum(state.returns()) == pytest.approx(0.0)
    assert before.settings == {**before.settings, **_without_start(configuration.settings)}


def _without_start(settings: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in settings.items() if name != "start"}


@pytest.mark.parametrize("game", game_names())
def test_a_history_tells_everything(game: str) -> None:
    loaded = pyspiel.load_game(spiel_name(game))
    last = finished(loaded, seed=5)
    again = loaded.new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)
    assert again.dealing.state == last.dealing.state
    assert again.dealing.events == last.dealing.events
    assert [(event.player, event.action) for event in last.full_history()] == last.dealing.history()


@pytest.mark.parametrize("game", game_names())
def test_all_that_is_left_in_a_deck_can_come(game: str) -> None:
    for state in play(pyspiel.load_game(spiel_name(game)), seed=2):
        if state.is_chance_node() and state.dealing.state is not None and state.dealing.due() != "bag":
            deck = state.dealing.plan.decks[state.dealing.due()]
            assert len(state.chance_outcomes()) == state.dealing.state.record.deck_left[deck]


def test_tokens_come_as_often_as_they_are_in_the_bag() -> None:
    refills = 0
    for state in play(pyspiel.load_game(spiel_name("duel")), seed=2):
        if state.is_chance_node() and state.dealing.state is not None and state.dealing.due() == "bag":
            bag = list(state.dealing.state.position()["bag"].values())
            for component in state.dealing._drawn.get("bag", ()):
                bag[component] -= 1
            chances = {kind: number / sum(bag) for kind, number in enumerate(bag) if number}
            assert dict(state.chance_outcomes()) == pytest.approx(chances)
            refills += 1
    assert refills > 20


def test_a_long_game_ends_without_a_winner() -> None:
    loaded = pyspiel.load_game(f"{spiel_name('splendor')}(longest=20)")
    last = finished(loaded, seed=1)
    assert loaded.max_game_length() == last.dealing.decisions == 20
    assert last.returns() == [0.0, 0.0]
    assert last.legal_actions() == []
    by_margin = pyspiel.load_game(f"{spiel_name('splendor')}(longest=80,reward=margin)")
    games = [finished(by_margin, seed) for seed in range(1, 4)]
    assert any(points[0] != points[1] for points in (game.dealing.state.record.points for game in games))
    assert all(game.returns() == [0.0, 0.0] for game in games)


# --- What a seat knows ---


def informed(state: Any, seat: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
    )


@pytest.mark.parametrize("configuration", VARIANTS.values(), ids=VARIANTS)
def test_resampling_changes_what_is_hidden_and_nothing_else(configuration: Configuration) -> None:
    rng = random.Random(4)
    changed = 0
    for number, state in enumerate(play(load(configuration), seed=3, eager=True)):
        if number % 5 or state.is_chance_node() or state.is_terminal():
            continue
        for seat in range(configuration.players):
            other = state.resample_from_infostate(seat, rng.random)
            assert informed(other, seat) == informed(state, seat)
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            assert other.current_player() == state.current_player()
            assert other.move_number() == state.move_number()
            changed += other.history() != state.history()
            again = state.get_game().new_initial_state()
            for action in other.history():
                again.apply_action(action)
            assert again.dealing.events == other.dealing.events
            assert again.dealing.told == other.dealing.told
            assert again.dealing.state.position()["players"] == other.dealing.state.position()["players"]
    assert changed > 5


def test_every_hidden_card_can_be_resampled_equally() -> None:
    state = pyspiel.load_game(f"{spiel_name('splendor')}(start=0)").new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    state.apply_action(state.string_to_action("reserve 3t"))
    state.apply_action(rng.choice(state.chance_outcomes())[0])
    counts: dict[int, int] = {}
    for _ in range(1600):
        (_, card), *_ = state.resample_from_infostate(1, rng.random).dealing.state.hidden_cards()
        counts[card] = counts.get(card, 0) + 1
    assert len(counts) == 16  # 20 cards of level 3, four of which lie open
    assert max(counts.values()) < 150 < 2 * min(counts.values()) + 50
    assert all(state.resample_from_infostate(0, rng.random).history() == state.history() for _ in range(5))


@pytest.mark.parametrize("game", game_names())
def test_information_states_tell_what_was_seen(game: str) -> None:
    hidden = shown = 0
    for state in play(pyspiel.load_game(spiel_name(game)), seed=3, eager=True):
        if state.is_terminal():
            break
        texts = [state.information_state_string(seat) for seat in range(2)]
        for seat, card in state.dealing._hidden:
            (pool,) = (
                event.pool for event in state.dealing.events if event.seen_by == seat and event.what == card
            )
            assert f"\n{pool} {card}\n" in texts[seat]
            assert f"\n{pool} {card}\n" not in texts[1 - seat]
            assert f"\n{pool} ?\n" in texts[1 - seat]
            hidden += 1
        shown = texts[0].count("\nshown ")
        assert texts[1].count("\nshown ") == shown
    assert hidden
    assert shown


def test_no_two_histories_look_the_same_to_a_seat_that_saw_different_things() -> None:
    """The tensor of a short game holds all events: equal tensors mean equal strings."""
    seen: dict[tuple[float, ...], str] = {}
    loaded = pyspiel.load_game(f"{spiel_name('splendor')}(longest=12)")
    for seed in range(20):
        for state in play(loaded, seed):
            for seat in range(2):
                tensor = (seat, *state.information_state_tensor(seat))
                text = state.information_state_string(seat)
                assert seen.setdefault(tensor, text) == text


def test_the_tensors_have_the_shapes_that_are_told() -> None:
    loaded = pyspiel.load_game(f"{spiel_name('duel')}(memory=10)")
    features = int(_rules("duel").features.FEATURES)  # type: ignore[union-attr]
    assert loaded.observation_tensor_shape() == [features]
    assert loaded.information_state_tensor_shape() == [features + 20]
    state = finished(loaded, seed=1)
    history = np.array(state.information_state_tensor(0))[features:].reshape(10, 2)
    last = state.dealing.events[-1]
    who = 1 / 3 if last.pool else (2 + last.who) / 3
    assert history[0, 0] == pytest.approx(who)
    assert np.array_equal(state.observation_tensor(0), state.dealing.state.features(0))


@pytest.mark.parametrize("game", game_names())
def test_an_observation_can_be_read_as_a_position(game: str) -> None:
    for number, state in enumerate(play(pyspiel.load_game(spiel_name(game)), seed=3)):
        if number % 20 == 0 and state.dealing.state is not None:
            seen = State.from_position(json.loads(state.observation_string(1)))
            assert seen == state.dealing.state.view(1)


def _rules(name: str) -> Game:
    return State.random(name).game


# --- Bots ---


@pytest.mark.parametrize(
    "game", [f"{spiel_name('splendor')}(target=3)", f"{spiel_name('splendor')}(players=3,target=3)"]
)
def test_its_bots_play_whole_games(game: str) -> None:
    loaded = pyspiel.load_game(game)
    chance = np.random.RandomState(1)
    bots = [
        mcts.MCTSBot(loaded, 1.5, 4, mcts.RandomRolloutEvaluator(1, chance), random_state=chance),
        ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, chance), 1.5, 8, random_state=chance),
        pyspiel.make_uniform_random_bot(2, 1),
    ][: loaded.num_players()]
    state = loaded.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    assert max(state.returns()) > 0 or set(state.returns()) == {0.0}


def test_the_search_in_cpp_plays_too() -> None:
    loaded = pyspiel.load_game(f"{spiel_name('splendor')}(target=1)")
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=3)
    bot = pyspiel.MCTSBot(loaded, evaluator, 1.5, 4, 10, False, 3, False)
    state = loaded.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            # Not `step`, which crashes with every Python game: it lets go of the interpreter.
            state.apply_action(bot.mcts_search(state).best_child().action)
    assert sum(state.returns()) == 0.0


# --- Copies and errors ---


def _serialised(state: Any) -> Any:
    return pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]


@pytest.mark.parametrize(
    "copied",
    [
        copy.deepcopy,
        lambda state: state.clone(),
        lambda state: pickle.loads(pickle.dumps(state)),
        _serialised,
    ],
)
@pytest.mark.parametrize("game", game_names())
def test_a_copy_goes_on_by_itself(game: str, copied: Any) -> None:
    for number, state in enumerate(play(pyspiel.load_game(spiel_name(game)), seed=3)):
        if number % 11 or state.is_terminal():
            continue
        other = copied(state)
        assert isinstance(other, SpielState)
        before = (str(state), state.history(), state.information_state_string(0))
        assert (str(other), other.history(), other.information_state_string(0)) == before
        other.apply_action(other.legal_actions()[-1])
        assert (str(state), state.history(), state.information_state_string(0)) == before


def test_an_illegal_action_changes_nothing() -> None:
    state = pyspiel.load_game(spiel_name("splendor")).new_initial_state()
    with pytest.raises(IllegalActionError, match="chance can't draw 70 from level1"):
        state.apply_action(70)
    assert state.history() == []
    rng = random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    before = (str(state), state.history())
    for action in (83, 84, -5):
        with pytest.raises((IllegalActionError, pyspiel.SpielError)):
            state.apply_action(action)
        assert (str(state), state.history()) == before


def test_a_finished_game_takes_no_more() -> None:
    state = finished(pyspiel.load_game(f"{spiel_name('splendor')}(target=1)"), seed=1)
    assert state.legal_actions() == state.legal_actions(0) == []
    with pytest.raises((IllegalActionError, pyspiel.SpielError)):
        state.apply_action(0)
    with pytest.raises(pyspiel.SpielError):
        state.information_state_string()
    assert len(state.information_state_tensor(1)) == state.get_game().information_state_tensor_size()


@pytest.mark.parametrize(
    ("asked", "error", "said"),
    [
        ("players=5", CabochonError, "splendor is a game for 2 or 3 or 4 players, not 5"),
        ("teams=True", CabochonError, "teams = true needs 4 players"),
        ("target=31", CabochonError, "a whole number from 1 to 30"),
        ("start=2", CabochonError, "start = 2 is not possible"),
        ("reward=score", CabochonError, "it must be win or margin"),
        ("longest=0", CabochonError, "longest = 0 is not possible"),
        ("memory=-1", CabochonError, "memory = -1 is not possible"),
        ("aim=3", pyspiel.SpielError, "Unknown parameter 'aim'"),
    ],
)
def test_what_is_asked_for_is_checked(asked: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=re.escape(said)):
        pyspiel.load_game(f"{spiel_name('splendor')}({asked})")


def test_without_the_library_the_extra_is_named() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import cabochon.envs.openspiel"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert install_command("openspiel") in ended.stderr.splitlines()[-1]


def test_a_program_that_used_the_games_ends_well() -> None:
    program = (
        "import pyspiel, cabochon.envs.openspiel\n"
        "pyspiel.load_game('python_cabochon_duel').new_initial_state()"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_example_at_the_top_of_the_module_is_true() -> None:
    assert doctest.testmod(openspiel).failed == 0
