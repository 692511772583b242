"""The comments that a record carries for its readers: which card it was, how the points stand."""

from collections.abc import Sequence, Set
from typing import Any

from cabochon.games.base import Game, State
from cabochon.match.faces import count
from cabochon.match.match import Step


def remark(
    game: Game, steps: Sequence[Step], after: State, names: Sequence[str], known: Set[int] | None
) -> str:
    """What is worth knowing about a turn; `known` are the cards that may be named, None for all."""
    parts = []
    for step in steps:
        card = game.event_card(step.before, step.move.action)
        if card is not None and (known is None or card in known):
            parts.append(f"#{card} {card_text(game, card)}")
    before = steps[0].before
    seat = game.to_move(before)
    if after.points[seat] != before.points[seat]:
        old, new = (game.position(state)["players"][seat] for state in (before, after))
        for kind in ("noble", "royal"):
            came = set(new.get(f"{kind}s", ())) - set(old.get(f"{kind}s", ()))
            parts += [f"{kind} #{number}" for number in sorted(came)]
        parts.append(f"{count(new['points'], 'point')} in all")
    outcome = game.outcome(after)
    if outcome is not None:
        winners = " and ".join(names[winner] for winner in outcome.winners)
        parts.append(f"{winners} {'wins' if len(outcome.winners) == 1 else 'share the victory'}")
    return "; ".join(parts)


def card_text(game: Game, number: int) -> str:
    """A card in a few words: `green, 2 points`."""
    card = game.cards[number]
    parts = [_bonus(game, card)]
    if card.points:
        parts.append(count(card.points, "point"))
    if crowns := getattr(card, "crowns", 0):
        parts.append(count(crowns, "crown"))
    return ", ".join(parts)


def known_cards(position: Any) -> set[int]:
    """The cards that can be seen in a position."""
    known = set()
    for row in position.get("market"):
        known.update(row)
    for player in position["players"]:
        known.update(player["cards"])
        known.update(reserved["card"] for reserved in player["reserved"])
    return known - {None}


def _bonus(game: Game, card: Any) -> str:
    if "wild" in getattr(card, "ability", ""):
        return "wild"
    if card.bonus < 0:
        return "no colour"
    colour = game.tokens[card.bonus]
    return f"{colour} twice" if getattr(card, "bonus_count", 1) == 2 else colour
