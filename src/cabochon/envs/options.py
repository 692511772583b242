"""What the games of an environment are like; and the arrays that they are kept in."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt

from cabochon.envs import greedy_bot, random_bot, unseen
from cabochon.envs.payoffs import Reward, check_reward
from cabochon.envs.playing import (
    AGAIN,
    BOTS,
    DRAWN,
    ENDLESS,
    LONGEST,
    MARGIN,
    NOBODY,
    OPTIONS,
    SEAT,
    WHOEVER_DECIDES,
    Rows,
)
from cabochon.games import LONGEST_GAME
from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.games.chance import Generator, generator, generators
from cabochon.games.errors import CabochonError, shown, whole
from cabochon.games.native import Binding
from cabochon.games.settings import Settings
from cabochon.games.state import State
from cabochon.search.evaluation import binding

BOT_MODULES: dict[str, ModuleType] = {"random": random_bot, "greedy": greedy_bot}
"""The opponents that play in compiled code."""

BOTS_STREAM = 1 << 32
"""Bots choose by other streams of the same seed than those that deal, so that deals don't depend on them."""


class Asked(TypedDict, total=False):
    """What can be asked of the games of a batch."""

    players: int | None
    """How many play; None: as few as can."""
    settings: Settings | None
    variant: str | None
    """Its settings, which `settings` change."""
    opponents: str | None
    """Who plays all seats but one: "random" or "greedy". None: every decision comes from outside."""
    seat: int | None
    """The seat that the others play against; None: one that is drawn for each game."""
    reward: str
    """"win" or "margin"."""
    observe: bool
    longest: int
    """A game of so many decisions is truncated."""


@dataclass(frozen=True)
class Options:
    """The games of an environment, checked."""

    game: Game
    players: int
    settings: Settings
    table: Any = field(repr=False)
    """A record with the settings."""
    bot: str | None
    """Who plays the other seats in compiled code; None: every decision comes from outside."""
    seat: int
    """Who learns."""
    reward: Reward
    observe: bool
    longest: int

    @classmethod
    def checked(
        cls,
        game: Game | str,
        players: int | None = None,
        settings: Settings | None = None,
        *,
        variant: str | None = None,
        opponents: str | None = None,
        alone: bool = False,
        seat: int | None = None,
        reward: str = "win",
        observe: bool = True,
        longest: int = LONGEST_GAME,
    ) -> "Options":
        """What people ask for; `alone`: one seat learns, whoever plays the others."""
        rules = find_game(game)
        wanted = rules.settings_with(variant, settings)
        players = rules.fewest_players(wanted) if players is None else players
        chosen = rules.check_settings(players, wanted)
        table = rules.new_record(players, chosen)
        if opponents is not None and not (isinstance(opponents, str) and opponents in BOT_MODULES):
            raise CabochonError(
                f"the opponents of a batch are compiled: {' or '.join(BOT_MODULES)}, not {shown(opponents)}; "
                "for any other player use the Gymnasium environment, which plays one game"
            )
        learns = WHOEVER_DECIDES
        if alone or opponents is not None:
            learns = DRAWN if seat is None else whole(seat, "a seat")
            if seat is not None and not 0 <= learns < players:
                raise CabochonError(f"there is no seat {shown(seat)}; the seats are 0 to {players - 1}")
        elif seat is not None:
            raise CabochonError(
                "without opponents every seat learns: name an opponent, or leave out the seat"
            )
        rewarded = check_reward(reward)
        if observe and rules.features is None:
            raise CabochonError(
                f"{rules.name} has no features that could be observed; a Batch can do without: observe=False"
            )
        if not 1 <= whole(longest, "the longest game") < ENDLESS:
            raise CabochonError(
                f"the longest game has from 1 to {ENDLESS - 1} decisions, not {shown(longest)}"
            )
        return cls(rules, players, chosen, table, opponents, learns, rewarded, bool(observe), longest)

    @property
    def asked(self) -> Asked:
        """What `checked` makes these options of, for a copy."""
        return {
            "players": self.players,
            "settings": self.settings,
            "opponents": self.bot,
            "seat": self.seat if self.seat >= 0 else None,
            "reward": self.reward,
            "observe": self.observe,
            "longest": self.longest,
        }

    @property
    def features(self) -> int:
        """How many numbers an observation has."""
        return int(self.game.features.FEATURES) if self.observe and self.game.features is not None else 0

    def bound(self, bot: str | None = None) -> Binding:
        """The rules, and a bot that plays by them."""
        return _bound(self.game, bot or self.bot or "random")

    def rows(self, games: int, *, again: bool) -> Rows:
        """Room for so many games."""
        tables = np.zeros(1, self.game.state_type)
        tables[0] = self.table
        options = np.zeros(OPTIONS, np.int64)
        options[SEAT], options[BOTS] = self.seat, self.bot is not None
        options[LONGEST], options[MARGIN], options[AGAIN] = self.longest, self.reward == "margin", again
        return Rows(
            states=np.zeros(games, self.game.state_type),
            tables=tables,
            deals=np.zeros(games, np.int64),
            choices=np.zeros(games, np.int64),
            legal=np.zeros((games, self.game.mask_words), np.int64),
            mask=np.zeros((games, self.game.action_count), np.bool_),
            observations=np.zeros((games, self.features), np.float32),
            finals=np.zeros((games, self.features), np.float32),
            movers=np.full(games, NOBODY, np.int8),
            actors=np.full(games, NOBODY, np.int8),
            seats=np.full(games, NOBODY, np.int8),
            rewards=np.zeros((games, self.players), np.float32),
            ended=np.zeros(games, np.bool_),
            truncated=np.zeros(games, np.bool_),
            lengths=np.zeros(games, np.int32),
            options=options,
        )

    def check_state(self, state: Any) -> None:
        """Raise a CabochonError where a game can't go on from a state."""
        if not isinstance(state, State) or state.game is not self.game or state.players != self.players:
            raise CabochonError(
                f"games of {self.game.name} with {self.players} players are played here, not {shown(state)}"
            )
        if state.is_over or not state.is_complete:
            raise CabochonError("only a complete state in which somebody decides can be played on")
        self.game.check_record(state.record)  # which whoever holds it may have written to

    def room(self) -> Any:
        """Room for what a bot sees of one state."""
        return np.zeros(1, self.game.state_type)


@cache
def _bound(game: Game, bot: str) -> Binding:
    return Binding(*binding(game).modules, BOT_MODULES[bot], unseen)


def streams(seed: int, stream: int = 0) -> tuple[Generator, Generator]:
    """The generators of one game: of what is dealt, and of what bots choose."""
    return generator(seed, stream), generator(seed, BOTS_STREAM + stream)


def check_games(games: Any) -> int:
    """How many games a batch is to have."""
    number = whole(games, "the number of games")
    if not 1 <= number < ENDLESS:
        raise CabochonError(f"a batch has from 1 to {ENDLESS - 1} games, not {shown(games)}")
    return number


def check_which(which: Any, games: int) -> npt.NDArray[np.bool_]:
    """The games that are meant; None: all."""
    chosen = np.ones(games, np.bool_) if which is None else np.asarray(which)
    if chosen.shape != (games,) or chosen.dtype != np.bool_:
        raise CabochonError(f"`which` is an array of {games} booleans, not {kind(chosen)}: one for each game")
    return chosen


def kind(array: npt.NDArray[Any]) -> str:
    """What an array is like, for errors."""
    return f"shape {array.shape} of {array.dtype}"


def any_seed() -> int:
    """One that nobody knows."""
    return int(np.random.default_rng().integers(2**62))


def sow(seed: int | Sequence[int], chosen: npt.NDArray[np.bool_], deals: Any, choices: Any) -> None:
    """Write the generators of the games that are meant; see Batch.reset."""
    if isinstance(seed, str | bytes | bytearray):
        raise CabochonError(
            f"a seed is a whole number, or a sequence has one for each game, not {shown(seed)}"
        )
    if isinstance(seed, Sequence):
        if len(seed) != len(deals):
            raise CabochonError(f"there are {len(deals)} games and {len(seed)} seeds")
        for g in np.flatnonzero(chosen).tolist():
            deals[g : g + 1], choices[g : g + 1] = streams(whole(seed[g], "a seed"))
    else:
        number = whole(seed, "a seed")
        deals[chosen] = generators(number, len(deals))[chosen]
        choices[chosen] = generators(number, len(deals), BOTS_STREAM)[chosen]


def put_back(rows: Rows, kept: tuple[Any, ...]) -> None:
    """Write what was kept of rows into others: what looks at these sees it."""
    for there, here in zip(rows, kept, strict=True):
        there[...] = here
