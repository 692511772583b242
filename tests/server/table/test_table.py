"""What people may do at a table during the game, decision by decision."""

from collections.abc import Callable
from typing import Any

import pytest

from cabochon.match.deeds import Deed
from cabochon.server.table import NOTHING, Change, Entry, Event, ForbiddenError, Table, TableError
from cabochon.server.table.bots import SUBSTITUTE
from cabochon.server.table.events import (
    Agreed,
    Ending,
    GotUp,
    Joined,
    Moved,
    Over,
    Proposed,
    Replaced,
    Resigned,
    TakenBack,
)
from cabochon.server.table.happenings import MoveMade
from cabochon.server.table.proposals import Proposal
from tests.server.tables import ANYBODY, GUESTS, OPENED, STRANGER, Command, Sitting, begun, missing, opened

ANN, BOB, CID, DEE = GUESTS
NOW = OPENED

# --- Playing ---


def test_a_move_is_an_event_with_what_it_did() -> None:
    sitting = begun("mo")
    assert sitting.do(sitting.table.play(ANN, 0, "take wbg", "ann:1", NOW)) == ["move"]
    assert sitting.table.history[-1] == MoveMade(
        number=4,
        time=NOW,
        seat=0,
        moves=("take wbg",),
        deeds=(Deed("take", 0, tokens=(1, 1, 1, 0, 0, 0)),),
        decisions=1,
        turn=1,
    )
    assert sitting.table.to_move == 1


def test_a_command_changes_nothing_by_itself() -> None:
    table = begun("mo").table
    table.play(ANN, 0, "take wbg", None, NOW)
    table.resign(ANN, 0, None, NOW)
    assert (table.number, table.decisions, table.status) == (3, 0, "playing")


def test_several_decisions_are_one_event() -> None:
    sitting = begun("mo")
    with_nine_tokens(sitting)
    sitting.play("take wbg, return bw")
    made = sitting.table.history[-1]
    assert isinstance(made, MoveMade)
    assert made.moves == ("take wbg", "return w", "return b")
    assert [deed.kind for deed in made.deeds] == ["take", "return", "return"]
    assert (made.decisions, made.turn) == (9, 7)


def test_loose_notation_is_stored_in_its_one_form() -> None:
    sitting = begun("mo")
    sitting.play("TAKE green w b")
    assert sitting.stored[-1].event == Moved(0, ANN, ("take wbg",))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("dance", "error-move-malformed"),
        ("t", "error-move-ambiguous"),
        ("buy 3a", "error-move-rules"),
        ("return w", "error-move-phase"),
        ("take wbg, take wbg", "error-move-turn"),
        ("", "error-move-malformed"),
    ],
)
def test_what_is_no_move_is_refused_with_its_reason(text: str, code: str) -> None:
    table = begun("mo").table
    with pytest.raises(TableError) as error:
        table.play(ANN, 0, text, None, NOW)
    assert error.value.code == code
    assert error.value.values.keys() <= {"text", "options", "more"}
    assert table.decisions == 0


def test_the_order_of_returns_is_refused_with_its_reason() -> None:
    sitting = begun("mo")
    with_nine_tokens(sitting)
    sitting.play("take wbg, return g")
    with pytest.raises(TableError) as error:
        sitting.play("return w")
    assert error.value.code == "error-move-order"


def test_nothing_is_decided_before_the_bag_is_drawn() -> None:
    sitting = begun("mo", game="duel")
    while not any(move.text == "replenish" for move in moves(sitting)):
        sitting.play()
    with pytest.raises(TableError) as error:
        sitting.play("replenish, take c3")
    assert error.value.code == "error-move-chance"


def test_errors_quote_briefly() -> None:
    with pytest.raises(TableError) as error:
        begun("mo").table.play(ANN, 0, "x" * 190, None, NOW)
    assert len(str(error.value.values["text"])) <= 61


def test_nobody_plays_out_of_turn() -> None:
    with pytest.raises(TableError) as error:
        begun("mo").table.play(BOB, 1, "take wbg", None, NOW)
    assert (error.value.code, error.value.values) == ("error-table-turn", {"name": "Ann"})


@pytest.mark.parametrize("guest", [BOB, STRANGER, ""])
def test_nobody_acts_for_a_seat_of_somebody_else(guest: str) -> None:
    table = begun("mo").table
    commands: list[Command] = [
        lambda: table.play(guest, 0, "take wbg", None, NOW),
        lambda: table.undo(guest, 0, None, NOW),
        lambda: table.resign(guest, 0, None, NOW),
        lambda: table.come_back(guest, 0, None, NOW),
        lambda: table.leave(guest, 0),
    ]
    for command in commands:
        with pytest.raises(ForbiddenError) as error:
            command()
        assert error.value.code == "error-table-not-yours"


def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    waiting, over = opened("mo").table, begun("mo")
    over.do(over.table.resign(ANN, 0, None, NOW))
    for table, code in ((waiting, "error-table-not-started"), (over.table, "error-table-over")):
        commands: list[Callable[[Table], Change]] = [
            lambda table: table.play(ANN, 0, "take wbg", None, NOW),
            lambda table: table.undo(ANN, 0, None, NOW),
            lambda table: table.resign(ANN, 0, None, NOW),
            lambda table: table.answer(ANN, True, None, NOW, missing=ANYBODY),
            lambda table: table.replace(ANN, 1, missing(frozenset()), None, NOW),
            lambda table: table.come_back(ANN, 0, None, NOW),
        ]
        for command in commands:
            with pytest.raises(TableError) as error:
                command(table)
            assert error.value.code == code


def test_the_end_of_the_game_is_an_event() -> None:
    sitting = begun("mo", settings={"target": 1, "start": 0})
    kinds = played_to_the_end(sitting)
    assert kinds == ["move", "over"]
    outcome, match = sitting.table.outcome, sitting.table.match
    assert outcome is not None
    assert match is not None
    assert match.outcome is not None
    assert outcome.winners == tuple(match.outcome.winners)
    assert (outcome.reason, outcome.seat) == ("target", None)
    assert sitting.table.to_move is None


def test_a_request_is_remembered_by_its_last_event() -> None:
    sitting = begun("mo", settings={"target": 1, "start": 0})
    sitting.do(sitting.table.play(ANN, 0, "take wbg", "ann:7", NOW))
    sitting.do(sitting.table.resign(BOB, 1, "bob:1", NOW))
    assert sitting.table.keys == {"ann:7": 4, "bob:1": 6}
    assert sitting.folded().keys == sitting.table.keys


# --- Bots ---


def test_a_bot_plays_on_its_seat() -> None:
    sitting = begun("mg")
    sitting.play()
    assert sitting.table.bot_to_move == "greedy"
    assert sitting.bot_plays() == ["move"]
    moved = sitting.stored[-1].event
    assert isinstance(moved, Moved)
    assert moved.guest is None


def test_a_bot_that_thought_too_long_about_an_old_position_is_not_heard() -> None:
    sitting = begun("mg")
    sitting.play()
    legal = moves(sitting)[:1]
    table = sitting.table
    assert table.match is not None
    after = table.match.moves
    assert table.bot_play(1, legal, (), NOW) == NOTHING
    assert table.bot_play(0, legal, after, NOW) == NOTHING
    sitting.do(table.resign(ANN, 0, None, NOW))
    assert sitting.table.bot_play(1, legal, after, NOW) == NOTHING
    with pytest.raises(ValueError, match="after the bot's turn"):
        table.bot_play(1, legal * 2, after, NOW)


def test_no_bot_plays_for_a_person_who_is_there() -> None:
    table = begun("mo").table
    assert table.bot_play(0, table.match.legal_moves[:1] if table.match else [], (), NOW) == NOTHING


# --- Giving up ---


@pytest.mark.parametrize(
    ("seats", "settings", "seat", "winners"),
    [
        ("mo", {"start": 0}, 0, (1,)),
        ("mo", {"start": 0}, 1, (0,)),
        ("mooo", {"start": 0, "teams": True}, 2, (1, 3)),
        ("mooo", {"start": 0, "teams": True}, 1, (0, 2)),
    ],
)
def test_with_two_sides_the_other_side_wins(
    seats: str, settings: dict[str, Any], seat: int, winners: tuple[int, ...]
) -> None:
    sitting = begun(seats, settings=settings)
    assert sitting.do(sitting.table.resign(GUESTS[seat], seat, None, NOW)) == ["resigned", "over"]
    assert sitting.table.outcome == Ending(winners, (0,) * len(seats), "resigned", seat)


def test_among_several_a_bot_plays_on_for_good() -> None:
    sitting = begun("moo")
    assert sitting.do(sitting.table.resign(BOB, 1, None, NOW)) == ["resigned"]
    seat = sitting.table.seats[1]
    assert (seat.kind, seat.bot, seat.guest, seat.name) == ("bot", SUBSTITUTE, None, "Bob")
    with pytest.raises(ForbiddenError):
        sitting.table.come_back(BOB, 1, None, NOW)
    sitting.play()
    assert sitting.bot_plays() == ["move"]


def test_a_bot_that_played_on_before_stays_who_it_was() -> None:
    sitting = begun("moo")
    assert sitting.do(Change((Resigned(1, "greedy"),))) == ["resigned"]
    assert sitting.folded().seats[1].bot == "greedy" != SUBSTITUTE


@pytest.mark.parametrize("seats", ["mo", "mg", "moo"])
def test_whoever_runs_the_server_ends_a_game_that_nobody_wins(seats: str) -> None:
    sitting = begun(seats, clock=(60, 0))
    sitting.play()
    assert sitting.do(sitting.table.close(NOW)) == ["over"]
    table = sitting.folded()
    assert (table.status, table.to_move, table.deadline) == ("over", None, None)
    assert table.outcome == Ending((), (0,) * len(seats), "closed")
    assert table.match is not None
    assert table.match.headers["Ended"] == "closed by the server"
    assert not table.close(NOW).events


def test_whoever_runs_the_server_closes_a_table_that_waits() -> None:
    sitting = opened("mo")
    sitting.do(sitting.table.close(NOW))
    assert sitting.folded().outcome == Ending((), (), "closed")
    with pytest.raises(TableError) as error:
        sitting.table.join(BOB, "Bob", 1)
    assert error.value.code == "error-table-over"


def test_the_game_goes_on_when_nobody_is_left() -> None:
    sitting = begun("mgg", settings={"target": 1, "start": 0})
    sitting.do(sitting.table.resign(ANN, 0, None, NOW))
    while sitting.table.status == "playing":
        sitting.bot_plays()
    assert sitting.table.outcome is not None


# --- Somebody is missing ---


def test_a_bot_plays_for_a_missing_person_when_all_others_agree() -> None:
    sitting = begun("mooo")
    everybody_else = {ANN, CID, DEE}
    assert sitting.do(sitting.table.replace(ANN, 1, missing(everybody_else), None, NOW)) == ["proposed"]
    proposal = sitting.table.proposal
    assert proposal is not None
    assert (proposal.kind, proposal.by, proposal.seat, proposal.waiting) == ("bot", 0, 1, (2, 3))
    assert sitting.do(sitting.table.answer(DEE, True, None, NOW, missing=ANYBODY)) == ["agreed"]
    assert sitting.do(sitting.table.answer(CID, True, None, NOW, missing=ANYBODY)) == ["agreed", "replaced"]
    assert sitting.table.seats[1].away
    assert sitting.table.proposal is None
    with pytest.raises(TableError) as error:
        sitting.table.replace(ANN, 1, missing(everybody_else), None, NOW)
    assert error.value.code == "error-table-replaced"


def test_nobody_left_to_ask() -> None:
    sitting = begun("mo")
    assert sitting.do(sitting.table.replace(ANN, 1, missing({ANN}), None, NOW)) == ["replaced"]
    assert sitting.table.seats[1].bot == SUBSTITUTE


def test_others_who_are_missing_too_are_not_asked() -> None:
    sitting = begun("moo")
    assert sitting.do(sitting.table.replace(ANN, 1, missing({ANN}), None, NOW)) == ["replaced"]
    assert sitting.do(sitting.table.replace(ANN, 2, missing({ANN}), None, NOW)) == ["replaced"]


def test_whoever_was_replaced_comes_back_and_plays() -> None:
    sitting = begun("mo")
    sitting.play()
    sitting.do(sitting.table.replace(ANN, 1, missing({ANN}), None, NOW))
    with pytest.raises(TableError) as error:
        sitting.table.play(BOB, 1, "take wbg", None, NOW)
    assert error.value.code == "error-table-away"
    sitting.bot_plays()
    sitting.play()
    assert sitting.do(sitting.table.come_back(BOB, 1, None, NOW)) == ["returned"]
    assert sitting.table.bot_to_move is None
    assert sitting.play() == ["move"]
    with pytest.raises(TableError) as error:
        sitting.table.come_back(BOB, 1, None, NOW)
    assert error.value.code == "error-table-not-away"


@pytest.mark.parametrize(
    ("guest", "seat", "code"),
    [
        (ANN, 1, "error-table-online"),
        (ANN, 0, "error-table-own-seat"),
        (ANN, 2, "error-table-no-person"),
        (ANN, 3, "error-table-seat-unknown"),
        (STRANGER, 1, "error-table-not-seated"),
    ],
)
def test_who_can_be_replaced(guest: str, seat: int, code: str) -> None:
    with pytest.raises(TableError) as error:
        begun("mog").table.replace(guest, seat, missing({ANN, BOB, STRANGER}), None, NOW)
    assert error.value.code == code


def test_nobody_is_replaced_before_they_could_come_back() -> None:
    sitting = begun("mo")
    with pytest.raises(TableError) as error:
        sitting.table.replace(ANN, 1, missing({ANN}, since=NOW + 12.2), None, NOW)
    assert (error.value.code, error.value.values["seconds"]) == ("error-table-grace", 13)
    later = NOW + 12.2
    assert sitting.do(sitting.table.replace(ANN, 1, missing({ANN}, since=later), None, later)) == ["replaced"]
    assert sitting.table.seats[1].bot == SUBSTITUTE, "which bot it is, the opponent does not choose"


def test_a_move_of_the_missing_person_ends_the_proposal() -> None:
    sitting = begun("moo")
    sitting.do(sitting.table.replace(ANN, 1, missing({ANN, CID}), None, NOW))
    sitting.play()
    assert sitting.table.proposal is not None
    sitting.play()
    assert sitting.table.proposal is None


# --- Answering ---


def test_one_proposal_at_a_time() -> None:
    sitting = begun("moo")
    sitting.play()
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    commands: list[Command] = [
        lambda: sitting.table.undo(ANN, 0, None, NOW),
        lambda: sitting.table.replace(ANN, 1, missing({ANN, CID}), None, NOW),
        lambda: sitting.table.replace(ANN, 1, missing({ANN}), None, NOW),
    ]
    for command in commands:
        with pytest.raises(TableError) as error:
            command()
        assert error.value.code == "error-table-proposal"


def test_a_proposal_is_declined_by_one() -> None:
    sitting = begun("moo")
    sitting.play()
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    sitting.do(sitting.table.answer(BOB, True, None, NOW, missing=ANYBODY))
    assert sitting.do(sitting.table.answer(CID, False, None, NOW, missing=ANYBODY)) == ["declined"]
    assert (sitting.table.proposal, sitting.table.decisions) == (None, 1)


def test_nobody_is_replaced_who_has_come_back() -> None:
    sitting = begun("moo")
    sitting.do(sitting.table.replace(ANN, 1, missing({ANN, CID}), None, NOW))
    with pytest.raises(TableError) as error:
        sitting.table.answer(CID, True, None, NOW, missing=())
    assert error.value.code == "error-table-online"
    # And whom it is about need not wait for the others.
    assert sitting.do(sitting.table.answer(BOB, False, None, NOW, missing=())) == ["declined"]
    assert sitting.table.proposal is None


def test_a_proposal_is_withdrawn_by_whoever_made_it() -> None:
    sitting = begun("mo")
    sitting.play()
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    with pytest.raises(ForbiddenError) as error:
        sitting.table.answer(ANN, True, None, NOW, missing=ANYBODY)
    assert error.value.code == "error-table-not-asked"
    assert sitting.do(sitting.table.answer(ANN, False, None, NOW, missing=ANYBODY)) == ["declined"]


def test_only_those_who_are_asked_answer_once() -> None:
    sitting = begun("moo")
    with pytest.raises(TableError) as error:
        sitting.table.answer(BOB, True, None, NOW, missing=ANYBODY)
    assert error.value.code == "error-table-no-proposal"
    sitting.play()
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    sitting.do(sitting.table.answer(BOB, True, None, NOW, missing=ANYBODY))
    for guest in (BOB, STRANGER):
        with pytest.raises(ForbiddenError):
            sitting.table.answer(guest, True, None, NOW, missing=ANYBODY)


def test_a_proposal_lapses_when_one_of_those_concerned_has_gone() -> None:
    sitting = begun("moo")
    sitting.play()
    sitting.do(sitting.table.undo(ANN, 0, None, NOW))
    sitting.do(sitting.table.resign(CID, 2, None, NOW))
    assert sitting.table.proposal is None


# --- Standing ---


def test_how_a_table_stands() -> None:
    sitting = opened("mo", listed=True, clock=(60, 0))
    standing = sitting.table.standing()
    assert (standing.status, standing.listed, standing.guests) == ("waiting", True, (ANN,))
    assert (standing.to_move, standing.deadline) == ((), None)
    sitting.do(sitting.table.join(BOB, "Bob", 1))
    standing = sitting.table.standing()
    assert (standing.status, standing.guests, standing.to_move) == ("playing", (ANN, BOB), (ANN,))
    assert standing.deadline is None, "nobody has seen it yet"
    for guest in (ANN, BOB):
        sitting.do(sitting.table.arrive(guest))
    assert sitting.table.standing().deadline == NOW + 60
    sitting.do(sitting.table.replace(BOB, 0, missing({BOB}), None, NOW))
    standing = sitting.table.standing()
    assert (standing.to_move, standing.deadline) == ((), None)
    sitting.do(sitting.table.resign(BOB, 1, None, NOW))
    standing = sitting.table.standing()
    assert (standing.status, standing.guests, standing.to_move) == ("over", (ANN, BOB), ())
    assert standing.summary.outcome == Ending((0,), (0, 0), "resigned", 1)
    sitting.do(sitting.table.rematch(ANN, True))
    assert sitting.table.standing().to_move == (BOB,)


def test_a_table_that_somebody_gave_up_stays_in_their_list() -> None:
    sitting = begun("moo")
    sitting.do(sitting.table.resign(BOB, 1, None, NOW))
    assert BOB in sitting.table.standing().guests


# --- Folding ---


def test_events_come_one_after_the_other() -> None:
    sitting = begun("mo")
    with pytest.raises(ValueError, match="can't follow"):
        sitting.table.apply(sitting.stored[0])


@pytest.mark.parametrize(
    "event",
    [
        Moved(77, ANN, ("take wbg",)),
        Moved(1, BOB, ("take wbg",)),
        Moved(0, ANN, ("buy 1a",)),
        Moved(0, ANN, ("jump",)),
        TakenBack(0, -1),
        TakenBack(0, 5),
        Joined(7, BOB, "Bob"),
        GotUp(-1, BOB, "Bob"),
        Replaced(2, "greedy"),
        Proposed(Proposal("undo", 0, 0, (1, 2)), "Ann"),
        Agreed((5,)),
        Agreed((1,)),
        Over(Ending((2,), (3, 4), "target")),
        Over(Ending((0,), (3, 4), "resigned", 9)),
    ],
    ids=repr,
)
def test_what_can_not_have_happened_is_not_taken_in(event: Event) -> None:
    table = begun("mo", settings={"start": 0}).table
    with pytest.raises((ValueError, KeyError, AssertionError)):
        table.apply(Entry(table.number + 1, NOW, event))


def test_a_clock_needs_the_time_of_everybody() -> None:
    table = begun("mo", settings={"start": 0}, clock=(60, 0)).table
    for left in (None, (1000,)):
        with pytest.raises(ValueError, match="a time for each seat"):
            table.copy().apply(Entry(table.number + 1, NOW, Moved(0, ANN, ("take wbg",), left)))


def test_what_happens_in_a_copy_stays_there() -> None:
    sitting = begun("mo")
    before = sitting.table
    later = before.after(before.play(ANN, 0, "take wbg", "key", NOW), NOW)
    assert (before.number, before.decisions, before.keys, len(before.history)) == (3, 0, {}, 3)
    assert (later.number, later.decisions, later.keys, len(later.history)) == (4, 1, {"key": 4}, 4)


def moves(sitting: Sitting) -> Any:
    assert sitting.table.match is not None
    return sitting.table.match.legal_moves


def with_nine_tokens(sitting: Sitting) -> None:
    """Ann takes nine tokens while Bob reserves cards."""
    for _ in range(3):
        sitting.play("take wbg")
        sitting.play("reserve 1a")


def played_to_the_end(sitting: Sitting) -> list[str]:
    """Play purchases first, so that it ends."""
    kinds: list[str] = []
    while sitting.table.status == "playing":
        legal = [move.text for move in moves(sitting)]
        buys = [text for text in legal if text.startswith("buy")]
        kinds = sitting.play(buys[-1] if buys else legal[0])
    return kinds
