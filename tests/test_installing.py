"""How to install what is missing: as the package itself was installed."""

import importlib.metadata
import json
import sys
from pathlib import Path

import pytest

from cabochon import installing
from cabochon.installing import install_command


class Installed(importlib.metadata.Distribution):
    """A package as an installer leaves it."""

    def __init__(self, **files: str) -> None:
        self.files_written = {"METADATA": METADATA} | {
            name.replace("_json", ".json"): text for name, text in files.items()
        }

    def read_text(self, filename: str) -> str | None:
        return self.files_written.get(filename)

    def locate_file(self, path: object) -> Path:
        raise NotImplementedError(path)


METADATA = """\
Metadata-Version: 2.4
Name: cabochon
Version: 1
Requires-Dist: numpy>=2
Provides-Extra: check
Requires-Dist: pytest>=8.3; extra == 'check'
Provides-Extra: server
Requires-Dist: no-such-package>=1; (sys_platform != 'win32') and extra == 'server'
"""


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(sys, "prefix", "/home/anna/bots/.venv")
    monkeypatch.setattr(sys, "executable", "/home/anna/bots/.venv/bin/python")
    monkeypatch.setattr("shutil.which", lambda name: f"/home/anna/bots/.venv/bin/{name}")
    return monkeypatch


def put(monkeypatch: pytest.MonkeyPatch, package: Installed) -> None:
    usual = importlib.metadata.distribution
    monkeypatch.setattr(
        installing, "distribution", lambda name: package if name == installing.NAME else usual(name)
    )


def folder(editable: bool) -> str:
    told = {"url": "file:///home/anna/my%20games", "dir_info": {"editable": True} if editable else {}}
    return json.dumps(told)


def repository(address: str, **more: str) -> str:
    return json.dumps({"url": address, "vcs_info": {"vcs": "git", "commit_id": "6d2f1e"}, **more})


@pytest.mark.parametrize(
    ("package", "command"),
    [
        (Installed(INSTALLER="pip\n"), "pip install 'cabochon[server]'"),
        (Installed(INSTALLER="uv\n"), "uv pip install 'cabochon[server]'"),
        (Installed(direct_url_json=folder(True)), "pip install --editable '/home/anna/my games[server]'"),
        (Installed(direct_url_json=folder(False)), "pip install '/home/anna/my games[server]'"),
        (
            Installed(direct_url_json=json.dumps({"url": "https://example.org/c.whl", "archive_info": {}})),
            "pip install 'cabochon[server] @ https://example.org/c.whl'",
        ),
        (
            Installed(direct_url_json=repository("https://example.org/c.git")),
            "pip install 'cabochon[server] @ git+https://example.org/c.git@6d2f1e'",
        ),
        (
            Installed(direct_url_json=repository("file:///home/anna/c", subdirectory="python")),
            "pip install 'cabochon[server] @ git+file:///home/anna/c@6d2f1e#subdirectory=python'",
        ),
    ],
)
def test_by_what_it_was_installed_with(
    package: Installed, command: str, installed: pytest.MonkeyPatch
) -> None:
    put(installed, package)
    assert install_command("server") == command


def test_where_the_environment_is_not_active_its_interpreter_is_named(installed: pytest.MonkeyPatch) -> None:
    put(installed, Installed(INSTALLER="pip"))
    installed.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert install_command("ray") == "/home/anna/bots/.venv/bin/python -m pip install 'cabochon[ray]'"


@pytest.mark.parametrize(
    ("prefix", "command"),
    [
        ("/home/anna/.local/share/pipx/venvs/cabochon", "pipx install --force 'cabochon[check,server]'"),
        ("/home/anna/.local/share/uv/tools/cabochon", "uv tool install 'cabochon[check,server]'"),
    ],
)
def test_what_replaces_the_installation_names_what_was_there(
    prefix: str, command: str, installed: pytest.MonkeyPatch
) -> None:
    put(installed, Installed(INSTALLER="pip"))
    installed.setattr(sys, "prefix", prefix)
    assert install_command("server") == command


def test_a_repository_is_named_with_all_extras(installed: pytest.MonkeyPatch) -> None:
    put(installed, Installed(direct_url_json=repository("https://example.org/c.git")))
    installed.setattr(sys, "prefix", "/home/anna/.local/share/uv/tools/cabochon")
    what = "cabochon[check,server] @ git+https://example.org/c.git@6d2f1e"
    assert install_command("server") == f"uv tool install '{what}'"


def test_sources_that_were_never_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(installing, "distribution", missing)
    assert install_command("arena") == "pip install 'cabochon[arena]'"
