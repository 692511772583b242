"""Reasons that only Splendor has: the target and the nobles."""

from cabochon.analysis.collecting import cheaper
from cabochon.analysis.own import Available
from cabochon.analysis.sight import Sight
from cabochon.analysis.weighing import Case, Found, Weighed, because
from cabochon.games.paying import Counts, Means
from cabochon.games.splendor.cards import CARDS, NOBLES
from cabochon.games.splendor.position import SplendorPosition
from cabochon.games.state import State

SplendorCase = Case[SplendorPosition]
SplendorSight = Sight[SplendorPosition]

_FARTHEST = 3  # bonuses that a noble may lack to be worth a word


def of_move(case: SplendorCase) -> Found:
    """What a move does for the target and with the nobles."""
    match case.verb.name:
        case "buy":
            yield from _purchase(case)
            yield from _nobles(case)
        case "take" | "reserve":
            yield from _nobles(case)
        case "noble":
            yield from _choice_of_noble(case)


def denied(case: SplendorCase, card: int, rival: int, bought: State) -> Weighed | None:
    """An opponent would reach the target, or receive a noble."""
    before = case.before
    noble = _noble_won(before, Sight(bought, rival), rival)
    points = before.points(rival) + CARDS[card].points
    if noble is not None:
        points += NOBLES[noble].points
    if points >= _target(before):
        return because(85, "why-deny-target", card=card, player=rival, points=_target(before))
    if noble is not None:
        return because(70, "why-deny-noble", card=card, player=rival, noble=noble)
    return None


def available(position: SplendorPosition) -> Available:
    """The bank."""
    return Available("bank", tuple(position["bank"]))


# --- The target ---


def _target(sight: SplendorSight) -> int:
    return int(sight.position["settings"]["target"])


def _purchase(case: SplendorCase) -> Found:
    """What a bought card brings by itself."""
    assert case.bought is not None
    card = CARDS[case.bought]
    target = _target(case.before)
    was = case.before.points(case.seat)
    total = case.after.points(case.seat) + sum(_visit(case)[:1])
    if total >= target > was:
        yield because(90, "why-target", points=total, target=target)
    elif card.points:
        # A noble has a reason of its own.
        yield because(35 + 5 * card.points, "why-points", points=card.points, total=was + card.points)
    yield from cheaper(case, card.colour)


def _visit(case: SplendorCase) -> list[int]:
    """The points of the nobles among whom the player will still have to choose."""
    if case.after.position["phase"] != "noble":
        return []
    return [NOBLES[noble].points for noble in _visitors(case.after)]


# --- The nobles ---


def _on_table(sight: SplendorSight) -> list[int]:
    return [noble for noble in sight.position["nobles"] if noble is not None]


def _wishes(means: Means, noble: int) -> Counts:
    """The bonuses that a noble still asks for."""
    return tuple(max(0, wish - held) for wish, held in zip(NOBLES[noble].cost, means.discount, strict=True))


def _visitors(sight: SplendorSight) -> list[int]:
    return [noble for noble in _on_table(sight) if not any(_wishes(sight.mine, noble))]


def _noble_won(before: SplendorSight, bought: SplendorSight, seat: int) -> int | None:
    """A noble who comes to a seat with a purchase."""
    means = bought.means(seat)
    return next((noble for noble in _on_table(before) if not any(_wishes(means, noble))), None)


def _nobles(case: SplendorCase) -> Found:
    """The noble who comes with this move, or who comes nearer."""
    left = _on_table(case.after)
    here = [noble for noble in _on_table(case.before) if noble not in left]
    waiting = _visitors(case.after) if case.after.position["phase"] == "noble" else []
    if here:
        noble = here[0]
        yield because(80, "why-noble", noble=noble, points=NOBLES[noble].points)
    elif len(waiting) > 1:
        yield because(80, "why-noble-choice", count=len(waiting), points=NOBLES[waiting[0]].points)
    elif case.after.position["phase"] == "return":
        return  # what is given back can change what can be bought
    elif case.plays_on:
        yield from _nearer(case)


def _nearer(case: SplendorCase) -> Found:
    """The noble for whom least is missing, if this move does something for it."""
    best: tuple[int, int, int] | None = None  # whether it takes more than turns, missing bonuses, the noble
    for noble in _on_table(case.after):
        missing = _wishes(case.after.mine, noble)
        count = sum(missing)
        if not 0 < count <= _FARTHEST:
            continue
        advanced = count < sum(_wishes(case.before.mine, noble))
        planned = _plan(case.after, missing)
        if planned and (advanced or not _plan(case.before, missing)):
            rank = (0, count, noble)
        elif advanced:
            rank = (1, count, noble)
        else:
            continue
        best = rank if best is None else min(best, rank)
    if best is None:
        return
    far, count, noble = best
    if far:
        missing = _wishes(case.after.mine, noble)
        yield because(46 - 5 * count, "why-noble-near", noble=noble, count=count, tokens=list(missing))
    else:
        yield because(76 - 5 * count, "why-noble-turns", noble=noble, turns=count)


def _plan(sight: SplendorSight, missing: Counts) -> bool:
    """Whether cards for all missing bonuses can be bought one after the other without taking a token."""
    if sight.holds_too_much:
        return False
    room = _target(sight) - sight.points(sight.seat)
    return _buys(sight, sight.mine, missing, tuple(sight.reach(sight.seat)), room)


def _buys(sight: SplendorSight, means: Means, missing: Counts, cards: tuple[int, ...], room: int) -> bool:
    """`room` are the points that the target is away: reaching it on the way would end the game."""
    if not any(missing):
        return True
    if room <= 0:
        return False
    for number in cards:
        card = CARDS[number]
        if missing[card.colour] and means.short(card.cost) == 0:
            then = means.after_buying(card.cost, card.colour)
            left = tuple(count - (kind == card.colour) for kind, count in enumerate(missing))
            others = tuple(other for other in cards if other != number)
            visited = any(not any(_wishes(then, noble)) for noble in _on_table(sight))
            gained = card.points + (NOBLES[0].points if visited else 0)
            if _buys(sight, then, left, others, room - gained):
                return True
    return False


def _choice_of_noble(case: SplendorCase) -> Found:
    """Why this noble rather than another who is here as well."""
    before = case.before
    noble = before.position["nobles"][int(case.move.argument) - 1]
    assert noble is not None
    rivals = [(sum(_wishes(before.means(rival), noble)), rival) for rival in case.rivals]
    near = [(count, rival) for count, rival in rivals if count <= _FARTHEST]
    if near:
        count, rival = min(near)
        yield because(40 - count, "why-noble-rival", noble=noble, player=rival, count=count)
    others = [other for other in _visitors(before) if other != noble]
    if others and case.plays_on:
        yield because(30, "why-noble-other", noble=others[0])
    total = before.points(case.seat) + NOBLES[noble].points
    if total >= _target(before) > before.points(case.seat):
        yield because(90, "why-target", points=total, target=_target(before))
