"""The form in which things are stored: JSON, and every bit of it is checked when it is read.

An event is stored with the version of its form. What was written in an older one stays as it is, and is read
as what it would be today.
"""

from typing import Any, TypeVar, get_args

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json, to_json

from cabochon.server.table import Event, Plan, TableError
from cabochon.server.table.standing import Summary

T = TypeVar("T")

VERSION = 4
"""The form of events as they are written now.

In form 1 an event had some things twice (`_TWICE`). Before form 3 nothing was shuffled again when a move was
taken back, and before form 4 no clock waited for anybody.
"""
_TWICE = {"proposed": ("seat", "bot"), "agreed": ("seat",)}

_EVENTS: dict[str, TypeAdapter[Any]] = {kind.kind: TypeAdapter(kind) for kind in get_args(Event)}
_PLAN = TypeAdapter(Plan)
_SUMMARY = TypeAdapter(Summary)
_GUESTS = TypeAdapter(tuple[str, ...])


def write_event(event: Event) -> dict[str, Any]:
    """What is stored of an event beside its kind and its form."""
    written: dict[str, Any] = _EVENTS[event.kind].dump_python(event, mode="json")
    return written


def read_event(kind: str, version: int, text: str) -> Event:
    """The event that was stored; raises a TableError if this server can't read it."""
    if kind not in _EVENTS or not 1 <= version <= VERSION:
        raise TableError(code="error-table-unreadable")
    event: Event = _read(_EVENTS[kind], text if version > 1 else _from_first(kind, text))
    return event


def write_plan(plan: Plan) -> dict[str, Any]:
    """What is stored of a plan."""
    written: dict[str, Any] = _PLAN.dump_python(plan, mode="json")
    return written


def read_plan(text: str) -> Plan:
    """The plan that was stored; raises a TableError if this server can't read it."""
    return _read(_PLAN, text)


def write_summary(summary: Summary) -> dict[str, Any]:
    """What is stored of a summary."""
    written: dict[str, Any] = _SUMMARY.dump_python(summary, mode="json")
    if summary.opening is None:
        del written["opening"]
    return written


def read_summary(text: str) -> Summary:
    """The summary that was stored; raises a TableError if this server can't read it."""
    return _read(_SUMMARY, text)


def read_guests(text: str) -> tuple[str, ...]:
    """The ids of guests that were stored; raises a TableError if this server can't read them."""
    return _read(_GUESTS, text)


def _read(form: TypeAdapter[T], text: str) -> T:
    try:
        return form.validate_json(text, strict=True, extra="forbid")
    except ValidationError as error:
        raise TableError(code="error-table-unreadable") from error


def _from_first(kind: str, text: str) -> str:
    try:
        content = from_json(text, allow_inf_nan=False)
    except ValueError as error:
        raise TableError(code="error-table-unreadable") from error
    if not isinstance(content, dict):
        raise TableError(code="error-table-unreadable")
    return to_json({key: content[key] for key in content if key not in _TWICE.get(kind, ())}).decode()
