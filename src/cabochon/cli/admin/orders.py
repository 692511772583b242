"""How orders are carried out from the command line, and what several of them share."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import asdict, is_dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from cabochon.cli.options import packages_of_the_server, usual_database
from cabochon.games.errors import CabochonError
from cabochon.language import Language

if TYPE_CHECKING:
    from cabochon.server.admin import Office

T = TypeVar("T")
DATABASE = "cabochon.admin.database"
"""Where the group of commands leaves the address that was given to it."""

JsonOption = Annotated[bool, typer.Option("--json", help="admin-json")]
YesOption = Annotated[bool, typer.Option("--yes", help="admin-yes")]
_LONG = (("admin-days", 86400), ("admin-hours", 3600), ("admin-minutes", 60), ("admin-seconds", 1))


def address(context: typer.Context) -> str:
    """The address of the database: the one that was given, or that of a server without options."""
    with packages_of_the_server():
        import cabochon.server.admin  # noqa: F401
    return context.meta[DATABASE] or usual_database()


def carry_out(context: typer.Context, order: "Callable[[Office], Coroutine[Any, Any, T]]") -> T:
    """Carry an order out at the database."""
    at = address(context)
    from cabochon.server.admin import office

    async def work() -> T:
        async with office(at) as opened:
            return await order(opened)

    return asyncio.run(work())


def need_yes(said: bool, code: str, english: str, **values: str | int) -> None:
    """Refuse what can't be undone unless it is surely meant."""
    if not said:
        raise CabochonError(english, code=code, **values)


def print_json(found: Any) -> None:
    """Print something for a script."""
    print(json.dumps(_plain(found), ensure_ascii=False, indent=1))


def lasting(language: Language, seconds: float) -> str:
    """How long something lasts, or has lasted, in the largest unit of which it has two."""
    message, unit = next(((message, unit) for message, unit in _LONG if seconds >= 2 * unit), _LONG[-1])
    return language.text(message, count=max(0, int(seconds // unit)))


def _plain(found: Any) -> Any:
    if isinstance(found, list):
        return [_plain(part) for part in found]
    if is_dataclass(found) and not isinstance(found, type):
        return asdict(found)
    return found._asdict() if isinstance(found, tuple) and hasattr(found, "_asdict") else found
