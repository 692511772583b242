"""How far a person may take back.

`undo` leads to the person's previous decision. Alone against bots that is always allowed. With other people
at the keyboard it must not become a way to peek, so it is refused once another person has decided, and once
anything was revealed: a card turned up or drawn from a deck, or Duel's board refilled.
"""

from collections.abc import Sequence

from cabochon.match import Match


def takeback(match: Match, seat: int, others: Sequence[int]) -> tuple[int, str | None]:
    """How many decisions to undo, and the message that says why not if it isn't allowed."""
    game = match.game
    after = game.position(match.state)["decks"]
    for number, step in enumerate(reversed(match.steps), 1):
        mover = game.to_move(step.before)
        before = game.position(step.before)["decks"]
        if mover in others:
            return 0, "undo-other-person"
        if others and (before != after or step.refill is not None):
            return 0, "undo-revealed"
        if mover == seat:
            return number, None
        after = before
    return 0, "undo-nothing"
