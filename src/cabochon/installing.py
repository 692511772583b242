"""How to install what is still missing, in the way in which the package itself was installed."""

import json
import shlex
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

NAME = "cabochon"


def install_command(extra: str) -> str:
    """What to type for one of the extras of the package."""
    try:
        package = distribution(NAME)
    except PackageNotFoundError:  # run from its sources, without having been installed
        return f"pip install '{NAME}[{extra}]'"
    source = _source(package)
    places = Path(sys.prefix).parts
    # Those two replace the whole installation: what was there before is named again.
    if "pipx" in places and "venvs" in places:
        return f"pipx install --force {source.with_extras(extra, *_installed_extras(package))}"
    if "uv" in places and "tools" in places:
        return f"uv tool install {source.with_extras(extra, *_installed_extras(package))}"
    installer = (package.read_text("INSTALLER") or "pip").strip()
    command = "uv pip install" if installer == "uv" else f"{_pip()} install"
    return f"{command} {'--editable ' if source.editable else ''}{source.with_extras(extra)}"


class _Source(NamedTuple):
    """What it was installed from."""

    name: str
    """Its name, or the folder or file that it came from."""
    address: str = ""
    """Where else than in an index it was found."""
    editable: bool = False

    def with_extras(self, *extras: str) -> str:
        what = f"{self.name}[{','.join(sorted(set(extras)))}]"
        return shlex.quote(f"{what} @ {self.address}" if self.address else what)


def _source(package: Distribution) -> _Source:
    written = package.read_text("direct_url.json")
    if written is None:
        return _Source(NAME)
    told = json.loads(written)
    address = told["url"]
    if repository := told.get("vcs_info"):
        address = f"{repository['vcs']}+{address}@{repository['commit_id']}"
    elif urlsplit(address).scheme == "file":
        path = url2pathname(unquote(urlsplit(address).path))
        return _Source(path, editable=bool(told.get("dir_info", {}).get("editable")))
    part = told.get("subdirectory")
    return _Source(NAME, f"{address}#subdirectory={part}" if part else address)


def _pip() -> str:
    """Pip of this very interpreter; where an environment is active, that is what its name means."""
    active = Path(sys.prefix) / ("Scripts" if sys.platform == "win32" else "bin")
    on_path = _first_on_path("pip")
    return "pip" if on_path is not None and on_path.parent == active else f"{_quoted(sys.executable)} -m pip"


def _first_on_path(name: str) -> Path | None:
    from shutil import which

    found = which(name)
    return None if found is None else Path(found)


def _quoted(path: str) -> str:
    return f'"{path}"' if sys.platform == "win32" else shlex.quote(path)


def _installed_extras(package: Distribution) -> Iterator[str]:
    """The extras of which everything is there."""
    needed: dict[str, list[str]] = {}
    for requirement in package.requires or ():
        name, _, marker = requirement.partition(";")
        if "extra ==" in marker:
            extra = marker.rpartition("extra ==")[2].strip(" '\"()")
            needed.setdefault(extra, []).append(name)
    for extra, names in needed.items():
        if all(_is_there(name) for name in names):
            yield extra


def _is_there(requirement: str) -> bool:
    name = requirement
    for sign in "<>=!~[ (":
        name = name.partition(sign)[0]
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True
