"""Who sits where: people and bots, as they are written.

    (nothing)                        a person, called Player 1, Player 2 …
    Anna                             a person
    name:Random                      a person, whatever they are called
    level-3, 3, greedy, search:… …   a bot (see players/spec.py)
    Hal=level-3                      a bot called Hal

What contains a colon, an "@" or an "=", or resembles a bot, is never taken for a person's name.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cabochon.games.errors import CabochonError
from cabochon.language import Language
from cabochon.match import Match
from cabochon.players import NAMES, PlayerSpec
from cabochon.players.header import read_seats
from cabochon.players.names import SEARCH, misspelt, plain
from cabochon.players.spec import built_in, labels_apart, parse_labelled

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


def bot_seat(bot: PlayerSpec, language: Language, label: str | None = None) -> Seat:
    """A seat with a bot, which is called as it is labelled."""
    return Seat(label or bot_name(bot, language), bot)


def seat_of(entry: str, number: int, language: Language, others: Iterable[str] = ()) -> Seat:
    """A seat from what somebody wrote; a CabochonError where a bot may be meant, or one of these others."""
    entry = entry.strip()
    prefix, colon, name = entry.partition(":")
    if colon and prefix.strip().casefold() == PERSON_PREFIX:
        return Seat(name.strip() or language.text("player-name", number=number))
    if not entry:
        return Seat(language.text("player-name", number=number))
    written = plain(entry)
    if any(sign in written for sign in ":@=") or written == SEARCH or built_in(entry) is not None:
        label, bot = parse_labelled(entry)
        return bot_seat(bot, language, label)
    meant = misspelt(entry, others)
    if meant is None:
        return Seat(entry)
    raise CabochonError(
        f"{entry!r} looks like the bot {meant}; for a person of that name, write {PERSON_PREFIX}:{entry}",
        code="error-seat-close",
        name=entry,
        meant=meant,
    )


def told_apart(seats: Sequence[Seat]) -> list[Seat]:
    """The same seats; classes of one name have their files before it, and whoever is left gets a number."""
    labels = iter(labels_apart([(seat.name, seat.bot) for seat in seats if seat.bot is not None]))
    seats = [seat if seat.bot is None else replace(seat, name=next(labels)) for seat in seats]
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
        # A name that is in the record already may look like a bot's text, but not be one.
        known = entry.strip() == name and not _is_bot(entry)
        seat = Seat(name) if known else seat_of(entry, number, language)
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


def _is_bot(entry: str) -> bool:
    try:
        parse_labelled(entry)
    except CabochonError:
        return False
    return True
