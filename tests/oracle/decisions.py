"""What both games share: stopping for a decision, paying, and coming down to ten tokens."""

import csv
from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from importlib import resources
from itertools import combinations, product
from typing import Any, TypeVar

GEMS = ("white", "blue", "green", "red", "black")
LETTERS = {"white": "w", "blue": "b", "green": "g", "red": "r", "black": "k", "pearl": "p", "gold": "o"}
TOKEN_LIMIT = 10
MOST_RESERVED = 3

Tokens = Counter[str]
Question = tuple[str, list[str]]  # the phase, and the texts that may answer it
Answer = TypeVar("Answer")
Decisions = Generator[Question, str, Answer]


def read_rows(name: str) -> list[dict[str, str]]:
    """The rows of one component table; a row's place in the list is its id."""
    table = resources.files("cabochon.games") / "data" / name
    return list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))


def deal_order(orders: Mapping[str, Sequence[int]], name: str, everything: Iterable[int]) -> list[int]:
    """One whole shuffled pool; a setup that misses or doubles a component is refused."""
    order = [int(number) for number in orders[name]]
    if sorted(order) != sorted(everything):
        raise ValueError(f"{name}: not an order of the components: {order}")
    return order


def first_seat(settings: Mapping[str, Any], orders: Mapping[str, Sequence[int]], players: int) -> int:
    """The seat that the table named, else the first of the drawn order."""
    named = settings["start"]
    seat = int(orders["start"][0]) if named == "random" else int(named)
    if not 0 <= seat < players:
        raise ValueError(f"start: no seat {seat}")
    return seat


class Oracle:
    """One game in progress. `play` a legal text, read `legal()`, `phase`, `to_move` before each."""

    to_move: int | None
    phase: str

    def _begin(self, game: Decisions[None]) -> None:
        self._game = game
        self.phase, self._options = next(game)

    def legal(self) -> list[str]:
        """The texts that may be played now; none when the game is over."""
        return list(self._options)

    def play(self, text: str, refill: Sequence[str | int] | None = None) -> None:  # noqa: ARG002
        """Makes one decision. An illegal one is refused and changes nothing."""
        if text not in self._options:
            raise ValueError(f"{text!r} is not legal in phase {self.phase!r}: {self._options}")
        try:
            self.phase, self._options = self._game.send(text)
        except StopIteration:
            self.phase, self._options, self.to_move = "over", [], None


def payments(due: Tokens, held: Tokens) -> list[Tokens]:
    """Every way to pay: each gem due is paid with that gem or with a gold. Empty if it can't be afforded."""
    colours = [colour for colour in LETTERS if due[colour] > 0]
    ways = []
    for gems in product(*(range(min(due[colour], held[colour]) + 1) for colour in colours)):
        gold = due.total() - sum(gems)
        if gold <= held["gold"]:
            ways.append(+Counter(dict(zip(colours, gems, strict=True)) | {"gold": gold}))
    return ways


def choose_payment(due: Tokens, held: Tokens, may_choose: bool) -> Decisions[Tokens]:
    """The way with the least gold, from which the player may replace gems by gold, in colour order."""
    ways = payments(due, held)
    payment = min(ways, key=lambda way: way["gold"])
    if not may_choose or len(ways) == 1:
        return payment
    earliest = 0
    while True:
        covered = {}
        for place, (colour, letter) in enumerate(LETTERS.items()):
            if place >= earliest and colour != "gold" and payment[colour] > 0:
                another = +(payment - Counter([colour]) + Counter(["gold"]))
                if another in ways:
                    covered[f"cover {letter}"] = (place, another)
        text = yield "pay", [*covered, "pay"]
        if text == "pay":
            return payment
        earliest, payment = covered[text]


def return_excess(held: Tokens, place: Tokens) -> Decisions[None]:
    """Tokens above the limit go back to their place: asked one by one, always in colour order."""
    excess = held.total() - TOKEN_LIMIT
    row = [letter for colour, letter in LETTERS.items() for _ in range(held[colour])]
    selections = set(combinations(row, excess)) if excess > 0 else set()
    returned: tuple[str, ...] = ()
    while len(returned) < excess:
        begun = len(returned)
        following = {s[begun] for s in selections if s[:begun] == returned}
        text = yield "return", [f"return {letter}" for letter in LETTERS.values() if letter in following]
        returned = (*returned, text.removeprefix("return "))
        colour = next(colour for colour, letter in LETTERS.items() if letter == returned[-1])
        held[colour] -= 1
        place[colour] += 1


def choose(phase: str, options: Mapping[str, Answer]) -> Decisions[Answer]:
    """One of the options, by its text. A single option is no question."""
    if len(options) == 1:
        return next(iter(options.values()))
    text = yield phase, list(options)
    return options[text]
