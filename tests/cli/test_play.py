"""`cabochon play`: who plays, and going on with a saved game."""

import re
import shlex
from pathlib import Path

import pytest

from cabochon import Match
from cabochon.language import LANGUAGES, Language
from cabochon.match.record import Record
from cabochon.players import NAMES
from tests.commands import Run
from tests.protocol.programs import program


def saved(tmp_path: Path) -> Path:
    """The one game that was saved."""
    (file,) = (tmp_path / "data" / "cabochon" / "games").iterdir()
    return file


def test_enter_at_every_question_starts_a_game(run: Run, tmp_path: Path) -> None:
    result = run("play", typed="\n" * 5 + "?\n")
    assert result.code == 0
    assert "Splendor · 15 points to win" in result.out
    assert "You can play:" in result.out
    file = saved(tmp_path)
    assert Record.load(file).headers["Seats"] == "person, level-4"
    assert str(file) in result.out


def test_play_with_options_asks_nothing(run: Run) -> None:
    result = run("play", "--seats", "Anna,greedy,Ben", "--variant", "quick", "--set", "start=0", typed="\n")
    assert "10 points to win" in result.out
    assert "Anna begins." in result.out
    assert "Which game?" not in result.out


def test_bots_sit_behind_the_people(run: Run, tmp_path: Path) -> None:
    run("play", "--bots", "greedy,level-3", "--set", "start=0")
    file = saved(tmp_path)
    assert Record.load(file).names == ("Player 1", "Greedy", "Pedlar")
    assert Record.load(file).headers["Seats"] == "person, greedy, level-3"


def test_bots_are_called_as_they_are_labelled(run: Run, tmp_path: Path) -> None:
    assert run("play", "--seats", "Anna,Hal=level-3", "--set", "start=0").code == 0
    file = saved(tmp_path)
    assert Record.load(file).names == ("Anna", "Hal")
    assert Record.load(file).headers["Seats"] == "person, level-3"


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (["--level", "2"], "person, level-2"),
        (["--level", "8", "--players", "4"], "person, level-8, level-8, level-8"),
        (["--seats", "level-4,Anna,2"], "level-4, person, level-2"),
        (["--game", "duel"], "person, level-4"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bots_by_level(options: list[str], seats: str, run: Run, tmp_path: Path) -> None:
    assert run("play", *options, "--set", "start=" + str(seats.split(", ").index("person"))).code == 0
    file = saved(tmp_path)
    assert Record.load(file).headers["Seats"] == seats


def test_an_interrupted_game_can_be_resumed(run: Run, tmp_path: Path) -> None:
    move = Match("duel", 2, settings={"start": 0}, seed=3).legal_moves[0]
    run("play", "--game", "duel", "--set", "start=0", "--seed", "3", typed=f"{move}\n")
    file = saved(tmp_path)
    decisions = len(Record.load(file).moves)
    assert decisions >= 2
    result = run("play", "--resume", str(file), "--lang", "zh-Hant", typed="hint\nquit\n")
    assert result.code == 0
    assert "輪到你了" in result.out
    assert len(Record.load(file).moves) == decisions


@pytest.mark.parametrize(
    "how", [["--resume"], ["-r", "--lang", "en"], ["--resume", "--seats", "Anna,greedy"]]
)
def test_a_saved_game_is_chosen_from_a_list(how: list[str], run: Run, tmp_path: Path) -> None:
    run("play", "--seats", "Anna,greedy", "--set", "start=0", "--seed", "3", typed="take wbg\n")
    file = saved(tmp_path)
    result = run("play", *how, typed="1\nquit\n")
    assert result.code == 0
    assert "Anna, Greedy" in result.out
    assert f"Saved in {file}" in result.out
    dropped = run("play", *how, typed="delete 1\ny\n")
    assert dropped.code == 0
    assert "There is no saved game to continue." in dropped.out
    assert not file.exists()


def test_the_questions_offer_saved_games_where_there_are_any(run: Run, tmp_path: Path) -> None:
    assert "resume" not in run("play", typed="quit\n").out
    assert "Please choose one of: 1, 2." in run("play", typed="resume\n").out
    run("play", "--seats", "Anna,greedy", "--set", "start=0", "--seed", "3", typed="take wbg\n")
    result = run("play", typed="resume\n\nquit\n")
    assert "To continue a saved game, type resume." in result.out
    assert f"Saved in {saved(tmp_path)}" in result.out


@pytest.mark.parametrize(
    "option", [["--seed", "0"], ["--players", "0"], ["--level", "3"], ["--set", "target=9"]], ids=" ".join
)
def test_resume_takes_no_other_option_than_seats(option: list[str], run: Run, record: Path) -> None:
    result = run("play", "--resume", str(record), *option)
    assert result.is_refusal
    assert "--resume goes on with the game of the file" in result.err


@pytest.mark.parametrize("code", LANGUAGES)
def test_wrong_seats_of_a_saved_game(code: str, run: Run, tmp_path: Path) -> None:
    match = Match("splendor", 2, seed=1)
    file = tmp_path / "seats.cabochon"
    for seats, message in (
        ("person", Language(code).text("error-header-seats", players=2, named=1)),
        (
            "person, genius",
            Language(code).text("error-header-player", kind="genius", known=", ".join(["person", *NAMES])),
        ),
    ):
        match.headers["Seats"] = seats
        match.record().save(file)
        result = run("play", "--resume", str(file), "--lang", code)
        assert result.is_refusal
        assert message in result.err


@pytest.mark.parametrize(
    ("seats", "complaint"),
    [
        ("Anna,levl-3", "levl-3 looks like the bot level-3. For a person of that name, write name:levl-3"),
        ("Anna,level-9", "There is no bot level-9; did you mean level-8?"),
        ("Anna,greedyy", "greedyy looks like the bot greedy."),
        ("Anna,serach:length=3", "did you mean search:length=3?"),
        ("Anna,Ben:", "There is no bot Ben:"),
        ("Anna,cmd:no-such-program", "no-such-program"),
        ("Anna,py:no_such_module:Bot", "py:no_such_module:Bot can’t play: there is no module no_such_module"),
    ],
)
def test_a_slip_in_a_seat_is_no_person(seats: str, complaint: str, run: Run, tmp_path: Path) -> None:
    ended = run("play", "--seats", seats)
    assert ended.is_refusal
    assert complaint in ended.err
    assert not (tmp_path / "data").exists()


# --- Programs ---


@pytest.mark.parametrize("bot", [program(), "py:tests.players.own:Shopper"])
def test_a_program_plays_and_its_command_stays_out_of_the_record(bot: str, run: Run, tmp_path: Path) -> None:
    assert run("play", "--seats", f"{bot},random", "--set", "target=3", "--seed", "1").code == 0
    record = Record.load(saved(tmp_path))
    assert record.outcome is not None
    assert record.headers["Seats"] == "program, random"
    assert record.headers.keys() == {"Date", "Seats"}


@pytest.mark.parametrize("seats", ["person, program", "person, cmd:touch {}", "person, py:{}.py:Bot"])
def test_a_file_starts_no_program(seats: str, run: Run, tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    trap.with_suffix(".py").write_text(f"open({str(trap)!r}, 'w')", encoding="utf-8")
    match = Match("splendor", names=["Anna", "Bot"], settings={"start": 0}, seed=1)
    match.headers["Seats"] = seats.format(trap)
    file = tmp_path / "handed-in.cabochon"
    match.record().save(file)
    refused = run("play", "--resume", str(file))
    assert refused.is_refusal
    assert "A program plays on seat 2, and a file starts no programs: say with --seats who" in refused.err
    for harmless in ("replay", "verify"):
        run(harmless, str(file))
    assert not trap.exists()
    # Whoever sits at the keyboard may.
    again = run("play", "--resume", str(file), "--seats", f"Anna,{program()}", typed="take wbg\nquit\n")
    assert again.code == 0
    assert len(Record.load(file).moves) == 2
    assert Record.load(file).headers["Seats"] == "person, program"


@pytest.mark.parametrize("bot", [program(), "py:tests.players.own:Shopper"])
@pytest.mark.parametrize("person", ["Anna", "Random", "a:b", "Anna, Countess", "Levl"])
def test_the_command_that_goes_on_with_a_game_works(bot: str, person: str, run: Run, tmp_path: Path) -> None:
    begun = run("play", "--seats", f'"name:{person}",{bot}', "--set", "start=0", typed="take wbg\n")
    assert begun.code == 0
    (told,) = re.findall("Continue with: (.*)", begun.out)
    words = shlex.split(told)
    assert words[:3] == ["cabochon", "play", "--resume"]
    assert run(*words[1:], typed="quit\n").code == 0
    record = Record.load(saved(tmp_path))
    assert record.names[0] == person
    assert record.headers["Seats"] == "person, program"


def test_a_program_is_called_as_it_calls_itself(run: Run, tmp_path: Path) -> None:
    run("play", "--seats", f"Anna,{program()},{program()}", "--set", "start=0")
    assert Record.load(saved(tmp_path)).names == ("Anna", "Wayward 1", "Wayward 2")


def test_a_class_is_called_by_its_name_alone(run: Run, tmp_path: Path) -> None:
    bot = "py:tests.players.own:Shopper"
    run("play", "--seats", f"Anna,{bot},Hal={bot}", "--set", "start=0")
    assert Record.load(saved(tmp_path)).names == ("Anna", "Shopper", "Hal")


def test_a_program_that_fails_costs_no_game(run: Run, tmp_path: Path) -> None:
    ended = run("play", "--seats", f"Anna,{program('crash')}", "--set", "start=0", typed="take wbg\n")
    assert ended.is_refusal
    assert "the bot's own fault" in ended.err
    file = saved(tmp_path)
    assert f"Continue with: cabochon play --resume {file}" in ended.out
    resumed = run("play", "--resume", str(file), "--seats", "Anna,greedy", typed="quit\n")
    assert resumed.code == 0
    assert Record.load(file).moves[0].text == "take wbg"


def test_a_class_that_fails_is_a_line_and_no_trace(run: Run) -> None:
    ended = run("play", "--seats", "py:tests.arena.entrants:Clumsy,random")
    assert ended.is_refusal
    assert "Clumsy failed: ZeroDivisionError: out of ideas" in ended.err


def test_a_class_that_answers_in_words_is_told_what_is_wanted(run: Run) -> None:
    ended = run("play", "--seats", "py:tests.arena.entrants:Talker,random")
    assert ended.is_refusal
    assert "Talker failed: MoveError: decide must return a Move, one of view.legal_moves, not '" in ended.err


# --- Leaving ---


def test_the_end_of_the_input_at_the_questions(run: Run) -> None:
    assert run("play").code == 0


def test_control_c_leaves_with_the_game_saved(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert run("play").code == 130
    result = run("play", "--game", "splendor")
    assert result.code == 130
    assert "Continue with: cabochon play --resume" in result.out
