"""Reasons that lie in tokens: what can be bought with them, and what others need them for."""

from collections.abc import Iterable

from cabochon.analysis.sight import COLOURS, TOKEN_LIMIT, Means, Sight
from cabochon.analysis.weighing import Case, Found, because
from cabochon.analysis.whatif import legal_moves, turn_of
from cabochon.games.base import Game
from cabochon.match import Move
from cabochon.match.deeds import Position, cells

_PEARL = 5
_NEAR = 2  # tokens that somebody may lack for a card to be after it


def tokens_of(game: Game, move: Move, position: Position) -> list[int]:
    """The tokens that a `take` would bring."""
    if game.name == "splendor":
        return [move.argument.count(letter) for letter in game.letters]
    found = [position["board"][row][column] for row, column in cells(move.argument)]
    return [found.count(name) for name in game.tokens]


def prospects(case: Case) -> Found:
    """Cards that the tokens of this move bring into reach, or nearer."""
    if not case.plays_on or sum(case.gained) <= 0:
        return
    if case.move.verb == "privilege":
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
    return sum(means.tokens) <= TOKEN_LIMIT or sum(means.due(sight.game.cards[card].cost)) <= TOKEN_LIMIT


def _nearer(case: Case) -> Found:
    """The card that is worth most for what it still lacks."""
    seat, then, now = case.seat, case.before.mine, case.after.mine
    cards = case.after.game.cards
    nearer = {
        card: now.short(cards[card].cost)
        for card in case.after.reach(seat)
        if case.after.fits(card, now) and 0 < now.short(cards[card].cost) < then.short(cards[card].cost)
    }
    if not nearer or sum(now.tokens) > TOKEN_LIMIT:
        return
    soon = [card for card in nearer if _one_take_away(case.after, card)]
    chosen = max(soon or nearer, key=lambda card: (_promise(case.after, card, nearer[card]), -card))
    worth = case.after.worth(chosen)
    yield because(
        30 + 2 * worth if soon else 15 + worth,
        "why-buy-soon" if soon else "why-collect",
        card=chosen,
        tokens=list(now.missing(cards[chosen].cost)),
        gold=now.gold,
    )


def _promise(sight: Sight, card: int, short: int) -> float:
    """What a card is worth, the less the more it lacks; nobody else can take one in hand."""
    worth = sight.worth(card) * (1.2 if card in sight.hand(sight.seat) else 1.0)
    return float(worth / (1 + short) ** 1.5)


def _one_take_away(sight: Sight, card: int) -> bool:
    """Whether taking gems once more, from what lies there now, would be enough for a card."""
    cost, mine = sight.game.cards[card].cost, sight.mine
    if mine.short(cost) > 3:
        return False
    hypothesis = turn_of(sight.game, sight.state, sight.seat)
    for move in legal_moves(sight.game, hypothesis):
        if move.verb == "take":
            means = mine.with_tokens(tokens_of(sight.game, move, sight.position))
            if means.short(cost) == 0 and _can_keep(sight, means, card):
                return True
    return False


def scarcity(case: Case) -> Found:
    """Tokens that others need and that are no longer there."""
    after = case.after
    if case.move.verb not in ("take", "privilege") or sum(after.mine.tokens) > TOKEN_LIMIT:
        return
    for kind, gained in enumerate(case.gained[:-1]):
        if gained <= 0 or after.supply(kind) > 0:
            continue
        for rival in case.rivals:
            means = after.means(rival)
            wanted = [card for card in after.reach(rival) if _lacks_only(after, means, card, kind)]
            if wanted:
                card = max(wanted, key=lambda card: (after.worth(card), -card))
                yield because(
                    32 + after.worth(card),
                    "why-scarce",
                    colour=after.game.letters[kind],
                    player=rival,
                    card=card,
                    where="board" if after.duel else "bank",
                )
                return


def _lacks_only(sight: Sight, means: Means, card: int, kind: int) -> bool:
    face = sight.game.cards[card]
    missing = means.missing(face.cost)
    worthwhile = sight.worth(card) >= 1 and sight.fits(card, means)
    return worthwhile and 0 < means.short(face.cost) <= _NEAR and missing[kind] == sum(missing)


def pearls(case: Case) -> Found:
    """Duel has two pearls only."""
    if case.after.duel and case.plays_on and case.gained[_PEARL] > 0:
        count = sum(case.after.game.cards[card].cost[_PEARL] > 0 for card in case.after.reach(case.seat))
        if count:
            yield because(26 + count, "why-pearl", count=count)


# --- Paying and giving back ---


def payment(case: Case) -> Found:
    """Why to pay in this way."""
    if not case.plays_on:
        return
    game = case.before.game
    if case.move.verb == "pay":
        if case.after.mine.gold:
            yield because(30, "why-keep-gold", count=case.after.mine.gold)
        yield from still(case)
    else:
        kind = game.letters.index(case.move.argument)
        buying = _being_bought(case.before)
        wanting = [card for card in case.before.reach(case.seat) if card != buying]
        count = _asking(case.before, case.before.mine, wanting, kind)
        if count:
            yield because(30, "why-keep-colour", colour=case.move.argument, count=count)


def _being_bought(sight: Sight) -> int | None:
    place = sight.position["pending"]["buying"]
    text = sight.game.texts[sight.game.texts.index("buy 1a") + place]
    from cabochon.match.deeds import card_at

    return card_at(text.removeprefix("buy "), sight.position)


def giving_back(case: Case) -> Found:
    """Why to give up this token rather than another."""
    if not case.plays_on:
        return
    game, before = case.before.game, case.before
    kind = game.letters.index(case.move.argument)
    if kind < len(game.letters) - 1:
        cards = before.reach(case.seat)
        most = max((before.mine.due(game.cards[card].cost)[kind] for card in cards), default=0)
        count = _asking(before, before.mine, cards, kind)
        if count <= 2:
            yield because(30 - count, "why-useless", colour=case.move.argument, count=count)
        elif before.mine.tokens[kind] > most:
            yield because(28, "why-spare", colour=case.move.argument)
        yield from _unneeded(case, kind)
    if case.after.position["phase"] != "return":
        yield from still(case)


def _unneeded(case: Case, kind: int) -> Found:
    """The card that is most worth collecting for does not miss the token."""
    before, mine, cards = case.before, case.before.mine, case.before.game.cards
    wanted = [card for card in before.reach(case.seat) if before.fits(card, mine)]
    if wanted:
        card = max(wanted, key=lambda card: (_promise(before, card, mine.short(cards[card].cost)), -card))
        if case.after.mine.missing(cards[card].cost)[kind] == mine.missing(cards[card].cost)[kind]:
            yield because(22, "why-unneeded", colour=case.move.argument, card=card)


def _asking(sight: Sight, means: Means, cards: Iterable[int], kind: int) -> int:
    """How many of the cards cost tokens of a kind even after the bonuses."""
    return sum(means.due(sight.game.cards[card].cost)[kind] > 0 for card in cards)


def still(case: Case) -> Found:
    """The best card that can be bought next turn with what is left."""
    after = case.after
    cards = [card for card in after.reach(case.seat) if after.can_buy(case.seat, card)]
    if cards:
        card = max(cards, key=lambda card: (after.worth(card), -card))
        yield because(20 + after.worth(card), "why-still", card=card)


def cheaper(case: Case, colour: int) -> Found:
    """A bonus that makes other cards cheaper."""
    if case.plays_on and colour < COLOURS:
        count = _asking(case.before, case.before.mine, _others(case), colour)
        if count:
            letter = case.before.game.letters[colour]
            yield because(20 + 2 * count, "why-engine", colour=letter, count=count)


def _others(case: Case) -> list[int]:
    return [card for card in case.before.reach(case.seat) if card != case.bought]
