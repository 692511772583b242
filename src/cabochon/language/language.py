"""Messages of one language, with English where a translation is missing."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from cabochon.language.choice import LANGUAGES, UnknownLanguageError

_FOLDER = Path(__file__).parent
_LONGEST = 1000


@cache
def _bundle(code: str) -> FluentBundle:
    # Isolation marks are for mixed writing directions; here they would only break the alignment of tables.
    bundle = FluentBundle([code], use_isolating=False)
    for file in sorted((_FOLDER / code).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _short(value: str | int | float) -> str | int | float:
    """Fluent refuses to fill in very long texts, such as what somebody typed by mistake."""
    return f"{value[:_LONGEST]}…" if isinstance(value, str) and len(value) > _LONGEST else value


class Language:
    """One of `LANGUAGES`: `Language("fr").text("colour-red")` is "rouge"."""

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise UnknownLanguageError(code)
        self.code = code

    def text(self, message: str, **values: str | int | float) -> str:
        """The message with its variables filled in; KeyError if no language has it."""
        bundle = _bundle(self.code)
        if not bundle.has_message(message):
            bundle = _bundle("en")
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, _ = bundle.format_pattern(pattern, {name: _short(value) for name, value in values.items()})
        return str(text)

    def join(self, parts: Sequence[str]) -> str:
        """The parts as a list in this language: "a, b, c" or "a、b、c"."""
        return self.text("list-separator").join(parts)

    def tell(self, sentences: Sequence[str]) -> str:
        """Sentences one after the other, with a space between them where the language has one."""
        return self.text("sentence-separator").join(sentences)
