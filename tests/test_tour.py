"""The notebook, and how it becomes a page; that its cells run is seen where the site is built."""

import json
from pathlib import Path

import pytest

import tour

NOTEBOOK = Path(__file__).parent.parent / "docs" / tour.NOTEBOOK


def test_nothing_is_kept_that_would_grow_old() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert len({cell["id"] for cell in cells}) == len(cells)
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            assert cell["execution_count"] is None


class Picture:
    def _repr_html_(self) -> str:
        return "<svg></svg>"


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("print('a', b)", ["``` { .text .printed }\na 2\n```"]),
        ("b + 1", ["``` { .text .printed }\n3\n```"]),
        ("print(b)\nb", ["``` { .text .printed }\n2\n```"] * 2),
        ("Picture()", ['<div class="drawn" data-search-exclude>\n<svg></svg>\n</div>']),
        ("print()\nb = 4", ["``` { .text .printed }\n\n```"]),
        ("b = 4", []),
        ("None", []),
    ],
)
def test_what_a_cell_shows(code: str, shown: list[str]) -> None:
    assert [*tour.carried_out(code, "cell", {"b": 2, "Picture": Picture})] == shown


def test_a_page_has_cells_and_what_they_show_in_their_order() -> None:
    cells = [("markdown", "# A\n\nB"), ("code", "x = 1\nprint(x)"), ("markdown", "C"), ("code", "x + 1")]
    notebook = {"cells": [{"cell_type": kind, "source": text.splitlines(True)} for kind, text in cells]}
    assert tour.page(json.dumps(notebook)).split("\n\n") == [
        "# A",
        "B",
        tour.DOWNLOAD,
        "```python\nx = 1\nprint(x)\n```",
        "``` { .text .printed }\n1\n```",
        "C",
        "```python\nx + 1\n```",
        "``` { .text .printed }\n2\n```\n",
    ]


def test_a_cell_that_fails_is_named() -> None:
    notebook = {"cells": [{"cell_type": "code", "source": ["1 / 0"]}]}
    with pytest.raises(ZeroDivisionError) as failed:
        tour.page(json.dumps(notebook))
    assert failed.traceback[-1].path == "cell 1" or "cell 1" in str(failed.traceback[-1].path)
