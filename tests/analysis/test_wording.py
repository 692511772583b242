"""Every reason and every grade can be put into words, in all languages."""

import random
import re
from pathlib import Path

import pytest

import cabochon
from cabochon.analysis import GRADES, reasons
from cabochon.language import LANGUAGES, Language
from cabochon.terminal.why import grade, why
from cabochon.terminal.words import Words
from tests.language.test_language import messages_of
from tests.matches import TABLES, eager, new_match

PACKAGE = Path(cabochon.__file__).parent
MESSAGES = messages_of((PACKAGE / "language" / "en" / "analysis.ftl").read_text(encoding="utf-8"))
WORDED = {message for message in MESSAGES if message.startswith("why-")}


def test_the_code_gives_the_reasons_that_the_language_files_word() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (PACKAGE / "analysis").glob("*.py"))
    assert set(re.findall(r'"(why-[a-z-]+)"', source)) == WORDED


def test_the_documentation_explains_every_reason() -> None:
    page = Path(__file__).parents[2] / "docs" / "analysis.md"
    assert set(re.findall(r"`(why-[a-z-]+)`", page.read_text(encoding="utf-8"))) == WORDED


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_reasons_bring_what_their_messages_ask_for(table: tuple[str, int, dict[str, object]]) -> None:
    rng = random.Random(5)
    match = new_match(table, 5)
    speakers = [Words(match.game, Language(code), match.names) for code in LANGUAGES]
    while match.to_move is not None and len(match.moves) < 60:
        view = match.view(match.to_move)
        position = view.position()
        move = eager(rng, view.legal_moves)
        for reason in reasons(view, move):
            assert MESSAGES[reason.code] <= reason.values.keys()
            for words in speakers:
                assert "{" not in why(words, reason, position)
        match.play(move)


def test_a_reason_in_words() -> None:
    match = new_match(TABLES[0], 1)
    assert match.to_move is not None
    view = match.view(match.to_move)
    (reason,) = reasons(view, next(move for move in view.legal_moves if move.text == "reserve 3t"))[-1:]
    words = Words(match.game, Language("fr"), match.names)
    assert why(words, reason, view.position()) == "Une carte de niveau 3 que personne d’autre ne voit."


@pytest.mark.parametrize("code", LANGUAGES)
def test_grades_have_names(code: str) -> None:
    assert len({grade(Language(code), name) for name in GRADES}) == len(GRADES)
