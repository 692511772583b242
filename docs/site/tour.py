"""The notebook as a page of the site: its cells, and below each what it shows when it is run."""

import ast
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import cache
from typing import Any

NOTEBOOK = "tour.ipynb"
DOWNLOAD = f'<a href="{NOTEBOOK}" download>This page as a notebook</a>, to try everything.'


@cache
def page(notebook: str) -> str:
    """The Markdown of a notebook, which is run from the first cell to the last."""
    parts = []
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(json.loads(notebook)["cells"], start=1):
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(text)
        else:
            parts += [f"```python\n{text}\n```", *carried_out(text, f"cell {number}", names)]
        if number == 1:
            parts.append(DOWNLOAD)
    return "\n\n".join(parts) + "\n"


def carried_out(code: str, name: str, names: dict[str, Any]) -> Iterator[str]:
    """Run a cell as somebody would press through it, and say in Markdown what comes out."""
    program = ast.parse(code)
    last = program.body.pop() if isinstance(program.body[-1], ast.Expr) else None
    shown: Any = None
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(program, name, "exec"), names)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), name, "eval"), names)
    if printed.getvalue():
        yield f"``` {{ .text .printed }}\n{printed.getvalue().rstrip()}\n```"
    if hasattr(shown, "_repr_html_"):
        yield f'<div class="drawn" data-search-exclude>\n{shown._repr_html_()}\n</div>'
    elif shown is not None:
        yield f"``` {{ .text .printed }}\n{shown!r}\n```"
