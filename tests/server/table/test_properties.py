"""Whatever guests try at a table, it stays what its events say, and nobody acts for anybody else."""

import random

import pytest
from hypothesis import given

from cabochon.players import create
from cabochon.server.table.opening import again
from tests.games.configurations import VARIANTS
from tests.games.random_games import few
from tests.server.random_tables import RandomTable, everything, random_tables
from tests.server.tables import GUESTS, Sitting, begun

STEPS = 150

# Events that somebody made for a seat of their own, by what the event says.
OWN = {"move", "resigned", "returned", "declined", "agreed"}


@given(random_tables())
@few
def test_refused_commands_change_nothing_and_accepted_ones_are_their_events(tried: RandomTable) -> None:
    for _ in range(STEPS):
        before = everything(tried.table)
        old = tried.table
        deed = tried.act()
        assert everything(old) == before
        if deed.events is None:
            assert tried.table is old
            continue
        assert tried.table.number == old.number + len(deed.events)
        assert [event["number"] for event in tried.table.events] == list(range(1, tried.table.number + 1))
        keys = [event.key for event in deed.events if event.key]
        assert keys == ([] if not deed.events or deed.events[-1].key is None else [deed.events[-1].key])
        assert all(tried.table.keys[key] == tried.table.number for key in keys)
        for event in deed.events:
            if event.kind in OWN and deed.guest is not None and event.content.get("guest", "") is not None:
                assert deed.name in ("turn", "play", "resign", "come_back", "answer")
                assert old.seats[event.content["seat"]].guest == deed.guest


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
        assert table.proposal is None or (table.status == "playing" and table.proposal.waiting)
        for seat in table.seats:
            assert (seat.guest is not None) == (seat.kind == "person")
            assert (seat.kind == "bot") <= (seat.bot is not None)
        if table.clock is not None:
            assert min(table.clock.left_at(tried.sitting.now)) >= 0
            assert table.clock.running == table.to_move
        if table.status == "over" and table.match is not None:
            assert table.outcome is not None
            assert table.outcome["winners"]


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
    assert sitting.table.outcome == {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
        "seat": None,
    }
    kinds = {event["kind"] for event in sitting.table.events}
    assert {"undo", "replaced", "returned"} <= kinds
    assert everything(sitting.folded()) == everything(sitting.table)
    assert sitting.table.match.record().verify()

    sitting.do(sitting.table.rematch(GUESTS[0], "again22222"))
    rematch = Sitting(*again(sitting.table, "again22222", GUESTS[0], bytes(32), sitting.now))
    own = rematch.table.seats_of(GUESTS[0])[0]
    assert own == configuration.players - 1
    rematch.do(rematch.table.resign(GUESTS[0], own, None, sitting.now))
    assert (rematch.table.status == "over") == (
        configuration.players == 2 or bool(rematch.table.settings.get("teams"))
    )


def take_back(sitting: Sitting) -> None:
    """Ann asks to take her last decision back, and Bob agrees."""
    sitting.do(sitting.table.undo(GUESTS[0], 0, None, sitting.now))
    if sitting.table.proposal is not None:
        sitting.do(sitting.table.answer(GUESTS[1], True, None, sitting.now))


def replace(sitting: Sitting) -> None:
    """Ann has gone, and Bob lets a bot play for her."""
    sitting.do(sitting.table.replace(GUESTS[1], 0, "greedy", {GUESTS[1]}, None, sitting.now))


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
