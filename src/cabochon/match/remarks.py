"""The comments that a record carries for its readers: which card it was, how the points stand."""

from collections.abc import Sequence, Set

from cabochon.games.base import Game
from cabochon.games.components import NO_BONUS, WILD, Card
from cabochon.games.positions import patrons_of
from cabochon.games.state import State
from cabochon.match.faces import count, worth_words
from cabochon.match.match import Step


def remark(
    game: Game, steps: Sequence[Step], after: State, names: Sequence[str], known: Set[int] | None
) -> str:
    """What is worth knowing about a turn; `known` are the cards that may be named, None for all."""
    seat = steps[0].seat
    afters = [*(step.before for step in steps[1:]), after]
    parts = []
    for step, following in zip(steps, afters, strict=True):
        card = _card(step, following)
        if card is not None and (known is None or card in known):
            parts.append(f"#{card} {card_text(game.cards[card])}")
    before = steps[0].before
    if after.record.points[seat] != before.record.points[seat]:
        old, new = (state.position()["players"][seat] for state in (before, after))
        for kind in game.patrons:
            came = set(patrons_of(new, kind)) - set(patrons_of(old, kind))
            parts += [f"{kind} #{number}" for number in sorted(came)]
        parts.append(f"{count(new['points'], 'point')} in all")
    if (outcome := after.outcome) is not None:
        winners = " and ".join(names[winner] for winner in outcome.winners)
        parts.append(f"{winners} {'wins' if len(outcome.winners) == 1 else 'share the victory'}")
    return "; ".join(parts)


def _card(step: Step, following: State) -> int | None:
    """The card that was bought or reserved; what was drawn unseen lies in the hand afterwards."""
    card = step.before.card_of(step.move.action)
    if card is None and step.before.game.verb_named[step.move.verb].is_about_card:
        reserved = following.position()["players"][step.seat]["reserved"]
        return reserved[-1]["card"]
    return card


def card_text(card: Card) -> str:
    """A card in a few words: `green, 2 points`."""
    colour = "no colour" if card.bonus == NO_BONUS else card.bonus
    twice = card.bonus_count == 2 and card.bonus != WILD
    return ", ".join([f"{colour} twice" if twice else colour, *worth_words(card)])
