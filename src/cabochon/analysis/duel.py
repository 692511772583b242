"""Reasons that only Duel has: crowns, colours, abilities, privileges, pearls."""

from cabochon.analysis.collecting import cheaper
from cabochon.analysis.own import Available
from cabochon.analysis.weighing import Case, Found, Weighed, because
from cabochon.games.duel.cards import CARDS, GOLD, PEARL, PRIVILEGES, ROYAL_CROWNS, ROYALS, TOKENS
from cabochon.games.duel.position import DuelPlayer, DuelPosition
from cabochon.games.duel.rules import VICTORY_COLOUR_POINTS, VICTORY_CROWNS, royals_for
from cabochon.games.state import State

DuelCase = Case[DuelPosition]

_NOTEWORTHY = 5  # points of one colour that are worth a word


def of_move(case: DuelCase) -> Found:
    """What a move does besides bringing a card or tokens."""
    match case.verb.name:
        case "buy":
            yield from _purchase(case)
        case "colour":
            yield from _colour_choice(case)
        case "royal":
            yield from _royal(case)
        case "steal":
            yield from _stealing(case)
        case "gold":
            yield from _last_gold(case)
        case "replenish":
            yield from _replenishing(case)
    if case.gained[PEARL] > 0:
        yield from _pearls(case)
    yield from _privileges(case)


def denied(case: DuelCase, card: int, rival: int, bought: State) -> Weighed | None:  # noqa: ARG001
    """An opponent would receive a royal."""
    crowns = _player(case, rival)["crowns"]
    if royals_for(crowns + CARDS[card].crowns) > royals_for(crowns):
        return because(68, "why-deny-royal", card=card, player=rival)
    return None


def available(position: DuelPosition) -> Available:
    """The board."""
    lying = [token for row in position["board"] for token in row]
    return Available("board", tuple(lying.count(name) for name in TOKENS))


def _player(case: DuelCase, seat: int) -> DuelPlayer:
    """A player before the move."""
    return case.before.position["players"][seat]


def _rival(case: DuelCase) -> int:
    return 1 - case.seat


# --- Purchases ---


def _purchase(case: DuelCase) -> Found:
    """What a bought card brings by itself."""
    assert case.bought is not None
    card, player = CARDS[case.bought], _player(case, case.seat)
    yield from _points(case, card.points)
    if card.crowns:
        yield from _crowns(player["crowns"], player["crowns"] + card.crowns)
    if card.colour >= 0:
        yield from _colour(case, card.colour, card.points)
        if card.bonus_count == 2:
            yield because(36, "why-double", colour=case.before.game.letters[card.colour])
        yield from cheaper(case, card.colour)
    for ability in card.abilities:
        yield from _ability(case, ability, card.colour)


def _points(case: DuelCase, points: int) -> Found:
    if points:
        total = _player(case, case.seat)["points"] + points
        yield because(30 + 4 * points, "why-points", points=points, total=total)


def _crowns(before: int, now: int) -> Found:
    ahead = [step for step in ROYAL_CROWNS if step > now]
    if royals_for(now) > royals_for(before):
        yield because(78, "why-royal", crowns=now)
    elif ahead:
        yield because(40 - 3 * (ahead[0] - now), "why-crowns", crowns=now, count=ahead[0] - now)
    elif now < VICTORY_CROWNS:
        missing = VICTORY_CROWNS - now
        yield because(66 - 6 * missing, "why-crowns-win", crowns=now, count=missing)


def _colour(case: DuelCase, colour: int, points: int) -> Found:
    """Points on cards of one colour: enough of them win."""
    total = _player(case, case.seat)["colour_points"][colour] + points
    missing = VICTORY_COLOUR_POINTS - total
    if points and total >= _NOTEWORTHY and missing > 0:
        letter = case.before.game.letters[colour]
        yield because(38 + 3 * total, "why-colour-points", colour=letter, points=total, count=missing)


def _ability(case: DuelCase, name: str, colour: int = -1) -> Found:
    """What the ability of a card or a royal does here."""
    before, rival = case.before, _rival(case)
    if name == "extra_turn" and not before.position["pending"]["again"]:
        yield because(60, "why-again")
    elif name == "steal" and any(_player(case, rival)["tokens"][:GOLD]):
        yield because(45, "why-steal", player=rival)
    elif name == "privilege" and _player(case, case.seat)["privileges"] < PRIVILEGES:
        yield because(42, "why-privilege")
    elif name == "take_matching" and available(before.position).tokens[colour]:
        yield because(38, "why-match", colour=before.game.letters[colour])


def _colour_choice(case: DuelCase) -> Found:
    """Why a wild card is to count as this colour."""
    number = case.before.game.letters.index(case.move.argument)
    card = CARDS[case.before.position["pending"]["bought"]]
    yield from _colour(case, number, card.points)
    yield from cheaper(case, number)


def _royal(case: DuelCase) -> Found:
    """Why this royal."""
    royal = ROYALS[int(case.move.argument) - 1]
    yield from _points(case, royal.points)
    for ability in royal.abilities:
        yield from _ability(case, ability)


# --- Tokens ---


def _pearls(case: DuelCase) -> Found:
    """There are two pearls only."""
    count = sum(CARDS[card].cost[PEARL] > 0 for card in case.after.reach(case.seat))
    if count and case.plays_on:
        yield because(26 + count, "why-pearl", count=count)


def _stealing(case: DuelCase) -> Found:
    """A card that the opponent can't pay any more."""
    rival = _rival(case)
    blocked = [
        card
        for card in case.after.reach(rival)
        if case.before.can_buy(rival, card) and not case.after.can_buy(rival, card)
    ]
    if blocked:
        card = max(blocked, key=lambda card: (case.after.worth(card), -card))
        yield because(48 + 3 * case.after.worth(card), "why-block", player=rival, card=card)


def _last_gold(case: DuelCase) -> Found:
    """Where the last gold is gone, nobody else can reserve."""
    if available(case.after.position).tokens[GOLD] == 0:
        yield because(22, "why-last-gold", player=_rival(case))


def _privileges(case: DuelCase) -> Found:
    """What the opponent gets out of it."""
    rival = _rival(case)
    if case.after.position["players"][rival]["privileges"] > _player(case, rival)["privileges"]:
        yield because(5, "why-gives-privilege", player=rival)


def _replenishing(case: DuelCase) -> Found:
    """A fuller board, and what it costs."""
    position, rival = case.before.position, _rival(case)
    left = sum(available(position).tokens)
    yield because(20, "why-replenish", count=sum(position["bag"].values()), left=left)
    if _player(case, rival)["privileges"] < PRIVILEGES:
        yield because(5, "why-gives-privilege", player=rival)
