"""The file of a backup: compressed lines of JSON that say what they hold, and whether all of it is there.

The first line is the header; then each table of the database begins with its name and columns, and every row
is a list. The last line has the SHA-256 of everything before it. A file describes its own columns, so that
one of an earlier version can be read, and one kind of database can be restored from the other.
"""

import base64
import gzip
import hashlib
import json
import os
import secrets
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, BinaryIO, Literal, NamedTuple, get_args

from cabochon.games.errors import CabochonError

FORMAT = "cabochon backup"
VERSION = 1
_LEVEL = 6
_LONGEST_LINE = 64 * 1024 * 1024

ColumnKind = Literal["text", "whole", "number", "switch", "bytes", "json"]
Row = list[Any]


class BackupError(CabochonError):
    """A file that is no whole backup, or none that this version can read."""


@dataclass(frozen=True)
class Header:
    """`revision` is the form of the database, `time` when it stood so, `counts` the rows of each table."""

    revision: str
    time: float
    counts: Mapping[str, int]

    @property
    def rows(self) -> int:
        """All rows together."""
        return sum(self.counts.values())


class Begun(NamedTuple):
    """From here on come the rows of a table."""

    table: str
    columns: Sequence[tuple[str, ColumnKind]]


class ArchiveWriter:
    """Writes an archive line by line; `end` makes it whole."""

    def __init__(self, file: BinaryIO, header: Header) -> None:
        # Without a name and a time in it, equal contents make equal files.
        self._file = gzip.GzipFile(filename="", mode="wb", fileobj=file, compresslevel=_LEVEL, mtime=0)
        self._digest = hashlib.sha256()
        self._kinds: Sequence[ColumnKind] = ()
        self._line({"format": FORMAT, "version": VERSION, **asdict(header)})

    def begin(self, begun: Begun) -> None:
        """Begin a table."""
        self._kinds = [kind for _, kind in begun.columns]
        self._line({"table": begun.table, "columns": [list(column) for column in begun.columns]})

    def row(self, values: Sequence[Any]) -> None:
        """A row of the table that was begun."""
        self._line([_written(*pair) for pair in zip(values, self._kinds, strict=True)])

    def end(self) -> None:
        """All has been written."""
        self._line({"sha256": self._digest.hexdigest()})
        self._file.close()

    def _line(self, content: object) -> None:
        line = json.dumps(content, allow_nan=False, separators=(",", ":")).encode() + b"\n"
        self._digest.update(line)
        self._file.write(line)


def read(file: BinaryIO, name: str) -> Iterator[Header | Begun | Row]:
    """The header of an archive, then its tables with their rows; a BackupError says what is wrong with it.

    Only at the end is it certain that the file is whole.
    """
    file.seek(0)
    digest = hashlib.sha256()
    kinds: list[ColumnKind] = []
    found: dict[str, int] = {}
    table, header = "", None
    for line, content in _lines(file, name):
        if header is None:
            header = _header(content, name)
            yield header
        elif isinstance(content, list) and table and len(content) == len(kinds):
            found[table] += 1
            try:
                yield [_read(*pair) for pair in zip(content, kinds, strict=True)]
            except (ValueError, TypeError):
                raise _damaged(name) from None
        elif isinstance(content, dict) and "table" in content:
            begun = _begun(content, name)
            table, kinds = begun.table, [kind for _, kind in begun.columns]
            found[table] = 0
            yield begun
        elif isinstance(content, dict) and content.get("sha256") == digest.hexdigest():
            if found != dict(header.counts):
                raise _damaged(name)
            return
        else:
            raise _damaged(name)
        digest.update(line)
    raise BackupError(
        f"{name}: this backup was cut off: its end is missing.", code="error-backup-cut", file=name
    )


@contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """A file for its owner alone, which has its name only when all is in it and on the disk."""
    if path.exists():
        raise BackupError(
            f"{path} exists already; choose another name.", code="error-backup-exists", file=str(path)
        )
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


# --- Lines ---


def _lines(file: BinaryIO, name: str) -> Iterator[tuple[bytes, Any]]:
    """The lines with what they hold. A file that ends too soon just ends."""
    packed = gzip.GzipFile(fileobj=file)
    first = True
    while True:
        try:
            line = packed.readline(_LONGEST_LINE)
        except gzip.BadGzipFile:
            raise (_strange(name) if first else _damaged(name)) from None
        except zlib.error:
            raise _damaged(name) from None
        except EOFError:
            return
        if not line.endswith(b"\n"):
            return
        try:
            yield line, json.loads(line)
        except ValueError:
            raise (_strange(name) if first else _damaged(name)) from None
        first = False


def _header(content: Any, name: str) -> Header:
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise _strange(name)
    if content.get("version") != VERSION:
        raise later(name)
    try:
        return Header(str(content["revision"]), float(content["time"]), dict(content["counts"]))
    except (KeyError, TypeError, ValueError):
        raise _damaged(name) from None


def _begun(content: dict[str, Any], name: str) -> Begun:
    try:
        begun = Begun(str(content["table"]), [(str(column), kind) for column, kind in content["columns"]])
    except (KeyError, TypeError, ValueError):
        raise _damaged(name) from None
    if not all(kind in get_args(ColumnKind) for _, kind in begun.columns):
        raise _damaged(name)
    return begun


def _written(value: Any, kind: ColumnKind) -> Any:
    return base64.b64encode(value).decode() if kind == "bytes" and value is not None else value


def _read(value: Any, kind: ColumnKind) -> Any:
    return base64.b64decode(value, validate=True) if kind == "bytes" and value is not None else value


# --- What can be wrong ---


def _strange(name: str) -> BackupError:
    return BackupError(f"{name} is no backup of Cabochon.", code="error-backup-strange", file=name)


def _damaged(name: str) -> BackupError:
    return BackupError(
        f"{name}: this backup is damaged; nothing of it was restored.",
        code="error-backup-damaged",
        file=name,
    )


def later(name: str) -> BackupError:
    """What is wrong with a file of a version that is not known here."""
    return BackupError(
        f"{name} was made by a later version of Cabochon; update Cabochon to restore it.",
        code="error-backup-later",
        file=name,
    )
