"""Networks: policy and value of a position, read from a safetensors file.

A network is a small multi-layer perceptron over a game's features: hidden layers with ReLU, a head with a
logit for every action, and a head with a logit for every seat, counted from the seat to move. A softmax over
the legal actions gives the policy, one over the seats at the table the expected shares of the victory.

In the file the tensors have the names and shapes of a PyTorch module, in float32:

    body.0.weight [width, features]    body.0.bias [width]    … body.1, body.2 …
    policy.weight [actions, width]     policy.bias [actions]
    value.weight  [seats, width]       value.bias  [seats]

and the metadata says what they are for: format, game, features_version, actions_version, layers.

This module is the readable reference in NumPy; perceptron.py does the same in compiled code, and
network_evaluation.py is what the search calls.
"""

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from cabochon.games import game as game_of
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError, shown
from cabochon.search import network_evaluation
from cabochon.search.evaluation import Evaluation
from cabochon.search.perceptron import (
    LAYOUT,
    MOST_LAYERS,
    MOST_WIDTH,
    Floats,
    make_layout,
    packed,
    unpacked,
    weight_count,
)

FORMAT = "cabochon-network-1"

EXPLORE = 0.5
"""Less than by hand: a policy that was learned is right more often. Measured in docs/search.md."""


class NetworkError(CabochonError):
    """A file that is no network, or a network for something else."""


class Network:
    """The weights of a network for one game; `tensors` are those of the file."""

    def __init__(self, game: Game | str, tensors: dict[str, npt.NDArray[Any]]) -> None:
        self.game = game_of(game) if isinstance(game, str) else game
        self.hidden = _hidden_of(tensors)
        _check_shapes(tensors, shapes(self.game, self.hidden))
        self.tensors: dict[str, Floats] = {
            name: np.ascontiguousarray(tensor, np.float32) for name, tensor in tensors.items()
        }

    def __repr__(self) -> str:
        return f"Network({self.game.name!r}, hidden={self.hidden})"

    @classmethod
    def random(cls, game: Game | str, hidden: tuple[int, ...] = (256, 128), seed: int = 0) -> "Network":
        """A network that has learned nothing."""
        if isinstance(game, str):
            game = game_of(game)
        rng = np.random.default_rng(seed)
        tensors = {}
        for name, shape in shapes(game, hidden).items():
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

    def save(self, path: str | Path) -> None:
        """Write a file that `load` reads."""
        from safetensors.numpy import save_file

        save_file(self.tensors, path, metadata(self.game) | {"layers": json.dumps(self.layers)})

    @property
    def layers(self) -> list[int]:
        """The sizes from the features to the last hidden layer."""
        return [feature_count(self.game), *self.hidden]

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
            for layer in range(len(self.hidden)):
                x = np.maximum(self._connected(f"body.{layer}", x), 0)
            return self._connected("policy", x), self._connected("value", x)

    def _connected(self, layer: str, x: Floats) -> Floats:
        outputs: Floats = x @ self.tensors[f"{layer}.weight"].T + self.tensors[f"{layer}.bias"]
        return outputs

    # --- For compiled code ---

    def layout(self) -> Floats:
        """The sizes as perceptron.py reads them."""
        return make_layout(self.layers[0], self.hidden, self.game.action_count, seat_count(self.game))

    def weights(self) -> Floats:
        """All layers in one array, as perceptron.py reads them."""
        flat: Floats = np.concatenate([self._packed(parts) for parts in self._parts()])
        return flat

    def rounded(self) -> "Network":
        """The network that compiled code computes with, whose weights fit into bytes."""
        tensors: dict[str, Floats] = {}
        for parts in self._parts():
            widths = [len(self.tensors[f"{part}.bias"]) for part in parts]
            rows, biases = unpacked(self._packed(parts), sum(widths))
            ends = np.cumsum(widths)[:-1]
            for part, weight, bias in zip(parts, np.split(rows.T, ends), np.split(biases, ends), strict=True):
                tensors |= {f"{part}.weight": weight, f"{part}.bias": bias}
        return Network(self.game, tensors)

    def _parts(self) -> list[tuple[str, ...]]:
        """The tensors that each layer of perceptron.py is made of: both heads are one."""
        return [*((f"body.{layer}",) for layer in range(len(self.hidden))), ("policy", "value")]

    def _packed(self, parts: tuple[str, ...]) -> Floats:
        rows = np.concatenate([self.tensors[f"{part}.weight"] for part in parts]).T
        return packed(rows, np.concatenate([self.tensors[f"{part}.bias"] for part in parts]))

    def evaluation(self) -> Evaluation:
        """The network as an evaluation for the search."""
        layout = self.layout()
        parameters: Floats = np.concatenate([layout, self.weights()])
        assert len(parameters) == LAYOUT + weight_count(layout)
        return Evaluation(
            network_evaluation,
            parameters,
            scratch=network_evaluation.room(layout),
            game=self.game.name,
            features_version=self.game.features_version,
            actions_version=self.game.actions_version,
            explore=EXPLORE,
        )


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


def shapes(game: Game, hidden: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """The shape of every tensor of a network."""
    if not 1 <= len(hidden) <= MOST_LAYERS or not all(1 <= width <= MOST_WIDTH for width in hidden):
        raise NetworkError(
            f"a network has 1 to {MOST_LAYERS} hidden layers of 1 to {MOST_WIDTH}, not {hidden}"
        )
    found: dict[str, tuple[int, ...]] = {}
    inputs = feature_count(game)
    for layer, width in enumerate(hidden):
        found |= {f"body.{layer}.weight": (width, inputs), f"body.{layer}.bias": (width,)}
        inputs = width
    for head, outputs in (("policy", game.action_count), ("value", seat_count(game))):
        found |= {f"{head}.weight": (outputs, inputs), f"{head}.bias": (outputs,)}
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


def _hidden_of(tensors: dict[str, npt.NDArray[Any]]) -> tuple[int, ...]:
    widths: list[int] = []
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
