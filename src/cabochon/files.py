"""Files that others may want at the same time: whole or not at all, and held by one process at a time."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

try:
    import fcntl
except ModuleNotFoundError:  # Windows
    fcntl = None  # type: ignore[assignment]

CAN_LOCK = fcntl is not None
"""Whether this system has locks; where it has none, people must take care themselves."""
DRAFT = ".draft"
"""How the names of drafts end; with a dot at their beginning they are hidden."""


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """The path of a draft, which takes the place of a file when it is written.

    Whoever reads the file, and whatever goes wrong, a loss of power too, there is the old one or all of the
    new one. Errors name the file. A pipe, or whatever else is no file, is written as it is.
    """
    if path.exists() and not path.is_file():
        yield path
        return
    target = path.resolve()  # a link stays a link
    draft = target.with_name(f".{target.name}.{os.getpid()}{DRAFT}")
    try:
        yield draft
        with draft.open("r+b") as written:
            os.fsync(written.fileno())
        draft.replace(target)
    except OSError as error:
        if error.filename in (None, str(draft)):
            error.filename = str(path)
        raise
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def lock(file: IO[bytes] | int) -> bool:
    """Hold an open file until it is closed, or the process dies however it may; False if another has it.

    Nothing is held where the system, or what it keeps its files on, has no such locks.
    """
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # such as a folder on another computer
        pass
    return True
