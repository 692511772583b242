"""Options that take a number: what is not one, or not one of those that make sense, is said in a sentence."""

from collections.abc import Callable
from typing import Any, TypeVar

import typer

from cabochon.games.errors import CabochonError

N = TypeVar("N", int, float)


class NumberError(Exception):
    """Carries `why` past Typer, which would make an error of its own out of a ValueError."""

    def __init__(self, why: CabochonError) -> None:
        super().__init__(str(why))
        self.why = why


def whole_number(*names: str, least: int | None = None, most: int | None = None, **how: Any) -> Any:
    """An option that takes a whole number; `how` is as for `typer.Option`."""
    return typer.Option(*names, parser=_reader(int, names[0], least, most), **how)


def whole_argument(name: str, least: int | None = None, **how: Any) -> Any:
    """The same without an option's name before it; `how` is as for `typer.Argument`."""
    return typer.Argument(metavar=name, parser=_reader(int, name, least, None), **how)


def number(*names: str, least: float | None = None, most: float | None = None, **how: Any) -> Any:
    """An option that takes any number; `how` is as for `typer.Option`."""
    return typer.Option(*names, parser=_reader(float, names[0], least, most), **how)


def _reader(kind: Callable[[str], N], option: str, least: N | None, most: N | None) -> Callable[[str], N]:
    def read(given: str) -> N:
        try:
            value = kind(given)
        except ValueError:
            raise _refusal(option, kind is int, least, most, given) from None
        fits = (least is None or least <= value) and (most is None or value <= most)
        if not fits:
            raise _refusal(option, kind is int, least, most, given)
        return value

    return read


def _refusal(option: str, whole: bool, least: float | None, most: float | None, given: str) -> NumberError:
    kind, what = ("whole", "a whole number") if whole else ("any", "a number")
    values = {"option": option, "kind": kind, "given": str(given)}
    if least is None:
        why = CabochonError(f"{option} must be {what}, not {given!r}", code="error-number", **values)
    elif most is None:
        why = CabochonError(
            f"{option} must be {what} of at least {least}, not {given!r}",
            code="error-number-least",
            least=str(least),
            **values,
        )
    else:
        why = CabochonError(
            f"{option} must be {what} from {least} to {most}, not {given!r}",
            code="error-number-range",
            least=str(least),
            most=str(most),
            **values,
        )
    return NumberError(why)
