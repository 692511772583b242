"""Playing on from a position of another game: the same decisions so far, and a future that nobody knows.

Cards leave a deck from its top, so what has been drawn is a prefix of its order and stays, hidden cards in
hands too. The rest is shuffled anew with a new secret, which gives Duel's later refills as well.
"""

import re
from collections.abc import Mapping, Sequence

from cabochon.games.state import State
from cabochon.match import shuffles
from cabochon.match.errors import SetupError
from cabochon.match.match import Match

HEADER = "From"
"""The header that says so: how many decisions were made already, and the commitment of their game, if any."""


def branch(match: Match, decisions: int | None, secret: bytes | None, names: Sequence[str] | None) -> Match:
    """See Match.branch."""
    steps = match.steps
    if decisions is None:
        decisions = len(steps)
    if decisions not in range(len(steps) + 1):
        raise SetupError(f"a match of {len(steps)} decisions has no position after {decisions}")
    state = match.state_after(decisions)
    secret = secret or shuffles.new_secret()
    if match.base is not None:
        return _from_position(match, state, secret, names)
    other = Match(
        match.game,
        match.players,
        settings=match.settings,
        names=match.names if names is None else names,
        secret=secret,
        orders={**match.orders, **reshuffled(state, match.orders, secret)},
    )
    other.headers[HEADER] = " ".join([str(decisions), *filter(None, [match.commitment])])
    for step in steps[:decisions]:
        other.replay(step.move, step.refill)
    return other


def _from_position(match: Match, state: State, secret: bytes, names: Sequence[str] | None) -> Match:
    """The branch of a match without a setup begins from the very position it goes on from."""
    position = state.position()
    position["decks"] = [
        shuffles.shuffled(secret, deck.pool, sorted(cards)) if isinstance(cards, list) else cards
        for deck, cards in zip(state.game.decks, position["decks"], strict=True)
    ]
    return Match.from_position(position, names=match.names if names is None else names, secret=secret)


def shuffled_again(match: Match, number: int) -> Match:
    """See Match.shuffled_again."""
    secret = match.secret or shuffles.new_secret()
    lefts = match.state.record.deck_left.tolist()
    left = {deck.pool: cards for deck, cards in zip(match.game.decks, lefts, strict=True)}

    def anew(pool: str, order: Sequence[int]) -> list[int]:
        return shuffles.reshuffled(secret, pool, order, left[pool], number)

    if match.base is None:
        other = Match(
            match.game,
            match.players,
            settings=match.settings,
            names=match.names,
            secret=match.secret,
            orders={
                pool: anew(pool, order) if pool in left else order for pool, order in match.orders.items()
            },
        )
    else:
        base = State.from_position(match.base).position()
        base["decks"] = [
            anew(deck.pool, cards) if isinstance(cards, list) else cards
            for deck, cards in zip(match.game.decks, base["decks"], strict=True)
        ]
        other = Match.from_position(base, names=match.names, secret=match.secret)
    other.headers, other.commitment = dict(match.headers), match.commitment
    again = shuffles.Again(number, tuple(lefts), len(match.refills))
    other.again = (*(earlier for earlier in match.again if not again.covers(earlier)), again)
    for step in match.steps:
        other.replay(step.move, step.refill)
    return other


def origin(headers: Mapping[str, str]) -> int | None:
    """How many decisions of a record come from another game; None if the header does not say so."""
    found = re.fullmatch("(0|[1-9][0-9]{0,5})(?: [0-9a-f]{64})?", headers.get(HEADER, ""))
    return None if found is None else int(found[1])


def reshuffled(state: State, orders: Mapping[str, Sequence[int]], secret: bytes) -> dict[str, list[int]]:
    """The decks of a game whose cards under those that were drawn until now come in the secret's order."""
    decks = zip(state.game.decks, state.record.deck_left.tolist(), strict=True)
    return {
        deck.pool: shuffles.reshuffled(secret, deck.pool, orders[deck.pool], left) for deck, left in decks
    }
