"""Whatever guests try at a table, it stays what its events say, and nobody acts for anybody else."""

import random

import pytest
from hypothesis import given

from cabochon.players import create
from cabochon.server.table import again
from cabochon.server.table.events import Agreed, Declined, Ending, Event, Moved, Resigned, Returned
from cabochon.server.table.happenings import Incident, MoveTakenBack
from tests.games.configurations import VARIANTS
from tests.games.random_games import few
from tests.server.random_tables import RandomTable, everything, random_tables
from tests.server.tables import ANYBODY, GUESTS, Sitting, begun, missing

STEPS = 150


def own_seat(event: Event) -> int | None:
    """The seat for which somebody made an event, if it can only be an own one."""
    match event:
        case Moved() if event.guest is None:
            return None
        case Moved() | Resigned() | Returned() | Declined():
            return event.seat
        case Agreed():
            return event.seats[0]
        case _:
            return None


@given(random_tables())
@few
def test_refused_commands_change_nothing_and_accepted_ones_are_their_events(tried: RandomTable) -> None:
    for _ in range(STEPS):
        before = everything(tried.table)
        old = tried.table
        deed = tried.act()
        assert everything(old) == before
        if deed.change is None:
            assert tried.table is old
            continue
        events = deed.change.events
        assert tried.table.number == old.number + len(events)
        assert [each.number for each in tried.table.history] == list(range(1, tried.table.number + 1))
        if events and deed.change.key is not None:
            assert tried.table.keys[deed.change.key] == tried.table.number
        for event in events:
            seat = own_seat(event)
            if seat is not None and deed.guest is not None:
                assert deed.name in ("turn", "play", "resign", "depart", "come_back", "answer", "rematch")
                seats = old.line_up if deed.name == "rematch" else old.seats
                assert seats[seat].guest == deed.guest


@given(random_tables())
@few
def test_folding_the_events_again_gives_the_same_table(tried: RandomTable) -> None:
    for _ in range(STEPS):
        tried.act()
    assert everything(tried.sitting.folded()) == everything(tried.table)


@given(random_tables())
@few
def test_what_is_always_true_of_a_table(tried: RandomTable) -> None:
    for _ in range(STEPS):
        tried.act()
        table = tried.table
        assert (table.match is not None) >= (table.status == "playing")
        assert table.status != "waiting" or any(seat.kind == "open" for seat in table.seats)
        assert table.status == "waiting" or table.match is None or len(table.match.moves) == table.decisions
        if table.proposal is not None:
            assert table.status == ("over" if table.proposal.kind == "rematch" else "playing")
            assert table.proposal.waiting or table.is_rematch_due
        for seat in table.seats:
            assert (seat.guest is not None) == (seat.kind == "person")
            assert (seat.kind == "bot") <= (seat.bot is not None)
        if table.clock is not None:
            assert min(table.clock.left_at(tried.sitting.now)) >= 0
            assert table.clock.running == (None if table.awaited else table.to_move)
        if table.status == "over" and table.match is not None:
            assert table.outcome is not None
            assert table.outcome.winners or table.outcome.reason == "closed"


# --- Whole games ---


@pytest.mark.parametrize("name", VARIANTS)
def test_whole_games_of_people_and_bots(name: str) -> None:
    """Two people and bots: they take back, are replaced, come back; the rematch is given up."""
    configuration = VARIANTS[name]
    seats = "mo" + "g" * (configuration.players - 2)
    sitting = begun(seats, game=configuration.game, settings=configuration.settings or {"start": 0})
    bots = [create("greedy", seed) for seed in range(configuration.players)]
    for step in range(5000):
        table, match = sitting.table, sitting.table.match
        if table.status == "over":
            break
        assert match is not None
        seat = table.to_move
        assert seat is not None
        move = bots[seat].decide(match.view(seat))
        if table.bot_to_move is not None:
            sitting.do(table.bot_play(seat, [move], match.moves, sitting.now))
        else:
            sitting.do(table.play(GUESTS[seat], seat, move.text, None, sitting.now))
        if step % 7 == 6 and sitting.table.status == "playing":
            (take_back, replace, come_back)[step // 7 % 3](sitting)
    assert sitting.table.match is not None
    outcome = sitting.table.match.outcome
    assert outcome is not None
    assert sitting.table.outcome == Ending(tuple(outcome.winners), tuple(outcome.scores), outcome.reason)
    history = sitting.table.history
    assert any(isinstance(happening, MoveTakenBack) for happening in history)
    kinds = {happening.kind for happening in history if isinstance(happening, Incident)}
    assert {"replaced", "returned"} <= kinds
    assert everything(sitting.folded()) == everything(sitting.table)
    assert sitting.table.match.record().verify()

    for guest in GUESTS[:2]:
        sitting.do(sitting.table.rematch(guest, True))
    rematch = Sitting(*again(sitting.table, "again22222", 0, bytes(32), sitting.now))
    assert sitting.do(sitting.table.follow("again22222")) == ["rematch"]
    own = rematch.table.seats_of(GUESTS[0])[0]
    assert own == configuration.players - 1
    rematch.do(rematch.table.resign(GUESTS[0], own, None, sitting.now))
    assert (rematch.table.status == "over") == (
        configuration.players == 2 or bool(rematch.table.plan.settings.get("teams"))
    )


def take_back(sitting: Sitting) -> None:
    """Ann asks to take her last decision back, and Bob agrees."""
    sitting.do(sitting.table.undo(GUESTS[0], 0, None, sitting.now))
    if sitting.table.proposal is not None:
        sitting.do(sitting.table.answer(GUESTS[1], True, None, sitting.now, missing=ANYBODY))


def replace(sitting: Sitting) -> None:
    """Ann has gone, and Bob lets a bot play for her."""
    sitting.do(sitting.table.replace(GUESTS[1], 0, missing({GUESTS[1]}), None, sitting.now))


def come_back(sitting: Sitting) -> None:
    """Ann takes her seat back."""
    sitting.do(sitting.table.come_back(GUESTS[0], 0, None, sitting.now))


def test_a_folded_table_goes_on_where_it_stopped() -> None:
    """As after a crash: whatever was stored is there, and play goes on."""
    sitting = begun("mg", game="duel", settings={"start": 0})
    rng = random.Random(5)
    while sitting.table.status == "playing":
        sitting.table = sitting.folded() if rng.random() < 0.2 else sitting.table
        match = sitting.table.match
        assert match is not None
        buys = [move.text for move in match.legal_moves if move.verb == "buy"]
        if sitting.table.bot_to_move:
            sitting.bot_plays()
        else:
            sitting.play(buys[0] if buys else rng.choice(match.legal_moves).text)
    assert everything(sitting.folded()) == everything(sitting.table)
