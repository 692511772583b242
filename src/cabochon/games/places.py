"""The names of places: cards on the table and in hand, tops of decks, cells of a board."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cabochon.games.components import Deck

if TYPE_CHECKING:
    from cabochon.games.base import Game
    from cabochon.games.positions import Position

COLUMNS = "abcdefgh"
TOP = "t"
HAND = "h"


def market_places(decks: Sequence[Deck], widths: Sequence[int]) -> tuple[str, ...]:
    """The places of the face-up cards, row by row: 1a, 1b …"""
    return tuple(
        f"{deck.name}{column}"
        for deck, width in zip(decks, widths, strict=True)
        for column in COLUMNS[:width]
    )


def deck_tops(decks: Sequence[Deck]) -> tuple[str, ...]:
    """The tops of the decks: 1t, 2t …"""
    return tuple(deck.name + TOP for deck in decks)


def hand_places(cards: int) -> tuple[str, ...]:
    """The cards in hand, the oldest first: h1, h2 …"""
    return tuple(f"{HAND}{slot + 1}" for slot in range(cards))


def is_in_hand(place: str) -> bool:
    """Whether a place is one of a hand."""
    return place.startswith(HAND)


def is_deck_top(place: str) -> bool:
    """Whether a place is the top of a deck, whose card nobody knows."""
    return place.endswith(TOP)


def deck_at(game: "Game", place: str) -> Deck:
    """The deck of a place on the table."""
    return next(deck for deck in game.decks if deck.name == place[:-1])


def card_at(game: "Game", position: "Position", place: str) -> int | None:
    """The card at a place, in hand that of the player to move; None if there is none or it is not known."""
    if is_in_hand(place):
        assert position["to_move"] is not None
        hand = position["players"][position["to_move"]]["reserved"]
        slot = int(place.removeprefix(HAND)) - 1
        return hand[slot]["card"] if slot < len(hand) else None
    if is_deck_top(place):
        return None
    row = position["market"][game.decks.index(deck_at(game, place))]
    column = COLUMNS.index(place[-1])
    return row[column] if column < len(row) else None


def market_cards(position: "Position") -> list[int]:
    """All cards that lie face up on the table."""
    return [card for row in position["market"] for card in row if card is not None]


def place_of(game: "Game", position: "Position", card: int) -> str | None:
    """Where a card lies on the table, or in the hand of the player to move."""
    for deck, row in zip(game.decks, position["market"], strict=True):
        if card in row:
            return f"{deck.name}{COLUMNS[row.index(card)]}"
    if position["to_move"] is not None:
        hand = position["players"][position["to_move"]]["reserved"]
        for place, reserved in zip(hand_places(len(hand)), hand, strict=True):
            if reserved["card"] == card:
                return place
    return None


# --- Cells -------------------------------------------------------------------------------------------------


def cell_name(row: int, column: int) -> str:
    """A cell as the notation writes it, columns as letters: c3."""
    return f"{COLUMNS[column]}{row + 1}"


def cells(argument: str) -> list[tuple[int, int]]:
    """The cells (row, column from 0) of a notation of one, two or three cells in line: c3, a1-b1, a1-c3."""
    ends = [(int(cell[1:]) - 1, COLUMNS.index(cell[0])) for cell in argument.split("-")]
    if len(ends) == 2:
        rows, columns = ends[0][0] + ends[1][0], ends[0][1] + ends[1][1]
        if rows % 2 == 0 and columns % 2 == 0:
            ends.insert(1, (rows // 2, columns // 2))
    return ends
