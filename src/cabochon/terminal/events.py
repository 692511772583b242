"""What happened, told in words: one event for each thing that a player did."""

from dataclasses import dataclass

from cabochon.games.splendor.cards import NOBLES
from cabochon.match import Move
from cabochon.match.deeds import Deed, Position, deeds
from cabochon.terminal.words import Words


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
            notation = ", ".join(part.text for part in [*self._unpaid(), move])
            text = self._words.language.tell([self._sentence(deed) for deed in done])
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

    def _sentence(self, deed: Deed) -> str:
        words, say = self._words, self._words.language.text
        player = words.names[deed.seat]
        match deed.kind:
            case "reserve-top":
                level = int(deed.place[0])
                return say("did-reserve-top", player=player, level=level, gold=deed.tokens[-1])
            case "reserve":
                card = "?" if deed.card is None else words.card(deed.card)
                return say("did-reserve", player=player, card=card, gold=deed.tokens[-1])
            case "buy":
                assert deed.card is not None
                return say(
                    "did-buy",
                    player=player,
                    card=words.card(deed.card),
                    paid=words.tokens(deed.tokens),
                    count=sum(deed.tokens),
                )
            case "return" | "colour" as kind:
                return say(f"did-{kind}", player=player, colour=words.colour(deed.colour))
            case "steal":
                opponent = words.names[1 - deed.seat]
                return say("did-steal", player=player, tokens=words.tokens(deed.tokens), opponent=opponent)
            case "noble":
                assert deed.number is not None
                return say("did-noble", player=player, points=NOBLES[deed.number].points)
            case "royal":
                assert deed.number is not None
                return say("did-royal", player=player, royal=words.royal(deed.number))
            case "replenish":
                return say("did-replenish", player=player, count=sum(deed.tokens))
            case "gain-privilege":
                return say("also-privilege", player=player)
            case "again":
                return say("also-again", player=player)
            case "last-round":
                return say("also-last-round")
            case "take" | "privilege" | "gold" | "match" as kind:
                return say(f"did-{kind}", player=player, tokens=words.tokens(deed.tokens))
            case kind:
                return say(f"did-{kind}", player=player)
