"""A puzzle in the terminal: the table, a try judged, the solution explained."""

from collections.abc import Sequence

from rich.text import Text

from cabochon.games.errors import CabochonError
from cabochon.games.positions import Position, points_of_side
from cabochon.match import Move, Outcome, View
from cabochon.puzzles import Explanation, Puzzle, Tries, explain, other_way, steps
from cabochon.terminal.scene import Scene
from cabochon.terminal.screen import Screen
from cabochon.terminal.table import table
from cabochon.terminal.why import percent, why
from cabochon.terminal.words import Words


class PuzzlePage:
    """Says everything about one puzzle."""

    def __init__(self, screen: Screen, puzzle: Puzzle) -> None:
        self._screen = screen
        self._puzzle = puzzle
        self._tries = Tries(puzzle)
        rival = screen.text("puzzle-opponent")
        self._names = [
            screen.text("puzzle-you") if seat == puzzle.seat else rival
            for seat in range(puzzle.state.players)
        ]
        self._rival = rival
        self._words = Words(puzzle.game, screen.language, self._names)

    def show_table(self) -> None:
        """The table as the seat sees it, and the question."""
        view = self._puzzle.view
        scene = Scene(
            game=view.game,
            position=view.position(),
            names=self._names,
            seat=view.seat,
            legal=frozenset(move.text for move in view.legal_moves),
            language=self._screen.language,
            width=self._screen.width,
            ascii_only=self._screen.ascii_only,
        )
        self._screen.show(table(scene))
        if self._tries.is_last_turn:
            points = points_of_side(view.position(), 1 - self._puzzle.seat)
            self._screen.say("puzzle-last-turn", player=self._rival, points=points)
        self._screen.say(f"puzzle-ask-{self._puzzle.kind}", "bold", player=self._rival)

    # --- A try ---

    def judge(self, moves: Sequence[str]) -> bool:
        """Whether these decisions are right, as far as they go; says so, and what is wrong."""
        way = steps(self._puzzle)
        number: int | None = 0
        for length, move in enumerate(moves, 1):
            if number is None:
                break
            step = way[number]
            if move in step.right:
                number = step.right[move]
                continue
            self._check_legal(move, step.view)
            self._screen.say("puzzle-wrong", "bold red")
            for sentence in self._faults(moves[:length], step.view.position()):
                self._screen.show(sentence)
            return False
        if number is not None:
            self._screen.say("puzzles-right-so-far", "bold green")
            return True
        self._screen.say("puzzle-right", "bold green")
        self._tell(next(line for line in self._puzzle.solutions if line == tuple(moves[: len(line)])))
        return True

    def _check_legal(self, move: str, view: View) -> None:
        legal = [each.text for each in view.legal_moves]
        if move not in legal:
            raise CabochonError(
                f"{move!r} is not legal here; legal: {', '.join(legal)}",
                code="error-puzzle-move",
                move=move,
                legal=", ".join(legal),
            )

    def _faults(self, path: Sequence[str], position: Position) -> list[str]:
        """What is true of the position that a wrong try leads to."""
        puzzle, text, rival = self._puzzle, self._screen.text, self._rival
        verdict = self._tries.wrong(path)
        told = []
        match verdict.fate:
            case "lost":
                told.append(self._lost(verdict.outcome))
            case "shared" | "over" | "chance":
                told.append(text(f"puzzle-{verdict.fate}"))
            case "on":
                told.append(text("puzzle-not-won"))
            case "open":
                told.append(text(f"puzzle-open-{puzzle.kind}", player=rival))
            case "answered":
                words = self._of_rival(verdict.line, position)
                told.append(text("puzzle-loses", player=rival, words=words))
            case "beaten":
                told.append(text("puzzle-beaten", player=rival))
            case "worse":
                told += [] if verdict.value is not None else [text("puzzle-worse")]
        if verdict.value is not None:
            chance, best = (percent(self._screen.language, value) for value in (verdict.value, puzzle.value))
            told.append(text("puzzle-value", chance=chance, best=best))
        return told

    def _lost(self, outcome: Outcome | None) -> str:
        """How a game that ends with the try is lost, with the points where they say why."""
        seat, text = self._puzzle.seat, self._screen.text
        points, others = (0, 0) if outcome is None else (outcome.scores[seat], outcome.scores[1 - seat])
        if outcome is None or points > others:
            return text("puzzle-lost", player=self._rival)
        message = "puzzle-lost-tied" if points == others else "puzzle-lost-points"
        return text(message, player=self._rival, points=points, others=others)

    # --- The solution ---

    def explain(self) -> None:
        """The shortest solution, and why it is right."""
        self._screen.say("puzzle-solution", "bold green")
        self._tell(self._puzzle.solutions[0])

    def _tell(self, solved: tuple[str, ...]) -> None:
        """A solution, why it is right, and that there is another where there is."""
        puzzle, text = self._puzzle, self._screen.text
        found = explain(puzzle, solved)
        positions = self._positions(solved)
        for move, position in zip(solved, positions, strict=True):
            self._screen.show(
                Text.assemble((move, "cyan"), "  ", self._words.offer(self._move(move), position))
            )
        last = positions[-1]
        sentences = [why(self._words, reason, last) for reason in found.reasons]
        sentences += self._ending(found)
        if puzzle.threat:
            words = self._of_rival(puzzle.threat, last)
            sentences.append(text("puzzle-threat", player=self._rival, words=words))
        if puzzle.kind != "win":
            chance, others = (percent(self._screen.language, each) for each in (puzzle.value, puzzle.others))
            sentences.append(text("puzzle-margin", chance=chance, others=others))
        other = other_way(puzzle, solved)
        if other is not None:
            offers = [
                self._words.offer(self._move(move), position)
                for move, position in zip(other, self._positions(other), strict=True)
            ]
            sentences.append(text("puzzle-other-way", words=self._screen.language.join(offers)))
        self._screen.show(*sentences)

    def _positions(self, line: Sequence[str]) -> list[Position]:
        """Before each decision of a solution, what the seat sees."""
        way = {step.path: step.view for step in steps(self._puzzle)}
        return [way[tuple(line[:length])].position() for length in range(len(line))]

    def _ending(self, found: Explanation) -> list[str]:
        """How a win comes about: who comes, what counts, and how it stands."""
        outcome, text = found.outcome, self._screen.text
        if outcome is None:
            return []
        target = int(self._puzzle.position["settings"].get("target", 0))
        told = [text(f"puzzle-visit-{kind}s") for kind in found.visits[:1]]
        told.append(text(f"reason-{outcome.reason}", count=target))
        if outcome.reason == "target":
            points, others = (outcome.scores[seat] for seat in (self._puzzle.seat, 1 - self._puzzle.seat))
            told.append(text("puzzle-score", points=points, others=others, player=self._rival))
        return told

    def _of_rival(self, line: Sequence[str], position: Position) -> str:
        """What the opponent does, read off the table as it lies; payments go unsaid."""
        turned: Position = {**position, "to_move": 1 - self._puzzle.seat}
        told = [move for move in map(self._move, line) if not self._is_payment(move)]
        return self._screen.language.join([self._words.offer(move, turned) for move in told])

    def _is_payment(self, move: Move) -> bool:
        return self._puzzle.game.verb_named[move.verb].phase == "pay"

    def _move(self, text: str) -> Move:
        game = self._puzzle.game
        return Move(game.name, game.texts.index(text), text)
