"""Self-play, one game of a batch at a time: compiled for the CPU or for a GPU, for any game.

A decision is made by a few dozen simulations. Each draws what the deciding seat can't know, goes down the
tree to a position that is new, and leaves it in `Batch.leaves`; then the network looks at the leaves of all
games at once, and the next simulation begins with adding what it said to the tree. Decisions without a
choice are made on the way and are in no tree.
"""

from math import sqrt
from typing import Any

from cabochon.games.bits import Mask, lowest, size
from cabochon.games.chance import draw
from cabochon.games.decks import NONE
from cabochon.games.interface import (
    WORD,
    allied,
    apply,
    card_of,
    is_over,
    legal_actions,
    returns,
    set_up,
    shuffle,
    to_move,
)
from cabochon.games.playout import random_action
from cabochon.training.batch import (
    ABSENT,
    ACTION,
    AIMS,
    CANDIDATES,
    CARD,
    CAUTION,
    CHILD,
    CHOSEN,
    CUT,
    DECISIONS,
    EXPLORE,
    FIRST_WINS,
    FREE,
    GAMES,
    LEAF,
    LEFT,
    MOVER,
    NEXT,
    NOBODY,
    NODE,
    OWN,
    OWNED,
    PARENT,
    ROW,
    SEAT,
    SEATS,
    SINCE,
    STANDINGS,
    TOTAL,
    TURNS,
    UNKNOWN,
    VISITS,
    WHOLE,
    Batch,
    Desk,
    Ring,
    copy_words,
    load_state,
    store_state,
)
from cabochon.training.gumbel import (
    LOW,
    highest_logit,
    improve_policy,
    open_candidates,
    pick_candidate,
    power,
)
from cabochon.training.interface import redraw_hands, redraw_next, standing

DEEPEST = 64
FORCED = 64
"""So many decisions without a choice follow each other at most; every loop is bounded, as a GPU needs it."""
MIXER = 0x2545F4914F6C


# --- Playing -----------------------------------------------------------------------------------------------


def go_on(state: Any, mask: Mask) -> None:
    """Make the decisions that are none; then `mask` holds the legal actions, if the game is not over."""
    for _ in range(FORCED):
        if is_over(state):
            break
        legal_actions(state, mask)
        if choices(mask) != 1:
            break
        apply(state, only_action(mask))


def choices(mask: Mask) -> int:
    """How many actions a mask holds."""
    number = 0
    for word in range(len(mask)):
        number += size(mask[word])
    return number


def only_action(mask: Mask) -> int:
    """The first action of a mask."""
    for word in range(len(mask)):
        if mask[word] != 0:
            return word * WORD + lowest(int(mask[word]))
    return -1


def begin_game(batch: Batch, g: int, desk: Desk, most: int) -> None:
    """Deal a game and play some random decisions, up to `most`, so that not all games end together."""
    desk.rng[0] = batch.rngs[g]
    deal_anew(batch, desk)
    state = desk.state[0]
    for _ in range(draw(desk.rng, most + 1)):
        legal_actions(state, desk.mask)
        apply(state, random_action(desk.mask, desk.rng))
        go_on(state, desk.mask)
        if is_over(state):
            deal_anew(batch, desk)
    store_state(batch, g, desk)
    batch.rngs[g] = desk.rng[0]
    batch.marks[SINCE, g] = 0
    batch.marks[MOVER, g] = NOBODY


def deal_anew(batch: Batch, desk: Desk) -> None:
    """A new game at one of the tables."""
    copy_words(batch.tables[draw(desk.rng, len(batch.tables))], desk.words)
    state = desk.state[0]
    state.start = -1
    shuffle(state, desk.rng)
    set_up(state)
    go_on(state, desk.mask)


# --- The tree ----------------------------------------------------------------------------------------------


def add_node(batch: Batch, g: int, node: int, parent: int, seat: int, action: int, card: int) -> None:
    """A new node below another; the root has none above it."""
    batch.links[PARENT, node, g] = parent
    batch.links[CHILD, node, g] = -1
    batch.links[NEXT, node, g] = -1
    batch.links[ACTION, node, g] = action
    batch.links[CARD, node, g] = card
    batch.links[SEAT, node, g] = seat
    batch.links[VISITS, node, g] = 0
    batch.links[ROW, node, g] = -1
    batch.sums[TOTAL, node, g] = 0.0
    batch.sums[OWN, node, g] = 0.0
    if parent >= 0:
        batch.links[NEXT, node, g] = batch.links[CHILD, parent, g]
        batch.links[CHILD, parent, g] = node


def back_up(batch: Batch, g: int, node: int, mover: int, shares: Any) -> None:
    """Add what a simulation found to all nodes above its end, where `mover` decides."""
    for _ in range(DEEPEST + 1):
        if node < 0:
            break
        batch.links[VISITS, node, g] += 1
        if mover >= 0:
            batch.sums[OWN, node, g] += shares[mover]
        mover = int(batch.links[SEAT, node, g])
        if mover >= 0:
            batch.sums[TOTAL, node, g] += shares[mover]
        node = int(batch.links[PARENT, node, g])


def ask(batch: Batch, g: int, node: int, row: int, state: Any) -> None:
    """Have the network look at a position, for the row of a simulation."""
    batch.links[ROW, node, g] = row
    batch.marks[LEAF, g] = node
    batch.marks[MOVER, g] = to_move(state)


def settle(batch: Batch, g: int, players: int, shares: Any) -> None:
    """Add what the network has said meanwhile."""
    mover = int(batch.marks[MOVER, g])
    if mover != NOBODY:
        leaf = int(batch.marks[LEAF, g])
        read_shares(batch, g, int(batch.links[ROW, leaf, g]), mover, players, shares)
        back_up(batch, g, leaf, mover, shares)
        batch.marks[MOVER, g] = NOBODY


def read_shares(batch: Batch, g: int, row: int, mover: int, players: int, shares: Any) -> None:
    """What the network expects for each seat, in a row of its output."""
    highest = LOW
    for distance in range(players):
        highest = max(highest, float(batch.outs[row, g, distance]))
    mass = 0.0
    for distance in range(players):
        share = power(float(batch.outs[row, g, distance]) - highest)
        shares[(mover + distance) % players] = share
        mass += share
    for seat in range(players):
        shares[seat] /= mass


def plant(batch: Batch, g: int, desk: Desk) -> None:
    """The first simulation of a decision: the network looks at the position itself."""
    desk.rng[0] = batch.rngs[g]
    add_node(batch, g, 0, -1, -1, -1, -1)
    draw(desk.rng, 2)
    batch.seeds[g] = desk.rng[0]
    batch.rngs[g] = desk.rng[0]
    load_state(batch, g, desk)
    copy_words(desk.words, batch.leaves[g])
    ask(batch, g, 0, 0, desk.state[0])


def grow(batch: Batch, g: int, desk: Desk, simulation: int) -> None:
    """A further simulation of a decision: down to a new node, whose position goes to `Batch.leaves`."""
    load_state(batch, g, desk)
    state = desk.state[0]
    if is_over(state):
        return  # a match waits for its last game
    settle(batch, g, int(state.players), desk.shares)
    seat = to_move(state)
    if simulation == 1:
        desk.rng[0] = batch.rngs[g]
        legal_actions(state, desk.mask)
        open_candidates(batch, g, desk.mask, desk.rng)
        batch.rngs[g] = desk.rng[0]
    wanted = int(batch.schedule[int(batch.marks[CANDIDATES, g]), simulation - 1])
    # The n-th visit of every candidate sees the same draw: what they are compared by is not luck.
    desk.rng[0] = (int(batch.seeds[g]) ^ ((wanted + 1) * MIXER)) & 0x3FFFFFFFFFFFFFFF
    draw(desk.rng, 2)
    draw(desk.rng, 2)
    redraw_hands(state, seat, desk.rng)
    candidate = pick_candidate(batch, g, wanted)
    action = int(batch.candidates[CHOSEN, candidate, g])
    node = int(batch.candidates[NODE, candidate, g])
    if node < 0:
        node = simulation
        batch.candidates[NODE, candidate, g] = node
        add_node(batch, g, node, 0, seat, action, card_of(state, action))
    for _ in range(DEEPEST):
        play(state, action, desk)
        if is_over(state):
            for other in range(state.players):
                desk.shares[other] = returns(state, other)
            back_up(batch, g, node, NOBODY, desk.shares)
            return
        if batch.links[ROW, node, g] < 0:
            break
        child = pick_child(batch, g, node, state, desk.mask)
        if child < 0:
            action = -1 - child
            add_node(batch, g, simulation, node, to_move(state), action, card_of(state, action))
            node = simulation
        else:
            node = child
            action = int(batch.links[ACTION, node, g])
    ask(batch, g, node, simulation, state)
    copy_words(desk.words, batch.leaves[g])


def play(state: Any, action: int, desk: Desk) -> None:
    """A decision of a simulation, and those after it that are none."""
    for _ in range(FORCED):
        redraw_next(state, action, desk.rng)
        apply(state, action)
        if is_over(state):
            break
        legal_actions(state, desk.mask)
        if choices(desk.mask) != 1:
            break
        action = only_action(desk.mask)


def pick_child(batch: Batch, g: int, node: int, state: Any, mask: Mask) -> int:
    """The node that promises most in this draw, or -1 - action for a new one.

    By its results, and by what the network thinks likely among what is legal here.
    """
    mover = to_move(state)
    row = int(batch.links[ROW, node, g])
    highest = LOW
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            highest = max(highest, float(batch.outs[row, g, SEATS + word * WORD + lowest(bits)]))
            bits &= bits - 1
    mass = 0.0
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            mass += power(float(batch.outs[row, g, SEATS + word * WORD + lowest(bits)]) - highest)
            bits &= bits - 1
    visits = int(batch.links[VISITS, node, g])
    hope = batch.sums[OWN, node, g] / max(visits, 1) - batch.numbers[CAUTION]
    spread = batch.numbers[EXPLORE] * sqrt(visits + 0.0) / mass
    best = LOW
    chosen = -1
    child = int(batch.links[CHILD, node, g])
    for _ in range(batch.links.shape[1]):
        if child < 0:
            break
        action = int(batch.links[ACTION, child, g])
        word = min(action // WORD, len(mask) - 1)
        bit = 1 << (action - word * WORD)
        if (
            int(mask[word]) & bit != 0
            and int(batch.links[SEAT, child, g]) == mover
            and int(batch.links[CARD, child, g]) == card_of(state, action)
        ):
            mask[word] &= ~bit
            made = int(batch.links[VISITS, child, g])
            score = batch.sums[TOTAL, child, g] / max(made, 1)
            score += spread * power(float(batch.outs[row, g, SEATS + action]) - highest) / (1.0 + made)
            if score > best:
                best = score
                chosen = child
        child = int(batch.links[NEXT, child, g])
    likely = LOW
    fresh = -1
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            if float(batch.outs[row, g, SEATS + action]) > likely:
                likely = float(batch.outs[row, g, SEATS + action])
                fresh = action
    if fresh >= 0 and hope + spread * power(likely - highest) > best:
        return -1 - fresh
    return chosen


# --- Deciding ----------------------------------------------------------------------------------------------


def decide(batch: Batch, g: int, desk: Desk, ring: Ring, turn: int) -> None:
    """End a decision: write what is to be learned from it, and play it. `turn` is the number of the round."""
    load_state(batch, g, desk)
    desk.rng[0] = batch.rngs[g]
    state = desk.state[0]
    players = int(state.players)
    seat = to_move(state)
    slot = turn % ring.states.shape[0]
    settle(batch, g, players, desk.shares)
    read_shares(batch, g, 0, seat, players, desk.shares)
    legal_actions(state, desk.mask)
    value = improve_policy(batch, g, desk.mask, desk.shares[seat], desk.policy)
    copy_words(desk.words, ring.states[slot, g])
    ring.movers[slot, g] = seat
    write_thoughts(ring, slot, g, state, value, desk.shares)
    for word in range(len(desk.mask)):
        ring.legal[slot, g, word] = desk.mask[word]
    for action in range(len(desk.policy)):
        ring.policies[slot, g, action] = desk.policy[action]
    for distance in range(ring.outcomes.shape[2]):
        ring.outcomes[slot, g, distance] = UNKNOWN if distance < players else ABSENT
    if ring.aims.shape[2] > AIMS:
        ring.aims[slot, g, LEFT] = int(state.turn)
        for card in range(ring.aims.shape[2] - AIMS):
            ring.aims[slot, g, AIMS + card] = FREE if state.owner[card] == NONE else OWNED
    apply(state, int(batch.candidates[CHOSEN, pick_candidate(batch, g, -1), g]))
    go_on(state, desk.mask)
    since = int(batch.marks[SINCE, g]) + 1
    if is_over(state) or since >= ring.states.shape[0]:
        if is_over(state):
            write_outcomes(ring, g, turn, since, state)
            if ring.aims.shape[2] > AIMS:
                write_aims(ring, g, turn, since, state)
        count_game(batch, g, state, since)
        deal_anew(batch, desk)
        since = 0
    batch.marks[SINCE, g] = since
    store_state(batch, g, desk)
    batch.rngs[g] = desk.rng[0]


def write_thoughts(ring: Ring, slot: int, g: int, state: Any, value: float, shares: Any) -> None:
    """Note what the search thinks of who decides, and a partner; the others have the rest as before."""
    players, seat = int(state.players), to_move(state)
    friends = 0
    theirs = 0.0
    for other in range(players):
        if allied(state, seat, other):
            friends += 1
        else:
            theirs += shares[other]
    rest = max(0.0, 1.0 - friends * value)
    for distance in range(ring.values.shape[2]):
        other = (seat + distance) % players
        thought = 0.0
        if distance < players and allied(state, seat, other):
            thought = min(value, 1.0 / friends)
        elif distance < players:
            thought = rest * shares[other] / theirs if theirs > 0.0 else rest / (players - friends)
        ring.values[slot, g, distance] = thought


def write_outcomes(ring: Ring, g: int, turn: int, since: int, state: Any) -> None:
    """Tell the decisions of a game how it ended."""
    rounds = ring.states.shape[0]
    players = int(state.players)
    for back in range(since):
        slot = (turn - back) % rounds
        mover = int(ring.movers[slot, g])
        for distance in range(players):
            ring.outcomes[slot, g, distance] = returns(state, (mover + distance) % players)


def write_aims(ring: Ring, g: int, turn: int, since: int, state: Any) -> None:
    """Tell the decisions of a game what else came of it."""
    rounds = ring.states.shape[0]
    players = int(state.players)
    for back in range(since):
        slot = (turn - back) % rounds
        mover = int(ring.movers[slot, g])
        for distance in range(players):
            ring.aims[slot, g, STANDINGS + distance] = standing(state, (mover + distance) % players)
        ring.aims[slot, g, LEFT] = int(state.turn) - int(ring.aims[slot, g, LEFT])
        for card in range(ring.aims.shape[2] - AIMS):
            if ring.aims[slot, g, AIMS + card] == FREE and state.owner[card] != NONE:
                ring.aims[slot, g, AIMS + card] = 1 + (int(state.owner[card]) - mover) % players


def count_game(batch: Batch, g: int, state: Any, since: int) -> None:
    """Count a game that has ended, or was broken off."""
    if is_over(state):
        batch.tallies[GAMES, g] += 1
        batch.tallies[TURNS, g] += int(state.turn)
        batch.tallies[DECISIONS, g] += since
        batch.tallies[FIRST_WINS, g] += int(WHOLE * returns(state, int(state.start)) + 0.5)
    else:
        batch.tallies[CUT, g] += 1


# --- Matches -----------------------------------------------------------------------------------------------


def answer(batch: Batch, g: int, desk: Desk, side: int, sides: Any, longest: int) -> None:
    """In a match: play what was found if a seat of this side decides. A game that is over stays as it is."""
    load_state(batch, g, desk)
    state = desk.state[0]
    if is_over(state):
        return
    settle(batch, g, int(state.players), desk.shares)
    if int(state.turn) > longest or sides[to_move(state), g] != side:
        return
    if batch.links.shape[1] > 1:
        apply(state, int(batch.candidates[CHOSEN, pick_candidate(batch, g, -1), g]))
    else:
        legal_actions(state, desk.mask)
        apply(state, highest_logit(batch, g, desk.mask))
    go_on(state, desk.mask)
    store_state(batch, g, desk)


def end_game(batch: Batch, g: int, desk: Desk, shares: Any, ended: Any, longest: int) -> None:
    """Write what each seat got of the victory, a row for each, even shares if the game is not over; and
    whether it is, or has lasted for so many turns."""
    load_state(batch, g, desk)
    state = desk.state[0]
    ended[g] = int(is_over(state) or int(state.turn) > longest)
    for seat in range(shares.shape[0]):
        shares[seat, g] = 0.0
        if seat < state.players:
            shares[seat, g] = returns(state, seat) if is_over(state) else 1.0 / state.players
