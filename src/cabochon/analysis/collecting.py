"""Reasons that lie in tokens: what can be bought with them, and what others need them for."""

from collections.abc import Iterable

from cabochon.analysis.own import own_reasons
from cabochon.analysis.sight import Sight
from cabochon.analysis.weighing import Case, Found, because
from cabochon.games.paying import Means
from cabochon.games.places import card_at

_NEAR = 2  # tokens that somebody may lack for a card to be after it


def prospects(case: Case) -> Found:
    """Cards that the tokens of this move bring into reach, or nearer."""
    if not case.plays_on or sum(case.gained) <= 0:
        return
    if case.acts_on:
        if new := _payable(case):
            yield because(62 + case.after.worth(new[0]), "why-buy-now", card=new[0])
            return
    elif new := [card for card in _payable(case) if _can_keep(case.after, case.after.mine, card)]:
        yield because(50 + 3 * case.after.worth(new[0]), "why-buy-next", card=new[0])
        return
    yield from _nearer(case)


def _payable(case: Case) -> list[int]:
    """The cards that could not be paid before and now can, best first."""
    seat, before, after = case.seat, case.before, case.after
    new = [
        card
        for card in after.reach(seat)
        if after.can_buy(seat, card)
        # A card that was just reserved could have been bought at once if it was affordable.
        and not before.can_buy(seat, card)
    ]
    return sorted(new, key=lambda card: (-after.worth(card), card))


def _can_keep(sight: Sight, means: Means, card: int) -> bool:
    """Whether a payable card stays so when everything above the limit is given back."""
    limit = sight.game.token_limit
    return sum(means.tokens) <= limit or sum(means.due(sight.card(card).cost)) <= limit


def _nearer(case: Case) -> Found:
    """The card that is worth most for what it still lacks."""
    after, then, now = case.after, case.before.mine, case.after.mine
    short = {card: now.short(after.card(card).cost) for card in after.reach(case.seat)}
    nearer = [
        card
        for card, lacking in short.items()
        if 0 < lacking < then.short(after.card(card).cost) and after.may_buy(case.seat, card)
    ]
    if not nearer or after.holds_too_much:
        return
    soon = [card for card in nearer if _one_take_away(after, card)]
    chosen = max(soon or nearer, key=lambda card: (_promise(after, card), -card))
    worth = after.worth(chosen)
    yield because(
        30 + 2 * worth if soon else 15 + worth,
        "why-buy-soon" if soon else "why-collect",
        card=chosen,
        tokens=list(now.missing(after.card(chosen).cost)),
        gold=now.gold,
    )


def _promise(sight: Sight, card: int) -> float:
    """What a card is worth, the less the more it lacks; nobody else can take one in hand."""
    worth = sight.worth(card) * (1.0 if card in sight.market else 1.2)
    return float(worth / (1 + sight.mine.short(sight.card(card).cost)) ** 1.5)


def _one_take_away(sight: Sight, card: int) -> bool:
    """Whether taking tokens once more, from what lies there now, would be enough for a card."""
    return any(
        means.short(sight.card(card).cost) == 0 and _can_keep(sight, means, card)
        for means in map(sight.mine.with_tokens, sight.takes)
    )


def gold(case: Case) -> Found:
    """A gold stands for anything."""
    if case.gained[-1] > 0:
        yield because(18, "why-gold", count=case.after.mine.gold)


def scarcity(case: Case) -> Found:
    """Tokens that others need and that are no longer there."""
    after = case.after
    available = own_reasons(after.game).available(after.position)
    if case.verb.phase != "act" or after.holds_too_much or available is None:
        return
    for kind, gained in enumerate(case.gained[:-1]):
        if gained <= 0 or available.tokens[kind] > 0:
            continue
        for rival in case.rivals:
            wanted = [card for card in after.reach(rival) if _lacks_only(after, rival, card, kind)]
            if wanted:
                card = max(wanted, key=lambda card: (after.worth(card), -card))
                yield because(
                    32 + after.worth(card),
                    "why-scarce",
                    colour=after.game.letters[kind],
                    player=rival,
                    card=card,
                    where=available.where,
                )
                return


def _lacks_only(sight: Sight, rival: int, card: int, kind: int) -> bool:
    means, cost = sight.means(rival), sight.card(card).cost
    missing = means.missing(cost)
    worthwhile = sight.worth(card) >= 1 and sight.may_buy(rival, card)
    return worthwhile and 0 < means.short(cost) <= _NEAR and missing[kind] == sum(missing)


# --- Paying and giving back ---


def payment(case: Case) -> Found:
    """Why to pay in this way."""
    if not case.plays_on:
        return
    game, before = case.before.game, case.before
    if case.verb.name == "pay":
        if case.after.mine.gold:
            yield because(30, "why-keep-gold", count=case.after.mine.gold)
        yield from still(case)
    else:
        kind = game.letters.index(case.move.argument)
        buying = card_at(game, before.position, before.position["pending"]["buying"])
        count = _asking(before, (card for card in before.reach(case.seat) if card != buying), kind)
        if count:
            yield because(30, "why-keep-colour", colour=case.move.argument, count=count)


def giving_back(case: Case) -> Found:
    """Why to give up this token rather than another."""
    if not case.plays_on:
        return
    game, before = case.before.game, case.before
    kind = game.letters.index(case.move.argument)
    if kind < len(game.letters) - 1:
        cards = before.reach(case.seat)
        most = max((before.mine.due(before.card(card).cost)[kind] for card in cards), default=0)
        count = _asking(before, cards, kind)
        if count <= 2:
            yield because(30 - count, "why-useless", colour=case.move.argument, count=count)
        elif before.mine.tokens[kind] > most:
            yield because(28, "why-spare", colour=case.move.argument)
        yield from _unneeded(case, kind)
    if not case.after.holds_too_much:
        yield from still(case)


def _unneeded(case: Case, kind: int) -> Found:
    """The card that is most worth collecting for does not miss the token."""
    before = case.before
    wanted = [card for card in before.reach(case.seat) if before.may_buy(case.seat, card)]
    if wanted:
        card = max(wanted, key=lambda card: (_promise(before, card), -card))
        missing = (means.missing(before.card(card).cost)[kind] for means in (before.mine, case.after.mine))
        if len(set(missing)) == 1:
            yield because(22, "why-unneeded", colour=case.move.argument, card=card)


def _asking(sight: Sight, cards: Iterable[int], kind: int) -> int:
    """How many of the cards cost tokens of a kind even after the bonuses."""
    return sum(sight.mine.due(sight.card(card).cost)[kind] > 0 for card in cards)


def still(case: Case) -> Found:
    """The best card that can be bought next turn with what is left."""
    after = case.after
    cards = [card for card in after.reach(case.seat) if after.can_buy(case.seat, card)]
    if cards:
        card = max(cards, key=lambda card: (after.worth(card), -card))
        yield because(20 + after.worth(card), "why-still", card=card)


def cheaper(case: Case, colour: int) -> Found:
    """A bonus that makes other cards cheaper; colour -1: the card has none."""
    if case.plays_on and colour >= 0:
        others = (card for card in case.before.reach(case.seat) if card != case.bought)
        count = _asking(case.before, others, colour)
        if count:
            letter = case.before.game.letters[colour]
            yield because(20 + 2 * count, "why-engine", colour=letter, count=count)
