"""Playing in the terminal, driven by typed lines."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from cabochon import Match
from cabochon.language import LANGUAGES, Language
from cabochon.match import CabochonError
from cabochon.match.move import all_moves
from cabochon.match.record import Record
from cabochon.players import LEVELS, NAMES, GreedyPlayer
from cabochon.terminal import (
    USUAL_BOT,
    Plan,
    Seat,
    Session,
    ask_plan,
    resumed_session,
    seat_of,
    told_apart,
)
from cabochon.terminal.events import Chronicle
from cabochon.terminal.replay import json_lines, show_replay
from cabochon.terminal.saves import new_save, saves_folder
from cabochon.terminal.scene import Scene
from cabochon.terminal.seats import bot_of, read_kinds, write_kinds
from cabochon.terminal.table import table
from cabochon.terminal.takeback import takeback
from cabochon.terminal.words import Words
from tests.matches import TABLES, eager, new_match, played, table_name
from tests.terminal.typist import ANNA, BEN, ENGLISH, GREEDY, Kind, Typist, lines, session_of, until


def told(match: Match) -> Chronicle:
    """Everything that happened, as a spectator saw it."""
    chronicle = Chronicle(Words(match.game, ENGLISH, match.names))
    states = [*(step.before for step in match.steps), match.state]
    positions = [state.view(None).position() for state in states]
    for step, before, after in zip(match.steps, positions, positions[1:], strict=False):
        chronicle.add(step.move, before, after)
    return chronicle


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.cabochon"


@pytest.fixture
def typed(file: Path) -> Callable[..., str]:
    """Type lines into a new game; returns what was shown."""

    def play(
        *answers: str, seats: tuple[Seat, ...] = (ANNA, GREEDY), game: str = "splendor", code: str = "en"
    ) -> str:
        typist = Typist(iter(answers), code)
        session_of(typist, file, *seats, game=game).run()
        return typist.text

    return play


# --- Before the game ---


def test_enter_everywhere_plays_two_player_splendor_against_a_middling_bot() -> None:
    plan = ask_plan(Typist(repeat("")).screen, NAMES)
    assert plan == Plan("splendor", [Seat("Player 1"), Seat("Trader", USUAL_BOT)], {})


def test_the_questions_take_numbers_names_and_beginnings() -> None:
    typist = Typist(lines("splendor", "5", "４", "Anna", "random", "", "４", "teams"))
    plan = ask_plan(typist.screen, NAMES)
    assert plan.game == "splendor"
    assert list(plan.seats) == [
        ANNA,
        Seat("Random", "random"),
        Seat("Trader 1", "level-4"),
        Seat("Trader 2", "level-4"),
    ]
    assert plan.settings == {"teams": True}
    assert "Please choose one of: 2, 3, 4." in typist.text


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_questions_offer_every_level_with_its_name_and_time(code: str) -> None:
    typist = Typist(lines("2", "9", "8", Language(code).text("level-name-1")), code)
    plan = ask_plan(typist.screen, NAMES)
    assert [seat.kind for seat in plan.seats] == ["level-8", "level-1"]
    assert Language(code).text("setup-level", last=8) in typist.text
    for level in LEVELS:
        (row,) = (
            line
            for line in typist.text.splitlines()
            if line.startswith(f"  {level.number}  {plan_name(code, level.number)} ")
        )
        assert Language(code).text("level-time", seconds=int(level.seconds + 0.5)) in row
        assert Language(code).text(f"bot-{level.name}-about") in row, "does not fit on its line"
        assert cell_len(row) <= 80


def plan_name(code: str, level: int) -> str:
    return Language(code).text(f"level-name-{level}")


@pytest.mark.parametrize("entry", ["3", "level-3", "Level 3", " LEVEL3 "])
def test_a_level_has_several_spellings(entry: str) -> None:
    assert bot_of(entry, NAMES) == "level-3"


@pytest.mark.parametrize("entry", ["0", "9", "level-12"])
def test_a_level_that_there_is_not_is_no_person(entry: str) -> None:
    with pytest.raises(CabochonError, match="level-8, greedy, random"):
        seat_of(entry, 1, ENGLISH, NAMES)
    assert seat_of("R2-D2", 1, ENGLISH, NAMES) == Seat("R2-D2")


def test_a_game_for_two_asks_neither_for_players_nor_for_variants() -> None:
    plan = ask_plan(Typist(lines("2", "Anna", "Ben")).screen, NAMES)
    assert plan == Plan("duel", [ANNA, BEN], {})


def test_names_that_no_record_could_hold_are_asked_again() -> None:
    typist = Typist(lines("2", "x" * 41, "a\tb", "Anna", ""))
    assert ask_plan(typist.screen, NAMES).seats[0] == ANNA
    assert typist.text.count("at most 40 letters") == 2


def test_bots_have_names_in_the_language_of_the_table() -> None:
    seats = [
        seat_of(entry, number, Language("fr"), NAMES)
        for number, entry in enumerate(("", "greedy", "level-5", "greedy"), 1)
    ]
    assert [seat.name for seat in told_apart(seats)] == ["Joueur 1", "Avide 1", "Négociant", "Avide 2"]


# --- A whole game ---


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
    session = session_of(typist, file, GREEDY, Seat("Random", "random"))
    session.run()
    assert session.match.outcome is not None
    assert "takes" in typist.text


def test_whoever_watches_bots_turns_the_pages_and_may_leave(file: Path) -> None:
    typist = Typist(lines("", "", "quit", "n"), colour=True)
    session = session_of(typist, file, GREEDY, Seat("Random", "random"))
    session.run()
    assert session.match.outcome is None
    assert not file.exists()


# --- What can be typed ---


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


def test_bots_are_quoted_in_notation_and_words(typed: Callable[..., str], file: Path) -> None:
    text = typed("take wbg", "log")
    assert "take wbg  Anna takes 1 white, 1 blue, 1 green." in text
    answer = Record.load(file).moves[1].text
    assert f"{answer}  Greedy " in text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("xyz", "“xyz” is not a move. Type ? to see what you can do."),
        ("take", "“take” can mean several moves: take wbg"),
        ("buy 3a", "“buy 3a” is too expensive: you lack "),
        ("take wwb", "“take wwb” is not a move."),
        ("buy h1", "“buy h1” is not possible now."),
        ("return w", "“return w” has to wait"),
        ("\x1b[2J" + "x" * 600, "is not a move"),
    ],
)
def test_bad_input_gets_one_friendly_line_and_changes_nothing(
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


# --- Undo ---


def test_undo_against_bots_leads_to_the_previous_decision(typed: Callable[..., str], file: Path) -> None:
    text = typed("undo", "take wbg", "reserve 1a", "undo", "undo", "undo")
    assert text.count("You have not decided anything yet.") == 2
    assert Record.load(file).moves == ()


def test_undo_among_people() -> None:
    match = Match("splendor", 3, settings={"start": 0}, seed=1)
    match.play("take wbg")
    assert takeback(match, 0, [1]) == (1, None)
    assert takeback(match, 1, [0]) == (0, "undo-other-person")
    match.play("take wgr")
    assert takeback(match, 0, [1]) == (0, "undo-other-person")
    assert takeback(match, 0, [2]) == (2, None)
    assert takeback(match, 2, [0, 1]) == (0, "undo-other-person")
    assert takeback(match, 2, []) == (0, "undo-nothing")


def test_undo_among_people_ends_where_a_card_was_turned_up() -> None:
    match = Match("splendor", 2, settings={"start": 0}, seed=1)
    match.play("reserve 1a")
    assert takeback(match, 0, [1]) == (0, "undo-revealed")
    assert takeback(match, 0, []) == (1, None)


def test_a_refill_of_duel_is_a_revelation() -> None:
    match = until(("duel", 2, {}), 3, lambda match: bool(match.steps) and match.steps[-1].refill is not None)
    assert match.to_move is not None
    assert takeback(match, match.to_move, [1 - match.to_move]) == (0, "undo-revealed")
    assert takeback(match, match.to_move, []) == (1, None)


def test_the_person_before_may_take_back_at_the_hand_over(typed: Callable[..., str], file: Path) -> None:
    typed("", "take wbg", "undo", "reserve 1a", "", "log", seats=(ANNA, BEN))
    assert [move.text for move in Record.load(file).moves] == ["reserve 1a"]


# --- Several people at one keyboard ---


def test_hidden_cards_stay_hidden(typed: Callable[..., str], file: Path) -> None:
    text = typed("", "reserve 3t", "", "take wbg", "", "log", seats=(ANNA, BEN))
    card = Record.load(file).match().position()["players"][0]["reserved"][0]["card"]
    words = Words(Match("splendor", 2).game, ENGLISH, ("Anna", "Ben"))
    before, for_ben, for_anna = text.split("Pass the keyboard to ")
    assert "Anna begins. Press Enter when nobody else can see the screen." in before
    assert for_ben.startswith("Ben.")
    assert card is not None
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


# --- Saving, leaving, coming back ---


def test_the_end_of_the_input_ends_the_game_cleanly(typed: Callable[..., str], file: Path) -> None:
    text = typed("take wbg")
    assert text.rstrip().endswith(f"Continue with: cabochon play --resume {file}")
    assert len(Record.load(file).moves) == 2


@pytest.mark.parametrize(
    ("started", "found", "typed_as"),
    [
        (".venv/bin/cabochon", None, ".venv/bin/cabochon"),
        (".venv/bin/cabochon", "/usr/bin/cabochon", "cabochon"),
        ("pytest", None, "cabochon"),
    ],
)
def test_how_to_continue_can_be_typed_as_it_stands(
    started: str, found: str | None, typed_as: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [started])
    monkeypatch.setattr("shutil.which", lambda _: found)
    typist = Typist(lines("take wbg"))
    session_of(typist, file).run()
    assert f"Continue with: {typed_as} play --resume" in typist.text


def test_nothing_is_lost_when_somebody_interrupts(file: Path) -> None:
    session = session_of(Typist(lines("take wbg", "^C")), file)
    with pytest.raises(KeyboardInterrupt):
        session.run()
    assert Record.load(file).match() == session.match
    typist = Typist(lines("reserve 1a"))
    resumed = resumed_session(typist.screen, file)
    resumed.run()
    assert "take wbg  Anna takes" in typist.text
    assert [move.text for move in Record.load(file).moves][::2] == ["take wbg", "reserve 1a"]


def test_a_finished_game_can_be_opened_again(file: Path) -> None:
    match = played(("splendor", 2, {}), 1)
    match.record().save(file)
    typist = Typist(lines())
    resumed_session(typist.screen, file).run()
    assert "The game is over" in typist.text


def test_save_writes_a_copy_and_asks_before_it_replaces_a_file(
    typed: Callable[..., str], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.cabochon"
    assert f"Saved in {copy}" in typed("take wbg", f"save {copy}")
    assert len(Record.load(copy).moves) == 2
    copy.write_text("mine", encoding="utf-8")
    assert "Replace it? [y/N]" in typed(f"save {copy}", "")
    assert copy.read_text(encoding="utf-8") == "mine"
    typed(f"save {copy}", "y")
    assert Record.load(copy).moves == ()


@pytest.mark.parametrize("name", ["{folder}", "{folder}/no\0file", "/proc/no/such/place", "~nobody-here/x"])
def test_a_copy_that_cannot_be_written_is_no_disaster(
    name: str, typed: Callable[..., str], tmp_path: Path
) -> None:
    text = typed(f"save {name.format(folder=tmp_path)}", "y", "y")
    assert "could not be written" in " ".join(text.split())


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("no folder", encoding="utf-8")
    typist = Typist(lines("take wbg", "reserve 1a"))
    session = session_of(typist, tmp_path / "blocked" / "game.cabochon")
    session.run()
    assert len(session.match.moves) >= 4
    assert typist.text.count("could not be written") == 1
    assert "Continue with" not in typist.text


def test_quit_keeps_the_game_unless_told_otherwise(typed: Callable[..., str], file: Path) -> None:
    typed("take wbg", "quit", "")
    assert file.exists()
    assert "dropped" in typed("take wbg", "q", "n")
    assert not file.exists()


def test_quit_never_removes_a_file_that_was_there_before(typed: Callable[..., str], file: Path) -> None:
    typed("take wbg")
    resumed_session(Typist(lines("quit", "n")).screen, file).run()
    assert file.exists()


def test_saves_lie_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert new_save("duel").parent == tmp_path / "cabochon" / "games"
    assert (
        saves_folder({"XDG_DATA_HOME": "not/absolute"})
        == Path.home() / ".local" / "share" / "cabochon" / "games"
    )


def test_kinds_of_players_travel_in_the_record() -> None:
    match = Match("splendor", 2, names=["Anna", "Greedy"])
    write_kinds(match, [ANNA, GREEDY])
    assert read_kinds(Record.parse(str(match.record())).match(), NAMES) == [ANNA, GREEDY]
    match.headers["Seats"] = "person"
    with pytest.raises(CabochonError, match="must name 2 seats; it names 1"):
        read_kinds(match, NAMES)
    match.headers["Seats"] = "person, genius"
    with pytest.raises(CabochonError, match="genius"):
        read_kinds(match, NAMES)
    del match.headers["Seats"]
    assert [seat.is_person for seat in read_kinds(match, NAMES)] == [True, True]


# --- How it looks ---


def page(
    match: Match, code: str, width: int, seat: int | None = 0, encoding: str = "utf-8", colour: bool = False
) -> str:
    typist = Typist(lines(), code, width, colour, encoding)
    scene = Scene(
        game=match.game,
        position=match.position() if seat is None else match.view(seat).position(),
        names=match.names,
        seat=seat,
        legal=frozenset(move.text for move in match.legal_moves),
        language=Language(code),
        width=width,
        ascii_only=typist.screen.ascii_only,
    )
    typist.screen.show(table(scene))
    return typist.text


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [64, 80, 100])
def test_tables_fit_and_align(code: str, width: int) -> None:
    for kind in TABLES:
        match = played(kind, 5, decisions=60)
        text = page(match, code, width)
        assert all(cell_len(line) <= width for line in text.splitlines()), f"{table_name(kind)} is too wide"
        walls = [line for line in text.splitlines() if line.count("│") >= 2]
        columns = {cell_len(line[: line.index("│")]) for line in walls}
        assert len(columns) <= 2, "cards do not stand below each other"


@pytest.mark.parametrize("width", [50, 80])
def test_nothing_is_cut_off_where_there_is_little_room(width: int) -> None:
    match = until(("duel", 2, {}), 1, lambda match: len(match.position()["players"][0]["reserved"]) == 3)
    text = page(match, "fr", width, seat=None)
    for entry in match.position()["players"][0]["reserved"]:
        assert entry["card"] is not None
        cost = match.game.cards[entry["card"]].cost
        price = "".join(
            f"{count}{letter}" for count, letter in zip(cost, match.game.letters, strict=False) if count
        )
        assert price in text
    assert "couronne" in text


def test_a_table_of_two_is_not_taller_than_a_terminal() -> None:
    for game in ("splendor", "duel"):
        assert len(page(Match(game, 2), "en", 80).splitlines()) <= 22


def test_every_chip_carries_its_letter() -> None:
    match = new_match(("duel", 2, {}), 1)
    plain, coloured = (page(match, "en", 80, colour=colour) for colour in (False, True))
    assert "\x1b" not in plain
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
    board = [line[3:18] for line in plain.splitlines()[3:8]]
    letters = "".join(board).replace(" ", "")
    assert sorted(letters) == sorted("wwwwbbbbggggrrrrkkkkppooo")


@pytest.mark.parametrize("kind", TABLES, ids=table_name)
def test_ascii_is_enough(kind: Kind) -> None:
    text = page(played(kind, 5, decisions=40), "en", 80, encoding="ascii")
    assert "+" in text
    assert "|" in text


def test_what_can_be_bought_is_marked() -> None:
    match = until(("splendor", 2, {}), 2, lambda match: any(move.verb == "buy" for move in match.legal_moves))
    bought = next(move.argument for move in match.legal_moves if move.verb == "buy")
    assert f"{bought}✓" in page(match, "en", 80, seat=match.to_move)


def test_wide_names_are_shortened_by_their_width() -> None:
    match = Match("splendor", 2, names=["名前がとても長いプレイヤーさん", "B" * 30])
    rows = [line for line in page(match, "ja", 80).splitlines() if "トークン" in line]
    assert len(rows) == 2
    assert len({cell_len(row[: row.index("トークン")]) for row in rows}) == 1


# --- Words ---


@pytest.mark.parametrize("kind", TABLES, ids=table_name)
def test_every_decision_can_be_told(kind: Kind) -> None:
    match = played(kind, 11, choose=eager)
    events = told(match).since(0)
    assert len(events) > 20
    assert not any("{" in event.text or "-1" in event.text for event in events)
    bought = sum(len(player["cards"]) for player in match.position()["players"])
    assert sum("buys a card" in event.text for event in events) == bought


@pytest.mark.parametrize("kind", TABLES, ids=table_name)
def test_every_legal_move_can_be_put_into_words(kind: Kind) -> None:
    match = played(kind, 11, choose=eager)
    words = Words(match.game, ENGLISH, match.names)
    for step in match.steps[::5]:
        position = step.before.view(step.seat).position()
        for action in step.before.legal_actions():
            offer = words.offer(all_moves(match.game)[action], position)
            assert offer
            assert "{" not in offer


def test_a_purchase_is_told_once_with_what_was_paid() -> None:
    match = until(("splendor", 2, {}), 4, lambda match: bool(match.moves) and match.moves[-1].verb == "cover")
    match.play("pay")
    chronicle = told(match)
    last = chronicle.since(0)[-1]
    assert last.notation.startswith("buy ")
    assert last.notation.endswith(", pay")
    assert "gold" in last.text
    chronicle.cut(len(match.moves) - 1)
    assert len(chronicle) == len(match.moves) - 1
    assert chronicle.since(0)[-1].number < last.number


@pytest.mark.parametrize("seed", range(12))
def test_nothing_that_changes_hands_in_duel_goes_untold(seed: int) -> None:
    match = played(("duel", 2, {}), seed, choose=eager)
    states = [*(step.before for step in match.steps), match.state]
    events = {event.number: event.text for event in told(match).since(0)}
    for number, step in enumerate(match.steps, 1):
        players: list[Any] = [state.position()["players"] for state in states[number - 1 : number + 1]]
        before, after = players
        seat = step.seat
        other, text = 1 - seat, events.get(number, "")
        if sum(after[other]["tokens"]) < sum(before[other]["tokens"]):
            assert f"from {match.names[other]}" in text
        if len(after[seat]["royals"]) > len(before[seat]["royals"]):
            assert "receives a royal" in text
        for player in (seat, other):
            if after[player]["privileges"] > before[player]["privileges"]:
                assert f"{match.names[player]} gains a privilege" in text


@pytest.mark.parametrize("seed", range(12))
def test_nobles_are_told_whether_chosen_or_not(seed: int) -> None:
    match = played(("splendor", 2, {"target": 30}), seed, choose=eager)
    players: Any = match.position()["players"]
    nobles = sum(len(player["nobles"]) for player in players)
    assert sum("receives a noble (3 points)" in event.text for event in told(match).since(0)) == nobles


# --- Replay ---


def test_json_has_a_line_for_each_decision_and_one_for_the_outcome() -> None:
    match = played(("duel", 2, {}), 3)
    *decisions, last = [json.loads(line) for line in json_lines(match)]
    assert [line["move"] for line in decisions] == [move.text for move in match.moves]
    assert [line["number"] for line in decisions] == list(range(1, len(decisions) + 1))
    assert set(decisions[0]) == {"number", "seat", "phase", "legal", "move", "position"}
    assert all(line["move"] in line["legal"] for line in decisions)
    assert all(line["position"]["to_move"] == line["seat"] for line in decisions)
    assert None not in chain(*decisions[0]["position"]["decks"])
    assert match.outcome is not None
    assert last["outcome"] == {
        "winners": list(match.outcome.winners),
        "scores": list(match.outcome.scores),
        "reason": match.outcome.reason,
    }


def test_an_unfinished_game_has_no_outcome() -> None:
    assert json.loads(list(json_lines(Match("splendor", 2)))[-1])["outcome"] is None


def test_a_piped_replay_prints_every_position() -> None:
    match = played(("splendor", 2, {}), 3, decisions=10)
    typist = Typist(lines())
    show_replay(typist.screen, match)
    assert typist.text.count("Nobles") == 11


def test_pages_of_a_replay_go_forth_and_back() -> None:
    match = played(("splendor", 2, {}), 3)
    last = len(match.moves)
    typist = Typist(lines("", "", "b", "999", "b", "3", "q"), colour=True)
    show_replay(typist.screen, match)
    shown = [int(part.split(" of ")[0].split()[-1]) for part in typist.text.split(f" of {last} ")[:-1]]
    assert shown == [0, 1, 2, 1, last, last - 1, 3]
    assert "wins!" in typist.text
