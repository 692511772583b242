"""Sessions in docstrings as code: Markdown takes `>>>` for a quotation."""

import re
from typing import Any

import griffe

SESSION = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class Sessions(griffe.Extension):
    """Puts fences around them."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called with everything that was read, but for the package itself."""
        if obj.docstring is not None:
            obj.docstring.value = SESSION.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        """Called with the package itself."""
        self.on_object(obj=pkg)
