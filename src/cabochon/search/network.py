"""Networks: policy and value of a position, read from a safetensors file.

A network has hidden layers with ReLU over a game's features, a head with a logit for every action, and a head
with a logit for every seat, counted from the seat to move. A softmax over the legal actions gives the policy,
one over the seats at the table the expected shares of the victory. There are two kinds: a perceptron, and a
network that looks at each thing by itself before (things.py says how).

In the file the tensors have the names and shapes of a PyTorch module, in float32 or float16:

    body.0.weight [width, features]    body.0.bias [width]    … body.1, body.2 …
    policy.weight [actions, width]     policy.bias [actions]
    value.weight  [seats, width]       value.bias  [seats]

and, where each thing is looked at, instead of the first layer

    context.weight [sorts * each + width, context]    context.bias     places [groups, each]
    things.0.first.weight [each, fields]    things.0.second.weight [each, each]    things.0.second.bias
    things.0.choice.weight [verbs * each, last width]    things.0.choice.bias    … things.1 …
    pool.weight [width, groups * each]

The metadata says what they are for: format, game, features_version, actions_version, layers.

This module is the readable reference in NumPy; perceptron.py and things.py do the same in compiled code, and
network_evaluation.py is what the search calls.
"""

import json
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cabochon.games import game as game_of
from cabochon.games.base import Game
from cabochon.games.decks import NONE
from cabochon.games.errors import CabochonError, shown
from cabochon.search import network_evaluation
from cabochon.search.evaluation import Evaluation, aligned
from cabochon.search.perceptron import (
    MOST_LAYERS,
    MOST_WIDTH,
    Floats,
    make_layout,
    packed,
    unpacked,
)
from cabochon.search.things import (
    Sort,
    context_runs,
    context_size,
    group_count,
    make_table,
    sort_layers,
    sorts_of,
)

FORMAT = "cabochon-network-1"

PLACES = "places"
SORT_LAYERS = ("first.weight", "second.bias", "second.weight")

EXPLORE = 0.5
"""Less than by hand: a policy that was learned is right more often. Measured in docs/search.md."""
TEMPERATURE = 3.0
"""Self-play makes policies surer than they are right: without this, what they overlook is hardly searched.
Measured in docs/search.md."""


class NetworkError(CabochonError):
    """A file that is no network, or a network for something else."""


class Size(NamedTuple):
    """How large a network is; people write 512-256, or 64+384-256 where each thing is looked at."""

    hidden: tuple[int, ...]
    """The widths of the hidden layers of the perceptron."""
    each: int = 0
    """How much is said about each thing before; 0: there is a perceptron alone, over all features."""

    def __str__(self) -> str:
        widths = "-".join(map(str, self.hidden))
        return f"{self.each}+{widths}" if self.each else widths

    @classmethod
    def parse(cls, text: str) -> "Size":
        """A size as people write it; a ValueError if it is none."""
        each, plus, widths = text.rpartition("+")
        return cls(tuple(int(width) for width in widths.split("-")), int(each) if plus else 0)


class Network:
    """The weights of a network for one game; `tensors` are those of the file."""

    def __init__(self, game: Game | str, tensors: dict[str, npt.NDArray[Any]]) -> None:
        self.game = game_of(game) if isinstance(game, str) else game
        self.each = _each_of(tensors)
        """How much is said about each thing; 0: it is a perceptron over all features."""
        self.hidden = _hidden_of(tensors)
        _check_shapes(tensors, shapes(self.game, self.hidden, self.each))
        # Described once: the shapes above were found by the same blocks.
        self._sorts: tuple[Sort, ...] = sorts_of(self.game) if self.each else ()
        self._context = context_runs(self.game) if self.each else []
        self.tensors: dict[str, Floats] = {
            name: np.ascontiguousarray(tensor, np.float32) for name, tensor in tensors.items()
        }

    @property
    def size(self) -> Size:
        """How large it is."""
        return Size(self.hidden, self.each)

    def __repr__(self) -> str:
        each = f", each={self.each}" if self.each else ""
        return f"Network({self.game.name!r}, hidden={self.hidden}{each})"

    @classmethod
    def random(
        cls, game: Game | str, hidden: tuple[int, ...] = (256, 128), seed: int = 0, each: int = 0
    ) -> "Network":
        """A network that has learned nothing."""
        if isinstance(game, str):
            game = game_of(game)
        rng = np.random.default_rng(seed)
        tensors = {}
        for name, shape in shapes(game, hidden, each).items():
            spread = (2 / shape[1]) ** 0.5 if len(shape) == 2 else 0.1
            tensors[name] = rng.normal(0, spread, shape).astype(np.float32)
        return cls(game, tensors)

    # --- Files ---

    @classmethod
    def load(cls, path: str | Path, game: Game | str | None = None) -> "Network":
        """Read a file; a NetworkError says what is wrong with it. `game` is the game it must be for."""
        from safetensors import SafetensorError, safe_open

        tensors = {}
        try:
            with safe_open(path, framework="numpy") as file:
                metadata = file.metadata() or {}
                for name in file.keys():  # noqa: SIM118 - the file is no dictionary
                    tensors[name] = file.get_tensor(name)
        except FileNotFoundError:
            raise NetworkError(f"there is no file {path}") from None
        except (OSError, SafetensorError, TypeError, AttributeError) as error:  # the last two: unknown types
            raise NetworkError(f"{path} can't be read as a safetensors file: {error}") from None
        try:
            expected = None if game is None else game_of(game) if isinstance(game, str) else game
            network = cls(_check_metadata(metadata, expected), tensors)
            if metadata.get("layers") != json.dumps(network.layers):
                raise NetworkError(f"the metadata says layers {metadata.get('layers')}, not {network.layers}")
        except NetworkError as error:
            raise NetworkError(f"{path}: {error}") from None
        return network

    def save(self, path: str | Path, half: bool = False) -> None:
        """Write a file that `load` reads; with `half` in float16, which is enough to play with."""
        from safetensors.numpy import save_file

        kind = np.float16 if half else np.float32
        most = np.finfo(kind).max
        tensors = {name: tensor.clip(-most, most).astype(kind) for name, tensor in self.tensors.items()}
        save_file(tensors, path, metadata(self.game) | {"layers": json.dumps(self.layers)})

    @property
    def layers(self) -> list[int]:
        """The sizes from the features to the last hidden layer; what is said about each thing before them."""
        inputs = [context_size(self.game), self.each] if self.each else [feature_count(self.game)]
        return [*inputs, *self.hidden]

    # --- Evaluating ---

    def forward(self, features: Floats, legal: list[int], players: int) -> tuple[Floats, Floats]:
        """The policy, a probability for each of the legal actions, and the value.

        The value is the expected share of the victory of each player, counted from the seat whose features
        these are.
        """
        logits, seats = self.logits(features)
        return softmax(logits[legal]), softmax(seats[:players])

    def logits(self, features: Floats) -> tuple[Floats, Floats]:
        """Both heads before softmax, for one vector of features or for a row of them each."""
        x = np.asarray(features, np.float32)
        with np.errstate(over="ignore", invalid="ignore"):
            seen: list[Floats] = []
            first = 0
            if self.each:
                x, seen = self._looked(x)
                first = 1
            for layer in range(first, len(self.hidden)):
                x = np.maximum(self._connected(f"body.{layer}", x), 0)
            policy = self._connected("policy", x)
            for number, sort in enumerate(self._sorts):
                if sort.actions:
                    wanted = self._connected(f"things.{number}.choice", x)
                    wanted = wanted.reshape(*x.shape[:-1], len(sort.actions), self.each)
                    chosen = np.einsum("...ve,...te->...vt", wanted, seen[number])
                    for verb, row in enumerate(sort.actions):
                        there = np.array(row) != NONE
                        policy[..., np.array(row)[there]] += chosen[..., verb, there]
            return policy, self._connected("value", x)

    def _looked(self, x: Floats) -> tuple[Floats, list[Floats]]:
        """What the first layer of the perceptron makes of all things, and what is said about each."""
        parts = [x[..., begin:end] for begin, end in self._context]
        said = self._connected("context", np.concatenate(parts, axis=-1))
        each, places = self.each, self.tensors["places"]
        sums = np.zeros((*x.shape[:-1], len(places), each), np.float32)
        seen = []
        for number, sort in enumerate(self._sorts):
            end = sort.begin + sort.fields * len(sort.groups)
            fields = x[..., sort.begin : end].reshape(*x.shape[:-1], -1, sort.fields)
            context = said[..., None, number * each : (number + 1) * each]
            view = fields @ self.tensors[f"things.{number}.first.weight"].T + places[list(sort.groups)]
            view = np.maximum(self._connected(f"things.{number}.second", np.maximum(view + context, 0)), 0)
            view *= fields[..., :1] != 0
            seen.append(view)
            for thing, group in enumerate(sort.groups):
                sums[..., group, :] += view[..., thing, :]
        pooled = sums.reshape(*x.shape[:-1], -1) @ self.tensors["pool.weight"].T
        return np.maximum(pooled + said[..., len(seen) * each :], 0), seen

    def _connected(self, layer: str, x: Floats) -> Floats:
        outputs: Floats = x @ self.tensors[f"{layer}.weight"].T + self.tensors[f"{layer}.bias"]
        return outputs

    # --- For compiled code ---

    def layout(self) -> Floats:
        """The sizes as perceptron.py reads them."""
        inputs, actions, seats = feature_count(self.game), self.game.action_count, seat_count(self.game)
        return make_layout(inputs, self.hidden, actions, seats, self.each, len(self.table()))

    def table(self) -> Floats:
        """Where each thing is in the features, as things.py reads it; empty for a perceptron."""
        return make_table(self.game) if self.each else np.zeros(0, np.float32)

    def weights(self) -> Floats:
        """All layers in one array, as perceptron.py and things.py read them."""
        layers = [self._packed(parts) for parts in self._parts()]
        if self.each:
            layers[:0] = [self.tensors[PLACES].reshape(-1), *map(self._of_sort, range(len(self._sorts)))]
        flat: Floats = np.concatenate(layers)
        return flat

    def _of_sort(self, number: int) -> Floats:
        return sort_layers(*(self.tensors[f"things.{number}.{name}"] for name in SORT_LAYERS))

    def rounded(self) -> "Network":
        """The network that compiled code computes with, most of whose weights fit into bytes."""
        tensors = dict(self.tensors)
        for parts in self._parts():
            widths = [len(self.tensors[f"{part}.weight"]) for part in parts]
            rows, _ = unpacked(self._packed(parts), sum(widths))
            for part, weight in zip(parts, np.split(rows.T, np.cumsum(widths)[:-1]), strict=True):
                tensors[f"{part}.weight"] = weight
        return Network(self.game, tensors)

    def _parts(self) -> list[tuple[str, ...]]:
        """The tensors that each layer of bytes is made of: heads and choices are one."""
        body = [(f"body.{layer}",) for layer in range(1 if self.each else 0, len(self.hidden))]
        if not self.each:
            return [*body, ("policy", "value")]
        numbers = [number for number, sort in enumerate(self._sorts) if sort.actions]
        choices = [f"things.{number}.choice" for number in numbers]
        return [("context",), ("pool",), *body, ("policy", "value", *choices)]

    def _packed(self, parts: tuple[str, ...]) -> Floats:
        rows = np.concatenate([self.tensors[f"{part}.weight"] for part in parts])
        none = np.zeros(len(rows), np.float32)
        biases = [self.tensors[f"{part}.bias"] for part in parts if f"{part}.bias" in self.tensors]
        return packed(rows.T, np.concatenate(biases) if biases else none)

    def softened(self, temperature: float) -> "Network":
        """The same network, less sure of what to play: the logits of actions divided by `temperature`."""
        if not 0.01 <= temperature <= 1000:
            raise NetworkError(f"a temperature is from 0.01 to 1000, not {temperature!r}")
        softer = {
            name: tensor / np.float32(temperature) if _is_of_policy(name) else tensor
            for name, tensor in self.tensors.items()
        }
        return Network(self.game, softer)

    def evaluation(self, temperature: float = TEMPERATURE) -> Evaluation:
        """The network as an evaluation for the search; a higher `temperature` makes its policy less sure."""
        layout, table = self.layout(), self.table()
        parts = [layout, table, self.softened(temperature).weights()]
        parameters: Floats = aligned(sum(map(len, parts)), np.float32)
        np.concatenate(parts, out=parameters)
        return Evaluation(
            network_evaluation,
            parameters,
            scratch=network_evaluation.room(layout, table),
            game=self.game.name,
            features_version=self.game.features_version,
            actions_version=self.game.actions_version,
            explore=EXPLORE,
        )


def _is_of_policy(tensor: str) -> bool:
    """Whether logits of actions are made with a tensor, and nothing else is."""
    return tensor.startswith("policy.") or ".choice." in tensor


def seat_count(game: Game) -> int:
    """How many seats the value head has."""
    return max(game.player_counts)


def features_of(game: Game) -> ModuleType:
    """What networks see of a game."""
    if game.features is None:
        raise NetworkError(f"{game.name} has no features for networks")
    return game.features


def feature_count(game: Game) -> int:
    """How many numbers a network sees."""
    return int(features_of(game).FEATURES)


def shapes(game: Game, hidden: tuple[int, ...], each: int = 0) -> dict[str, tuple[int, ...]]:
    """The shape of every tensor of a network."""
    if not 1 <= len(hidden) <= MOST_LAYERS or not all(1 <= width <= MOST_WIDTH for width in hidden):
        raise NetworkError(
            f"a network has 1 to {MOST_LAYERS} hidden layers of 1 to {MOST_WIDTH}, not {hidden}"
        )
    if not 0 <= each <= MOST_WIDTH:
        raise NetworkError(f"a network says 0 to {MOST_WIDTH} numbers about each thing, not {each}")
    found: dict[str, tuple[int, ...]] = {}
    inputs = feature_count(game)
    first = 0
    if each:
        found |= _shapes_of_things(game, hidden, each)
        inputs, first = hidden[0], 1
    for layer in range(first, len(hidden)):
        width = hidden[layer]
        found |= {f"body.{layer}.weight": (width, inputs), f"body.{layer}.bias": (width,)}
        inputs = width
    for head, outputs in (("policy", game.action_count), ("value", seat_count(game))):
        found |= {f"{head}.weight": (outputs, inputs), f"{head}.bias": (outputs,)}
    return found


def _shapes_of_things(game: Game, hidden: tuple[int, ...], each: int) -> dict[str, tuple[int, ...]]:
    """Those of what comes before the body, and of the choices."""
    try:
        sorts, context = sorts_of(game), context_size(game)
    except CabochonError as error:
        raise NetworkError(str(error)) from None
    if not sorts or not context:
        raise NetworkError(f"{game.name} has no things that are alike, or no other features besides them")
    width = len(sorts) * each + hidden[0]
    found: dict[str, tuple[int, ...]] = {
        "context.weight": (width, context),
        "context.bias": (width,),
        PLACES: (group_count(game), each),
        "pool.weight": (hidden[0], group_count(game) * each),
    }
    for number, sort in enumerate(sorts):
        name = f"things.{number}"
        found |= {f"{name}.first.weight": (each, sort.fields)}
        found |= {f"{name}.second.weight": (each, each), f"{name}.second.bias": (each,)}
        if sort.actions:
            wanted = len(sort.actions) * each
            found |= {f"{name}.choice.weight": (wanted, hidden[-1]), f"{name}.choice.bias": (wanted,)}
    return found


def metadata(game: Game) -> dict[str, str]:
    """What a file says about itself, besides its layers."""
    return {
        "format": FORMAT,
        "game": game.name,
        "features_version": str(game.features_version),
        "actions_version": str(game.actions_version),
    }


def softmax(logits: Floats) -> Floats:
    """Probabilities that add up to 1, also of what has overflowed (see network_evaluation.py)."""
    most = network_evaluation.MOST
    bounded = np.nan_to_num(logits, nan=0.0, posinf=most, neginf=-most).clip(-most, most)
    powers = np.exp(bounded - bounded.max())
    result: Floats = powers / powers.sum()
    return result


def _each_of(tensors: dict[str, npt.NDArray[Any]]) -> int:
    places = tensors.get(PLACES)
    return int(places.shape[-1]) if places is not None and places.ndim == 2 else 0


def _hidden_of(tensors: dict[str, npt.NDArray[Any]]) -> tuple[int, ...]:
    widths: list[int] = []
    pool = tensors.get("pool.weight")
    if PLACES in tensors and pool is not None and pool.ndim == 2:
        widths.append(len(pool))
    while (bias := tensors.get(f"body.{len(widths)}.bias")) is not None:
        widths.append(int(bias.size))
    return tuple(widths)


def _check_shapes(tensors: dict[str, npt.NDArray[Any]], expected: dict[str, tuple[int, ...]]) -> None:
    for name in sorted(set(tensors) ^ set(expected)):
        raise NetworkError(
            f"the tensor {name} is {'missing' if name in expected else 'not part of a network'}"
        )
    for name, shape in expected.items():
        tensor = tensors[name]
        if tensor.shape != shape:
            raise NetworkError(f"the tensor {name} must have the shape {shape}, not {tensor.shape}")
        if tensor.dtype not in (np.float32, np.float16):
            raise NetworkError(f"the tensor {name} must hold float32 or float16, not {tensor.dtype}")
        if not np.isfinite(tensor).all():
            raise NetworkError(f"the tensor {name} holds numbers that are not finite")


def _check_metadata(found: dict[str, str], expected: Game | None) -> Game:
    """The game of a file whose metadata fits this program."""
    if found.get("format") != FORMAT:
        raise NetworkError(f"the format must be {FORMAT}, not {shown(found.get('format'))}")
    try:
        game = game_of(found.get("game", ""))
    except CabochonError as error:
        raise NetworkError(str(error)) from None
    if expected is not None and game is not expected:
        raise NetworkError(f"this is a network for {game.name}, not for {expected.name}")
    for name, version in metadata(game).items():
        if found.get(name) != version:
            raise NetworkError(f"{name} is {shown(found.get(name))}; this program has {version}")
    return game
