"""The checker: good bots pass, and each bad habit is found where it shows, with advice that fits."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cabochon.cli import main
from cabochon.language import LANGUAGES, Language
from cabochon.protocol import Check, Patience, check_bot
from cabochon.protocol.tables import all_tables, decisions
from cabochon.search.network import Network
from tests.protocol.programs import CABOCHON, FIRST_BOT, wayward

pytestmark = pytest.mark.compiled

# For bots that keep nobody waiting by habit: what a busy machine takes is not held against them.
PATIENT = Patience(prepare=600, answer=60, excess=20, end=20)


def failures(checks: list[Check]) -> list[tuple[str, str]]:
    """What failed, and the hint for it."""
    return [(check.code, check.hint) for check in checks if check.ok is False]


def test_the_first_bot_passes() -> None:
    checks = list(check_bot(FIRST_BOT, PATIENT))
    assert [check for check in checks if not check.ok] == []
    assert {check.code for check in checks} >= {"hello", "table", "phases", "stop", "seed", "quit", "end"}
    assert sum(check.code == "table" for check in checks) == len(all_tables())


def test_cabochon_passes() -> None:
    checks = list(check_bot([*CABOCHON, "--level", "1"], Patience(prepare=600, answer=60, excess=20, end=20)))
    assert [check for check in checks if not check.ok] == []


def test_a_network_passes_at_the_tables_of_its_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.safetensors"
    Network.random("duel", (8,)).save(file)
    checks = list(check_bot([*CABOCHON, f"search:network={file}"], PATIENT))
    assert [check for check in checks if not check.ok] == []
    assert {check.values["game"] for check in checks if check.code in ("table", "phases")} == {"duel"}


# What each habit makes fail, and the hint for it.
HABITS: dict[str, list[tuple[str, str]]] = {
    "": [],
    "threaded": [],
    "seeded": [],
    "choosy": [],
    "startled": [("hello", "crash")],
    "future": [("hello", "garbage")],
    "nameless": [("hello", "garbage")],
    "boaster": [("hello", "garbage")],
    "chess": [("games", "games")],
    "only-duel": [],
    "fragile": [("unknown", "unknown")],
    "asker": [("unknown", "garbage")],
    "fussy": [("options", "options")],
    "crash": [("table", "crash")],
    "illegal": [("table", "illegal")],
    "late-illegal": [("table", "illegal")],
    "chatter": [("table", "garbage")],
    "bytes": [("table", "garbage")],
    "boast": [("table", "garbage")],
    "broken-info": [("table", "garbage")],
    "refuse": [("table", "refused")],
    "double-stop": [("stop", "garbage")],
    "eager": [("stop-idle", "garbage")],
    "moody": [("seed", "seed")],
    "grumpy": [("quit", "quit")],
}
WAITING: dict[str, list[tuple[str, str]]] = {
    "hang": [("table", "timeout")],
    "slow": [("time", "time")],
    "deaf": [("stop", "stop"), ("end-thinking", "end-thinking")],
    "stays": [("quit", "quit")],
    "lingers": [("end", "end"), ("end-thinking", "end-thinking")],
}


@pytest.mark.parametrize("habit", HABITS)
def test_each_bad_habit_is_found(habit: str) -> None:
    assert failures(list(check_bot(wayward(habit), PATIENT))) == HABITS[habit]


def test_who_keeps_the_table_waiting_is_found() -> None:
    def found(habit: str) -> list[tuple[str, str]]:
        patience = Patience(answer=1.0 if habit == "hang" else 60.0, excess=1.0, end=1.0)
        return failures(list(check_bot(wayward(habit), patience)))

    decisions("splendor", 2), decisions("duel", 2)  # compiled before several threads want them
    with ThreadPoolExecutor() as waiting:  # together, since all they do is wait
        assert dict(zip(WAITING, waiting.map(found, WAITING), strict=True)) == WAITING


def test_what_cannot_be_tried_is_left_open() -> None:
    checks = list(check_bot(wayward("illegal"), PATIENT))
    tables = [check.ok for check in checks if check.code == "table"]
    assert tables == [False, *[None] * (len(all_tables()) - 1)]
    assert {check.code: check.ok for check in checks}["stop"] is None


def test_unusual_games_may_be_declined() -> None:
    declined = [
        check
        for check in check_bot(wayward("choosy"), PATIENT)
        if check.ok is None and check.error is not None
    ]
    assert [check.values["settings"] for check in declined] == ["teams=true"]


# --- The command ---


def test_the_command_lists_what_passed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "check-bot", *FIRST_BOT]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith("ok  ") for line in lines[:-1])
    assert "ok  plays Splendor Duel, 2 players, choose_payment=false" in lines
    assert lines[-1] == f"All {len(lines) - 1} checks passed."


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_command_gives_advice_in_every_language(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = " ".join(wayward("startled"))
    assert main(["--lang", code, "check-bot", command]) == 1
    shown = "".join(capsys.readouterr().out.split())
    for message in ("bot-check-hello", "bot-hint-crash"):
        assert "".join(Language(code).text(message).split()) in shown


def test_every_check_and_hint_has_its_words() -> None:
    checks = list(check_bot(wayward("illegal"), PATIENT))
    language = Language("en")
    for code in {check.code for check in checks} | {"end-thinking"}:
        language.text(f"bot-check-{code}", game="", players=2, settings="none")
    for habits in (*HABITS.values(), *WAITING.values()):
        for _, hint in habits:
            language.text(f"bot-hint-{hint}")


def test_a_program_that_does_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "check-bot", "no-such-program"]) == 1
    shown = capsys.readouterr().out
    assert "no-such-program" in shown
    assert Language("en").text("bot-hint-start")[:40] in shown
