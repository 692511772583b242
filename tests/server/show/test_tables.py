"""What leaves a table: in the declared types, and nothing that its recipient may not know."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from cabochon.games.positions import Position, known_cards
from cabochon.games.state import State
from cabochon.match import Match, Record
from cabochon.server import show
from cabochon.server.show import Listed, Present, Shown, wire
from cabochon.server.show.tables import seat_shown
from cabochon.server.table import Table, TableError
from cabochon.server.table.bots import SUBSTITUTE
from cabochon.server.table.course import Course
from cabochon.server.table.happenings import Incident
from tests.games.random_games import few
from tests.server.random_tables import EVERYBODY, RandomTable, random_tables
from tests.server.tables import ANYBODY, GUESTS, OPENED, SECRET, STRANGER, Sitting, begun, missing, opened

ANN, BOB, CID, DEE = GUESTS
# Making one of these takes longer than a check with it.
UPDATE, STATE, PRESENCE, LOBBY, TABLES, ANYTHING = (
    TypeAdapter[Any](kind)
    for kind in (wire.Update, wire.TableState, wire.Presence, wire.Lobby, list[wire.TableSummary], Any)
)
NOBODY = Present()
STEPS = 120


def looks(table: Table) -> list[int | None]:
    return [None, *range(len(table.seats))]


def listing(table: Table, now: float, online: frozenset[str]) -> Listed:
    """A table in a list."""
    standing = table.standing()
    row = table.row
    based = row.plan.base is not None
    return Listed(
        row.id, row.created, now, standing.status, standing.to_move, standing.summary, based, online
    )


def all_that_leaves(table: Table, guest: str, now: float) -> list[tuple[TypeAdapter[Any], Shown]]:
    """Every answer that a guest can get, however they ask, and the type that it must have."""
    present = Present(frozenset(EVERYBODY[:3]), 2)
    listed = listing(table, now, frozenset(EVERYBODY[:3]))
    return [
        *((UPDATE, show.update(table, guest, look, present, now, after=0)) for look in looks(table)),
        (STATE, show.state(table, guest, present, now)),
        (PRESENCE, show.presence(table, present, now)),
        (TABLES, show.tables_of([listed], guest)),
        (LOBBY, show.lobby([listed], [listed], guest)),
    ]


def view(table: Table, guest: str, look: int | None = None) -> Any:
    """The game as a guest's screen shows it."""
    return json.loads(show.update(table, guest, look, NOBODY, OPENED, after=0))["view"]


def state(table: Table, guest: str, present: Present = NOBODY) -> Any:
    """The table as a guest sees it."""
    return json.loads(show.state(table, guest, present, OPENED))


# --- Types and leaks, at random tables ---


@given(random_tables())
@few
def test_everything_that_leaves_has_its_declared_type(tried: RandomTable) -> None:
    for step in range(STEPS):
        tried.act()
        if step % 20 == 0:
            for guest in EVERYBODY:
                for kind, text in all_that_leaves(tried.table, guest, tried.sitting.now):
                    assert kind.validate_json(text, strict=True, extra="forbid") == json.loads(text)


@pytest.mark.no_cover
@given(random_tables())
@few
def test_no_guest_id_and_no_secret_leaves(tried: RandomTable) -> None:
    for step in range(STEPS):
        tried.act()
        if step % 20 == 0:
            table = tried.table
            over = table.status == "over" and table.match is not None
            for guest in EVERYBODY:
                leaving = all_that_leaves(table, guest, tried.sitting.now)
                if table.match is not None:
                    leaving += [(ANYTHING, show.record(table, form)) for form in ("text", "json")]
                text = "".join(text for _, text in leaving)
                # Some guests call themselves by their id; names are theirs to choose.
                named = {seat.name for seat in (*table.seats, *table.line_up)}
                named |= {each.name for each in table.history if isinstance(each, Incident)}
                assert not [
                    other for other in EVERYBODY if other in text and not any(other in n for n in named)
                ]
                assert (table.row.secret.hex() in text) == over


@pytest.mark.no_cover
@given(random_tables(), st.integers(0, 2**32 - 1))
@few
def test_what_a_recipient_cannot_know_does_not_change_what_they_get(tried: RandomTable, seed: int) -> None:
    for step in range(STEPS):
        tried.act()
        table = tried.table
        if step % 15 or table.match is None:
            continue
        guesses = {seat: guessed(table, seat, seed) for seat in looks(table)}
        for guest in EVERYBODY:
            for look in looks(table):
                seat = seat_shown(table, guest, look)
                assert seat is None or table.seats[seat].guest == guest
                now = tried.sitting.now
                ours, theirs = (
                    show.update(each, guest, look, NOBODY, now, after=0) for each in (table, guesses[seat])
                )
                assert ours == theirs
                ours, theirs = (taken_back(each, guest, now) for each in (table, guesses[seat]))
                assert ours == theirs


@given(random_tables(), st.integers(0, 2**32 - 1))
@few
def test_a_guess_looks_the_same_at_every_point_of_the_way(tried: RandomTable, seed: int) -> None:
    """Else what is compared with it above would prove nothing about taking back."""
    for _ in range(STEPS):
        tried.act()
    table = tried.table
    if table.match is None:
        return
    for seat in looks(table):
        match = guessed(table, seat, seed).match
        assert match is not None
        assert match.moves == table.match.moves
        for decisions in range(len(match.moves) + 1):
            ours, theirs = (each.view(seat, after=decisions).position() for each in (table.match, match))
            assert ours == theirs


@pytest.mark.no_cover
@given(random_tables(), st.integers(0, 2**32 - 1))
@few
def test_refusals_tell_nothing_that_the_player_cannot_know(tried: RandomTable, seed: int) -> None:
    for step in range(STEPS):
        tried.act()
        table, seat = tried.table, tried.table.to_move
        if step % 10 or table.match is None or seat is None or table.seats[seat].guest is None:
            continue
        other = guessed(table, seat, seed)
        texts = [tried.rng.choice(table.game.texts) for _ in range(10)]
        texts += [f"{one}, {two}" for one, two in zip(texts, reversed(texts), strict=True)]
        legal = [move.text for move in table.match.legal_moves]
        texts += [f"{tried.rng.choice(legal)}, {text}" for text in texts]
        for text in texts:
            answers = [answer(each, seat, text, tried.sitting.now) for each in (table, other)]
            assert answers[0] == answers[1]


def guessed(table: Table, seat: int | None, seed: int) -> Table:
    """The same table with other hidden cards: all that the seat can't know is drawn anew.

    The way to the position is another one as well. What the seat can't see now it has never seen, so every
    unseen card is exchanged from the beginning for the one that is in its place in the guess.
    """
    match = table.match
    assert match is not None
    exchanged = dict(zip(unseen(match.state), unseen(match.state.guess(seat, seed)), strict=True))
    way = Match(
        match.game,
        settings=match.settings,
        names=match.names,
        seed=seed,
        orders={
            pool: [exchanged.get(card, card) for card in order] if pool in decks(match) else order
            for pool, order in match.orders.items()
        },
        date=match.headers["Date"],
    )
    for step in match.steps:
        way.replay(step.move, step.refill)
    other = table.copy()
    other.course = Course(way)
    return other


def decks(match: Match) -> set[str]:
    """The names of the decks among all that is shuffled."""
    return {deck.pool for deck in match.game.decks}


def unseen(state: State) -> list[int]:
    """The cards in decks and in hands, which somebody may not have seen, in the order of their places."""
    position: Any = state.position()
    hands = [held["card"] for player in position["players"] for held in player["reserved"]]
    return [card for cards in (*position["decks"], hands) for card in cards]


def taken_back(table: Table, guest: str, now: float) -> Any:
    """What comes of a guest's wish to take back."""
    seat = next(iter(table.seats_of(guest)), 0)
    try:
        return table.undo(guest, seat, None, now).events
    except TableError as error:
        return error.code, error.values, str(error)


def answer(table: Table, seat: int, text: str, now: float) -> Any:
    guest = table.seats[seat].guest
    assert guest is not None
    try:
        return table.play(guest, seat, text, None, now).events[0]
    except TableError as error:
        return error.code, error.values, str(error)


@given(random_tables())
@few
def test_deeds_name_only_cards_that_everybody_has_seen(tried: RandomTable) -> None:
    seen: set[int] = set()
    for _ in range(STEPS):
        if tried.table.match is not None:
            seen |= known_cards(tried.table.match.position(None))
        number = tried.table.number
        tried.act()
        if tried.table.match is None:
            continue
        seen |= known_cards(tried.table.match.position(None))
        update = json.loads(show.update(tried.table, STRANGER, None, NOBODY, OPENED, number))
        for event in update["events"]:
            if event["kind"] == "move":
                assert {deed["card"] for deed in event["deeds"] if "card" in deed} <= seen
                assert not any("card" in deed for deed in event["deeds"] if deed["kind"] == "reserve-top")


# --- Who sees what ---


def test_one_seat_sees_its_own_cards_and_its_legal_moves() -> None:
    sitting = begun("mo")
    sitting.play("reserve 2t")
    ann, bob, eve = (view(sitting.table, guest) for guest in (ANN, BOB, STRANGER))
    assert [each["seat"] for each in (ann, bob, eve)] == [0, 1, None]
    card = ann["position"]["players"][0]["reserved"][0]
    assert card["card"] is not None
    assert {**card, "card": None} == bob["position"]["players"][0]["reserved"][0]
    assert {**card, "card": None} == eve["position"]["players"][0]["reserved"][0]
    assert ann["legal_moves"] == eve["legal_moves"] == []
    assert "take wbg" in bob["legal_moves"]


def test_several_seats_on_one_screen_show_nothing_until_one_looks() -> None:
    sitting = begun("mlo")
    sitting.play("reserve 2t")
    table = sitting.table
    assert [seat_shown(table, ANN, look) for look in (None, 0, 1, 2, 9)] == [None, None, 1, None, None]
    assert [seat_shown(table, BOB, look) for look in (None, 0, 1, 2)] == [2, 2, 2, 2]
    assert [seat_shown(table, STRANGER, look) for look in (None, 0, 1, 2)] == [None] * 4
    hidden, looking = view(table, ANN), view(table, ANN, 1)
    assert hidden["legal_moves"] == []
    assert hidden["position"]["players"][0]["reserved"][0]["card"] is None
    assert looking["position"]["players"][0]["reserved"][0]["card"] is None
    assert looking["legal_moves"]


def test_a_position_is_built_once_for_all_who_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = begun("mo")
    built: list[int | None] = []
    real = Match.position

    def counted(match: Match, seat: int | None) -> Position:
        built.append(seat)
        return real(match, seat)

    monkeypatch.setattr(Match, "position", counted)
    sitting.play("reserve 2t")
    first, second, bob, *_ = (view(sitting.table, guest) for guest in (STRANGER, CID, BOB, ANN, ANN))
    assert first == second == {**bob, "seat": None, "legal_moves": []}
    assert built == [None, 0], "Bob knows no more than a stranger"
    sitting.play()
    assert view(sitting.table, STRANGER) != first
    assert view(sitting.table, STRANGER) == view(sitting.folded(), STRANGER)


def test_whoever_was_replaced_still_sees_their_cards_and_whoever_resigned_does_not() -> None:
    sitting = begun("moo")
    sitting.do(sitting.table.replace(ANN, 1, missing({ANN}), None, OPENED))
    assert seat_shown(sitting.table, BOB) == 1
    sitting.do(sitting.table.resign(BOB, 1, None, OPENED))
    assert seat_shown(sitting.table, BOB) is None


def test_after_the_end_nothing_is_legal_and_the_secret_is_open() -> None:
    sitting = begun("mo")
    sitting.play("reserve 2t")
    assert state(sitting.table, ANN)["secret"] is None
    sitting.do(sitting.table.resign(BOB, 1, None, OPENED))
    bob = view(sitting.table, BOB)
    assert bob["legal_moves"] == []
    assert bob["position"]["players"][0]["reserved"][0]["card"] is None
    over = state(sitting.table, ANN)
    assert (over["secret"], over["status"]) == (SECRET.hex(), "over")


def test_a_table_that_never_began_keeps_its_secret() -> None:
    sitting = opened("mo")
    assert view(sitting.table, ANN) is None
    sitting.do(sitting.table.leave(ANN, 0))
    over = state(sitting.table, ANN)
    assert (over["status"], over["outcome"], over["secret"]) == ("over", None, None)


def test_a_decision_that_was_taken_back_hides_its_card_again() -> None:
    sitting = begun("ml")
    sitting.play("reserve 2t")
    before = view(sitting.table, STRANGER)
    sitting.play()
    sitting.do(sitting.table.undo(ANN, 0, None, OPENED))
    assert view(sitting.table, STRANGER) == before


# --- The table ---


def test_the_table_as_each_recipient_sees_it() -> None:
    sitting = opened("mog", clock=(60, 5), listed=True)
    present = Present(frozenset({ANN}), 3)
    ann, eve = (state(sitting.table, guest, present) for guest in (ANN, STRANGER))
    assert ann == {
        "id": "table22222",
        "game": "splendor",
        "settings": sitting.table.plan.settings,
        "listed": True,
        "host": True,
        "status": "waiting",
        "created": OPENED,
        "seats": [
            seat("person", "Ann", yours=True, online=True),
            seat("open", "", online=False),
            seat("bot", "Greedy", bot="greedy", online=True),
        ],
        "spectators": 3,
        "clock": {"initial": 60, "increment": 5},
        "clocks": None,
        "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "secret": None,
        "hints": False,
        "base": None,
        "outcome": None,
        "proposal": None,
        "undo": "no",
        "rematch": "no",
        "next": None,
    }
    assert eve == {**ann, "host": False, "seats": [{**ann["seats"][0], "yours": False}, *ann["seats"][1:]]}


def test_a_proposal_is_shown_with_those_who_have_agreed() -> None:
    sitting = begun("moo")
    sitting.play()
    sitting.do(sitting.table.undo(ANN, 0, None, OPENED))
    sitting.do(sitting.table.answer(CID, True, None, OPENED, missing=ANYBODY))
    assert state(sitting.table, BOB)["proposal"] == {
        "kind": "undo",
        "by": 0,
        "seat": 0,
        "bot": None,
        "decisions": 0,
        "agreed": [2],
        "waiting": [1],
    }


def test_a_replaced_person_is_away() -> None:
    sitting = begun("mo")
    sitting.do(sitting.table.replace(ANN, 1, missing({ANN}), None, OPENED))
    bob = state(sitting.table, BOB)["seats"][1]
    away = {"away": True, "replaceable": None}
    assert bob == {**seat("person", "Bob", bot=SUBSTITUTE, yours=True, online=False), **away}


def test_what_is_asked_for_comes_after_a_number() -> None:
    sitting = begun("mo")
    sitting.play()
    for after, numbers in ((2, [3, 4]), (4, [])):
        update = json.loads(show.update(sitting.table, BOB, None, NOBODY, OPENED, after))
        assert (update["after"], [event["number"] for event in update["events"]]) == (after, numbers)


@pytest.mark.parametrize(("guest", "turn"), [(ANN, True), (BOB, False), (STRANGER, False)])
def test_a_summary_says_whose_turn_it_is(guest: str, turn: bool) -> None:
    table = begun("mo").table
    listed = listing(table, OPENED + 5, frozenset({ANN}))
    (summary,) = json.loads(show.tables_of([listed], guest))
    assert summary["your_turn"] == turn
    assert [each["yours"] for each in summary["seats"]] == [guest == ANN, guest == BOB]
    assert [each["online"] for each in summary["seats"]] == [True, False]
    assert summary["updated"] == OPENED + 5


def test_presence_is_by_seat() -> None:
    table = begun("mog").table
    present = Present(frozenset({BOB}), 1, {ANN: OPENED + 7.5})
    assert json.loads(show.presence(table, present, OPENED)) == {
        "type": "presence",
        "online": [False, True, True],
        "replaceable": [7500, None, None],
        "spectators": 1,
    }
    assert json.loads(show.presence(table, present, OPENED + 9))["replaceable"] == [0, None, None]


def seat(kind: str, name: str, *, bot: str | None = None, yours: bool = False, online: bool) -> Any:
    missing = kind == "person" and not online
    return {
        "kind": kind,
        "name": name,
        "bot": bot,
        "yours": yours,
        "away": False,
        "online": online,
        "replaceable": 0 if missing else None,
    }


def test_views_do_not_travel_back_in_time() -> None:
    sitting: Sitting = begun("mo")
    before = sitting.table
    old = view(before, STRANGER)
    later = before.after(before.play(ANN, 0, "take wbg", None, OPENED), OPENED)
    assert view(later, STRANGER) != old
    assert view(before, STRANGER) == old


# --- What happened ---


def test_a_move_is_told_with_what_it_did() -> None:
    sitting = begun("mo")
    sitting.play("take wbg")
    update = json.loads(show.update(sitting.table, STRANGER, None, NOBODY, OPENED, after=3))
    assert update["events"] == [
        {
            "number": 4,
            "time": OPENED,
            "kind": "move",
            "seat": 0,
            "moves": "take wbg",
            "deeds": [{"kind": "take", "seat": 0, "tokens": [1, 1, 1, 0, 0, 0]}],
            "decisions": 1,
            "turn": 1,
        }
    ]


def test_taking_back_and_the_end_are_told() -> None:
    sitting = begun("mg")
    sitting.play("take wbg")
    sitting.do(sitting.table.undo(ANN, 0, None, OPENED))
    sitting.do(sitting.table.resign(ANN, 0, None, OPENED))
    update = json.loads(show.update(sitting.table, STRANGER, None, NOBODY, OPENED, after=3))
    assert update["events"] == [
        {"number": 4, "time": OPENED, "kind": "undo", "seat": 0, "decisions": 0, "again": False},
        {"number": 5, "time": OPENED, "kind": "resigned", "seat": 0, "name": "Ann", "bot": None},
        {"number": 6, "time": OPENED, "kind": "over", "seat": None, "name": "", "bot": None},
    ]
    assert update["table"]["outcome"] == {"winners": [1], "scores": [0, 0], "reason": "resigned", "seat": 0}


# --- Records ---


def test_a_record_hides_what_is_hidden_until_the_end() -> None:
    sitting = begun("mo")
    sitting.play("reserve 2t")
    running = show.record(sitting.table, "text")
    assert not Record.parse(running).is_complete
    assert json.loads(show.record(sitting.table, "json"))
    sitting.do(sitting.table.resign(ANN, 0, None, OPENED))
    over = show.record(sitting.table, "text")
    assert Record.parse(over).is_complete
    assert SECRET.hex() in over
    assert SECRET.hex() not in running


def test_there_is_no_record_before_the_game() -> None:
    with pytest.raises(TableError) as error:
        show.record(opened("mo").table, "text")
    assert error.value.code == "error-table-not-started"
