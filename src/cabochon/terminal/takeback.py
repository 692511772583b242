"""How far a person may take back.

`undo` leads to the person's previous decision. Alone against bots that is always allowed. With other people
at the keyboard it must not become a way to peek, so it is refused once another person has decided, and once
anything was revealed: a card turned up or drawn from a deck, or Duel's board refilled.
"""

from collections.abc import Sequence

from cabochon.match import Match


def takeback(match: Match, seat: int, others: Sequence[int]) -> tuple[int, str | None]:
    """How many decisions to undo, and the message that says why not if it isn't allowed."""
    after = match.state
    for number, step in enumerate(reversed(match.steps), 1):
        if step.seat in others:
            return 0, "undo-other-person"
        if others and step.before.reveals(after):
            return 0, "undo-revealed"
        if step.seat == seat:
            return number, None
        after = step.before
    return 0, "undo-nothing"
