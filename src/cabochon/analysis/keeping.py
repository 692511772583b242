"""Reasons for taking a card away: to have it later, or so that another player does not get it."""

from cabochon.analysis.own import own_reasons
from cabochon.analysis.weighing import Case, Found, Weighed, because
from cabochon.analysis.whatif import purchase, winners


def denial(case: Case, card: int) -> Found:
    """An opponent who could buy the card next turn: the one to whom it would give most."""
    if card not in case.before.market:
        return
    found = [_denied(case, card, rival) for rival in case.rivals]
    reasons = [reason for reason in found if reason is not None]
    if reasons:
        yield max(reasons, key=lambda reason: reason.weight)


def _denied(case: Case, card: int, rival: int) -> Weighed | None:
    before = case.before
    if not before.can_buy(rival, card):
        return None
    bought = purchase(before.state, rival, card)
    victors = winners(bought, rival)
    if victors and set(victors) <= set(before.side(rival)):
        return because(95, "why-deny-win", card=card, player=rival)
    gained = own_reasons(before.game).denied(case, card, rival, bought)
    if gained is not None:
        return gained
    worth = before.worth(card)
    return because(25 + 4 * worth, "why-deny", card=card, player=rival) if worth >= 1 else None


def keeping(case: Case, card: int) -> Found:
    """A reserved card is safe until its tokens are there."""
    after, cost = case.after, case.after.card(card).cost
    if not case.plays_on or after.holds_too_much:
        return
    worth = after.worth(card)
    if after.mine.short(cost) > 0:
        missing = list(after.mine.missing(cost))
        yield because(28 + 2 * worth, "why-keep", card=card, tokens=missing, gold=after.mine.gold)
    elif case.before.can_buy(case.seat, card):
        yield because(40 + worth, "why-still", card=card)
