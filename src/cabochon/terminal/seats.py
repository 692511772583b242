"""Who sits where: people and bots, as they are written.

    (nothing)                        a person, called Player 1, Player 2 …
    Anna                             a person
    name:Random                      a person, whatever they are called
    level-3, 3, greedy, search:… …   a bot (see players/spec.py)

What contains a colon or an "@", or resembles the name of a bot, is never taken for a person's name.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cabochon.games.errors import CabochonError
from cabochon.language import Language
from cabochon.match import Match
from cabochon.players import NAMES, PlayerSpec
from cabochon.players.header import read_seats
from cabochon.players.spec import SEARCH, built_in, misspelt

USUAL_BOT = "level-4"
"""Who plays where nobody says otherwise."""
PERSON_PREFIX = "name"


@dataclass(frozen=True)
class Seat:
    """A player's name, and the bot who plays there; None if somebody at the keyboard decides."""

    name: str
    bot: PlayerSpec | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody at the keyboard decides."""
        return self.bot is None


def bot_name(bot: PlayerSpec, language: Language) -> str:
    """What a bot is called at the table."""
    if bot.level is not None:
        return language.text(f"level-name-{bot.level.number}")
    return language.text(f"bot-{bot.text}") if bot.text in NAMES else bot.label


def bot_seat(bot: PlayerSpec, language: Language) -> Seat:
    """A seat with a bot."""
    return Seat(bot_name(bot, language), bot)


def seat_of(entry: str, number: int, language: Language, bots: Iterable[str] = NAMES) -> Seat:
    """A seat from what somebody wrote; a CabochonError where it may be a misspelt bot of these names."""
    entry = entry.strip()
    prefix, colon, name = entry.partition(":")
    if colon and prefix.strip().casefold() == PERSON_PREFIX:
        return Seat(name.strip() or language.text("player-name", number=number))
    if not entry:
        return Seat(language.text("player-name", number=number))
    if ":" in entry or "@" in entry or entry.casefold() == SEARCH or built_in(entry) is not None:
        return bot_seat(PlayerSpec.parse(entry), language)
    meant = misspelt(entry, bots)
    if meant is None:
        return Seat(entry)
    raise CabochonError(
        f"{entry!r} looks like the bot {meant}; for a person of that name, write {PERSON_PREFIX}:{entry}",
        code="error-seat-close",
        name=entry,
        meant=meant,
    )


def told_apart(seats: Sequence[Seat]) -> list[Seat]:
    """The same seats, with numbers behind names that occur more than once."""
    total = Counter(seat.name for seat in seats)
    used: Counter[str] = Counter()
    result = []
    for seat in seats:
        used[seat.name] += 1
        result.append(replace(seat, name=f"{seat.name} {used[seat.name]}") if total[seat.name] > 1 else seat)
    return result


def seats_in(match: Match) -> list[Seat]:
    """The seats of a saved match, as its record tells them."""
    return [Seat(name, bot) for name, bot in zip(match.names, read_seats(match), strict=True)]


def seats_again(match: Match, entries: Sequence[str], language: Language) -> list[Seat]:
    """The seats of a saved match as somebody names them now; people keep the names that they have there."""
    if len(entries) != match.players:
        raise CabochonError(
            f"{len(entries)} players are named, {match.players} play",
            code="error-named-players",
            named=len(entries),
            players=match.players,
        )
    seats = []
    for number, (entry, name) in enumerate(zip(entries, match.names, strict=True), 1):
        # A name that is in the record already needs no other proof.
        seat = Seat(name) if entry.strip() == name else seat_of(entry, number, language)
        if seat.is_person and entry.strip() and seat.name != name:
            raise CabochonError(
                f"on seat {number} sits {name!r}, not {seat.name!r}",
                code="error-resume-name",
                number=number,
                name=name,
                given=seat.name,
            )
        seats.append(replace(seat, name=name))
    return seats
