"""What a decision did, as facts without language: who took what from where, and what came of it by itself.

Everything is read off the public positions around a decision, so nothing that only one player knows can slip
into a deed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cabochon.games.base import Game
from cabochon.match.move import Move

Position = dict[str, Any]


@dataclass(frozen=True)
class Deed:
    """One thing that a player did, or that happened to them.

    | kind           | who        | what it carries                                                       |
    | -------------- | ---------- | --------------------------------------------------------------------- |
    | take           | the mover  | `tokens` taken, Duel: their `cells`                                   |
    | reserve        | the mover  | `place`, `card`, `tokens`: the gold that came with it (Splendor)      |
    | reserve-top    | the mover  | `place` ("2t"), `tokens` as for reserve                               |
    | buy            | the mover  | `place` ("2c", "h1"), `card`, `tokens` paid                           |
    | return         | the mover  | `tokens` and `colour` given back                                      |
    | noble, royal   | the mover  | `number`                                                              |
    | privilege      | the mover  | the token taken with it: `tokens`, `cells`                            |
    | gold, match    | the mover  | `tokens`, `cells`                                                     |
    | replenish      | the mover  | `tokens` drawn, the `cells` filled                                    |
    | colour         | the mover  | `colour`                                                              |
    | steal          | the mover  | `tokens` taken from the opponent                                      |
    | gain-privilege | who gains  |                                                                       |
    | again          | who plays on |                                                                     |
    | last-round     | the mover  |                                                                       |
    | pass           | the mover  |                                                                       |

    `tokens` are counts by token; `cells` are named as in the notation; `colour` is a letter of the notation;
    `number` is that of the noble or royal.
    """

    kind: str
    seat: int
    tokens: tuple[int, ...] = ()
    cells: tuple[str, ...] = ()
    place: str = ""
    card: int | None = None
    number: int | None = None
    colour: str = ""


def deeds(game: Game, move: Move, before: Position, after: Position) -> list[Deed]:
    """What a decision did, from the public positions around it.

    While a purchase is still to be paid nothing has moved, so there is no deed; settling it is the purchase.
    """
    if after["phase"] == "pay":
        return []
    tell = _Teller(game, move, before, after)
    return [*tell.deed(), *tell.consequences()]


def cells(argument: str) -> list[tuple[int, int]]:
    """The cells (row, column from 0) of a notation of one, two or three cells in line."""
    ends = [(int(cell[1]) - 1, "abcde".index(cell[0])) for cell in argument.split("-")]
    if len(ends) == 2:
        rows, columns = ends[0][0] + ends[1][0], ends[0][1] + ends[1][1]
        if rows % 2 == 0 and columns % 2 == 0:
            ends.insert(1, (rows // 2, columns // 2))
    return ends


def cell_name(row: int, column: int) -> str:
    """A cell as the notation writes it: c3."""
    return f"{'abcde'[column]}{row + 1}"


def card_at(place: str, position: Position) -> int | None:
    """The card at "2c" on the table or "h1" in the hand of the player to move; None if none is seen there."""
    number: int | None
    if place[0] == "h":
        hand = position["players"][position["to_move"]]["reserved"]
        slot = int(place[1]) - 1
        number = hand[slot]["card"] if slot < len(hand) else None
    else:
        row = position["market"][int(place[0]) - 1]
        column = "abcde".index(place[1])
        number = row[column] if column < len(row) else None
    return number


class _Teller:
    """The positions around one decision, from the side of the player who made it."""

    def __init__(self, game: Game, move: Move, before: Position, after: Position) -> None:
        self.game, self.move, self.before, self.after = game, move, before, after
        self.seat: int = before["to_move"]
        self.mine, self.now = before["players"][self.seat], after["players"][self.seat]
        self.gained = _difference(self.now["tokens"], self.mine["tokens"])

    def deed(self) -> list[Deed]:
        """What the decision itself was about."""
        seat, argument = self.seat, self.move.argument
        match self.move.verb:
            case "take" if self.game.name == "splendor":
                return [Deed("take", seat, tokens=self.gained)]
            case "take" | "privilege" | "gold" | "match" as kind:
                return [Deed(kind, seat, tokens=self._on_cells(), cells=self._cells())]
            case "reserve":
                kind = "reserve-top" if argument.endswith("t") else "reserve"
                card = None if kind == "reserve-top" else card_at(argument, self.before)
                return [Deed(kind, seat, tokens=self.gained, place=argument, card=card)]
            case "buy" | "pay":
                card = next(card for card in self.now["cards"] if card not in self.mine["cards"])
                return [Deed("buy", seat, tokens=self._paid(), place=self._bought_from(), card=card)]
            case "return":
                return [Deed("return", seat, tokens=self._letters(argument), colour=argument)]
            case "steal":
                return [Deed("steal", seat, tokens=self._letters(argument))]
            case "colour":
                return [Deed("colour", seat, colour=argument)]
            case "noble" | "royal":
                return []  # they come, which is a consequence
            case "replenish":
                return [self._replenished()]
            case kind:
                return [Deed(kind, seat)]

    def consequences(self) -> list[Deed]:
        """What came with it without being asked for."""
        found = self._automatic_tokens() if self.game.name == "duel" else []
        for kind in ("noble", "royal"):
            held = self.mine.get(f"{kind}s", ())
            found += [
                Deed(kind, self.seat, number=number)
                for number in self.now.get(f"{kind}s", ())
                if number not in held
            ]
        if self.game.name == "splendor":
            closes = (
                self.before["pending"]["closing"] is None and self.after["pending"]["closing"] is not None
            )
            return [*found, Deed("last-round", self.seat)] if closes and self._goes_on() else found
        for seat, player in enumerate(self.after["players"]):
            if player["privileges"] > self.before["players"][seat]["privileges"]:
                found.append(Deed("gain-privilege", seat))
        if self._goes_on() and self.after["to_move"] == self.seat and self._new_turn():
            found.append(Deed("again", self.seat))
        return found

    def _goes_on(self) -> bool:
        return self.after["to_move"] is not None

    def _new_turn(self) -> bool:
        return self.after["phase"] == "act" and bool(self.after["turn"] != self.before["turn"])

    def _cells(self) -> tuple[str, ...]:
        return tuple(cell_name(row, column) for row, column in cells(self.move.argument))

    def _on_cells(self) -> tuple[int, ...]:
        """The tokens on the cells that the decision names, by kind."""
        tokens = [self.before["board"][row][column] for row, column in cells(self.move.argument)]
        return tuple(tokens.count(name) for name in self.game.tokens)

    def _letters(self, letters: str) -> tuple[int, ...]:
        return tuple(letters.count(letter) for letter in self.game.letters)

    def _paid(self) -> tuple[int, ...]:
        """What a purchase put into the bank or the bag."""
        if self.game.name == "splendor":
            return _difference(self.after["bank"], self.before["bank"])
        return tuple(self.after["bag"][token] - self.before["bag"][token] for token in self.game.tokens)

    def _bought_from(self) -> str:
        if self.move.verb == "buy":
            return self.move.argument
        # What is pending is the number of the place: the cards on the table, then those in hand.
        rows = self.before["market"]
        width = 5 if self.game.name == "splendor" else 0
        place = int(self.before["pending"]["buying"])
        for level, row in enumerate(rows, 1):
            if place < (width or len(row)):
                return f"{level}{'abcde'[place]}"
            place -= width or len(row)
        return f"h{place + 1}"

    def _replenished(self) -> Deed:
        filled = [
            (cell_name(row, column), self.after["board"][row][column])
            for row, line in enumerate(self.before["board"])
            for column, token in enumerate(line)
            if token is None and self.after["board"][row][column] is not None
        ]
        drawn = [token for _, token in filled]
        counted = tuple(drawn.count(name) for name in self.game.tokens)
        return Deed("replenish", self.seat, tokens=counted, cells=tuple(cell for cell, _ in filled))

    def _automatic_tokens(self) -> list[Deed]:
        """Matching and stealing that left no choice, beside what the decision itself was about."""
        verb = self.move.verb
        if verb not in ("buy", "pay", "colour", "match", "steal", "royal"):
            return []
        none = (0,) * len(self.game.letters)
        paid = self._paid() if verb in ("buy", "pay") else none
        chosen = self._on_cells() if verb == "match" else none
        asked = self._letters(self.move.argument) if verb == "steal" else none
        other = 1 - self.seat
        lost = _difference(self.before["players"][other]["tokens"], self.after["players"][other]["tokens"])
        stolen = _difference(lost, asked)
        matched = _difference(_difference(_sum(self.gained, paid), lost), chosen)
        found = []
        if any(matched):
            emptied = tuple(
                cell_name(row, column)
                for row, line in enumerate(self.before["board"])
                for column, token in enumerate(line)
                if token is not None and self.after["board"][row][column] is None
            )
            found.append(Deed("match", self.seat, tokens=matched, cells=emptied))
        if any(stolen):
            found.append(Deed("steal", self.seat, tokens=stolen))
        return found


def _difference(more: Sequence[int], fewer: Sequence[int]) -> tuple[int, ...]:
    return tuple(a - b for a, b in zip(more, fewer, strict=True))


def _sum(some: Sequence[int], others: Sequence[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(some, others, strict=True))
