"""Saved games: records under the user's data folder, rewritten after every decision."""

import secrets
from datetime import datetime
from pathlib import Path

from cabochon.files import drafted
from cabochon.folders import games_folder
from cabochon.match import CabochonError, Match, Record, RecordError, RecordReader

SUFFIX = ".cabochon"


def new_save(game: str) -> Path:
    """The path for a new game, whose name tells game and time."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{stamp}-{game}-{secrets.token_hex(2)}{SUFFIX}"


def write_save(match: Match, file: Path) -> None:
    """Replace the file in one step, so that a crash leaves either the old game or the new one."""
    file.resolve().parent.mkdir(parents=True, exist_ok=True)
    with drafted(file) as draft:
        match.record().save(draft)


def read_record(file: Path, number: int | None = None, *, alone: bool = False) -> Record:
    """The record in a file; of several games, the one with this number. Errors name the file.

    With `alone` the game must be the only one there: nobody can say which one is meant.
    """
    with RecordReader(file) as games:
        for _ in range((number or 1) - 1):
            games.skip()
        try:
            record = next(games, None)
        except RecordError as error:
            _refuse_several(file, number, games, alone)
            raise CabochonError(f"{file}: {error}") from None
        _refuse_several(file, number, games, alone)
    if record is not None:
        return record
    if not games.number:
        raise CabochonError(f"{file}: there is no game in it", code="error-record-none", file=str(file))
    raise CabochonError(
        f"{file} has {games.number} games, and no number {number}",
        code="error-record-number",
        file=str(file),
        count=games.number,
    )


def read_match(file: Path, number: int | None = None, *, alone: bool = False) -> Match:
    """The match of a saved game or of any other record, as `read_record` finds it; errors name the file."""
    record = read_record(file, number, alone=alone)
    try:
        return record.match()
    except RecordError as error:
        raise CabochonError(f"{file}: {error}") from None


def _refuse_several(file: Path, number: int | None, games: RecordReader, alone: bool) -> None:
    """Whoever does not say which game is meant has a file with one."""
    if number is not None or not games.skip():
        return
    while games.skip():
        pass
    if alone:
        raise CabochonError(
            f"{file} has {games.number} games: a game that is gone on with needs a file of its own",
            code="error-resume-several",
            file=str(file),
            count=games.number,
        )
    raise CabochonError(
        f"{file} has {games.number} games: say which is meant, as in --game 2. To list them: cabochon games",
        code="error-record-several",
        file=str(file),
        count=games.number,
    )
