"""Puzzles, with everything that the page needs to have them solved without asking again."""

from cabochon.games import game as find_game
from cabochon.puzzles import Puzzle, explain, shipped, steps
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
    found = explain(puzzle)
    return {
        "name": puzzle.name,
        "kind": puzzle.kind,
        "level": puzzle.level,
        "steps": [
            {
                "view": {
                    "seat": step.view.seat,
                    "position": seen(step.view.position()),
                    "legal_moves": texts(step.view.legal_moves),
                },
                "right": dict(step.right),
            }
            for step in steps(puzzle)
        ],
        "value": puzzle.value,
        "others": puzzle.others,
        "line": list(found.line),
        "at": found.at,
        "reasons": facts(found.reasons),
        "end": seen(found.end.position()),
        "outcome": ending(found.outcome),
        "faults": [{"line": list(fault.line), "value": fault.value} for fault in puzzle.faults],
        "threat": list(puzzle.threat),
    }
