"""Lays out a Duel table in the middle of a game: say what matters, the rest is filled in to add up."""

from collections.abc import Mapping, Sequence
from typing import Any

from cabochon.games import game
from cabochon.games.components import WILD
from cabochon.games.state import State
from cabochon.lessons.laying import amounts, for_seat, in_hand, in_words

DUEL = game("duel")
LETTERS = DUEL.letters
CARDS = DUEL.cards
ROYALS: Sequence[Any] = DUEL.royals  # type: ignore[attr-defined]
LEVELS = (1, 2, 3)
ROWS = {1: "abcde", 2: "abcd", 3: "abc"}
TOKENS = [4, 4, 4, 4, 4, 2, 3]

EXTRA_TURN, PRIVILEGE, STEAL, THREE_POINTS = range(4)  # the royals

# Where the board is filled first, second, …
SPIRAL = [
    [17, 18, 19, 20, 21],
    [16, 5, 6, 7, 22],
    [15, 4, 1, 8, 23],
    [14, 3, 2, 9, 24],
    [13, 12, 11, 10, 25],
]
CELLS = [f"{column}{row}" for row in "12345" for column in "abcde"]
SPIRAL_CELLS = sorted(CELLS, key=lambda cell: SPIRAL[int(cell[1]) - 1]["abcde".index(cell[0])])


def card(cost: str, **features: Any) -> int:
    """The card with that cost; where two cost the same, a feature such as points=2 tells them apart."""
    (number,) = (
        i
        for i, each in enumerate(CARDS)
        if in_words(each.cost, LETTERS) == cost
        and all(getattr(each, name) == value for name, value in features.items())
    )
    return number


def lay_out(
    *,
    board: Sequence[str] | None = None,
    bag: str = "",
    tokens: Sequence[str] = (),
    privileges: tuple[int, int] = (0, 0),
    bonuses: Sequence[str] = (),
    cards: Sequence[Sequence[int]] = (),
    wilds: Mapping[int, str] | None = None,
    royals: Sequence[Sequence[int]] = (),
    hands: Sequence[Sequence[int]] = (),
    market: Mapping[str, int] | None = None,
    tops: Sequence[int] = (),
    decks: Mapping[int, Sequence[int]] | None = None,
    to_move: int = 0,
    start: int = 0,
    **settings: Any,
) -> State:
    """A table at the beginning of a turn.

    `tokens`, `privileges`, `bonuses`, `cards`, `royals` and `hands` go by seat. With a `board` (five rows,
    "." for an empty place) all other tokens are in the bag; without one, all that are not in the `bag` or
    with a player lie on the board, along the spiral. `bonuses` are given as level-1 cards without points and
    crowns, on top of `cards`; `wilds` says as what colours wild cards count. `market` names the cards that
    must lie at a place, `tops` cards on top of their decks, `decks` all the cards of a deck; the cards of
    that level that are then left over belong to the player who waits, and places that `market` does not
    name are empty.
    """
    position: Any = State.random("duel", 2, {"start": start, **settings}, seed=1).position()
    position["to_move"] = to_move
    market, decks, wilds = market or {}, decks or {}, wilds or {}

    left = list(TOKENS)
    for seat, player in enumerate(position["players"]):
        player["tokens"] = amounts(for_seat(tokens, seat, ""), LETTERS)
        left = [a - b for a, b in zip(left, player["tokens"], strict=True)]
    if board is None:
        in_bag = amounts(bag, LETTERS)
        on_board = in_words([a - b for a, b in zip(left, in_bag, strict=True)], LETTERS)
        letters = [part[1] for part in on_board.split() for _ in range(int(part[0]))]
        lying = dict(zip(SPIRAL_CELLS, letters, strict=False))
    else:
        lying = {cell: board[int(cell[1]) - 1]["abcde".index(cell[0])] for cell in CELLS}
        in_bag = [
            count - list(lying.values()).count(letter) for count, letter in zip(left, LETTERS, strict=True)
        ]
    names = dict(zip(LETTERS, DUEL.tokens, strict=True))
    position["board"] = [
        [names.get(lying.get(f"{column}{row}", ".")) for column in "abcde"] for row in "12345"
    ]
    position["bag"] = dict(zip(DUEL.tokens, in_bag, strict=True))

    owned = [list(for_seat(cards, seat, ())) for seat in (0, 1)]
    named = {int(c) for group in (*owned, *hands, *decks.values(), market.values(), tops) for c in group}
    for seat in (0, 1):
        for colour, number in enumerate(amounts(for_seat(bonuses, seat, ""), LETTERS[:5])):
            plain = [
                i
                for i, c in enumerate(CARDS)
                if (c.level, c.colour, c.points, c.crowns) == (1, colour, 0, 0) and i not in named
            ]
            if len(plain) < number:
                raise ValueError("there are not enough cards for these bonuses")
            owned[seat] += plain[:number]
            named.update(plain[:number])
    for level in LEVELS:
        rest = [i for i, c in enumerate(CARDS) if c.level == level and i not in named]
        row: list[int | None] = [market.get(f"{level}{place}") for place in ROWS[level]]
        if level in decks:
            position["decks"][level - 1] = list(decks[level])
            owned[1 - to_move] += rest
        else:
            row = [rest.pop() if place is None else place for place in row]
            position["decks"][level - 1] = [i for i in tops if CARDS[i].level == level] + rest
        position["market"][level - 1] = row

    position["privileges"] = 3 - sum(privileges)
    gone = [royal for group in royals for royal in group]
    position["royals"] = [royal for royal in range(len(ROYALS)) if royal not in gone]
    for seat, player in enumerate(position["players"]):
        player["privileges"] = privileges[seat]
        player["royals"] = sorted(for_seat(royals, seat, ()))
        player["cards"] = sorted(owned[seat])
        player["reserved"] = [in_hand(c, CARDS) for c in for_seat(hands, seat, ())]
        player["wild_colours"] = {
            str(i): names[wilds.get(i, "w")] for i in owned[seat] if CARDS[i].bonus == WILD
        }
        colour_of = {
            i: LETTERS.index(wilds.get(i, "w")) if CARDS[i].bonus == WILD else CARDS[i].colour
            for i in owned[seat]
        }
        player["bonuses"] = [
            sum(CARDS[i].bonus_count for i in owned[seat] if colour_of[i] == colour) for colour in range(5)
        ]
        player["discount"] = [*player["bonuses"], 0, 0]
        player["colour_points"] = [
            sum(CARDS[i].points for i in owned[seat] if colour_of[i] == colour) for colour in range(5)
        ]
        player["points"] = sum(CARDS[i].points for i in owned[seat]) + sum(
            ROYALS[royal].points for royal in player["royals"]
        )
        player["crowns"] = sum(CARDS[i].crowns for i in owned[seat])
    return State.from_position(position)
