"""Reasons for taking a card away: to have it later, or so that another player does not get it."""

from cabochon.analysis.sight import TOKEN_LIMIT, Sight
from cabochon.analysis.weighing import Case, Found, Weighed, because
from cabochon.analysis.whatif import after, turn_of, winners
from cabochon.games.base import State
from cabochon.games.splendor.cards import NOBLES
from cabochon.match.deeds import card_at
from cabochon.match.move import all_moves

_CROWNS_FOR_ROYALS = (3, 6)


def denial(case: Case, card: int) -> Found:
    """An opponent who could buy the card next turn: the one to whom it would give most."""
    if card not in case.before.table:
        return
    found = [_denied(case, card, rival) for rival in case.rivals]
    reasons = [reason for reason in found if reason is not None]
    if reasons:
        yield max(reasons, key=lambda reason: reason.weight)


def _denied(case: Case, card: int, rival: int) -> Weighed | None:
    before = case.before
    if not before.can_buy(rival, card):
        return None
    bought = _purchase(before, card, rival)
    worth = before.worth(card)
    if before.duel:
        if rival in winners(before.game, bought, rival):
            return because(95, "why-deny-win", card=card, player=rival)
        crowns = before.players[rival]["crowns"]
        face = before.game.cards[card]
        if any(crowns < step <= crowns + face.crowns for step in _CROWNS_FOR_ROYALS):
            return because(68, "why-deny-royal", card=card, player=rival)
    else:
        noble = _noble_won(before, Sight(before.game, bought, rival), rival)
        target = int(before.position["settings"]["target"])
        points = before.points(rival) + before.game.cards[card].points
        if noble is not None:
            points += NOBLES[noble].points
        if points >= target:
            return because(85, "why-deny-target", card=card, player=rival, points=target)
        if noble is not None:
            return because(70, "why-deny-noble", card=card, player=rival, noble=noble)
    return because(25 + 4 * worth, "why-deny", card=card, player=rival) if worth >= 1 else None


def _purchase(sight: Sight, card: int, buyer: int) -> State:
    """The state after another seat has bought a card of the table."""
    game = sight.game
    state = turn_of(game, sight.state, buyer)
    position = game.position(state)
    for move in all_moves(game):
        if move.verb == "buy" and move.argument[0] != "h" and card_at(move.argument, position) == card:
            return after(game, state, move)
    raise AssertionError("the card lies on the table")


def _noble_won(before: Sight, bought: Sight, seat: int) -> int | None:
    """A noble who comes to a seat with a purchase."""
    bonuses = bought.means(seat).bonuses
    for noble in before.position["nobles"]:
        if all(held >= wish for held, wish in zip(bonuses, NOBLES[noble].cost, strict=True)):
            return int(noble)
    return None


def keeping(case: Case, card: int) -> Found:
    """A reserved card is safe until its tokens are there."""
    after, cost = case.after, case.after.game.cards[card].cost
    if not case.plays_on or sum(after.mine.tokens) > TOKEN_LIMIT:
        return
    worth = after.worth(card)
    if after.mine.short(cost) > 0:
        missing = list(after.mine.missing(cost))
        yield because(28 + 2 * worth, "why-keep", card=card, tokens=missing, gold=after.mine.gold)
    elif case.before.can_buy(case.seat, card):
        yield because(40 + worth, "why-still", card=card)
