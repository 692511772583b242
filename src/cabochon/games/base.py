"""The Python face of one game's rules: what the rest of the package builds on."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

import numpy as np

from cabochon.games.chance import generator
from cabochon.games.decks import NONE
from cabochon.games.errors import SettingsError, SetupError, shown
from cabochon.games.features import Vector
from cabochon.games.native import native
from cabochon.games.settings import RANDOM_START, Setting, check_settings

State = Any
"""A record that holds a whole game; `state.copy()` copies it."""

Position = dict[str, Any]
"""A state as JSON: lists, numbers, texts."""


class Result(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Game(ABC):
    """The rules, components and texts of one game. Holds no state; every function gets it."""

    name: ClassVar[str]
    player_counts: ClassVar[tuple[int, ...]]
    settings: ClassVar[tuple[Setting, ...]]
    variants: ClassVar[dict[str, dict[str, Any]]]
    tokens: ClassVar[tuple[str, ...]]
    letters: ClassVar[str]
    cards: ClassVar[tuple[Any, ...]]
    first: ClassVar[Any]
    """Where the cards of each level begin (see decks.py)."""
    phases: ClassVar[tuple[str, ...]]
    texts: ClassVar[tuple[str, ...]]
    actions_version: ClassVar[int]
    """Changes whenever an action number changes its meaning."""
    state_type: ClassVar[np.dtype[Any]]
    mask_words: ClassVar[int]
    rules: ClassVar[ModuleType]
    views: ClassVar[ModuleType]
    features: ClassVar[ModuleType]

    def __repr__(self) -> str:
        return f"game({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        # There is one object for each game, on the other side of a pickle too.
        from cabochon.games import game

        return game, (self.name,)

    @property
    def rules_version(self) -> int:
        """Changes whenever a record could replay differently."""
        return int(self.rules.RULES_VERSION)

    @property
    def action_count(self) -> int:
        """The size of the action space."""
        return len(self.texts)

    # --- Setup ---

    def check_settings(self, players: int, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Complete settings for this many players, or a SettingsError that says what is allowed."""
        if type(players) is not int or players not in self.player_counts:
            counts = " or ".join(str(count) for count in self.player_counts)
            raise SettingsError(
                f"{self.name} is a game for {counts} players, not {shown(players)}",
                code="error-players",
                game=self.name,
                counts=", ".join(map(str, self.player_counts)),
                players=shown(players),
            )
        return check_settings(self.settings, players, asked)

    @abstractmethod
    def pools(self, players: int, settings: Mapping[str, Any]) -> dict[str, list[int]]:
        """What chance puts into order before the game, by name, in the order of drawing."""

    def _card_pools(self) -> dict[str, list[int]]:
        levels = pairwise(int(number) for number in self.first)
        return {f"level{level}": list(range(begin, end)) for level, (begin, end) in enumerate(levels, 1)}

    @abstractmethod
    def kept(self, pool: str, players: int) -> int | None:
        """How many of a shuffled pool are used (None: all)."""

    @abstractmethod
    def _place_orders(self, state: State, orders: Mapping[str, list[int]]) -> None:
        """Write checked orders into a new state."""

    def deal(self, players: int, settings: Mapping[str, Any], orders: Mapping[str, Sequence[int]]) -> State:
        """The start of a game from explicit orders, one for each of `pools`."""
        settings = self.check_settings(players, settings)
        state = self.new_state(players, settings)
        self._place_orders(state, self._checked_orders(players, settings, orders))
        native(self.rules.set_up)(state)
        return state

    def random_state(self, players: int, settings: Mapping[str, Any], seed: int) -> State:
        """The start of a game dealt by the fast seeded generator."""
        state = self.new_state(players, self.check_settings(players, settings))
        native(self.rules.shuffle)(state, generator(seed))
        native(self.rules.set_up)(state)
        return state

    def new_state(self, players: int, settings: Mapping[str, Any]) -> State:
        """A record with its settings, before anything is laid out."""
        state: State = np.zeros((), self.state_type)[()]
        state.players = players
        for setting in self.settings:
            value = settings[setting.name]
            state[setting.name] = setting.choices.index(value) if setting.choices else value
        state.start = -1 if settings["start"] == RANDOM_START else settings["start"]
        return state

    def settings_of(self, state: State) -> dict[str, Any]:
        """The settings of a state, without the start player."""
        return {
            setting.name: setting.choices[state[setting.name]]
            if setting.choices
            else type(setting.default)(state[setting.name])
            for setting in self.settings
        }

    def _checked_orders(
        self, players: int, settings: Mapping[str, Any], orders: Mapping[str, Sequence[int]]
    ) -> dict[str, list[int]]:
        pools = self.pools(players, settings)
        if not isinstance(orders, Mapping) or set(orders) != set(pools):
            raise SetupError(f"the setup needs orders for {', '.join(pools)}, not {shown(orders)}")
        checked = {}
        for name, pool in pools.items():
            order: list[Any] = list(orders[name]) if isinstance(orders[name], Sequence) else []
            kept = self.kept(name, players) or len(pool)
            numbers = all(isinstance(number, int) and not isinstance(number, bool) for number in order)
            if not numbers or Counter(order) - Counter(pool) or len(order) not in (kept, len(pool)):
                raise SetupError(f"the order of {name} must hold {kept} of its {len(pool)} components")
            checked[name] = order[:kept]
        return checked

    # --- Playing ---

    def legal_actions(self, state: State) -> list[int]:
        """The legal actions of the player to move, in ascending order."""
        mask = np.zeros(self.mask_words, np.int64)
        native(self.rules.legal_actions)(state, mask)
        actions = []
        for word, bits in enumerate(mask.tolist()):
            while bits:
                low = bits & -bits
                actions.append(word * self.rules.WORD + low.bit_length() - 1)
                bits ^= low
        return actions

    def apply(self, state: State, action: int) -> None:
        """Carry out an action that must be legal."""
        native(self.rules.apply)(state, action)

    def to_move(self, state: State) -> int:
        """The seat that decides now, or -1."""
        return int(self.rules.to_move(state))

    def phase(self, state: State) -> str:
        """What is to be decided now."""
        return self.phases[int(state.phase)]

    def is_over(self, state: State) -> bool:
        """Whether the game has ended."""
        return bool(self.rules.is_over(state))

    def bag_to_shuffle(self, state: State, action: int) -> list[int]:  # noqa: ARG002
        """The tokens whose order chance must decide before this action; usually none."""
        return []

    def arrange_bag(self, state: State, order: Sequence[int]) -> None:  # noqa: ARG002
        """Fix the order in which the tokens of the bag will come out."""
        raise SetupError(f"{self.name} has no bag")

    @abstractmethod
    def event_card(self, state: State, action: int) -> int | None:
        """The card that a purchase or reservation concerns; None if there is none or it is unknown."""

    def _top_card(self, state: State, level: int) -> int:
        left = int(state.deck_left[level])
        return int(state.deck[self.first[level + 1] - left]) if left else NONE

    # --- The end ---

    @abstractmethod
    def outcome(self, state: State) -> Result | None:
        """Winners, scores and reason, once the game is over."""

    def returns(self, state: State) -> list[float]:
        """Each seat's share of the victory, as the game stands; the shares add up to 1."""
        share = native(self.rules.returns)
        return [float(share(state, seat)) for seat in range(state.players)]

    def _winners(self, state: State) -> tuple[int, ...]:
        seats = int(native(self.rules.winners)(state))
        return tuple(seat for seat in range(state.players) if seats >> seat & 1)

    # --- Information ---

    def view(self, state: State, seat: int | None) -> State:
        """A copy in which everything that the seat (None: a spectator) can't know is masked."""
        copy = state.copy()
        native(self.views.hide)(copy, -1 if seat is None else seat)
        return copy

    def determinize(self, state: State, seat: int | None, seed: int) -> State:
        """A copy in which everything that the seat can't know is drawn anew, uniformly."""
        copy = state.copy()
        native(self.views.determinize)(copy, -1 if seat is None else seat, generator(seed))
        return copy

    def encode(self, state: State, seat: int) -> Vector:
        """What the seat knows, as a network sees it: one number for each of `features.names()`."""
        vector = np.zeros(self.features.FEATURES, np.float32)
        native(self.features.encode)(state, seat, vector)
        return vector

    @abstractmethod
    def position(self, state: State) -> Position:
        """The state as JSON; what a view masks is null."""

    @abstractmethod
    def from_position(self, position: Position) -> State:
        """The state of a position, or a PositionError that says what is wrong with it."""
