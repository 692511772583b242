"""The next game: somebody asks for it, everybody agrees, and then it has a table."""

import json
from typing import Any

import pytest

from cabochon.server import show
from cabochon.server.show import Present
from cabochon.server.table import NOTHING, Change, ForbiddenError, TableError, again
from cabochon.server.table.bots import Kinds
from cabochon.server.table.events import Followed, Forgotten
from cabochon.server.table.happenings import Incident
from cabochon.server.table.proposals import Proposal
from tests.server.tables import ANYBODY, GUESTS, OPENED, STRANGER, Sitting, begun, opened

ANN, BOB, CID, DEE = GUESTS


def finished(seats: str, **options: Any) -> Sitting:
    """A game that is over: Ann has given up, among several after a bot has played on for her."""
    sitting = begun(seats, settings={"target": 1, "start": 0}, **options)
    sitting.do(sitting.table.resign(ANN, 0, None, sitting.now))
    while sitting.table.status == "playing":
        (sitting.bot_plays if sitting.table.bot_to_move else sitting.play)()
    return sitting


def wish(sitting: Sitting, guest: str, *, agree: bool = True) -> list[str]:
    return sitting.do(sitting.table.rematch(guest, agree))


def shown(sitting: Sitting, guest: str) -> Any:
    return json.loads(show.state(sitting.table, guest, Present(), sitting.now))


def test_somebody_asks_and_the_other_agrees() -> None:
    sitting = finished("mo")
    assert [shown(sitting, guest)["rematch"] for guest in (ANN, BOB, STRANGER)] == ["ask", "ask", "no"]
    assert wish(sitting, BOB) == ["proposed"]
    assert sitting.table.history[-1] == Incident(sitting.table.number, OPENED, "invited", 1, "Bob")
    assert [shown(sitting, guest)["rematch"] for guest in (ANN, BOB, STRANGER)] == ["asked", "agreed", "no"]
    assert shown(sitting, ANN)["proposal"] == {
        "kind": "rematch",
        "by": 1,
        "seat": 1,
        "bot": None,
        "decisions": None,
        "agreed": [],
        "waiting": [0],
    }
    assert not sitting.table.is_rematch_due
    assert sitting.table.follow("other22222") == NOTHING, "nothing begins for who has not agreed"
    assert wish(sitting, ANN) == ["agreed"]
    assert sitting.table.is_rematch_due
    assert sitting.folded().is_rematch_due
    assert sitting.do(sitting.table.follow("other22222")) == ["rematch"]
    assert (sitting.table.next, sitting.table.proposal) == ("other22222", None)
    assert sitting.table.history[-1].seat == 1


def test_it_has_the_same_people_one_seat_further_on() -> None:
    old = finished("mo", clock=(60, 5))
    for guest in (BOB, ANN):
        wish(old, guest)
    new = Sitting(*again(old.table, "other22222", 1, bytes(32), OPENED + 60))
    assert new.table.status == "playing"
    assert [(seat.name, seat.guest) for seat in new.table.seats] == [("Bob", BOB), ("Ann", ANN)]
    assert new.table.host == BOB
    assert new.row.secret != old.row.secret
    assert new.table.plan.settings == old.table.plan.settings
    assert new.table.awaited == (0, 1), "no clock runs before both have seen it"


@pytest.mark.parametrize("number", range(4))
def test_who_was_behind_the_first_begins_next_whoever_chance_chose(number: int) -> None:
    """So it goes round, however often they play again."""
    sitting = begun("moo", settings={"target": 1}, secret=bytes([number]) * 32)
    people = [seat.guest for seat in sitting.table.seats]
    first = people.index(mover(sitting))
    for game in range(1, 4):
        sitting.do(sitting.table.resign(ANN, people_now(sitting).index(ANN), None, sitting.now))
        while sitting.table.status == "playing":
            (sitting.bot_plays if sitting.table.bot_to_move else sitting.play)()
        sitting = Sitting(*again(sitting.table, f"other{game}2222", 1, bytes([game]) * 32, OPENED))
        assert mover(sitting) == people[(first + game) % 3]


def people_now(sitting: Sitting) -> list[str | None]:
    return [seat.guest for seat in sitting.table.seats]


def mover(sitting: Sitting) -> str | None:
    """Who is to move."""
    assert sitting.table.to_move is not None
    return people_now(sitting)[sitting.table.to_move]


def test_no_bot_asks_for_it() -> None:
    with pytest.raises(ValueError, match="a bot"):
        again(finished("mg").table, "other22222", 1, bytes(32), OPENED)


def test_no_bot_plays_again_that_is_for_another_game_now() -> None:
    """A server was started anew, and under the name of a bot there is another one."""
    sitting = finished("mog")
    wish(sitting, ANN)
    asked, over = sitting.table, sitting.table.copy()
    over.proposal = None
    for table in (asked, over):
        table.bots = {"greedy": ("duel",)}
        with pytest.raises(TableError) as error:
            table.rematch(BOB, agree=True)
        assert (error.value.code, error.value.values) == ("error-bot-game", {"name": "greedy"})
    assert [over.may_rematch(guest) for guest in (ANN, BOB)] == ["no", "no"]
    assert [event.kind for event in asked.rematch(BOB, agree=False).events] == ["declined"]
    fitting: tuple[Kinds, ...] = (
        {"greedy": ("splendor",)},
        {"greedy": ("duel", "splendor")},
        {"greedy": None},
        {},
    )
    for bots in fitting:
        asked.bots = bots
        assert [event.kind for event in asked.rematch(BOB, agree=True).events] == ["agreed"]


@pytest.mark.parametrize("seats", ["mg", "ml", "mlgr"])
def test_bots_and_who_sits_at_the_same_screen_agree_at_once(seats: str) -> None:
    sitting = finished(seats)
    assert wish(sitting, ANN) == ["proposed"]
    assert sitting.table.is_rematch_due
    assert wish(sitting, ANN) == []


def test_two_who_ask_at_the_same_moment_agree() -> None:
    sitting = finished("mo")
    wish(sitting, ANN)
    assert wish(sitting, BOB) == ["agreed"]
    assert sitting.table.is_rematch_due


def test_everybody_is_asked() -> None:
    sitting = finished("moo")
    assert sitting.table.seats[0].kind == "bot", "she gave up"
    wish(sitting, BOB)
    assert sitting.table.proposal == Proposal("rematch", 1, 1, (0, 2))
    assert wish(sitting, CID) == ["agreed"]
    assert wish(sitting, CID) == []
    assert not sitting.table.is_rematch_due
    assert [sitting.table.may_rematch(guest) for guest in (ANN, BOB, CID)] == ["asked", "agreed", "agreed"]
    wish(sitting, ANN)
    new = Sitting(*again(sitting.table, "other22222", 1, bytes(32), OPENED))
    assert [seat.guest for seat in new.table.seats] == [BOB, CID, ANN]
    assert [seat.bot for seat in new.table.seats] == [None, None, None]


@pytest.mark.parametrize("who", [ANN, BOB, CID])
def test_whoever_is_part_of_it_can_put_an_end_to_it(who: str) -> None:
    """Who was asked declines, who asked withdraws, and who has agreed thinks better of it."""
    sitting = finished("moo")
    wish(sitting, BOB)
    wish(sitting, CID)
    assert wish(sitting, who, agree=False) == ["declined"]
    assert sitting.table.proposal is None
    assert sitting.table.may_rematch(BOB) == "ask"
    assert wish(sitting, who, agree=False) == [], "there is nothing left to decline"
    assert wish(sitting, who) == ["proposed"]


def test_what_was_agreed_stands() -> None:
    sitting = finished("mo")
    for guest in (ANN, BOB):
        wish(sitting, guest)
    assert wish(sitting, ANN, agree=False) == []
    assert sitting.table.is_rematch_due
    sitting.do(sitting.table.follow("other22222"))
    for agree in (True, False):
        assert wish(sitting, BOB, agree=agree) == []
    assert sitting.table.follow("third22222") == NOTHING
    assert sitting.table.next == "other22222"
    assert sitting.table.may_rematch(ANN) == "no"


def test_an_answer_to_something_else_is_none_to_this() -> None:
    """It may have been sent while the game went on, about a move that somebody wanted to take back."""
    sitting = finished("mo")
    wish(sitting, BOB)
    with pytest.raises(TableError) as error:
        sitting.table.answer(ANN, True, None, sitting.now, missing=ANYBODY)
    assert error.value.code == "error-table-over"


def test_who_leaves_for_good_takes_the_question_along() -> None:
    for asking, leaving in ((BOB, 1), (BOB, 0)):
        sitting = finished("mo")
        wish(sitting, asking)
        sitting.do(Change((Forgotten((leaving,)),)))
        assert sitting.table.proposal is None
        assert sitting.table.may_rematch(BOB) == "no"
        with pytest.raises(TableError) as error:
            wish(sitting, BOB)
        assert error.value.code == "error-table-gone"


def test_it_is_for_those_who_played_to_the_end() -> None:
    for agree in (True, False):
        with pytest.raises(ForbiddenError) as error:
            wish(finished("mo"), STRANGER, agree=agree)
        assert error.value.code == "error-table-not-seated"
        with pytest.raises(TableError) as refusal:
            wish(begun("mo"), ANN, agree=agree)
        assert refusal.value.code == "error-table-not-over"
        closed = opened("mo")
        closed.do(closed.table.leave(ANN, 0))
        with pytest.raises(TableError) as refusal:
            wish(closed, ANN, agree=agree)
        assert refusal.value.code == "error-table-closed"


def test_a_rematch_of_before_needed_nobodys_agreement() -> None:
    """As it is in the events of old tables."""
    sitting = finished("mo")
    sitting.do(Change((Followed("other22222", 1),)))
    assert sitting.folded().next == "other22222"
