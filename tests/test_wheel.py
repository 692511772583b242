"""What somebody gets who installs the package: a wheel with the page, the languages and the cards."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import cabochon
from cabochon.language import LANGUAGES

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def contents(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", str(folder), str(ROOT)], check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_wheel_contains_everything_that_is_below_the_package(contents: set[str]) -> None:
    package = Path(cabochon.__file__).parent
    wanted = {
        f"cabochon/{file.relative_to(package).as_posix()}"
        for file in package.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert wanted - contents == set()


def test_the_wheel_contains_the_page(contents: set[str]) -> None:
    assert "cabochon/server/page/index.html" in contents
    scripts = [name for name in contents if name.startswith("cabochon/server/page/assets/")]
    assert any(name.endswith(".js") for name in scripts)
    assert any(name.endswith(".css") for name in scripts)
    for code in LANGUAGES:
        assert f"cabochon/language/{code}/playing.ftl" in contents
    assert not [name for name in contents if "node_modules" in name or name.endswith(".ts")]
