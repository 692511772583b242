"""Why a move makes sense, from what the seat that decides can see.

Every kind of move has its reasons; those that hold here are weighed against each other. What they say is
read off the masked state of the view and what the rules make of it, so it is true, and betrays nothing.
"""

from cabochon.analysis import collecting, keeping
from cabochon.analysis.own import own_reasons
from cabochon.analysis.reason import Reason
from cabochon.analysis.sight import Sight
from cabochon.analysis.weighing import Case, Found, Weighed, because
from cabochon.analysis.whatif import carried_out, end_of_turn, winners
from cabochon.games.places import deck_at, is_deck_top
from cabochon.match import Move, View

MOST = 3


def reasons(view: View, move: Move) -> tuple[Reason, ...]:
    """The reasons for a legal move of `view`, strongest first, at most three; every one is true there."""
    if view.seat is None or move not in view.legal_moves:
        raise ValueError(f"{move} is no legal move of the seat whose view this is")
    if len(view.legal_moves) == 1:
        return (Reason("why-forced"),)
    own = own_reasons(view.game)
    before = Sight(view.state, view.seat)
    if view.game.verb_named[move.verb].draws:
        # What chance will draw is not known before.
        return _strongest([*own.of_move(Case(move, before, before, view.state))])
    following = carried_out(view.state, move.action)
    end = end_of_turn(following, view.seat)
    case = Case(move, before, Sight(following, view.seat), end)
    ending = list(_victory(case, winners(following, view.seat)))
    # Nothing else counts beside a victory.
    return _strongest(ending or [*own.of_move(case), *_of_any_game(case)])


def _strongest(found: list[Weighed]) -> tuple[Reason, ...]:
    found.sort(key=lambda each: -each.weight)
    return tuple(each.reason for each in found[:MOST])


def _victory(case: Case, seats: tuple[int, ...]) -> Found:
    """The move ends the game, and well."""
    if case.seat in seats:
        alone = set(seats) <= set(case.before.side(case.seat))
        yield because(100, "why-win" if alone else "why-share")


def _of_any_game(case: Case) -> Found:
    match case.verb.name:
        case "buy":
            yield from _purchase(case)
        case "reserve":
            yield from _reservation(case)
        case "pay" | "cover":
            yield from collecting.payment(case)
        case "return":
            yield from collecting.giving_back(case)
        case _:
            yield from collecting.prospects(case)
            yield from collecting.scarcity(case)
            yield from collecting.gold(case)


def _purchase(case: Case) -> Found:
    card = case.bought
    assert card is not None
    yield from keeping.denial(case, card)
    if not any(case.before.mine.due(case.before.card(card).cost)):
        yield because(33, "why-free")


def _reservation(case: Case) -> Found:
    place = case.move.argument
    card = case.before.state.card_of(case.move.action)
    if is_deck_top(place):
        yield because(10, "why-unseen", level=deck_at(case.before.game, place).level)
    elif card is not None:
        yield from keeping.denial(case, card)
        yield from keeping.keeping(case, card)
    yield from collecting.prospects(case)
    yield from collecting.gold(case)
