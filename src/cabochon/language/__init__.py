"""All text that people read, in five languages, as Fluent messages.

A language is a folder of `.ftl` files with the same file names, message ids and variables as `en/`; a test
compares them. The ids say what a message means, never where it is shown, so that the browser client can use
the same files. Games that are not part of the package bring files of their own.
"""

from cabochon.language.choice import (
    LANGUAGES,
    LOCALES,
    UnknownLanguageError,
    accepted_language,
    choose_language,
    match_language,
)
from cabochon.language.language import Language

__all__ = [
    "LANGUAGES",
    "LOCALES",
    "Language",
    "UnknownLanguageError",
    "accepted_language",
    "choose_language",
    "match_language",
]
