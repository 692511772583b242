"""What games' own files make their renamings of: see symmetry.py."""

import random
from collections.abc import Sequence
from typing import Any

from cabochon.games.components import Card


def shuffled(names: Sequence[str], chance: random.Random) -> dict[str, str]:
    """Things that change places with each other."""
    others = list(names)
    chance.shuffle(others)
    return dict(zip(names, others, strict=True))


def turned(names: Sequence[str], by: int) -> dict[str, str]:
    """Things in a circle, each of which is called as another one so many steps further."""
    return {name: names[(at + by) % len(names)] for at, name in enumerate(names)}


def turned_cards(cards: Sequence[Card], colours: int, by: int) -> dict[str, str]:
    """Each card as what it looks like when the first so many tokens, the colours, are turned.

    Where no card looks like that, one of its level stands in, of the same bonus if there is any left.
    """
    left = list(cards)
    twins: dict[int, int] = {}
    for likeness in (_face, _bonus, _level):
        for card in cards:
            wanted = likeness(_turned_card(card, colours, by))
            twin = next((other for other in left if likeness(other) == wanted), None)
            if card.number not in twins and twin is not None:
                twins[card.number] = twin.number
                left.remove(twin)
    return {f"card {card}": f"card {twin}" for card, twin in twins.items()}


def _turned_card(card: Card, colours: int, by: int) -> Card:
    cost = tuple(card.cost[(colour - by) % colours] for colour in range(colours)) + card.cost[colours:]
    colour = (card.colour + by) % colours if card.colour >= 0 else card.colour
    return card._replace(cost=cost, colour=colour)


def _face(card: Card) -> Any:
    return card._replace(number=0, bonus="" if card.colour >= 0 else card.bonus)


def _bonus(card: Card) -> Any:
    return card.level, card.colour


def _level(card: Card) -> Any:
    return card.level
