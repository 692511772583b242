"""`make` says what is missing before it begins with anything."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NEEDED = ("make", "sh", "find", "env")


@pytest.fixture
def computer(tmp_path: Path) -> Path:
    """The Makefile alone, and a folder of programs without Node.js."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in NEEDED:
        found = shutil.which(name)
        assert found is not None
        (programs / name).symlink_to(found)
    return tmp_path


def install(computer: Path, name: str, script: str) -> None:
    program = computer / "bin" / name
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)


def made(computer: Path, target: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", target],
        cwd=computer,
        env={"PATH": str(computer / "bin"), "MAKEFLAGS": ""},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("target", ["play", "page", "test"])
def test_without_node_nothing_is_set_up(target: str, computer: Path) -> None:
    ran = made(computer, target)
    assert ran.returncode != 0
    assert ran.stdout == ("Node.js 20.19 or newer, with npm, is needed to build the page; found: none\n")
    assert not (computer / ".venv").exists()


def test_a_node_that_is_too_old_is_named(computer: Path) -> None:
    install(computer, "npm", "exit 0")
    install(computer, "node", '[ "$1" = --version ] && echo v18.1.0 || exit 1')
    assert "found: v18.1.0" in made(computer, "play").stdout


@pytest.mark.parametrize(
    ("version", "is_enough"), [("18.20.0", False), ("20.18.3", False), ("20.19.0", True), ("22.1.0", True)]
)
def test_which_versions_are_enough(version: str, is_enough: bool, computer: Path) -> None:
    node = shutil.which("node")
    assert node is not None
    # The real one, which takes itself for another version.
    pretends = f'Object.defineProperty(process, "versions", {{ value: {{ node: "{version}" }} }});'
    (computer / "pretends.js").write_text(pretends, encoding="utf-8")
    install(computer, "npm", "exit 0")
    install(computer, "node", f'exec "{node}" --require "{computer / "pretends.js"}" "$@"')
    assert (made(computer, "node").returncode == 0) is is_enough
