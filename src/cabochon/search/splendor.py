"""Judgement in Splendor: how decisions are weighed without search, and how a position is estimated.

Every card that a player can see has a worth, and counts for more the fewer tokens are missing to buy it. The
sum over all cards is the player's prospects; the best decision leads to the best points and prospects
together. Compiled like the rules; for the player to move it reads what that player can see.
"""

from cabochon.games.bits import Mask, lowest, nth, size
from cabochon.games.chance import Generator, draw
from cabochon.games.decks import HAND, NONE
from cabochon.games.playout import random_action
from cabochon.games.purse import colours_from, count, one, payment, shortfall, total
from cabochon.games.splendor.actions import (
    BUY,
    NOBLE,
    PASS,
    PAY,
    RESERVE,
    RESERVE_TOP,
    RETURN,
    TAKEN,
    WORD,
)
from cabochon.games.splendor.cards import BONUS, COST, GOLD, NOBLE_COST, POINTS
from cabochon.games.splendor.rules import GEMS, card_of, discount, prestige
from cabochon.games.splendor.state import PHASE_ACT, PLACES, TOKEN_LIMIT, State

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
FITTED_TARGET = 15.0  # the target of the games that the weights of the estimate were fitted to

ALL_TAKES = (1 << RESERVE) - 1
AFFORDABLE = ((1 << (PASS - BUY)) - 1) << (BUY - WORD)  # in the second word of a mask


def prospects(state: State) -> float:
    """Every decision is weighed by where it leads alone."""
    return 0.0


def weigh(state: State, action: int, now: float) -> float:
    """How good things look for the player to move after an action."""
    seat = state.to_move
    tokens = int(state.tokens[seat])
    bonuses = discount(state, seat)
    if action < RESERVE:
        return outlook(state, seat, tokens + int(TAKEN[action]), bonuses, NONE)
    if action < BUY:
        gold = one(GOLD) if count(state.bank, GOLD) > 0 else 0
        hope = outlook(state, seat, tokens + gold, bonuses, NONE)
        if action < RESERVE_TOP:
            # Only a card that is worth waiting for deserves one of three places.
            card = card_of(state, action)
            return hope + RESERVED * worth(state, card, bonuses) - HAND_PLACE
        return hope + UNSEEN - HAND_PLACE
    if action < PASS:
        card = card_of(state, action)
        left = tokens - payment(COST[card], bonuses, tokens, GOLD)
        gain = worth(state, card, bonuses)
        if prestige(state, seat) + POINTS[card] >= state.target:
            gain += VICTORY
        return gain + outlook(state, seat, left, bonuses + one(BONUS[card]), card)
    if action == PAY:
        return 1.0  # rather than cover: gold is kept
    if RETURN <= action < NOBLE:
        return outlook(state, seat, tokens - one(action - RETURN), bonuses, NONE)
    return 0.0


def outlook(state: State, seat: int, tokens: int, bonuses: int, gone: int) -> float:
    """The prospects with these tokens and bonuses, when card `gone` is no longer to be had."""
    gold = count(tokens, GOLD)
    means = (tokens & GEMS) + bonuses
    hope = -OVERFLOW * max(total(tokens) - TOKEN_LIMIT, 0)
    for place in range(PLACES):
        card = state.market[place]
        if card != NONE and card != gone:
            hope += promise(state, card, means, gold, bonuses)
    for slot in range(HAND):
        card = state.reserved[seat, slot]
        if card != NONE and card != gone:
            hope += SAFE * promise(state, card, means, gold, bonuses)
    return hope


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


# --- The estimate ------------------------------------------------------------------------------------------


def log_odds(state: State, seat: int) -> float:
    """The logarithm of a player's odds, but for a constant; the weights are fitted to games of the search."""
    lead = 0
    for other in range(state.players):
        lead = max(lead, prestige(state, other))
    progress: float = min(lead / float(state.target), 1.2)
    points = prestige(state, seat)
    scaled = points * FITTED_TARGET / state.target
    bonuses = discount(state, seat)
    tokens = int(state.tokens[seat])
    nobles = 0.0
    for place in range(state.players + 1):
        noble = state.nobles[place]
        if noble != NONE:
            nobles += 1.0 / (1.0 + total(shortfall(NOBLE_COST[noble], bonuses)))
    catch = best_catch(state, seat, tokens, bonuses)
    value: float = 0.26 * scaled + 0.009 * scaled * scaled
    value += (0.45 - 0.55 * progress) * total(bonuses) + 0.13 * size(colours_from(bonuses, 1))
    value += 0.46 * outlook(state, seat, tokens, bonuses, NONE)
    value += (4.85 - 3.67 * progress) * nobles
    value += 0.07 * total(tokens) - 0.05 * count(tokens, GOLD) + 0.23 * catch * progress
    if points + catch >= state.target:
        value += 1.15
    return value


def best_catch(state: State, seat: int, tokens: int, bonuses: int) -> int:
    """The most points that the player could buy at once."""
    gold = count(tokens, GOLD)
    means = (tokens & GEMS) + bonuses
    best = 0
    for place in range(PLACES):
        card = state.market[place]
        if card != NONE and total(shortfall(COST[card], means)) <= gold:
            best = max(best, int(POINTS[card]))
    for slot in range(HAND):
        card = state.reserved[seat, slot]
        if card != NONE and total(shortfall(COST[card], means)) <= gold:
            best = max(best, int(POINTS[card]))
    return best


# --- Rollouts ----------------------------------------------------------------------------------------------


def rollout_policy(state: State, mask: Mask, rng: Generator) -> int:
    """Buys what has most points; else takes gems, as they come."""
    if state.phase == PHASE_ACT:
        bits = int(mask[1]) & AFFORDABLE
        if bits != 0:
            best = -1
            chosen = -1
            while bits != 0:
                action = WORD + lowest(bits)
                bits &= bits - 1
                score = 4 * int(POINTS[card_of(state, action)]) + draw(rng, 4)
                if score > best:
                    best = score
                    chosen = action
            return chosen
        takes = int(mask[0]) & ALL_TAKES
        if takes != 0 and (draw(rng, 16) != 0 or takes == int(mask[0])):
            return nth(takes, draw(rng, size(takes)))
    return random_action(mask, rng)
