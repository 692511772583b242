"""A game on the table, played and read in words: the common part of splendor_table.py and duel_table.py.

How they are laid out, and how tokens are written, is in cabochon.lessons.laying.
"""

from collections.abc import Iterable
from typing import Any, Self

from cabochon.games.base import Game, Outcome
from cabochon.games.positions import deck_sizes
from cabochon.games.state import State
from cabochon.lessons.laying import Unseen, amounts, in_words

__all__ = ["Table", "Unseen", "amounts", "in_words"]


class Table:
    """A game under way. `play` plays; the other names read what lies on the table."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return self.state.game

    def fork(self) -> Self:
        """The same table once more, to try something else on it."""
        return type(self)(self.state.copy())

    @property
    def legal(self) -> set[str]:
        """Everything that the player to move may decide."""
        return {self.rules.texts[action] for action in self.state.legal_actions()}

    def options(self, verb: str) -> set[str]:
        """What may follow a verb now: options("take") is {"wbg", …}."""
        return {text.partition(" ")[2] for text in self.legal if text.partition(" ")[0] == verb}

    def play(self, *texts: str) -> Self:
        """Make decisions, each of which must be legal."""
        for text in texts:
            assert text in self.legal, f"{text!r} is not legal; legal are {sorted(self.legal)}"
            self.state.apply(self.rules.texts.index(text))
        return self

    @property
    def phase(self) -> str:
        """What is to be decided."""
        return self.state.phase

    @property
    def to_move(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return self.state.to_move

    @property
    def position(self) -> Any:
        """The whole table as JSON."""
        return self.state.position()

    def player(self, seat: int) -> dict[str, Any]:
        """Everything of one player as JSON."""
        player: dict[str, Any] = self.position["players"][seat]
        return player

    def tokens(self, seat: int) -> str:
        """The tokens of a player."""
        return in_words(self.player(seat)["tokens"], self.rules.letters)

    def bonuses(self, seat: int) -> str:
        """The bonuses of a player."""
        return in_words(self.player(seat)["bonuses"], self.rules.letters[:5])

    def points(self, seat: int) -> int:
        """The prestige of a player."""
        return int(self.player(seat)["points"])

    def cards(self, seat: int) -> list[int]:
        """The cards that a player has bought."""
        return list(self.player(seat)["cards"])

    def hand(self, seat: int) -> list[int]:
        """The cards that a player has reserved, oldest first."""
        return [reserved["card"] for reserved in self.player(seat)["reserved"]]

    def deck(self, level: int) -> list[int]:
        """A deck, top first."""
        return list(self.position["decks"][level - 1])

    def deck_sizes(self) -> list[int]:
        """How many cards each deck has, also on a table that hides them."""
        return deck_sizes(self.position)

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        outcome = self.state.outcome
        assert outcome is not None, "the game is not over"
        return outcome

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    def seen_by(self, seat: int | None) -> Self:
        """The table as a seat sees it; None: as a spectator does."""
        return type(self)(self.state.view(seat))

    def imagined_by(self, seat: int | None, seed: int) -> Self:
        """A table that the seat can't tell from this one."""
        return type(self)(self.state.guess(seat, seed))

    def every_way(self, text: str, phases: Iterable[str]) -> list[Self]:
        """All tables that a decision leads to, with what follows in these phases decided in every way."""
        after = self.fork().play(text)
        if after.phase not in phases:
            return [after]
        return [end for following in sorted(after.legal) for end in after.every_way(following, phases)]
