"""The five languages: every message exists everywhere, with the same variables, and is used."""

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import cabochon
from cabochon.games import game as find_game
from cabochon.games import game_names
from cabochon.games.duel.cards import ROYALS
from cabochon.language import LANGUAGES, Language, UnknownLanguageError, choose_language, match_language
from cabochon.lessons import lessons
from cabochon.players.levels import LEVELS
from cabochon.puzzles import KINDS, Fate
from cabochon.server.live.bots import BUILT_IN
from cabochon.server.show import wire

PACKAGE = Path(cabochon.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
BUILDING = PAGE.parent / "building"
TRANSLATIONS = [code for code in LANGUAGES if code != "en"]
# The methods whose first argument is a message.
SPEAKING = {"text", "text_or", "say", "say_whole", "complain", "label", "label_count"}

Messages = dict[str, frozenset[str]]
"""The variables of each message."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages_of(source: str) -> Messages:
    """The messages of a text, which must be well-formed and have each message once."""
    found: Messages = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), f"malformed: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} occurs twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@cache
def files_of(code: str) -> dict[str, Messages]:
    """The messages of each file of a language."""
    return {
        file.name: messages_of(file.read_text(encoding="utf-8"))
        for file in sorted((PACKAGE / "language" / code).glob("*.ftl"))
    }


def differences(english: dict[str, Messages], other: dict[str, Messages]) -> list[str]:
    """What a translation lacks, has too much, or gives other variables."""
    found = []
    for name in sorted(english.keys() | other.keys()):
        wanted, given = english.get(name, {}), other.get(name, {})
        found += [f"{name}: {message} is missing" for message in wanted.keys() - given.keys()]
        found += [f"{name}: {message} is not in English" for message in given.keys() - wanted.keys()]
        found += [
            f"{name}: {message} has variables {sorted(given[message])}, not {sorted(wanted[message])}"
            for message in wanted.keys() & given.keys()
            if wanted[message] != given[message]
        ]
    return sorted(found)


@cache
def all_ids() -> set[str]:
    """The ids of all messages."""
    return {message for messages in files_of("en").values() for message in messages}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_in_two_files(code: str) -> None:
    messages = [message for found in files_of(code).values() for message in found]
    assert len(messages) == len(set(messages))


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_translations_are_complete(code: str) -> None:
    assert differences(files_of("en"), files_of(code)) == []


def test_differences_are_found() -> None:
    english = {"a.ftl": messages_of("one = One { $count }\ntwo = Two\n")}
    assert differences(english, english) == []
    assert differences(english, {"a.ftl": messages_of("one = Un { $number }\nthree = Trois\n")}) == [
        "a.ftl: one has variables ['number'], not ['count']",
        "a.ftl: three is not in English",
        "a.ftl: two is missing",
    ]
    with pytest.raises(AssertionError, match="malformed"):
        messages_of("one = { $count ->\n")
    with pytest.raises(AssertionError, match="twice"):
        messages_of("one = 1\none = 2\n")


# --- What the code asks for ---


def sources() -> Iterator[ast.AST]:
    folders = (
        *("games", "match", "players", "analysis", "puzzles", "protocol", "arena", "datasets", "training"),
        *("envs", "terminal", "cli", "language", "server"),
    )
    for folder in folders:
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            yield ast.parse(file.read_text(encoding="utf-8"))


def requested(tree: ast.AST) -> Iterator[str]:
    """The ids that are written out where a message is asked for, and in help texts of commands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in SPEAKING and node.args and isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value)
            for keyword in node.keywords:
                if keyword.arg in ("help", "code") and isinstance(keyword.value, ast.Constant):
                    yield str(keyword.value.value)


def mentioned(tree: ast.AST) -> Iterator[str]:
    """Regular expressions for all ids that the code can build: texts, and texts with holes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value) + ("[a-z0-9-]+" if node.value.endswith("-") else "")
        elif isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            # Without a first word of its own, a pattern would fit nearly everything.
            if re.match("[a-z]+-", str(parts[0])):
                yield "".join("[a-z0-9-]+" if part is None else re.escape(str(part)) for part in parts)


def page_sources() -> Iterator[str]:
    for file in sorted((*PAGE.rglob("*"), *BUILDING.rglob("*"))):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts"):
            yield file.read_text(encoding="utf-8")


def requested_by_page(source: str) -> Iterator[str]:
    """The ids that the page asks for: t("this-message", …)."""
    yield from re.findall(r"""\bt\(\s*["']([^"']+)["']""", source)


def mentioned_by_page(source: str) -> Iterator[str]:
    """Regular expressions for all ids that the page can build, as for Python."""
    for text in re.findall(r"""["']([a-z]+(?:-[a-z0-9]+)*-?)["']""", source):
        yield re.escape(text) + ("[a-z0-9-]+" if text.endswith("-") else "")
    for text in re.findall(r"`([a-z]+-[^`\s]*)`", source):
        yield "[a-z0-9-]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", text))


def missing_in(names: Iterable[str], ids: set[str]) -> set[str]:
    ids_like = re.compile("[a-z]+(-[a-z]+)*")
    return {name for name in names if ids_like.fullmatch(name)} - ids


def unused_in(patterns: Iterable[str], ids: set[str]) -> set[str]:
    possible = re.compile("|".join(set(patterns)))
    return {message for message in ids if not possible.fullmatch(message)}


def test_every_message_that_the_code_asks_for_exists() -> None:
    assert missing_in(chain.from_iterable(map(requested, sources())), all_ids()) == set()
    assert missing_in(chain.from_iterable(map(requested_by_page, page_sources())), all_ids()) == set()


def test_every_message_is_used() -> None:
    said = chain.from_iterable(map(mentioned, sources()))
    shown = chain.from_iterable(map(mentioned_by_page, page_sources()))
    assert unused_in(chain(said, shown), all_ids()) == set()


def test_missing_and_unused_messages_are_found() -> None:
    code = 'screen.say("hello")\nscreen.text(f"ask-{phase}")\nf"{this}-{that}"\nOption(help="no-such-help")'
    assert missing_in(requested(ast.parse(code)), {"ask-act"}) == {"hello", "no-such-help"}
    assert unused_in(mentioned(ast.parse(code)), {"hello", "ask-act", "good-bye"}) == {"good-bye"}


def test_missing_and_unused_messages_of_the_page_are_found() -> None:
    code = '<p>{t("hello")} {t(`ask-${phase}`, { name })}</p> const wanted = ["later"]; `${this}-${that}`'
    assert missing_in(requested_by_page(code), {"ask-act"}) == {"hello"}
    assert unused_in(mentioned_by_page(code), {"hello", "ask-act", "later", "good-bye"}) == {"good-bye"}


@pytest.mark.parametrize("name", game_names())
def test_messages_that_are_put_together_exist_for_every_game(name: str) -> None:
    game = find_game(name)
    verbs = {text.split()[0] for text in game.texts}
    wanted = {f"verb-{name}-{verb}" for verb in verbs}
    wanted |= {f"ask-{name}-{phase}" for phase in game.phases if phase != "over"}
    wanted |= {f"do-{verb}" for verb in verbs} | {f"did-{verb}" for verb in verbs - {"cover", "pay"}}
    wanted |= {f"colour-{token}" for token in game.tokens} | {f"tokens-{token}" for token in game.tokens}
    wanted |= {f"variant-{variant}" for variant in game.variants} | {f"game-{name}"}
    wanted |= {f"count-{patron}s" for patron in game.patrons}
    wanted |= {"sign-" + ability.replace("_", "-") for card in game.cards for ability in card.abilities}
    assert wanted - all_ids() == set()


# --- What the page puts together ---

HOLE = re.compile(r"\$\{[^}]*\}")


def templates_of(source: str) -> set[str]:
    """The ids with holes that the page asks for: t(`ask-${phase}`, …) is ask-{}."""
    return {HOLE.sub("{}", text) for text in re.findall(r"\bt\(\s*`([^`]+)`", source)}


def listed(file: str, start: str) -> set[str]:
    """The words of a list in a source of the page that begins like this."""
    source = (PAGE / file).read_text(encoding="utf-8")
    return set(re.findall(r'"([a-z-]+)"', source.partition(start)[2].partition("]")[0]))


def coached(game: str, part: str) -> set[str]:
    """What the coach of a game can name: all of its remarks, or all kinds of moves."""
    source = (PAGE / "games" / game / "coaching.ts").read_text(encoding="utf-8")
    remarks, _, kinds = source.partition("possibilities: (pupil)")
    listed, _, below = kinds.partition("};")
    return set(re.findall(r'name: "([a-z-]+)"', listed if part == "possibilities" else remarks + below))


def filled() -> dict[str, Collection[str | tuple[str, ...]]]:
    """Every id with holes that the page asks for, and what can be in the holes."""
    games = [find_game(name) for name in game_names()]
    names = set(game_names())
    tokens = {token for game in games for token in game.tokens}
    verbs = {verb.name for game in games for verb in game.verbs}
    abilities = {ability for game in games for card in game.cards for ability in card.abilities}
    abilities |= {ability for royal in ROYALS for ability in royal.abilities}
    decks = {deck.pool for game in games for deck in game.decks}
    pools = {pool for game in games for pool in game.pools(2, game.check_settings(2, {}))} - decks
    settings = [setting for game in games for setting in game.settings]
    variants = {variant for game in games for variant in game.variants}
    dashed = {setting.name.replace("_", "-") for setting in settings}
    taught = {(game.name, lesson.name) for game in games for lesson in lessons(game)}
    steps = {
        (game.name, lesson.name, str(step + 1))
        for game in games
        for lesson in lessons(game)
        for step in range(len(lesson.steps))
    }
    possible = {(name, kind) for name in names for kind in coached(name, "possibilities")}
    phases = {(game.name, phase) for game in games for phase in game.phases if phase not in ("over", "pay")}
    return {
        "act-{}": listed("table/bar/ConfirmButton.svelte", "NAMED: readonly unknown[] = [") | {"confirm"},
        "ask-{}-{}": phases,
        "bot-{}": {*BUILT_IN},
        "can-{}-{}": possible,
        "can-{}-{}-not": possible,
        "bot-{}-about": {level.name for level in LEVELS},
        "choice-{}": {choice.replace("_", "-") for setting in settings for choice in setting.choices},
        "coach-{}-{}": {(name, remark) for name in names for remark in coached(name, "remarks")},
        "colour-{}": tokens,
        "count-{}": {f"{patron}s" for game in games for patron in game.patrons},
        "did-{}": verbs - {"cover", "pay"},
        "do-{}": verbs,
        "duel-ask-{}": {"colour", "steal", "royal"},
        "event-{}": {"joined", "left", "resigned", "timeout", "agreed", "declined", "returned"},
        "game-{}": names,
        "grade-{}": {*get_args(wire.Grade)},
        "guest-name-{}": listed("guest.svelte.ts", "STONES = ["),
        "hint-{}": names,
        "home-{}": names,
        "lesson-{}-{}": taught,
        "lesson-{}-{}-{}": steps,
        "lesson-{}-{}-{}-why": steps,
        "level-name-{}": {str(level.number) for level in LEVELS},
        "past-by-{}": {"day", "week", "month"},
        "past-filter-{}": listed("lookback/FilterBar.svelte", "FIELDS = ["),
        "puzzle-{}": listed("puzzles/words.ts", "DIFFICULTIES = [")
        | {"solved", "seen"}
        | ({*get_args(Fate)} - {"on", "open", "answered"}),
        "puzzle-ask-{}": set[str](KINDS),
        "puzzle-kind-{}": set[str](KINDS),
        "puzzle-open-{}": {"win", "defence"},
        "puzzle-visit-{}": {f"{patron}s" for game in games for patron in game.patrons},
        "puzzles-about-{}": set[str](KINDS),
        "reason-{}": {"resigned", "timeout"},
        "result-{}": {"resigned", "timeout", "won", "draw", "lost"},
        "rules-{}": variants | {"own"},
        "seat-{}": {"me", "open", "local"},
        "setting-{}": dashed,
        "setting-{}-hint": dashed,
        "sign-{}": {ability.replace("_", "-") for ability in abilities},
        "slip-{}-{}": {
            (game.name, slip.name)
            for game in games
            for lesson in lessons(game)
            for step in lesson.steps
            for slip in step.slips
        },
        "study-budget-{}": listed("study/budget.ts", "BUDGETS = ["),
        "talk-{}": {*get_args(wire.Phrase)},
        "term-{}": listed("rules/terms.ts", "TERMS = ["),
        "term-{}-is": listed("rules/terms.ts", "TERMS = ["),
        "theme-{}": listed("theme.svelte.ts", "THEMES = ["),
        "tokens-{}": tokens,
        "variant-{}": variants | {"standard"},
        "verified-{}": {"commitment", "published", "setup", "dealt", "deck", "refill"} | pools,
    }


def ids_of(template: str, values: Iterable[str | tuple[str, ...]]) -> set[str]:
    return {template.format(*((value,) if isinstance(value, str) else value)) for value in values}


def test_every_message_that_the_page_puts_together_exists() -> None:
    known = filled()
    assert set().union(*map(templates_of, page_sources())) == known.keys(), "say what can be in the holes"
    assert all(known.values())
    assert set().union(*(ids_of(*each) for each in known.items())) - all_ids() == set()


def test_messages_with_holes_are_found() -> None:
    code = 't(`${name}-count`, { count }) t(\n  `ask-${game}-${of[phase] ?? ""}`) at(`cell-${c}`) t("bank")'
    assert templates_of(code) == {"{}-count", "ask-{}-{}"}
    assert ids_of("{}-count", ["nobles"]) == {"nobles-count"}
    assert ids_of("ask-{}-{}", [("duel", "royal")]) == {"ask-duel-royal"}
    assert not ids_of("{}-count", ["nobles", "royals"]) & all_ids()


# --- Speaking ---


def test_messages_speak_each_language() -> None:
    assert [Language(code).text("colour-red") for code in LANGUAGES] == ["red", "rouge", "赤", "红色", "紅色"]


def test_variables_and_plurals() -> None:
    assert Language("en").text("points-words", count=1) == "1 point"
    assert Language("en").text("points-words", count=3) == "3 points"
    assert Language("fr").text("points-words", count=0) == "0 point"
    assert Language("ja").text("points-words", count=3) == "3点"


def test_no_isolation_marks() -> None:
    assert Language("en").text("did-take", player="Ann", tokens="2 red") == "Ann takes 2 red."


def written(folder: Path, texts: dict[str, str]) -> Path:
    """A folder of texts, by language."""
    for code, text in texts.items():
        (folder / code).mkdir(parents=True)
        (folder / code / "test.ftl").write_text(text, encoding="utf-8")
    return folder


def test_english_where_a_translation_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cabochon.language import language as module

    folder = written(tmp_path, {"en": "hello = Hello\nbye = Bye\n", "fr": "hello = Bonjour\n"})
    monkeypatch.setattr(module, "_FOLDER", folder)
    assert Language("fr").text("hello") == "Bonjour"
    assert Language("fr").text("bye") == "Bye"
    with pytest.raises(KeyError):
        Language("fr").text("no-such-message")


def test_texts_of_games_that_are_not_part_of_the_package(tmp_path: Path) -> None:
    one = written(
        tmp_path / "one",
        {
            "en": "colour-coral = coral\ncolour-red = crimson\ntokens-coral = { $count } coral\n",
            "fr": "colour-coral = corail\n",
        },
    )
    two = written(tmp_path / "two", {"ja": "colour-jade = 翡翠\n"})
    french, japanese = (Language(code, lambda: [one, two]) for code in ("fr", "ja"))
    assert french.text("colour-coral") == "corail"
    assert french.text("tokens-coral", count=3) == "3 coral"
    assert japanese.text("colour-coral") == "coral"
    assert japanese.text("colour-jade") == "翡翠"
    assert french.text("colour-red") == "rouge", "a game has replaced one of our own texts"
    for code, message in (("fr", "colour-jade"), ("ja", "no-such-message")):
        with pytest.raises(KeyError):
            Language(code, lambda: [one, two]).text(message)
    with pytest.raises(KeyError):
        Language("fr").text("colour-coral")


def test_what_a_game_has_no_words_for_can_be_said_otherwise() -> None:
    assert Language("fr").text_or("tokens-red", "2 red", count=2) == "2 rouges"
    assert Language("fr").text_or("tokens-coral", "2 coral", count=2) == "2 coral"


def test_our_own_texts_are_found_without_loading_any_game() -> None:
    def never() -> list[Path]:
        raise AssertionError("games were loaded")

    assert Language("fr", never).text("colour-red") == "rouge"
    assert Language("fr", never).text_or("colour-red", "red") == "rouge"


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(UnknownLanguageError, match="zh-Hant"):
        Language("de")


# --- Choosing ---


@pytest.mark.parametrize(
    ("tag", "code"),
    [
        ("en", "en"),
        ("en_GB.UTF-8", "en"),
        ("fr_CA", "fr"),
        ("ja_JP.eucJP", "ja"),
        ("zh", "zh-Hans"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("zh_SG", "zh-Hans"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh_HK", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
        ("ZH-HANT-CN", "zh-Hant"),
        ("zh-Hans-TW", "zh-Hans"),
        ("fr_FR@euro", "fr"),
        ("de_DE", None),
        ("C", None),
        ("", None),
    ],
)
def test_tags_and_locales(tag: str, code: str | None) -> None:
    assert match_language(tag) == code


def test_the_option_comes_first_then_our_variable_then_the_locale() -> None:
    environment = {"CABOCHON_LANG": "fr", "LC_ALL": "ja_JP.UTF-8", "LANG": "zh_TW.UTF-8"}
    assert choose_language("zh-Hans", environment) == "zh-Hans"
    assert choose_language(None, environment) == "fr"
    assert choose_language(None, {**environment, "CABOCHON_LANG": ""}) == "ja"
    assert choose_language(None, {"LC_ALL": "", "LANG": "zh_TW.UTF-8"}) == "zh-Hant"
    assert choose_language(None, {"LC_ALL": "C", "LANG": "zh_TW.UTF-8"}) == "en"
    assert choose_language(None, {"LANG": "de_DE"}) == "en"
    assert choose_language(None, {}) == "en"
    with pytest.raises(UnknownLanguageError):
        choose_language("klingon", {})
