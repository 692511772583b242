"""The notebook: its cells run from the first to the last, as somebody would press through them."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

TOUR = Path(__file__).parent.parent / "docs" / "tour.ipynb"


def run_cell(source: str, number: int, names: dict[str, Any]) -> Any:
    """Run the code of a cell; returns what a notebook would show below it."""
    program = ast.parse(source)
    last = program.body[-1]
    shown = program.body.pop() if isinstance(last, ast.Expr) else None
    exec(compile(program, f"cell {number}", "exec"), names)
    if shown is None:
        return None
    assert isinstance(shown, ast.Expr)
    return eval(compile(ast.Expression(shown.value), f"cell {number}", "eval"), names)


@pytest.mark.compiled
def test_the_cells_run_and_say_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    tour = json.loads(TOUR.read_text(encoding="utf-8"))
    cells = [cell for cell in tour["cells"] if cell["cell_type"] == "code"]
    assert len({cell["id"] for cell in tour["cells"]}) == len(tour["cells"])
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(cells, start=1):
        shown = run_cell("".join(cell["source"]), number, names)
        picture = shown is not None and shown._repr_html_()
        assert picture or capsys.readouterr().out.strip(), f"cell {number} shows nothing"
        # What came out would grow old in the repository.
        assert cell["outputs"] == []
        assert cell["execution_count"] is None
