"""The Python face of one game's rules: what the rest of the package builds on."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

import numpy as np

from cabochon.games.chance import generator
from cabochon.games.components import Card, Deck
from cabochon.games.decks import UNKNOWN
from cabochon.games.errors import CabochonError, PositionError, SettingsError, SetupError, shown
from cabochon.games.features import Vector
from cabochon.games.native import native
from cabochon.games.position_text import Layout, located, read, refuse_other_text, write
from cabochon.games.positions import Position
from cabochon.games.settings import RANDOM_START, Setting, Settings, check_settings
from cabochon.games.verbs import Verb, texts

StateRecord = Any
"""A record that holds a whole game, for compiled code; `record.copy()` copies it. People hold a `State`."""


class Outcome(NamedTuple):
    """How a game ended: the winning seats (several share the victory), every seat's score, and the reason."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def __str__(self) -> str:
        """As the header of a record has it: `0+2 16-9-16-10 target`."""
        winners, scores = "+".join(map(str, self.winners)), "-".join(map(str, self.scores))
        return f"{winners} {scores} {self.reason}"


class Game(ABC):
    """The rules, components and texts of one game. Holds no state; every function gets it."""

    name: ClassVar[str]
    player_counts: ClassVar[tuple[int, ...]]
    settings: ClassVar[tuple[Setting, ...]]
    variants: ClassVar[Mapping[str, Settings]]
    tokens: ClassVar[tuple[str, ...]]
    """Their names; gold, which can stand for any other, comes last."""
    letters: ClassVar[str]
    token_limit: ClassVar[int]
    """What a player may hold at the end of a turn."""
    numbers: ClassVar[Mapping[str, int]] = {}
    """Other numbers of the rules that people are shown, by the names that clients know."""
    cards: ClassVar[tuple[Card, ...]]
    decks: ClassVar[tuple[Deck, ...]]
    first: ClassVar[Any]
    """Where the cards of each deck begin (see decks.py)."""
    token_pools: ClassVar[frozenset[str]] = frozenset()
    """The pools that hold tokens; all others hold numbers of components or seats."""
    patrons: ClassVar[tuple[str, ...]] = ()
    """What comes to players besides cards, in the singular: a position lists a player's under the plural."""
    future_keys: ClassVar[tuple[str, ...]] = ()
    """The keys of a position, besides the decks, that tell what chance will do."""
    phases: ClassVar[tuple[str, ...]]
    verbs: ClassVar[tuple[Verb, ...]]
    last_resorts: ClassVar[frozenset[int]] = frozenset()
    """The actions that are legal only where no other is: they tell what a player's unseen cards are not."""
    actions_version: ClassVar[int]
    """Changes whenever an action number changes its meaning."""
    state_type: ClassVar[np.dtype[Any]]
    layout: ClassVar[Layout]
    """What the text of a position holds."""
    mask_words: ClassVar[int]
    rules: ClassVar[ModuleType]
    views: ClassVar[ModuleType]
    features: ClassVar[ModuleType | None] = None
    """None: networks don't know this game."""
    language: ClassVar[Path | None] = None
    """Where a game that is not part of this package keeps its texts: a folder for each language."""
    networks: ClassVar[Path | None] = None
    """Where it keeps its networks, named as in `cabochon.search.shipped`; None: it has none."""

    def __repr__(self) -> str:
        return f"game({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        # There is one object for each game, on the other side of a pickle too.
        from cabochon.games import game

        return game, (self.name,)

    @property
    def title(self) -> str:
        """What other libraries call the game, in one word."""
        return self.name.capitalize()

    @property
    def rules_version(self) -> int:
        """Changes whenever a record could replay differently."""
        return int(self.rules.RULES_VERSION)

    @property
    def features_version(self) -> int | None:
        """Changes whenever a feature changes its meaning; None without features."""
        return None if self.features is None else int(self.features.FEATURES_VERSION)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The notation of every action, by number."""
        return texts(self.verbs)

    @property
    def action_count(self) -> int:
        """The size of the action space."""
        return len(self.texts)

    @cached_property
    def verb_named(self) -> Mapping[str, Verb]:
        """The verbs by name."""
        return {verb.name: verb for verb in self.verbs}

    @cached_property
    def buying_places(self) -> tuple[str, ...]:
        """Where a card can be bought: the market, then the hand; numbered as in the state."""
        return self.verb_named["buy"].arguments

    @cached_property
    def deck_ends(self) -> list[int]:
        """Where the cards of each deck end."""
        return [int(number) for number in self.first[1:]]

    @property
    def components(self) -> Mapping[str, list[Any]]:
        """What lies on the table besides cards and tokens, as JSON, by the names that clients know."""
        return {}

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

    def settings_with(self, variant: str | None, changes: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """What a variant changes in the settings, and further changes; a SettingsError if it has none."""
        if changes is not None and not isinstance(changes, Mapping):
            raise TypeError(f"settings are a mapping of names to values, not {shown(changes)}")
        if variant is None:
            return dict(changes or {})
        if not isinstance(variant, str):
            raise TypeError(f"a variant is a text, not {shown(variant)}")
        if not self.variants:
            raise SettingsError(
                f"{self.name} has no variants; leave out {shown(variant)}",
                code="error-variant-none",
                game=self.name,
                variant=variant,
            )
        if variant not in self.variants:
            known = ", ".join(self.variants)
            raise SettingsError(
                f"{self.name} has no variant {shown(variant)}; its variants are: {known}",
                code="error-variant",
                game=self.name,
                variant=variant,
                known=known,
            )
        return {**self.variants[variant], **(changes or {})}

    def fewest_players(self, settings: Mapping[str, Any]) -> int:
        """How few can play with these settings; if nobody can, how few can play at all."""
        counts = self.player_counts
        return next((count for count in counts if self.is_possible(count, settings)), counts[0])

    def is_possible(self, players: int, settings: Mapping[str, Any]) -> bool:
        """Whether so many can play with these settings."""
        try:
            self.check_settings(players, settings)
        except SettingsError:
            return False
        return True

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        """Every kind of table, to try something on: players, and the settings that are not as usual.

        Every number of players, every variant, and every setting with another value than the usual one.
        """
        unusual = [{setting.name: setting.another} for setting in self.settings]
        changes = [dict(change) for change in (*self.variants.values(), *unusual)]
        unique = [change for number, change in enumerate(changes) if change not in changes[:number]]
        found: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in self.player_counts]
        for change in unique:
            counts = [players for players in self.player_counts if self.is_possible(players, change)]
            found.append((counts[0], change))
        return found

    def pools(self, players: int, settings: Mapping[str, Any]) -> dict[str, list[int]]:
        """What chance puts into order before the game, by name, in the order of drawing."""
        parts = pairwise(int(number) for number in self.first)
        decks = {deck.pool: list(range(*part)) for deck, part in zip(self.decks, parts, strict=True)}
        start = {"start": list(range(players))} if settings["start"] == RANDOM_START else {}
        return {**decks, **self._more_pools(), **start}

    def _more_pools(self) -> dict[str, list[int]]:
        """What chance puts into order beside the decks and the seats."""
        return {}

    def kept(self, pool: str, players: int) -> int | None:  # noqa: ARG002
        """How many of a shuffled pool are used (None: all)."""
        return 1 if pool == "start" else None

    def _place_orders(self, state: StateRecord, orders: Mapping[str, list[int]]) -> None:
        """Write checked orders into a new state."""
        state.deck[:] = [card for deck in self.decks for card in orders[deck.pool]]
        if "start" in orders:
            state.start = orders["start"][0]

    def deal(
        self, players: int, settings: Mapping[str, Any], orders: Mapping[str, Sequence[int]]
    ) -> StateRecord:
        """The start of a game from explicit orders, one for each of `pools`."""
        settings = self.check_settings(players, settings)
        record = self.new_record(players, settings)
        self._place_orders(record, self._checked_orders(players, settings, orders))
        native(self.rules.set_up)(record)
        return record

    def random_record(self, players: int, settings: Mapping[str, Any], seed: int) -> StateRecord:
        """The start of a game dealt by the fast seeded generator."""
        record = self.new_record(players, self.check_settings(players, settings))
        native(self.rules.shuffle)(record, generator(seed))
        native(self.rules.set_up)(record)
        return record

    def new_record(self, players: int, settings: Mapping[str, Any]) -> StateRecord:
        """A record with its settings, before anything is laid out."""
        record: StateRecord = np.zeros((), self.state_type)[()]
        record.players = players
        for setting in self.settings:
            value = settings[setting.name]
            record[setting.name] = setting.choices.index(value) if setting.choices else value
        record.start = -1 if settings["start"] == RANDOM_START else settings["start"]
        return record

    def is_masked(self, state: StateRecord) -> bool:
        """Whether something is missing that only chance, or somebody else, can know."""
        # Fields by their keys and the smallest number: this is asked before every random game.
        return any(bool(state[cards].min(initial=0) <= UNKNOWN) for cards in ("deck", "reserved"))

    def settings_of(self, state: StateRecord) -> dict[str, Any]:
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

    # --- Questions about a record ---

    def bag_to_shuffle(self, state: StateRecord, action: int) -> list[int]:  # noqa: ARG002
        """The tokens whose order chance must decide before this action; usually none."""
        return []

    def arrange_bag(self, state: StateRecord, order: Sequence[int]) -> None:  # noqa: ARG002
        """Fix the order in which the tokens of the bag will come out."""
        raise SetupError(f"{self.name} has no bag")

    def deck_cards(self, state: StateRecord, deck: int) -> list[int]:
        """The cards of a deck, top first."""
        end, left = self.deck_ends[deck], int(state["deck_left"][deck])
        cards: list[int] = state["deck"][end - left : end].tolist()
        return cards

    def arrange_deck(self, state: StateRecord, deck: int, order: Sequence[int]) -> None:
        """Put cards of a deck on its top, the first one uppermost; the others stay as they lie."""
        cards = [*order, *(card for card in self.deck_cards(state, deck) if card not in order)]
        end = self.deck_ends[deck]
        state["deck"][end - len(cards) : end] = cards

    def reveals(self, before: StateRecord, after: StateRecord) -> bool:
        """Whether something came to light in between that nobody knew: a card was drawn from a deck."""
        return bool((before["deck_left"] != after["deck_left"]).any())

    @abstractmethod
    def row_lengths(self, state: StateRecord) -> tuple[int, ...]:
        """How many face-up cards each row of the market has in this game."""

    @abstractmethod
    def result_of(self, state: StateRecord) -> Outcome:
        """Winners, scores and reason of a game that is over."""

    def sides(self, state: StateRecord) -> tuple[tuple[int, ...], ...]:
        """The seats that win together, side by side; everybody alone unless the settings say otherwise."""
        seats, allied = range(state.players), self.rules.allied
        together = (tuple(other for other in seats if allied(state, seat, other)) for seat in seats)
        return tuple(dict.fromkeys(together))

    def turns_after(self, state: StateRecord, seat: int) -> tuple[int, ...]:
        """The seats that will take a turn after a seat's present one, in order, up to its own next.

        Fewer where it is certain that the game ends before, none when it is over; extra turns are left aside.
        """
        if self.rules.is_over(state):
            return ()
        return tuple((seat + step) % int(state.players) for step in range(1, state.players + 1))

    def _winners(self, state: StateRecord) -> tuple[int, ...]:
        seats = int(native(self.rules.winners)(state))
        return tuple(seat for seat in range(state.players) if seats >> seat & 1)

    def encode(self, state: StateRecord, seat: int) -> Vector:
        """What a seat knows, as a network sees it."""
        if self.features is None:
            raise CabochonError(f"{self.name} has no features for networks")
        vector = np.zeros(self.features.FEATURES, np.float32)
        native(self.features.encode)(state, seat, vector)
        return vector

    def patron_named(self, position: Position, argument: str) -> int:  # noqa: ARG002
        """The number of the patron that a decision such as `royal 2` asks to come."""
        return int(argument) - 1

    def position_text(self, state: StateRecord) -> str:
        """The record as one line of text; what a view masks is left out."""
        return write(self.position(state), self)

    def read_position_text(self, text: str) -> StateRecord:
        """The record of such a line, or a PositionError that says where it is wrong and what was expected."""
        position, columns = read(text, self)
        try:
            state = self.read_position(position)
        except PositionError as error:
            raise located(error, columns) from None
        refuse_other_text(text, self.position_text(state))
        return state

    def check_record(self, state: StateRecord) -> None:
        """Raise a PositionError where a record holds what no game can reach."""
        try:
            read = self.read_position(self.position(state))
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise PositionError(f"the record is no position of {self.name}: {error}") from None
        if read.tobytes() != state.tobytes():
            raise PositionError(f"the record is no position of {self.name}: it is not what its position says")

    @abstractmethod
    def position(self, state: StateRecord) -> Position:
        """The record as JSON; what a view masks is left out."""

    @abstractmethod
    def read_position(self, position: Any) -> StateRecord:
        """The record of a position, or a PositionError that says what is wrong with it."""
