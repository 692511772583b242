"""What happened: one event for each thing that a player did, told from the public positions around it."""

from collections.abc import Sequence
from dataclasses import dataclass

from cabochon.games.splendor.cards import NOBLES
from cabochon.match import Move
from cabochon.terminal.words import Position, Words, card_at


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
        if after["phase"] != "pay":
            seat = before["to_move"]
            notation = ", ".join(part.text for part in [*self._unpaid(), move])
            told = [self._deed(seat, move, before, after), *self._consequences(seat, move, before, after)]
            event = Event(seat, len(self) + 1, notation, self._words.language.tell(told))
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

    def _deed(self, seat: int, move: Move, before: Position, after: Position) -> str:
        words, say = self._words, self._words.language.text
        player, argument = words.names[seat], move.argument
        mine, now = before["players"][seat], after["players"][seat]
        match move.verb:
            case "take" | "privilege" | "gold" | "match":
                taken = _difference(now["tokens"], mine["tokens"])
                if words.game.name == "duel":
                    taken = words.on_cells(argument, before)
                return say(f"did-{move.verb}", player=player, tokens=words.tokens(taken))
            case "reserve":
                gold = now["tokens"][-1] - mine["tokens"][-1]
                if argument.endswith("t"):
                    return say("did-reserve-top", player=player, level=int(argument[0]), gold=gold)
                number = card_at(argument, before)
                return say(
                    "did-reserve",
                    player=player,
                    card="?" if number is None else words.card(number),
                    gold=gold,
                )
            case "buy" | "pay":
                bought = [number for number in now["cards"] if number not in mine["cards"]]
                paid = self._paid(before, after)
                return say(
                    "did-buy",
                    player=player,
                    card=words.card(bought[0]),
                    paid=words.tokens(paid),
                    count=sum(paid),
                )
            case "return" | "colour":
                return say(f"did-{move.verb}", player=player, colour=words.colour(argument))
            case "steal":
                stolen = words.tokens([int(letter == argument) for letter in words.game.letters])
                return say("did-steal", player=player, tokens=stolen, opponent=words.names[1 - seat])
            case "noble":
                return say("did-noble", player=player, points=self._noble_points(seat, before, after))
            case "royal":
                return say("did-royal", player=player, royal=words.royal(int(argument) - 1))
            case "replenish":
                return say("did-replenish", player=player, count=sum(before["bag"].values()))
            case _:
                return say(f"did-{move.verb}", player=player)

    def _noble_points(self, seat: int, before: Position, after: Position) -> int:
        held = before["players"][seat]["nobles"]
        return sum(NOBLES[n].points for n in after["players"][seat]["nobles"] if n not in held)

    def _paid(self, before: Position, after: Position) -> list[int]:
        """What a purchase put into the bank or the bag."""
        if self._words.game.name == "splendor":
            return _difference(after["bank"], before["bank"])
        return [after["bag"].get(token, 0) - before["bag"].get(token, 0) for token in self._words.game.tokens]

    def _consequences(self, seat: int, move: Move, before: Position, after: Position) -> list[str]:
        """What came with it without being asked for."""
        words, say = self._words, self._words.language.text
        player = words.names[seat]
        told = []
        if words.game.name == "splendor":
            came = len(after["players"][seat]["nobles"]) - len(before["players"][seat]["nobles"])
            if came and move.verb != "noble":
                told.append(say("did-noble", player=player, points=self._noble_points(seat, before, after)))
            closing = after["pending"]["closing"] is not None and before["pending"]["closing"] is None
            if closing and after["to_move"] is not None:
                told.append(say("also-last-round"))
            return told
        told += self._automatic_tokens(seat, move, before, after)
        for royal in after["players"][seat]["royals"]:
            if royal not in before["players"][seat]["royals"] and move.verb != "royal":
                told.append(say("did-royal", player=player, royal=words.royal(royal)))
        for other, name in enumerate(words.names):
            if after["players"][other]["privileges"] > before["players"][other]["privileges"]:
                told.append(say("also-privilege", player=name))
        if after["phase"] == "act" and after["to_move"] == seat and after["turn"] != before["turn"]:
            told.append(say("also-again", player=player))
        return told

    def _automatic_tokens(self, seat: int, move: Move, before: Position, after: Position) -> list[str]:
        """Matching and stealing that left no choice, beside what the decision itself was about."""
        if move.verb not in ("buy", "pay", "colour", "match", "steal", "royal"):
            return []
        words, say = self._words, self._words.language.text
        none = [0] * len(words.game.letters)
        paid = self._paid(before, after) if move.verb in ("buy", "pay") else none
        chosen = words.on_cells(move.argument, before) if move.verb == "match" else none
        asked = (
            [int(letter == move.argument) for letter in words.game.letters] if move.verb == "steal" else none
        )
        lost = _difference(before["players"][1 - seat]["tokens"], after["players"][1 - seat]["tokens"])
        gained = _difference(after["players"][seat]["tokens"], before["players"][seat]["tokens"])
        stolen = _difference(lost, asked)
        matched = [
            more + spent - taken - known
            for more, spent, taken, known in zip(gained, paid, lost, chosen, strict=True)
        ]
        told = []
        if any(matched):
            told.append(say("did-match", player=words.names[seat], tokens=words.tokens(matched)))
        if any(stolen):
            victim = words.names[1 - seat]
            told.append(
                say("did-steal", player=words.names[seat], tokens=words.tokens(stolen), opponent=victim)
            )
        return told


def _difference(more: Sequence[int], fewer: Sequence[int]) -> list[int]:
    return [a - b for a, b in zip(more, fewer, strict=True)]
