"""The questions before a game. Enter at each of them plays two-player Splendor against a middling bot."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cabochon.games import game as find_game
from cabochon.games import game_names
from cabochon.games.base import Game
from cabochon.match import CabochonError, SettingsError, SetupError
from cabochon.match.names import LONGEST_NAME, checked_names
from cabochon.match.speech import game_name
from cabochon.players import LEVELS, NAMES, PlayerSpec
from cabochon.terminal.grid import flow
from cabochon.terminal.screen import ROOM, SMALL_ROOM, InputEndedError, Screen
from cabochon.terminal.seats import USUAL_BOT, Seat, bot_name, seat_of, told_apart
from cabochon.terminal.shelf import LEAVING

STANDARD = "standard"
RESUMING = "resume"
_GAP = 2
_LEAST = 30
"""The columns that sentences beside other columns need."""
_USUAL = next(level.number for level in LEVELS if level.name == USUAL_BOT)
_WITHOUT_LEVEL = [name for name in NAMES if PlayerSpec.parse(name).level is None]


class SavedGameWantedError(Exception):
    """Somebody would rather go on with a game that was saved."""


@dataclass(frozen=True)
class Plan:
    """A game to be started."""

    game: str
    seats: Sequence[Seat]
    settings: dict[str, Any] = field(default_factory=dict)


def ask_plan(screen: Screen, on_game: Callable[[str], object] = lambda _: None, saved: bool = False) -> Plan:
    """Ask for game, players and variant; `on_game` is told the game as soon as it is known.

    Whoever would rather leave ends the input. Where there are `saved` games, somebody may want one of them:
    that is a SavedGameWantedError.
    """
    screen.show(Rule(screen.text("welcome"), style="dim", characters="-" if screen.ascii_only else "─"))
    screen.say("setup-enter", "dim")
    if saved:
        screen.say("setup-resume", "dim")
    others = (RESUMING,) if saved else ()
    name = _choose(
        screen, "setup-game", game_names(), lambda choice: game_name(screen.language, choice), others
    )
    if name == RESUMING:
        raise SavedGameWantedError
    on_game(name)
    game = find_game(name)
    players = game.player_counts[0]
    if len(game.player_counts) > 1:
        counts = [str(count) for count in game.player_counts]
        players = int(_choose(screen, "setup-players", counts))
    screen.show(_levels(screen))
    screen.say("setup-seats", "dim", last=len(LEVELS), bots=screen.language.join(_WITHOUT_LEVEL))
    seats = []
    for number in range(1, players + 1):
        default = screen.text("player-name", number=number) if number == 1 else str(_USUAL)
        seats.append(_ask_seat(screen, number, default))
    variants = [STANDARD, *(name for name in game.variants if _is_possible(game, name, players))]
    variant = STANDARD
    if len(variants) > 1:
        variant = _choose(
            screen,
            "setup-variant",
            variants,
            lambda choice: screen.language.text_or(f"variant-{choice}", choice),
        )
    return Plan(name, told_apart(seats), dict(game.variants.get(variant, {})))


def _is_possible(game: Game, variant: str, players: int) -> bool:
    """Whether so many can play a variant."""
    try:
        game.check_settings(players, game.variants[variant])
    except SettingsError:
        return False
    return True


def _levels(screen: Screen) -> Group | Table:
    """The levels of the bots: number, name, time, and what each is like."""
    rows = [
        (
            Text(f"  {level.number}", "bold cyan"),
            Text(bot_name(PlayerSpec.parse(level.name), screen.language)),
            Text(screen.text("level-time", seconds=int(level.seconds + 0.5))),
            Text(screen.text(f"bot-{level.name}-about"), "dim"),
        )
        for level in LEVELS
    ]
    beside = sum(max(cell.cell_len for cell in column) + _GAP for column in list(zip(*rows, strict=True))[:3])
    if screen.width - beside < _LEAST:
        return Group(*(line for row in rows for line in _level(*row, width=screen.width)))
    table = Table.grid(padding=(0, _GAP, 0, 0))
    for _ in range(3):
        table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table


def _level(number: Text, name: Text, time: Text, about: Text, *, width: int) -> list[RenderableType]:
    """A level for narrow windows, with lines of its own for what it is like."""
    label = Text.assemble(number, " " * _GAP)
    return [*flow(label, [name, time], _GAP, width), Padding(about, (0, 0, 0, label.cell_len))]


def _ask_seat(screen: Screen, number: int, default: str) -> Seat:
    # Whoever reads the list may as well type the name that stands there.
    shown = {bot_name(PlayerSpec.parse(name), screen.language).casefold(): name for name in NAMES}
    while True:
        answer = _answer(screen, screen.text("setup-seat", number=number, default=default)) or default
        answer = shown.get(answer.casefold(), answer)
        try:
            seat = seat_of(answer, number, screen.language, shown)
            checked_names(1, [seat.name])
        except SetupError:
            screen.complain("setup-name", most=LONGEST_NAME)
        except CabochonError as error:
            screen.complain_of(error)
        else:
            # Whoever answers questions need not be somebody who may start programs here.
            if seat.bot is None or not seat.bot.runs_code:
                return seat
            screen.complain("setup-program")


def _answer(screen: Screen, question: str, room: int = ROOM) -> str:
    answer = screen.ask(question + " ", room)
    if answer.casefold() in LEAVING:
        raise InputEndedError
    return answer


def _choose(
    screen: Screen,
    question: str,
    options: Sequence[str],
    label: Callable[[str], str] | None = None,
    others: Sequence[str] = (),
) -> str:
    """One of the options, by its number, its name or the beginning of its name; the first one for Enter.

    One of the `others`, which are not listed, is written in full.
    """
    for number, option in enumerate(options, 1):
        if label is not None:
            screen.show(f"  {number}  {label(option)}")
    while True:
        default = "1" if label is not None else options[0]
        answer = _answer(screen, screen.text(question, default=default), SMALL_ROOM).casefold()
        if not answer:
            return options[0]
        if answer in others:
            return answer
        if label is not None and answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(options):
            return options[int(answer) - 1]
        names = {option: option if label is None else label(option).casefold() for option in options}
        fitting = [o for o, shown in names.items() if answer in (o, shown)]
        fitting = fitting or [
            o for o, shown in names.items() if o.startswith(answer) or shown.startswith(answer)
        ]
        if len(fitting) == 1:
            return fitting[0]
        allowed = options if label is None else [str(number) for number in range(1, len(options) + 1)]
        screen.complain("setup-choose", options=screen.language.join(list(allowed)))
