"""One game as an environment of Gymnasium: an agent at one seat, and any players at the others.

Importing this module registers an environment for every game: `cabochon/Splendor-v1` and so on. The number
grows whenever observations, actions or rewards change their meaning.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from cabochon.envs import playing
from cabochon.envs.drawing import RENDER_MODES, check_mode, drawn, no_mode
from cabochon.envs.missing import missing
from cabochon.envs.opponents import Opponent, Opponents, compiled_bot
from cabochon.envs.options import Options, put_back, streams
from cabochon.envs.playing import ENDLESS, LONGEST, NOBODY, WHOEVER_DECIDES
from cabochon.envs.spaces import LegalActions, formed, observation_space
from cabochon.games import LONGEST_GAME, game_names
from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError, IllegalActionError, shown, whole
from cabochon.games.native import direct
from cabochon.games.settings import Settings
from cabochon.games.state import State

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise missing("Gymnasium", "gym", error) from error

VERSION = 1

NO_CHANCE = 0
"""What no generator is ever at."""

ILLEGAL = ("error", "lose")
"""What an illegal action can be."""

Info = dict[str, Any]


class CabochonEnv(gymnasium.Env[Any, Any]):
    """A game that one agent plays, or every seat of it in turns."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        settings: Settings | None = None,
        *,
        variant: str | None = None,
        opponent: Opponent | Sequence[Opponent] | None = "random",
        seat: int | None = None,
        observation: str = "flat",
        reward: str = "win",
        longest: int = LONGEST_GAME,
        illegal: str = "error",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        """A game, to be dealt by `reset`.

        `opponent` is a player's text ("greedy", "level-3"), a `Player`, a function from a view to a move, or
        a sequence with one for each other seat in the order of play. None: whoever decides is the agent.
        `seat` is the agent's; without one, it is drawn for each game. A game of `longest` decisions is
        truncated. An `illegal` action is an "error" that changes nothing, or its seat will "lose" at once.
        """
        bot, alone = compiled_bot(opponent), opponent is not None
        self._options = options = Options.checked(
            game,
            players,
            settings,
            variant=variant,
            opponents=bot,
            alone=alone,
            seat=seat,
            reward=reward,
            longest=longest,
        )
        if illegal not in ILLEGAL:
            raise CabochonError(f"illegal is {' or '.join(ILLEGAL)}, not {shown(illegal)}")
        self._illegal = illegal
        self._opponent = opponent
        others = None if opponent is None else Opponents(opponent, options.players)
        self._opponents = others if bot is None else None
        self.render_mode = check_mode(render_mode, RENDER_MODES)
        self.language = language
        self._form = observation
        self._rows = options.rows(1, again=False)
        self._seen = options.room()
        self._actions = options.game.action_count
        self._action = np.zeros(1, np.int64)
        self._all = np.ones(1, np.bool_)
        self._mask: npt.NDArray[np.bool_] = self._rows.mask[0]
        self._vector: npt.NDArray[np.float32] = self._rows.observations[0]
        self.action_space = LegalActions(self._mask)
        self.observation_space = observation_space(options.game, observation)

    # --- Playing ---

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Any, Info]:
        """Deal a game; the options can name a `state` to begin from, in which the agent decides."""
        super().reset(seed=seed)
        rows = self._rows
        if seed is None and rows.deals.item(0) == NO_CHANCE:
            seed = int(self.np_random.integers(2**62))
        if seed is not None:
            rows.deals[:], rows.choices[:] = streams(seed)
        begin, _, show_again = self._calls
        asked = dict(options or {})
        state = asked.pop("state", None)
        if asked:
            raise CabochonError(f"the only option of reset is `state`, not {', '.join(map(str, asked))}")
        with self._as_before_an_error():
            if state is None:
                begin(rows, self._seen, 0, 1, self._all)
            else:
                self._options.check_state(state)
                rows.states[0] = state.record
                show_again(rows, 0)
            if self._opponents is not None:
                self._opponents.new_game(self.state, self.seat, seed)
                # However short games are, the agent decides once: as against compiled bots.
                rows.options[LONGEST] = ENDLESS
                self._answer()
                rows.options[LONGEST] = self._options.longest
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, Info]:
        """Carry out an action of the agent, and let the opponents answer; an error changes nothing."""
        rows = self._rows
        if rows.movers.item(0) == NOBODY:
            raise IllegalActionError("nothing is left to decide: call reset first")
        number = whole(action, "an action")
        if self._opponents is None:
            is_legal = 0 <= number < self._actions and self._carry_out(number)
        else:
            with self._as_before_an_error():
                is_legal = 0 <= number < self._actions and self._carry_out(number)
                self._answer()
        if not is_legal:
            return self._lost(number)
        ended = rows.ended.item(0)
        reward = 0.0
        if ended:
            seat = rows.seats.item(0)
            reward = rows.rewards.item(0, rows.actors.item(0) if seat == WHOEVER_DECIDES else seat)
        return self._observation(), reward, ended, rows.truncated.item(0), self._info()

    def _lost(self, action: int) -> tuple[Any, float, bool, bool, Info]:
        """What comes of an illegal action."""
        if self._illegal == "error":
            self.state.apply(action)  # says what is wrong with it
            raise AssertionError("it is legal")
        self._rows.movers[0] = NOBODY
        self._rows.legal[:] = 0
        self._mask[:] = False
        return self._observation(), -1.0, True, False, self._info()

    @contextmanager
    def _as_before_an_error(self) -> Iterator[None]:
        """Opponents may raise anything: then the game is what it was, and nobody plays for them."""
        kept = tuple(array.copy() for array in self._rows)
        try:
            yield
        except BaseException:
            put_back(self._rows, kept)
            raise

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """For every action whether it is legal: what sb3-contrib asks for."""
        return self._mask.copy()

    def _carry_out(self, action: int) -> bool:
        """Carry out an action, if it is legal; whether it is."""
        self._action[0] = action
        return self._calls[1](self._rows, self._seen, self._action)  # type: ignore[no-any-return]

    def _answer(self) -> None:
        """Let opponents decide that are not compiled."""
        assert self._opponents is not None
        rows = self._rows
        while rows.movers.item(0) not in (NOBODY, rows.seats.item(0)):
            self._carry_out(self._opponents.decide(self.state, rows.movers.item(0), rows.seats.item(0)))

    def _observation(self) -> Any:
        vector = self._vector.copy()
        return vector if self._form == "flat" else formed(self._options.game, self._form, vector)

    def _info(self) -> Info:
        return {"action_mask": self._mask.copy(), "to_move": self._rows.movers.item(0)}

    @cached_property
    def _calls(self) -> tuple[Callable[..., Any], ...]:
        """The compiled calls, which check no types: every argument is ours or checked."""
        bound, rows, seen = self._options.bound(), self._rows, self._seen
        return (
            direct(playing.begin_some, bound, rows, seen, 0, 1, self._all),
            direct(playing.step_one, bound, rows, seen, self._action),
            direct(playing.show_again, bound, rows, 0),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        # Copies and pickles: what is looked at must belong to the arrays of the new one.
        asked = self._options.asked
        kept = {
            "players": asked["players"],
            "settings": asked["settings"],
            "opponent": self._opponent,
            "seat": asked["seat"],
            "observation": self._form,
            "reward": asked["reward"],
            "longest": asked["longest"],
            "illegal": self._illegal,
            "render_mode": self.render_mode,
            "language": self.language,
        }
        chance = self._np_random, self._np_random_seed, self.action_space._np_random
        return _restored, (self.game.name, kept, tuple(self._rows), self._opponents, chance)

    # --- Looking ---

    @property
    def game(self) -> Game:
        """What is played."""
        return self._options.game

    @property
    def state(self) -> State:
        """The game as it stands, with everything that is hidden: a state of its own."""
        if self._rows.deals.item(0) == NO_CHANCE:
            raise CabochonError("nothing has been dealt yet: call reset first")
        return State.trusted(self.game, self._rows.states[0])

    @property
    def seat(self) -> int:
        """The agent's seat; the one that decides, or has decided last, where the agent plays all."""
        rows = self._rows
        for seat in (rows.seats.item(0), rows.movers.item(0)):
            if seat >= 0:
                return int(seat)
        return int(rows.actors.item(0))

    def render(self) -> Any:
        """What the agent's seat sees, in the render mode."""
        if self.render_mode is None:
            gymnasium.logger.warn(no_mode(RENDER_MODES))
            return None
        return drawn(self.state, self.seat, self.render_mode, self.language)

    def close(self) -> None:
        """Close the players at the other seats."""
        if self._opponents is not None:
            self._opponents.close()


def _restored(
    game: str,
    asked: dict[str, Any],
    rows: tuple[Any, ...],
    opponents: Opponents | None,
    chance: tuple[Any, Any, Any],
) -> CabochonEnv:
    env = CabochonEnv(game, **asked)
    put_back(env._rows, rows)
    env._opponents = opponents
    env._np_random, env._np_random_seed, env.action_space._np_random = chance
    return env


def environment_id(game: str) -> str:
    """The id that an environment is registered with."""
    return f"cabochon/{find_game(game).title}-v{VERSION}"


def register() -> None:
    """Register an environment for every game."""
    for name in game_names():
        # A game that is installed beside ours may be broken: then it is not offered here.
        with suppress(CabochonError):
            if environment_id(name) not in gymnasium.registry:
                gymnasium.register(
                    environment_id(name),
                    entry_point="cabochon.envs.gymnasium:CabochonEnv",
                    vector_entry_point="cabochon.envs.vector:CabochonVectorEnv",
                    kwargs={"game": name},
                )


register()
