"""Reasons for a game that has none of its own here: points, cheaper cards, a bank if there is one."""

from cabochon.analysis.collecting import cheaper
from cabochon.analysis.own import Available
from cabochon.analysis.weighing import Case, Found, Weighed, because
from cabochon.games.positions import Position, bank_of
from cabochon.games.state import State


def of_move(case: Case) -> Found:
    """What a bought card brings by itself."""
    if case.verb.name == "buy" and case.bought is not None:
        card = case.before.card(case.bought)
        if card.points:
            total = case.before.points(case.seat) + card.points
            yield because(30 + 4 * card.points, "why-points", points=card.points, total=total)
        yield from cheaper(case, card.colour)


def denied(case: Case, card: int, rival: int, bought: State) -> Weighed | None:  # noqa: ARG001
    """Nothing is known besides the card."""
    return None


def available(position: Position) -> Available | None:
    """The bank, if the game has one."""
    bank = bank_of(position)
    return None if bank is None else Available("bank", tuple(bank))
