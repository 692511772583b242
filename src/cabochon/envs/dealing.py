"""A game in which whoever holds it plays chance too: every card and token that is dealt is a choice.

The rules of `games` draw from decks that are shuffled before the game. Here nothing is shuffled: when a
decision brings cards or tokens to light, it waits until each of them is named. So a history tells everything
that has happened, and every draw has a probability, as algorithms over game trees want it.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple, Self

import numpy as np

from cabochon.envs.payoffs import Reward, payoffs
from cabochon.games import game as find_game
from cabochon.games.errors import IllegalActionError
from cabochon.games.features import Vector
from cabochon.games.fitting import Fitting, narrow, redraw, unseen
from cabochon.games.settings import Settings
from cabochon.games.state import State

CHANCE = -1
"""Who draws."""
EVERYBODY = -1
"""Who sees what lies open."""
BAG = "bag"
"""What tokens come from after the setup."""
SHOWN = "shown"
"""Not a draw: a card that only its owner had seen is shown to all."""


class Event(NamedTuple):
    """Something that happened: a seat decided, or chance drew from a pool."""

    who: int
    what: int
    pool: str = ""
    seen_by: int = EVERYBODY

    def is_seen(self, seat: int) -> bool:
        """Whether a seat (EVERYBODY: a spectator) has seen what it was."""
        return self.seen_by in (EVERYBODY, seat)


class Draw(NamedTuple):
    """A draw that is due, and who will see it."""

    pool: str
    seen_by: int = EVERYBODY


class Plan:
    """What is played: the game, its players and settings, and what chance does before the first turn."""

    def __init__(self, game: str, players: int, settings: Settings, reward: Reward, longest: int) -> None:
        self.game = find_game(game)
        self.players = players
        self.settings = self.game.check_settings(players, settings)
        self.reward: Reward = reward
        self.longest = longest
        self.pools = self.game.pools(players, self.settings)
        self.decks = {deck.pool: number for number, deck in enumerate(self.game.decks)}
        # How many cards are laid out is up to the rules: they do it once with the decks as they come.
        example = self._dealt({})
        left = example.record["deck_left"].tolist()
        self.sides = len(example.sides)
        self.setup = [
            Draw(pool)
            for pool, components in self.pools.items()
            for _ in range(
                len(components) - left[self.decks[pool]]
                if pool in self.decks
                else self.game.kept(pool, players) or len(components)
            )
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        settings = tuple(self.settings.items())
        return plan_of, (self.game.name, self.players, settings, self.reward, self.longest)

    @property
    def most_outcomes(self) -> int:
        """One more than the greatest number that chance can choose."""
        return 1 + max(max(components) for components in self.pools.values())

    @property
    def most_draws(self) -> int:
        """More than chance can ever draw: every card once; a bag is refilled at most with every decision."""
        bag = sum(len(self.pools[pool]) for pool in self.game.token_pools)
        return sum(map(len, self.pools.values())) + self.longest * bag

    def _dealt(self, orders: Mapping[str, list[int]]) -> State:
        """The start of a game from what was drawn; what was not comes last, in any order."""
        complete = {}
        for pool, components in self.pools.items():
            drawn = orders.get(pool, [])
            complete[pool] = [*drawn, *(Counter(components) - Counter(drawn)).elements()]
        return State.trusted(self.game, self.game.deal(self.players, self.settings, complete))

    def text(self, pool: str, component: int) -> str:
        """What is drawn from a pool: a kind of token by its name, all else by its number."""
        is_token = pool == BAG or pool in self.game.token_pools
        return f"{pool} {self.game.tokens[component] if is_token else component}"


@cache
def plan_of(
    game: str, players: int, settings: tuple[tuple[str, Any], ...], reward: Reward, longest: int
) -> Plan:
    """The plan of a game; there is one object for each."""
    return Plan(game, players, dict(settings), reward, longest)


class Dealing:
    """A game, from the first card that is dealt."""

    __slots__ = (
        "_drawn",
        "_draws",
        "_hidden",
        "_pending",
        "_sizes",
        "decisions",
        "events",
        "plan",
        "state",
        "told",
    )

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.state: State | None = None
        """The table; while a decision waits for chance, as it was before. None during the setup."""
        self.decisions = 0
        self.events: list[Event] = []
        self.told = [""] * (plan.players + 1)
        """The events, line by line, as each seat knows them; last, as a spectator does."""
        self._pending = -1
        self._draws = plan.setup
        self._drawn: dict[str, list[int]] = {}
        self._sizes: list[int] = []
        self._hidden: list[tuple[int, int]] = []

    def copy(self) -> Self:
        """A game of its own."""
        other = object.__new__(type(self))
        other.plan = self.plan
        other.state = None if self.state is None else self.state.copy()
        other.decisions = self.decisions
        other.events = self.events.copy()
        other.told = self.told.copy()
        other._pending = self._pending
        other._draws = self._draws
        other._drawn = {pool: drawn.copy() for pool, drawn in self._drawn.items()}
        other._sizes = self._sizes
        other._hidden = self._hidden
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or was as long as it may be."""
        if self._draws or self.state is None:
            return False
        return self.state.is_over or self.decisions >= self.plan.longest

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or CHANCE; None when the game is over."""
        if self._draws or self.state is None:
            return CHANCE
        return None if self.decisions >= self.plan.longest else self.state.to_move

    def payoffs(self) -> list[float]:
        """What each seat gets; nothing before the end."""
        if self.state is None or not self.is_over:
            return [0.0] * self.plan.players
        return payoffs(self.state, self.plan.reward)

    def features(self, seat: int) -> Vector:
        """What a seat knows, as a network sees it; zeros during the setup."""
        if self.state is None:
            assert self.plan.game.features is not None
            return np.zeros(self.plan.game.features.FEATURES, np.float32)
        return self.state.features(seat)

    # --- Seats decide ---

    def apply(self, action: int) -> None:
        """Carry out a legal action, or what chance chose; an IllegalActionError leaves all as it was."""
        if self._draws:
            self._draw(action)
            return
        assert self.state is not None
        before = self.state
        seat, after = before.to_move, before.after(action)
        assert seat is not None
        self.decisions += 1
        self._tell(Event(seat, action))
        self._draws = self._draws_of(before, action, after)
        if self._draws:
            self._pending = action
        else:
            self._arrive(after)

    def _draws_of(self, before: State, action: int, after: State) -> list[Draw]:
        """What chance must draw before an action is carried out, which was tried to see this."""
        game = self.plan.game
        draws = [Draw(BAG)] * len(game.bag_to_shuffle(before.record, action))
        sizes = after.record["deck_left"].tolist()
        if sizes != self._sizes:
            owners = {card: seat for seat, card in after.hidden_cards()}
            for deck, (old, new) in zip(game.decks, zip(self._sizes, sizes, strict=True), strict=True):
                tops = self._cards(before, deck.pool)[: old - new]
                draws += [Draw(deck.pool, owners.get(card, EVERYBODY)) for card in tops]
        return draws

    def _cards(self, state: State, pool: str) -> list[int]:
        """The cards of a deck, top first."""
        return self.plan.game.deck_cards(state.record, self.plan.decks[pool])

    # --- Chance draws ---

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can draw now, in ascending order, and how likely each is."""
        left = self._left(self._draws[0].pool)
        return [(component, number / len(left)) for component, number in sorted(Counter(left).items())]

    def _left(self, pool: str) -> list[int]:
        """What a pool still holds."""
        if self.state is None:
            components = self.plan.pools[pool].copy()
        elif pool == BAG:
            components = self.plan.game.bag_to_shuffle(self.state.record, self._pending)
        else:
            components = self._cards(self.state, pool)
        for component in self._drawn.get(pool, ()):
            components.remove(component)
        return components

    def due(self) -> str:
        """The pool that is drawn from next."""
        return self._draws[0].pool

    def _draw(self, component: int) -> None:
        pool, seen_by = self._draws[0]
        left = self._left(pool)
        if component not in left:
            names = ", ".join(map(str, sorted(set(left))))
            raise IllegalActionError(f"chance can't draw {component} from {pool}, which holds: {names}")
        self._drawn.setdefault(pool, []).append(component)
        self._tell(Event(CHANCE, component, pool, seen_by))
        self._draws = self._draws[1:]
        if self._draws:
            return
        if self.state is None:
            self._arrive(self.plan._dealt(self._drawn))
        else:
            self._arrange(self.state)
            self._arrive(self.state.after(self._pending))
        self._drawn = {}

    def _arrange(self, state: State) -> None:
        """Put what was drawn where the rules will find it."""
        for pool, drawn in self._drawn.items():
            if pool == BAG:
                self.plan.game.arrange_bag(state.record, drawn)
            else:
                self.plan.game.arrange_deck(state.record, self.plan.decks[pool], drawn)

    def _arrive(self, state: State) -> None:
        hidden = state.hidden_cards()
        if self._hidden:
            kept = {card for _, card in hidden}
            for seat, card in self._hidden:
                if card not in kept:
                    self._tell(Event(seat, card, SHOWN))
        self.state = state
        self._hidden = hidden
        self._sizes = state.record["deck_left"].tolist()

    # --- What is known ---

    def _tell(self, event: Event) -> None:
        self.events.append(event)
        line = self._line(event, open_to_all=True)
        if event.seen_by == EVERYBODY:
            self.told = [told + line for told in self.told]
        else:
            unseen = self._line(event, open_to_all=False)
            self.told = [
                told + (line if seat == event.seen_by else unseen) for seat, told in enumerate(self.told)
            ]

    def _line(self, event: Event, open_to_all: bool) -> str:
        if not event.pool:
            return f"{event.who} {self.plan.game.texts[event.what]}\n"
        return f"{self.plan.text(event.pool, event.what) if open_to_all else f'{event.pool} ?'}\n"

    def guess(self, seat: int, seed: int) -> "Dealing":
        """A game that was the same for a seat, in which others may have drawn other cards unseen."""
        if self.state is None or all(owner == seat for owner, _ in self._hidden):
            return self.copy()
        other = self.copy()
        other.state = self.state.guess(seat, seed)
        last_resorts = self.plan.game.last_resorts
        if any(who not in (CHANCE, seat) and what in last_resorts for who, what in self.history()):
            redraw(other.state, seat, self.fitting(seat), Random(seed))
        other._hidden = other.state.hidden_cards()
        exchanged = {old: new for (_, old), (_, new) in zip(self._hidden, other._hidden, strict=True)}
        other.events = []
        other.told = [""] * len(self.told)
        for event in self.events:
            card = event.what if event.is_seen(seat) else exchanged.get(event.what, event.what)
            other._tell(event._replace(what=card))
        return other

    def fitting(self, seat: int) -> Fitting:
        """What each card can be that others hide from a seat, by what they have done."""
        assert self.state is not None
        fitting = unseen(self.state, seat)
        again = Dealing(self.plan)
        for who, what in self.history():
            if who not in (CHANCE, seat):
                assert again.state is not None
                narrow(fitting, again.state, what)
            again.apply(what)
        return fitting

    def history(self) -> list[tuple[int, int]]:
        """Who decided or drew, and what."""
        return [(event.who, event.what) for event in self.events if event.pool != SHOWN]
