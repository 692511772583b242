"""Which language to speak: the option, then CABOCHON_LANG, then the locale of the system."""

from collections.abc import Mapping

LOCALES = {"en": "en_GB", "fr": "fr_FR", "ja": "ja_JP", "zh-Hans": "zh_CN", "zh-Hant": "zh_TW"}
"""The languages, each with the locale that other programs know it by."""
LANGUAGES = tuple(LOCALES)

_LONGEST_HEADER = 500
_TRADITIONAL_REGIONS = frozenset({"tw", "hk", "mo"})
# The first one that is set decides, as POSIX has it: LC_ALL=C means English whatever LANG says.
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguageError(ValueError):
    """Somebody asked by name for a language that does not exist here."""

    def __init__(self, tag: str) -> None:
        super().__init__(f"unknown language {tag!r}; choose one of {', '.join(LANGUAGES)}")
        self.tag = tag


def match_language(tag: str) -> str | None:
    """The language for a tag or locale name such as "fr_CA.UTF-8", "zh-TW" or "ja"; None if there is none."""
    parts = tag.split(".", maxsplit=1)[0].split("@", maxsplit=1)[0].replace("_", "-").lower().split("-")
    if parts[0] == "zh":
        if "hant" in parts or ("hans" not in parts and _TRADITIONAL_REGIONS.intersection(parts)):
            return "zh-Hant"
        return "zh-Hans"
    return parts[0] if parts[0] in LANGUAGES else None


def accepted_language(header: str) -> str:
    """The language that a browser likes best, from its Accept-Language; English if there is none for it."""
    wanted = []
    for part in header[:_LONGEST_HEADER].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((float(weight or 1), tag))
        except ValueError:
            continue
    # Of equal weight, the first: sorting leaves them in their order.
    found = (match_language(tag) for _, tag in sorted(wanted, key=lambda each: -each[0]))
    return next((language for language in found if language is not None), "en")


def choose_language(option: str | None, environment: Mapping[str, str]) -> str:
    """The language to use; an unknown `option` is an error, an unknown locale means English."""
    if option is not None:
        language = match_language(option)
        if language is None:
            raise UnknownLanguageError(option)
        return language
    own = match_language(environment.get("CABOCHON_LANG", ""))
    if own is not None:
        return own
    locale = next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), "")
    return match_language(locale) or "en"
