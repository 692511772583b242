"""A game at the terminal, driven by typed lines."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cabochon import Match
from cabochon.language import LANGUAGES, Language
from cabochon.match.record import Record
from cabochon.players import GreedyPlayer
from cabochon.protocol import ExternalPlayer
from cabochon.terminal import Session, resumed_session
from cabochon.terminal.words import Words
from tests.protocol.programs import program
from tests.terminal.typist import ANNA, BEN, ENGLISH, GREEDY, Typist, bot, lines, session_of, until


@pytest.mark.parametrize("game", ["splendor", "duel"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_person_can_play_to_the_end(game: str, code: str, file: Path) -> None:
    session: Session
    person = GreedyPlayer(1)

    def moves() -> Iterator[str]:
        yield "?"
        yield "moves"
        while True:
            yield person.decide(session.match.view(session.match.to_move)).text

    typist = Typist(moves(), code)
    session = session_of(typist, file, game=game)
    session.run()
    assert session.match.outcome is not None
    winner = session.match.names[session.match.outcome.winners[0]]
    assert Language(code).text("winners", names=winner, count=1) in typist.text
    assert session.match.secret is not None
    assert session.match.secret.hex() in typist.text
    assert session.match.commitment is not None
    assert session.match.commitment in typist.text
    record = Record.load(file)
    assert record.match() == session.match
    assert all(check.ok for check in record.verify(session.match.commitment))
    assert "{" not in typist.text, "a message lacks a variable"


def test_bots_among_themselves(file: Path) -> None:
    typist = Typist(lines())
    session = session_of(typist, file, GREEDY, bot("Random", "random"))
    session.run()
    assert session.match.outcome is not None
    assert "takes" in typist.text


def test_whoever_watches_bots_turns_the_pages_and_may_leave(file: Path) -> None:
    typist = Typist(lines("", "", "quit", "n"), colour=True)
    session = session_of(typist, file, GREEDY, bot("Random", "random"))
    session.run()
    assert session.match.outcome is None
    assert not file.exists()


def test_help_lists_what_can_be_played_now(typed: Callable[..., str]) -> None:
    text = typed("?")
    assert "three gems of different colours" in text
    assert "wbg wbr wbk wgr wgk wrk bgr bgk brk grk ww bb gg rr kk" in text
    assert "back to your previous decision" in text
    assert "buy" not in text.split("You can play:")[1].split("Verbs may be")[0]


def test_moves_in_words(typed: Callable[..., str]) -> None:
    text = typed("moves")
    assert "take 1 white, 1 blue, 1 green" in text
    assert "reserve the top card of deck 3, unseen" in text
    only = typed("moves reserve").split("> moves reserve")[1]
    assert "reserve 1a" in only
    assert "take wbg" not in only
    exact = typed("moves  Reserve 1A").split("Reserve 1A")[1]
    assert "reserve 1a" in exact
    assert "reserve 1b" not in exact


@pytest.mark.parametrize("kind", ["buy", "buy 1a", "juggle"])
def test_moves_of_a_kind_that_is_not_possible(kind: str, typed: Callable[..., str]) -> None:
    answer = typed(f"moves {kind}").split(f"> moves {kind}")[1]
    assert f"No move that begins with “{kind}” is possible now." in answer
    assert "take wbg" not in answer


def test_bots_are_quoted_in_notation_and_words(typed: Callable[..., str], file: Path) -> None:
    text = typed("take wbg", "log")
    assert "take wbg  Anna takes 1 white, 1 blue, 1 green." in text
    answer = Record.load(file).moves[1].text
    assert f"{answer}  Greedy " in text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("xyz", "“xyz” is not a move. What can be decided now begins with: take, reserve."),
        ("take", "“take” can mean several moves: take wbg"),
        ("buy 3a", "“buy 3a” is too expensive: you lack "),
        ("take wwb", "“take wwb” is not a move. After take come the letters of tokens"),
        ("buy", "“buy” is not possible now."),
        ("buy 9z", "“buy 9z” is not a move. After buy comes the place of a card"),
        ("pass 3", "“pass 3” is not a move. Nothing comes after pass."),
        ("noble x", "“noble x” is not a move. After noble comes a number: noble 1."),
        ("r 9", "After reserve comes the place of a card"),
        ("buy h1", "“buy h1” is not possible now."),
        ("return w", "“return w” has to wait"),
        ("\x1b[2J" + "x" * 600, "is not a move"),
    ],
)
def test_bad_input_gets_a_friendly_answer_and_changes_nothing(
    line: str, answer: str, typed: Callable[..., str], file: Path
) -> None:
    text = typed(line)
    assert answer in text
    assert "\x1b[2J" not in text.split(answer)[0].rsplit("!", 1)[-1]
    assert Record.load(file).moves == ()


def test_full_width_letters_are_understood(typed: Callable[..., str], file: Path) -> None:
    text = typed("？", "ｔａｋｅ　ｗｂｇ", "ｌｏｇ")
    assert "You can play:" in text
    assert Record.load(file).moves[0].text == "take wbg"


def test_a_line_may_hold_several_decisions(typed: Callable[..., str], file: Path) -> None:
    gold = next(
        move for move in Match("duel", 2, settings={"start": 0}, seed=1).legal_moves if move.verb == "gold"
    )
    typed(f"{gold}; reserve 1t", game="duel")
    assert [move.text for move in Record.load(file).moves[:2]] == [gold.text, "reserve 1t"]


def test_the_payment_is_shown_while_it_is_chosen(file: Path) -> None:
    match = until(("splendor", 2, {}), 4, lambda match: match.phase == "pay")
    match.record().save(file)
    typist = Typist(lines("", "", ""))
    resumed_session(typist.screen, file).run()
    payment = Words(match.game, ENGLISH, match.names).tokens(match.position()["pending"]["payment"])
    assert f"You are about to pay {payment}." in typist.text


def test_a_line_that_goes_beyond_the_turn_is_explained(typed: Callable[..., str]) -> None:
    assert "goes beyond your turn" in typed("take wbg, take wbg")


def test_undo_against_bots_leads_to_the_previous_decision(typed: Callable[..., str], file: Path) -> None:
    text = typed("undo", "take wbg", "reserve 1a", "undo", "undo", "undo")
    assert text.count("You have not decided anything yet.") == 2
    assert Record.load(file).moves == ()


def test_the_person_before_may_take_back_at_the_hand_over(typed: Callable[..., str], file: Path) -> None:
    typed("", "take wbg", "undo", "reserve 1a", "", "log", seats=(ANNA, BEN))
    assert [move.text for move in Record.load(file).moves] == ["reserve 1a"]


def test_hidden_cards_stay_hidden(typed: Callable[..., str], file: Path) -> None:
    text = typed("", "reserve 3t", "", "take wbg", "", "log", seats=(ANNA, BEN))
    card = Record.load(file).match().position()["players"][0]["reserved"][0]["card"]
    assert card is not None
    words = Words(Match("splendor", 2).game, ENGLISH, ("Anna", "Ben"))
    before, for_ben, for_anna = text.split("Pass the keyboard to ")
    assert "Anna begins. Press Enter when nobody else can see the screen." in before
    assert for_ben.startswith("Ben.")
    assert "h1  3? " in for_ben
    assert "(" not in for_ben.split("Anna hand")[1].split("\n")[0]
    assert words.card(card) not in for_ben
    assert "Anna hand  h1 (" in for_anna


def test_one_person_is_never_asked_to_hand_over(typed: Callable[..., str]) -> None:
    assert "keyboard" not in typed("take wbg", "reserve 1a")


def test_a_hand_over_wipes_the_screen(file: Path) -> None:
    typist = Typist(lines("", "reserve 3t"), colour=True)
    session_of(typist, file, ANNA, BEN).run()
    handed = typist.text.split("Pass the keyboard to Ben")[0]
    assert handed.rstrip("\x1b[1m").endswith("\x1b[2J\x1b[H\x1b[3J")


def test_leaving_at_the_hand_over(typed: Callable[..., str]) -> None:
    assert "Continue with: cabochon play --resume" in typed("", "take wbg", "quit", "y", seats=(ANNA, BEN))


# --- Getting ready ---


def test_only_bots_and_hints_wait_for_what_is_compiled(file: Path) -> None:
    waits: list[int] = []
    typist = Typist(lines("table", "hint", "take wbg"))
    session = session_of(typist, file)

    def wait() -> None:
        waits.append(len(session.match.moves))

    Session(
        typist.screen, session.match, [ANNA, GREEDY], session.bots, session.adviser, file, True, wait
    ).run()
    assert waits == [0, 1], "for the hint, and for the bot after the first move"


def test_programs_end_with_the_session(file: Path) -> None:
    session = session_of(Typist(lines("take wbg")), file, ANNA, bot("Program", program()))
    program_player = session.bots[1]
    assert isinstance(program_player, ExternalPlayer)
    assert program_player.process_id is not None
    session.run()
    assert program_player.process_id is None
