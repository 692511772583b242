"""Judgement in Splendor Duel: see splendor.py for the idea."""

from cabochon.games.bits import Mask, lowest, nth, size
from cabochon.games.chance import Generator, draw
from cabochon.games.decks import HAND, NONE, card_to_buy
from cabochon.games.duel.actions import (
    BUY,
    COLOUR,
    LAST_WORD,
    LINE,
    MATCH,
    PASS,
    PAY,
    PRIVILEGE,
    REPLENISH,
    RESERVE,
    RESERVE_TOP,
    RETURN,
    ROYAL,
    STEAL,
    TAKE_GOLD,
    WORD,
    WORDS,
)
from cabochon.games.duel.cards import (
    ABILITY,
    ABILITY_EXTRA_TURN,
    ABILITY_NONE,
    ANY_COLOUR,
    BONUS,
    BONUS_COUNT,
    CELLS,
    COLOURS,
    COST,
    CROWNS,
    GOLD,
    NO_COLOUR,
    POINTS,
    ROYAL_ABILITY,
    ROYAL_POINTS,
)
from cabochon.games.duel.rules import (
    GEMS_AND_PEARLS,
    VICTORY_COLOUR_POINTS,
    VICTORY_CROWNS,
    VICTORY_POINTS,
    card_of,
    gives_privilege,
    is_victory,
    tokens_on,
)
from cabochon.games.duel.state import PHASE_ACT, PLACES, TOKEN_LIMIT, State
from cabochon.games.playout import random_action
from cabochon.games.purse import colours_from, count, one, payment, shortfall, total

CARD_WORTH = 1.0  # of any bonus, in points
CROWN_WORTH = 1.2
COLOUR_WORTH = 0.25  # for each point already on cards of the same colour
ABILITY_WORTH = 1.0
EXTRA_TURN_WORTH = 2.0
REACH = 0.15  # a card that could be bought at once against the same card in possession
PRIVILEGE_WORTH = 0.2
LAST_DIGITS = 1e-9  # a gain of exactly as much is met often; how it is rounded differs between processors
HAND_PLACE = 1.0  # what one of the three places in hand is worth
SAFE = 1.2  # a card in hand against the same card on the table
NEARNESS = 2.0  # how quickly a card counts for less when more tokens are missing
FIRST = 50.0  # what is done before the action of the turn, or not at all
REFILLED = 0.3  # a full board
UNSEEN = 1.5  # what an unknown card promises
VICTORY = 100.0  # beats everything else
OVERFLOW = 0.25  # lost for each token above the limit

AFFORDABLE = ((1 << (REPLENISH - BUY)) - 1) << (BUY - LAST_WORD)  # in the last word of a mask


def prospects(state: State) -> float:
    """How good things look for the player to move."""
    seat = state.to_move
    return outlook(state, seat, int(state.tokens[seat]), int(state.bonuses[seat]), NONE)


def weigh(state: State, action: int, now: float) -> float:
    """How good things look for the player to move after an action, against `now`."""
    seat = state.to_move
    tokens = int(state.tokens[seat])
    bonuses = int(state.bonuses[seat])
    if action < PRIVILEGE:
        taken = tokens_on(state, int(LINE[action]))
        gift = PRIVILEGE_WORTH if gives_privilege(taken) else 0.0
        return outlook(state, seat, tokens + taken, bonuses, NONE) - now - gift
    if action < TAKE_GOLD:
        # The action of the turn still follows, so a privilege that is worth spending comes first.
        gain = outlook(state, seat, tokens + tokens_on(state, 1 << (action - PRIVILEGE)), bonuses, NONE) - now
        return FIRST + gain if gain > PRIVILEGE_WORTH + LAST_DIGITS else -FIRST
    if action < MATCH:
        return outlook(state, seat, tokens + one(GOLD), bonuses, NONE) - now - HAND_PLACE
    if action < RESERVE:
        return 0.0
    if action < BUY:
        return worth(state, seat, card_of(state, action)) if action < RESERVE_TOP else UNSEEN
    if action < REPLENISH:
        return purchase(state, action - BUY, now)
    if action <= PASS:
        return REFILLED - PRIVILEGE_WORTH if action == REPLENISH else 0.0
    if action <= PAY:
        return 1.0 if action == PAY else 0.0  # keeps its gold
    if action < STEAL:
        colour = action - COLOUR
        points = count(state.colour_points[seat], colour)
        return points + outlook(state, seat, tokens, bonuses + one(colour), NONE) - now
    if action < ROYAL:
        return outlook(state, seat, tokens + one(action - STEAL), bonuses, NONE)
    if action < RETURN:
        royal = action - ROYAL
        return float(ROYAL_POINTS[royal]) + ability_worth(ROYAL_ABILITY[royal])
    return outlook(state, seat, tokens - one(action - RETURN), bonuses, NONE)


def purchase(state: State, place: int, now: float) -> float:
    """What buying a card brings, with the usual payment."""
    seat = state.to_move
    tokens = int(state.tokens[seat])
    bonuses = int(state.bonuses[seat])
    card = card_to_buy(state, place)
    left = tokens - payment(COST[card], bonuses, tokens, GOLD)
    gain = worth(state, seat, card)
    colour = BONUS[card]
    if colour == ANY_COLOUR:
        colour = favourite_colour(state, bonuses)
    colour_points = int(state.colour_points[seat])
    if colour != NO_COLOUR:
        bonuses += int(BONUS_COUNT[card]) * one(colour)
        colour_points += int(POINTS[card]) * one(colour)
    if is_victory(state.points[seat] + POINTS[card], state.crowns[seat] + CROWNS[card], colour_points):
        gain += VICTORY
    return gain + outlook(state, seat, left, bonuses, card) - now


def favourite_colour(state: State, bonuses: int) -> int:
    """The colour with a bonus that has most points: what a wild card would rather be."""
    best = lowest(colours_from(bonuses, 1))
    for colour in range(best + 1, len(COLOURS)):
        points = state.colour_points[state.to_move]
        if count(bonuses, colour) > 0 and count(points, colour) > count(points, best):
            best = colour
    return best


def outlook(state: State, seat: int, tokens: int, bonuses: int, gone: int) -> float:
    """The prospects with these tokens and bonuses, when card `gone` is no longer to be had."""
    gold = count(tokens, GOLD)
    means = (tokens & GEMS_AND_PEARLS) + bonuses
    hope = -OVERFLOW * max(total(tokens) - TOKEN_LIMIT, 0)
    for place in range(PLACES):
        card = state.market[place]
        if card != NONE and card != gone:
            hope += promise(state, seat, card, means, gold)
    for slot in range(HAND):
        card = state.reserved[seat, slot]
        if card != NONE and card != gone:
            hope += SAFE * promise(state, seat, card, means, gold)
    return hope


def promise(state: State, seat: int, card: int, means: int, gold: int) -> float:
    """A card's worth, the less the more tokens are missing for it."""
    missing = total(shortfall(COST[card], means)) - gold
    distance = 1.0 + max(missing, 0)
    return float(REACH * worth(state, seat, card) / distance**NEARNESS)


def worth(state: State, seat: int, card: int) -> float:
    """A card's points, crowns, bonuses and ability, and how well its colour fits."""
    value = float(POINTS[card] + CROWN_WORTH * CROWNS[card] + CARD_WORTH * BONUS_COUNT[card])
    value += ability_worth(ABILITY[card])
    colour = BONUS[card]
    if colour != NO_COLOUR and colour != ANY_COLOUR:
        value += COLOUR_WORTH * int(POINTS[card]) * count(state.colour_points[seat], colour)
    return value


def ability_worth(ability: int) -> float:
    """What an ability is worth, in points."""
    if ability == ABILITY_EXTRA_TURN:
        return EXTRA_TURN_WORTH
    return 0.0 if ability == ABILITY_NONE else ABILITY_WORTH


# --- The estimate ------------------------------------------------------------------------------------------


def log_odds(state: State, seat: int) -> float:
    """The logarithm of a player's odds, but for a constant; the weights are fitted to games of the search."""
    own = progress(state, seat)
    lead = max(own, progress(state, 1 - seat))
    bonuses = int(state.bonuses[seat])
    tokens = int(state.tokens[seat])
    value = 0.125 * int(state.points[seat]) + 0.1 * int(state.crowns[seat])
    value += 2.8 * own * own - 0.36 * own  # of which 0.07 for each point of the best colour
    value += (0.57 - 0.53 * lead) * total(bonuses) + 0.32 * size(colours_from(bonuses, 1))
    value += 0.55 * outlook(state, seat, tokens, bonuses, NONE)
    value += (0.146 - 0.076 * lead) * total(tokens) - 0.065 * count(tokens, GOLD)
    value += 0.21 * int(state.privileges[seat])
    if can_win(state, seat, tokens, bonuses):
        value += 1.28
    return value


def progress(state: State, seat: int) -> float:
    """How far the player is on the shortest of the three ways to victory, from 0 to about 1."""
    colour_points = 0
    for colour in range(len(COLOURS)):
        colour_points = max(colour_points, count(state.colour_points[seat], colour))
    return max(
        int(state.points[seat]) / float(VICTORY_POINTS),
        int(state.crowns[seat]) / float(VICTORY_CROWNS),
        colour_points / float(VICTORY_COLOUR_POINTS),
    )


def can_win(state: State, seat: int, tokens: int, bonuses: int) -> bool:
    """Whether a purchase that the player could make at once would win."""
    gold = count(tokens, GOLD)
    means = (tokens & GEMS_AND_PEARLS) + bonuses
    for place in range(PLACES + HAND):
        card = state.market[place] if place < PLACES else state.reserved[seat, place - PLACES]
        if card != NONE and total(shortfall(COST[card], means)) <= gold:
            colour_points = int(state.colour_points[seat])
            if BONUS[card] != NO_COLOUR and BONUS[card] != ANY_COLOUR:
                colour_points += int(POINTS[card]) * one(BONUS[card])
            points = state.points[seat] + POINTS[card]
            if is_victory(points, state.crowns[seat] + CROWNS[card], colour_points):
                return True
    return False


# --- Rollouts ----------------------------------------------------------------------------------------------


def rollout_policy(state: State, mask: Mask, rng: Generator) -> int:
    """Buys what has most points and crowns; else takes three tokens if it can, as they come."""
    if state.phase == PHASE_ACT:
        bits = int(mask[WORDS - 1]) & AFFORDABLE
        if bits != 0:
            best = -1
            chosen = -1
            while bits != 0:
                action = LAST_WORD + lowest(bits)
                bits &= bits - 1
                card = card_of(state, action)
                score = 4 * int(POINTS[card]) + 4 * int(CROWNS[card]) + draw(rng, 4)
                if score > best:
                    best = score
                    chosen = action
            return chosen
        threes = int(mask[2]) >> CELLS
        if threes != 0:
            return 2 * WORD + CELLS + nth(threes, draw(rng, size(threes)))
        threes = int(mask[3])
        if threes != 0:
            return 3 * WORD + nth(threes, draw(rng, size(threes)))
        threes = int(mask[4]) & ((1 << CELLS) - 1)
        if threes != 0:
            return 4 * WORD + nth(threes, draw(rng, size(threes)))
    return random_action(mask, rng)
