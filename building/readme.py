"""What a package index shows of the README; Hatchling calls this when it builds (see pyproject.toml).

Nobody there has the sources. So what is `with the sources` is left out, and what is for `an index` is added.
Links and pictures `in the repository` lead nowhere until the repository has an address; then they are
absolute.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

WITH_THE_SOURCES = re.compile(r"^<!-- with the sources -->\n.*?^<!-- end -->\n+", re.MULTILINE | re.DOTALL)
IN_THE_REPOSITORY = (
    re.compile(r"^<!-- in the repository -->\n(.*?)^<!-- end -->\n(\n*)", re.MULTILINE | re.DOTALL),
    re.compile(r"<!-- in the repository -->(.*?)<!-- end -->()", re.DOTALL),
)
"""Whole lines, and a part of one."""
ON_AN_INDEX = re.compile(r"<!-- on an index\n(.*?)-->\n", re.DOTALL)
PICTURE = re.compile(r'(?P<before>!\[[^\]]*\]\(|<img src=")(?P<path>(?!https?:)[^)"]+)')
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]+)\]\((?P<path>(?!https?:|#)[^)]+)\)")


class ReadmeOnAnIndex(MetadataHookInterface):
    """Writes the README that goes with the wheel."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by Hatchling."""
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        shown = on_an_index(readme, self.config.get("address", ""), self.config.get("pictures", ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}


def on_an_index(readme: str, address: str = "", pictures: str = "") -> str:
    """The README as an index shows it; `address` is where the files of the repository are, if it is anywhere.

    `pictures` is where pictures come from, if that is somewhere else.
    """
    for base in (address, pictures):
        if base and not re.fullmatch(r"https://\S+/", base):
            raise ValueError(
                f"an address in pyproject.toml begins with https:// and ends with /, not {base!r}"
            )
    text = WITH_THE_SOURCES.sub("", readme)
    for part in IN_THE_REPOSITORY:
        text = part.sub(r"\1\2" if address else "", text)
    text = ON_AN_INDEX.sub(r"\1", text).replace("'.[", "'cabochon[")
    if not address:
        return LINK.sub(r"\g<text>", text)
    text = LINK.sub(lambda link: f"[{link['text']}]({address}{link['path']})", text)
    return PICTURE.sub(lambda found: f"{found['before']}{pictures or address}{found['path']}", text)
