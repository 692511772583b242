"""A game at the terminal: people and bots take their turns until it ends or everybody leaves."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from rich.console import Group
from rich.text import Text

from cabochon.games.positions import Position
from cabochon.match import (
    AmbiguousMoveError,
    CabochonError,
    IllegalMoveError,
    MalformedMoveError,
    Match,
    Move,
)
from cabochon.players import Player, SearchPlayer, ThinkingPlayer
from cabochon.players.player import checked_move
from cabochon.protocol import BotError
from cabochon.search import Stop
from cabochon.terminal.commands import resume_command
from cabochon.terminal.ending import show_ending
from cabochon.terminal.events import Chronicle, Event
from cabochon.terminal.help import help_page, move_list
from cabochon.terminal.hints import show_hint
from cabochon.terminal.lacking import lacking
from cabochon.terminal.saves import write_save
from cabochon.terminal.scene import Scene
from cabochon.terminal.screen import InputEndedError, Screen
from cabochon.terminal.seats import Seat
from cabochon.terminal.table import table
from cabochon.terminal.takeback import takeback
from cabochon.terminal.thinking import Sign, wait_out
from cabochon.terminal.words import Words

_ALIASES = {"?": "help", "h": "help", "u": "undo", "q": "quit", "exit": "quit", "": "table"}
_MOST_NEWS = 12
_MOST_CANDIDATES = 8
_LONGEST_QUOTE = 40


class Session:
    """Plays `match` with a bot for each seat that is not a person's; every decision is saved in `file`.

    Whoever leaves a game that began in this session (`fresh`) may have its file removed. `wait_for_bots`
    returns when bots and adviser need not be compiled any more.
    """

    def __init__(
        self,
        screen: Screen,
        match: Match,
        seats: Sequence[Seat],
        bots: Mapping[int, Player],
        adviser: SearchPlayer,
        file: Path,
        fresh: bool = True,
        wait_for_bots: Callable[[], None] = lambda: None,
    ) -> None:
        self.screen = screen
        self.match = match
        self.seats = seats
        self.bots = bots
        self.adviser = adviser
        self.file = file
        self.fresh = fresh
        self._wait_for_bots = wait_for_bots
        self._seconds = {
            number: seat.bot.seconds for number, seat in enumerate(seats) if seat.bot is not None
        }
        self.words = Words(match.game, screen.language, match.names)
        self.chronicle = Chronicle(self.words)
        self._people = [number for number, seat in enumerate(seats) if seat.is_person]
        self._keyboard: int | None = None
        """The person who sits at the keyboard."""
        self._seen = dict.fromkeys(self._people, 0)
        """How many decisions each person has been told."""
        self._new = True
        self._left = False
        self._cannot_save = False
        self._tell()

    # --- The course of the game ---

    def run(self) -> None:
        """Play until the game or the input ends or somebody quits; KeyboardInterrupt passes, all is saved."""
        with ExitStack() as hired:
            for seat, bot in self.bots.items():
                hired.enter_context(bot).new_game(self.match.view(seat))
            hired.enter_context(self.adviser).new_game(self.match.view(None))
            self._run()

    def _run(self) -> None:
        if self.fresh:
            self._save()
        self._seen = dict.fromkeys(self._people, max(0, len(self.chronicle) - len(self.match.names)))
        if not self._people:
            self._show_notices()
        try:
            while self.match.to_move is not None and not self._left:
                if self.match.to_move in self.bots:
                    self._bot_decides(self.match.to_move)
                else:
                    self._person_decides(self.match.to_move)
        except InputEndedError:
            self._say_saved()
            return
        if not self._left:
            self._finish()

    def leave(self) -> None:
        """Save once more, after an interruption at any point, and say so."""
        self._save()
        self._say_saved()

    def _say_saved(self) -> None:
        """Where the game lies and how to go on with it."""
        if self._cannot_save:
            return
        self.screen.say_whole("saved-in", file=str(self.file))
        command = resume_command(self.file, self.seats, self.screen.language)
        self.screen.say_whole("resume-with", "dim", command=command)

    def _show_notices(self) -> None:
        """What everybody should know before the first decision."""
        if self.match.commitment is not None:
            self.screen.say_whole("shuffle-hash", "dim", hash=self.match.commitment)
        self.screen.say_whole("saving-in", "dim", file=str(self.file))
        self.screen.say("type-help", "dim")

    def _play(self, moves: Sequence[Move]) -> None:
        for move in moves:
            self.match.play(move)
        self._tell()
        self._save()

    def _tell(self) -> None:
        """Tell the decisions that the chronicle doesn't know yet."""
        steps = self.match.steps[len(self.chronicle) :]
        states = [*(step.before for step in steps), self.match.state]
        positions = [state.view(None).position() for state in states]
        for step, before, after in zip(steps, positions, positions[1:], strict=False):
            self.chronicle.add(step.move, before, after)

    def _save(self) -> None:
        """A game that can't be saved goes on all the same; we complain once."""
        try:
            write_save(self.match, self.file)
        except OSError as error:
            if not self._cannot_save:
                self.screen.complain("save-failed", file=str(self.file), reason=error.strerror or str(error))
            self._cannot_save = True
        else:
            self._cannot_save = False

    def _bot_decides(self, seat: int) -> None:
        self._wait_for_bots()
        told = len(self.chronicle)
        try:
            move = self._decision(seat)
        except BotError:  # which says all that is to be said
            raise
        except Exception as error:  # a bot may be anybody's code
            name, reason = self.match.names[seat], f"{type(error).__name__}: {error}"
            raise CabochonError(
                f"{name} failed: {reason}", code="error-bot-failed", bot=name, reason=reason
            ) from error
        self._play([move])
        if not self._people:
            self._watch(self.chronicle.since(told))

    def _decision(self, seat: int) -> Move:
        bot, view = self.bots[seat], self.match.view(seat)
        if not isinstance(bot, ThinkingPlayer):
            return checked_move(bot.decide(view))
        stop = Stop()
        sign = Sign(
            self.screen.text("thinking-bot", player=self.match.names[seat]), self._seconds.get(seat, 0.0)
        )
        return wait_out(self.screen, sign, lambda: bot.decide(view, stop=stop), stop, self._draw_meanwhile)

    def _draw_meanwhile(self) -> None:
        """While a bot thinks, whoever sits at the keyboard sees what has happened so far."""
        seat = self._people[0] if len(self._people) == 1 else self._keyboard
        if seat is not None:
            self._draw(seat)

    def _watch(self, events: Sequence[Event]) -> None:
        """Bots among themselves: show what happens; whoever watches turns the pages."""
        if not events:
            return
        self.screen.clear()
        self.screen.show(self._scene(None), *map(_event_line, events))
        if self.screen.interactive and self.match.to_move is not None:
            answer = self.screen.ask(self.screen.text("watch-next") + " ").casefold()
            if _ALIASES.get(answer, answer) == "quit":
                self._quit()

    def _finish(self) -> None:
        self.screen.clear()
        news = self.chronicle.since(len(self.chronicle) - 3)
        self.screen.show(self._scene(None, self.match.position()), *map(_event_line, news))
        show_ending(self.screen, self.match, self.file)

    # --- A person's decision ---

    def _person_decides(self, seat: int) -> None:
        if len(self._people) > 1 and self._keyboard != seat and not self._handed_over(seat):
            return
        self._keyboard = seat
        self._draw(seat)
        decisions = len(self.match.moves)
        while not self._left and len(self.match.moves) == decisions:
            answer = self.screen.ask(self._prompt(seat))
            if not self._command(seat, answer):
                self._try(seat, answer)

    def _handed_over(self, seat: int) -> bool:
        """Show nothing until the next person sits there. The one before may still take back: then False."""
        names = self.match.names
        self.screen.wipe()
        if self._keyboard is None:
            self.screen.say("hand-over-first", "bold", player=names[seat])
        else:
            self.screen.say("hand-over", "bold", player=names[seat], before=names[self._keyboard])
        while True:
            answer = self.screen.ask("> ").casefold()
            match _ALIASES.get(answer, answer):
                case "undo" if self._keyboard is not None:
                    if self._undo(self._keyboard):
                        return False
                case "quit":
                    self._quit()
                    return False
                case _:
                    return True

    def _prompt(self, seat: int) -> str:
        dot = "-" if self.screen.ascii_only else "·"
        phase = self.match.phase
        asked = self.screen.language.text_or(f"ask-{self.match.game.name}-{phase}", phase)
        return f"{self.match.names[seat]} {dot} {asked} > "

    def _try(self, seat: int, answer: str) -> None:
        try:
            moves = self.match.parse(answer)
        except AmbiguousMoveError as error:
            options = self.screen.language.join(error.candidates[:_MOST_CANDIDATES])
            more = max(0, len(error.candidates) - _MOST_CANDIDATES)
            self.screen.complain("move-ambiguous", text=_quote(error.text), options=options, more=more)
        except IllegalMoveError as error:
            self._explain(error)
        except MalformedMoveError as error:
            self._say_what_lacks(answer, error)
        else:
            self._new = False
            # The next page begins with what this person did, with all of it if it took several decisions.
            if self.match.begins_turn:
                self._seen[seat] = len(self.match.moves)
            self._play(moves)

    def _say_what_lacks(self, answer: str, error: MalformedMoveError) -> None:
        language = self.screen.language
        # Of several decisions in a line, the one that can't be read is quoted.
        said = language.text("error-move-malformed", text=_quote(error.text if error.verbs else answer))
        lacks = lacking(language, self.match, answer, error)
        self.screen.warn(language.tell([said, *lacks, language.text("type-help")]))

    def _explain(self, error: IllegalMoveError) -> None:
        place = error.text.partition(" ")[2]
        missing = None
        if error.reason == "rules" and error.text.startswith("buy "):
            missing = self.words.missing(place, self.match.view(self.match.to_move).position())
        if missing:
            tokens, gold = missing
            self.screen.complain("move-illegal-price", text=error.text, tokens=tokens, gold=gold)
        else:
            # A line that goes on after the end of the game goes beyond the turn too.
            reason = "turn" if error.reason == "over" else error.reason
            self.screen.complain(f"move-illegal-{reason}", text=_quote(error.text))

    def _draw(self, seat: int) -> None:
        """The table, what happened from this person's previous decision on, and what is being paid."""
        self.screen.clear()
        if self._new:
            # Above the table: on a small terminal they scroll away, not the table.
            self._show_notices()
        news = self.chronicle.since(self._seen[seat])[-_MOST_NEWS:]
        self.screen.show(self._scene(seat), *map(_event_line, news))
        payment = self.match.view(seat).position()["pending"].get("payment")
        if payment and self.match.to_move == seat:
            self.screen.say("paying", tokens=self.words.tokens(payment))

    def _scene(self, seat: int | None, position: Position | None = None) -> Group:
        view = self.match.view(seat)
        return table(
            Scene(
                game=self.match.game,
                position=position or view.position(),
                names=self.match.names,
                seat=seat,
                legal=frozenset(move.text for move in view.legal_moves),
                language=self.screen.language,
                width=self.screen.width,
                ascii_only=self.screen.ascii_only,
            )
        )

    # --- Commands ---

    def _command(self, seat: int, answer: str) -> bool:
        """Carry out a command; False if the answer isn't one."""
        word, _, rest = answer.partition(" ")
        match _ALIASES.get(word.casefold(), word.casefold()):
            case "help":
                self.screen.show(help_page(self.screen, self.words, self.match.legal_moves))
            case "moves":
                self._list_moves(seat, " ".join(rest.casefold().split()))
            case "hint":
                self._wait_for_bots()
                show_hint(self.screen, self.words, self.match.view(seat), self.adviser)
            case "undo":
                self._undo(seat)
            case "log":
                self._log()
            case "save":
                self._save_copy(rest.strip())
            case "table":
                self._draw(seat)
            case "quit":
                self._quit()
            case _:
                return False
        return True

    def _list_moves(self, seat: int, beginning: str) -> None:
        legal = [move for move in self.match.legal_moves if move.text.startswith(beginning)]
        if legal:
            self.screen.show(move_list(self.words, legal, self.match.view(seat).position()))
        else:
            self.screen.complain("moves-none", text=_quote(beginning))

    def _undo(self, seat: int) -> bool:
        number, refusal = takeback(self.match, seat, [person for person in self._people if person != seat])
        if refusal is not None:
            self.screen.complain(refusal)
            return False
        for _ in range(number):
            self.match.undo()
        self.chronicle.cut(len(self.match.moves))
        self._seen = {person: min(seen, len(self.chronicle)) for person, seen in self._seen.items()}
        self._save()
        return True

    def _log(self) -> None:
        events = self.chronicle.since(0)
        if not events:
            self.screen.say("log-empty")
        for event in events:
            self.screen.show(Text.assemble((f"{event.number:>4}  ", "dim"), _event_line(event)))

    def _save_copy(self, name: str) -> None:
        """A copy under that name; the game itself goes on being saved where it was."""
        try:
            file = Path(name).expanduser() if name else self.file
            if name and not file.parent.is_dir():
                self.screen.complain("save-no-folder", file=str(file), folder=str(file.parent))
                return
            known = file == self.file or not file.exists()
            if known or self.screen.agreed("overwrite", default=False, file=str(file)):
                write_save(self.match, file)
                self.screen.say_whole("saved-in", file=str(file))
        except (OSError, ValueError, RuntimeError) as error:
            self.screen.complain(
                "save-failed", file=name, reason=getattr(error, "strerror", None) or str(error)
            )

    def _quit(self) -> None:
        self._left = True
        if not self.fresh or self.screen.agreed("quit-keep", default=True):
            self._say_saved()
        else:
            self.file.unlink(missing_ok=True)
            self.screen.say("quit-dropped")


def _event_line(event: Event) -> Text:
    return Text.assemble((f"{event.notation}  ", "cyan"), event.text)


def _quote(text: str) -> str:
    shown = "".join(letter for letter in text if letter.isprintable())
    return shown if len(shown) <= _LONGEST_QUOTE else shown[:_LONGEST_QUOTE] + "…"
