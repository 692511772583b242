"""Files of records: one game, or several one after the other. Each begins with its header Format."""

import os
import re
from collections.abc import Iterator
from io import TextIOBase
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, NamedTuple, Self

from cabochon.games.errors import shown
from cabochon.match.errors import RecordError
from cabochon.match.record import LARGEST, Record
from cabochon.match.record_text import read

_BEGINS = re.compile(rb'(?:\xef\xbb\xbf)?[ \t]*\[[ \t]*Format[ \t]*"')
_EMPTY = re.compile(rb"(?:\xef\xbb\xbf)?[ \t]*(?:;.*)?\r?\n?")


class _Piece(NamedTuple):
    """The lines of one game, None if they are too long for a record; `first` is the number of the first."""

    first: int
    content: bytes | None


class RecordReader(Iterator[Record]):
    """Reads the games of a file one after the other: `for record in RecordReader(path)`.

    A RecordError says what is wrong with one of them, and where in the file; the next call goes on with the
    next game. A file that is given open, in binary mode, is read from where it stands and left open.
    """

    def __init__(self, source: str | os.PathLike[str] | BinaryIO) -> None:
        self._own = isinstance(source, (str, os.PathLike))
        if not self._own and (isinstance(source, TextIOBase) or not hasattr(source, "readline")):
            raise TypeError(f"records come from a path, or a file open in binary mode, not {shown(source)}")
        self._file: BinaryIO = _opened(source) if isinstance(source, (str, os.PathLike)) else source
        self._ahead: bytes | None = None
        """The first line of the next game, where it was read already."""
        self._lines = 0
        self._over = False
        self.number = 0
        """Of the game that came last, counted from 1."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the file, if it was opened here."""
        if self._own:
            self._file.close()

    def __next__(self) -> Record:
        piece = self._next_piece()
        if piece is None:
            raise StopIteration
        first, content = piece
        if content is None:
            raise RecordError(f"a record has at most {LARGEST} bytes", line=first, column=1)
        try:
            text = content.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = first + content.count(b"\n", 0, error.start)
            column = error.start - content.rfind(b"\n", 0, error.start)
            raise RecordError("expected a text in UTF-8", line=line, column=column) from None
        return read(text, first)

    def skip(self) -> bool:
        """Pass over the next game without reading what is in it; False if there is none."""
        return self._next_piece() is not None

    def _next_piece(self) -> _Piece | None:
        if self._over:
            return None
        first, size = self._lines + 1, 0
        lines: list[bytes] = []
        begun = broken = False
        while line := self._line():
            # What is longer than any record may come as one line, in parts of which only the first begins it.
            starts = not broken and _BEGINS.match(line) is not None
            if starts and begun:
                self._ahead = line
                break
            begun = begun or starts
            self._lines += not broken
            broken = not line.endswith(b"\n")
            size += len(line)
            if size <= LARGEST:
                lines.append(line)
        if not begun and size <= LARGEST and all(map(_EMPTY.fullmatch, lines)):
            self.close()
            self._over = True
            return None
        self.number += 1
        return _Piece(first, b"".join(lines) if size <= LARGEST else None)

    def _line(self) -> bytes:
        line, self._ahead = self._ahead, None
        return self._file.readline(LARGEST + 1) if line is None else line


def _opened(path: str | os.PathLike[str]) -> BinaryIO:
    return Path(path).open("rb")


def load(path: str | os.PathLike[str]) -> Record:
    """The record of a file that holds one game."""
    with RecordReader(path) as records:
        try:
            record = next(records, None)
        except RecordError:
            _refuse_several(records)
            raise
        _refuse_several(records)
    return read("") if record is None else record


def _refuse_several(records: RecordReader) -> None:
    """What is wrong with the first of several games matters less than that there are several."""
    if records.skip():
        raise RecordError("this file holds several games; a RecordReader reads them one after the other")
