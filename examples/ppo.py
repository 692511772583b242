"""MaskablePPO of sb3-contrib learns against the bot `greedy`; docs/environments.md says how far it got.

    pip install 'cabochon[gym]' sb3-contrib
    python examples/ppo.py --curve curve.svg

First the network imitates `greedy`, which can be asked about any position; then it plays against `greedy` and
learns from what comes of it. Illegal actions have no chance: the environment says what is legal. Every so
often it plays without learning, for the curve.
"""

# ruff: noqa: ARG002 - Stable-Baselines3 says what its methods take

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from cabochon.envs import Batch
from cabochon.training.curves import draw_curves

BOT = "greedy"
GAMMA = 0.995
POINT = 0.05
"""What a point more than the opponent's is worth on the way; a victory is worth 1."""
POINTS = 12
"""Of the curve."""


class Games(VecEnv):
    """Many games against the bot, as Stable-Baselines3 wants them: all of them one `Batch`.

    A reward comes with the end of a game. On the way there is shaping by the difference in points, as a
    potential: what is best to play stays the same, but what was good is known sooner.
    """

    def __init__(self, game: str, games: int, seed: int) -> None:
        self.batch = Batch(game, games, opponents=BOT, seed=seed)
        self.render_mode = None
        self._rows = np.arange(games)
        self._actions = np.zeros(games, np.int64)
        self._before = self._potential()
        seen = spaces.Box(0.0, 1.0, self.batch.observations.shape[1:], np.float32)
        super().__init__(games, seen, spaces.Discrete(self.batch.actions))

    def _potential(self) -> npt.NDArray[np.float32]:
        points = self.batch.states["points"][:, : self.batch.players].astype(np.float32)
        ahead: npt.NDArray[np.float32] = 2 * points[self._rows, self.batch.seats] - points.sum(axis=1)
        return POINT * ahead

    def reset(self) -> npt.NDArray[np.float32]:
        """Deal all games."""
        self.batch.reset()
        self._before = self._potential()
        return self.batch.observations.copy()

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        """Say what is to be done."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Do it; what has ended is dealt anew."""
        batch = self.batch
        batch.step(self._actions)
        over = batch.ended | batch.truncated
        after = self._potential()
        rewards = batch.rewards[self._rows, batch.decided] + np.where(over, 0, GAMMA * after) - self._before
        self._before = after
        return batch.observations.copy(), rewards, over, [{} for _ in self._rows]

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal in each game."""
        return self.batch.mask

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **more: Any) -> list[Any]:
        """What a method says of each game."""
        return list(getattr(self, method_name)(*arguments, **more))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What all games have in common."""
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be changed."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """No game is."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is left open."""


class Sight(BaseFeaturesExtractor):
    """The first layer, which policy and value share; it sees every feature in units of its usual spread.

    Most features are nearly always 0 or small, and some belong to seats that are not there.
    """

    def __init__(self, space: spaces.Box, game: str, width: int) -> None:
        super().__init__(space, width)
        batch, seen = Batch(game, 512, seed=1), []
        for number in range(120):
            batch.step(batch.greedy_actions() if number % 2 else batch.random_actions())
            if number % 3 == 0:
                seen.append(batch.observations.copy())
        spread = np.concatenate(seen).std(axis=0)
        used = np.flatnonzero(spread)
        self.used: torch.Tensor
        self.middle: torch.Tensor
        self.spread: torch.Tensor
        self.register_buffer("used", torch.from_numpy(used))
        self.register_buffer("middle", torch.from_numpy(np.concatenate(seen).mean(axis=0)[used]))
        self.register_buffer("spread", torch.from_numpy(np.maximum(spread[used], 0.05)))
        self.layer = torch.nn.Linear(len(used), width)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """What the heads get."""
        return torch.relu(self.layer((seen[:, self.used] - self.middle) / self.spread))


def imitate(model: MaskablePPO, game: str, positions: int, seed: int, rate: float = 1e-3) -> None:
    """Let the policy foresee what the bot would do, in games that the bot plays."""
    batch = Batch(game, 1024, seed=seed)
    for _ in range(60):  # so that games are at different points
        batch.step(batch.greedy_actions())
    optimizer = torch.optim.Adam(model.policy.parameters(), rate)
    steps = positions // batch.games
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = rate * (1 - step / steps)
        played = batch.greedy_actions()
        _, chance, _ = model.policy.evaluate_actions(
            torch.from_numpy(batch.observations.copy()),
            torch.from_numpy(played),
            torch.from_numpy(batch.mask.copy()),
        )
        optimizer.zero_grad()
        (-chance.mean()).backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        batch.step(played)


def share_won(model: MaskablePPO, game: str, opponent: str, games: int, seed: int) -> float:
    """The share of the victories in so many games, half of one that is shared; the best action each time."""
    batch = Batch(game, games, opponents=opponent, auto_reset=False, seed=seed)
    won = np.zeros(games)
    while (playing := batch.to_move >= 0).any():
        actions = np.zeros(games, np.int64)  # in a game that has ended, any does nothing
        actions[playing], _ = model.predict(
            batch.observations[playing], deterministic=True, action_masks=batch.mask[playing]
        )
        batch.step(actions)
        won += batch.rewards[np.arange(games), batch.seats]
    return float((1 + won.mean()) / 2)


class Course(BaseCallback):
    """Notes how strong the policy is, so many times."""

    def __init__(self, game: str, decisions: int, games: int, seed: int) -> None:
        super().__init__()
        self.metrics: list[dict[str, Any]] = []
        self._game, self._games, self._seed = game, games, seed
        self._between = decisions / POINTS
        self._seconds, self._since = 0.0, time.monotonic()

    def note(self, model: MaskablePPO) -> None:
        """Play against both bots; the time for that does not count."""
        self._seconds += time.monotonic() - self._since
        shares = {
            f"share won against {bot}": share_won(model, self._game, bot, self._games, self._seed)
            for bot in ("random", "greedy")
        }
        self.metrics.append({"seconds": self._seconds, **shares})
        told = ", ".join(f"{share:.1%} against {name.split()[-1]}" for name, share in shares.items())
        print(f"{self._seconds:5.0f} s, {model.num_timesteps:9,} decisions: wins {told}", flush=True)
        self._since = time.monotonic()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        assert isinstance(self.model, MaskablePPO)
        if self.num_timesteps >= (len(self.metrics) - 1) * self._between:
            self.note(self.model)

    def _on_training_end(self) -> None:
        assert isinstance(self.model, MaskablePPO)
        self.note(self.model)


def train(
    game: str, positions: int, decisions: int, games: int, seed: int, games_at_once: int = 512
) -> tuple[MaskablePPO, list[dict[str, Any]]]:
    """A policy that has imitated so many positions and learned from so many decisions, and its course."""
    rate = 5e-4
    model = MaskablePPO(
        "MlpPolicy",
        Games(game, games_at_once, seed),
        n_steps=32,
        batch_size=1024,
        n_epochs=3,
        learning_rate=lambda left: rate * max(left, 0.05),
        gamma=GAMMA,
        ent_coef=0.005,
        policy_kwargs={
            "features_extractor_class": Sight,
            "features_extractor_kwargs": {"game": game, "width": 256},
            "net_arch": {"pi": [128], "vf": [128]},
            "activation_fn": torch.nn.ReLU,
        },
        seed=seed,
        device="cpu",
    )
    course = Course(game, decisions, games, seed + 1)
    course.note(model)
    imitate(model, game, positions, seed + 2)
    model.learn(decisions, callback=course)
    return model, course.metrics


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, and draw the curve."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="duel", help="duel, or splendor (for two)")
    parser.add_argument(
        "--imitate", type=int, default=400_000, help="positions in which to do as the bot does"
    )
    parser.add_argument("--decisions", type=int, default=600_000, help="to learn from, against the bot")
    parser.add_argument("--games", type=int, default=300, help="against each bot, for a point of the curve")
    parser.add_argument("--curve", type=Path, help="where to draw the curve, an .svg")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    given = parser.parse_args(arguments)
    torch.set_num_threads(given.threads)
    _, metrics = train(given.game, given.imitate, given.decisions, given.games, given.seed)
    if given.curve is not None:
        given.curve.write_text(draw_curves(metrics), encoding="utf-8")


if __name__ == "__main__":
    main()
