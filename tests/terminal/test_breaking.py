"""Questions in narrow windows: broken between words, with room for the answer."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from cabochon.language import LANGUAGES, Language
from cabochon.terminal import Seat, ask_plan
from cabochon.terminal.breaking import broken
from cabochon.terminal.ending import show_ending
from tests.matches import played
from tests.terminal.typist import GREEDY, Typist, lines, session_of


@pytest.mark.parametrize(
    ("text", "width", "room", "found"),
    [
        ("Keep it? [Y/n] ", 40, 2, ["Keep it? [Y/n] "]),
        (
            "Keep this game to continue it later? [Y/n] ",
            40,
            2,
            ["Keep this game to continue it later?", "[Y/n] "],
        ),
        ("Anna · your turn > ", 40, 12, ["Anna · your turn > "]),
        ("Bartholomew · your turn > ", 30, 12, ["Bartholomew · your turn", "> "]),
        ("Seat 1 [Player 1] ", 24, 12, ["Seat 1", "[Player 1] "]),
        ("a number · delete 2 · quit > ", 21, 2, ["a number · delete 2 ·", "quit > "]),
        ("> ", 1, 12, ["> "]),
        ("", 40, 12, [""]),
        ("/a/very/long/path exists already. ", 10, 2, ["/a/very/long/path", "exists", "already. "]),
        ("Garder la partie\u00a0? [O/n] ", 17, 2, ["Garder la", "partie\u00a0? [O/n] "]),
        ("保留这局游戏吗？[Y/n] ", 18, 2, ["保留这局游戏吗？", "[Y/n] "]),
        ("保留（这局）游戏 ", 5, 0, ["保留", "（这", "局）", "游戏 "]),
    ],
)
def test_where_a_question_is_broken(text: str, width: int, room: int, found: list[str]) -> None:
    assert broken(text, width, room) == found


@pytest.mark.parametrize("width", [24, 30, 40])
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_question_is_left_to_the_terminal(code: str, width: int, file: Path) -> None:
    typist = Typist(lines("quit", ""), code, width)
    session_of(typist, file, Seat("Bartholomew"), GREEDY).run()
    shown = typist.text.splitlines()
    asked = next(line for line in shown if line.startswith("Bartholomew ·"))
    kept = Language(code).text("quit-keep")
    assert cell_len(asked) <= width
    assert any(line.rstrip().endswith(kept[-5:]) for line in shown), "the brackets are whole"
    assert "".join(kept.split()) in "".join(typist.text.split())


@pytest.mark.parametrize("width", [24, 30, 40])
@pytest.mark.parametrize("code", LANGUAGES)
def test_questions_and_help_are_whole(code: str, width: int, file: Path) -> None:
    language = Language(code)
    typist = Typist(lines("", "", "", "", ""), code, width)
    ask_plan(typist.screen)
    for number in range(1, 9):
        for message in (f"level-name-{number}", f"bot-level-{number}-about"):
            assert "".join(language.text(message).split()) in "".join(typist.text.split())
    helped = Typist(lines("?"), code, width)
    session_of(helped, file).run()
    for message in ("verb-splendor-reserve", "command-moves"):
        assert "".join(language.text(message).split()) in "".join(helped.text.split())


@pytest.mark.parametrize("width", [24, 30, 40, 80])
def test_the_last_page_breaks_no_name(width: int) -> None:
    match = played(("splendor", 2, {}), 1, decisions=10**6)
    match.names = ("Annabelle", "Bartholomew")
    typist = Typist(lines(), width=width)
    show_ending(typist.screen, match, Path("game.cabochon"))
    ranking = typist.text[typist.text.index("★") :]
    assert all(word in ranking.split() for word in ("Annabelle", "Bartholomew", "cards"))
    assert "…" not in typist.text
