"""Does a program keep to the protocol? The checks behind `cabochon check-bot`, as facts without language."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from cabochon.games import game_names
from cabochon.match import Match, View
from cabochon.protocol.dialogue import Dialogue
from cabochon.protocol.errors import BotError, BotGarbageError, BotRefusedError, BotTimeoutError
from cabochon.protocol.external import Patience
from cabochon.protocol.messages import Go, Identity, fault_of_info
from cabochon.protocol.program import Program
from cabochon.protocol.tables import Table, all_tables, decisions, lively
from cabochon.protocol.views import position_line

DECISIONS = 12  # of the bot at each table
LITTLE = Go(simulations=100, milliseconds=50)
REPEATABLE = Go(simulations=60)
SEED = "7"
_HEAD_START = 0.3  # seconds that a bot may think before it is stopped

_HINTS = {
    ("stop", "timeout"): "stop",
    ("time", "timeout"): "time",
    ("options", "refused"): "options",
    ("unknown", "refused"): "unknown",
    ("future", "refused"): "future",
    ("future", "crash"): "future",
    ("unknown", "crash"): "unknown",
}


class BotHabitError(BotError):
    """The program works, but not as agreed."""

    kind = "habit"


@dataclass(frozen=True)
class Check:
    """One claim about a bot. `ok` is None if it could not be tried, for the reason that `error` gives, or
    does not apply to this bot.

    `code` names the claim and `values` say of which table or game; `hint` names an advice to the author.
    """

    code: str
    ok: bool | None
    values: Mapping[str, str | int] = field(default_factory=dict)
    error: BotError | None = None

    @property
    def hint(self) -> str:
        """What may help: the name of a hint, empty if all is well."""
        if self.ok is not False or self.error is None:
            return ""
        return _HINTS.get(
            (self.code, self.error.kind), self.code if self.error.kind == "habit" else self.error.kind
        )


def check_bot(command: str | Sequence[str], patience: Patience | None = None) -> Iterator[Check]:
    """Go through the whole protocol with a program; yields each check as soon as it is done."""
    checker = Checker(command, patience or Patience(answer=10, excess=1))
    try:
        yield from checker.checks()
    finally:
        checker.leave()


class Checker:
    """One program under examination; it is started again whenever a check has upset it."""

    def __init__(self, command: str | Sequence[str], patience: Patience) -> None:
        self._command = command
        self._patience = patience
        self._dialogue: Dialogue | None = None

    def checks(self) -> Iterator[Check]:
        """Every check, in an order in which the first failure says most."""
        hello = self._try("hello", self._says_hello)
        yield hello
        if not hello.ok:
            return
        assert self._dialogue is not None
        assert self._dialogue.identity is not None
        identity = self._dialogue.identity
        tables = [table for table in all_tables() if table.players in identity.games.get(table.game, ())]
        yield self._try("games", lambda: self._plays_something(identity, tables))
        yield self._try("unknown", self._lives_with_unknown_commands)
        if identity.options:
            yield self._try("options", lambda: self._takes_options(identity))
        else:
            yield Check("options", None)
        decides = True
        for number, table in enumerate(tables):
            check = self._plays(table, number) if decides else Check("table", None, _named(table))
            decides = decides and check.ok is not False
            yield check
        yield from self._about_decisions(identity, tables if decides else [])
        yield self._try("quit", self._quits)
        yield self._try("end", self._ends_with_input)
        if decides and tables:
            yield self._try("end-thinking", lambda: self._ends_with_input(tables[0]))

    def _about_decisions(self, identity: Identity, tables: Sequence[Table]) -> Iterator[Check]:
        """What can be said of a bot that makes decisions; without tables nothing can."""
        first: dict[str, Table] = {}
        for table in tables:
            first.setdefault(table.game, table)
        for table in first.values():
            yield self._try("phases", lambda table=table: self._decides_everything(table), game=table.game)  # type: ignore[misc]
        single: dict[str, Callable[[Table], None]] = {
            "future": self._skips_what_it_does_not_know,
            "time": self._keeps_its_time,
            "stop": self._stops,
            "stop-idle": self._ignores_late_stops,
            "seed": self._repeats_itself,
        }
        for code, test in single.items():
            applies = code != "seed" or any(option.name == "seed" for option in identity.options)
            if not tables or not applies:
                yield Check(code, None)
            else:
                yield self._try(code, lambda test=test: test(tables[0]))  # type: ignore[misc]

    def _try(self, code: str, test: Callable[[], None], **values: str | int) -> Check:
        try:
            test()
            return Check(code, True, values)
        except BotError as error:
            self.leave()
            return Check(code, False, values, error)

    # --- The program ---

    def _talk(self) -> Dialogue:
        """The talk with the program, which is started if need be."""
        if self._dialogue is None or not self._dialogue.program.is_running:
            self.leave()
            self._dialogue = Dialogue(Program(self._command))
            self._dialogue.greet(self._patience.start)
        return self._dialogue

    def leave(self) -> None:
        """End the program."""
        if self._dialogue is not None:
            self._dialogue.program.close()
            self._dialogue = None

    def _begin(self, view: View) -> Dialogue:
        talk = self._talk()
        talk.new_game(view, self._patience.prepare)
        return talk

    def _decide(self, talk: Dialogue, view: View, go: Go) -> str:
        move = talk.decide(view, go, self._patience.answer)
        for info in talk.infos:
            if fault := fault_of_info(info):
                raise BotGarbageError(talk.bot, f"info: {fault} = {info[fault]}")
        return move

    # --- The checks ---

    def _says_hello(self) -> None:
        self._talk().synchronize(self._patience.answer)

    def _plays_something(self, identity: Identity, tables: Sequence[Table]) -> None:
        unknown = [game for game in identity.games if game not in game_names()]
        if unknown or not tables:
            games = " · ".join(" ".join([game, *map(str, n)]) for game, n in identity.games.items())
            raise BotHabitError(
                f"{identity.name} offers {games}, of which not everything exists",
                code="error-bot-games",
                bot=identity.name,
                games=games,
            )

    def _lives_with_unknown_commands(self) -> None:
        talk = self._talk()
        for line in ("xyzzy", "xyzzy 1 2 3", 'castle {"side": "king"}', ""):
            talk.program.send(line)
            talk.synchronize(self._patience.answer, errors_allowed=True)

    def _takes_options(self, identity: Identity) -> None:
        talk = self._talk()
        for option in identity.options:
            for value in (*option.extremes, option.default):
                talk.set_option(option.name, value)
            talk.synchronize(self._patience.start)

    def _plays(self, table: Table, number: int) -> Check:
        """Part of a game, in a seat that changes from table to table."""
        try:
            self._play(table, seat=number % table.players, seed=number)
        except BotRefusedError as error:
            self.leave()
            # What it was not expected to know it may decline.
            return Check("table", False if table.is_standard else None, _named(table), error)
        except BotError as error:
            self.leave()
            return Check("table", False, _named(table), error)
        return Check("table", True, _named(table))

    def _play(self, table: Table, seat: int, seed: int) -> None:
        match, rng = table.match(seed), random.Random(seed)
        talk = self._begin(match.view(seat))
        made = 0
        while match.to_move is not None and made < DECISIONS:
            if match.to_move == seat:
                match.play(self._decide(talk, match.view(seat), LITTLE))
                made += 1
            else:
                match.play(lively(rng, match.legal_moves))

    def _decides_everything(self, table: Table) -> None:
        for view in decisions(table.game, table.players).values():
            self._decide(self._begin(view), view, LITTLE)

    def _skips_what_it_does_not_know(self, table: Table) -> None:
        """Later versions may say more."""
        view = _opening(table)
        talk = self._begin(view)
        line = position_line(view)
        talk.program.send(line[:-1] + ',"weather":{"wind":[1,2,null]}}')
        talk.program.send("go wind 3 simulations 20 milliseconds 50")
        talk.answer(view, "go", self._patience.answer)
        talk.synchronize(self._patience.answer)

    def _keeps_its_time(self, table: Table) -> None:
        view = _opening(table)
        talk = self._begin(view)
        for milliseconds in (100, 0):
            go = Go(milliseconds=milliseconds)
            talk.decide(view, go, milliseconds / 1000 + self._patience.excess)

    def _stops(self, table: Table) -> None:
        view = _opening(table)
        talk = self._begin(view)
        go = Go(infinite=True)
        talk.begin(view, go)
        with suppress(BotTimeoutError):
            talk.answer(view, go.line, _HEAD_START)
            return  # it did not need long
        talk.stop()
        talk.answer(view, "stop", self._patience.excess)
        talk.synchronize(self._patience.answer)  # a second move would come before this answer

    def _ignores_late_stops(self, table: Table) -> None:
        view = _opening(table)
        talk = self._begin(view)
        talk.stop()
        talk.synchronize(self._patience.answer)
        self._decide(talk, view, LITTLE)
        talk.stop()
        talk.synchronize(self._patience.answer)

    def _repeats_itself(self, table: Table) -> None:
        games = [self._seeded_game(table) for _ in range(2)]
        if games[0] != games[1]:
            number = next(i for i, (a, b) in enumerate(zip(*games, strict=False)) if a != b)
            raise BotHabitError(
                f"with the same seed it played {games[0][number]!r} and then {games[1][number]!r}",
                code="error-bot-seed",
                bot=self._talk().bot,
                number=number + 1,
                first=games[0][number],
                second=games[1][number],
            )

    def _seeded_game(self, table: Table) -> list[str]:
        """The moves of the bot in the same few positions, whatever it plays."""
        talk = self._talk()
        talk.set_option("seed", SEED)
        match, rng = table.match(0), random.Random(0)
        talk.new_game(match.view(0), self._patience.prepare)
        moves: list[str] = []
        while match.to_move is not None and len(moves) < 5:
            if match.to_move == 0:
                moves.append(self._decide(talk, match.view(0), REPEATABLE))
            match.play(lively(rng, match.legal_moves))
        return moves

    def _quits(self) -> None:
        talk = self._talk()
        talk.program.send("quit")
        self._expect_end(talk, "quit")

    def _ends_with_input(self, thinking_at: Table | None = None) -> None:
        talk = self._talk()
        if thinking_at is not None:
            view = _opening(thinking_at)
            talk.new_game(view, self._patience.prepare)
            talk.begin(view, Go(infinite=True))
        talk.program.end_input()
        self._expect_end(talk, "end")

    def _expect_end(self, talk: Dialogue, code: str) -> None:
        status = talk.program.wait(self._patience.end)
        self.leave()
        if status is None:
            raise BotHabitError(
                f"{talk.bot} still runs {self._patience.end:g} s later",
                code="error-bot-stays",
                bot=talk.bot,
                seconds=f"{self._patience.end:g}",
            )
        if status != 0:
            raise BotHabitError(
                f"{talk.bot} ended with exit code {status} after {code}",
                code="error-bot-status",
                bot=talk.bot,
                status=status,
            )


def _opening(table: Table) -> View:
    match: Match = table.match(1)
    return match.view(match.to_move)


def _named(table: Table) -> dict[str, str | int]:
    return {"game": table.game, "players": table.players, "settings": table.unusual}
