"""Puzzles, with everything that the page needs to have them solved without asking again."""

from collections.abc import Sequence

from cabochon.games import game as find_game
from cabochon.puzzles import Puzzle, Tries, Verdict, explain, shipped, steps
from cabochon.server.show import wire
from cabochon.server.show.encoding import Shown, encoded
from cabochon.server.show.positions import seen
from cabochon.server.show.replays import ending, texts
from cabochon.server.show.thoughts import facts


def puzzles(game: str) -> Shown:
    """The puzzles of a game that come with the package; a CabochonError if there is no such game."""
    name = find_game(game).name
    message: wire.PuzzleSet = {"game": name, "puzzles": [_puzzle(puzzle) for puzzle in shipped(name)]}
    return encoded(message)


def _puzzle(puzzle: Puzzle) -> wire.Puzzle:
    tries = Tries(puzzle)
    # Most wrong moves come to the same.
    verdicts: dict[Verdict, int] = {}
    shown: list[wire.PuzzleStep] = []
    for step in steps(puzzle):
        wrong = {}
        for move in step.view.legal_moves:
            if move.text not in step.right:
                verdict = tries.wrong((*step.path, move.text))
                wrong[move.text] = verdicts.setdefault(verdict, len(verdicts))
        shown.append(
            {
                "view": {
                    "seat": step.view.seat,
                    "position": seen(step.view.position()),
                    "legal_moves": texts(step.view.legal_moves),
                },
                "right": dict(step.right),
                "wrong": wrong,
            }
        )
    return {
        "name": puzzle.name,
        "kind": puzzle.kind,
        "level": puzzle.level,
        "last": tries.is_last_turn,
        "steps": shown,
        "verdicts": [_verdict(verdict) for verdict in verdicts],
        "value": puzzle.value,
        "others": puzzle.others,
        "solutions": [_solution(puzzle, solved) for solved in puzzle.solutions],
        "threat": list(puzzle.threat),
    }


def _verdict(verdict: Verdict) -> wire.PuzzleVerdict:
    return {
        "fate": verdict.fate,
        "line": list(verdict.line),
        "outcome": ending(verdict.outcome),
        "value": verdict.value,
    }


def _solution(puzzle: Puzzle, solved: Sequence[str]) -> wire.PuzzleSolution:
    found = explain(puzzle, solved)
    return {
        "line": list(found.line),
        "at": found.at,
        "reasons": facts(found.reasons),
        "end": seen(found.end.position()),
        "outcome": ending(found.outcome),
    }
