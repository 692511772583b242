"""A state as JSON, a *position*: what all games' positions have in common, written and read.

Each game's `position.py` adds its own keys to the types below. In a position that was made from a view a
hidden card in somebody's hand is null, and of the decks only the sizes are told.
"""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NotRequired, TypeVar, cast

from typing_extensions import ReadOnly, TypedDict

from cabochon.games.decks import NONE, UNKNOWN, deck_of
from cabochon.games.errors import PositionError, SettingsError
from cabochon.games.purse import colours_from, count, covers, one, shortfall, total
from cabochon.games.reading import field, flag, integer, integers, listing, require, require_value, word

if TYPE_CHECKING:
    from cabochon.games.base import Game, StateRecord

P = TypeVar("P", bound="Position")

LATEST_TURN = 2_000_000_000
"""Leaves room to play on: turns are counted in 32 bits."""


class Reserved(TypedDict):
    """A card in hand; `card` is null for whoever may not see it, `hidden` says that others may not.

    Its back tells everybody the `deck`, by name, and the `level`.
    """

    card: int | None
    hidden: bool
    deck: str
    level: int


class PlayerPosition(TypedDict):
    """What every player has. `discount` is what is taken off every price, by token: partners' bonuses too."""

    tokens: list[int]
    bonuses: list[int]
    discount: list[int]
    points: int
    cards: list[int]
    reserved: list[Reserved]


class Pending(TypedDict):
    """What a turn still needs: in phase `pay` the place of the card and the payment so far."""

    buying: ReadOnly[NotRequired[str]]
    payment: ReadOnly[NotRequired[list[int]]]
    cursor: ReadOnly[NotRequired[int]]


class Position(TypedDict):
    """What every position has; each game's own type has more.

    `market` holds the face-up cards, a row for each deck, null for an empty place. `decks` are lists of
    cards, top first, or their sizes where the cards are not known. `sides` are the seats that win together.
    """

    game: ReadOnly[str]
    settings: dict[str, bool | int | str]
    start: int
    turn: int
    to_move: int | None
    phase: ReadOnly[str]
    sides: list[list[int]]
    pending: ReadOnly[Pending]
    market: list[list[int | None]]
    decks: list[list[int] | int]
    players: ReadOnly[Sequence[PlayerPosition]]


def side_of(position: Position, seat: int) -> list[int]:
    """The seats that win together with a seat, itself among them."""
    return next(side for side in position["sides"] if seat in side)


def points_of_side(position: Position, seat: int) -> int:
    """What the side of a seat has together."""
    return sum(position["players"][other]["points"] for other in side_of(position, seat))


def deck_sizes(position: Position) -> list[int]:
    """How many cards each deck still has."""
    return [deck if isinstance(deck, int) else len(deck) for deck in position["decks"]]


def known_cards(position: Position) -> set[int]:
    """The cards that can be seen in a position, those in decks left aside."""
    known = {card for row in position["market"] for card in row}
    for player in position["players"]:
        known.update(player["cards"])
        known.update(reserved["card"] for reserved in player["reserved"])
    return {card for card in known if card is not None}


def without_future(game: "Game", position: P) -> P:
    """A complete position without what is still to come: decks as their sizes, nothing of later chance."""
    left_out = dict.fromkeys(game.future_keys)
    return cast(P, {**position, "decks": deck_sizes(position), **left_out})


# --- What only some games have -----------------------------------------------------------------------------
# A game's own types promise what its positions have; these are for whoever is there for any game.


class _Some(TypedDict, total=False):
    bank: list[int]
    board: list[list[str | None]]
    closing: int | None
    privileges: int


def bank_of(position: Position) -> list[int] | None:
    """The tokens of the bank; None in games that have none."""
    return cast(_Some, position).get("bank")


def board_of(position: Position) -> list[list[str | None]]:
    """The token board, row by row; games that have none have an empty list."""
    return cast(_Some, position).get("board", [])


def closing_seat(position: Position) -> int | None:
    """The game ends when it would be the turn of this seat; None as long as nobody knows that it will."""
    return cast(_Some, position["pending"]).get("closing")


def privileges_of(player: PlayerPosition) -> int:
    """How many privileges a player has; 0 in games that have none."""
    return cast(_Some, player).get("privileges", 0)


def patrons_of(player: PlayerPosition, kind: str) -> list[int]:
    """The numbers of the patrons of a kind (one of `Game.patrons`) that have come to a player."""
    return cast(Mapping[str, list[int]], player).get(f"{kind}s", [])


# --- Writing -----------------------------------------------------------------------------------------------


class Plain(SimpleNamespace):
    """A state to be read only, field by field as always, but quickly: Python numbers and nested lists."""

    def __init__(self, state: "StateRecord") -> None:
        # Fields of a record are slow to reach one at a time; this takes all of them in one go.
        values = zip(state.dtype.names, state.item(), strict=True)
        super().__init__(
            **{name: value if isinstance(value, int) else value.tolist() for name, value in values}
        )

    def __getitem__(self, name: str) -> Any:
        return self.__dict__[name]


class Head(TypedDict):
    """The keys of a position that are the same for all games, but for its name and phase."""

    settings: dict[str, bool | int | str]
    start: int
    turn: int
    to_move: int | None
    sides: list[list[int]]
    market: list[list[int | None]]
    decks: list[list[int] | int]


def head(state: Plain, game: "Game", widths: Sequence[int]) -> Head:
    """Settings, turn, market and decks; `widths` are those of the market's rows in the state."""
    shown = game.row_lengths(state)
    begins = [sum(widths[:row]) for row in range(len(widths))]
    return {
        "settings": game.settings_of(state),
        "start": state.start,
        "turn": state.turn,
        "to_move": None if state.to_move == NONE else state.to_move,
        "sides": [list(side) for side in game.sides(state)],
        "market": [
            [number_or_null(card) for card in state.market[begin : begin + length]]
            for begin, length in zip(begins, shown, strict=True)
        ],
        "decks": [
            left if left and state.deck[end - left] == UNKNOWN else state.deck[end - left : end]
            for end, left in zip(game.deck_ends, state.deck_left, strict=True)
        ],
    }


def counts(purse: int, tokens: int) -> list[int]:
    """A purse as numbers of tokens."""
    return list(int(purse).to_bytes(8, "little")[:tokens])


def number_or_null(card: int) -> int | None:
    """A card, or null for an empty place or a masked card."""
    return int(card) if card >= 0 else None


def owned(owner: Any, seat: int) -> list[int]:
    """The numbers of what a seat owns."""
    if seat not in owner:
        return []
    return [number for number, holder in enumerate(owner) if holder == seat]


def hand(state: Plain, seat: int, game: "Game") -> list[Reserved]:
    """The reserved cards of a player."""
    reserved: list[Reserved] = []
    for card, hidden in zip(state.reserved[seat], state.hidden[seat], strict=True):
        if card != NONE:
            deck = game.decks[deck_of(card, game.first)]
            reserved.append(
                {
                    "card": number_or_null(card),
                    "hidden": bool(hidden),
                    "deck": deck.name,
                    "level": deck.level,
                }
            )
    return reserved


def pending_payment(state: Plain, game: "Game") -> Pending:
    """The purchase under way."""
    return {
        "buying": game.buying_places[state.buying],
        "payment": counts(state.payment, len(game.tokens)),
        "cursor": state.cursor,
    }


# --- Reading -----------------------------------------------------------------------------------------------


def purse_of(numbers: Sequence[int]) -> int:
    """Numbers of tokens as a purse."""
    return sum(number * one(token) for token, number in enumerate(numbers))


def read_head(position: Any, game: "Game") -> "StateRecord":
    """A new state with the settings and the turn of a position."""
    word(field(position, "game"), [game.name], "game")
    players = len(listing(field(position, "players"), None, "players"))
    settings = field(position, "settings")
    require(isinstance(settings, dict), "settings must be an object")
    start = integer(field(position, "start"), 0, max(game.player_counts) - 1, "start")
    try:
        settings = game.check_settings(players, {**settings, "start": start})
    except SettingsError as error:
        raise PositionError(f"settings: {error}") from None
    state = game.new_record(players, settings)
    state.phase = game.phases.index(word(field(position, "phase"), game.phases, "phase"))
    state.turn = integer(field(position, "turn"), 1, LATEST_TURN, "turn")
    seat = field(position, "to_move")
    if game.rules.is_over(state):
        require(seat is None, "to_move must be null when the game is over")
        state.to_move = NONE
    else:
        state.to_move = integer(seat, 0, players - 1, "to_move")
    sides = [list(side) for side in game.sides(state)]
    require_value(field(position, "sides"), sides, f"sides must be {sides}, as the settings say")
    return state


class CardReader:
    """Reads card numbers and sees to it that every card is in exactly one place."""

    def __init__(self, game: "Game") -> None:
        self._game = game
        self._first = [int(number) for number in game.first]
        self._known: set[int] = set()
        self._masked_in_hands = [0] * len(game.decks)
        self._masked_in_decks = [0] * len(game.decks)

    def bought(self, value: Any, path: str) -> int:
        """A card that lies before a player."""
        return self._card(value, 0, self._first[-1], path)

    def hand(self, value: Any, state: "StateRecord", seat: int, path: str) -> None:
        """The reserved cards of a player, into the state."""
        state.reserved[seat] = NONE
        reserved = listing(value, None, path)
        most = state.reserved.shape[1]
        require(len(reserved) <= most, f"{path} can hold {most} cards at most")
        names = [deck.name for deck in self._game.decks]
        for slot, entry in enumerate(reserved):
            spot = f"{path}[{slot}]"
            deck = names.index(word(field(entry, "deck", spot), names, f"{spot}.deck"))
            level = self._game.decks[deck].level
            require(field(entry, "level", spot) == level, f"{spot}.level must be {level}, that of its deck")
            hidden = flag(field(entry, "hidden", spot), f"{spot}.hidden")
            card = field(entry, "card", spot)
            state.hidden[seat, slot] = hidden
            if card is None and hidden:
                self._masked_in_hands[deck] += 1
                state.reserved[seat, slot] = UNKNOWN - deck
            else:
                state.reserved[seat, slot] = self._card_of(deck, card, f"{spot}.card")

    def table(self, state: "StateRecord", position: Any, widths: Sequence[int]) -> None:
        """The market and the decks, into the state; `widths` are those of the market's rows in the state."""
        state.market[:] = NONE
        state.deck[:] = NONE
        number = len(self._game.decks)
        rows = listing(field(position, "market"), number, "market")
        decks = listing(field(position, "decks"), number, "decks")
        begin = 0
        for deck, length in enumerate(self._game.row_lengths(state)):
            left = self._deck(state, deck, decks[deck])
            for i, value in enumerate(listing(rows[deck], length, f"market[{deck}]")):
                spot = f"market[{deck}][{i}]"
                require(value is not None or not left, f"{spot} can't be empty while its deck has cards")
                if value is not None:
                    state.market[begin + i] = self._card_of(deck, value, spot)
            begin += widths[deck]

    def _deck(self, state: "StateRecord", deck: int, value: Any) -> int:
        """The cards of a deck, or how many they are; returns their number."""
        path, end = f"decks[{deck}]", self._first[deck + 1]
        most = end - self._first[deck]
        if isinstance(value, int):
            left = integer(value, 0, most, path)
            self._masked_in_decks[deck] = left
            state.deck[end - left : end] = UNKNOWN
        else:
            cards = listing(value, None, path)
            left = len(cards)
            require(left <= most, f"{path} can hold {most} cards at most")
            for i, card in enumerate(cards):
                state.deck[end - left + i] = self._card_of(deck, card, f"{path}[{i}]")
        state.deck_left[deck] = left
        return left

    def finish(self, state: "StateRecord") -> None:
        """Every card must have been seen; a view masks all decks, and only a view masks anything."""
        for deck, (begin, end) in enumerate(zip(self._first, self._first[1:], strict=False)):
            found = len(self._known.intersection(range(begin, end)))
            found += self._masked_in_hands[deck] + self._masked_in_decks[deck]
            all_cards = f"the {end - begin} cards of {self._game.decks[deck].pool}"
            require(found == end - begin, f"{all_cards} must all be somewhere; found {found}")
        in_decks = int(state.deck_left.sum())
        masked = sum(self._masked_in_decks)
        whole = masked == in_decks or (masked == 0 and not any(self._masked_in_hands))
        require(whole, "decks must be lists of cards, hidden cards known too, or else all be sizes")

    def _card(self, value: Any, low: int, end: int, path: str) -> int:
        card = integer(value, low, end - 1, path)
        if card in self._known:
            raise PositionError(f"{path}: card {card} can't be in two places")
        self._known.add(card)
        return card

    def _card_of(self, deck: int, value: Any, path: str) -> int:
        return self._card(value, self._first[deck], self._first[deck + 1], path)


def read_payment(state: "StateRecord", pending: Any, due: int, tokens: int) -> None:
    """The payment of a purchase under way, into the state: the least gold, and what was covered since."""
    held = int(state.tokens[state.to_move])
    gold = tokens - 1
    payment = purse_of(
        integers(field(pending, "payment", "pending"), tokens, 0, total(held), "pending.payment")
    )
    gems = payment & (one(gold) - 1)
    usual = due - shortfall(due, held & (one(gold) - 1))
    pays = covers(usual, gems) and total(payment) == total(due) and covers(held, payment)
    require(pays, "pending.payment does not pay for the card")
    choice = state.choose_payment and usual != 0 and count(held, gold) > total(due) - total(usual)
    require(bool(choice), "phase pay needs a gem that gold could stand for")
    covered = colours_from(usual - gems, 1)
    last = max(0, covered.bit_length() - 1)
    cursor = integer(field(pending, "cursor", "pending"), 0, gold, "pending.cursor")
    require(cursor == last, f"pending.cursor must be {last}, the last colour that gold stands for")
    state.payment = payment
    state.cursor = cursor


def read_buying(state: "StateRecord", pending: Any, game: "Game") -> int:
    """The card that is being bought; its place goes into the state."""
    name = word(field(pending, "buying", "pending"), game.buying_places, "pending.buying")
    place = game.buying_places.index(name)
    slot = place - len(state.market)
    seat = state.to_move
    card = int(state.market[place] if slot < 0 else state.reserved[seat, slot])
    require(card >= 0, "pending.buying names an empty place")
    require(slot < 0 or not state.hidden[seat, slot], "pending.buying: a card that is bought is not hidden")
    state.buying = place
    return card


def require_sums(player: Any, path: str, sums: Mapping[str, Any]) -> None:
    """What a player's cards add up to must be what the position says."""
    for key, value in sums.items():
        complaint = f"{path}.{key} must be {value}, as the cards say"
        require_value(field(player, key, path), value, complaint)
