"""Messages of one language, with English where a translation is missing."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from cabochon.language.choice import LANGUAGES, UnknownLanguageError

_FOLDER = Path(__file__).parent
_LONGEST = 1000


@cache
def _bundle(folder: Path, code: str) -> FluentBundle:
    # Isolation marks are for mixed writing directions; here they would only break the alignment of tables.
    bundle = FluentBundle([code], use_isolating=False)
    for file in sorted((folder / code).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _short(value: str | int | float) -> str | int | float:
    """Fluent refuses to fill in very long texts, such as what somebody typed by mistake."""
    return f"{value[:_LONGEST]}…" if isinstance(value, str) and len(value) > _LONGEST else value


class Language:
    """One of `LANGUAGES`: `Language("fr").text("colour-red")` is "rouge".

    `more` names folders of further texts, those of games that are not part of this package (see
    `games.language_folders`), each with a folder for each language. They are read when a message is asked for
    that is not among our own, so that none of ours can be replaced.
    """

    def __init__(self, code: str, more: Callable[[], Iterable[Path]] = tuple) -> None:
        if code not in LANGUAGES:
            raise UnknownLanguageError(code)
        self.code = code
        self._more = more

    def text(self, message: str, **values: str | int | float) -> str:
        """The message with its variables filled in; KeyError if no language has it."""
        bundle = self._bundle_of(message)
        pattern = None if bundle is None else bundle.get_message(message).value
        if bundle is None or pattern is None:
            raise KeyError(message)
        text, _ = bundle.format_pattern(pattern, {name: _short(value) for name, value in values.items()})
        return str(text)

    def text_or(self, message: str, otherwise: str, **values: str | int | float) -> str:
        """A message that is named after something in a game; `otherwise` if the game has no words for it."""
        return otherwise if self._bundle_of(message) is None else self.text(message, **values)

    def _bundle_of(self, message: str) -> FluentBundle | None:
        return next((bundle for bundle in self._bundles() if bundle.has_message(message)), None)

    def _bundles(self) -> Iterator[FluentBundle]:
        yield _bundle(_FOLDER, self.code)
        yield _bundle(_FOLDER, "en")
        for folder in self._more():
            yield _bundle(folder, self.code)
            yield _bundle(folder, "en")

    def join(self, parts: Sequence[str]) -> str:
        """The parts as a list in this language: "a, b, c" or "a、b、c"."""
        return self.text("list-separator").join(parts)

    def tell(self, sentences: Sequence[str]) -> str:
        """Sentences one after the other, with a space between them where the language has one."""
        return self.text("sentence-separator").join(sentences)
