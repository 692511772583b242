"""Pocket as the rest of the package sees it."""

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from cabochon.games.base import Game, Outcome, StateRecord
from cabochon.games.decks import NONE
from cabochon.games.settings import Setting, Settings
from tests.pocket import rules, view
from tests.pocket.actions import ACTIONS_VERSION, VERBS, WORDS
from tests.pocket.cards import CARDS, DECKS, FIRST, LETTERS, TOKENS
from tests.pocket.position import LAYOUT, PocketPosition, from_position, to_position
from tests.pocket.state import PHASES, ROWS, STATE, TOKEN_LIMIT


class Pocket(Game):
    """Pocket for two or three players."""

    name = "pocket"
    player_counts = (2, 3)
    settings = (Setting("wanted", 3, low=2, high=4),)
    variants: ClassVar[Mapping[str, Settings]] = {"short": {"wanted": 2}}
    tokens = TOKENS
    letters = LETTERS
    token_limit = TOKEN_LIMIT
    cards = CARDS
    decks = DECKS
    first = FIRST
    phases = PHASES
    verbs = VERBS
    actions_version = ACTIONS_VERSION
    state_type = STATE
    layout = LAYOUT
    mask_words = WORDS
    rules: ClassVar[ModuleType] = rules
    views: ClassVar[ModuleType] = view
    language = Path(__file__).parent / "language"

    def row_lengths(self, state: StateRecord) -> tuple[int, ...]:  # noqa: ARG002
        return ROWS

    def result_of(self, state: StateRecord) -> Outcome:
        reason = "deadlock" if state.winner == NONE else "collection"
        return Outcome(self._winners(state), tuple(state.points[: state.players].tolist()), reason)

    def position(self, state: StateRecord) -> PocketPosition:
        return to_position(state, self)

    def read_position(self, position: Any) -> StateRecord:
        return from_position(position, self)
