"""Games that can be replayed in the report: a picture and a sentence for every decision."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cabochon.cli.report.symbols import Symbols
from cabochon.match import CabochonError, Record, RecordError, picture
from cabochon.match.faces import printable
from cabochon.match.picture.captions import Captions
from cabochon.terminal.events import Chronicle
from cabochon.terminal.words import Words

if TYPE_CHECKING:
    from cabochon.arena import Result
    from cabochon.language import Language

MOST_POSITIONS = 400
"""Of one game; of a longer one, which bots that know no end play, the last are shown."""


@dataclass(frozen=True)
class Replay:
    """A game: what to call it, and for every position its picture, what it shows and how it came about."""

    title: str
    decisions: int
    positions: tuple[str, ...]
    labels: tuple[str, ...]
    captions: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """For the script of the page."""
        return {"positions": self.positions, "labels": self.labels, "captions": self.captions}


def replay(language: "Language", symbols: Symbols, result: "Result", text: str) -> Replay:
    """The game of a record; an error names the game."""
    try:
        record = Record.parse(text)
        match = record.match()
        if len(record.names) != len(result.seats):
            raise RecordError("another number of people has played")
    except RecordError as error:
        raise CabochonError(
            f"the record of game {result.key} is damaged: {error}",
            code="error-arena-damaged",
            file=result.key,
            reason=str(error),
        ) from None
    names = [printable(name) for name in record.names]
    game = match.state.game
    words = Words(game, language, names)
    captions_of = Captions(game, language)
    chronicle = Chronicle(words)
    positions, labels, captions = [], [], []
    first = max(0, len(match.moves) - MOST_POSITIONS)
    for number in range(len(match.moves) + 1):
        told = language.text("report-start")
        if number:
            before, after = (match.view(None, after=each).position() for each in (number - 1, number))
            chronicle.add(match.moves[number - 1], before, after)
            events = chronicle.since(number - 1)
            told = " ".join(event.text for event in events) or match.moves[number - 1].text
        if number >= first:
            position = match.state_after(number).position()
            positions.append(symbols.add(picture.svg(position, game, names, language.code)))
            labels.append(captions_of.label(position, names))
            captions.append(told)
    return Replay(_title(names, result), len(match.moves), tuple(positions), tuple(labels), tuple(captions))


def _title(names: Sequence[str], result: "Result") -> str:
    """Who played, with their points: "Anna 15 – 9 Ben"."""
    scores = [f"{name} {points}" for name, points in zip(names, result.points, strict=True)]
    return " – ".join(scores)
