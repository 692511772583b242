"""What the JSON positions of both games have in common, written and read."""

from types import SimpleNamespace
from typing import Any

from cabochon.games.base import Game, Position, State
from cabochon.games.decks import HAND, LEVELS, NONE, UNKNOWN
from cabochon.games.errors import PositionError, SettingsError
from cabochon.games.purse import colours_from, count, covers, one, shortfall, total
from cabochon.games.reading import field, flag, integer, integers, listing, require, word

LATEST_TURN = 2_000_000_000
"""Leaves room to play on: turns are counted in 32 bits."""


class Plain(SimpleNamespace):
    """A state to be read only, field by field as always, but quickly: Python numbers and nested lists."""

    def __init__(self, state: State) -> None:
        # Fields of a record are slow to reach one at a time; this takes all of them in one go.
        values = zip(state.dtype.names, state.item(), strict=True)
        super().__init__(
            **{name: value if isinstance(value, int) else value.tolist() for name, value in values}
        )

    def __getitem__(self, name: str) -> Any:
        return self.__dict__[name]


def counts(purse: int, colours: int) -> list[int]:
    """A purse as numbers of tokens."""
    return list(int(purse).to_bytes(8, "little")[:colours])


def purse_of(numbers: list[int]) -> int:
    """Numbers of tokens as a purse."""
    return sum(number * one(colour) for colour, number in enumerate(numbers))


def number_or_null(card: int) -> int | None:
    """A card, or null for an empty place or a masked card."""
    return int(card) if card >= 0 else None


def head(state: Plain, game: Game) -> Position:
    """The keys that say which game this is and how far it has come."""
    return {
        "game": game.name,
        "settings": game.settings_of(state),
        "start": int(state.start),
        "turn": int(state.turn),
        "to_move": None if state.to_move == NONE else int(state.to_move),
        "phase": game.phase(state),
    }


def owned(owner: Any, seat: int) -> list[int]:
    """The numbers of what a seat owns."""
    return [number for number, holder in enumerate(owner) if holder == seat]


def hand(state: Plain, seat: int, game: Game) -> list[Position]:
    """The reserved cards of a player."""
    return [
        {
            "card": number_or_null(card),
            "hidden": bool(state.hidden[seat][slot]),
            "level": game.cards[card].level if card >= 0 else int(UNKNOWN - card) + 1,
        }
        for slot, card in enumerate(state.reserved[seat])
        if card != NONE
    ]


def decks(state: Plain, first: Any) -> list[list[int | None]]:
    """The three decks, top first."""
    return [
        [card if card >= 0 else None for card in state.deck[end - left : end]]
        for end, left in zip(first[1:].tolist(), state.deck_left, strict=True)
    ]


def read_head(position: Any, game: Game) -> State:
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
    state = game.new_state(players, settings)
    state.phase = game.phases.index(word(field(position, "phase"), game.phases, "phase"))
    state.turn = integer(field(position, "turn"), 1, LATEST_TURN, "turn")
    seat = field(position, "to_move")
    if game.is_over(state):
        require(seat is None, "to_move must be null when the game is over")
        state.to_move = NONE
    else:
        state.to_move = integer(seat, 0, players - 1, "to_move")
    return state


class CardReader:
    """Reads card numbers and sees to it that every card is in exactly one place."""

    def __init__(self, first: Any) -> None:
        self._first = [int(number) for number in first]
        self._known: set[int] = set()
        self._masked_in_hands = [0] * LEVELS
        self._masked_in_decks = [0] * LEVELS

    def bought(self, value: Any, path: str) -> int:
        """A card that lies before a player."""
        return self._card(value, 0, self._first[LEVELS], path)

    def face_up(self, value: Any, level: int, path: str) -> int:
        """A card of the table; NONE for an empty place."""
        return NONE if value is None else self._card(value, self._first[level], self._first[level + 1], path)

    def hand(self, value: Any, state: State, seat: int, path: str) -> None:
        """The reserved cards of a player, into the state."""
        state.reserved[seat] = NONE
        reserved = listing(value, None, path)
        require(len(reserved) <= HAND, f"{path} can hold {HAND} cards at most")
        for slot, entry in enumerate(reserved):
            spot = f"{path}[{slot}]"
            level = integer(field(entry, "level", spot), 1, LEVELS, f"{spot}.level") - 1
            hidden = flag(field(entry, "hidden", spot), f"{spot}.hidden")
            card = field(entry, "card", spot)
            state.hidden[seat, slot] = hidden
            state.reserved[seat, slot] = self._card_of(
                level, card, f"{spot}.card", self._masked_in_hands if hidden else None
            )

    def table(self, state: State, rows: Any, decks_: Any, row_ends: Any, name: str) -> None:
        """The face-up rows and the decks, into the state; `row_ends` has each row's begin and end."""
        places, cards = state[name], state.deck
        places[:] = NONE
        cards[:] = NONE
        rows = listing(rows, LEVELS, name)
        decks_ = listing(decks_, LEVELS, "decks")
        for level, (begin, end) in enumerate(row_ends):
            deck = listing(decks_[level], None, f"decks[{level}]")
            size = self._first[level + 1] - self._first[level]
            require(len(deck) <= size, f"decks[{level}] can hold {size} cards at most")
            for i, value in enumerate(listing(rows[level], end - begin, f"{name}[{level}]")):
                spot = f"{name}[{level}][{i}]"
                require(value is not None or not deck, f"{spot} can't be empty while its deck has cards")
                places[begin + i] = self.face_up(value, level, spot)
            state.deck_left[level] = len(deck)
            top = self._first[level + 1] - len(deck)
            for i, value in enumerate(deck):
                card = self._card_of(level, value, f"decks[{level}][{i}]", self._masked_in_decks)
                cards[top + i] = max(card, UNKNOWN)

    def finish(self, state: State) -> None:
        """Every card must have been seen; a view masks all decks, and only a view masks anything."""
        for level in range(LEVELS):
            cards = range(self._first[level], self._first[level + 1])
            found = len(self._known.intersection(cards))
            found += self._masked_in_hands[level] + self._masked_in_decks[level]
            complaint = f"the {len(cards)} cards of level {level + 1} must all be somewhere; found {found}"
            require(found == len(cards), complaint)
        in_decks = int(state.deck_left.sum())
        masked = sum(self._masked_in_decks)
        whole = masked == in_decks or (masked == 0 and not any(self._masked_in_hands))
        require(whole, "decks must be known, hidden cards too, or else null from top to bottom")

    def _card(self, value: Any, low: int, end: int, path: str) -> int:
        card = integer(value, low, end - 1, path)
        if card in self._known:
            raise PositionError(f"{path}: card {card} can't be in two places")
        self._known.add(card)
        return card

    def _card_of(self, level: int, value: Any, path: str, masked: list[int] | None) -> int:
        """A card of a level; null, if it may be masked, is counted."""
        if value is None and masked is not None:
            masked[level] += 1
            return UNKNOWN - level
        return self._card(value, self._first[level], self._first[level + 1], path)


def read_payment(state: State, pending: Any, due: int, kinds: int) -> None:
    """The payment of a purchase under way, into the state: the least gold, and what was covered since."""
    tokens = int(state.tokens[state.to_move])
    gold = kinds - 1
    payment = purse_of(integers(field(pending, "payment", "pending"), kinds, 0, 25, "pending.payment"))
    gems = payment & (one(gold) - 1)
    usual = due - shortfall(due, tokens & (one(gold) - 1))
    pays = covers(usual, gems) and total(payment) == total(due) and covers(tokens, payment)
    require(pays, "pending.payment does not pay for the card")
    choice = state.choose_payment and usual != 0 and count(tokens, gold) > total(due) - total(usual)
    require(bool(choice), "phase pay needs a gem that gold could stand for")
    covered = colours_from(usual - gems, 1)
    last = max(0, covered.bit_length() - 1)
    cursor = integer(field(pending, "cursor", "pending"), 0, gold, "pending.cursor")
    require(cursor == last, f"pending.cursor must be {last}, the last colour that gold stands for")
    state.payment = payment
    state.cursor = cursor


def require_sums(player: Any, path: str, sums: dict[str, Any]) -> None:
    """What a player's cards add up to must be what the position says."""
    for key, value in sums.items():
        require(field(player, key, path) == value, f"{path}.{key} must be {value}, as the cards say")
