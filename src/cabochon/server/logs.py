"""Logs that can be shown to anyone: what happened and where, never a card, a name, a cookie or a secret."""

import logging
import secrets
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any

import structlog

Entry = MutableMapping[str, Any]


def configure(*, as_json: bool, level: int = logging.INFO) -> None:
    """One line for each entry on standard error: for people, or as JSON."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_messages_of_errors,
        _printable,
    ]
    last: Any = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), pad_event_to=36)
    )
    structlog.configure(
        # First of all: what is not said should cost nothing.
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("cabochon").setLevel(level)


def new_errand(**names: str) -> None:
    """Give all entries of the present context an id of their own from now on, and these names."""
    structlog.contextvars.bind_contextvars(request=secrets.token_hex(8), **names)


def _printable(_logger: Any, _method: str, entry: Entry) -> Entry:
    """What people send may hold anything, also what a terminal would obey."""
    for key, value in entry.items():
        if isinstance(value, str) and not value.isprintable():
            entry[key] = value.encode("unicode_escape").decode("ascii")
    return entry


def trouble(error: BaseException) -> dict[str, Any]:
    """An error as it may be logged: its type and where it happened.

    Its message is left out: it may quote anything, a database's even the secret of a table.
    """
    where = [
        f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)[-8:]
    ]
    found: dict[str, Any] = {"error": type(error).__name__, "where": where}
    if error.__cause__ is not None:
        found["cause"] = type(error.__cause__).__name__
    return found


def _without_messages_of_errors(_logger: Any, _method: str, entry: Entry) -> Entry:
    exc_info = entry.pop("exc_info", None)
    if exc_info is True:
        exc_info = sys.exc_info()
    error = exc_info[1] if isinstance(exc_info, tuple) else exc_info
    if isinstance(error, BaseException):
        entry.update(trouble(error))
    return entry
