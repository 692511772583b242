"""Turns rule functions, which are plain Python, into native code.

The rules carry no decorator. `native(function)` links a copy of the function, and of every function that it
calls from this package or its own module, through Numba; the original stays interpreted, to be debugged,
measured or compared with its compiled twin. `linked` does the same for another compiler, such as
`numba.cuda.jit`. An algorithm written for any game (see interface.py) is bound to one by naming its rules:
`native(play_out, rules)`; instead of the rules alone it may be a `Binding`, which names more.

Compiled code is cached on disk under a key made of the sources, since Numba itself would not notice a
change in a called function of another file. With NUMBA_DISABLE_JIT=1 everything runs interpreted.
"""

import dis
import functools
import hashlib
import os
import shutil
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

from cabochon.games.interface import is_open

F = TypeVar("F", bound=Callable[..., Any])

MONTH = 30 * 24 * 3600
PACKAGE = __name__.split(".")[0]
announcement = "Compiling the rules for this machine (once; up to a minute) …"
"""What users read on standard error before the wait; a program may put its own language here."""
INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


class Binding:
    """Several modules as one: what stands behind the names of interfaces. It is compared by identity."""

    def __init__(self, *modules: ModuleType) -> None:
        self.modules = modules
        self.__name__ = "_".join(module.__name__ for module in modules)

    def __getattr__(self, name: str) -> Any:
        for module in self.modules:
            if hasattr(module, name):
                return getattr(module, name)
        raise AttributeError(f"none of {self.__name__} has {name}")


Rules = ModuleType | Binding


def native(function: F, rules: Rules | None = None) -> F:
    """The compiled form of a function; compiles (or loads from the cache) at its first call."""
    if INTERPRETED:
        return interpreted(function, rules)
    ready = _native.get((function, rules))
    if ready is None:
        with _one_at_a_time:
            ready = linked(function, rules, _compile, _native)
    return cast(F, ready)


def direct(function: F, rules: Rules, *arguments: Any) -> F:
    """The compiled form for arguments of exactly these types: nothing is checked when it is called.

    Finding out the types of arguments takes longer than most rules do. Compiles now, without a call.
    """
    if INTERPRETED:
        return interpreted(function, rules)
    dispatcher: Any = native(function, rules)
    signature = tuple(dispatcher.typeof_pyval(argument) for argument in arguments)
    with _one_at_a_time:
        dispatcher.compile(signature)
    return cast(F, dispatcher.overloads[signature].entry_point)


def interpreted(function: F, rules: Rules | None = None) -> F:
    """The function as plain Python, bound to the rules of a game."""
    if rules is None:
        return function
    return cast(F, linked(function, rules, lambda bound: bound, _interpreted))


def linked(
    function: Any, rules: Rules | None, compile_function: Callable[[Any], Any], done: dict[Any, Any]
) -> Any:
    """Compile a function after the functions that it calls; `done` remembers them."""
    key = function, rules
    if key not in done:
        if rules is not None and not _is_for_any_game(function):
            done[key] = linked(function, None, compile_function, done)
        else:
            done[key] = compile_function(_relinked(function, rules, compile_function, done))
    return done[key]


def cache_folder(function: Any) -> Path | None:
    """Where the compiled form of a function of this package is kept, or None if nothing can be written."""
    base = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    sources = _digest(*sorted(getattr(function, "sources", {_folder(function)})))
    try:
        folder = (Path(base) if base else Path.home() / ".cache") / PACKAGE / f"native-{sources}"
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            _forget_old(folder.parent)
    except (OSError, RuntimeError):
        return None
    return folder if os.access(folder, os.W_OK) else None


def _forget_old(cache: Path) -> None:
    """Remove compiled code of sources that nobody has compiled for a month."""
    for folder in cache.glob("native-*"):
        with suppress(OSError):  # another process may be doing the same
            if time.time() - folder.stat().st_mtime > MONTH:
                shutil.rmtree(folder)


_interpreted: dict[Any, Any] = {}
_native: dict[Any, Any] = {}
_silence = threading.local()
_one_at_a_time = threading.Lock()  # wrapping a function changes a setting of Numba for a moment


def _compile(function: Any) -> Any:
    import numba
    import numpy.ma  # noqa: F401 - Numba asks for it at a call, and two threads at once would ask for ever
    from numba.core.dispatcher import Dispatcher

    from cabochon.games.calling import called

    # No rule allocates, so reference counting is left out; it costs a fifth of the speed.
    options: dict[str, Any] = {"nogil": True, "_nrt": False, "error_model": "numpy", "no_cfunc_wrapper": True}
    # Every function is optimised with all that it calls, and again within its callers. What calls nothing,
    # or is called in one place, goes into its callers before: that saves a third of the time.
    calls = any(isinstance(value, Dispatcher) for value in _global_names(function).values())
    if not calls or _calls_within(function.__module__)[function.__name__] == 1:
        options["inline"] = "always"
    # What was not read from a file has no sources that the key of the cache could be made of.
    from_file = Path(function.__code__.co_filename).is_file()
    folder = cache_folder(function) if from_file else None
    told = not _is_of_package(function) or hasattr(_silence, "kept")
    if not told and (folder is None or not any(folder.iterdir())):
        announce()
    if folder is None:
        return called(numba.njit(**options)(function), function.modules)
    # Numba asks for the folder when the function is wrapped, not when it is compiled.
    config: Any = numba.config
    usual = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        return called(numba.njit(cache=True, **options)(function), function.modules)
    finally:
        config.CACHE_DIR = usual


def _global_names(function: Any) -> dict[str, Any]:
    steps = dis.get_instructions(function)
    names = {step.argval for step in steps if step.opname == "LOAD_GLOBAL"}
    return {name: function.__globals__[name] for name in names if name in function.__globals__}


@functools.cache
def _calls_within(module: str) -> Counter[str]:
    """How often the functions of a module name something."""
    functions = [value for value in vars(sys.modules[module]).values() if isinstance(value, FunctionType)]
    steps = [
        step
        for function in functions
        if function.__module__ == module
        for step in dis.get_instructions(function)
    ]
    return Counter(step.argval for step in steps if step.opname == "LOAD_GLOBAL")


def _is_of_package(function: Any) -> bool:
    return str(function.__module__).split(".")[0] == PACKAGE


def _is_linked(value: Any, caller: Any) -> bool:
    """Functions of this package are compiled with what calls them, and so are neighbours of the caller."""
    return isinstance(value, FunctionType) and (_is_of_package(value) or _folder(value) == _folder(caller))


def _folder(function: Any) -> Path:
    return Path(function.__code__.co_filename).parent


@functools.cache
def _is_for_any_game(function: Any) -> bool:
    """Whether the function, or one that it calls, needs the rules of a game."""
    return any(
        is_open(value) or (_is_linked(value, function) and _is_for_any_game(value))
        for value in _global_names(function).values()
    )


def _relinked(
    function: Any, rules: Rules | None, compile_function: Callable[[Any], Any], done: dict[Any, Any]
) -> FunctionType:
    """A copy of the function whose calls into this package go to compiled functions."""
    names = {}
    for name, value in _global_names(function).items():
        if rules is not None and is_open(value):
            value = names[name] = getattr(rules, name)
            if isinstance(value, FunctionType):
                names[name] = linked(value, rules, compile_function, done)
        elif _is_linked(value, function):
            names[name] = linked(value, rules, compile_function, done)
    copy = FunctionType(
        function.__code__,
        {**function.__globals__, **names},
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    # Numba's cache tells functions apart by their qualified name: one for each game they are bound to.
    owner = "" if rules is None else rules.__name__.replace(".", "_") + "."
    copy.__qualname__ = owner + function.__qualname__
    copy.__module__ = function.__module__
    copy.__annotations__ = function.__annotations__
    modules = () if rules is None else rules.modules if isinstance(rules, Binding) else (rules,)
    copy.modules = {function.__module__, *(module.__name__ for module in modules)}  # type: ignore[attr-defined]
    # The folders of all code that the function may be made of, besides this one.
    folders = {_folder(function), *(Path(str(module.__file__)).parent for module in modules)}
    copy.sources = folders  # type: ignore[attr-defined]
    return copy


@functools.cache
def _digest(*folders: Path) -> str:
    """Stands for the rules, the components and the code beside a function: all that it may be made of."""
    digest = hashlib.sha256()
    for part in (Path(__file__).parent, *folders):
        for file in sorted(part.rglob("*")):
            if file.suffix in (".py", ".csv"):
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


@functools.cache
def announce() -> None:
    """Tell the user, once in a process, what the wait is for."""
    print(announcement, file=sys.stderr, flush=True)


@contextmanager
def unannounced() -> Iterator[None]:
    """Let this thread compile without a word: nobody waits for it yet."""
    _silence.kept = True
    try:
        yield
    finally:
        del _silence.kept
