"""What is printed on cards and how a turn is put into words, for the table and the picture of both games."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple
from unicodedata import combining, east_asian_width

from cabochon.games.base import Game

COLUMNS = "abcde"
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


class Face(NamedTuple):
    """A card as people see it."""

    number: int
    level: int
    points: int
    bonus: str  # a letter, WILD or NO_BONUS
    bonus_count: int
    cost: tuple[tuple[str, int], ...]  # letter and amount of what it costs
    crowns: int = 0
    ability: str = ""  # a key of ABILITIES, or nothing


@cache
def splendor_faces() -> tuple[Face, ...]:
    """The cards of Splendor by number."""
    from cabochon.games.splendor.cards import CARDS, LETTERS

    return tuple(
        Face(number, card.level, card.points, LETTERS[card.bonus], 1, amounts(card.cost, LETTERS))
        for number, card in enumerate(CARDS)
    )


@cache
def duel_faces() -> tuple[Face, ...]:
    """The cards of Duel by number."""
    from cabochon.games.duel import cards

    signs = {**dict(enumerate(cards.LETTERS)), cards.WILD: WILD, cards.NO_BONUS: NO_BONUS}
    return tuple(
        Face(
            number,
            card.level,
            card.points,
            signs[card.bonus],
            card.bonus_count,
            amounts(card.cost, cards.LETTERS),
            card.crowns,
            # Being wild shows in the bonus.
            next((word for word in card.ability.split("+") if word in ABILITIES), ""),
        )
        for number, card in enumerate(cards.CARDS)
    )


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
    """A card in one line: `level 1: 1 crown, w, extra turn, costs 3b 2g`."""
    bonus = {WILD: "any colour", NO_BONUS: ""}.get(face.bonus, face.bonus * face.bonus_count)
    parts = (
        count(face.points, "point") if face.points else "",
        count(face.crowns, "crown") if face.crowns else "",
        bonus,
        ABILITIES.get(face.ability, ""),
        f"costs {price(face.cost)}",
    )
    return f"level {face.level}: " + ", ".join(part for part in parts if part)


def status(position: Mapping[str, Any], game: Game, names: Sequence[str]) -> str:
    """Whose turn it is and what is asked: `Ann to choose a noble`, `Bob to pay 2w 1o for 2c`."""
    if position["phase"] == "over":
        return "the game is over"
    asked = _ASKED[position["phase"]]
    if position["phase"] == "pay":
        pending = position["pending"]
        place = game.texts[game.texts.index("buy 1a") + pending["buying"]].removeprefix("buy ")
        asked += f" {price(amounts(pending['payment'], game.letters))} for {place}"
    return f"{names[position['to_move']]} {asked}"


def partners(position: Mapping[str, Any], seat: int) -> list[Mapping[str, Any]]:
    """The players who win with a seat: itself and whoever sits opposite; itself alone without teams."""
    players: list[Mapping[str, Any]] = position["players"]
    return players[seat % 2 :: 2] if position["settings"].get("teams") else [players[seat]]


def team_points(position: Mapping[str, Any], seat: int) -> int:
    """What the partners of a seat have together."""
    return sum(player["points"] for player in partners(position, seat))


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
