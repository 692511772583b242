"""Contestants and results for the tests of the arena."""

import sys
from dataclasses import dataclass, replace
from pathlib import Path

from cabochon.arena import Contestant, Report, Result
from cabochon.match import Move, View
from cabochon.match.move import all_moves
from cabochon.players import Player, RandomPlayer

PROGRAM = """
import json, sys
answers = iter({answers!r})
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "cabochon":
        print("id name clumsy", "game splendor", "game duel", "ready 1", sep="\\n", flush=True)
    elif word == "isready":
        print("ready", flush=True)
    elif word == "position":
        legal = json.loads(rest)["legal"]
    elif word == "go":
        answer = next(answers, "legal")
        if answer == "crash":
            sys.exit("out of ideas")
        if answer != "silence":
            print("bestmove", legal[0] if answer == "legal" else "take everything", flush=True)
    elif word == "quit":
        break
"""


def program(folder: Path, *answers: str) -> str:
    """The command of a program that gives these answers, then the first legal move for ever."""
    file = folder / f"{'-'.join(answers) or 'legal'}.py"
    file.write_text(PROGRAM.format(answers=answers), encoding="utf-8")
    return f"cmd:{sys.executable} {file}"


class Clumsy(Player):
    """Plays at random; after some decisions it raises an error or cheats."""

    name = "clumsy"

    def __init__(self, seed: int, fault: str, good_moves: int) -> None:
        self._usual = RandomPlayer(seed)
        self._fault = fault
        self._left = good_moves

    def decide(self, view: View) -> Move:
        self._left -= 1
        if self._left >= 0:
            return self._usual.decide(view)
        if self._fault == "crash":
            raise ZeroDivisionError("out of ideas")
        return next(move for move in all_moves(view.game) if move not in view.legal_moves)


@dataclass(frozen=True)
class ClumsyContestant(Contestant):
    """Enters a Clumsy."""

    fault: str = "crash"

    def player(self, seed: int, threads: int = 1) -> Player:
        return Clumsy(seed, self.fault, 2 * threads)


def timeless(report: Report) -> tuple[Result, ...]:
    """The results without what the clock said."""
    return tuple(replace(result, seconds=()) for result in report.results)
