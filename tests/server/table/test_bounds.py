"""Whoever goes in circles at a table comes to an end; whoever plays does not notice."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabochon.players import create
from cabochon.server.table import Change, TableError, table
from cabochon.server.table.bounds import MOST_ASIDE, MOST_MOVES, MOST_SHUFFLES
from tests.games.random_games import few
from tests.server.random_tables import RandomTable, random_tables
from tests.server.tables import ANYBODY, GUESTS, Sitting, begun, missing, opened

ANN, BOB, CID, DEE = GUESTS
FEW = 30


def refusal(sitting: Sitting, *circle: Callable[[], Change]) -> str:
    """Do these things over and over until one of them is refused; why it was."""
    while sitting.table.number < MOST_ASIDE + MOST_MOVES:
        for step in circle:
            try:
                change = step()
            except TableError as error:
                return error.code
            sitting.do(change)
    raise AssertionError("it goes on and on")


def play_to_the_end(sitting: Sitting) -> None:
    """Everybody plays what a greedy bot would."""
    player = create("greedy", 1)
    while sitting.table.status == "playing":
        match, seat = sitting.table.match, sitting.table.to_move
        assert match is not None
        assert seat is not None
        sitting.play(player.decide(match.view(seat)).text)


def test_taking_back_in_circles_ends_and_the_game_goes_on() -> None:
    sitting = begun("ml")
    refused = refusal(
        sitting,
        lambda: sitting.table.play(ANN, 0, "take wbg", None, sitting.now),
        lambda: sitting.table.undo(ANN, 0, None, sitting.now),
    )
    assert refused == "error-table-exhausted"
    assert sitting.table.number == MOST_ASIDE + 1
    assert sitting.table.may_undo(ANN) == "no"
    play_to_the_end(sitting)
    assert sitting.table.outcome is not None
    assert sitting.table.number < MOST_ASIDE + 300


def test_cards_are_not_shuffled_again_for_ever() -> None:
    """Each time costs a replay of the game, whenever the table is read."""
    sitting = begun("ml")
    refused = refusal(
        sitting,
        lambda: sitting.table.play(ANN, 0, "reserve 1a", None, sitting.now),
        lambda: sitting.table.undo(ANN, 0, None, sitting.now),
    )
    assert refused == "error-table-undo"
    assert sitting.table.shuffles == sitting.folded().shuffles == MOST_SHUFFLES
    play_to_the_end(sitting)


def test_a_game_without_an_end_can_only_be_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_MOVES", FEW)
    sitting = begun("ml")
    for _ in range(FEW):
        sitting.play()
    with pytest.raises(TableError) as refused:
        sitting.play()
    assert refused.value.code == "error-table-endless"
    assert len(sitting.table.made) == FEW
    # Who takes back may play on: the one is bounded as the other is.
    sitting.do(sitting.table.undo(ANN, 0, None, sitting.now))
    sitting.play()
    assert sitting.do(sitting.table.resign(ANN, 0, None, sitting.now)) == ["resigned", "over"]


def test_a_bot_plays_on_where_people_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_MOVES", 1)
    sitting = begun("mgg")
    sitting.play()
    for _ in range(2):
        sitting.bot_plays()
    assert sitting.table.to_move == 0


def declining(sitting: Sitting) -> str:
    sitting.play("take wbg")
    return refusal(
        sitting,
        lambda: sitting.table.undo(ANN, 0, None, sitting.now),
        lambda: sitting.table.answer(BOB, False, None, sitting.now, missing=ANYBODY),
    )


def withdrawing(sitting: Sitting) -> str:
    return refusal(
        sitting,
        lambda: sitting.table.replace(ANN, 2, missing({ANN, BOB}), None, sitting.now),
        lambda: sitting.table.answer(ANN, False, None, sitting.now, missing=ANYBODY),
    )


def replacing(sitting: Sitting) -> str:
    return refusal(
        sitting,
        lambda: sitting.table.replace(ANN, 2, missing({ANN}), None, sitting.now),
        lambda: sitting.table.come_back(CID, 2, None, sitting.now),
    )


@pytest.mark.parametrize("circle", [declining, withdrawing, replacing])
def test_proposals_in_circles_end(circle: Callable[[Sitting], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_ASIDE", FEW)
    sitting = begun("moo")
    assert circle(sitting) == "error-table-exhausted"
    assert sitting.table.number <= FEW + 2
    play_to_the_end(sitting)


def test_an_answer_and_a_way_back_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = begun("moo")
    sitting.play("take wbg")
    sitting.do(sitting.table.undo(ANN, 0, None, sitting.now))
    monkeypatch.setattr(table, "MOST_ASIDE", sitting.table.number - len(sitting.table.made))
    for guest in (BOB, CID):
        sitting.do(sitting.table.answer(guest, True, None, sitting.now, missing=ANYBODY))
    assert sitting.table.decisions == 0

    sitting = begun("moo")
    sitting.do(sitting.table.replace(ANN, 1, missing({ANN}), None, sitting.now))
    monkeypatch.setattr(table, "MOST_ASIDE", sitting.table.number)
    assert sitting.do(sitting.table.come_back(BOB, 1, None, sitting.now)) == ["returned"]


def test_coming_and_going_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_ASIDE", FEW)
    sitting = opened("moo")
    refused = refusal(
        sitting,
        lambda: sitting.table.join(BOB, "Bob", 1),
        lambda: sitting.table.leave(BOB, 1),
    )
    assert refused == "error-table-exhausted"
    # The host may still begin with bots, or close the table.
    assert sitting.do(sitting.table.seat_bot(ANN, 1, "greedy")) == ["bot"]
    assert sitting.do(sitting.table.leave(ANN, 0)) == ["left", "over"]


@given(random_tables(), st.integers(5, 40), st.integers(5, 40))
@few
def test_no_table_takes_more_than_it_may(tried: RandomTable, aside: int, moves: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "MOST_ASIDE", aside)
        patch.setattr(table, "MOST_MOVES", moves)
        for _ in range(300):
            tried.act()
        found = tried.table
        people = sum(made.guest is not None for made in found.made)
        # Whatever was begun may end: seats are left, a proposal is answered, the game is over.
        assert found.number - len(found.made) <= aside + 12
        assert people <= moves
