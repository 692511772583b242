"""Players that are Python classes, or made by a function, found by name in a module or a file."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Signature, signature
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import Any

from cabochon.games.errors import CabochonError, shown
from cabochon.players.player import Player, objection
from cabochon.players.spec import PythonClass


def made(who: PythonClass, seed: int) -> Player:
    """A player, made as `check_player` does: with a seed. This runs the code of the module or file."""
    make = find(who)
    if (arguments := _other_arguments(make)) is not None:
        raise _no_player(who, "arguments", f"{who.name}{arguments}")
    try:
        player: Any = make(seed)
    except (Exception, SystemExit) as error:
        # A class fails for reasons of its own; a function may well be one that decides.
        if isinstance(make, type):
            raise _failed(who, error) from error
        raise _no_player(who, "failed", _told(error)) from error
    if not isinstance(player, Player):
        raise _no_player(who, "made", type(player).__name__)
    if (reason := objection(player)) is not None:
        raise _wrong(who, reason)
    return player


def find(who: PythonClass) -> Callable[[int], Any]:
    """The class; the first time, its module or file is run."""
    if who.given is not None:
        return who.given
    try:
        module = _from_file(Path(who.source)) if _is_file(who.source) else _from_module(who.source)
    except CabochonError:
        raise
    except FileNotFoundError:
        raise _wrong(who, f"there is no file {who.source}") from None
    except ModuleNotFoundError as error:
        # The module itself, or one that it imports.
        raise _wrong(who, f"there is no module {error.name}") from None
    except (Exception, SystemExit) as error:
        raise _failed(who, error) from error
    try:
        make: Any = attrgetter(who.name)(module)
    except AttributeError:
        raise _wrong(who, f"{who.source} has no {who.name}") from None
    if not callable(make):
        raise _no_player(who, "is", shown(make))
    return make  # type: ignore[no-any-return]


def _other_arguments(make: Callable[[int], Any]) -> Signature | None:
    """What is to be called with, unless a seed is enough."""
    try:
        arguments = signature(make)
    except (TypeError, ValueError):  # what is written in C need not say
        return None
    try:
        arguments.bind(0)
    except TypeError:
        return arguments
    return None


def _is_file(source: str) -> bool:
    return source.endswith(".py") or "/" in source or "\\" in source


def _from_module(name: str) -> ModuleType:
    # A command does not look into the current folder by itself.
    with _looking_into(Path.cwd()):
        return import_module(name)


def _from_file(path: Path) -> ModuleType:
    return _run_file(path.resolve(strict=True))


@cache
def _run_file(path: Path) -> ModuleType:
    # Two files of one name are two modules.
    name = f"{path.stem}_{sha256(bytes(path)).hexdigest()[:8]}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(str(path))
    module = sys.modules[name] = module_from_spec(spec)
    try:
        with _looking_into(path.parent):
            spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


@contextmanager
def _looking_into(folder: Path) -> Iterator[None]:
    """Let imports find the modules of a folder, after all others."""
    sys.path.append(str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def _failed(who: PythonClass, error: BaseException) -> CabochonError:
    return _wrong(who, _told(error))


def _wrong(who: PythonClass, reason: str) -> CabochonError:
    return CabochonError(
        f"py:{who.source}:{who.name} can't play: {reason}",
        code="error-player-python",
        source=who.source,
        name=who.name,
        reason=reason,
    )


_FOUND = {
    "arguments": "what was found takes other arguments: {}",
    "failed": "what was found is a function, which failed with a seed: {}",
    "made": "what was found makes something else: {}",
    "is": "what was found is {}",
}


def _no_player(who: PythonClass, found: str, detail: str) -> CabochonError:
    """The error for what is no player at all: what it must be, and what was found."""
    return CabochonError(
        f"py:{who.source}:{who.name} can't play: a Python player is a class derived from "
        f"cabochon.players.Player, or a function that makes such a player, and is called with a seed, as in "
        f"{who.name}(7); {_FOUND[found].format(detail)}",
        code="error-player-python-what",
        source=who.source,
        name=who.name,
        found=found,
        detail=detail,
    )
