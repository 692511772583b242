"""Lays out a Splendor table in the middle of a game: say what matters, the rest is filled in to add up."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from cabochon.games import game
from cabochon.games.state import State
from cabochon.lessons.laying import amounts, for_seat, in_hand, in_words

SPLENDOR = game("splendor")
LETTERS = SPLENDOR.letters
CARDS = SPLENDOR.cards
NOBLES: Sequence[Any] = SPLENDOR.nobles  # type: ignore[attr-defined]
LEVELS = (1, 2, 3)


def card(cost: str) -> int:
    """The development card with that cost; no two cost the same."""
    (number,) = (i for i, card in enumerate(CARDS) if in_words(card.cost, LETTERS) == cost)
    return number


def noble(wishes: str) -> int:
    """The noble who asks for these bonuses."""
    (number,) = (i for i, noble in enumerate(NOBLES) if in_words(noble.cost, LETTERS) == wishes)
    return number


def collection(letter: str, points: int, count: int | None = None) -> list[int]:
    """Cards of one colour with that many points together, as few as possible unless their number is given.

    One colour alone attracts no noble.
    """
    of_colour = [i for i, card in enumerate(CARDS) if card.colour == LETTERS.index(letter)]
    for size in range(len(of_colour)) if count is None else [count]:
        for cards in combinations(reversed(of_colour), size):
            if sum(CARDS[i].points for i in cards) == points:
                return list(cards)
    raise ValueError(f"no such cards of colour {letter} have {points} points")


def lay_out(
    players: int = 2,
    *,
    tokens: Sequence[str] = (),
    bonuses: Sequence[str] = (),
    cards: Sequence[Sequence[int]] = (),
    hands: Sequence[Sequence[int]] = (),
    received: Sequence[Sequence[int]] = (),
    nobles: Sequence[int] = (),
    market: Mapping[str, int] | None = None,
    tops: Sequence[int] = (),
    decks: Mapping[int, Sequence[int]] | None = None,
    to_move: int = 0,
    start: int = 0,
    **settings: Any,
) -> State:
    """A table at the beginning of a turn.

    `tokens`, `bonuses`, `cards`, `hands` and `received` (nobles) go by seat; the bank has the other tokens.
    `bonuses` are given as level-1 cards without points, on top of `cards`. `market` names the cards that must
    lie at a place, `tops` cards that lie on top of their decks, `decks` all the cards of a deck; the cards of
    that level that are then left over belong to the last seat, and face-up places that `market` does not name
    are empty. `nobles` come first in the row.
    """
    position: Any = State.random("splendor", players, {"start": start, **settings}, seed=1).position()
    position["to_move"] = to_move
    market, decks = market or {}, decks or {}
    owned = [list(for_seat(cards, seat, ())) for seat in range(players)]
    named = {int(c) for group in (*owned, *hands, *decks.values(), market.values(), tops) for c in group}
    for seat in range(players):
        for colour, number in enumerate(amounts(for_seat(bonuses, seat, ""), LETTERS[:5])):
            plain = [i for i, c in enumerate(CARDS) if (c.level, c.points, c.colour) == (1, 0, colour)]
            chosen = [i for i in reversed(plain) if i not in named][:number]
            if len(chosen) < number:
                raise ValueError("there are not enough cards for these bonuses")
            owned[seat] += chosen
            named.update(chosen)
    for level in LEVELS:
        rest = [i for i, c in enumerate(CARDS) if c.level == level and i not in named]
        places = "abcde"[: position["settings"]["face_up"]]
        row: list[int | None] = [market.get(f"{level}{place}") for place in places]
        if level in decks:
            position["decks"][level - 1] = list(decks[level])
            owned[-1] += rest
        else:
            row = [rest.pop(0) if place is None and rest else place for place in row]
            position["decks"][level - 1] = [i for i in tops if CARDS[i].level == level] + rest
        position["market"][level - 1] = row
    bank = [*[{2: 4, 3: 5, 4: 7}[players]] * 5, 5]
    for seat, player in enumerate(position["players"]):
        player["tokens"] = amounts(for_seat(tokens, seat, ""), LETTERS)
        bank = [left - held for left, held in zip(bank, player["tokens"], strict=True)]
        player["cards"] = owned[seat]
        player["reserved"] = [in_hand(c, CARDS) for c in for_seat(hands, seat, ())]
        player["nobles"] = list(for_seat(received, seat, ()))
        player["bonuses"] = [sum(CARDS[i].colour == colour for i in owned[seat]) for colour in range(5)]
        player["points"] = sum(CARDS[i].points for i in owned[seat]) + 3 * len(player["nobles"])
    position["bank"] = bank
    gone = [number for group in received for number in group]
    others = [i for i in range(len(NOBLES)) if i not in nobles and i not in gone]
    position["nobles"] = [*[*nobles, *others][: players + 1 - len(gone)], *[None] * len(gone)]
    for seat, player in enumerate(position["players"]):
        partners = next(side for side in position["sides"] if seat in side)
        bonuses_of_side = zip(*(position["players"][partner]["bonuses"] for partner in partners), strict=True)
        player["discount"] = [*map(sum, bonuses_of_side), 0]
    return State.from_position(position)
