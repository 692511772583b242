"""What a seat can reach with what is left of its turn, exactly: by the rules, on the masked state of a view.

Nothing hidden comes out of it. A card that is drawn stays unknown, and nobody can buy it; what chance decides
(Duel's `replenish`) is never counted on. So what is found here holds whatever is hidden.
"""

from collections.abc import Iterator
from contextlib import suppress

from cabochon.games.base import Game
from cabochon.games.errors import IllegalActionError
from cabochon.games.state import State
from cabochon.match import Move
from cabochon.match.move import all_moves

MOST_POSITIONS = 60_000
"""Positions of one turn that are looked at before it is given up: some turns of Duel have too many ways."""


class TooManyError(Exception):
    """A turn has more ways than anybody wants to count."""


def certain_moves(state: State) -> list[Move]:
    """The legal moves whose consequences can be seen."""
    moves = all_moves(state.game)
    return [
        moves[action]
        for action in state.legal_actions()
        if not state.game.verb_named[moves[action].verb].draws
    ]


def along(state: State, line: tuple[str, ...]) -> Iterator[tuple[State, Move]]:
    """Each decision of a line, with the state before it; an IllegalActionError where one is not legal."""
    for text in line:
        move = move_called(state.game, text)
        yield state, move
        state = state.after(move.action)


def end_of(state: State, line: tuple[str, ...]) -> State:
    """The state after a line."""
    for text in line:
        state = state.after(move_called(state.game, text).action)
    return state


def ended(state: State, seat: int) -> State:
    """The end of the turn, no matter how: what is owed is paid and given back, an extra turn is wasted."""
    while state.to_move == seat:
        moves = certain_moves(state)
        state = state.after((moves[0] if state.phase == "act" else moves[-1]).action)
    return state


def move_called(game: Game, text: str) -> Move:
    """The move of a notation; an IllegalActionError if the game has none of that name."""
    if text not in game.texts:
        raise IllegalActionError(f"{game.name} has no move {text!r}")
    return all_moves(game)[game.texts.index(text)]


def has_won(state: State, seat: int) -> bool:
    """Whether a seat has won, shared with nobody but its own side."""
    outcome = state.outcome
    if outcome is None or seat not in outcome.winners:
        return False
    (side,) = (side for side in state.sides if seat in side)
    return set(outcome.winners) <= set(side)


class Turn:
    """The ways through one turn of a seat, extra turns included, and which of them are good.

    `is_good` judges where the turn ends: when another seat decides, or the game is over. A position is `open`
    if a good end can be reached from it for certain, and `safe` if every end is good, whatever is decided.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._open: dict[bytes, bool] = {}
        self._safe: dict[bytes, bool] = {}

    def is_good(self, end: State) -> bool:
        """Whether an end of the turn is what is looked for."""
        raise NotImplementedError

    def is_end(self, state: State) -> bool:
        """Whether the seat has nothing more to decide."""
        return state.to_move != self.seat

    def is_open(self, state: State) -> bool:
        """Whether a good end can be reached for certain."""
        if self.is_end(state):
            return self.is_good(state)
        key = state.tobytes()
        known = self._open.get(key)
        if known is None:
            self._count()
            known = any(self.is_open(state.after(move.action)) for move in certain_moves(state))
            self._open[key] = known
        return known

    def is_safe(self, state: State) -> bool:
        """Whether only good ends can be reached."""
        if self.is_end(state):
            return self.is_good(state)
        key = state.tobytes()
        known = self._safe.get(key)
        if known is None:
            self._count()
            moves = certain_moves(state)
            certain = len(moves) == len(state.legal_actions())
            known = certain and all(self.is_safe(state.after(move.action)) for move in moves)
            self._safe[key] = known
        return known

    def right(self, state: State) -> list[Move]:
        """The moves after which a good end can still be reached for certain."""
        return [move for move in certain_moves(state) if self.is_open(state.after(move.action))]

    def lines(self, state: State) -> Iterator[tuple[str, ...]]:
        """The shortest lines after which nothing can go wrong any more."""
        for move in self.right(state):
            following = state.after(move.action)
            if self.is_safe(following):
                yield (move.text,)
            else:
                for rest in self.lines(following):
                    yield (move.text, *rest)

    def _count(self) -> None:
        if len(self._open) + len(self._safe) > MOST_POSITIONS:
            raise TooManyError


class Winning(Turn):
    """The ways to win within the turn."""

    def is_good(self, end: State) -> bool:
        """The game is over and won."""
        return has_won(end, self.seat)

    def way(self, state: State) -> tuple[str, ...] | None:
        """One line that wins, to the end of the game; None if none does for certain."""
        line: list[str] = []
        while not self.is_end(state):
            # The last of those that count up (payments, tokens to give back) is the shortest.
            move = next((move for move in reversed(certain_moves(state)) if self._leads(state, move)), None)
            if move is None:
                return None
            line.append(move.text)
            state = state.after(move.action)
        return tuple(line) if self.is_good(state) else None

    def _leads(self, state: State, move: Move) -> bool:
        return self.is_open(state.after(move.action))


class Defending(Turn):
    """The ways through a turn after which no opponent can win at once with what is in sight."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self._known: list[tuple[str, ...]] = []

    def is_good(self, end: State) -> bool:
        """Nobody else has won, or can win in the turn that follows."""
        if end.is_over:
            return has_won(end, self.seat)
        return self.answer(end) is None

    def wins_with(self, end: State, line: tuple[str, ...]) -> bool:
        """Whether the seat that decides now wins with a line."""
        with suppress(IllegalActionError):
            return end.to_move is not None and has_won(end_of(end, line), end.to_move)
        return False

    def answer(self, end: State) -> tuple[str, ...] | None:
        """A line with which the seat that decides now wins at once; None if there is none in sight."""
        rival = end.to_move
        assert rival is not None
        for line in self._known:
            # What won after another move mostly still does.
            if self.wins_with(end, line):
                return line
        found = Winning(rival).way(end)
        if found is not None:
            self._known.append(found)
        return found
