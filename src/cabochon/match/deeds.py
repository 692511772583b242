"""What a decision did, as facts without language: who took what from where, and what came of it by itself.

Everything is read off the public positions around a decision, so nothing that only one player knows can slip
into a deed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cabochon.games.base import Game
from cabochon.games.paying import Means
from cabochon.games.places import card_at, cell_name, cells, is_deck_top
from cabochon.games.positions import Position, board_of, closing_seat, patrons_of, privileges_of
from cabochon.games.verbs import Form
from cabochon.match.move import Move


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

    def told(self) -> dict[str, Any]:
        """For JSON, without what it does not carry."""
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in vars(self).items()
            if value not in ((), "", None)
        }


def deeds(game: Game, move: Move, before: Position, after: Position) -> list[Deed]:
    """What a decision did, from the public positions around it.

    While a purchase is still to be paid nothing has moved, so there is no deed; settling it is the purchase.
    """
    if "payment" in after["pending"]:
        return []
    tell = _Teller(game, move, before, after)
    return [*tell.deed(), *tell.consequences()]


class _Teller:
    """The positions around one decision, from the side of the player who made it."""

    def __init__(self, game: Game, move: Move, before: Position, after: Position) -> None:
        assert before["to_move"] is not None
        self.game, self.move, self.before, self.after = game, move, before, after
        self.verb = game.verb_named[move.verb]
        self.seat = before["to_move"]
        self.mine, self.now = before["players"][self.seat], after["players"][self.seat]
        self.gained = _difference(self.now["tokens"], self.mine["tokens"])

    def deed(self) -> list[Deed]:
        """What the decision itself was about."""
        seat, argument = self.seat, self.move.argument
        match self.verb.name, self.verb.form:
            case "reserve", _:
                top = is_deck_top(argument)
                card = None if top else card_at(self.game, self.before, argument)
                kind = "reserve-top" if top else "reserve"
                return [Deed(kind, seat, tokens=self.gained, place=argument, card=card)]
            case "buy" | "pay", _:
                (card,) = set(self.now["cards"]) - set(self.mine["cards"])
                place = self.before["pending"].get("buying", argument)
                return [Deed("buy", seat, tokens=self._paid(card), place=place, card=card)]
            case kind, Form.TOKENS:
                return [Deed(kind, seat, tokens=self.gained)]
            case kind, Form.LINE | Form.CELL:
                taken = tokens_on(self.game, self.before, argument)
                return [Deed(kind, seat, tokens=taken, cells=self._cells())]
            case "return", _:
                return [Deed("return", seat, tokens=tokens_of(self.game, argument), colour=argument)]
            case "steal", _:
                return [Deed("steal", seat, tokens=tokens_of(self.game, argument))]
            case kind, Form.TOKEN:
                return [Deed(kind, seat, colour=argument)]
            case kind, _ if kind in self.game.patrons:
                return []  # told by what follows, which has the number of whoever came
            case kind, _ if self.verb.draws:
                return [self._drawn(kind)]
            case kind, _:
                return [Deed(kind, seat)]

    def consequences(self) -> list[Deed]:
        """What came of it that nobody decided, or that an earlier decision asked for."""
        found = self._automatic_tokens()
        for kind in self.game.patrons:
            held = patrons_of(self.mine, kind)
            found += [
                Deed(kind, self.seat, number=number)
                for number in patrons_of(self.now, kind)
                if number not in held
            ]
        for seat, (old, new) in enumerate(zip(self.before["players"], self.after["players"], strict=True)):
            if privileges_of(new) > privileges_of(old):
                found.append(Deed("gain-privilege", seat))
        if self.after["to_move"] is not None:
            if closing_seat(self.before) is None and closing_seat(self.after) is not None:
                found.append(Deed("last-round", self.seat))
            if self.after["to_move"] == self.seat and self.after["turn"] != self.before["turn"]:
                found.append(Deed("again", self.seat))
        return found

    def _paid(self, card: int) -> tuple[int, ...]:
        """What a purchase cost: as was chosen, or with as little gold as possible."""
        chosen = self.before["pending"].get("payment")
        if chosen is not None:
            return tuple(chosen)
        return Means.of(self.mine).payment(self.game.cards[card].cost)

    def _cells(self) -> tuple[str, ...]:
        return tuple(cell_name(row, column) for row, column in cells(self.move.argument))

    def _drawn(self, kind: str) -> Deed:
        now = board_of(self.after)
        filled = [(row, column) for row, column in _empty(self.before) if now[row][column] is not None]
        tokens = _counted(self.game, [now[row][column] for row, column in filled])
        return Deed(kind, self.seat, tokens=tokens, cells=tuple(cell_name(*cell) for cell in filled))

    def _automatic_tokens(self) -> list[Deed]:
        """Matching and stealing that left no choice, beside what the decision itself was about."""
        if self.verb.phase == "act" and self.verb.name != "buy":
            return []
        none = (0,) * len(self.game.tokens)
        told = {deed.kind: deed.tokens for deed in self.deed()}
        lost = none
        for seat, player in enumerate(self.before["players"]):
            if seat != self.seat:
                lost = _sum(lost, _difference(player["tokens"], self.after["players"][seat]["tokens"]))
        stolen = _difference(lost, told.get("steal", none))
        moved = _difference(_sum(told.get("buy", none), told.get("return", none)), told.get("reserve", none))
        moved = _difference(moved, told.get("reserve-top", none))
        matched = _difference(_difference(_sum(self.gained, moved), lost), told.get("match", none))
        found = []
        if any(matched):
            taken = set(_empty(self.after)) - set(_empty(self.before))
            emptied = tuple(cell_name(*cell) for cell in sorted(taken))
            found.append(Deed("match", self.seat, tokens=matched, cells=emptied))
        if any(stolen):
            found.append(Deed("steal", self.seat, tokens=stolen))
        return found


def tokens_of(game: Game, letters: str) -> tuple[int, ...]:
    """The tokens that letters stand for, by kind."""
    return tuple(letters.count(letter) for letter in game.letters)


def tokens_on(game: Game, position: Position, argument: str) -> tuple[int, ...]:
    """The tokens on the cells that a decision names ("c3", "a1-b1", "a1-c3"), by kind."""
    board = board_of(position)
    return _counted(game, [board[row][column] for row, column in cells(argument)])


def _counted(game: Game, tokens: Sequence[str | None]) -> tuple[int, ...]:
    return tuple(tokens.count(name) for name in game.tokens)


def _empty(position: Position) -> list[tuple[int, int]]:
    return [
        (row, column)
        for row, line in enumerate(board_of(position))
        for column, token in enumerate(line)
        if token is None
    ]


def _difference(more: Sequence[int], fewer: Sequence[int]) -> tuple[int, ...]:
    return tuple(a - b for a, b in zip(more, fewer, strict=True))


def _sum(some: Sequence[int], others: Sequence[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(some, others, strict=True))
