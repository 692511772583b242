"""A player that is a program in any language."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cabochon.games.errors import CabochonError
from cabochon.match import Move, View
from cabochon.players import hiring
from cabochon.players.hiring import ProgramPlayer
from cabochon.protocol.dialogue import Dialogue, Info
from cabochon.protocol.errors import (
    BotCrashError,
    BotError,
    BotIllegalMoveError,
    BotStartError,
    MessageError,
)
from cabochon.protocol.messages import Go, Identity, Option
from cabochon.protocol.program import Program, command_of
from cabochon.search import Budget, Progress, Stop


@dataclass(frozen=True)
class Patience:
    """How long to wait for a program, in seconds, before it counts as hanging.

    `start` is for its hello, `prepare` for getting ready for a game (the first time it may have to compile or
    load something), `answer` for a decision whose budget has no time in it, `excess` for what a decision may
    take beyond its time, and `end` for leaving by itself.
    """

    start: float = 60.0
    prepare: float = 300.0
    answer: float = 60.0
    excess: float = 2.0
    end: float = 2.0


class ExternalPlayer(ProgramPlayer):
    """Runs a program that speaks the protocol, and lets it decide.

        with ExternalPlayer("python3 my_bot.py", seed=1, budget=Budget(seconds=0.5)) as player:
            move = player.decide(view)

    `command` is a command line or the list of its words. `seed` is handed on if the program has an option of
    that name; `options` are set by name. With no `budget` the program thinks as long as it likes, within its
    `patience`.

    Whatever the program does wrong is a BotError. After any of them but an illegal move the program has been
    ended; the next game starts it again. `close` ends it for good and leaves no process behind.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        seed: int | None = None,
        budget: Budget | None = None,
        options: Mapping[str, str] | None = None,
        name: str | None = None,
        patience: Patience | None = None,
        on_info: Callable[[Info], None] | None = None,
    ) -> None:
        self.command = tuple(command_of(command))
        self.budget = budget
        self.patience = patience or Patience()
        self._name = name
        self._seed = seed
        self._options = dict(options or {})
        self._on_info = on_info
        self._last: View | None = None
        self._announced = False
        self._dialogue: Dialogue | None = None
        self.identity: Identity = self._start()
        self.name = name or self.identity.name
        self.games = tuple(self.identity.games)

    # --- Playing ---

    def decide(
        self,
        view: View,
        *,
        budget: Budget | None = None,
        stop: Stop | None = None,
        progress: Progress | None = None,  # noqa: ARG002 - what programs tell goes to `on_info`
    ) -> Move:
        """The program's move. What it tells of its thinking is no search result: it goes to `on_info`."""
        budget = budget or self.budget
        if self._dialogue is None or not self._continues(view):
            self.new_game(view)
        talk = self._talk()
        self._last, self._announced = view, False
        try:
            text = talk.decide(view, _go(budget), self._allowed(budget), stop)
        except BotIllegalMoveError:
            raise
        except BotError:
            self._drop()
            raise
        return next(move for move in view.legal_moves if move.text == text)

    def new_game(self, view: View) -> None:
        """Announce the game of a view, and wait until the program is ready; starts it again if need be.

        `decide` does this by itself when it gets a view that does not go on from the last one.
        """
        if self._dialogue is None or not self._dialogue.program.is_running:
            self._drop()
            self._start()
        try:
            self._talk().new_game(view, self.patience.prepare)
        except BotError:
            self._drop()
            raise
        self._last, self._announced = view, True

    @property
    def info(self) -> Info | None:
        """What the program last said about its latest decision."""
        infos = self._dialogue.infos if self._dialogue is not None else []
        return infos[-1] if infos else None

    @property
    def process_id(self) -> int | None:
        """The process of the program, while it runs."""
        return self._dialogue.program.process_id if self._dialogue is not None else None

    def _continues(self, view: View) -> bool:
        """Whether a view belongs to the game that was announced last, and has not been decided before."""
        last = self._last
        return (
            last is not None
            and (view.game.name, view.seat, view.names) == (last.game.name, last.seat, last.names)
            and dict(view.settings) == dict(last.settings)
            and view.moves[: len(last.moves)] == last.moves
            and (self._announced or len(view.moves) > len(last.moves))
        )

    def _allowed(self, budget: Budget | None) -> float:
        if budget is None or budget.seconds is None:
            return self.patience.answer
        return budget.seconds + self.patience.excess

    # --- Beginning and end ---

    def _start(self) -> Identity:
        talk = Dialogue(Program(self.command), on_info=self._on_info)
        try:
            identity = talk.greet(self.patience.start)
            for name, value in self._settings(identity).items():
                talk.set_option(name, value)
            talk.synchronize(self.patience.start)
        except BotError as error:
            talk.program.close()
            raise BotStartError.said_no_hello(talk.program.bot, error) from error
        except BaseException:  # an interrupt, too: the program would live on
            talk.program.close()
            raise
        talk.program.bot = self._name or identity.name
        self._dialogue = talk
        self._last = None
        return identity

    def _settings(self, identity: Identity) -> dict[str, str]:
        """The options to set: those asked for, which must exist, and the seed, if the program takes one."""
        offered = {option.name: option for option in identity.options}
        values = {}
        for name, value in self._options.items():
            if name not in offered:
                known = ", ".join(offered) or "–"
                raise CabochonError(
                    f"{identity.name} has no option {name!r}; its options are: {known}",
                    code="error-bot-option",
                    bot=identity.name,
                    name=name,
                    known=known,
                )
            try:
                values[name] = offered[name].check(value)
            except MessageError as error:
                raise CabochonError(
                    f"{identity.name}: {error}",
                    code="error-bot-value",
                    bot=identity.name,
                    name=name,
                    value=value,
                    option=offered[name].line,
                ) from None
        if self._seed is not None and "seed" in offered and "seed" not in values:
            values["seed"] = _fitting(self._seed, offered["seed"])
        return values

    def _talk(self) -> Dialogue:
        if self._dialogue is None:
            raise BotCrashError(self.name, None, "")
        return self._dialogue

    def _drop(self) -> None:
        """End a program that can't be trusted any more."""
        if self._dialogue is not None:
            self._dialogue.program.close()
            self._dialogue = None

    def close(self) -> None:
        """End the program: politely, then by force. Twice does no harm."""
        if self._dialogue is not None:
            self._dialogue.program.send("quit")
            self._dialogue.program.close(self.patience.end)
            self._dialogue = None

    def __repr__(self) -> str:
        return f"<ExternalPlayer {self.name}: {' '.join(self.command)}>"


def _go(budget: Budget | None) -> Go:
    if budget is None:
        return Go()
    seconds = budget.seconds
    return Go(
        simulations=budget.simulations,
        milliseconds=None if seconds is None else max(1, round(seconds * 1000)),
    )


hiring.start_program = ExternalPlayer


def _fitting(seed: int, option: Option) -> str:
    """A seed as the option can take it: different ones stay different as far as there is room."""
    if option.kind != "number":
        return str(seed)
    return str(option.low + seed % (option.high - option.low + 1))
