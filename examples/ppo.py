"""MaskablePPO of sb3-contrib learns to beat the bot `greedy`; docs/environments.md says how far it got.

    pip install 'cabochon[gym]' sb3-contrib
    python examples/ppo.py --curve curve.svg

First the network imitates `greedy`, which can be asked about any position: that saves the long time in which
PPO would win next to nothing. Then PPO plays against `greedy` and learns from what comes of it, the value
first and then the policy: that makes it better than its teacher. Illegal actions have no chance: the
environment says what is legal. Every so often it plays without learning, for the curve.
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
from cabochon.envs.observation import by_group

BOT = "greedy"
POINT = 0.05
"""What a point more than the opponent's is worth on the way; a victory is worth 1."""
CARDS, IN_HAND = ("market", "cards_in_hand"), 6
"""The groups of an observation that are cards, and how many of the second two players have at most."""
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
        self._rows, self._actions = np.arange(games), np.zeros(games, np.int64)
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
        rewards = batch.rewards[self._rows, batch.decided] + np.where(over, 0, after) - self._before
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
    """What policy and value see: every card through the same eyes, all cards together, and the rest as it is.

    So what makes a card worth having is learned once and not for each place anew. Features come in units of
    their usual spread; most of them are nearly always 0 or small.
    """

    def __init__(self, space: spaces.Box, game: str, width: int = 64, own: int = 16) -> None:
        batch, seen = Batch(game, 512, seed=1), []
        for number in range(120):
            batch.step(batch.greedy_actions() if number % 2 else batch.random_actions())
            seen.append(batch.observations[::4].copy())
        sample = np.concatenate(seen)
        middle, spread = sample.mean(axis=0), sample.std(axis=0)
        for name in CARDS:  # the same for each place; the first field says whether a card is there
            cards = by_group(batch.game, sample)[name]
            by_group(batch.game, middle)[name][:] = 0
            by_group(batch.game, spread)[name][:] = cards[cards[..., 0] > 0].std(axis=0)
        self._game, self._own = batch.game, own
        market, hands, rest = self._parts(torch.from_numpy(sample))
        super().__init__(space, rest.shape[1] + width + own * (market.shape[1] + hands.shape[1]))
        self.scale: torch.Tensor
        self.middle: torch.Tensor
        self.register_buffer("middle", torch.from_numpy(middle))
        self.register_buffer("scale", torch.from_numpy(1 / np.where(spread > 0.02, spread, 1)))
        self.market = torch.nn.Linear(market.shape[2], width)
        self.hands = torch.nn.Linear(hands.shape[2], width)
        self.around = torch.nn.Linear(rest.shape[1], width)
        self.card = torch.nn.Linear(width, width)

    def _parts(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        parts = by_group(self._game, seen)
        market, hands = (parts.pop(name) for name in CARDS)
        return market, hands[:, :IN_HAND], torch.cat([part.flatten(1) for part in parts.values()], 1)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """What the heads get."""
        market, hands, rest = self._parts((seen - self.middle) * self.scale)
        cards = torch.cat([self.market(market), self.hands(hands)], 1) + self.around(rest)[:, None]
        cards = torch.relu(self.card(torch.relu(cards)))
        return torch.cat([rest, 4 * cards.mean(1), cards[:, :, : self._own].flatten(1)], 1)


def imitate(model: MaskablePPO, game: str, positions: int, seed: int, rate: float = 2e-3) -> None:
    """Let the policy foresee what the bot would do.

    In these games either decides, by lot: so it also learns what to do where the bot would not have come to.
    Many small steps are better than few large ones.
    """
    batch, chance = Batch(game, 256, seed=seed), np.random.default_rng(seed)
    steps = positions // batch.games
    optimizer = torch.optim.Adam(model.policy.parameters(), rate)
    course = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, steps, pct_start=0.05)
    for _ in range(steps):
        wanted = batch.greedy_actions()
        seen = torch.from_numpy(batch.observations.copy())
        policy = model.policy.get_distribution(seen, action_masks=batch.mask.copy())
        optimizer.zero_grad()
        (-policy.log_prob(torch.from_numpy(wanted)).mean()).backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        course.step()
        chosen = policy.mode().numpy()
        batch.step(np.where(chance.random(batch.games) < 0.5, chosen, wanted))


def share_won(model: MaskablePPO, game: str, opponent: str, games: int, seed: int) -> float:
    """The share of the victories in so many games, half of one that is shared; the best action each time."""
    batch = Batch(game, games, opponents=opponent, auto_reset=False, seed=seed)
    won = np.zeros(games)
    while (playing := batch.to_move >= 0).any():
        actions = np.zeros(games, np.int64)  # in a game that has ended, any does nothing
        seen, legal = batch.observations[playing], batch.mask[playing]
        actions[playing], _ = model.predict(seen, deterministic=True, action_masks=legal)
        batch.step(actions)
        won += batch.rewards[np.arange(games), batch.seats]
    return float((1 + won.mean()) / 2)


class Course(BaseCallback):
    """Notes how strong the policy is, so many times."""

    def __init__(self, game: str, decisions: int, games: int, seed: int) -> None:
        super().__init__()
        self.metrics: list[dict[str, float]] = []
        self._game, self._games, self._seed = game, games, seed
        self._between = self._next = decisions / POINTS
        self._spent, self._since = np.zeros(2), self._now()

    def _now(self) -> npt.NDArray[np.float64]:
        return np.array([time.monotonic(), time.process_time()])

    def note(self, model: MaskablePPO, games: int) -> None:
        """Play against both bots; the time for that does not count."""
        self._spent += self._now() - self._since
        seconds, processor = self._spent
        shares = {bot: share_won(model, self._game, bot, games, self._seed) for bot in ("random", "greedy")}
        self.metrics.append({"processor": processor, **shares})
        told = [
            f"{share:.1%} ± {1.96 * (share * (1 - share) / games) ** 0.5:.1%} against {bot}"
            for bot, share in shares.items()
        ]
        spent = f"{seconds:4.0f} s, of the processor {processor:4.0f} s"
        print(f"{spent}, {model.num_timesteps:9,} decisions: wins {', '.join(told)}", flush=True)
        self._since = self._now()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        assert isinstance(self.model, MaskablePPO)
        if self.num_timesteps >= self._next:
            self._next += self._between
            self.note(self.model, self._games)


def train(
    game: str, positions: int, decisions: int, games: int, seed: int, games_at_once: int = 512
) -> tuple[MaskablePPO, list[dict[str, float]]]:
    """A policy that has imitated so many positions and learned from so many decisions, and its course."""
    model = MaskablePPO(
        "MlpPolicy",
        Games(game, games_at_once, seed),
        n_steps=32,
        batch_size=1024,
        n_epochs=3,
        learning_rate=lambda left: 1e-3 * max(left, 0.05),
        gamma=1.0,  # games are short, and a victory is worth the same whenever it comes
        gae_lambda=0.95,
        ent_coef=0.003,
        target_kl=0.05,
        policy_kwargs={
            "features_extractor_class": Sight,
            "features_extractor_kwargs": {"game": game},
            "net_arch": {"pi": [256], "vf": [64]},
            "activation_fn": torch.nn.ReLU,
            "ortho_init": False,
        },
        seed=seed,
        device="cpu",
    )
    course = Course(game, decisions, games, seed + 1)
    course.note(model, games)
    if positions:
        imitate(model, game, positions, seed + 2)
        course.note(model, games)
    # As long as the value knows nothing, its advice would spoil the policy: it learns alone at first.
    for name, parameter in model.policy.named_parameters():
        parameter.requires_grad = "value_net" in name
    model.learn(decisions // 16)
    for parameter in model.policy.parameters():
        parameter.requires_grad = True
    model.learn(decisions - model.num_timesteps, callback=course, reset_num_timesteps=False)
    course.note(model, 4 * games)
    return model, course.metrics


def draw(metrics: Sequence[dict[str, float]]) -> str:
    """The shares that were won over the processor time, as an SVG picture."""
    last = metrics[-1]["processor"]
    parts = ['<rect width="690" height="300" fill="#fdfbf7"/>']
    for percent in range(0, 101, 25):
        y, dashes = 260 - 2.4 * percent, "4 4" if percent == 50 else "none"
        parts.append(f'<path d="M50 {y}h560" stroke="#b9a88f" stroke-dasharray="{dashes}"/>')
        parts.append(f'<text x="44" y="{y + 4}" text-anchor="end">{percent} %</text>')
    for bot, colour in (("random", "#4a6b8a"), ("greedy", "#8a3b2e")):
        line = " ".join(f"{50 + 560 * m['processor'] / last:.1f},{260 - 240 * m[bot]:.1f}" for m in metrics)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="616" y="{264 - 240 * metrics[-1][bot]:.1f}" fill="{colour}">{bot}</text>')
    parts.append(f'<text x="50" y="286">Won against each bot, over {last:.0f} s of processor time</text>')
    style = 'font-family="system-ui, sans-serif" font-size="12" fill="#2b2118"'
    begin = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 690 300" {style}>'
    return "\n".join([begin, *parts, "</svg>", ""])


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, and draw the curve."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="splendor", help="splendor (for two), or duel")
    parser.add_argument("--imitate", type=int, default=1_200_000, help="so many positions first, or none")
    parser.add_argument("--decisions", type=int, default=1_500_000, help="to learn from, against the bot")
    parser.add_argument("--games", type=int, default=1000, help="for a point of the curve; the last: 4 times")
    parser.add_argument("--curve", type=Path, help="where to draw the curve, an .svg")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    given = parser.parse_args(arguments)
    torch.set_num_threads(given.threads)
    _, metrics = train(given.game, given.imitate, given.decisions, given.games, given.seed)
    if given.curve is not None:
        given.curve.write_text(draw(metrics), encoding="utf-8")


if __name__ == "__main__":
    main()
