"""Decks, market and hands of a game that does not exist: two decks of a level, many cards, some discarded."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabochon.games.chance import generator
from cabochon.games.components import Card, Deck, card_costs, deck_starts
from cabochon.games.decks import (
    DISCARDED,
    NONE,
    UNKNOWN,
    card_to_buy,
    deck_of,
    draw_card,
    enter_hand,
    has_room,
    hide_cards,
    lay_out_decks,
    leave_hand,
    leave_market,
    redraw_cards,
    reservable,
    show_card,
    shuffle_decks,
)
from cabochon.games.native import interpreted, native
from tests.games.random_games import seeds

SIZES = (62, 30, 28)
FIRST = np.array([0, 62, 92, 120], np.int64)
PLACE_DECK = (0, 0, 0, 1, 1, 2)
PLAYERS = 3
HAND = 2

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("reserved", np.int8, (PLAYERS, HAND)),
                ("hidden", np.int8, (PLAYERS, HAND)),
                ("owner", np.int8, (FIRST[-1],)),
                ("market", np.int8, (len(PLACE_DECK),)),
                ("deck", np.int8, (FIRST[-1],)),
                ("deck_left", np.int8, (len(SIZES),)),
                ("to_move", np.int8),
                ("players", np.int8),
            ]
        ),
    )
)

Form = Callable[[Any], Any]
"""How the functions are run: compiled or interpreted."""


def dealt(seed: int, run: Form = interpreted) -> Any:
    """The table before the first turn."""
    record: Any = np.zeros((), STATE)[()]
    record.players = PLAYERS
    run(shuffle_decks)(record, FIRST, generator(seed))
    run(lay_out_decks)(record, FIRST)
    for place, deck in enumerate(PLACE_DECK):
        record.market[place] = run(draw_card)(record, FIRST, deck)
    return record


def played(seed: int, turns: int, run: Form = interpreted) -> Any:
    """The table after so many turns, in which cards are reserved, bought and discarded."""
    record = dealt(seed, run)
    choice = random.Random(seed)
    for turn in range(turns):
        record.to_move = turn % PLAYERS
        places = run(reservable)(record)
        place = choice.choice([place for place in range(len(PLACE_DECK) + len(SIZES)) if places >> place & 1])
        if place >= len(PLACE_DECK):
            if run(has_room)(record, record.to_move):
                run(enter_hand)(record, run(draw_card)(record, FIRST, place - len(PLACE_DECK)), 1)
        elif choice.random() < 0.3 and run(has_room)(record, record.to_move):
            run(enter_hand)(record, run(leave_market)(record, place, FIRST, PLACE_DECK[place]), 0)
        else:
            card = run(leave_market)(record, place, FIRST, PLACE_DECK[place])
            record.owner[card] = choice.choice([int(record.to_move), DISCARDED])
        if choice.random() < 0.2 and record.reserved[record.to_move, 0] != NONE:
            run(show_card)(record, len(PLACE_DECK))
            card = run(card_to_buy)(record, len(PLACE_DECK))
            assert run(leave_hand)(record, 0) == card
            record.owner[card] = record.to_move
    return record


def whereabouts(record: Any) -> dict[int, list[str]]:
    """Where each card is."""
    found: dict[int, list[str]] = {card: [] for card in range(FIRST[-1])}
    for deck, left in enumerate(record.deck_left):
        for card in record.deck[FIRST[deck + 1] - left : FIRST[deck + 1]]:
            found[int(card)].append(f"deck {deck}")
    for card in record.market:
        if card != NONE:
            found[int(card)].append("market")
    for seat in range(PLAYERS):
        for card in record.reserved[seat]:
            if card != NONE:
                found[int(card)].append(f"hand {seat}")
    for number, owner in enumerate(record.owner):
        if owner != NONE:
            found[number].append("discarded" if owner == DISCARDED else f"owner {owner}")
    return found


def hidden(record: Any, seat: int, run: Form = interpreted) -> Any:
    """What a seat sees."""
    view = record.copy()
    run(hide_cards)(view, seat, FIRST)
    return view


def redrawn(view: Any, seed: int, run: Form = interpreted) -> Any:
    """A guess at what a view hides."""
    drawn = view.copy()
    run(redraw_cards)(drawn, FIRST, generator(seed))
    return drawn


turns = st.integers(0, 130)
viewers = st.integers(-1, PLAYERS - 1)


@given(seeds, turns)
def test_every_card_is_in_one_place(seed: int, number: int) -> None:
    record = played(seed, number)
    assert all(len(places) == 1 for places in whereabouts(record).values())
    for card, (where,) in whereabouts(record).items():
        if where.startswith("deck"):
            assert where == f"deck {deck_of(card, FIRST)}"
    for deck, face_up in zip(PLACE_DECK, record.market.tolist(), strict=True):
        assert face_up == NONE or deck_of(face_up, FIRST) == deck
        assert face_up != NONE or record.deck_left[deck] == 0


@given(seeds, turns, viewers)
def test_hidden_cards_tell_their_deck_and_nothing_else(seed: int, number: int, seat: int) -> None:
    record = played(seed, number)
    view = hidden(record, seat)
    assert hidden(view, seat).tobytes() == view.tobytes()
    for field in ("hidden", "owner", "market", "deck_left", "to_move", "players"):
        assert (view[field] == record[field]).all()
    for deck, left in enumerate(record.deck_left):
        start, end = FIRST[deck], FIRST[deck + 1]
        assert set(view.deck[start : end - left].tolist()) <= {NONE}
        assert view.deck[end - left : end].tolist() == [UNKNOWN] * left
    for owner in range(PLAYERS):
        for slot in range(HAND):
            card, seen = int(record.reserved[owner, slot]), int(view.reserved[owner, slot])
            if owner != seat and card != NONE and record.hidden[owner, slot]:
                assert seen == UNKNOWN - deck_of(card, FIRST)
                assert deck_of(seen, FIRST) == deck_of(card, FIRST)
            else:
                assert seen == card


@given(seeds, turns, viewers, seeds)
def test_a_guess_fits_the_view(seed: int, number: int, seat: int, guess: int) -> None:
    record = played(seed, number)
    view = hidden(record, seat)
    drawn = redrawn(view, guess)
    assert hidden(drawn, seat).tobytes() == view.tobytes()
    now, then = whereabouts(drawn), whereabouts(record)
    assert all(len(places) == 1 for places in now.values())
    for card in range(FIRST[-1]):
        # What is owned, discarded or face up, everybody has seen.
        if not then[card][0].startswith(("deck", "hand")):
            assert now[card] == then[card]
        if "discarded" in now[card] or "discarded" in then[card]:
            assert now[card] == then[card] == ["discarded"]
    if seat >= 0:
        assert drawn.reserved[seat].tolist() == record.reserved[seat].tolist()


@pytest.mark.parametrize("number", [0, 17, 60, 130])
def test_compiled_and_interpreted_are_the_same(number: int) -> None:
    for seed in range(3):
        records = [played(seed, number, run) for run in (native, interpreted)]
        assert records[0].tobytes() == records[1].tobytes()
        for seat in range(-1, PLAYERS):
            views = [hidden(records[0], seat, run) for run in (native, interpreted)]
            assert views[0].tobytes() == views[1].tobytes()
            drawn = [redrawn(views[0], seed, run) for run in (native, interpreted)]
            assert drawn[0].tobytes() == drawn[1].tobytes()


def test_a_discarded_card_never_comes_back() -> None:
    """Three cards of a deck are left: one goes for good, two are unseen."""
    record = dealt(1)
    for card in range(3, FIRST[1]):
        record.owner[card] = 0
    record.market[:3] = NONE
    record.deck[: FIRST[1]] = NONE
    record.deck[FIRST[1] - 2 : FIRST[1]] = 1, 2
    record.deck_left[0] = 2
    record.owner[0] = DISCARDED
    decks = [redrawn(hidden(record, 0), seed).deck[FIRST[1] - 2 : FIRST[1]] for seed in range(60)]
    assert {tuple(deck.tolist()) for deck in decks} == {(1, 2), (2, 1)}
    # If it is not gone, it is one of the three.
    record.owner[0] = NONE
    record.reserved[1, 0], record.hidden[1, 0] = 0, 1
    assert {int(redrawn(hidden(record, 0), seed).reserved[1, 0]) for seed in range(60)} == {0, 1, 2}


def test_two_decks_of_one_level_are_not_mixed() -> None:
    """Hidden hands from both: each guess takes them from their own deck, and reaches every unseen card."""
    record = dealt(2)
    for seat, deck in ((1, 0), (1, 1), (2, 1)):
        record.to_move = seat
        enter_hand(record, draw_card(record, FIRST, deck), 1)
    view = hidden(record, 0)
    assert view.reserved[1:].tolist() == [[UNKNOWN, UNKNOWN - 1], [UNKNOWN - 1, NONE]]
    guesses = [redrawn(view, seed).reserved[1:] for seed in range(600)]
    low = {int(hands[0, 0]) for hands in guesses}
    high = {int(card) for hands in guesses for card in (hands[0, 1], hands[1, 0])}
    face_up = set(record.market.tolist())
    assert low == set(range(62)) - face_up
    assert high == set(range(62, 92)) - face_up


def test_places_to_reserve_from() -> None:
    record = dealt(3)
    assert reservable(record) == 0b111_111111
    record.market[2] = NONE
    record.deck_left[1] = 0
    assert reservable(record) == 0b101_111011


def test_cards_in_hand_move_up() -> None:
    record = dealt(4)
    record.to_move = 2
    enter_hand(record, 7, 1)
    assert has_room(record, 2)
    enter_hand(record, 70, 0)
    assert not has_room(record, 2)
    assert (card_to_buy(record, len(PLACE_DECK)), card_to_buy(record, len(PLACE_DECK) + 1)) == (7, 70)
    assert leave_hand(record, 0) == 7
    assert record.reserved[2].tolist() == [70, NONE]
    assert record.hidden[2].tolist() == [0, 0]


def test_an_empty_deck_gives_nothing() -> None:
    record = dealt(5)
    drawn = [draw_card(record, FIRST, 2) for _ in range(28)]
    assert sorted([*drawn[:-1], int(record.market[-1])]) == list(range(92, 120))
    assert drawn[-1] == NONE
    assert leave_market(record, len(PLACE_DECK) - 1, FIRST, 2) not in (NONE, *drawn[:-1])
    assert record.market[-1] == NONE


# --- Components ---


def test_cards_are_numbered_deck_by_deck() -> None:
    cards = [Card(number, level, 0, "none", -1, (1, 0)) for number, level in enumerate((1, 1, 1, 2, 3, 3))]
    decks = [Deck("1", 1, "low"), Deck("2", 2, "middle"), Deck("3", 3, "high")]
    assert deck_starts(cards, decks).tolist() == [0, 3, 4, 6]


def test_what_is_no_card_can_never_be_paid() -> None:
    """Also a masked card, looked up like any other, costs more than there is."""
    cards = [Card(number, 1, 0, "none", -1, (2, 3)) for number in range(120)]
    costs = card_costs(cards)
    assert costs[119] == 2 + 3 * 256
    for number in (NONE, *(UNKNOWN - deck for deck in range(6))):
        assert costs[number & 127] == 64
