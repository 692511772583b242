"""The questions before a game."""

from itertools import repeat

import pytest
from rich.cells import cell_len

from cabochon.language import LANGUAGES, Language
from cabochon.players import LEVELS
from cabochon.terminal import USUAL_BOT, InputEndedError, Plan, Seat, ask_plan
from tests.terminal.typist import ANNA, BEN, Typist, bot, lines


def test_enter_everywhere_plays_two_player_splendor_against_a_middling_bot() -> None:
    plan = ask_plan(Typist(repeat("")).screen)
    assert plan == Plan("splendor", [Seat("Player 1"), bot("Trader", USUAL_BOT)], {})


def test_the_questions_take_numbers_names_and_beginnings() -> None:
    typist = Typist(lines("splendor", "5", "４", "Anna", "random", "", "４", "teams"))
    plan = ask_plan(typist.screen)
    assert plan.game == "splendor"
    assert list(plan.seats) == [
        ANNA,
        bot("Random", "random"),
        bot("Trader 1", "level-4"),
        bot("Trader 2", "level-4"),
    ]
    assert plan.settings == {"teams": True}
    assert "Please choose one of: 2, 3, 4." in typist.text


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_questions_offer_every_level_with_its_name_and_time(code: str) -> None:
    language = Language(code)
    typist = Typist(lines("2", "8", language.text("level-name-1")), code)
    assert [seat.bot and seat.bot.text for seat in ask_plan(typist.screen).seats] == ["level-8", "level-1"]
    for level in LEVELS:
        (row,) = (
            line
            for line in typist.text.splitlines()
            if line.startswith(f"  {level.number}  {language.text(f'level-name-{level.number}')} ")
        )
        assert language.text("level-time", seconds=int(level.seconds + 0.5)) in row
        assert language.text(f"bot-{level.name}-about") in row, "does not fit on its line"
        assert cell_len(row) <= 80


def test_a_game_for_two_asks_neither_for_players_nor_for_variants() -> None:
    plan = ask_plan(Typist(lines("2", "Anna", "Ben")).screen)
    assert plan == Plan("duel", [ANNA, BEN], {})


def test_names_that_no_record_could_hold_are_asked_again() -> None:
    typist = Typist(lines("2", "x" * 41, "a\tb", "Anna", ""))
    assert ask_plan(typist.screen).seats[0] == ANNA
    assert typist.text.count("at most 40 letters") == 2


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("9", "There is no bot 9; there are: level-1,"),
        ("levl-3", "levl-3 looks like the bot level-3. For a person of that name, write name:levl-3"),
        ("Tradr", "Tradr looks like the bot trader."),
        ("serach:simulations=9", "did you mean search:simulations=9?"),
        ("search:depth=9", "There is no depth in search:depth=9; a search has: attention, caution,"),
        ("cmd:./bot", "Programs and Python classes are given on the command line, with --seats."),
        ("py:bots:Mine", "Programs and Python classes are given on the command line, with --seats."),
    ],
)
def test_what_is_neither_a_person_nor_a_bot_is_asked_again(answer: str, complaint: str) -> None:
    typist = Typist(lines("2", answer, "name:Trader", "search:simulations=9"))
    plan = ask_plan(typist.screen)
    assert complaint in " ".join(typist.text.split())
    assert list(plan.seats) == [Seat("Trader"), bot("search:simulations=9", "search:simulations=9")]


@pytest.mark.parametrize("before", [(), ("",), ("", "3", "Anna"), ("2",), ("", "4", "", "", "", "")])
@pytest.mark.parametrize("word", ["quit", "EXIT", "q"])
def test_one_may_leave_at_every_question(before: tuple[str, ...], word: str) -> None:
    typist = Typist(lines(*before, word, *[""] * 9))
    with pytest.raises(InputEndedError):
        ask_plan(typist.screen)
    assert "type quit to leave" in typist.text


def test_a_person_may_be_called_like_that_all_the_same() -> None:
    assert ask_plan(Typist(lines("2", "name:Quit", "")).screen).seats[0] == Seat("Quit")


def test_the_game_is_told_as_soon_as_it_is_known() -> None:
    typist = Typist(lines("2", "Anna", "Ben"))
    shown: list[tuple[str, str]] = []
    ask_plan(typist.screen, lambda game: shown.append((game, typist.text)))
    [(game, text)] = shown
    assert game == "duel"
    assert "Which game?" in text
    assert "Seat 1" not in text
