"""How the greedy player weighs the decisions of Splendor.

Every card that it can see has a worth, and counts for more the fewer tokens are missing to buy it. The sum
over all cards is its prospects; it makes the decision after which points and prospects together are best.
Compiled like the rules, and reads a masked state only.
"""

from cabochon.games.bits import Mask, lowest
from cabochon.games.chance import Generator, draw
from cabochon.games.decks import HAND, NONE
from cabochon.games.purse import count, one, payment, shortfall, total
from cabochon.games.splendor.actions import (
    BUY,
    BUY_HAND,
    GIVE_BACK,
    PASS,
    RESERVE,
    RESERVE_TOP,
    SETTLE,
    TAKEN,
    WELCOME,
    WORD,
)
from cabochon.games.splendor.cards import BONUS, COST, GOLD, NOBLE_COST, POINTS
from cabochon.games.splendor.rules import GEMS, discount, prestige
from cabochon.games.splendor.state import PLACES, TOKEN_LIMIT, State

CARD_WORTH = 0.25  # of any bonus, in points
NOBLE_WORTH = 4.5  # of a bonus that completes a noble; less the more are missing
REACH = 0.15  # a card that could be bought at once against the same card in possession
VICTORY = 100.0  # beats everything else
OVERFLOW = 0.25  # lost for each token above the limit
RESERVED = 0.15  # of a card's worth, for having it safe in hand
HAND_PLACE = 2.0  # what one of the three places in hand is worth
UNSEEN = 0.1  # what an unknown card promises
SAFE = 1.2  # a card in hand against the same card on the table
NEARNESS = 2.0  # how quickly a card counts for less when more tokens are missing


def choose(state: State, mask: Mask, rng: Generator) -> int:
    """The legal action with the best prospects; equal ones by lot."""
    best = -1e9
    chosen = -1
    for word in range(len(mask)):
        bits = int(mask[word])
        while bits != 0:
            action = word * WORD + lowest(bits)
            bits &= bits - 1
            score = weigh(state, action) + draw(rng, 1024) * 1e-6
            if score > best:
                best = score
                chosen = action
    return chosen


def weigh(state: State, action: int) -> float:
    """How good things look for the player to move after an action."""
    seat = state.to_move
    tokens = int(state.tokens[seat])
    bonuses = discount(state, seat)
    if action < RESERVE:
        return outlook(state, tokens + int(TAKEN[action]), bonuses, NONE)
    if action < BUY:
        gold = one(GOLD) if count(state.bank, GOLD) > 0 else 0
        prospects = outlook(state, tokens + gold, bonuses, NONE)
        if action < RESERVE_TOP:
            # Only a card that is worth waiting for deserves one of three places.
            card = state.board[action - RESERVE]
            return prospects + RESERVED * worth(state, card, bonuses) - HAND_PLACE
        return prospects + UNSEEN - HAND_PLACE
    if action < PASS:
        card = state.board[action - BUY] if action < BUY_HAND else state.reserved[seat, action - BUY_HAND]
        left = tokens - payment(COST[card], bonuses, tokens, GOLD)
        gain = worth(state, card, bonuses)
        if prestige(state, seat) + POINTS[card] >= state.target:
            gain += VICTORY
        return gain + outlook(state, left, bonuses + one(BONUS[card]), card)
    if action == SETTLE:
        return 1.0  # rather than cover: gold is kept
    if GIVE_BACK <= action < WELCOME:
        return outlook(state, tokens - one(action - GIVE_BACK), bonuses, NONE)
    return 0.0


def outlook(state: State, tokens: int, bonuses: int, gone: int) -> float:
    """The prospects with these tokens and bonuses, when card `gone` is no longer to be had."""
    gold = count(tokens, GOLD)
    means = (tokens & GEMS) + bonuses
    prospects = -OVERFLOW * max(total(tokens) - TOKEN_LIMIT, 0)
    for place in range(PLACES):
        card = state.board[place]
        if card != NONE and card != gone:
            prospects += promise(state, card, means, gold, bonuses)
    for slot in range(HAND):
        card = state.reserved[state.to_move, slot]
        if card != NONE and card != gone:
            prospects += SAFE * promise(state, card, means, gold, bonuses)
    return prospects


def promise(state: State, card: int, means: int, gold: int, bonuses: int) -> float:
    """A card's worth, the less the more tokens are missing for it."""
    missing = total(shortfall(COST[card], means)) - gold
    distance = 1.0 + max(missing, 0)
    return float(REACH * worth(state, card, bonuses) / distance**NEARNESS)


def worth(state: State, card: int, bonuses: int) -> float:
    """A card's points, its bonus, and the nobles that the bonus brings nearer."""
    colour = BONUS[card]
    value = float(POINTS[card]) + CARD_WORTH
    for place in range(state.players + 1):
        noble = state.nobles[place]
        if noble != NONE:
            wishes = shortfall(NOBLE_COST[noble], bonuses)
            if count(wishes, colour) > 0:
                value += NOBLE_WORTH / (1.0 + total(wishes))
    return value
