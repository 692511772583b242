"""The games as environments of PettingZoo, in which the seats take turns (AEC).

>>> from cabochon.envs.pettingzoo import env
>>> table = env("splendor", players=3)
>>> table.reset(seed=7)
>>> table.agent_selection
'player_2'
"""

from collections.abc import Mapping
from typing import Any, TypedDict, Unpack

import numpy as np
import numpy.typing as npt

from cabochon.envs.drawing import RENDER_MODES as DRAWN_MODES
from cabochon.envs.drawing import check_mode, drawn, no_mode
from cabochon.envs.missing import missing
from cabochon.envs.options import Options
from cabochon.envs.payoffs import payoffs
from cabochon.games import LONGEST_GAME, USUAL_GAME
from cabochon.games.base import Game
from cabochon.games.features import Vector
from cabochon.games.settings import Settings
from cabochon.games.state import State

try:
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ModuleNotFoundError as error:
    raise missing("PettingZoo", "pettingzoo", error) from error

VERSION = 1
"""Changes whenever the same actions could lead to other observations or rewards."""

RENDER_MODES = ("human", *DRAWN_MODES)

Observation = dict[str, npt.NDArray[Any]]


class Wanted(TypedDict, total=False):
    """What can be asked of an environment, beside its game: the arguments of `raw_env`."""

    players: int | None
    settings: Settings | None
    variant: str | None
    reward: str
    longest: int
    render_mode: str | None
    language: str


def env(game: Game | str = USUAL_GAME, **options: Unpack[Wanted]) -> AECEnv:
    """A game behind PettingZoo's usual wrappers: who makes an illegal move loses at once.

    The options are those of `raw_env`.
    """
    table = wrappers.TerminateIllegalWrapper(raw_env(game, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def parallel_env(game: Game | str = USUAL_GAME, **options: Unpack[Wanted]) -> ParallelEnv:
    """The same as a parallel environment: all seats hand in an action, that of the seat to move counts."""
    return turn_based_aec_to_parallel(env(game, **options))


class Seats(AECEnv):
    """A game whose seats are agents, `player_0` and on; `table` is its state.

    An illegal action is an IllegalActionError and changes nothing.
    """

    def __init__(
        self,
        game: Game | str = USUAL_GAME,
        players: int | None = None,
        settings: Settings | None = None,
        variant: str | None = None,
        reward: str = "win",
        longest: int = LONGEST_GAME,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        """Complete rules, any number of players and settings; a game of `longest` decisions is truncated."""
        super().__init__()
        self._options = asked = Options.checked(
            game, players, settings, variant=variant, reward=reward, longest=longest
        )
        self.game, self.players, self.longest = asked.game, asked.players, asked.longest
        self.render_mode = check_mode(render_mode, RENDER_MODES)
        self.language = language
        self.metadata = {
            "name": f"cabochon_{self.game.name}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            # Not with every seat once in each round, as this means: see parallel_env.
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        features, actions = asked.features, self.game.action_count
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (features,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, 1.0, (self.players * features,), np.float32)
        self._chance = np.random.default_rng()

    def __getattr__(self, name: str) -> Any:
        if name in ("table", "agent_selection", "terminations", "truncations", "rewards", "infos"):
            raise AttributeError(f"nothing has been dealt yet, so there is no {name}: call reset first")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes: the features of what its seat knows, and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game: with a seed, that of `State.random` with the same seed; else one that follows."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        deal = int(self._chance.integers(2**62)) if seed is None else int(seed)
        self.table = State.random(self.game, self.players, self._options.settings, deal)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._pass_on()

    def observe(self, agent: str) -> Observation:
        """What an agent's seat knows; nothing is legal for those who are not to move."""
        seat = self._seats[agent]
        if seat == self.table.to_move and self.decisions < self.longest:
            mask = self.table.mask().view(np.int8)
        else:
            mask = np.zeros(self.game.action_count, np.int8)
        return {"observation": self.table.features(seat), "action_mask": mask}

    def state(self) -> Vector:
        """What all seats know together: their observations one behind the other, for a critic of all."""
        return np.concatenate([self.table.features(seat) for seat in range(self.players)])

    def step(self, action: Any) -> None:
        """Carry out a legal action of the selected agent; None, if the game is over for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.apply(action)
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        is_over = self.table.is_over
        if is_over or self.decisions == self.longest:
            self._end(is_over)
        self._pass_on()
        if self.render_mode == "human":
            self.render()

    def _end(self, is_over: bool) -> None:
        ended = self.terminations if is_over else self.truncations
        for agent, payoff in zip(self.agents, payoffs(self.table, self._options.reward), strict=True):
            ended[agent] = True
            self.rewards[agent] = payoff
        self._accumulate_rewards()
        if (outcome := self.table.outcome) is not None:
            for agent in self.agents:
                self.infos[agent] = outcome._asdict()

    def _pass_on(self) -> None:
        """Select the agent that decides next; when the game is over, each in turn is told so."""
        self.agent_selection = self.possible_agents[self.table.to_move or 0]

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What the seat to move sees: printed (`human`), or as the other modes have it."""
        if self.render_mode is None:
            logger.warn(no_mode(RENDER_MODES))
            return None
        printed = self.render_mode == "human"
        mode = "ansi" if printed else self.render_mode
        image = drawn(self.table, self.table.to_move, mode, self.language, self.possible_agents)
        if printed:
            print(image)
            return None
        return image

    def close(self) -> None:
        """Nothing to release."""


raw_env = Seats
"""The environment itself, without wrappers: by the name that PettingZoo gives it."""
