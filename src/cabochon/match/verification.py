"""Verifies a record: its shuffles against the secret, its moves and result against the rules."""

from collections.abc import Mapping, Sequence

from cabochon.match import branching, shuffles
from cabochon.match.errors import CabochonError
from cabochon.match.match import Match, drawn_orders
from cabochon.match.record import Check, Record

_UNKNOWN = "the record does not reveal the secret"


def verify(record: Record, published: str | None = None) -> list[Check]:
    """Every check, in the order of docs/shuffles.md."""
    checks = [_commitment_check(record, record.commitment, "commitment")]
    if published is not None:
        checks.append(_commitment_check(record, published.strip().lower(), "published commitment"))
    checks += _setup_checks(record)
    if not record.is_complete:
        return [*checks, Check("moves", None, "the record hides cards, so it can't be replayed yet")]
    try:
        match = record.start()
    except CabochonError as error:
        return [*checks, Check("moves", False, str(error))]
    try:
        record.replay(match)
    except CabochonError as error:
        return [*checks, *_refill_checks(record, match), Check("moves", False, str(error))]
    legal = Check("moves", True, f"all {len(match.moves)} decisions are legal")
    wrong = record.result_error(match)
    result = Check("result", wrong is None, str(wrong or "as the rules give it"))
    return [*checks, *_refill_checks(record, match), legal, result]


def _commitment_check(record: Record, commitment: str | None, name: str) -> Check:
    if commitment is None:
        return Check(name, None, "the record names no commitment")
    if record.secret is None:
        if commitment != record.commitment:
            return Check(name, False, "the record names another commitment")
        return Check(name, None, _UNKNOWN)
    hashed = shuffles.commitment_to(record.secret)
    if hashed == commitment:
        return Check(name, True, f"the secret hashes to {commitment}")
    return Check(name, False, f"the secret hashes to {hashed}, not to {commitment}")


def _setup_checks(record: Record) -> list[Check]:
    if record.base is not None:
        return [Check("setup", None, "the game began from a position, which no shuffle made")]
    if record.secret is None:
        return [Check("setup", None, _UNKNOWN)]
    if (before := branching.origin(record.headers)) is not None:
        return _branch_checks(record, record.secret, before)
    checks = []
    drawn = drawn_orders(record.game, len(record.names), record.settings, record.secret)
    drawn |= _shuffled_again(record, record.secret, drawn)
    for pool, order in drawn.items():
        # What the record hides can't contradict the secret.
        written = [
            wanted if card is None else card for card, wanted in zip(record.orders[pool], order, strict=True)
        ]
        checks.append(_order_check(pool, written == order))
    return checks


def _branch_checks(record: Record, secret: bytes, before: int) -> list[Check]:
    """A game that was played on from another one's position: the secret gives what was unseen there."""
    if before > len(record.moves):
        return [
            Check("setup", False, f"the record has fewer than the {before} decisions that it goes on from")
        ]
    dealt = Check("setup", None, f"what was dealt in the first {before} decisions comes from another game")
    try:
        match = record.start()
        record.replay(match)
    except CabochonError:
        # Nobody can say what had been dealt; whatever is wrong stands with the moves.
        return [dealt]
    drawn = branching.reshuffled(match.state_after(before), match.orders, secret)
    drawn = _shuffled_again(record, secret, drawn)
    return [dealt, *(_order_check(deck, list(match.orders[deck]) == order) for deck, order in drawn.items())]


def _shuffled_again(
    record: Record, secret: bytes, orders: Mapping[str, Sequence[int]]
) -> dict[str, list[int]]:
    """The decks after all times when what was left of them was shuffled again."""
    found = {deck.pool: list(orders[deck.pool]) for deck in record.game.decks}
    for again in record.again:
        for deck, left in zip(record.game.decks, again.left, strict=True):
            order = found[deck.pool]
            found[deck.pool] = shuffles.reshuffled(secret, deck.pool, order, left, again.number)
    return found


def _refill_checks(record: Record, match: Match) -> list[Check]:
    checks = []
    before = branching.origin(record.headers) or 0
    refills = ((made, step) for made, step in enumerate(match.steps) if step.refill is not None)
    for number, (made, step) in enumerate(refills, start=1):
        name = f"refill {number}"
        if record.secret is None:
            checks.append(Check(name, None, _UNKNOWN))
        elif made < before:
            checks.append(Check(name, None, "it comes from another game"))
        else:
            bag = match.game.bag_to_shuffle(step.before.record, step.move.action)
            order = shuffles.refill_order(record.secret, number, bag, record.again)
            checks.append(_order_check(name, step.refill == tuple(order)))
    return checks


def _order_check(name: str, fits: bool) -> Check:
    return Check(name, fits, "as the secret gives it" if fits else "not the order that the secret gives")
