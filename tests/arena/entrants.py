"""Players and results for the tests of the arena."""

from dataclasses import replace

from cabochon.arena import Report, Result
from cabochon.match import Move, View
from cabochon.match.move import all_moves
from cabochon.players import Player, RandomPlayer

GOOD_MOVES = 2


class Clumsy(Player):
    """Plays at random; after some decisions something goes wrong."""

    name = "clumsy"

    def __init__(self, seed: int) -> None:
        self._usual = RandomPlayer(seed)
        self._left = GOOD_MOVES

    def decide(self, view: View) -> Move:
        self._left -= 1
        return self._usual.decide(view) if self._left >= 0 else self.fail(view)

    def fail(self, view: View) -> Move:
        raise ZeroDivisionError(f"out of ideas in phase {view.phase}")


class Cheat(Clumsy):
    """What goes wrong is that it cheats."""

    def fail(self, view: View) -> Move:
        return next(move for move in all_moves(view.game) if move not in view.legal_moves)


class Talker(Clumsy):
    """It answers with words, which is no move."""

    def fail(self, view: View) -> Move:
        return view.legal_moves[0].text  # type: ignore[return-value]


class Mumbler(Clumsy):
    """What it says of its error can be written to no file."""

    def fail(self, view: View) -> Move:  # noqa: ARG002
        raise OSError("no file bad\ud800")


class Mute(Clumsy):
    """It can't even say what is wrong."""

    def fail(self, view: View) -> Move:  # noqa: ARG002
        class Secret(Exception):
            def __str__(self) -> str:
                raise RuntimeError

        raise Secret


def timeless(report: Report) -> tuple[Result, ...]:
    """The results without what the clock said."""
    return tuple(
        replace(result, seconds=(), fault=result.fault and result.fault._replace(seconds=0.0))
        for result in report.results
    )
