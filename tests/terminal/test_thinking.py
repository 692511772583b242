"""Bots that think, and hints: the sign meanwhile, Ctrl-C, and what is said in the end."""

import os
import re
import sys
import threading
from pathlib import Path

import pytest
from rich.console import Console

from cabochon import Match
from cabochon.analysis import GRADES, Reason, hint
from cabochon.language import LANGUAGES, Language
from cabochon.match import Move, View
from cabochon.match.record import Record
from cabochon.players import ThinkingPlayer
from cabochon.search import Candidate, SearchResult, Stop
from cabochon.terminal import hints, resumed_session
from cabochon.terminal.screen import typing_unseen
from cabochon.terminal.thinking import Sign, wait_out
from cabochon.terminal.why import grade, percent, why
from cabochon.terminal.words import Words
from tests.terminal.typist import ENGLISH, Typist, bot, lines, session_of, until


class Thinker(ThinkingPlayer):
    """A bot that thinks until it is stopped or allowed to decide."""

    name = "level-8"

    def __init__(self) -> None:
        self.go = threading.Event()
        self.stopped = False
        self.games: list[View] = []
        self.closed = False

    def decide(self, view: View, *, stop: Stop | None = None, **_: object) -> Move:
        assert stop is not None
        with stop.telling(self.go.set):
            assert self.go.wait(30)
        self.stopped = stop.is_set()
        return view.legal_moves[0]

    def new_game(self, view: View) -> None:
        self.games.append(view)

    def close(self) -> None:
        self.closed = True


def interrupt() -> None:
    raise KeyboardInterrupt


def test_a_sign_is_shown_while_somebody_thinks_and_leaves_no_trace() -> None:
    typist = Typist(lines(), colour=True)
    drawn = threading.Event()

    def work() -> str:
        assert drawn.wait(30)
        while "Trader is thinking" not in plain(typist.text) or "0 s of about 3 s" not in plain(typist.text):
            threading.Event().wait(0.01)
        return "done"

    sign = Sign("Trader is thinking", 2.5)
    assert wait_out(typist.screen, sign, work, Stop(), drawn.set) == "done"
    assert typist.text.endswith("\x1b[2K"), "the line is not erased"


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def test_nothing_moves_where_nothing_can() -> None:
    typist = Typist(lines())
    assert wait_out(typist.screen, Sign("…"), lambda: 1, Stop(), interrupt) == 1
    assert typist.text == ""


def test_a_terminal_where_nothing_moves_says_once_who_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Console, "is_dumb_terminal", True)
    typist = Typist(lines(), colour=True)

    def work() -> int:
        while "Trader is thinking" not in typist.text:
            threading.Event().wait(0.01)
        return 1

    assert wait_out(typist.screen, Sign("Trader is thinking"), work, Stop(), interrupt) == 1
    assert plain(typist.text) == "Trader is thinking\n"


def test_what_is_typed_while_somebody_thinks_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    termios = pytest.importorskip("termios")
    outside, inside = os.openpty()
    with os.fdopen(inside) as keyboard, os.fdopen(outside):
        monkeypatch.setattr(sys, "stdin", keyboard)
        with typing_unseen():
            assert not termios.tcgetattr(keyboard)[3] & termios.ECHO
        assert termios.tcgetattr(keyboard)[3] & termios.ECHO


def test_what_goes_wrong_while_thinking_is_not_lost() -> None:
    with pytest.raises(ZeroDivisionError):
        wait_out(Typist(lines()).screen, Sign("…"), lambda: 1 // 0, Stop())


def test_control_c_stops_a_bot_that_thinks_and_loses_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typist = Typist(lines("take wbg"), colour=True)
    session = session_of(typist, file)
    thinker = Thinker()
    session.bots = {1: thinker}
    monkeypatch.setattr(session, "_draw_meanwhile", interrupt)
    with pytest.raises(KeyboardInterrupt):
        session.run()
    assert thinker.stopped
    assert [view.seat for view in thinker.games] == [1]
    assert thinker.closed
    assert [move.text for move in Record.load(file).moves] == ["take wbg"]


def test_while_a_bot_thinks_the_table_shows_what_has_happened(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typist = Typist(lines("take wbg"), colour=True)
    session = session_of(typist, file)
    thinker = Thinker()
    session.bots = {1: thinker}
    draw = session._draw_meanwhile

    def drawn() -> None:
        draw()
        thinker.go.set()

    monkeypatch.setattr(session, "_draw_meanwhile", drawn)
    session.run()
    assert "take wbg  Anna takes 1 white, 1 blue, 1 green." in plain(typist.text).split("▶ Greedy")[1]


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_levels_play_in_the_terminal(game: str, file: Path) -> None:
    rivals = bot("Newcomer", "level-1"), bot("Apprentice", "level-2")
    session_of(Typist(lines()), file, *rivals, game=game).run()
    record = Record.load(file)
    assert record.headers["Seats"] == "level-1, level-2"
    assert record.outcome is not None


# --- Hints ---


@pytest.fixture
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SECONDS", 0.05)


@pytest.mark.usefixtures("quick_hints")
@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_a_hint_names_legal_moves_with_their_chances(game: str, file: Path) -> None:
    typist = Typist(lines("hint"))
    session_of(typist, file, game=game).run()
    text = typist.text.split("> hint\n")[1]
    best = re.match(r"best +([a-z]+ [a-z0-9-]+(?:, [a-z]+ [a-z0-9-]+)*) +([0-9]+)%", text)
    assert best is not None
    assert Record.load(file).match().parse(best[1])
    assert 0 < int(best[2]) < 100
    assert re.search(r"from [0-9,]+ simulated games", text)


def advice(match: Match, *candidates: Candidate) -> str:
    typist = Typist(lines())
    assert match.to_move is not None
    view = match.view(match.to_move)
    words = Words(match.game, ENGLISH, match.names)
    found = hint(view, SearchResult(match.to_move, candidates, (0.6, 0.4), 1000, 1.0))
    typist.screen.show(hints.advice(typist.screen, words, view.position(), found))
    return typist.text


def test_a_hint_says_why_and_leaves_out_what_was_hardly_looked_at() -> None:
    match = until(("splendor", 2, {}), 2, lambda match: any(move.verb == "buy" for move in match.legal_moves))
    buy = next(move for move in match.legal_moves if move.verb == "buy")
    takes = [move for move in match.legal_moves if move.verb == "take"][:3]
    text = advice(
        match,
        Candidate(buy, 800, 0.8, 0.627, (buy,)),
        Candidate(takes[0], 120, 0.12, 0.5, (takes[0],)),
        Candidate(takes[1], 70, 0.07, 0.9, (takes[1],)),
        Candidate(takes[2], 10, 0.01, 0.4, (takes[2],)),
    )
    best, why_best, *_ = text.splitlines()
    assert re.match(rf"best  {buy.text} +63%  buy ", best)
    assert why_best.startswith("      – ")
    also, third, note = text.splitlines()[-3:]
    assert re.match(rf"also  {takes[1].text} +63%  take ", also), "nothing is better than the best"
    assert re.match(rf"      {takes[0].text} +50%  take ", third)
    assert takes[2].text not in text
    assert "1,000 simulated games" in note


def test_what_is_forced_needs_no_thought(file: Path) -> None:
    match = until(("splendor", 2, {}), 4, lambda match: len(match.legal_moves) == 1)
    match.record().save(file)
    typist = Typist(lines("", "hint"))
    resumed_session(typist.screen, file).run()
    assert f"Only one move is possible, “{match.legal_moves[0]}”" in typist.text


def test_control_c_does_without_a_hint(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "wait_out", lambda *_: interrupt())
    typist = Typist(lines("hint", "take wbg"))
    session_of(typist, file).run()
    assert "The hint was cancelled." in typist.text
    assert len(Record.load(file).moves) == 2


@pytest.mark.parametrize("code", LANGUAGES)
def test_reasons_grades_and_chances_in_words(code: str) -> None:
    language = Language(code)
    match = Match("splendor", 2, names=["Anna", "Ben"], seed=1)
    position = match.view(0).position()
    words = Words(match.game, language, match.names)
    card = position["market"][1][2]
    assert card is not None
    text = why(words, Reason("why-deny", {"player": 1, "card": card}), position)
    assert "Ben" in text
    assert "2c" in text
    assert words.card(card) in text
    noble = Reason("why-noble-near", {"count": 1, "noble": 0, "tokens": [0, 0, 0, 1, 0, 0]})
    assert language.text("tokens-red", count=1) in why(words, noble, position)
    assert words.colour("k") in why(words, Reason("why-double", {"colour": "k"}), position)
    assert len({grade(language, name) for name in GRADES}) == len(GRADES)
    assert [percent(language, share).rstrip(" %\u202f\xa0") for share in (0, 0.001, 0.5, 0.999, 1)] == [
        "0",
        "1",
        "50",
        "99",
        "100",
    ]
