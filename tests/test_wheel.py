"""What somebody gets who installs the package: a wheel with the page, the languages and the cards."""

import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import pytest
import yaml

import cabochon
from building.readme import on_an_index
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


# --- Once the repository has an address ---

ADDRESS = "https://example.org/cabochon/main/"
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Callable[[str], str]:
    """What Hatchling makes of the README in a copy with other lines in place of `address`."""
    for name in ("README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "building").mkdir()
    shutil.copy(ROOT / "building/readme.py", tmp_path / "building")
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert project.count('address = ""\n') == 1

    def build(lines: str) -> str:
        written = project.replace('address = ""\n', lines)
        (tmp_path / "pyproject.toml").write_text(written, encoding="utf-8")
        command = [sys.executable, "-m", "hatchling", "metadata", "readme"]
        return subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True).stdout

    return build


def targets_of(page: str) -> tuple[set[str], set[str]]:
    """Where the pictures and the links of a page lead to."""
    pictures = {*re.findall(r"!\[[^\]]*\]\(([^)]+)\)", page), *re.findall(r'<img src="([^"]+)"', page)}
    return pictures, set(re.findall(r"(?<!!)\[[^\]]+\]\(([^)]+)\)", page))


def test_with_an_address_pictures_and_links_are_absolute(elsewhere: Callable[[str], str]) -> None:
    page = elsewhere(f'address = "{ADDRESS}"\n')
    pictures, links = targets_of(page)
    for target in pictures | links:
        assert target.startswith(("https://", "#"))
        if target.startswith(ADDRESS):
            assert (ROOT / target.removeprefix(ADDRESS).partition("#")[0]).exists(), target
    theirs, ours = targets_of(README)
    assert pictures == {f"{ADDRESS}{path}" for path in theirs}
    assert len(pictures) > 5
    assert {link for link in links if link.startswith(ADDRESS)} == {
        f"{ADDRESS}{path}" for path in ours if not path.startswith(("https://", "#"))
    }
    # Whoever reads it has pip alone, as before.
    assert "<!--" not in page
    assert re.findall(r"\bmake (?!docs`)\w+|\.venv\S*|'\.\[\w+", page) == []
    assert "\n\n\n" not in page


def test_pictures_may_come_from_another_place(elsewhere: Callable[[str], str]) -> None:
    pictures, links = targets_of(
        elsewhere(f'address = "{ADDRESS}"\npictures = "https://pictures.example.org/"\n')
    )
    assert all(target.startswith("https://pictures.example.org/docs/") for target in pictures)
    assert f"{ADDRESS}docs/levels.md" in links


@pytest.mark.parametrize("address", ["http://example.org/", "https://example.org/cabochon", "example.org/"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="begins with https:// and ends with /"):
        on_an_index(README, address)


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
