"""The fixed positions from which decisions are counted; no generator is needed to rebuild them."""

from pathlib import Path
from typing import Any, NamedTuple

from cabochon.games.perft import perft
from cabochon.games.state import State
from tests.games.configurations import VARIANTS, Configuration

TABLES = [
    *VARIANTS.values(),
    Configuration("splendor", 2, {"may_take_fewer": True}),
    Configuration("splendor", 3, {"choose_payment": False}),
    Configuration("splendor", 3, {"face_up": 1, "target": 5, "last_round": "one_more_each"}),
    Configuration("splendor", 4, {"face_up": 5}),
    Configuration("duel", 2, {"choose_payment": False}),
]
MOMENTS = (0, 30, 60, 90)
DEPTHS = {"splendor": (4, 6), "duel": (3, 4)}
"""How far to count from the start, and from later on, when there are fewer possibilities."""

FOLDER = Path(__file__).parent
HEADER = """\
# Perft of {name}: in how many ways the next 1, 2, 3 … decisions can be made. This program has counted them
# (python -m tests.perft.write); a second writing of the rules, tests/oracle, confirms depth 1 and 2. Whoever
# writes the rules anew can check them with these numbers:
#
# - Setup: place i (from 0) of every pool that is shuffled gets number 7 * i modulo its size of the pool in
#   its natural order: cards, nobles and tokens as in the component files. Seat 0 begins.
# - "after n": n decisions have been made; decision d (from 0) was number 7 * d modulo their count among the
#   legal ones, in the order of the action numbers. If the game ends before that, there is no such line.
# - A refill draws the tokens of the bag, sorted by kind, in the same steps of seven; where 7 divides their
#   number and a token would come again, the first of those that are left comes instead.
# - A sequence that ends the game early is not counted.
"""


class Line(NamedTuple):
    """One line of a file: a position, and the counts for each depth."""

    table: Configuration
    moment: int
    counts: list[int]

    def __str__(self) -> str:
        return f"{self.table}, after {self.moment}: {' '.join(map(str, self.counts))}"


def in_sevens(pool: list[Any]) -> list[Any]:
    """A pool in steps of seven, as the header says."""
    order = []
    rest = list(range(len(pool)))
    for i in range(len(pool)):
        place = 7 * i % len(pool)
        order.append(place if place in rest else rest[0])
        rest.remove(order[-1])
    return [pool[place] for place in order]


def setup(table: Configuration) -> tuple[dict[str, Any], dict[str, list[int]]]:
    """The settings and the orders of a fixed setup."""
    rules = table.rules
    settings = rules.check_settings(table.players, {**table.settings, "start": 0})
    return settings, {name: in_sevens(pool) for name, pool in rules.pools(table.players, settings).items()}


def dealt(table: Configuration) -> State:
    """The start of a game from a fixed setup."""
    return State(table.rules, table.rules.deal(table.players, *setup(table)))


def advance(state: State, decisions: int) -> list[tuple[str, list[int]]] | None:
    """Make so many decisions, by the rule of the header; what was decided, with refills. None: it is over."""
    made = []
    for number in range(decisions):
        if state.is_over:
            return None
        legal = state.legal_actions()
        action = legal[7 * number % len(legal)]
        made.append((state.game.texts[action], play(state, action)))
    return None if state.is_over else made


def play(state: State, action: int) -> list[int]:
    """Carry out an action; the refill that it needed."""
    bag = in_sevens(sorted(state.game.bag_to_shuffle(state.record, action)))
    if bag:
        state.game.arrange_bag(state.record, bag)
    state.apply(action)
    return bag


def sequences(state: State, depth: int) -> int:
    """As `perft`, but slowly, and with the refills of the header."""
    legal = state.legal_actions()
    if depth == 1:
        return len(legal)
    counted = 0
    for action in legal:
        after = state.copy()
        play(after, action)
        counted += sequences(after, depth - 1)
    return counted


def count(table: Configuration, moment: int) -> Line | None:
    """A line, counted now; None if the game has ended by then."""
    state = dealt(table)
    if advance(state, moment) is None:
        return None
    at_start, later = DEPTHS[table.game]
    ways = perft if table.game == "splendor" or moment == 0 else sequences
    depths = range(1, (later if moment else at_start) + 1)
    return Line(table, moment, [ways(state, depth) for depth in depths])


def text(name: str) -> str:
    """The whole file of a game, counted now."""
    counted = [count(table, moment) for table in TABLES if table.game == name for moment in MOMENTS]
    return HEADER.format(name=name) + "".join(f"\n{line}" for line in counted if line) + "\n"
