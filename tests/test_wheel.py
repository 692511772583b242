"""What somebody gets who installs the package: a wheel with the page, the languages and the cards."""

import re
import subprocess
import sys
import zipfile
from email import message_from_bytes
from email.message import EmailMessage
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


@pytest.fixture(scope="module")
def told(wheel: Path) -> EmailMessage:
    """What the wheel says of itself."""
    with zipfile.ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith("/METADATA")]
        return message_from_bytes(archive.read(name), policy=default)


def test_what_an_index_shows_has_no_link_that_leads_nowhere(told: EmailMessage) -> None:
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


def test_what_an_index_shows_is_for_somebody_who_has_pip_alone(told: EmailMessage) -> None:
    page = told.get_content()
    first = re.search(r"^```sh\n(.+?)$", page, re.MULTILINE)
    assert first is not None
    assert first[1].startswith("pip install 'cabochon[server,arena]'")
    # Neither commands nor words that lead to files which only the sources have.
    assert re.findall(r"\bmake (?!docs`)\w+|\.venv\S*|'\.\[\w+|\bdocs/\S*|like this", page) == []
    words = re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)
    assert " · " not in words, "rows of links are names of nothing"
    assert "\n\n\n" not in page


def test_the_tests_have_what_the_extras_need_that_they_are_made_of(told: EmailMessage) -> None:
    needs: dict[str, set[str]] = {}
    for need in told.get_all("Requires-Dist", []):
        what, _, extra = need.partition("; extra == ")
        needs.setdefault(extra.strip("'"), set()).add(what)
    for extra in ("arena", "data", "gym", "openspiel", "pettingzoo", "ray", "train"):
        assert needs[extra] <= needs["test"]


def test_the_citation_is_of_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == cabochon.__version__
    assert citation["license"] == "Apache-2.0"
    assert {"cff-version", "message", "title", "authors"} <= citation.keys()
