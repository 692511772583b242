"""Many games at once, as arrays with a column for each: what self-play works on, on a GPU or on the CPU.

The games lie side by side in the last place of most indices, so that neighbouring threads of a GPU touch
neighbouring memory. States are records (see each game's state.py), kept as words of eight bytes, since a GPU
would copy a record byte by byte. Nothing is allocated on the way.
"""

from typing import Any, NamedTuple

# The fields of a node in Batch.links. A node's number is that of the simulation that made it, 0 is the root.
PARENT, CHILD, NEXT, ACTION, CARD, SEAT, VISITS, ROW = range(8)
LINKS = 8

# Batch.sums: of the shares of whoever made the decision, and of whoever decides next.
TOTAL, OWN = range(2)

# Batch.marks: the node that the network is asked about and who decides there (NOBODY: nothing is asked), how
# many candidates the root has, how many decisions of this game are in the ring.
LEAF, MOVER, CANDIDATES, SINCE = range(4)
MARKS = 4
NOBODY = -1

# Batch.candidates: the actions that the root looks at, and their nodes.
CHOSEN, NODE = range(2)

# Batch.numbers: how far values move the policy (from the first visit on, and for each), exploration and
# caution below the root, and the noise at the root.
SHARP, SCALE, EXPLORE, CAUTION, NOISE = range(5)
NUMBERS = 5

# Batch.tallies, of each place in the batch: games that ended, their turns and decisions, wins of the start
# player (in twelfths, which can be shared evenly), and games that were broken off because they were too long.
GAMES, TURNS, DECISIONS, FIRST_WINS, CUT = range(5)
TALLIES = 5
WHOLE = 12


# A row of Batch.outs: a logit for each seat, from the one that decides on, then one for each action.
SEATS = 4


class Batch(NamedTuple):
    """Games, and the search tree of the decision that each of them stands at."""

    states: Any  # [words, games]
    leaves: Any  # [games, words]: what the network is asked about
    tables: Any  # [tables, words]: the settings that games are dealt with, each equally likely
    rngs: Any  # [games]
    seeds: Any  # [games]: of the draws of one decision
    links: Any  # [LINKS, simulations, games]
    sums: Any  # [2, simulations, games]
    outs: Any  # [simulations, games, SEATS + actions]: what the network says, a row for each simulation
    marks: Any  # [MARKS, games]
    candidates: Any  # [2, candidates, games]
    scores: Any  # [candidates, games]: logit and noise of each candidate
    schedule: Any  # [candidates + 1, simulations - 1]: see gumbel.py
    numbers: Any  # [NUMBERS]
    tallies: Any  # [TALLIES, games]


class Ring(NamedTuple):
    """What is learned from: the last rounds of decisions, and how their games ended.

    An outcome is the share of each seat, from the one that decided on: UNKNOWN until the game ends, and
    ABSENT where nobody sits.
    """

    states: Any  # [rounds, games, words]
    movers: Any  # [rounds, games]
    legal: Any  # [rounds, games, words of a mask]
    policies: Any  # [rounds, games, actions]
    values: Any  # [rounds, games, seats]: what the search thought of each seat, from the one that decided on
    outcomes: Any  # [rounds, games, seats]
    aims: Any  # [rounds, games, AIMS + cards]: what else can be learned; one column where nothing is


UNKNOWN = -1.0
ABSENT = -2.0

# The columns of Ring.aims, as they are when the game has ended: how near each seat came to winning, from the
# one that decided on; how many turns followed; and for each card OWNED if somebody had it already, FREE if
# nobody bought it afterwards, or else the distance to its buyer plus one. Until then LEFT is the turn.
STANDINGS, LEFT, AIMS = 0, SEATS, SEATS + 1
OWNED, FREE = -1, 0


class Desk(NamedTuple):
    """What one game needs to be worked on, for one thread."""

    words: Any  # [words]: a state
    state: Any  # [1]: the same as a record
    mask: Any  # [words of a mask]
    rng: Any  # [1]
    shares: Any  # [seats]
    policy: Any  # [actions]


# --- For compiled code -------------------------------------------------------------------------------------


def load_state(batch: Batch, g: int, desk: Desk) -> None:
    """Put a game on the desk."""
    for word in range(len(desk.words)):
        desk.words[word] = batch.states[word, g]


def store_state(batch: Batch, g: int, desk: Desk) -> None:
    """Put it back."""
    for word in range(len(desk.words)):
        batch.states[word, g] = desk.words[word]


def copy_words(source: Any, target: Any) -> None:
    """Copy a state that lies in one piece."""
    for word in range(len(source)):
        target[word] = source[word]
