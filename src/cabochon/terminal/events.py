"""What happened, told in words: one event for each thing that a player did."""

from dataclasses import dataclass

from cabochon.games.places import deck_at, is_deck_top
from cabochon.games.positions import Position, side_of
from cabochon.match import Move
from cabochon.match.deeds import Deed, deeds
from cabochon.match.speech import Values
from cabochon.terminal.words import Words

# What nobody did is told by messages of other names.
_BY_ITSELF = {
    "again": "also-again",
    "gain-privilege": "also-privilege",
    "last-round": "also-last-round",
}


@dataclass(frozen=True)
class Event:
    """Something a player did: the decisions in notation, and in words."""

    seat: int
    number: int
    """How many decisions had been made when it was complete."""
    notation: str
    text: str


class Chronicle:
    """The events of a match from the beginning, kept in step with it."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._decisions: list[tuple[Move, Event | None]] = []

    def __len__(self) -> int:
        """How many decisions have been told."""
        return len(self._decisions)

    def add(self, move: Move, before: Position, after: Position) -> None:
        """Tell a decision. While a purchase is still to be paid there is no event: nothing has moved yet."""
        event = None
        if done := deeds(self._words.game, move, before, after):
            assert before["to_move"] is not None
            notation = ", ".join(part.text for part in [*self._unpaid(), move])
            text = self._words.language.tell([self._sentence(deed, move, before) for deed in done])
            event = Event(before["to_move"], len(self) + 1, notation, text)
        self._decisions.append((move, event))

    def cut(self, number: int) -> None:
        """Forget everything behind the first `number` decisions."""
        del self._decisions[number:]

    def since(self, number: int) -> list[Event]:
        """The events behind the first `number` decisions."""
        return [event for _, event in self._decisions[number:] if event is not None]

    def _unpaid(self) -> list[Move]:
        moves: list[Move] = []
        for move, event in reversed(self._decisions):
            if event is not None:
                break
            moves.insert(0, move)
        return moves

    def _sentence(self, deed: Deed, move: Move, before: Position) -> str:
        """A deed in words; in notation, if its game has no words for it."""
        language = self._words.language
        player = self._words.names[deed.seat]
        message = _BY_ITSELF.get(deed.kind, f"did-{deed.kind}")
        otherwise = language.text("did-other", player=player, move=move.text)
        return language.text_or(message, otherwise, player=player, **self._values(deed, before))

    def _values(self, deed: Deed, before: Position) -> Values:
        """Everything that a deed carries; each message takes what it needs."""
        words = self._words
        values: Values = {}
        if deed.tokens:
            told = words.tokens(deed.tokens)
            values |= {"tokens": told, "paid": told, "count": sum(deed.tokens), "gold": deed.tokens[-1]}
            rivals = [seat for seat in range(len(words.names)) if seat not in side_of(before, deed.seat)]
            values["opponent"] = words.language.join([words.names[seat] for seat in rivals])
        if is_deck_top(deed.place):
            values["level"] = deck_at(words.game, deed.place).level
        elif deed.place:
            values["card"] = "?" if deed.card is None else words.card(deed.card)
        if deed.colour:
            values["colour"] = words.colour(deed.colour)
        if deed.number is not None:
            values |= words.patron(deed.kind, deed.number)
        return values
