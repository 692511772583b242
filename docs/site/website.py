"""What the site needs beside MkDocs, which calls the functions named `on_…`: see mkdocs.yml.

Pages from elsewhere in the project, the notebook as a page, links that lead to the same things as in the
repository, the reference, and the colours of the page that people play on.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from posixpath import dirname, normpath, relpath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import tour

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
WEB = ROOT / "web"

ELSEWHERE = {
    "README.md": "index.md",
    "docs/README.md": "pages.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "benchmarks/README.md": "benchmarks.md",
    f"docs/{tour.NOTEBOOK}": "tour.md",
}
"""Files of the project, and the pages that they become; every other page is called as in docs/."""

BESIDE_PAGES = (".png", ".svg")
"""Files of docs/ that pages show."""

OFFERED = {
    "cabochon.envs.gpu": ["GpuBatch"],
    "cabochon.envs.gymnasium": ["CabochonEnv", "environment_id"],
    "cabochon.envs.observation": ["by_group", "groups", "Group"],
    "cabochon.envs.openspiel": ["spiel_name", "SpielGame", "SpielState", "Observer"],
    "cabochon.envs.payoffs": ["payoffs", "payoff_range", "Reward"],
    "cabochon.envs.pettingzoo": ["env", "parallel_env", "raw_env", "Seats"],
}
"""What modules without an `__all__` offer that have other names besides, for the rest of the package."""

ON_AN_INDEX = re.compile(r"^<!-- on an index\n.*?^-->\n", re.MULTILINE | re.DOTALL)
"""What the README says where nobody has the sources (see pyproject.toml)."""

NEEDED = re.compile(r'raise missing\("(?P<libraries>[^"]+)", "(?P<extra>\w+)", error\)')
"""What a module says where an extra is missing (see envs/missing.py)."""

FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(
    r"`+[^`]*`+"  # code, which holds no links
    r"|(?P<mark>!?)\[(?P<text>[^\[\]]*)\]\((?P<target>[^)\s]+)\)"
    r"|(?P<source>(?<=src=\")[^\":]+)"
)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and files that are not in docs/."""
    index = files.get_file_from_path("README.md")
    assert index is not None
    files.remove(index)
    for file, uri in ELSEWHERE.items():
        if file.endswith(".ipynb"):
            content = tour.page((ROOT / file).read_text(encoding="utf-8"))
            files.append(File.generated(config, uri, content=content))
        else:
            files.append(File.generated(config, uri, abs_src_path=str(ROOT / file)))
    modules = [uri[4:-3] for uri in in_the_navigation(config.nav) if uri.startswith("api/")]
    for module in modules:
        parts = [part for part in modules if part.startswith(f"{module}.")]
        files.append(File.generated(config, f"api/{module}.md", content=reference(module, parts)))
    files.append(File.generated(config, "site/icon.svg", abs_src_path=str(WEB / "public/icon.svg")))
    files.append(File.generated(config, "site/colours.css", content=colours()))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """The text of a page, with links for the site."""
    return linked(ON_AN_INDEX.sub("", markdown), page.file.src_uri)


def in_the_navigation(entries: Any) -> Iterator[str]:
    """The pages of the navigation, in their order."""
    if isinstance(entries, str):
        yield entries
    else:
        for entry in entries.values() if isinstance(entries, dict) else entries:
            yield from in_the_navigation(entry)


# --- Links ---


def linked(markdown: str, uri: str) -> str:
    """Markdown of the repository with its links as they have to be on a page of the site."""
    origin = next((file for file, page in ELSEWHERE.items() if page == uri), f"docs/{uri}")

    def replaced(link: re.Match[str]) -> str:
        if link["source"] is not None:
            return _to(origin, link["source"], uri) or link["source"]
        target = link["target"]
        if target is None or re.match(r"#|[a-z]+:", target):
            return link[0]
        path, hash_sign, anchor = target.partition("#")
        there = _to(origin, path, uri)
        if there is not None:
            return f"{link['mark']}[{link['text']}]({there}{hash_sign}{anchor})"
        file = normpath(f"{dirname(origin)}/{path}").removeprefix("/")
        if not (ROOT / file).exists():
            return link[0]  # MkDocs says so
        # There is no address for a source file: its path says where it is.
        return f"`{file}`" if "`" in link["text"] else f"{link['text']} (`{file}`)"

    parts = FENCED.split(markdown)
    return "".join(part if FENCED.match(part) else LINK.sub(replaced, part) for part in parts)


def _to(origin: str, path: str, uri: str) -> str | None:
    """From a page to what a path leads to from its file in the repository, if the site has it."""
    file = normpath(f"{dirname(origin)}/{path}").removeprefix("/")
    if file in ELSEWHERE:
        found = ELSEWHERE[file]
    elif file.startswith("docs/") and file.endswith((".md", *BESIDE_PAGES)):
        found = file.removeprefix("docs/")
    else:
        return None
    return relpath(found, dirname(uri) or ".")


# --- The reference ---


def reference(module: str, parts: Sequence[str] = ()) -> str:
    """The page of a module: what it says of itself, and everything that it offers, errors last.

    `parts` are the modules in it that have pages of their own.
    """
    names = sorted(offered(module), key=lambda name: name.endswith("Error"))
    alone = "{members: false, show_root_heading: false, show_root_toc_entry: false}"
    head = f"# {module}\n\n::: {module}\n    options: {alone}\n"
    if module == "cabochon":  # whose names are those of other modules
        homes = {name: "cabochon.games.state" if name == "State" else "cabochon.match" for name in names}
        links = " · ".join(f"[`{name}`][{homes[name]}.{name}]" for name in names)
        return f"{head}\n`from cabochon import …` offers {links}.\n"
    if needed := NEEDED.search(_source(module)):
        head += f"\nNeeds {needed['libraries']}: `pip install 'cabochon[{needed['extra']}]'`.\n"
    if parts:
        head += f"\nIn it: {' · '.join(f'[`{part}`]({part}.md)' for part in parts)}\n"
    return head + "".join(f"\n::: {_home(module, name)}\n" for name in names)


def _home(module: str, name: str) -> str:
    """Where a name is found without running anything; one may be called like the file that it is from."""
    file = SOURCES / module.replace(".", "/") / f"{name}.py"
    return f"{module}.{name}.{name}" if file.is_file() else f"{module}.{name}"


def offered(module: str) -> list[str]:
    """The public names of a module, which may need extras: its `__all__`, or what it defines."""
    if module in OFFERED:
        return OFFERED[module]
    defined = []
    for node in ast.parse(_source(module)).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                names: list[str] = ast.literal_eval(value)
                return names
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) if not name.startswith("_"):
                defined.append(name)
    return defined


def _source(module: str) -> str:
    path = SOURCES / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file.read_text(encoding="utf-8")


# --- Colours ---


def colours() -> str:
    """The colours of the page that people play on, by Material's names for day and night."""
    theme = (WEB / "src/styles/theme.css").read_text(encoding="utf-8")
    day, night = (
        re.findall(rf"^{selector} {{\n(.*?)^}}", theme, re.MULTILINE | re.DOTALL)
        for selector in (":root", r':root\[data-theme="dark"\]')
    )
    return f':root {{\n{day[0]}}}\n\n[data-md-color-scheme="slate"] {{\n{night[0]}}}\n'
