"""Splendor for two to four players, straight from the rules, in the order of a turn."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
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

TOKENS = (*GEMS, "gold")
LEVELS = (1, 2, 3)
PLACES = "abcde"
GEMS_PER_COLOUR = {2: 4, 3: 5, 4: 7}
GOLD = 5
DEFAULTS: dict[str, Any] = {
    "target": 15,
    "face_up": 4,
    "last_round": "finish_round",
    "teams": False,
    "may_take_fewer": False,
    "choose_payment": True,
    "start": "random",
}


@dataclass(frozen=True)
class Card:
    id: int
    level: int
    bonus: str
    points: int
    cost: Mapping[str, int]


@dataclass(frozen=True)
class Noble:
    id: int
    points: int
    requirement: Mapping[str, int]


@dataclass
class Reserved:
    card: Card
    hidden: bool


@dataclass
class Player:
    tokens: Tokens = field(default_factory=Counter)
    cards: list[Card] = field(default_factory=list)
    reserved: list[Reserved] = field(default_factory=list)
    nobles: list[Noble] = field(default_factory=list)

    def bonuses(self) -> Tokens:
        return Counter(card.bonus for card in self.cards)

    def points(self) -> int:
        return sum(card.points for card in self.cards) + sum(noble.points for noble in self.nobles)


CARDS = [
    Card(
        number,
        int(row["level"]),
        row["bonus"],
        int(row["points"]),
        {colour: int(row[colour]) for colour in GEMS},
    )
    for number, row in enumerate(read_rows("splendor_cards.csv"))
]
NOBLES = [
    Noble(number, int(row["points"]), {colour: int(row[colour]) for colour in GEMS})
    for number, row in enumerate(read_rows("splendor_nobles.csv"))
]


class SplendorOracle(Oracle):
    """A game of Splendor, set up with `from_orders`."""

    def __init__(
        self, players: int, settings: Mapping[str, Any], orders: Mapping[str, Sequence[int]]
    ) -> None:
        self.settings = DEFAULTS | dict(settings)
        if players not in GEMS_PER_COLOUR or (self.settings["teams"] and players != 4):
            raise ValueError(f"Splendor with these settings is not for {players} players")
        self.players = [Player() for _ in range(players)]
        self.bank: Tokens = Counter(dict.fromkeys(GEMS, GEMS_PER_COLOUR[players]))
        self.bank["gold"] = GOLD
        self.decks: dict[int, list[Card]] = {}
        self.market: dict[int, list[Card | None]] = {}
        for level in LEVELS:
            ids = [card.id for card in CARDS if card.level == level]
            deck = [CARDS[number] for number in deal_order(orders, f"level{level}", ids)]
            face_up = int(self.settings["face_up"])
            self.market[level], self.decks[level] = list(deck[:face_up]), deck[face_up:]
        self.nobles: list[Noble | None] = [NOBLES[number] for number in orders["nobles"][: players + 1]]
        if len({noble.id for noble in self.nobles if noble}) != players + 1:
            raise ValueError(f"nobles: {players + 1} different ones are needed")
        self.start = first_seat(self.settings, orders, players)
        self.to_move = self.start
        self.buying: str | None = None  # the place of the card that is being paid
        self._reason: str | None = None
        self._begin(self._play_to_the_end())

    @classmethod
    def from_orders(
        cls, players: int, settings: Mapping[str, Any], orders: Mapping[str, Sequence[int]]
    ) -> "SplendorOracle":
        """A game from explicit card orders (top first), nobles and start player; settings have defaults."""
        return cls(players, settings, orders)

    # The game

    def _play_to_the_end(self) -> Decisions[None]:
        seat = self.start
        reached_target: int | None = None
        passes_in_a_row = 0
        while True:
            self.to_move = seat
            passed = yield from self._turn(seat)
            passes_in_a_row = passes_in_a_row + 1 if passed else 0

            if reached_target is None and self._shared_points(seat) >= self.settings["target"]:
                reached_target = seat
            following = (seat + 1) % len(self.players)
            if reached_target is not None:
                finish_round = self.settings["last_round"] == "finish_round"
                if following == (self.start if finish_round else reached_target):
                    self._reason = "target"
                    return
            if passes_in_a_row == len(self.players):
                self._reason = "deadlock"
                return
            seat = following

    def _turn(self, seat: int) -> Decisions[bool]:
        """One turn with its end-of-turn steps; says whether the player had to pass."""
        player = self.players[seat]
        actions = self._takes() + self._reserves(player) + self._buys(seat)
        text = yield "act", actions or ["pass"]
        verb, _, what = text.partition(" ")
        if verb == "take":
            taken = Counter(colour for letter in what for colour in GEMS if LETTERS[colour] == letter)
            self.bank -= taken
            player.tokens += taken
        elif verb == "reserve":
            self._reserve(player, what)
        elif verb == "buy":
            yield from self._buy(seat, what)

        yield from return_excess(player.tokens, self.bank)

        yield from self._receive_noble(seat)
        return verb == "pass"

    # The four actions

    def _takes(self) -> list[str]:
        there = [LETTERS[colour] for colour in GEMS if self.bank[colour] >= 1]
        most = min(3, len(there))
        fewest = 1 if self.settings["may_take_fewer"] else most
        sizes = [size for size in (1, 2, 3) if fewest <= size <= most]
        different = ["take " + "".join(letters) for size in sizes for letters in combinations(there, size)]
        two = ["take " + 2 * LETTERS[colour] for colour in GEMS if self.bank[colour] >= 4]
        return different + two

    def _reserves(self, player: Player) -> list[str]:
        if len(player.reserved) >= MOST_RESERVED:
            return []
        face_up = [f"reserve {place}" for place in self._face_up()]
        return face_up + [f"reserve {level}t" for level in LEVELS if self.decks[level]]

    def _buys(self, seat: int) -> list[str]:
        player = self.players[seat]
        offered = self._face_up() | {f"h{n}": reserved.card for n, reserved in enumerate(player.reserved, 1)}
        affordable = [
            name for name, card in offered.items() if payments(self._due(seat, card), player.tokens)
        ]
        return [f"buy {name}" for name in affordable]

    def _face_up(self) -> dict[str, Card]:
        return {
            f"{level}{place}": card
            for level in LEVELS
            for place, card in zip(PLACES, self.market[level], strict=False)
            if card is not None
        }

    def _reserve(self, player: Player, what: str) -> None:
        if what.endswith("t"):
            player.reserved.append(Reserved(self.decks[int(what[0])].pop(0), hidden=True))
        else:
            player.reserved.append(Reserved(self._leave_market(what), hidden=False))
        if self.bank["gold"] > 0:
            self.bank["gold"] -= 1
            player.tokens["gold"] += 1

    def _buy(self, seat: int, what: str) -> Decisions[None]:
        player = self.players[seat]
        from_hand = what.startswith("h")
        card = player.reserved[int(what[1]) - 1].card if from_hand else self._face_up()[what]
        if from_hand:
            player.reserved[int(what[1]) - 1].hidden = False  # a card is shown when it is bought
        due = self._due(seat, card)
        self.buying = what
        payment = yield from choose_payment(due, player.tokens, self.settings["choose_payment"])
        self.buying = None
        player.tokens -= payment
        self.bank += payment
        if from_hand:
            del player.reserved[int(what[1]) - 1]
        else:
            self._leave_market(what)
        player.cards.append(card)

    def _due(self, seat: int, card: Card) -> Tokens:
        """The cost less the bonuses; a subtraction of counters never goes below zero."""
        return Counter(card.cost) - self._shared_bonuses(seat)

    def _leave_market(self, what: str) -> Card:
        level, place = int(what[0]), PLACES.index(what[1])
        card = self.market[level][place]
        assert card is not None
        deck = self.decks[level]
        self.market[level][place] = deck.pop(0) if deck else None
        return card

    # Nobles, and what partners share

    def _receive_noble(self, seat: int) -> Decisions[None]:
        bonuses = self._shared_bonuses(seat)
        visiting = {
            f"noble {place + 1}": place
            for place, noble in enumerate(self.nobles)
            if noble is not None and Counter(noble.requirement) <= bonuses
        }
        if visiting:
            place = yield from choose("noble", visiting)
            noble = self.nobles[place]
            assert noble is not None
            self.players[seat].nobles.append(noble)
            self.nobles[place] = None

    def _side(self, seat: int) -> list[int]:
        return sorted([seat, (seat + 2) % 4]) if self.settings["teams"] else [seat]

    def _shared_bonuses(self, seat: int) -> Tokens:
        return Counter(card.bonus for member in self._side(seat) for card in self.players[member].cards)

    def _shared_points(self, seat: int) -> int:
        return sum(self.players[member].points() for member in self._side(seat))

    # The result

    def winners(self) -> tuple[int, ...]:
        """The seats that share the victory; none before the end."""
        if self._reason is None:
            return ()

        def standing(seat: int) -> tuple[int, int]:
            cards = sum(len(self.players[member].cards) for member in self._side(seat))
            return self._shared_points(seat), -cards

        best = max(standing(seat) for seat in range(len(self.players)))
        return tuple(seat for seat in range(len(self.players)) if standing(seat) == best)

    def reason(self) -> str | None:
        """How it ended, "target" or "deadlock"; None before the end."""
        return self._reason

    def position(self) -> dict[str, Any]:
        """The whole position as JSON values."""
        return {
            "bank": [self.bank[token] for token in TOKENS],
            "players": [
                {
                    "tokens": [player.tokens[token] for token in TOKENS],
                    "bonuses": [player.bonuses()[colour] for colour in GEMS],
                    "discount": [self._shared_bonuses(seat)[token] for token in TOKENS],
                    "points": player.points(),
                    "cards": sorted(card.id for card in player.cards),
                    "reserved": [
                        {
                            "card": reserved.card.id,
                            "hidden": reserved.hidden,
                            "deck": str(reserved.card.level),
                            "level": reserved.card.level,
                        }
                        for reserved in player.reserved
                    ],
                    "nobles": sorted(noble.id for noble in player.nobles),
                }
                for seat, player in enumerate(self.players)
            ],
            "market": [[card.id if card else None for card in self.market[level]] for level in LEVELS],
            "decks": [[card.id for card in self.decks[level]] for level in LEVELS],
            "nobles": [noble.id if noble else None for noble in self.nobles],
            "sides": [[0, 2], [1, 3]] if self.settings["teams"] else [[n] for n in range(len(self.players))],
            "start": self.start,
            "to_move": self.to_move,
            "phase": self.phase,
            "pending": {} if self.buying is None else {"buying": self.buying},
        }
