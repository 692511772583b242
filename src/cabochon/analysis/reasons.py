"""Why a move makes sense, from what the seat that decides can see.

Every kind of move has its reasons; those that hold here are weighed against each other. What they say is
read off the masked state of the view and what the rules make of it, so it is true, and betrays nothing.
"""

from cabochon.analysis import collecting, duel, keeping, splendor
from cabochon.analysis.reason import Reason
from cabochon.analysis.sight import Sight
from cabochon.analysis.weighing import Case, Found, Weighed, because
from cabochon.analysis.whatif import after, end_of_turn, winners
from cabochon.match import Move, View

MOST = 3


def reasons(view: View, move: Move) -> tuple[Reason, ...]:
    """The reasons for a legal move of `view`, strongest first, at most three; every one is true there."""
    if view.seat is None or move not in view.legal_moves:
        raise ValueError(f"{move} is no legal move of the seat whose view this is")
    if len(view.legal_moves) == 1:
        return (Reason("why-forced"),)
    before = Sight(view.game, view.state, view.seat)
    if move.verb == "replenish":
        return _strongest([*duel.replenishing(Case(move, before, before, view.state))])
    following = after(view.game, view.state, move)
    end = end_of_turn(view.game, following, view.seat)
    case = Case(move, before, Sight(view.game, following, view.seat), end)
    ending = list(_victory(case, winners(view.game, following, view.seat)))
    # Nothing else counts beside a victory.
    return _strongest(ending or [*_of_move(case)])


def _strongest(found: list[Weighed]) -> tuple[Reason, ...]:
    found.sort(key=lambda each: -each.weight)
    return tuple(each.reason for each in found[:MOST])


def _victory(case: Case, seats: tuple[int, ...]) -> Found:
    """The move ends the game, and well."""
    if case.seat in seats:
        alone = all(case.before.allied(case.seat, seat) for seat in seats)
        yield because(100, "why-win" if alone else "why-share")


def _of_move(case: Case) -> Found:
    is_duel = case.before.duel
    match case.move.verb:
        case "take" | "privilege" | "match" | "steal" | "gold" as verb:
            yield from collecting.prospects(case)
            yield from collecting.scarcity(case)
            yield from collecting.pearls(case)
            if verb == "steal":
                yield from duel.stealing(case)
            elif verb == "gold":
                yield from duel.gold(case)
            if is_duel:
                yield from duel.privileges(case)
            else:
                yield from splendor.nobles(case)
        case "reserve":
            yield from _reservation(case)
        case "buy":
            yield from _purchase(case)
        case "pay" | "cover":
            yield from collecting.payment(case)
        case "return":
            yield from collecting.giving_back(case)
        case "noble":
            yield from splendor.choice_of_noble(case)
        case "colour":
            yield from duel.colour(case)
        case "royal":
            yield from duel.royal(case)


def _purchase(case: Case) -> Found:
    card = case.bought
    assert card is not None
    yield from (duel if case.before.duel else splendor).purchase(case, card)
    yield from keeping.denial(case, card)
    if not any(case.before.mine.due(case.before.game.cards[card].cost)):
        yield because(33, "why-free")
    if not case.before.duel:
        yield from splendor.nobles(case)


def _reservation(case: Case) -> Found:
    place = case.move.argument
    if place.endswith("t"):
        yield because(10, "why-unseen", level=int(place[0]))
    else:
        card = case.after.hand(case.seat)[-1]
        yield from keeping.denial(case, card)
        yield from keeping.keeping(case, card)
    yield from collecting.prospects(case)
    if not case.before.duel:
        if case.gained[-1]:
            yield because(18, "why-gold", count=case.after.mine.gold)
        yield from splendor.nobles(case)
