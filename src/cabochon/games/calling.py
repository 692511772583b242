"""How compiled functions are called: what is no record, no mask or no generator is refused in words.

That goes for the functions of games and for those of this folder that work with any game; an algorithm of
somebody else may call its parameters what it likes. Numba asks `_compile_for_args` when Python calls with
types that it has not seen yet, and `get_call_template` when it compiles a call; all other calls cost what
they did. Only how long a mask is can't be seen by its type: a function that takes one looks at each mask from
Python, in a `__call__` of its own.
"""

import inspect
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, cached_property
from types import FunctionType
from typing import TYPE_CHECKING, Any, NoReturn

from numba import from_dtype, types
from numba.core.dispatcher import OmittedArg
from numba.core.errors import NumbaError, NumbaValueError, TypingError
from numba.core.registry import CPUDispatcher
from numba.core.typing.typeof import Purpose, typeof

from cabochon.games import game as find_game
from cabochon.games import game_names
from cabochon.games.bits import Mask
from cabochon.games.chance import Generator
from cabochon.games.errors import CabochonError, shown

if TYPE_CHECKING:
    from cabochon.games.base import Game

MASK = "np.zeros(game.mask_words, np.int64)"
_WHOLE = (types.Integer, types.Boolean, types.IntEnumMember)


class Called(CPUDispatcher):  # type: ignore[misc]
    """Numba's compiled function, with what it takes."""

    takes: "Parameters"

    def _compile_for_args(self, *arguments: Any, **named: Any) -> Any:
        """Compile for what Python calls with."""
        self.takes.check(arguments)
        try:
            return super()._compile_for_args(*arguments, **named)
        except NumbaError as error:
            if not self.takes.may_be_wrong(arguments):
                raise
            raise CabochonError(self.takes.described(arguments)) from error

    def get_call_template(self, args: Sequence[Any], kws: dict[str, Any]) -> Any:
        """Compile for what compiled code calls with."""
        # Compiled code shares one form of a function; Numba makes one for each constant and each integer.
        wide, named = [_wide(kind) for kind in args], {name: _wide(kind) for name, kind in kws.items()}
        for name, kind in [*zip(self.takes.names, wide), *named.items()]:
            complaint = self.takes.complaint(name, kind, kind, within=True)
            if complaint is not None:
                raise TypingError(complaint)
        return super().get_call_template(tuple(wide), named)

    def _reduce_class(self) -> Any:
        return CPUDispatcher  # a class of one function is not found by its name


def _wide(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


def called(dispatcher: Any, modules: set[str]) -> Any:
    """The compiled function with its arguments checked; the modules are its own and those it is bound to."""
    takes = dispatcher.takes = Parameters(dispatcher.py_func, modules)
    dispatcher.__class__ = _looking(dispatcher.py_func, takes) if takes.has_mask else Called
    return dispatcher


def _looking(function: FunctionType, takes: "Parameters") -> type[Called]:
    """The class of one function that takes a mask: called from Python, it looks how long that is."""
    names = ", ".join(takes.names)
    # Written out, since it takes twice as long to hand on arguments of any number.
    source = f"""
def __call__(_called, {names}):
    try:
        if _len(mask) < _called.takes.words:
            _called.takes.refuse_short(_len(mask))
    except TypeError:  # it is no array, which is told by its type
        pass
    return _usual(_called, {names})
"""
    room: dict[str, Any] = {"_len": len, "_usual": CPUDispatcher.__call__}
    exec(source, room)
    call = room["__call__"]
    call.__qualname__ = function.__name__
    return type("Called", (Called,), {"__call__": call, "__module__": __name__})


class Parameters:
    """What a function takes, as far as its names and annotations say."""

    def __init__(self, function: FunctionType, modules: set[str]) -> None:
        code = function.__code__
        self.names = code.co_varnames[: code.co_argcount]
        self._name, self._modules = function.__name__, modules
        module = function.__module__
        beside = any(module in _modules(kind) for kind in _games())
        self._is_ours = beside or module.startswith(f"{__package__}.")
        annotations = function.__annotations__ if self._is_ours else {}
        self._kinds = {name: _kind(name, annotations.get(name)) for name in self.names}
        special = code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS) or code.co_kwonlyargcount
        plain = not special and not function.__defaults__
        self.has_mask = self._is_ours and plain and self._kinds.get("mask") == "mask"

    @cached_property
    def _of(self) -> "tuple[type[Game], ...]":
        """The games that the function is bound to, or a part of; looked for when the first call comes."""
        for name in game_names():
            if any(module.startswith(f"{__package__}.{name}.") for module in self._modules):
                find_game(name)
        return tuple(kind for kind in _games() if self._modules & _modules(kind))

    @cached_property
    def words(self) -> int:
        """How long a mask from Python must be at least; 0: nobody knows."""
        return min((kind.mask_words for kind in self._of), default=0)

    @property
    def _title(self) -> str:
        return f"{self._name} of {self._of[0].name}" if self._of and self._is_ours else self._name

    def check(self, arguments: Sequence[Any]) -> None:
        """Refuse what Python must not hand in."""
        from cabochon.games.state import State

        for name, value in zip(self.names, arguments):
            if isinstance(value, State):
                raise CabochonError(
                    f"{self._title} takes the record of a state, not the State: hand in state.record"
                )
            if isinstance(value, OmittedArg):
                continue
            complaint = self.complaint(name, _type_of(value), value)
            if complaint is not None:
                raise CabochonError(complaint)

    def complaint(self, name: str, kind: Any, seen: object, within: bool = False) -> str | None:
        """What is wrong with an argument of that type, if anything is; `seen` is what people see of it.

        Within compiled code, Numba is left to judge what is only a number.
        """
        if not self._is_ours:
            return None
        wanted = self._kinds.get(name)
        if wanted == "mask" and not _is_row(kind):
            return (
                f"{self._title} takes a mask whose 64-bit words hold the actions as bits, {MASK}, "
                f"not {_described(kind, seen)}"
            )
        if wanted == "rng" and not _is_row(kind):
            return (
                f"{self._title} takes a generator of cabochon.games.chance, generator(seed), "
                f"not {_described(kind, seen)}"
            )
        if wanted == "number" and not within and not isinstance(kind, _WHOLE):
            return f"{self._title}: {name} is a whole number, not {_described(kind, seen)}"
        if wanted == "record" and self._of and not any(_is_record(kind, one) for one in self._of):
            return f"{self._title} takes one record of {self._of[0].name}, {_instead(kind, seen)}"
        return None

    def may_be_wrong(self, arguments: Sequence[Any]) -> bool:
        """Whether arguments that passed the check may still be why the function can't be compiled."""
        writable = all(getattr(_type_of(value), "mutable", True) for value in arguments)
        return self._is_ours and not (writable and all(self._kinds.values()))

    def described(self, arguments: Sequence[Any]) -> str:
        """What is wrong where Numba alone knows why: all that was handed in."""
        seen = [_described(_type_of(value), value) for value in arguments]
        told = ", ".join(f"{name} is {what}" for name, what in zip(self.names, seen))
        return f"{self._title} can't be compiled for such arguments: {told}"

    def refuse_short(self, length: int) -> NoReturn:
        """Refuse a mask beyond whose end something would be written."""
        raise CabochonError(f"{self._title} takes a mask of {self.words} words, {MASK}, not of {length}")


def _kind(name: str, annotation: Any) -> str:
    """What is known of a parameter; nothing, if it is empty."""
    # Masks and generators are annotated alike, so that names count as well.
    if name == "mask" and _is(annotation, Mask, "Mask"):
        return "mask"
    if name == "rng" and _is(annotation, Generator, "Generator"):
        return "rng"
    if _is(annotation, int, "int"):
        return "number"
    return "record" if name == "state" else ""


def _is(annotation: Any, kind: Any, name: str) -> bool:
    return annotation is kind or (isinstance(annotation, str) and annotation == name)


def _games() -> Iterator["type[Game]"]:
    """The games of this process with rules of their own, without loading any."""
    from cabochon.games.base import Game

    kinds = Game.__subclasses__()
    for kind in kinds:
        kinds += kind.__subclasses__()
        if {"rules", "state_type"} <= vars(kind).keys():
            yield kind


def _modules(game: "type[Game]") -> set[str]:
    """Where the rules of a game are."""
    return {str(part.__name__) for part in (game.rules, game.views, game.features) if part is not None}


@cache
def _record_type(game: "type[Game]") -> Any:
    return from_dtype(game.state_type)


def _is_record(kind: Any, game: "type[Game]") -> bool:
    return isinstance(kind, types.Record) and bool(kind.fields == _record_type(game).fields)


def _is_row(kind: Any) -> bool:
    """Whether it is the type of masks and generators."""
    return isinstance(kind, types.Array) and kind.ndim == 1 and kind.dtype == types.int64


def _type_of(value: Any) -> Any:
    with suppress(NumbaValueError, ValueError):
        return typeof(value, Purpose.argument)
    return None


def _instead(kind: Any, seen: object) -> str:
    """What was handed in instead of one record of the game, and what to do about it."""
    if isinstance(kind, types.Array) and isinstance(kind.dtype, types.Record):
        return "not an array: hand in its records, or play many games at once with cabochon.envs.Batch"
    for game in _games():
        if _is_record(kind, game):
            return f"not one of {game.name}, whose rules are game({game.name!r}).rules"
    return f"such as state.record, not {_described(kind, seen)}"


def _described(kind: Any, seen: object) -> str:
    if isinstance(kind, types.Record):
        known = (f"a record of {game.name}" for game in _games() if _is_record(kind, game))
        return next(known, "a record of another form")
    if isinstance(kind, types.Array):
        of = "records" if isinstance(kind.dtype, types.Record) else str(kind.dtype)
        axes = "" if kind.ndim == 1 else f" with {kind.ndim} axes"
        return f"{'an' if kind.mutable else 'a read-only'} array of {of}{axes}"
    return shown(seen)
