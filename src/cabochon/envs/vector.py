"""Many games as one vector environment of Gymnasium: the batch, for self-play and against compiled bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from cabochon.envs.batch import Batch
from cabochon.envs.missing import missing
from cabochon.envs.opponents import Opponent, Opponents, compiled_bot
from cabochon.envs.options import BOT_MODULES, any_seed
from cabochon.envs.playing import NOBODY
from cabochon.envs.spaces import LegalActionsOfMany, formed, observation_space
from cabochon.games import LONGEST_GAME
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError, shown
from cabochon.games.settings import Settings

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing("Gymnasium", "gym", error) from error

Info = dict[str, Any]


class CabochonVectorEnv(VectorEnv[Any, Any, Any]):
    """Games side by side, of one agent each, or of one that plays all seats in turns.

    Game i of seed s is the game that a single environment plays with the seed s + i.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        players: int | None = None,
        settings: Settings | None = None,
        *,
        variant: str | None = None,
        opponent: Opponent | Sequence[Opponent] | None = "random",
        seat: int | None = None,
        observation: str = "flat",
        reward: str = "win",
        longest: int = LONGEST_GAME,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        """So many games; the rest as in `CabochonEnv`.

        `autoreset_mode` is one of Gymnasium's. Without `copy`, observations and masks are those of the batch,
        which the next step writes over.
        """
        bot = compiled_bot(opponent)
        if opponent is not None and bot is None:
            raise CabochonError(
                f"the opponents of many games are compiled: {' or '.join(BOT_MODULES)}, not "
                f"{shown(opponent)}; for any other player make a vector of single environments: "
                "vectorization_mode='sync'"
            )
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self.batch = Batch(
            game,
            num_envs,
            players=players,
            settings=settings,
            variant=variant,
            opponents=bot,
            seat=seat,
            reward=reward,
            longest=longest,
            auto_reset=self.autoreset_mode is AutoresetMode.SAME_STEP,
            threads=threads,
        )
        if opponent is not None:
            Opponents(opponent, self.batch.players)  # says if they are too few or too many
        self.num_envs = self.batch.games
        self._form, self._copy = observation, bool(copy)
        self._seeded = False
        self._games = np.arange(self.num_envs)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.action_space = LegalActionsOfMany(self.batch.mask)
        self.single_observation_space = observation_space(self.batch.game, observation)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> tuple[Any, Info]:
        """Deal all games, or those of the option `reset_mask`."""
        asked = dict(options or {})
        which = asked.pop("reset_mask", None)
        if asked:
            raise CabochonError(f"the only option of reset is `reset_mask`, not {', '.join(map(str, asked))}")
        if isinstance(seed, Sequence):
            if any(one is None for one in seed):
                raise CabochonError("seeds are given for all games or for none")
            self.batch.reset([one for one in seed if one is not None], which=which)
        elif seed is None and not self._seeded:
            # The first time all games, whatever was asked for: none has a seed yet.
            self.batch.reset(any_seed())
        else:
            self.batch.reset(None if seed is None else range(seed, seed + self.num_envs), which=which)
        self._seeded = True
        return self._observations(self.batch.observations), self._info()

    def step(
        self, actions: Any
    ) -> tuple[Any, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]:
        """Carry out an action in each game; an illegal one changes nothing, and says in which game it is."""
        batch = self.batch
        finished = batch.ended | batch.truncated
        batch.step(actions)
        if self.autoreset_mode is AutoresetMode.NEXT_STEP and finished.any():
            batch.reset(which=finished)
        # Not the learner's seat, which has been drawn anew where a game has ended.
        rewards = batch.rewards[self._games, np.maximum(batch.decided, 0)].astype(np.float64)
        info = self._info()
        over = batch.ended | batch.truncated
        if self.autoreset_mode is AutoresetMode.SAME_STEP and over.any():
            info |= self._final(over)
        return (
            self._observations(batch.observations),
            rewards,
            batch.ended.copy(),
            batch.truncated.copy(),
            info,
        )

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """For every game and action whether it is legal."""
        return self.batch.mask.copy() if self._copy else self.batch.mask

    def _observations(self, flat: npt.NDArray[np.float32]) -> Any:
        return formed(self.batch.game, self._form, flat.copy() if self._copy else flat)

    def _final(self, over: npt.NDArray[np.bool_]) -> Info:
        """What was last to be seen of games that have ended, in the form of Gymnasium's own vectors."""
        observations = np.full(self.num_envs, None, object)
        for g in np.flatnonzero(over).tolist():
            observations[g] = formed(self.batch.game, self._form, self.batch.final_observations[g].copy())
        return {
            "final_obs": observations,
            "_final_obs": over,
            "final_info": {
                "action_mask": np.zeros_like(self.batch.mask),
                "_action_mask": over,
                "to_move": np.where(over, NOBODY, 0),
                "_to_move": over,
            },
            "_final_info": over,
        }

    def _info(self) -> Info:
        every = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self.action_masks(),
            "_action_mask": every,
            "to_move": self.batch.to_move.copy() if self._copy else self.batch.to_move,
            "_to_move": every,
        }
