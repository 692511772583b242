"""The versions of Python that the package is for; `make pythons` runs a part of the tests with each."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "tests/pythons.sh"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSIONS = [
    label.rpartition(" ")[2]
    for label in PROJECT["classifiers"]
    if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", label)
]


SMALL = ["analysis", "arena", "datasets", "endings", "games", "playthroughs", "terminal"]
"""Some of the folders whose tests need neither PyTorch nor Ray, browser or server."""


def run_script(folder: Path, path: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the script beside a copy of what it reads, with nothing but what is on the path."""
    (folder / "tests").mkdir()
    shutil.copy(SCRIPT, folder / "tests")
    shutil.copy(ROOT / "pyproject.toml", folder)
    return subprocess.run(
        ["/bin/sh", "tests/pythons.sh"],
        cwd=folder,
        env={"PATH": path, "HOME": str(folder), **more},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder of programs without any Python."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("dirname", "sed"):
        found = shutil.which(name)
        assert found is not None
        (folder / name).symlink_to(found)
    return folder


def test_the_first_is_the_oldest_that_is_enough() -> None:
    assert PROJECT["requires-python"] == f">={VERSIONS[0]}"
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in VERSIONS


def test_what_is_missing_is_said(tmp_path: Path, programs: Path) -> None:
    ran = run_script(tmp_path, str(programs))
    assert ran.returncode == 1
    assert ran.stdout == f"Python: passed none; failed none; not on this computer {' '.join(VERSIONS)}\n"


def test_a_name_that_leads_to_another_version_does_not_count(tmp_path: Path, programs: Path) -> None:
    (programs / "python3.2").symlink_to(sys.executable)
    ran = run_script(tmp_path, str(programs), VERSIONS="3.2")
    assert ran.stdout == "Python: passed none; failed none; not on this computer 3.2\n"


def test_one_that_fails_is_named(tmp_path: Path, programs: Path) -> None:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    python = programs / f"python{version}"
    python.write_text(f'#!/bin/sh\n[ "$1" = -c ] && exec {sys.executable} "$@"\nexit 1\n', encoding="utf-8")
    python.chmod(0o755)
    ran = run_script(tmp_path, str(programs), VERSIONS=version)
    assert ran.returncode == 1
    assert ran.stdout.splitlines()[-1] == f"Python: passed none; failed {version}; not on this computer none"


def test_what_it_runs_is_there_and_needs_nothing_large() -> None:
    said = "".join(
        re.findall(r'^(?:tests|without)="(.*)"$', SCRIPT.read_text(encoding="utf-8"), re.MULTILINE)
    )
    for path in re.findall(r"tests/[\w/.]+", said):
        assert (ROOT / path).exists(), path
    for file, name in re.findall(r"--deselect=([\w/.]+)::(\w+)", said):
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")
    left_out = set(re.findall(r"--(?:ignore|deselect)=(tests/[\w/.]+)", said))
    folders = set(re.findall(r"(?<!=)tests/\w+(?![\w/])", said))
    assert {f"tests/{name}" for name in SMALL} <= folders
    for folder in folders:
        for file in (ROOT / folder).glob("test_*.py"):
            code = file.read_text(encoding="utf-8")
            if re.search(r"^\s*(?:import|from) (?:torch|ray|playwright)\b", code, re.MULTILINE):
                assert f"{folder}/{file.name}" in left_out, f"{file} needs what is not installed"


LOOK = """
import pathlib, sys, warnings
warnings.simplefilter("error")
for file in pathlib.Path(sys.argv[1]).rglob("*.py"):
    compile(file.read_text(encoding="utf-8"), str(file), "exec")
print(*sorted(sys.stdlib_module_names))
"""


@pytest.mark.parametrize("version", VERSIONS)
def test_each_that_is_here_reads_the_sources_and_has_what_they_import(version: str) -> None:
    found = [f"python{version}", *map(str, (Path.home() / ".pyenv/versions").glob(f"{version}.*/bin/python"))]
    for python in found:
        try:
            ran = subprocess.run(
                [python, "-c", LOOK, str(ROOT / "src")], capture_output=True, text=True, check=False
            )
        except FileNotFoundError:
            continue
        if ran.returncode == 127:  # pyenv has the name of a version that is not chosen
            continue
        assert ran.returncode == 0, ran.stderr
        assert imported() & sys.stdlib_module_names <= {*ran.stdout.split()}
        return
    pytest.skip(f"Python {version} is not on this computer")


def imported() -> set[str]:
    """The names of what the package imports."""
    names = set()
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Import(names=modules):
                    names |= {module.name.partition(".")[0] for module in modules}
                case ast.ImportFrom(module=str(module), level=0):
                    names.add(module.partition(".")[0])
    return names
