"""Reasons that only Splendor has: the target and the nobles."""

from cabochon.analysis.collecting import cheaper
from cabochon.analysis.sight import TOKEN_LIMIT, Counts, Means, Sight
from cabochon.analysis.weighing import Case, Found, because
from cabochon.games.splendor.cards import CARDS, NOBLES

_FARTHEST = 3  # bonuses that a noble may lack to be worth a word


def purchase(case: Case, card: int) -> Found:
    """What a bought card brings by itself."""
    target = int(case.before.position["settings"]["target"])
    total = case.after.points(case.seat) + sum(_visit(case)[:1])
    gain = total - case.before.points(case.seat)
    if total >= target > total - gain:
        yield because(90, "why-target", points=total, target=target)
    elif CARDS[card].points:
        # A noble has a reason of its own.
        points = CARDS[card].points
        own = case.before.points(case.seat) + points
        yield because(35 + 5 * points, "why-points", points=points, total=own)
    yield from cheaper(case, CARDS[card].bonus)


def _visit(case: Case) -> list[int]:
    """The points of the nobles among whom the player will still have to choose."""
    if case.after.position["phase"] != "noble":
        return []
    return [NOBLES[noble].points for noble in _visitors(case.after)]


def _visitors(sight: Sight) -> list[int]:
    return [noble for noble in sight.position["nobles"] if not sum(wishes(sight.mine, noble))]


def wishes(means: Means, noble: int) -> Counts:
    """The bonuses that a noble still asks for."""
    return tuple(max(0, wish - held) for wish, held in zip(NOBLES[noble].cost, means.bonuses, strict=True))


def nobles(case: Case) -> Found:
    """The noble who comes with this move, or who comes nearer."""
    before, after = case.before, case.after
    here = [noble for noble in before.position["nobles"] if noble not in after.position["nobles"]]
    waiting = _visitors(after) if after.position["phase"] == "noble" else []
    if here:
        noble = here[0]
        yield because(80, "why-noble", noble=noble, points=NOBLES[noble].points)
    elif len(waiting) > 1:
        yield because(80, "why-noble-choice", count=len(waiting), points=NOBLES[waiting[0]].points)
    elif after.position["phase"] == "return":
        return  # what is given back can change what can be bought
    elif case.plays_on:
        yield from _nearer(case)


def _nearer(case: Case) -> Found:
    """The noble for whom least is missing, if this move does something for it."""
    best: tuple[int, int, int] | None = None  # whether it takes more than turns, missing bonuses, the noble
    for noble in case.after.position["nobles"]:
        missing = wishes(case.after.mine, noble)
        count = sum(missing)
        if not 0 < count <= _FARTHEST:
            continue
        advanced = count < sum(wishes(case.before.mine, noble))
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
        missing = wishes(case.after.mine, noble)
        yield because(46 - 5 * count, "why-noble-near", noble=noble, count=count, tokens=list(missing))
    else:
        yield because(76 - 5 * count, "why-noble-turns", noble=noble, turns=count)


def _plan(sight: Sight, missing: Counts) -> bool:
    """Whether cards for all missing bonuses can be bought one after the other without taking a token."""
    if sum(sight.mine.tokens) > TOKEN_LIMIT:
        return False
    room = int(sight.position["settings"]["target"]) - sight.points(sight.seat)
    return _buys(sight, sight.mine, missing, tuple(sight.reach(sight.seat)), room)


def _buys(sight: Sight, means: Means, missing: Counts, cards: tuple[int, ...], room: int) -> bool:
    """`room` are the points that the target is away: reaching it on the way would end the game."""
    if not any(missing):
        return True
    if room <= 0:
        return False
    for card in cards:
        face = CARDS[card]
        if missing[face.bonus] and means.short(face.cost) == 0:
            then = means.after_buying(face.cost, face.bonus)
            left = tuple(count - (kind == face.bonus) for kind, count in enumerate(missing))
            others = tuple(other for other in cards if other != card)
            visited = any(not sum(wishes(then, noble)) for noble in sight.position["nobles"])
            gained = face.points + (NOBLES[0].points if visited else 0)
            if _buys(sight, then, left, others, room - gained):
                return True
    return False


def choice_of_noble(case: Case) -> Found:
    """Why this noble rather than another who is here as well."""
    place = int(case.move.argument) - 1
    noble = int(case.before.position["noble_places"][place])
    rivals = [(sum(wishes(case.before.means(rival), noble)), rival) for rival in case.rivals]
    near = [(count, rival) for count, rival in rivals if count <= _FARTHEST]
    if near:
        count, rival = min(near)
        yield because(40 - count, "why-noble-rival", noble=noble, player=rival, count=count)
    others = [other for other in _visitors(case.before) if other != noble]
    if others and case.plays_on:
        yield because(30, "why-noble-other", noble=others[0])
    yield from _target_by_noble(case, noble)


def _target_by_noble(case: Case, noble: int) -> Found:
    target = int(case.before.position["settings"]["target"])
    total = case.before.points(case.seat) + NOBLES[noble].points
    if total >= target > case.before.points(case.seat):
        yield because(90, "why-target", points=total, target=target)
