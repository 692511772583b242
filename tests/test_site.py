"""The documentation as a site: complete, searchable, readable from a file, and nothing is fetched."""

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from website import ELSEWHERE, OFFERED, linked, offered, reference

ROOT = Path(__file__).parent.parent
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href", "use": "href"}
"""What a browser fetches by itself, and which attribute says from where."""


def build(project: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Build a site as `make docs` does it. Not quietly: then MkDocs would not count its warnings either."""
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=project,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built without a warning."""
    folder = tmp_path_factory.mktemp("site")
    built = build(ROOT, folder)
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr
    return folder


def test_what_leads_nowhere_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    page = "# A page\n\n[a](nowhere.md) [b](#nowhere) [c](../src/nowhere.py)\n"
    (tmp_path / "docs/index.md").write_text(page, encoding="utf-8")
    (tmp_path / "docs/forgotten.md").write_text("# Not in the navigation\n", encoding="utf-8")
    config = f"INHERIT: {ROOT}/mkdocs.yml\nnav: [index.md]\nhooks: []\nplugins: []\n"
    (tmp_path / "mkdocs.yml").write_text(config, encoding="utf-8")
    built = build(tmp_path, tmp_path / "site")
    assert built.returncode == 1
    assert built.stderr.count("WARNING") == 4, built.stderr


def test_make_builds_it_strictly() -> None:
    assert "mkdocs build --strict\n" in (ROOT / "Makefile").read_text(encoding="utf-8")


class Fetched(HTMLParser):
    """The addresses from which a page loads something."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        address = values.get(LOADED.get(tag, ""))
        if address is not None and values.get("rel") not in ("prev", "next"):
            self.addresses.append(address)


def test_every_page_is_in_the_navigation(site: Path) -> None:
    index = (site / "index.html").read_text(encoding="utf-8")
    navigation = re.search(r'<nav class="md-nav md-nav--primary.*?<div class="md-content"', index, re.DOTALL)
    assert navigation is not None
    pages = {f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")} | {*ELSEWHERE}
    for page in pages:
        name = ELSEWHERE.get(page, page.removeprefix("docs/")).removesuffix(".md")
        assert (site / f"{name}.html").is_file()
        assert f'href="{name}.html"' in navigation[0], f"{page} is not in the navigation"


def test_there_is_a_section_for_those_who_want_to_do_something() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    section = re.search(r"^  - How-to pages:\n((?:      - .*\n)+)", navigation, re.MULTILINE)
    assert section is not None
    entries = dict(re.findall(r"- (.+): (\S+)\n", section[1]))
    for page in ("players.md", "arena.md", "environments.md", "datasets.md", "training.md", "operating.md"):
        assert page in entries.values()
    for page in entries.values():
        assert (ROOT / "docs" / page).is_file()
        assert navigation.count(f" {page}\n") == 1, f"{page} has two places"


def test_what_pages_load_is_part_of_the_site(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 40
    for page in pages:
        addresses = Fetched(page).addresses
        assert len(addresses) > 4  # style, scripts, icon
        for address in addresses:
            if address.startswith("#"):  # a part of the picture itself
                continue
            assert not re.match(r"(?:[a-z]+:)?//", address), f"{page.name} loads {address}"
            if page.name != "404.html":  # which is shown at any address
                assert (page.parent / address.partition("#")[0]).is_file(), f"{page.name} has no {address}"
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", sheet.read_text(encoding="utf-8"))


def test_the_reference_has_everything_that_is_offered(site: Path) -> None:
    modules = [page.stem for page in (site / "api").glob("*.html") if page.stem != "cabochon"]
    assert {"cabochon.match", "cabochon.players", "cabochon.envs", *OFFERED} <= {*modules}
    for module in modules:
        page = (site / f"api/{module}.html").read_text(encoding="utf-8")
        # What needs an extra may not be here to be imported.
        names = OFFERED.get(module) or getattr(import_module(module), "__all__", None) or offered(module)
        assert names
        for name in names:
            found = re.search(rf'id="{module}\.(?:{name}\.)?{name}"', page)
            assert found is not None, f"{module} lacks {name}"
    first = (site / "api/cabochon.html").read_text(encoding="utf-8")
    for name in import_module("cabochon").__all__:
        assert re.search(rf'href="cabochon\.(?:match|games\.state)\.html#[\w.]+\.{name}"', first)


@pytest.mark.parametrize(
    ("name", "extra"),
    [
        ("envs.Batch", None),
        ("envs.gpu.GpuBatch", "gpu"),
        ("envs.gymnasium.CabochonEnv", "gym"),
        ("envs.vector.CabochonVectorEnv", "gym"),
        ("envs.pettingzoo.parallel_env", "pettingzoo"),
        ("envs.pettingzoo.raw_env", "pettingzoo"),
        ("envs.openspiel.SpielGame", "openspiel"),
        ("envs.observation.by_group", None),
    ],
)
def test_every_environment_is_found_with_the_extra_that_it_needs(
    site: Path, name: str, extra: str | None
) -> None:
    index = json.loads((site / "search/search_index.json").read_text(encoding="utf-8"))
    module = f"cabochon.{name.rpartition('.')[0]}"
    assert f"api/{module}.html#cabochon.{name}" in {entry["location"] for entry in index["docs"]}
    page = (site / f"api/{module}.html").read_text(encoding="utf-8")
    assert re.findall(r"Needs .*<code>pip install 'cabochon\[(\w+)\]'", page) == ([extra] if extra else [])


def test_what_needs_an_extra_is_read_and_never_imported(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text(reference("cabochon.envs.gpu"), encoding="utf-8")
    config = (
        f"INHERIT: {ROOT}/mkdocs.yml\nnav: [index.md]\nhooks: [refuse.py]\n"
        f"plugins: {{ mkdocstrings: {{ handlers: {{ python: {{ paths: [{ROOT}/src], "
        f"options: {{ extensions: [{ROOT}/docs/site/sessions.py] }} }} }} }} }}\n"
    )
    refuse = (
        "import sys\n"
        "for name in ('torch', 'numba', 'gymnasium', 'pettingzoo', 'pyspiel'):\n"
        "    sys.modules[name] = None\n"
    )
    (tmp_path / "refuse.py").write_text(refuse, encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text(config, encoding="utf-8")
    built = build(tmp_path, tmp_path / "site")
    assert built.returncode == 0, built.stderr
    assert "Many games of one kind" in (tmp_path / "site/index.html").read_text(encoding="utf-8")


def test_the_tour_shows_what_every_cell_prints(site: Path) -> None:
    page = (site / "tour.html").read_text(encoding="utf-8")
    cells = json.loads((ROOT / "docs/tour.ipynb").read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    shown = re.findall(r'<div class="(?:printed highlight|drawn)"', page)
    assert len(shown) == len(code), "a cell shows nothing, or too much"
    assert "<svg" in page
    assert 'href="tour.ipynb" download' in page
    assert (site / "tour.ipynb").is_file()


def test_sessions_of_docstrings_are_code(site: Path) -> None:
    pages = {page.stem: page.read_text(encoding="utf-8") for page in (site / "api").glob("*.html")}
    for name in ("cabochon", "cabochon.match", "cabochon.arena"):
        assert '<span class="gp">&gt;&gt;&gt; </span>' in pages[name]
    assert not any("<blockquote>" in page for page in pages.values())


def test_the_index_has_every_page(site: Path) -> None:
    index = json.loads((site / "search/search_index.json").read_text(encoding="utf-8"))
    found = {entry["location"].partition("#")[0] for entry in index["docs"]}
    pages = {page.relative_to(site).as_posix() for page in site.rglob("*.html")} - {"404.html"}
    assert found == pages


@pytest.mark.parametrize(
    ("page", "text", "on_the_site"),
    [
        ("arena.md", "[the levels](levels.md#opponents)", "[the levels](levels.md#opponents)"),
        ("arena.md", "[speed](../benchmarks/README.md)", "[speed](benchmarks.md)"),
        ("arena.md", "[all](README.md) [start](../README.md)", "[all](pages.md) [start](index.md)"),
        ("index.md", "[arena](docs/arena.md#a-series)", "[arena](arena.md#a-series)"),
        ("index.md", '<img src="docs/images/duel.svg">', '<img src="images/duel.svg">'),
        ("benchmarks.md", "![Duel](../docs/images/duel.svg)", "![Duel](images/duel.svg)"),
        ("arena.md", "[a tour](tour.ipynb)", "[a tour](tour.md)"),
        ("arena.md", "[a bot](../examples/first_bot.py)", "a bot (`examples/first_bot.py`)"),
        ("arena.md", "[`perft`](../tests/perft)", "`tests/perft`"),
        ("index.md", "[Licence](LICENSE)", "Licence (`LICENSE`)"),
        (
            "arena.md",
            "[there](https://example.org) [here](#here)",
            "[there](https://example.org) [here](#here)",
        ),
        ("arena.md", "`[code](../LICENSE)`", "`[code](../LICENSE)`"),
        ("arena.md", "```\n[code](../LICENSE)\n```\n", "```\n[code](../LICENSE)\n```\n"),
        ("arena.md", "[lost](../nowhere.py)", "[lost](../nowhere.py)"),  # MkDocs refuses it
    ],
)
def test_links_lead_to_the_same_as_in_the_repository(page: str, text: str, on_the_site: str) -> None:
    assert linked(text, page) == on_the_site


# --- In a browser that can reach nobody ---


def visit(browser: Browser, site: Path, page: str, scheme: str, width: int) -> None:
    """Open a page from its file, look at its contrasts, search it."""
    context = browser.new_context(
        viewport={"width": width, "height": 800},
        color_scheme=scheme,  # type: ignore[arg-type]
        offline=True,
        reduced_motion="reduce",
    )
    opened = context.new_page()
    requests: list[str] = []
    complaints: list[str] = []
    opened.on("request", lambda request: requests.append(request.url))
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.goto((site / page).as_uri())
    opened.add_script_tag(content=AXE.read_text(encoding="utf-8"))
    faults = opened.evaluate("axe.run({ runOnly: ['color-contrast'] }).then((found) => found.violations)")
    assert not faults, json.dumps(faults, indent=1)[:3000]

    if width < 960:  # where the search is behind a button
        opened.locator(".md-header__button[for=__search]").click()
    opened.get_by_placeholder("Search").press_sequentially("privilege")
    expect(opened.locator(".md-search-result__item").first).to_be_visible()
    opened.locator(".md-search-result__link").first.click()
    expect(opened.get_by_text("privilege").first).to_be_attached()
    assert complaints == []
    assert [url for url in requests if not url.startswith(("file:", "data:", "about:"))] == []
    context.close()


def test_it_is_read_and_searched_from_a_file(site: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        visit(browser, site, "first-bot.html", "light", 1280)
        visit(browser, site, "api/cabochon.match.html", "dark", 390)
        browser.close()
