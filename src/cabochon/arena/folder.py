"""The folder of a tournament: its configuration, a line for every finished game, and the records.

    arena.json        what is played; another tournament is refused
    results.jsonl     a line for every finished game, written and synced before the next one counts
    games/KEY.cabochon

A game counts once its line is complete. Whatever was cut off in the middle of the last line is dropped, and
that game is played again, so a tournament can be stopped by anything, at any moment, and go on.
"""

import json
import os
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from cabochon.arena.playing import Played
from cabochon.arena.result import Result
from cabochon.arena.tournament import Tournament
from cabochon.files import drafted, lock
from cabochon.match import CabochonError

CONFIGURATION = "arena.json"
RESULTS = "results.jsonl"
GAMES = "games"
SUFFIX = ".cabochon"


class Folder:
    """A folder that one tournament at a time writes to; use it as a context."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self._tournament = tournament
        self._file: IO[bytes] | None = None
        self.results: list[Result] = []

    def __enter__(self) -> Self:
        (self.path / GAMES).mkdir(parents=True, exist_ok=True)
        # Opened before the configuration is looked at: whoever holds the lock decides what is played here.
        self._file = (self.path / RESULTS).open("a+b")
        try:
            self._lock(self._file)
            self._read(self._file)
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, played: Played) -> None:
        """Keep a game: its record first, so that every line has one."""
        assert self._file is not None
        assert played.record is not None
        with drafted(self.path / GAMES / (played.result.key + SUFFIX)) as record:
            record.write_text(played.record, encoding="utf-8", newline="\n")
        self._file.write(played.result.to_line().encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.results.append(played.result)

    def _lock(self, file: IO[bytes]) -> None:
        if not lock(file):
            raise CabochonError(
                f"another arena is at work in {self.path}", code="error-arena-busy", folder=str(self.path)
            )

    def _agree(self, has_results: bool) -> None:
        """Make sure that this is what is played here; where nothing has been played yet, write it down."""
        file = self.path / CONFIGURATION
        wanted = self._tournament.configuration()
        if not has_results:
            with drafted(file) as draft:
                draft.write_text(json.dumps(wanted, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
            return
        try:
            found: Any = json.loads(file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise _damaged(file, "it is missing, but there are results") from None
        except (ValueError, RecursionError) as error:
            raise _damaged(file, str(error)) from None
        # What JSON makes of a configuration is compared, so that tuples and lists are the same.
        if found != json.loads(json.dumps(wanted)):
            different = (
                sorted(key for key in wanted if found.get(key) != json.loads(json.dumps(wanted[key])))
                if isinstance(found, dict)
                else []
            )
            keys = ", ".join(different) or "format"
            raise CabochonError(
                f"{self.path} holds another tournament (different: {keys}); choose another folder",
                code="error-arena-other",
                folder=str(self.path),
                keys=keys,
            )

    def _read(self, file: IO[bytes]) -> None:
        file.seek(0)
        content = file.read()
        whole = content.rfind(b"\n") + 1
        self._agree(has_results=whole > 0)
        if whole < len(content):
            file.truncate(whole)
        self.results = _results(content[:whole], self.path / RESULTS)


def read_folder(path: Path) -> tuple[Tournament, list[Result]]:
    """The tournament of a folder, with as many rounds as were begun, and its results."""
    file = path / CONFIGURATION
    try:
        content = (path / RESULTS).read_bytes()
        configuration = json.loads(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        content, configuration = b"", {}
    except (ValueError, RecursionError) as error:
        raise _damaged(file, str(error)) from None
    results = _results(content[: content.rfind(b"\n") + 1], path / RESULTS)
    if not results:
        raise CabochonError(
            f"{path} holds no games of a tournament", code="error-arena-empty", folder=str(path)
        )
    try:
        rounds = max(result.round for result in results)
        tournament = Tournament.from_configuration(configuration, rounds)
        unknown = {label for result in results for label in result.seats} - set(tournament.labels)
        if unknown or any(len(result.seats) != tournament.players for result in results):
            raise ValueError("its results are of somebody else")
    except (KeyError, TypeError, ValueError) as error:
        raise _damaged(file, str(error)) from None
    return tournament, results


def read_record(path: Path, key: str) -> str | None:
    """The record of a game in a folder; None if it is not there."""
    file = path / GAMES / (key + SUFFIX)
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except UnicodeDecodeError as error:
        raise _damaged(file, str(error)) from None


def _results(lines: bytes, file: Path) -> list[Result]:
    found: dict[str, Result] = {}
    for number, line in enumerate(lines.splitlines(), start=1):
        try:
            result = Result.from_line(line.decode("utf-8"))
        except ValueError as error:
            raise _damaged(file, f"line {number}: {error}") from None
        found.setdefault(result.key, result)
    return list(found.values())


def _damaged(file: Path, reason: str) -> CabochonError:
    return CabochonError(
        f"{file} is damaged: {reason}", code="error-arena-damaged", file=str(file), reason=reason
    )
