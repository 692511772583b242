"""A puzzle in the terminal: the table, a try judged, the solution explained."""

from collections.abc import Sequence

from rich.text import Text

from cabochon.games.errors import CabochonError
from cabochon.games.positions import Position
from cabochon.match import Move, View
from cabochon.puzzles import Explanation, Puzzle, explain, steps
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
        self._screen.say("puzzle-right" if number is None else "puzzles-right-so-far", "bold green")
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
        puzzle, text = self._puzzle, self._screen.text
        known = puzzle.fault(path)
        if known is None and puzzle.game.verb_named[self._move(path[-1]).verb].draws:
            return [text("puzzle-chance")]
        if puzzle.kind == "defence":
            line = puzzle.threat if known is None else known.line[len(path) :]
            return [text("puzzle-loses", player=self._rival, words=self._of_rival(line, position))]
        found = [text("puzzle-not-won")] if puzzle.kind == "win" else []
        if known is not None:
            chance, best = (percent(self._screen.language, value) for value in (known.value, puzzle.value))
            found.append(text("puzzle-value", chance=chance, best=best))
        return found or [text("puzzle-worse")]

    # --- The solution ---

    def explain(self) -> None:
        """The shortest solution, and why it is right."""
        puzzle, text = self._puzzle, self._screen.text
        found = explain(puzzle)
        self._screen.say("puzzle-solution", "bold green")
        way = steps(puzzle)
        number: int | None = 0
        last = puzzle.position
        for move in puzzle.solutions[0]:
            assert number is not None
            last = way[number].view.position()
            self._screen.show(Text.assemble((move, "cyan"), "  ", self._words.offer(self._move(move), last)))
            number = way[number].right[move]
        sentences = [why(self._words, reason, last) for reason in found.reasons]
        sentences += self._ending(found)
        if puzzle.threat:
            words = self._of_rival(puzzle.threat, last)
            sentences.append(text("puzzle-threat", player=self._rival, words=words))
        if puzzle.kind != "win":
            chance, others = (percent(self._screen.language, each) for each in (puzzle.value, puzzle.others))
            sentences.append(text("puzzle-margin", chance=chance, others=others))
        self._screen.show(*sentences)

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
