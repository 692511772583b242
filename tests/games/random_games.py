"""Random games for the property tests."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from cabochon.games import LONGEST_GAME
from cabochon.games.base import Game
from cabochon.games.state import State
from tests.games.configurations import Configuration, any_configuration

few = settings(max_examples=settings.default.max_examples // 5 if settings.default else 20)
"""For tests in which an example is a whole game."""

seeds = st.integers(0, 2**32 - 1)

_WEIGHTS = {"buy": 20, "cover": 10, "privilege": 10, "replenish": 5, "gold": 3}


class Step(NamedTuple):
    """A decision: the state before it, its number, and the state after it."""

    before: State
    action: int
    after: State


class RandomGame(NamedTuple):
    """A random game. If it is eager, players buy when they can: it is short, and more happens in it."""

    configuration: Configuration
    seed: int
    eager: bool

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return self.configuration.rules

    def steps(self) -> Iterator[Step]:
        """Every decision until the game is over."""
        rules, players, settings = self.rules, self.configuration.players, self.configuration.settings
        rng = random.Random(self.seed)
        state = State.random(rules, players, settings, self.seed)
        for _ in range(LONGEST_GAME):
            legal = state.legal_actions()
            action = rng.choices(legal, self._weights(legal))[0]
            before = state.copy()
            state.apply(action)
            yield Step(before, action, state.copy())
            if state.is_over:
                return
        raise AssertionError("the game does not end")

    def states(self) -> list[State]:
        """Every state, from the first to the last."""
        steps = list(self.steps())
        return [step.before for step in steps] + [steps[-1].after]

    def _weights(self, legal: list[int]) -> list[int] | None:
        texts = self.rules.texts
        return [_WEIGHTS.get(texts[action].split()[0], 2) for action in legal] if self.eager else None


def random_games(name: str | None = None) -> st.SearchStrategy[RandomGame]:
    """Random games of one game or of any, in any configuration."""
    return st.builds(RandomGame, any_configuration(name), seeds, st.booleans())


def verb(rules: Game, action: int) -> str:
    """The first word of an action's text."""
    return rules.texts[action].split()[0]
