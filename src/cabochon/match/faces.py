"""What is printed on cards and what phases are called: shared by the table and the picture of both games."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from cabochon.games.components import rows

COLUMNS = "abcde"
WILD, NO_BONUS = "?", "-"
ABILITIES = {"extra_turn": "extra turn", "take_matching": "match", "privilege": "privilege", "steal": "steal"}
PHASES = {
    "act": "to act",
    "reserve": "to reserve a card",
    "pay": "to settle the payment",
    "colour": "to choose a colour",
    "match": "to take a matching token",
    "steal": "to steal a token",
    "royal": "to choose a royal",
    "return": "to return tokens",
    "noble": "to choose a noble",
}


class Face(NamedTuple):
    """A card as people see it."""

    number: int
    level: int
    points: int
    bonus: str  # a letter, WILD or NO_BONUS
    bonus_count: int
    cost: tuple[tuple[str, int], ...]  # letter and amount of what it costs
    crowns: int = 0
    ability: str = ""  # a key of ABILITIES


def amounts(counts: Iterable[int], letters: str) -> tuple[tuple[str, int], ...]:
    """Letter and amount of each colour that is there."""
    return tuple((letter, amount) for letter, amount in zip(letters, counts, strict=False) if amount)


def price(cost: Iterable[tuple[str, int]]) -> str:
    """A cost as text: `3w 2k`."""
    return " ".join(f"{amount}{letter}" for letter, amount in cost)


def count(number: int, noun: str) -> str:
    """`1 point`, `2 points`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def describe(face: Face) -> str:
    """A card in one line: `2 points, 1 crown, w, extra turn, costs 3b 2g`."""
    bonus = {WILD: "any colour", NO_BONUS: ""}.get(face.bonus, face.bonus * face.bonus_count)
    parts = (
        count(face.points, "point") if face.points else "",
        count(face.crowns, "crown") if face.crowns else "",
        bonus,
        ABILITIES.get(face.ability, ""),
        f"costs {price(face.cost)}",
    )
    return f"level {face.level}: " + ", ".join(part for part in parts if part)


def printable(name: str) -> str:
    """A name on one line, without characters that steer a terminal or that XML forbids."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def status(position: Mapping[str, Any], names: Sequence[str]) -> str:
    """Whose turn it is and what is asked: `Ann to choose a noble`."""
    seat = position["to_move"]
    if position["phase"] == "over" or seat is None or seat < 0:
        return "the game is over"
    return f"{names[seat]} {PHASES[position['phase']]}"


@cache
def splendor_faces() -> tuple[Face, ...]:
    """The cards of Splendor by number."""
    from cabochon.games.splendor.cards import CARDS, LETTERS

    return tuple(
        Face(number, card.level, card.points, LETTERS[card.bonus], 1, amounts(card.cost, LETTERS))
        for number, card in enumerate(CARDS)
    )
