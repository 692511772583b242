"""Reasons that only Duel has: crowns, colours, abilities, privileges."""

from cabochon.analysis.collecting import cheaper
from cabochon.analysis.sight import COLOURS
from cabochon.analysis.weighing import Case, Found, because
from cabochon.games.duel.cards import CARDS, GOLD, PRIVILEGES, ROYALS
from cabochon.games.duel.rules import VICTORY_COLOUR_POINTS, VICTORY_CROWNS

_ROYAL_CROWNS = (3, 6)
_NOTEWORTHY = 5  # points of one colour that are worth a word


def purchase(case: Case, card: int) -> Found:
    """What a bought card brings by itself."""
    face = CARDS[card]
    player = case.before.players[case.seat]
    if face.points:
        total = player["points"] + face.points
        yield because(30 + 4 * face.points, "why-points", points=face.points, total=total)
    if face.crowns:
        yield from _crowns(player["crowns"], player["crowns"] + face.crowns)
    if 0 <= face.bonus < COLOURS:
        yield from _colour(case, face.bonus, face.points)
        if face.bonus_count == 2:
            yield because(36, "why-double", colour=case.before.game.letters[face.bonus])
        yield from cheaper(case, face.bonus)
    yield from ability(case, face.ability.split("+")[-1], face.bonus)


def _crowns(before: int, now: int) -> Found:
    due = [step for step in _ROYAL_CROWNS if before < step <= now]
    ahead = [step for step in _ROYAL_CROWNS if step > now]
    if due:
        yield because(78, "why-royal", crowns=now)
    elif ahead:
        yield because(40 - 3 * (ahead[0] - now), "why-crowns", crowns=now, count=ahead[0] - now)
    elif now < VICTORY_CROWNS:
        missing = VICTORY_CROWNS - now
        yield because(66 - 6 * missing, "why-crowns-win", crowns=now, count=missing)


def _colour(case: Case, colour: int, points: int) -> Found:
    """Points on cards of one colour: ten of them win."""
    total = case.before.players[case.seat]["colour_points"][colour] + points
    missing = VICTORY_COLOUR_POINTS - total
    if points and total >= _NOTEWORTHY and missing > 0:
        letter = case.before.game.letters[colour]
        yield because(38 + 3 * total, "why-colour-points", colour=letter, points=total, count=missing)


def ability(case: Case, name: str, colour: int = -1) -> Found:
    """What the ability of a card or a royal does here."""
    before = case.before
    rival = 1 - case.seat
    if name == "extra_turn" and not before.position["pending"]["again"]:
        yield because(60, "why-again")
    elif name == "steal" and any(before.players[rival]["tokens"][:GOLD]):
        yield because(45, "why-steal", player=rival)
    elif name == "privilege" and before.players[case.seat]["privileges"] < PRIVILEGES:
        yield because(42, "why-privilege")
    elif name == "take_matching" and before.supply(colour):
        yield because(38, "why-match", colour=before.game.letters[colour])


def royal(case: Case) -> Found:
    """Why this royal."""
    number = int(case.move.argument) - 1
    total = case.before.players[case.seat]["points"] + ROYALS[number].points
    yield because(30 + 4 * ROYALS[number].points, "why-points", points=ROYALS[number].points, total=total)
    yield from ability(case, ROYALS[number].ability)


def colour(case: Case) -> Found:
    """Why a wild card is to count as this colour."""
    number = case.before.game.letters.index(case.move.argument)
    card = CARDS[case.before.position["pending"]["bought"]]
    yield from _colour(case, number, card.points)
    yield from cheaper(case, number)


def stealing(case: Case) -> Found:
    """A card that the opponent can't pay any more."""
    rival = 1 - case.seat
    blocked = [
        card
        for card in case.after.reach(rival)
        if case.before.can_buy(rival, card) and not case.after.can_buy(rival, card)
    ]
    if blocked:
        card = max(blocked, key=lambda card: (case.after.worth(card), -card))
        yield because(48 + 3 * case.after.worth(card), "why-block", player=rival, card=card)


def privileges(case: Case) -> Found:
    """What the opponent gets out of it."""
    rival = 1 - case.seat
    if case.after.players[rival]["privileges"] > case.before.players[rival]["privileges"]:
        yield because(5, "why-gives-privilege", player=rival)


def replenishing(case: Case) -> Found:
    """A fuller board, and what it costs. What comes out of the bag is not known before."""
    position = case.before.position
    drawn = sum(position["bag"].values())
    left = sum(token is not None for row in position["board"] for token in row)
    yield because(20, "why-replenish", count=drawn, left=left)
    rival = 1 - case.seat
    if case.before.players[rival]["privileges"] < PRIVILEGES:
        yield because(5, "why-gives-privilege", player=rival)


def gold(case: Case) -> Found:
    """A gold stands for anything; and where the last one is gone, nobody else can reserve."""
    yield because(18, "why-gold", count=case.after.mine.gold)
    if case.after.supply(GOLD) == 0:
        yield because(22, "why-last-gold", player=1 - case.seat)
