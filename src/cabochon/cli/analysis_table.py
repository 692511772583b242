"""An analysis for people: the decisions one by one, the players, the turning points."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cabochon.analysis import GRADES, Analysis, Study
from cabochon.analysis.chart import SIGNS
from cabochon.games.positions import Position
from cabochon.match import Match, Move
from cabochon.match.faces import columns, printable, shorten
from cabochon.match.speech import game_name
from cabochon.search import Budget
from cabochon.terminal import Screen
from cabochon.terminal.why import grade, percent, reason_list
from cabochon.terminal.words import Words

_STYLES = {
    "forced": "dim",
    "best": "green",
    "good": "",
    "inaccuracy": "yellow",
    "mistake": "dark_orange",
    "blunder": "bold red",
}
_SIGN_WIDTH = 3
_LONGEST_NAME = 10
_CHANCE = 11  # "100% → 100%"
_INDENT = 6


class Report:
    """Writes one analysis on a screen."""

    def __init__(self, screen: Screen, match: Match, analysis: Analysis) -> None:
        self.screen, self.match, self.analysis = screen, match, analysis
        self.words = Words(match.game, screen.language, match.names)
        self.arrow = "->" if screen.ascii_only else "→"

    def title(self) -> str:
        """The game and who played it."""
        names = self.screen.language.join([printable(name) for name in self.analysis.names])
        return f"{game_name(self.screen.language, self.analysis.game)} · {names}"

    def grade_names(self) -> dict[str, str]:
        """The grades in the language of the screen."""
        return {name: grade(self.screen.language, name) for name in GRADES}

    def show(self, only: str | None, budget: Budget, interrupted: bool) -> None:
        """Everything, one part below the other."""
        shown = [
            study
            for study in self.analysis.studies
            if only is None or GRADES.index(study.grade) >= GRADES.index(only)
        ]
        if not self.analysis.studies:
            self.screen.say("analyze-nothing")
            return
        if shown or only is None:
            self._decisions(shown)
        else:
            self.screen.say("analyze-none", grade=grade(self.screen.language, only))
            self.screen.show(Text())
        self._players()
        self._turning_points()
        self._notes(budget, interrupted)

    # --- Decisions ---

    def _decisions(self, studies: list[Study]) -> None:
        text = self.screen.text
        grades = self.grade_names()
        widths = [
            max(columns(text("analyze-number")), len(str(self.analysis.decisions))),
            min(
                _LONGEST_NAME,
                max(columns(printable(name)) for name in [text("analyze-player"), *self.analysis.names]),
            ),
            max([columns(text("analyze-move")), *(len(study.move.text) for study in self.analysis.studies)]),
            _CHANCE,
            _SIGN_WIDTH + max(columns(name) for name in grades.values()),
        ]
        headings = [
            text(f"analyze-{name}") for name in ("number", "player", "move", "value", "grade", "best")
        ]
        self.screen.show(Text("  ".join(_padded(headings, widths)), "dim"))
        for study in studies:
            self._decision(study, widths)
        self.screen.show(Text())

    def _decision(self, study: Study, widths: list[int]) -> None:
        seat = study.seat
        then, now = (self._percent(shares[seat]).rjust(4) for shares in (study.before, study.after))
        sign = SIGNS.get(study.grade, ("", ""))[0]
        name = grade(self.screen.language, study.grade)
        number, player, move, value, graded = _padded(
            [
                str(study.number + 1).rjust(widths[0]),
                printable(self.analysis.names[seat]),
                study.move.text,
                f"{then} {self.arrow} {now}",
                sign.ljust(_SIGN_WIDTH) + name,
            ],
            widths,
        )
        style = _STYLES[study.grade]
        row = Text.assemble(
            (number, "dim"), "  ", player, "  ", (move, "cyan"), "  ", value, "  ", (graded, style), "  "
        )
        room = self.screen.width - row.cell_len
        marked = study.grade in SIGNS
        if not marked and study.grade != "forced":
            row.append(shorten(_line(study.best.line), room), "dim")
        self.screen.show(row)
        if marked:
            self._better(study)

    def _better(self, study: Study) -> None:
        """What would have been better, how it goes on, and why."""
        best = study.best
        better = Text.assemble(
            (self.screen.text("analyze-better") + ": ", "dim"),
            (best.move.text, "bold cyan"),
            f" ({self._percent(study.before[study.seat])})",
        )
        if len(best.line) > 1:
            better.append(f"  {self.screen.text('analyze-line')} {_line(best.line[1:])}", "dim")
        self.screen.show(Padding(better, (0, 0, 0, _INDENT)))
        if study.reasons:
            why = reason_list(self.screen, self.words, study.reasons, self._position(study))
            self.screen.show(Padding(why, (0, 0, 0, _INDENT)))

    def _percent(self, share: float) -> str:
        return percent(self.screen.language, share)

    # --- Below ---

    def _players(self) -> None:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.screen.text("analyze-player"), max_width=24, overflow="ellipsis", no_wrap=True)
        table.add_column(self.screen.text("analyze-accuracy"), justify="right")
        for name in GRADES[1:]:
            table.add_column(
                Text(grade(self.screen.language, name), _STYLES[name]), justify="right", no_wrap=True
            )
        for seat, name in enumerate(self.analysis.names):
            accuracy = self.analysis.accuracy(seat)
            counts = self.analysis.counts(seat)
            table.add_row(
                printable(name),
                "–" if accuracy is None else Text(f"{accuracy:.0f}", "bold"),
                *(Text(str(counts[name]), _STYLES[name] if counts[name] else "dim") for name in GRADES[1:]),
            )
        self.screen.show(table, Text())

    def _turning_points(self) -> None:
        points = self.analysis.turning_points()
        if not points:
            return
        self.screen.say("analyze-turning", "bold")
        for study in points:
            told = self.screen.text(
                "analyze-turning-point",
                number=study.number + 1,
                player=printable(self.analysis.names[study.seat]),
                move=self._in_words(study, study.move),
                before=self._percent(study.before[study.seat]),
                after=self._percent(study.after[study.seat]),
            )
            better = self.screen.text("analyze-turning-better", move=self._in_words(study, study.best.move))
            self.screen.show(
                Padding(Text(told), (0, 0, 0, 2)), Padding(Text(better, "green"), (0, 0, 0, _INDENT))
            )
        self.screen.show(Text())

    def _in_words(self, study: Study, move: Move) -> str:
        return f"{move.text} ({self.words.offer(move, self._position(study))})"

    def _position(self, study: Study) -> Position:
        return self.match.steps[study.number].before.position()

    def _notes(self, budget: Budget, interrupted: bool) -> None:
        text = self.screen.text
        if interrupted:
            self.screen.say(
                "analyze-stopped", "dim", count=len(self.analysis.studies), all=self.analysis.decisions
            )
        if budget.simulations is not None:
            spent = text("analyze-budget-simulations", count=budget.simulations)
        else:
            spent = text("analyze-budget-seconds", count=f"{budget.seconds:g}")
        self.screen.say("analyze-note", "dim", budget=spent)


def _padded(cells: list[str], widths: list[int]) -> list[str]:
    """Cells cut and filled to their widths; those without a width stay as they are."""
    cut = [shorten(cell, width) for cell, width in zip(cells, widths, strict=False)]
    padded = [cell + " " * (width - columns(cell)) for cell, width in zip(cut, widths, strict=False)]
    return padded + cells[len(widths) :]


def _line(moves: tuple[Move, ...]) -> str:
    return ", ".join(move.text for move in moves)
