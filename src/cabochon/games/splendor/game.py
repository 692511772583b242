"""Splendor as the rest of the package sees it."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar, cast

from cabochon.games.base import Game, Outcome, StateRecord
from cabochon.games.decks import NONE
from cabochon.games.errors import SettingsError
from cabochon.games.positions import Position
from cabochon.games.settings import CHOOSE_PAYMENT, Setting, Settings
from cabochon.games.splendor import features, rules, view
from cabochon.games.splendor.actions import ACTIONS_VERSION, PASS, VERBS, WORDS
from cabochon.games.splendor.cards import CARDS, DECKS, FIRST, LETTERS, NOBLES, TOKENS
from cabochon.games.splendor.position import LAYOUT, SplendorPosition, from_position, to_position
from cabochon.games.splendor.state import LAST_ROUNDS, PHASES, STATE, TOKEN_LIMIT


class Splendor(Game):
    """Splendor for two to four players, with its variants."""

    name = "splendor"
    player_counts = (2, 3, 4)
    settings = (
        Setting("target", 15, low=1, high=30),
        Setting("face_up", 4, low=1, high=5),
        Setting("last_round", "finish_round", LAST_ROUNDS),
        Setting("teams", False),
        Setting("may_take_fewer", False),
        CHOOSE_PAYMENT,
    )
    variants: ClassVar[Mapping[str, Settings]] = {
        "quick": {"target": 10, "face_up": 3},
        "teams": {"teams": True},
    }
    tokens = TOKENS
    letters = LETTERS
    token_limit = TOKEN_LIMIT
    cards = CARDS
    decks = DECKS
    first = FIRST
    nobles = NOBLES
    patrons = ("noble",)
    phases = PHASES
    verbs = VERBS
    last_resorts = frozenset({PASS})
    actions_version = ACTIONS_VERSION
    state_type = STATE
    layout = LAYOUT
    mask_words = WORDS
    rules: ClassVar[ModuleType] = rules
    views: ClassVar[ModuleType] = view
    features: ClassVar[ModuleType] = features

    def check_settings(self, players: int, asked: Mapping[str, Any]) -> dict[str, Any]:
        settings = super().check_settings(players, asked)
        if settings["teams"] and players != 4:
            raise SettingsError(
                f"teams = true needs 4 players, not {players}", code="error-team-players", players=players
            )
        return settings

    def _more_pools(self) -> dict[str, list[int]]:
        return {"nobles": list(range(len(NOBLES)))}

    def kept(self, pool: str, players: int) -> int | None:
        return players + 1 if pool == "nobles" else super().kept(pool, players)

    def _place_orders(self, state: StateRecord, orders: Mapping[str, list[int]]) -> None:
        super()._place_orders(state, orders)
        state.nobles[: state.players + 1] = orders["nobles"]

    @property
    def components(self) -> Mapping[str, list[Any]]:
        return {"nobles": [noble._asdict() for noble in NOBLES]}

    def row_lengths(self, state: StateRecord) -> tuple[int, ...]:
        return (int(state.face_up),) * len(DECKS)

    def turns_after(self, state: StateRecord, seat: int) -> tuple[int, ...]:
        """Once somebody has reached the target, nobody from the closing seat on."""
        seats = super().turns_after(state, seat)
        return seats[: seats.index(state.closing)] if state.closing in seats else seats

    def patron_named(self, position: Position, argument: str) -> int:
        """A noble is named by its place on the table."""
        noble = cast(SplendorPosition, position)["nobles"][int(argument) - 1]
        assert noble is not None
        return noble

    def result_of(self, state: StateRecord) -> Outcome:
        reason = "deadlock" if state.closing == NONE else "target"
        return Outcome(self._winners(state), tuple(state.points[: state.players].tolist()), reason)

    def position(self, state: StateRecord) -> SplendorPosition:
        return to_position(state, self)

    def read_position(self, position: Any) -> StateRecord:
        return from_position(position, self)
