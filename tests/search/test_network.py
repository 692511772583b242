"""Networks: compiled code computes what the reference computes, and files are read with care."""

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

from cabochon.games import game, game_names
from cabochon.games.base import Game
from cabochon.games.chance import generator
from cabochon.games.errors import CabochonError
from cabochon.games.features import Field
from cabochon.games.native import Binding, interpreted, native
from cabochon.games.state import State
from cabochon.games.verbs import texts
from cabochon.match import Match
from cabochon.search import Budget, Evaluation, Searcher, evaluation, network_evaluation, perceptron
from cabochon.search.evaluation import LINE_BYTES, aligned
from cabochon.search.network import (
    EXPLORE,
    FORMAT,
    Network,
    NetworkError,
    Size,
    features_of,
    metadata,
    softmax,
)
from cabochon.search.network_evaluation import evaluate, find_priors
from cabochon.search.perceptron import (
    base_count,
    forward,
    head_width,
    layer_count,
    near_layer,
    packed,
    scratch_count,
    unpacked,
    weight_count,
)
from cabochon.search.things import (
    context_size,
    group_count,
    look,
    sorts_of,
    things_base,
    things_scratch,
    things_weights,
)
from tests.games.configurations import Configuration
from tests.games.random_games import RandomGame

SIZES = [(1,), (7,), (64,), (256, 128), (33, 17, 9, 8)]
# Less than what is added up at a time, as much, and more; with one layer and with several.
THINGS = [Size((1,), 1), Size((7,), 8), Size((64, 32), 20), Size((17, 9, 8), 5)]
KINDS = [0, 12]
"""How much is said about each thing: nothing by a perceptron."""
BINDINGS = {
    name: Binding(game(name).rules, features_of(game(name)), network_evaluation) for name in game_names()
}
TABLES = [
    Configuration("splendor", 2, {}),
    Configuration("splendor", 3, {"may_take_fewer": True}),
    Configuration("splendor", 4, {"teams": True}),
    Configuration("splendor", 4, {"face_up": 5}),
    Configuration("duel", 2, {}),
]


def positions(table: Configuration, number: int) -> list[State]:
    """States of a random game in which somebody is to move."""
    states = RandomGame(table, 5, eager=True).states()[:-1]
    return states[:: max(1, len(states) // number)]


def vectors(rules: Game, leaves: int) -> Any:
    """Real features, a row for each leaf."""
    states = positions(Configuration(rules.name, 2, {}), leaves)[:leaves]
    return np.stack([state.features(state.record.to_move) for state in states])


# --- The perceptron ---


@pytest.mark.parametrize("width", [1, 3, 4, 9])
def test_weights_are_packed_into_bytes(width: int) -> None:
    rng = np.random.default_rng(width)
    # Columns and rows of very different sizes; an input without effect, an output without a cause.
    rows = (
        rng.normal(0, 1, (6, width))
        * 10.0 ** rng.integers(-3, 3, width)
        * 10.0 ** rng.integers(-3, 3, (6, 1))
    )
    rows[2] = 0
    rows[:, 0] = 0
    biases = rng.normal(0, 1, width).astype(np.float32)
    layer = packed(rows.astype(np.float32), biases)
    assert len(layer) == layer_count(6, width)
    found, found_biases = unpacked(layer, width)
    assert np.array_equal(found_biases, biases)
    sizes, scales = layer[width : 2 * width], layer[2 * width : 2 * width + 6]
    assert (np.abs(found - rows) <= 0.5001 * sizes * scales[:, None]).all()
    # What was rounded once stays as it is.
    assert np.allclose(unpacked(packed(found, biases), width)[0], found, rtol=0.02, atol=0)


def test_values_are_not_rounded_away_beside_logits() -> None:
    network = Network.random("splendor", (64,), seed=1)
    network.tensors["value.weight"] *= np.float32(1e-3)
    wanted, rounded = network.tensors["value.weight"], network.rounded().tensors["value.weight"]
    assert np.abs(rounded - wanted).max() < 0.02 * np.abs(wanted).max()


@pytest.mark.compiled
@pytest.mark.parametrize("hidden", SIZES, ids=str)
@pytest.mark.parametrize("name", game_names())
def test_a_leaf_agrees_with_the_reference(name: str, hidden: tuple[int, ...]) -> None:
    network = Network.random(name, hidden, seed=3)
    assert len(network.weights()) == weight_count(network.layout())
    for x in vectors(network.game, 4):
        logits, values = run_forward(native, network, x)
        expected_logits, expected_values = network.rounded().logits(x)
        assert np.allclose(logits, expected_logits, rtol=0, atol=2e-5)
        assert np.allclose(values, expected_values, rtol=0, atol=2e-5)


def run_forward(bind: Any, network: Network, x: Any) -> tuple[Any, Any]:
    """The logits of actions and seats."""
    layout = network.layout()
    # What an earlier leaf left in the scratch must not matter.
    scratch = np.full(scratch_count(layout), np.nan, np.float32)
    out = np.full(head_width(layout), np.nan, np.float32)
    bind(forward)(network.weights(), layout, x, scratch, np.zeros(base_count(layout), np.float32), out)
    return out[: network.game.action_count], out[network.game.action_count :]


def test_the_interpreted_perceptron_computes_the_same() -> None:
    network = Network.random("duel", (9, 6), seed=5)
    for x in vectors(network.game, 2):
        for found, expected in zip(
            run_forward(interpreted, network, x), network.rounded().logits(x), strict=True
        ):
            assert np.allclose(found, expected, rtol=0, atol=1e-5)


# --- Looking at each thing ---


def run_look(bind: Any, network: Network, x: Any) -> tuple[Any, Any]:
    """The logits of actions and seats."""
    layout, table = network.layout(), network.table()
    scratch = np.full(things_scratch(layout, table), np.nan, np.float32)
    out = np.full(head_width(layout), np.nan, np.float32)
    base = np.zeros(things_base(layout, table), np.float32)
    bind(look)(network.weights(), layout, table, x, scratch, base, out)
    return out[: network.game.action_count], out[network.game.action_count :]


@pytest.mark.compiled
@pytest.mark.parametrize("size", THINGS, ids=str)
@pytest.mark.parametrize("name", game_names())
def test_a_leaf_whose_things_are_looked_at_agrees_with_the_reference(name: str, size: Size) -> None:
    network = Network.random(name, size.hidden, seed=3, each=size.each)
    assert len(network.weights()) == things_weights(network.layout(), network.table())
    for x in vectors(network.game, 4):
        for found, expected in zip(run_look(native, network, x), network.rounded().logits(x), strict=True):
            assert np.allclose(found, expected, rtol=1e-4, atol=1e-4)


def test_things_are_looked_at_interpreted_as_well() -> None:
    for name in game_names():
        network = Network.random(name, (9, 6), seed=5, each=9)
        x = vectors(network.game, 1)[0]
        for found, expected in zip(
            run_look(interpreted, network, x), network.rounded().logits(x), strict=True
        ):
            assert np.allclose(found, expected, rtol=1e-4, atol=1e-4)


def test_cards_of_a_row_may_change_places() -> None:
    """What is thought of a card does not depend on its place in the row, nor what is thought of the rest."""
    rules = game("splendor")
    network = Network.random(rules, (16, 8), seed=4, each=6)
    names = rules.features.names() if rules.features else ()
    here, there = ([names.index(f"{place}: there") + field for field in range(29)] for place in ("2a", "2d"))
    x = vectors(rules, 3)[2]
    turned = x.copy()
    turned[here], turned[there] = x[there], x[here]
    policy, value = network.logits(x)
    again, same = network.logits(turned)
    assert np.allclose(value, same, rtol=0, atol=1e-5)
    notation = texts(rules.verbs)
    for verb in ("buy", "reserve"):
        a, d = (notation.index(f"{verb} {place}") for place in ("2a", "2d"))
        # The head has a logit for each place as well, which stays there; what is said of the card goes along.
        assert policy[a] - again[a] == pytest.approx(again[d] - policy[d], abs=1e-4) != 0
    others = [number for number, text in enumerate(notation) if not text.endswith(("2a", "2d"))]
    assert np.allclose(policy[others], again[others], rtol=0, atol=1e-5)


def test_what_is_alike_in_a_game() -> None:
    for name, groups, context in (("splendor", 8, 152), ("duel", 5, 303)):
        rules = game(name)
        sorts = sorts_of(rules)
        assert group_count(rules) == groups
        assert context_size(rules) == context
        names = features_of(rules).names()
        for sort in sorts:
            for thing in range(len(sort.groups)):
                assert names[sort.begin + thing * sort.fields].endswith(": there")
        market, own, others = sorts[:3]
        notation = texts(rules.verbs)
        assert [notation[row[0]] for row in market.actions] == ["reserve 1a", "buy 1a"]
        assert [[notation[action] for action in row] for row in own.actions] == [
            ["buy h1", "buy h2", "buy h3"]
        ]
        assert others.actions == ()
    nobles = sorts_of(game("splendor"))[3]
    assert [texts(game("splendor").verbs)[action] for action in nobles.actions[0]][-1] == "noble 5"
    with pytest.raises(NetworkError, match="numbers about each thing"):
        Network.random("duel", (8,), each=-1)


def altered(rules: Game, monkeypatch: pytest.MonkeyPatch, title: str, **changes: Any) -> None:
    """Another description of a block."""
    features = features_of(rules)
    blocks = [block._replace(**changes) if block.title == title else block for block in features.BLOCKS]
    monkeypatch.setattr(features, "BLOCKS", tuple(blocks))


@pytest.mark.parametrize("sorts", [((5, 5, 6),), ((5, 5),), ((),), ((15,), ()), ((0, 15),), ((16, -1),)])
def test_sorts_that_do_not_hold_all_things_are_refused(
    sorts: tuple[tuple[int, ...], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    altered(game("splendor"), monkeypatch, "The market", sorts=sorts)
    with pytest.raises(NetworkError, match="must hold each of its 15 things once"):
        Network.random("splendor", (8,), each=4)
    Network.random("splendor", (8,))


def test_blocks_that_do_not_describe_the_vector_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("duel")
    blocks = features_of(rules).BLOCKS
    monkeypatch.setattr(features_of(rules), "BLOCKS", (*blocks, blocks[-1]))
    with pytest.raises(NetworkError, match=r"FEATURES: they are 1030, not 1097"):
        Network.random(rules, (8,), each=4)


def test_a_thing_is_there_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("duel")
    market = next(block for block in features_of(rules).BLOCKS if block.title == "The market")
    altered(rules, monkeypatch, "The market", fields=(Field("there", 2), *market.fields[1:]))
    with pytest.raises(NetworkError, match="must be a flag"):
        Network.random(rules, (8,), each=4)


def test_where_nothing_is_alike_nothing_can_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("duel")
    monkeypatch.setattr(features_of(rules), "BLOCKS", ())
    with pytest.raises(NetworkError, match="no things that are alike"):
        Network.random(rules, (8,), each=4)


def test_things_that_no_decision_chooses_are_looked_at_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("duel")
    altered(rules, monkeypatch, "The market", sorts=())
    altered(rules, monkeypatch, "The cards in hand", things=tuple(f"thing {n}" for n in range(6)))
    network = Network.random(rules, (9, 6), seed=5, each=9)
    assert [sort.actions for sort in sorts_of(rules)] == [(), ()]
    network.evaluation().check(rules)
    x = vectors(rules, 1)[0]
    for found, expected in zip(run_look(interpreted, network, x), network.rounded().logits(x), strict=True):
        assert np.allclose(found, expected, rtol=1e-4, atol=1e-4)


# --- The evaluation ---


@pytest.mark.parametrize("each", KINDS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_evaluation_agrees_with_the_reference(table: Configuration, each: int) -> None:
    rules = table.rules
    network = Network.random(rules, (40, 24), seed=6, each=each)
    whole = network.evaluation(temperature=1.0)
    for number, state in enumerate(positions(table, 12)):
        seat = state.record.to_move
        legal = state.legal_actions()
        policy, value = network.rounded().forward(state.features(seat), legal, table.players)
        assert value.sum() == pytest.approx(1)
        priors, values = ask(rules, state, whole, compiled=number > 0)
        assert np.allclose(priors[legal], policy, rtol=0, atol=1e-5)
        assert np.count_nonzero(priors) <= len(legal)
        assert priors.sum() == pytest.approx(1)
        by_seat = [values[(seat + distance) % table.players] for distance in range(table.players)]
        assert np.allclose(by_seat, value, rtol=0, atol=1e-5)
        assert not values[table.players :].any()


@pytest.mark.parametrize("each", KINDS)
def test_a_temperature_makes_the_policy_less_sure_and_nothing_else(each: int) -> None:
    network = Network.random("splendor", (40, 24), seed=6, each=each)
    rules = network.game
    for state in positions(Configuration("splendor", 3, {}), 4):
        legal = state.legal_actions()
        logits, _ = network.rounded().logits(state.features(state.record.to_move))
        priors, values = ask(rules, state, network.evaluation(temperature=3.0))
        assert np.allclose(priors[legal], softmax(logits[legal] / np.float32(3)), rtol=0, atol=1e-5)
        _, same = ask(rules, state, network.evaluation(temperature=1.0))
        assert np.allclose(values, same, rtol=0, atol=1e-6)


@pytest.mark.parametrize("temperature", [0.0, -1.0, math.nan, math.inf])
def test_what_is_no_temperature_is_refused(temperature: float) -> None:
    with pytest.raises(NetworkError, match="a temperature is from"):
        Network.random("splendor", (4,)).evaluation(temperature)


def ask(rules: Game, state: State, whole: Evaluation, compiled: bool = True) -> tuple[Any, Any]:
    """What the evaluation writes: priors by action, values by seat. State and mask stay as they were."""
    priors = np.full(rules.action_count, np.nan)
    values = np.full(4, np.nan)
    # What an earlier position left in the scratch must not matter.
    scratch = np.full(whole.scratch, np.nan, np.float32)
    mask, before = mask_of(rules, state), state.tobytes()
    function = (native if compiled else interpreted)(evaluate, BINDINGS[rules.name])
    assert function(state.record, mask, whole.parameters, scratch, generator(1), values, priors) is True
    assert state.tobytes() == before
    assert mask.tolist() == mask_of(rules, state).tolist()
    return priors, values


def mask_of(rules: Game, state: State) -> Any:
    """The legal actions as bits."""
    mask = np.zeros(rules.mask_words, np.int64)
    native(rules.rules.legal_actions)(state.record, mask)
    return mask


@pytest.mark.parametrize("each", KINDS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_kept_of_earlier_leaves_changes_nothing(table: Configuration, each: int) -> None:
    """Positions of a game one after the other, near to each other and far, with all seats by turns."""
    rules = game(table.game)
    network = Network.random(rules, (24, 12), seed=7, each=each)
    whole = network.evaluation()
    kept = np.zeros(whole.scratch, np.float32)
    states = positions(table, 40)
    for state in (*states, *states[::-3], *states[:2], states[0]):
        mask = mask_of(rules, state)
        priors, values = np.zeros(rules.action_count), np.zeros(4)
        native(evaluate, BINDINGS[rules.name])(
            state.record, mask, whole.parameters, kept, generator(1), values, priors
        )
        fresh = ask(rules, state, whole)
        assert np.allclose(priors, fresh[0], rtol=0, atol=1e-5)
        assert np.allclose(values[: state.players], fresh[1][: state.players], rtol=0, atol=1e-5)


@pytest.mark.parametrize("bind", [native, interpreted])
def test_only_what_has_changed_is_added_up(bind: Any) -> None:
    network = Network.random("splendor", (8,), seed=7)
    layout = network.layout()
    x = vectors(game("splendor"), 3)
    inputs = x.shape[1]
    weights = network.weights()[: layer_count(inputs, 8)]
    filled, target = np.zeros(2 * inputs, np.float32), np.zeros(8, np.float32)
    base = np.zeros(base_count(layout), np.float32)
    bind(near_layer)(weights, x[0], filled, base, target)
    near = x[0].copy()
    near[:3] += 1
    before = base.copy()
    bind(near_layer)(weights, near, filled, base, target)
    assert np.array_equal(base, before)
    # What belongs to features that have not changed is not read.
    broken = weights.copy()
    broken[16 + 3 : 16 + inputs] = np.nan
    bind(near_layer)(broken, near, filled, base, target)
    assert np.isfinite(target).all()
    # What is too different takes the place of what was kept.
    bind(near_layer)(weights, 1 - x[1], filled, base, target)
    assert not np.array_equal(base, before)


def test_a_search_with_a_network_explores_as_networks_do_unless_it_is_told_otherwise() -> None:
    judge = Network.random("splendor", (8,), seed=2).evaluation()
    view = Match("splendor", 2, seed=4).view(0)

    def visits(**numbers: float) -> list[int]:
        searcher = Searcher("splendor", seed=1, evaluation=judge, **numbers)  # type: ignore[arg-type]
        return [move.visits for move in searcher.search(view, Budget(simulations=300)).candidates]

    assert visits() == visits(explore=EXPLORE) != visits(explore=1.0)
    assert evaluation("mixed").explore == 1.0


@pytest.mark.parametrize("name", game_names())
def test_the_priors_can_be_asked_for_alone(name: str) -> None:
    rules = game(name)
    whole = Network.random(rules, (20,), seed=7).evaluation()
    scratch = np.zeros(whole.scratch, np.float32)
    for number, state in enumerate(positions(Configuration(name, 2, {}), 5)):
        bind = interpreted if number == 0 else native
        priors, _ = ask(rules, state, whole)
        alone = np.full_like(priors, np.nan)
        mask = mask_of(rules, state)
        bind(find_priors, BINDINGS[name])(state.record, mask, whole.parameters, scratch, alone)
        assert np.allclose(alone, priors, rtol=0, atol=1e-6)


@pytest.mark.parametrize("each", KINDS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_network_reads_nothing_hidden(table: Configuration, each: int) -> None:
    rules = table.rules
    whole = Network.random(rules, (20,), seed=8, each=each).evaluation()
    for seed, state in enumerate(positions(table, 12)):
        seat = state.to_move
        priors, values = ask(rules, state, whole)
        for other in (state.view(seat), state.guess(seat, seed)):
            again, shares = ask(rules, other, whole)
            assert np.array_equal(again, priors)
            assert np.array_equal(shares, values)


@pytest.mark.compiled
@pytest.mark.parametrize("each", KINDS)
@pytest.mark.parametrize("weight", [3e38, -3e38])
@pytest.mark.parametrize("name", game_names())
def test_what_overflows_is_finite_all_the_same(name: str, weight: float, each: int) -> None:
    network = Network.random(name, (6, 5), seed=2, each=each)
    for tensor in network.tensors.values():
        tensor[...] = np.sign(tensor) * np.float32(weight)
    for state in positions(Configuration(name, 2, {}), 5):
        legal = state.legal_actions()
        for shares in network.forward(state.features(state.record.to_move), legal, 2):
            assert shares.sum() == pytest.approx(1)
        priors, values = ask(game(name), state, network.evaluation())
        assert priors[legal].sum() == pytest.approx(1)
        assert values[:2].sum() == pytest.approx(1)


def shortened(whole: Evaluation, **sizes: float) -> Evaluation:
    """With other sizes than there are numbers."""
    parameters = whole.parameters.copy()
    for place, size in sizes.items():
        parameters[getattr(perceptron, place)] = size
    return replace(whole, parameters=parameters)


@pytest.mark.parametrize("each", KINDS)
@pytest.mark.parametrize("name", game_names())
def test_numbers_that_are_too_few_are_refused(name: str, each: int) -> None:
    whole = Network.random(name, (8, 4), each=each).evaluation()
    whole.check(game(name))
    for wrong, says in (
        (replace(whole, scratch=whole.scratch - 1), "needs a scratch of"),
        (replace(whole, parameters=whole.parameters[:-1]), "numbers, not"),
        (replace(whole, parameters=whole.parameters[:5]), "16 sizes before the weights"),
        (replace(whole, parameters=np.zeros(len(whole.parameters))), "float32"),
        (replace(whole, parameters=whole.parameters[None]), "in a row"),
        (shortened(whole, INPUTS=9), "features, actions and seats"),
        (shortened(whole, SEATS=1), "features, actions and seats"),
        (shortened(whole, DEPTH=0), "1 to 8 hidden layers"),
        (shortened(whole, DEPTH=12), "1 to 8 hidden layers"),
        (shortened(whole, WIDTHS=0), "1 to 8 hidden layers"),
        (shortened(whole, WIDTHS=80), "numbers, not"),
        (shortened(whole, EACH=-1), "0 to 8192 numbers about each thing"),
        (shortened(whole, EACH=math.nan), "0 to 8192 numbers about each thing"),
        (shortened(whole, TABLE_LENGTH=3), "looks at other things"),
        (shortened(whole, TABLE_LENGTH=-5), "looks at other things"),
        (shortened(whole, TABLE_LENGTH=math.nan), "looks at other things"),
        (replace(evaluation("mixed"), parameters=np.zeros(3)), "reads 4 numbers"),
    ):
        with pytest.raises(CabochonError, match=says):
            Searcher(name, evaluation=wrong)


# --- Files ---


@pytest.mark.parametrize("each", KINDS)
@pytest.mark.parametrize("name", game_names())
def test_a_network_survives_its_file(name: str, each: int, tmp_path: Path) -> None:
    network = Network.random(name, (12, 5), seed=9, each=each)
    network.save(tmp_path / "one.safetensors")
    read = Network.load(tmp_path / "one.safetensors", name)
    assert read.game is game(name)
    assert read.size == Size((12, 5), each)
    assert repr(read) == repr(network)
    assert read.evaluation().parameters.tobytes() == network.evaluation().parameters.tobytes()


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize("count", [1, 7, 100])
def test_what_compiled_code_computes_in_begins_with_a_line_of_the_cache(count: int, kind: Any) -> None:
    numbers = aligned(count, kind)
    assert (numbers.shape, numbers.dtype, numbers.ctypes.data % LINE_BYTES) == ((count,), kind, 0)
    assert not numbers.any()
    assert Network.random("duel", (8,), each=count % 7).evaluation().parameters.ctypes.data % LINE_BYTES == 0


def test_random_networks_depend_on_the_seed_alone() -> None:
    first, again, other = (Network.random("duel", (8,), seed).weights().tobytes() for seed in (1, 1, 2))
    assert first == again != other


def test_half_precision_is_enough(tmp_path: Path) -> None:
    network = Network.random("duel", (8,))
    network.tensors["value.bias"][0] = 1e9
    network.save(tmp_path / "whole.safetensors")
    network.save(tmp_path / "half.safetensors", half=True)
    assert load_file(tmp_path / "half.safetensors")["policy.bias"].dtype == np.float16
    read = Network.load(tmp_path / "half.safetensors").tensors
    assert read["value.bias"][0] == np.finfo(np.float16).max
    read["value.bias"][0] = 1e9
    assert all(
        np.allclose(read[name], tensor, rtol=1e-3, atol=1e-4) for name, tensor in network.tensors.items()
    )


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"format": "other"}, f"the format must be {FORMAT}"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "splendor"}, "body.0.weight must have the shape"),
        ({"features_version": "99"}, "features_version is '99'; this program has 1"),
        ({"actions_version": "0"}, "actions_version is '0'; this program has 1"),
        ({"layers": "[3]"}, "the metadata says layers"),
    ],
)
def test_a_network_for_something_else_is_refused(
    changed: dict[str, str], message: str, tmp_path: Path
) -> None:
    path = tmp_path / "one.safetensors"
    network = Network.random("duel", (8,))
    save_file(
        network.tensors, path, metadata(network.game) | {"layers": json.dumps(network.layers)} | changed
    )
    with pytest.raises(NetworkError, match=r"one\.safetensors") as caught:
        Network.load(path)
    assert message in str(caught.value)


def test_a_network_for_the_other_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "one.safetensors"
    Network.random("duel", (8,)).save(path)
    with pytest.raises(NetworkError, match="a network for duel, not for splendor"):
        Network.load(path, "splendor")


@pytest.mark.parametrize(
    ("name", "tensor", "message"),
    [
        ("policy.bias", None, "policy.bias is missing"),
        ("extra", np.zeros(3, np.float32), "extra is not part of a network"),
        ("value.weight", np.zeros((4, 8), np.float32), "value.weight must have the shape (2, 8)"),
        ("value.bias", np.zeros(2, np.int32), "value.bias must hold float32 or float16, not int32"),
        ("value.bias", np.full(2, np.nan, np.float32), "value.bias holds numbers that are not finite"),
        ("body.0.bias", None, "1 to 8 hidden layers"),
    ],
)
def test_wrong_tensors_are_named(name: str, tensor: Any, message: str, tmp_path: Path) -> None:
    path = tmp_path / "one.safetensors"
    Network.random("duel", (8,)).save(path)
    tensors = load_file(path) | ({name: tensor} if tensor is not None else {})
    if tensor is None:
        del tensors[name]
    save_file(tensors, path, metadata(game("duel")) | {"layers": "[1030, 8]"})
    with pytest.raises(NetworkError) as caught:
        Network.load(path)
    assert message in str(caught.value)


def test_what_is_no_network_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NetworkError, match="there is no file"):
        Network.load(tmp_path / "nowhere.safetensors")
    with pytest.raises(NetworkError, match="can't be read"):
        Network.load(tmp_path)
    path = tmp_path / "text.safetensors"
    for content in (b"", b"a text", b"\xff" * 64, b"\x02\x00\x00\x00\x00\x00\x00\x00{}"):
        path.write_bytes(content)
        with pytest.raises(NetworkError, match=r"text\.safetensors"):
            Network.load(path)
