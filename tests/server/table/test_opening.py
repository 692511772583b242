"""Opening a table, sitting down and getting up, until the game starts by itself."""

import pytest

from cabochon.players import NAMES as BOTS
from cabochon.server.show import wire
from cabochon.server.table import NOTHING, Change, ForbiddenError, Table, TableError, open_table
from cabochon.server.table.bots import Kinds
from cabochon.server.table.events import Joined, Started
from cabochon.server.table.happenings import Incident
from tests.server.tables import GUESTS, OPENED, SECRET, STRANGER, Command, Sitting, begun, opened, plan

ANN, BOB, CID, DEE = GUESTS


def test_a_table_waits_for_its_open_seats() -> None:
    table = opened("mo", listed=True).table
    assert (table.status, table.match, table.plan.listed) == ("waiting", None, True)
    assert [seat.kind for seat in table.seats] == ["person", "open"]
    assert [happening.number for happening in table.history] == [1]


def test_the_game_starts_with_the_event_that_fills_the_last_seat() -> None:
    sitting = opened("moo")
    assert sitting.do(sitting.table.join(BOB, "Bob", 2)) == ["joined"]
    assert sitting.do(sitting.table.join(CID, "Cid", 1)) == ["joined", "started"]
    match = sitting.table.match
    assert match is not None
    assert match.names == ("Ann", "Cid", "Bob")
    assert match.secret == SECRET
    assert match.settings["start"] == 0
    assert match.headers["Date"] == "2023-11-14"


@pytest.mark.parametrize("seats", ["mg", "ml", "lg", "mlgr"])
def test_a_table_without_open_seats_starts_at_once(seats: str) -> None:
    assert opened(seats).table.status == "playing"


def test_the_host_fills_open_seats_with_bots() -> None:
    sitting = opened("moo")
    assert sitting.do(sitting.table.seat_bot(ANN, 1, "greedy")) == ["bot"]
    assert sitting.do(sitting.table.seat_bot(ANN, 2, "random")) == ["bot", "started"]
    assert [seat.bot for seat in sitting.table.seats] == [None, "greedy", "random"]


def test_nobody_opens_a_table_for_bots_alone() -> None:
    with pytest.raises(TableError) as error:
        opened("gr")
    assert error.value.code == "error-table-nobody"
    sitting = opened("oo")
    sitting.do(sitting.table.seat_bot(ANN, 0, "greedy"))
    with pytest.raises(TableError) as error:
        sitting.table.seat_bot(ANN, 1, "random")
    assert error.value.code == "error-table-nobody"
    sitting.do(sitting.table.join(BOB, "Bob", 1))
    assert sitting.table.status == "playing"


def test_only_the_host_fills_seats() -> None:
    with pytest.raises(ForbiddenError) as error:
        opened("mo").table.seat_bot(BOB, 1, "greedy")
    assert error.value.code == "error-table-host"


def test_equal_names_are_told_apart() -> None:
    sitting = opened("moog")
    sitting.do(sitting.table.join(BOB, "ann", 1))
    sitting.do(sitting.table.join(CID, "Аnn", 2))  # with a Cyrillic letter
    assert sitting.table.match is not None
    assert sitting.table.match.names == ("Ann", "ann 2", "Аnn 3", "Greedy")
    assert [seat.name for seat in sitting.table.seats] == ["Ann", "ann 2", "Аnn 3", "Greedy"]


def test_a_name_that_was_taken_before_there_were_rules_is_told_apart_too() -> None:
    """It is in the events of old tables, which are read as ever."""
    sitting = opened("mog")
    sitting.do(Change((Joined(1, BOB, "Greedy"), Started())))
    assert [seat.name for seat in sitting.folded().seats] == ["Ann", "Greedy", "Greedy 2"]


def test_bots_are_called_by_their_kind() -> None:
    assert [seat.name for seat in opened("ggrm").table.seats] == ["Greedy", "Greedy 2", "Random", "Ann"]


# --- What can't be opened ---


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (plan("mm"), "error-table-me"),
        (plan("moo", game="duel"), "error-players"),
        (plan("mo", settings={"target": 99}), "error-setting-number"),
        (plan("mo", settings={"colour": "red"}), "error-setting-unknown"),
        (plan("mo", settings={"teams": True}), "error-team-players"),
        (plan("mo", settings={"start": 2}), "error-setting-start"),
    ],
)
def test_impossible_plans_are_refused(wish: wire.NewTable, code: str) -> None:
    with pytest.raises(TableError) as error:
        open_table("table22222", ANN, "Ann", wish, SECRET, OPENED)
    assert error.value.code == code
    assert str(error.value)


@pytest.mark.parametrize("name", ["", "  ", "\n", "\u200b", "\x07", "x" * 25])
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(TableError) as error:
        open_table("table22222", ANN, name, plan("mo"), SECRET, OPENED)
    assert error.value.code == "error-name"
    with pytest.raises(TableError):
        open_table("table22222", ANN, name, plan("og"), SECRET, OPENED)  # who opens it sits nowhere
    with pytest.raises(TableError):
        opened("mo").table.join(BOB, name, 1)


def test_nobody_is_called_like_a_bot() -> None:
    wish, bots = plan("ml"), dict.fromkeys(["greedy", "Deep Thought"])
    for name in ("Greedy", "deep-thought 2"):
        with pytest.raises(TableError) as error:
            open_table("table22222", ANN, name, wish, SECRET, OPENED, bots)
        assert error.value.code == "error-name-taken"
    with pytest.raises(TableError):
        opened("mo").table.join(BOB, "LeveI 4", 1)


def test_a_name_is_tidied() -> None:
    sitting = opened("moo")
    sitting.do(sitting.table.join(BOB, " Jean \t Luc ", 1))
    assert sitting.table.seats[1].name == "Jean Luc"


def test_people_on_this_screen_and_bots_are_named() -> None:
    for seats in ([{"kind": "me"}, {"kind": "local"}], [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]):
        wish = wire.NewTable.model_validate({"game": "splendor", "seats": seats})
        with pytest.raises(TableError) as error:
            open_table("table22222", ANN, "Ann", wish, SECRET, OPENED)
        assert error.value.code in ("error-name", "error-bot")
    with pytest.raises(TableError) as error:
        opened("mo").table.seat_bot(ANN, 1, "hal")
    assert error.value.values == {"name": "hal", "known": ", ".join(BOTS)}


def test_a_bot_for_one_game_sits_at_no_table_of_another() -> None:
    bots: Kinds = {"greedy": None, "Neo": ("duel",)}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "Neo"}]
    for game in ("duel", "splendor"):
        wish = wire.NewTable.model_validate({"game": game, "seats": seats})
        if game == "duel":
            row, _ = open_table("table22222", ANN, "Ann", wish, SECRET, OPENED, bots)
            assert row.plan.seats[1].bot == "Neo"
            continue
        with pytest.raises(TableError, match="Neo does not play this game") as error:
            open_table("table22222", ANN, "Ann", wish, SECRET, OPENED, bots)
        assert (error.value.code, error.value.values) == ("error-bot-game", {"name": "Neo"})


def test_a_host_seats_no_bot_that_is_for_another_game() -> None:
    for game, code in (("duel", ""), ("splendor", "error-bot-game")):
        row, change = open_table("table22222", ANN, "Ann", plan("mo", game=game), SECRET, OPENED)
        table = Table(row, {"Neo": ("duel",)}).after(change, OPENED)
        if not code:
            assert [event.kind for event in table.seat_bot(ANN, 1, "Neo").events] == ["bot", "started"]
            continue
        with pytest.raises(TableError) as error:
            table.seat_bot(ANN, 1, "Neo")
        assert error.value.code == code


# --- Sitting down and getting up ---


def test_a_taken_seat_is_taken() -> None:
    table = opened("moo").table
    with pytest.raises(TableError) as error:
        table.join(BOB, "Bob", 0)
    assert (error.value.code, error.value.values) == ("error-table-seat-taken", {"number": 1})
    with pytest.raises(TableError):
        table.seat_bot(ANN, 0, "greedy")


def test_there_are_no_other_seats() -> None:
    for seat in (-1, 2, 3):
        with pytest.raises(TableError) as error:
            opened("mo").table.join(BOB, "Bob", seat)
        assert error.value.code == "error-table-seat-unknown"


def test_one_seat_for_whoever_joins() -> None:
    sitting = opened("mooo")
    sitting.do(sitting.table.join(BOB, "Bob", 2))
    assert sitting.table.join(BOB, "Bob", 2) == NOTHING
    with pytest.raises(TableError) as error:
        sitting.table.join(BOB, "Bob", 1)
    assert error.value.code == "error-table-seated"


def test_nobody_joins_after_the_start() -> None:
    table = begun("mo").table
    commands: list[Command] = [
        lambda: table.join(STRANGER, "Eve", 1),
        lambda: table.seat_bot(ANN, 1, "greedy"),
    ]
    for command in commands:
        with pytest.raises(TableError) as error:
            command()
        assert error.value.code == "error-table-started"


def test_whoever_leaves_before_the_start_opens_the_seat() -> None:
    sitting = opened("moo")
    sitting.do(sitting.table.join(BOB, "Bob", 1))
    assert sitting.do(sitting.table.leave(BOB, 1)) == ["left"]
    assert sitting.table.seats[1].kind == "open"
    assert sitting.table.status == "waiting"
    assert sitting.table.history[-1] == Incident(3, OPENED, "left", 1, "Bob")


def test_nobody_leaves_for_somebody_else() -> None:
    with pytest.raises(ForbiddenError) as error:
        opened("moo").table.leave(BOB, 0)
    assert error.value.code == "error-table-not-yours"


def test_a_table_that_its_host_leaves_alone_is_over_without_a_result() -> None:
    sitting = opened("mog")
    assert sitting.do(sitting.table.leave(ANN, 0)) == ["left", "over"]
    assert (sitting.table.status, sitting.table.outcome) == ("over", None)
    with pytest.raises(TableError) as error:
        sitting.table.join(BOB, "Bob", 1)
    assert error.value.code == "error-table-over"


def test_a_table_stays_while_somebody_else_is_there() -> None:
    sitting = opened("moo")
    sitting.do(sitting.table.join(BOB, "Bob", 1))
    assert sitting.do(sitting.table.leave(ANN, 0)) == ["left"]
    assert sitting.table.host == BOB
    assert sitting.do(sitting.table.seat_bot(BOB, 0, "greedy")) == ["bot"]
    assert sitting.do(sitting.table.leave(BOB, 1)) == ["left", "over"]


def test_a_second_person_on_the_hosts_screen_keeps_the_table() -> None:
    sitting = opened("mlo")
    assert sitting.do(sitting.table.leave(ANN, 0)) == ["left"]
    assert sitting.table.host == ANN
    assert sitting.do(sitting.table.leave(ANN, 1)) == ["left", "over"]


def test_after_the_start_a_seat_stays_its_persons() -> None:
    assert begun("mo").table.leave(BOB, 1) == NOTHING


def test_a_game_of_other_rules_is_not_played() -> None:
    row, change = open_table("table22222", ANN, "Ann", plan("mg"), SECRET, OPENED)
    object.__setattr__(row, "rules_version", 0)
    with pytest.raises(TableError) as error:
        Sitting(row, change)
    assert error.value.code == "error-table-version"
