"""Saved games: records under the user's data folder, rewritten after every decision."""

import os
import secrets
from datetime import datetime
from pathlib import Path

from cabochon.folders import games_folder
from cabochon.match import CabochonError, Match, Record, RecordError

SUFFIX = ".cabochon"


def new_save(game: str) -> Path:
    """The path for a new game, whose name tells game and time."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{stamp}-{game}-{secrets.token_hex(2)}{SUFFIX}"


def write_save(match: Match, file: Path) -> None:
    """Replace the file in one step, so that a crash leaves either the old game or the new one."""
    file = file.resolve()  # a link stays a link
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        match.record().save(draft)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def read_record(file: Path) -> Record:
    """The record in a file; errors name the file."""
    try:
        return Record.load(file)
    except RecordError as error:
        raise CabochonError(f"{file}: {error}") from None


def read_match(file: Path) -> Match:
    """The match of a saved game or of any other record; errors name the file."""
    record = read_record(file)
    try:
        return record.match()
    except RecordError as error:
        raise CabochonError(f"{file}: {error}") from None
