"""Splendor Duel, straight from the rules, in the order of a turn.

A cell is (row, column), row 0 being the edge with the privileges; in texts it is column letter and row digit.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.oracle.decisions import (
    GEMS,
    LETTERS,
    MOST_RESERVED,
    Decisions,
    Oracle,
    Tokens,
    choose,
    choose_payment,
    deal_order,
    first_seat,
    payments,
    read_rows,
    return_excess,
)

TOKENS = (*GEMS, "pearl", "gold")
LOOSE = (*GEMS, "pearl")  # what may be taken, stolen or had for a privilege: everything but gold
ALL_TOKENS = Counter(dict.fromkeys(GEMS, 4) | {"pearl": 2, "gold": 3})
FACE_UP = {1: 5, 2: 4, 3: 3}
PRIVILEGES = 3
DEFAULTS: dict[str, Any] = {"choose_payment": True, "start": "random"}

Cell = tuple[int, int]
EAST, SOUTH, SOUTH_EAST, SOUTH_WEST = (0, 1), (1, 0), (1, 1), (1, -1)
CELLS = [(row, column) for row in range(5) for column in range(5)]
SPIRAL = [(int(row["row"]), int(row["col"])) for row in read_rows("duel_spiral.csv")]


def name_of(cell: Cell) -> str:
    return "abcde"[cell[1]] + str(cell[0] + 1)


@dataclass(frozen=True)
class Card:
    id: int
    level: int
    bonus: str  # a colour, "wild" or "none"
    bonus_count: int
    points: int
    crowns: int
    abilities: tuple[str, ...]
    cost: Mapping[str, int]


@dataclass(frozen=True)
class Royal:
    id: int
    points: int
    ability: str


@dataclass
class Reserved:
    card: Card
    hidden: bool


@dataclass
class Bought:
    card: Card
    colour: str | None  # None: belongs to no colour (a wild card gets its colour on being bought)


@dataclass
class Player:
    tokens: Tokens = field(default_factory=Counter)
    cards: list[Bought] = field(default_factory=list)
    reserved: list[Reserved] = field(default_factory=list)
    royals: list[Royal] = field(default_factory=list)
    privileges: int = 0

    def bonuses(self) -> Tokens:
        bonuses: Tokens = Counter()
        for bought in self.cards:
            if bought.colour is not None:
                bonuses[bought.colour] += bought.card.bonus_count
        return bonuses

    def points(self) -> int:
        return sum(bought.card.points for bought in self.cards) + sum(royal.points for royal in self.royals)

    def points_on(self, colour: str) -> int:
        return sum(bought.card.points for bought in self.cards if bought.colour == colour)

    def crowns(self) -> int:
        return sum(bought.card.crowns for bought in self.cards)


CARDS = [
    Card(
        number,
        int(row["level"]),
        row["bonus"],
        int(row["bonus_count"]),
        int(row["points"]),
        int(row["crowns"]),
        tuple(ability for ability in row["ability"].split("+") if ability != "none"),
        {colour: int(row[colour]) for colour in LOOSE},
    )
    for number, row in enumerate(read_rows("duel_cards.csv"))
]
ROYALS = [
    Royal(number, int(row["points"]), row["ability"])
    for number, row in enumerate(read_rows("duel_royals.csv"))
]


def token_names(tokens: Sequence[str | int]) -> list[str]:
    """Tokens given by name or by number, as names."""
    return [token if isinstance(token, str) else TOKENS[int(token)] for token in tokens]


class DuelOracle(Oracle):
    """A game of Splendor Duel, set up with `from_orders`."""

    def __init__(
        self, players: int, settings: Mapping[str, Any], orders: Mapping[str, Sequence[Any]]
    ) -> None:
        if players != 2:
            raise ValueError(f"Splendor Duel is for 2 players, not {players}")
        self.settings = DEFAULTS | dict(settings)
        self.players = [Player(), Player()]
        self.market: dict[int, list[Card | None]] = {}
        self.decks: dict[int, list[Card]] = {}
        for level, places in FACE_UP.items():
            ids = [card.id for card in CARDS if card.level == level]
            deck = [CARDS[number] for number in deal_order(orders, f"level{level}", ids)]
            self.market[level], self.decks[level] = list(deck[:places]), deck[places:]
        tokens = token_names(orders["board"])
        if Counter(tokens) != ALL_TOKENS:
            raise ValueError(f"board: not the 25 tokens: {tokens}")
        self.board: dict[Cell, str] = dict(zip(SPIRAL, tokens, strict=True))  # an empty cell has no entry
        self.bag: Tokens = Counter()
        self.royals = list(ROYALS)
        self.start = first_seat(self.settings, orders, players)
        self.players[1 - self.start].privileges = 1
        self.privileges = PRIVILEGES - 1
        self.to_move = self.start
        self._drawn: list[str] = []
        self.buying: str | None = None  # the place of the card that is being paid
        self._winner: int | None = None
        self._reason: str | None = None
        self._begin(self._play_to_the_end())

    @classmethod
    def from_orders(
        cls, players: int, settings: Mapping[str, Any], orders: Mapping[str, Sequence[Any]]
    ) -> "DuelOracle":
        """A game from explicit card orders (top first), board tokens along the spiral and start player."""
        return cls(players, settings, orders)

    def play(self, text: str, refill: Sequence[str | int] | None = None) -> None:
        """Makes one decision. `replenish` needs `refill`: the bag's tokens in the order they come out."""
        if text == "replenish" and text in self.legal():
            self._drawn = token_names(refill or [])
            if Counter(self._drawn) != self.bag:
                raise ValueError(f"refill: {self._drawn} are not the tokens of the bag: {dict(self.bag)}")
        super().play(text)

    # The game

    def _play_to_the_end(self) -> Decisions[None]:
        seat = self.start
        while self._winner is None:
            self.to_move = seat
            again = yield from self._turn(seat)
            self._reason = self._victory(self.players[seat])
            if self._reason is not None:
                self._winner = seat
            elif not again:
                seat = 1 - seat

    def _turn(self, seat: int) -> Decisions[bool]:
        """One turn down to its token limit; says whether the same player takes another."""
        player, again = self.players[seat], False

        # Optional: privileges first (by rising cell), then replenishing; both before the mandatory action.
        passed_cells, replenished = 0, False
        while True:
            mandatory = self._takes() + self._golds(player) + self._buys(player)
            privileges = []
            if player.privileges > 0 and not replenished:
                cells = [cell for cell in CELLS[passed_cells:] if self.board.get(cell) in LOOSE]
                privileges = [f"privilege {name_of(cell)}" for cell in cells]
            replenish = ["replenish"] if self.bag.total() > 0 else []
            text = yield "act", (privileges + replenish + mandatory) or ["pass"]
            verb, _, what = text.partition(" ")
            if verb == "privilege":
                cell = self._cell(what)
                player.privileges -= 1
                self.privileges += 1
                player.tokens[self.board.pop(cell)] += 1
                passed_cells = CELLS.index(cell) + 1
            elif verb == "replenish":
                self._replenish()
                self._gain_privilege(1 - seat)
                replenished = True
            else:
                break

        if verb == "take":
            self._take(seat, what)
        elif verb == "gold":
            player.tokens[self.board.pop(self._cell(what))] += 1
            text = yield "reserve", self._reserves()
            self._reserve(player, text.removeprefix("reserve "))
        elif verb == "buy":
            again = yield from self._buy(seat, what)

        yield from return_excess(player.tokens, self.bag)
        return again

    def _victory(self, player: Player) -> str | None:
        if player.points() >= 20:
            return "prestige"
        if player.crowns() >= 10:
            return "crowns"
        if any(player.points_on(colour) >= 10 for colour in GEMS):
            return "colour"
        return None

    # The board, the bag and the privileges

    def _cell(self, name: str) -> Cell:
        return next(cell for cell in CELLS if name_of(cell) == name)

    def _replenish(self) -> None:
        empty = [cell for cell in SPIRAL if cell not in self.board]
        self.board.update(zip(empty, self._drawn, strict=False))
        self.bag.clear()

    def _gain_privilege(self, seat: int) -> None:
        if self.players[seat].privileges == PRIVILEGES:
            return
        if self.privileges > 0:
            self.privileges -= 1
        else:
            self.players[1 - seat].privileges -= 1
        self.players[seat].privileges += 1

    # Taking

    def _lines(self) -> dict[str, list[Cell]]:
        """Every unbroken line of one to three gems or pearls, under the text of its two ends."""
        lines = {}
        for row, column in CELLS:
            for down, right in (EAST, SOUTH, SOUTH_EAST, SOUTH_WEST):
                for length in (1, 2, 3):
                    line = [(row + step * down, column + step * right) for step in range(length)]
                    if all(self.board.get(cell) in LOOSE for cell in line):
                        ends = [name_of(line[0]), name_of(line[-1])]
                        lines["-".join(ends if length > 1 else ends[:1])] = line
        return lines

    def _takes(self) -> list[str]:
        return [f"take {line}" for line in self._lines()]

    def _take(self, seat: int, what: str) -> None:
        taken = [self.board.pop(cell) for cell in self._lines()[what]]
        self.players[seat].tokens.update(taken)
        three_alike = len(taken) == 3 and len(set(taken)) == 1
        if three_alike or taken.count("pearl") == 2:
            self._gain_privilege(1 - seat)

    # Gold and reserving

    def _golds(self, player: Player) -> list[str]:
        if len(player.reserved) >= MOST_RESERVED or not self._reserves():
            return []
        return [f"gold {name_of(cell)}" for cell in CELLS if self.board.get(cell) == "gold"]

    def _reserves(self) -> list[str]:
        face_up = [f"reserve {place}" for place in self._face_up()]
        return face_up + [f"reserve {level}t" for level in FACE_UP if self.decks[level]]

    def _reserve(self, player: Player, what: str) -> None:
        if what.endswith("t"):
            player.reserved.append(Reserved(self.decks[int(what[0])].pop(0), hidden=True))
        else:
            player.reserved.append(Reserved(self._leave_market(what), hidden=False))

    def _face_up(self) -> dict[str, Card]:
        return {
            f"{level}{place}": card
            for level, cards in self.market.items()
            for place, card in zip("abcde", cards, strict=False)
            if card is not None
        }

    def _leave_market(self, what: str) -> Card:
        level, place = int(what[0]), "abcde".index(what[1])
        card = self.market[level][place]
        assert card is not None
        deck = self.decks[level]
        self.market[level][place] = deck.pop(0) if deck else None
        return card

    # Buying, abilities, royals

    def _offered(self, player: Player) -> dict[str, Card]:
        return self._face_up() | {f"h{n}": reserved.card for n, reserved in enumerate(player.reserved, 1)}

    def _buys(self, player: Player) -> list[str]:
        return [f"buy {name}" for name, card in self._offered(player).items() if self._can_buy(player, card)]

    def _can_buy(self, player: Player, card: Card) -> bool:
        if "wild" in card.abilities and player.bonuses().total() == 0:
            return False
        return bool(payments(self._due(player, card), player.tokens))

    def _due(self, player: Player, card: Card) -> Tokens:
        """The cost less the bonuses; a subtraction of counters never goes below zero."""
        return Counter(card.cost) - player.bonuses()

    def _buy(self, seat: int, what: str) -> Decisions[bool]:
        """Pays for a card, then resolves its ability, then a royal's; says whether an extra turn follows."""
        player = self.players[seat]
        card = self._offered(player)[what]
        if what.startswith("h"):
            player.reserved[int(what[1]) - 1].hidden = False  # a card is shown when it is bought
        crowns_before = player.crowns()
        due = self._due(player, card)
        self.buying = what
        payment = yield from choose_payment(due, player.tokens, self.settings["choose_payment"])
        self.buying = None
        player.tokens -= payment
        self.bag += payment
        if what.startswith("h"):
            del player.reserved[int(what[1]) - 1]
        else:
            self._leave_market(what)

        owned = player.bonuses()
        bought = Bought(card, card.bonus if card.bonus in GEMS else None)
        player.cards.append(bought)
        if "wild" in card.abilities:
            colours = {f"colour {LETTERS[colour]}": colour for colour in GEMS if owned[colour] > 0}
            bought.colour = yield from choose("colour", colours)
        if "take_matching" in card.abilities:
            yield from self._take_matching(player, card.bonus)
        again = yield from self._resolve(seat, card.abilities)

        for milestone in (3, 6):
            if crowns_before < milestone <= player.crowns():
                welcome = {f"royal {royal.id + 1}": royal for royal in self.royals}
                royal = yield from choose("royal", welcome)
                self.royals.remove(royal)
                player.royals.append(royal)
                royal_again = yield from self._resolve(seat, (royal.ability,))
                again = again or royal_again
        return again

    def _resolve(self, seat: int, abilities: Sequence[str]) -> Decisions[bool]:
        """The abilities that cards and royals have in common; says whether an extra turn was won."""
        if "privilege" in abilities:
            self._gain_privilege(seat)
        if "steal" in abilities:
            player, opponent = self.players[seat], self.players[1 - seat]
            kinds = {f"steal {LETTERS[kind]}": kind for kind in LOOSE if opponent.tokens[kind] > 0}
            if kinds:
                stolen = yield from choose("steal", kinds)
                opponent.tokens[stolen] -= 1
                player.tokens[stolen] += 1
        return "extra_turn" in abilities

    def _take_matching(self, player: Player, colour: str) -> Decisions[None]:
        cells = {f"match {name_of(cell)}": cell for cell in CELLS if self.board.get(cell) == colour}
        if cells:
            cell = yield from choose("match", cells)
            player.tokens[self.board.pop(cell)] += 1

    # The result

    def winners(self) -> tuple[int, ...]:
        """The winner's seat; none before the end."""
        return () if self._winner is None else (self._winner,)

    def reason(self) -> str | None:
        """Which victory it was, "prestige", "crowns" or "colour"; None before the end."""
        return self._reason

    def position(self) -> dict[str, Any]:
        """The whole position as JSON values. The bag counts every kind of token, zeros too."""
        return {
            "board": [[self.board.get((row, column)) for column in range(5)] for row in range(5)],
            "bag": {token: self.bag[token] for token in TOKENS},
            "market": [[card.id if card else None for card in cards] for cards in self.market.values()],
            "decks": [[card.id for card in deck] for deck in self.decks.values()],
            "royals": [royal.id for royal in self.royals],
            "privileges": self.privileges,
            "players": [
                {
                    "tokens": [player.tokens[token] for token in TOKENS],
                    "bonuses": [player.bonuses()[colour] for colour in GEMS],
                    "discount": [player.bonuses()[token] for token in TOKENS],
                    "points": player.points(),
                    "colour_points": [player.points_on(colour) for colour in GEMS],
                    "crowns": player.crowns(),
                    "privileges": player.privileges,
                    "cards": sorted(bought.card.id for bought in player.cards),
                    "reserved": [
                        {
                            "card": reserved.card.id,
                            "hidden": reserved.hidden,
                            "deck": str(reserved.card.level),
                            "level": reserved.card.level,
                        }
                        for reserved in player.reserved
                    ],
                    "royals": sorted(royal.id for royal in player.royals),
                }
                for player in self.players
            ],
            "sides": [[0], [1]],
            "start": self.start,
            "to_move": self.to_move,
            "phase": self.phase,
            "pending": {} if self.buying is None else {"buying": self.buying},
        }
