"""Who sits where: people, and bots by the name of their kind."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from cabochon.games.errors import CabochonError
from cabochon.language import Language
from cabochon.match import Match

PERSON = "person"
USUAL_BOT = "level-4"
"""Who plays where nobody says otherwise."""
HEADER = "Seats"
"""The header of a record that names the kind of each seat, so that a saved game can go on."""


@dataclass(frozen=True)
class Seat:
    """A player's name and kind: `PERSON`, or a bot's."""

    name: str
    kind: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether somebody at the keyboard decides."""
        return self.kind == PERSON


def bot_of(entry: str, bots: Sequence[str]) -> str | None:
    """The bot that somebody means, by its name or a level by its number; None if it is no bot."""
    name = entry.strip().casefold()
    if name in bots:
        return name
    level = re.fullmatch(r"(?:level[ -]?)?([0-9]+)", name)
    if level is None:
        return None
    if f"level-{level[1]}" not in bots:
        raise unknown_bot(entry, bots)
    return f"level-{level[1]}"


def unknown_bot(name: str, bots: Sequence[str]) -> CabochonError:
    """The error for a bot that there isn't."""
    known = ", ".join(bots)
    return CabochonError(
        f"there is no bot {name!r}; the bots are: {known}", code="error-bot", name=name, known=known
    )


def bot_name(bot: str, language: Language) -> str:
    """What a bot is called at the table."""
    kind, _, number = bot.partition("-")
    return language.text(f"level-name-{number}" if kind == "level" else f"bot-{bot}")


def seat_of(entry: str, number: int, language: Language, bots: Sequence[str]) -> Seat:
    """A seat from what somebody wrote: a bot's name or level, a person's name, or nothing."""
    bot = bot_of(entry, bots)
    if bot is not None:
        return Seat(bot_name(bot, language), bot)
    return Seat(entry or language.text("player-name", number=number))


def told_apart(seats: Sequence[Seat]) -> list[Seat]:
    """The same seats, with numbers behind names that occur more than once."""
    total = Counter(seat.name for seat in seats)
    used: Counter[str] = Counter()
    result = []
    for seat in seats:
        used[seat.name] += 1
        name = f"{seat.name} {used[seat.name]}" if total[seat.name] > 1 else seat.name
        result.append(Seat(name, seat.kind))
    return result


def write_kinds(match: Match, seats: Sequence[Seat]) -> None:
    """Note in the match, and so in its record, who is a bot."""
    match.headers[HEADER] = ", ".join(seat.kind for seat in seats)


def read_kinds(match: Match, bots: Sequence[str]) -> list[Seat]:
    """The seats of a saved match; a record that doesn't name kinds is a game of people."""
    kinds = [kind.strip() for kind in match.headers.get(HEADER, "").split(",") if kind.strip()]
    kinds = kinds or [PERSON] * match.players
    if len(kinds) != match.players:
        raise CabochonError(
            f"the header {HEADER} must name {match.players} seats; it names {len(kinds)}",
            code="error-header-seats",
            players=match.players,
            named=len(kinds),
        )
    for kind in kinds:
        if kind != PERSON and kind not in bots:
            known = ", ".join([PERSON, *bots])
            raise CabochonError(
                f"the header {HEADER} names an unknown player, {kind!r}; known are: {known}",
                code="error-header-player",
                kind=kind,
                known=known,
            )
    return [Seat(name, kind) for name, kind in zip(match.names, kinds, strict=True)]
