"""A recorded game, position by position: as JSON for programs, as pages for people."""

import json
from collections.abc import Iterator

from rich.text import Text

from cabochon.match import Match
from cabochon.terminal.events import Chronicle
from cabochon.terminal.scene import Scene
from cabochon.terminal.screen import InputEndedError, Screen
from cabochon.terminal.table import table
from cabochon.terminal.words import Words


def json_lines(match: Match) -> Iterator[str]:
    """One line for each decision, with the position before it; the last line has the outcome."""
    for number, step in enumerate(match.steps, 1):
        yield json.dumps(
            {
                "number": number,
                "seat": step.seat,
                "phase": step.before.phase,
                "legal": [match.game.texts[action] for action in step.before.legal_actions()],
                "move": step.move.text,
                "position": step.before.position(),
            }
        )
    outcome = match.outcome
    yield json.dumps(
        {
            "outcome": outcome
            and {"winners": outcome.winners, "scores": outcome.scores, "reason": outcome.reason},
            "position": match.position(),
        }
    )


def show_replay(screen: Screen, match: Match) -> None:
    """All positions one after the other; at a terminal, forth and back."""
    pages = _Pages(screen, match)
    number = 0
    while True:
        pages.show(number)
        if not screen.interactive:
            number += 1
            if number > pages.last:
                return
            continue
        try:
            answer = screen.ask(screen.text("replay-keys", number=number, last=pages.last) + " ").casefold()
        except InputEndedError:
            return
        if answer in ("q", "quit"):
            return
        if answer in ("b", "back"):
            number = max(0, number - 1)
        elif answer.isascii() and answer.isdigit():
            number = min(int(answer[:9]), pages.last)
        elif number == pages.last:
            return
        else:
            number += 1


class _Pages:
    """The position after each number of decisions, with everything revealed, as only a record shows it."""

    def __init__(self, screen: Screen, match: Match) -> None:
        self.screen = screen
        self.match = match
        self.positions = [*(step.before.position() for step in match.steps), match.position()]
        self.last = len(match.steps)
        self.chronicle = Chronicle(Words(match.game, screen.language, match.names))
        for step, before, after in zip(match.steps, self.positions, self.positions[1:], strict=False):
            self.chronicle.add(step.move, before, after)

    def show(self, number: int) -> None:
        """The table after that many decisions, and the last of them in words."""
        self.screen.clear()
        self.screen.show(
            table(
                Scene(
                    game=self.match.game,
                    position=self.positions[number],
                    names=self.match.names,
                    seat=None,
                    legal=frozenset(),
                    language=self.screen.language,
                    width=self.screen.width,
                    ascii_only=self.screen.ascii_only,
                )
            )
        )
        if number:
            move = self.match.steps[number - 1].move
            events = [event for event in self.chronicle.since(number - 1) if event.number == number]
            told = events[0].text if events else ""
            self.screen.show(Text.assemble((f"{number:>4}  ", "dim"), (move.text, "cyan"), "  ", told))
        outcome = self.match.outcome
        if number == self.last and outcome is not None:
            names = self.screen.language.join([self.match.names[seat] for seat in outcome.winners])
            self.screen.say("winners", "bold", names=names, count=len(outcome.winners))
