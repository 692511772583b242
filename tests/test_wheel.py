"""What somebody gets who installs the package: a wheel with the page, the languages and the cards."""

import re
import subprocess
import sys
import zipfile
from email import message_from_bytes
from email.policy import default
from pathlib import Path

import pytest
import yaml

import cabochon
from cabochon.language import LANGUAGES

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", str(folder), str(ROOT)], check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def contents(wheel: Path) -> set[str]:
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


def test_what_an_index_shows_has_no_link_that_leads_nowhere(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith("/METADATA")]
        told = message_from_bytes(archive.read(name), policy=default)
    assert told["Description-Content-Type"] == "text/markdown"
    assert told["Project-URL"] is None, "there is no such place yet"
    page = told.get_content()
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    headings = [line for line in readme.splitlines() if line.startswith("## ")]
    assert [line for line in page.splitlines() if line.startswith("## ")] == headings
    assert "<img" not in page
    assert "<!--" not in page
    targets = re.findall(r"\]\(([^)]*)\)", page)
    assert [target for target in targets if not target.startswith(("https://", "#"))] == []
    assert "![" not in page


def test_the_citation_is_of_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == cabochon.__version__
    assert citation["license"] == "Apache-2.0"
    assert {"cff-version", "message", "title", "authors"} <= citation.keys()
