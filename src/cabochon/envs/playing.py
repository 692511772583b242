"""What is done with one game of many, compiled for any game: deal, let bots answer, step, mask, observe.

Every function works on one row, so that rows can be shared out among the threads of a CPU or a GPU. Nothing
is allocated on the way, and nothing that happens in a row depends on another one.

To hand all these arrays to a function takes longer than most rules do. What is called in one place is put
there (see native.py): so `step` and all that it always needs have one caller each.
"""

from typing import Any, NamedTuple

from cabochon.envs.interface import choose
from cabochon.envs.payoffs import payoff
from cabochon.games.bits import lowest
from cabochon.games.chance import draw
from cabochon.games.interface import (
    WORD,
    apply,
    encode,
    is_over,
    legal_actions,
    set_up,
    shuffle,
    to_move,
)

# Rows.options. Who learns: a seat, or one of these.
SEAT, BOTS, LONGEST, MARGIN, AGAIN = range(5)
OPTIONS = 5
WHOEVER_DECIDES = -1
DRAWN = -2

NOBODY = -1
ALL_LEGAL = -1
ENDLESS = 1 << 31
"""More than any game has decisions."""


class Rows(NamedTuple):
    """Games and what is known of them, a row for each."""

    states: Any  # [games]
    tables: Any  # [1]: the settings that games are dealt with
    deals: Any  # [games]: generators of cards and of seats that are drawn
    choices: Any  # [games]: generators of bots
    legal: Any  # [games, words of a mask]
    mask: Any  # [games, actions]
    observations: Any  # [games, features]; no features: nothing is observed
    finals: Any  # [games, features]: how the game looked that ended last in a row
    movers: Any  # [games]: who decides; NOBODY when nothing is left to decide
    actors: Any  # [games]: who made the last decision that came from outside
    seats: Any  # [games]: who learns; WHOEVER_DECIDES
    rewards: Any  # [games, players]
    ended: Any  # [games]
    truncated: Any  # [games]
    lengths: Any  # [games]: decisions in this game so far
    options: Any  # [OPTIONS]


# --- One game ----------------------------------------------------------------------------------------------


def begin(rows: Rows, g: int, seen: Any) -> None:
    """Deal a game, and let the bots play that come before the learner. `seen` is room for one state."""
    rows.states[g] = rows.tables[0]
    state = rows.states[g]
    rng = rows.deals[g : g + 1]
    shuffle(state, rng)
    set_up(state)
    seat = rows.options[SEAT]
    rows.seats[g] = draw(rng, state.players) if seat == DRAWN else seat
    rows.lengths[g] = 0
    legal_actions(state, rows.legal[g])
    # However short games are, the learner decides once.
    answer(rows, g, seen, ENDLESS)


def begin_anew(rows: Rows, g: int, seen: Any) -> None:
    """Deal a game, whatever was played before."""
    rows.ended[g] = False
    rows.truncated[g] = False
    rows.actors[g] = NOBODY
    for seat in range(rows.rewards.shape[1]):
        rows.rewards[g, seat] = 0.0
    begin(rows, g, seen)


def answer(rows: Rows, g: int, seen: Any, longest: int) -> None:
    """Let the bots play until the learner decides, or the game is over or has so many decisions."""
    state = rows.states[g]
    if rows.options[BOTS] != 0:
        while to_move(state) != NOBODY and to_move(state) != rows.seats[g] and int(rows.lengths[g]) < longest:
            apply(state, choose(state, rows.legal[g], rows.choices[g : g + 1], seen))
            rows.lengths[g] += 1
            legal_actions(state, rows.legal[g])


def step(rows: Rows, g: int, action: int, seen: Any) -> None:
    """Carry out a legal action; what has ended is dealt anew, or else left as it is."""
    if act(rows, g, action, seen):
        if is_dealt_anew(rows, g):
            observe(rows, g, viewer(rows, g, int(rows.actors[g])), rows.finals)
        close(rows, g, seen)
        show(rows, g)


def act(rows: Rows, g: int, action: int, seen: Any) -> bool:
    """Carry out a legal action, and let the bots answer; whether there was anything left to decide."""
    state = rows.states[g]
    for seat in range(rows.rewards.shape[1]):
        rows.rewards[g, seat] = 0.0
    if rows.options[AGAIN] == 0 and (rows.ended[g] or rows.truncated[g]):
        return False
    rows.actors[g] = to_move(state)
    apply(state, action)
    rows.lengths[g] += 1
    legal_actions(state, rows.legal[g])
    answer(rows, g, seen, int(rows.options[LONGEST]))
    over = is_over(state)
    rows.ended[g] = over
    rows.truncated[g] = not over and rows.lengths[g] >= rows.options[LONGEST]
    if over:
        for seat in range(rows.rewards.shape[1]):
            rows.rewards[g, seat] = payoff(state, seat, rows.options[MARGIN])
    return True


def is_dealt_anew(rows: Rows, g: int) -> bool:
    """Whether the last action has ended a game after which another one begins."""
    return bool(rows.options[AGAIN] != 0 and (rows.ended[g] or rows.truncated[g]))


def close(rows: Rows, g: int, seen: Any) -> None:
    """Deal anew what has ended, or leave nothing to decide in it."""
    if is_dealt_anew(rows, g):
        begin(rows, g, seen)
    elif rows.ended[g] or rows.truncated[g]:
        for word in range(rows.legal.shape[1]):
            rows.legal[g, word] = 0


def show(rows: Rows, g: int) -> None:
    """Write who decides, what is legal and how it looks."""
    seat = tell(rows, g)
    mark(rows, g)
    observe(rows, g, seat, rows.observations)


def tell(rows: Rows, g: int) -> int:
    """Write who decides; the seat that the game is shown to."""
    finished = rows.options[AGAIN] == 0 and (rows.ended[g] or rows.truncated[g])
    mover = NOBODY if finished else to_move(rows.states[g])
    rows.movers[g] = mover
    return viewer(rows, g, int(rows.actors[g]) if finished else mover)


def viewer(rows: Rows, g: int, seat: int) -> int:
    """The learner; where whoever decides learns, `seat`."""
    return seat if rows.seats[g] == WHOEVER_DECIDES else int(rows.seats[g])


def mark(rows: Rows, g: int) -> None:
    """Write the legal actions one by one."""
    marks = rows.mask[g]
    for action in range(len(marks)):
        marks[action] = False
    for word in range(rows.legal.shape[1]):
        bits = int(rows.legal[g, word])
        while bits != 0:
            marks[word * WORD + lowest(bits)] = True
            bits &= bits - 1


def observe(rows: Rows, g: int, seat: int, out: Any) -> None:
    """Write what a seat knows."""
    if out.shape[1] > 0:
        encode(rows.states[g], seat, out[g])


def is_legal(rows: Rows, g: int, action: int) -> bool:
    """Whether an action can be carried out; where nothing is left to decide, anything can."""
    if rows.movers[g] == NOBODY:
        return True
    return 0 <= action < rows.mask.shape[1] and is_in(rows.legal[g], action)


def is_in(mask: Any, action: int) -> bool:
    """Whether a mask has an action."""
    word = min(action // WORD, len(mask) - 1)
    return bool((int(mask[word]) >> (action - word * WORD)) & 1)


# --- Some games --------------------------------------------------------------------------------------------


def begin_some(rows: Rows, seen: Any, first: int, last: int, which: Any) -> None:
    """Deal the games of `which` anew."""
    for g in range(first, last):
        if which[g]:
            begin_anew(rows, g, seen)
            show(rows, g)


def step_some(rows: Rows, seen: Any, first: int, last: int, actions: Any) -> None:
    """Carry out legal actions."""
    for g in range(first, last):
        step(rows, g, int(actions[g]), seen)


def refused_of(rows: Rows, seen: Any, first: int, last: int, actions: Any) -> int:
    """The first game whose action is not legal; ALL_LEGAL."""
    for g in range(first, last):
        if not is_legal(rows, g, int(actions[g])):
            return g
    return ALL_LEGAL


def choose_some(rows: Rows, seen: Any, first: int, last: int, actions: Any) -> None:
    """Let a bot choose actions; 0 where nothing is left to decide."""
    for g in range(first, last):
        actions[g] = 0
        if rows.movers[g] != NOBODY:
            actions[g] = choose(rows.states[g], rows.legal[g], rows.choices[g : g + 1], seen)


def show_again(rows: Rows, g: int) -> None:
    """After a state was put into a row from outside."""
    go_on(rows, g)
    show(rows, g)


def go_on(rows: Rows, g: int) -> None:
    """Play from a state that was put into a row; against bots, whoever decides in it learns."""
    if rows.options[SEAT] != WHOEVER_DECIDES:
        rows.seats[g] = to_move(rows.states[g])
    rows.ended[g] = False
    rows.truncated[g] = False
    rows.actors[g] = NOBODY
    for seat in range(rows.rewards.shape[1]):
        rows.rewards[g, seat] = 0.0
    rows.lengths[g] = 0
    legal_actions(rows.states[g], rows.legal[g])


# --- One game that is called from Python -------------------------------------------------------------------


def step_one(rows: Rows, seen: Any, actions: Any) -> bool:
    """Carry out an action of the only game, if it is legal; whether it is."""
    if refused_of(rows, seen, 0, 1, actions) != ALL_LEGAL:
        return False
    step_some(rows, seen, 0, 1, actions)
    return True
