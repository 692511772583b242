"""What is printed on cards and how a turn is put into words, for tables and pictures of any game."""

from collections.abc import Iterable, Sequence
from unicodedata import combining, east_asian_width

from cabochon.games import components
from cabochon.games.base import Game
from cabochon.games.components import Card
from cabochon.games.positions import Position, side_of

WILD, NO_BONUS = "?", "-"
ABILITIES = {"extra_turn": "extra turn", "take_matching": "match", "privilege": "privilege", "steal": "steal"}
_ASKED = {
    "act": "to act",
    "reserve": "to reserve a card",
    "pay": "to pay",
    "colour": "to choose a colour",
    "match": "to take a matching token",
    "steal": "to steal a token",
    "royal": "to choose a royal",
    "return": "to return tokens",
    "noble": "to choose a noble",
}


def bonus_sign(card: Card, letters: str) -> str:
    """The letter of a card's bonus; WILD or NO_BONUS where it has no colour of its own."""
    return letters[card.colour] if card.colour >= 0 else WILD if card.bonus == components.WILD else NO_BONUS


def bonus_words(card: Card, letters: str, wild: str) -> str:
    """A card's bonus in letters, as often as it counts: `ww`; nothing if it has none."""
    sign = bonus_sign(card, letters)
    return {WILD: wild, NO_BONUS: ""}.get(sign, sign * card.bonus_count)


def ability_words(abilities: Iterable[str]) -> str:
    """What a card or royal can do, in words."""
    return ", ".join(ABILITIES.get(ability, ability) for ability in abilities)


def amounts(counts: Iterable[int], letters: str) -> tuple[tuple[str, int], ...]:
    """Letter and amount of each colour that is there."""
    return tuple((letter, amount) for letter, amount in zip(letters, counts, strict=False) if amount)


def price(cost: Iterable[tuple[str, int]]) -> str:
    """A cost as text: `3w 2k`."""
    return " ".join(f"{amount}{letter}" for letter, amount in cost)


def count(number: int, noun: str) -> str:
    """`1 point`, `2 points`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def worth_words(card: Card) -> list[str]:
    """What a card is worth: `2 points`, `1 crown`."""
    nouns = ((card.points, "point"), (card.crowns, "crown"))
    return [count(number, noun) for number, noun in nouns if number]


def status(position: Position, game: Game, names: Sequence[str]) -> str:
    """Whose turn it is and what is asked: `Ann to choose a noble`, `Bob to pay 2w 1o for 2c`."""
    if position["to_move"] is None:
        return "the game is over"
    asked = _ASKED.get(position["phase"], f"to decide: {position['phase']}")
    pending = position["pending"]
    if "payment" in pending and "buying" in pending:
        asked += f" {price(amounts(pending['payment'], game.letters))} for {pending['buying']}"
    return f"{names[position['to_move']]} {asked}"


def side_name(position: Position, seat: int) -> str:
    """What the side of a seat is called in a game of teams: A, B …; nothing if everybody plays alone."""
    side = side_of(position, seat)
    return "" if len(side) == 1 else "ABCD"[position["sides"].index(side)]


def printable(name: str) -> str:
    """A name on one line, without characters that steer a terminal or that XML forbids."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def columns(words: str) -> int:
    """How many columns of a terminal a text takes: wide characters take two, combining ones none."""
    return sum(0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in words)


def shorten(words: str, room: int) -> str:
    """The text cut to so many columns, with an ellipsis if something is missing; empty without any room."""
    if columns(words) <= room:
        return words
    if room < 1:
        return ""
    while columns(words) > room - 1:
        words = words[:-1]
    return words.rstrip() + "…"
