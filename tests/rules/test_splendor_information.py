"""Splendor: who knows what."""

import json
import random
from collections import Counter

import pytest

from cabochon.games.state import State
from tests.rules.splendor_table import SplendorTable, card, new_game, splendor
from tests.rules.table import Unseen

SEEN, SECRET, OTHER_SECRET = card("7w"), card("7b"), card("7r")


def two_reserved() -> SplendorTable:
    """Seat 0 has reserved one card from the table and one from a deck top."""
    return splendor(3, hands=[[SEEN, Unseen(SECRET)], [Unseen(OTHER_SECRET)]])


def test_tokens_bonuses_points_cards_nobles_and_the_bank_are_public() -> None:
    table = splendor(
        3, tokens=["2w 1o"], cards=[[card("7g")]], received=[[3]], hands=[[SEEN, Unseen(SECRET)]]
    )
    for seat in (0, 1, 2, None):
        view = table.seen_by(seat)
        for key in ("bank", "market", "nobles", "settings", "start", "to_move", "phase", "turn", "sides"):
            assert view.position[key] == table.position[key]
        for key in ("tokens", "bonuses", "discount", "points", "cards", "nobles"):
            assert [p[key] for p in view.position["players"]] == [p[key] for p in table.position["players"]]


def test_the_order_of_the_decks_is_known_to_nobody_but_their_size_to_all() -> None:
    table = new_game(3)
    for seat in (0, 1, 2, None):
        assert table.seen_by(seat).position["decks"] == [36, 26, 16]


def test_a_card_reserved_from_a_deck_top_is_known_to_its_owner_alone() -> None:
    table = two_reserved()
    assert table.seen_by(0).hand(0) == [SEEN, SECRET]
    for seat in (1, 2, None):
        assert table.seen_by(seat).hand(0) == [SEEN, None]
    assert table.seen_by(1).hand(1) == [OTHER_SECRET]
    assert table.seen_by(0).hand(1) == [None]


def test_the_deck_and_the_level_of_a_hidden_card_are_public() -> None:
    for level in (1, 2, 3):
        view = new_game().play(f"reserve {level}t").seen_by(1)
        hidden = {"card": None, "hidden": True, "deck": str(level), "level": level}
        assert view.player(0)["reserved"] == [hidden]


def test_a_card_reserved_face_up_stays_public() -> None:
    table = new_game(3)
    wanted = table.at("2b")
    table.play("reserve 2b", "take wbg", "take wbg", "reserve 2t")
    for seat in (1, 2, None):
        assert table.seen_by(seat).hand(0) == [wanted, None]


def test_a_hidden_card_is_public_once_it_is_bought() -> None:
    table = splendor(tokens=["4w"], hands=[[Unseen(card("4w")), Unseen(SECRET)]]).play("buy h1")
    assert table.seen_by(1).cards(0) == [card("4w")]
    assert table.seen_by(1).hand(0) == [None]


def test_a_hidden_card_is_shown_while_it_is_being_paid() -> None:
    table = splendor(tokens=["4w 1o"], hands=[[Unseen(SECRET), Unseen(card("4w"))]]).play("buy h2")
    assert table.phase == "pay"
    assert table.seen_by(1).hand(0) == [None, card("4w")]


def test_a_view_does_not_change_the_table() -> None:
    table = two_reserved()
    before = table.position
    table.seen_by(2)
    table.imagined_by(2, seed=1)
    assert table.position == before


def test_tables_that_differ_only_in_what_a_seat_can_not_know_look_the_same_to_it() -> None:
    one = splendor(hands=[[SEEN], [Unseen(SECRET)]])
    two = splendor(hands=[[SEEN], [Unseen(OTHER_SECRET)]])
    assert one.seen_by(0).state.tobytes() == two.seen_by(0).state.tobytes()
    assert one.seen_by(None).state.tobytes() == two.seen_by(None).state.tobytes()
    assert one.seen_by(1).state.tobytes() != two.seen_by(1).state.tobytes()


def test_nobody_can_tell_an_imagined_table_from_the_real_one() -> None:
    chance = random.Random(3)
    table = new_game(3, target=9)
    for turn in range(60):
        table.play(chance.choice(sorted(table.legal)))
        for seat in (0, 1, 2, None):
            imagined = table.imagined_by(seat, seed=turn)
            assert imagined.seen_by(seat).position == table.seen_by(seat).position
            # Reading a position checks that every card and token is somewhere, once.
            State.from_position(imagined.position)


@pytest.mark.compiled  # many draws
@pytest.mark.parametrize("seat", [1, None])
def test_what_is_imagined_is_uniform_over_everything_possible(seat: int | None) -> None:
    """Three unseen level-1 cards, one of them in hand: six tables fit, each as likely as the others."""
    unseen = [card("4w"), card("4b"), card("4g")]
    face_up = {"1a": card("4r"), "1b": card("4k"), "1c": card("3w"), "1d": card("3b")}
    table = splendor(hands=[[Unseen(unseen[0])]], market=face_up, decks={1: unseen[1:]})
    draws = 3000
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(draws):
        imagined = table.imagined_by(seat, seed)
        found[(*imagined.hand(0), *imagined.deck(1))] += 1
    assert len(found) == 6
    assert all(sorted(cards) == sorted(unseen) for cards in found)
    # A sum of squares above 20.5 would come up once in a thousand times; the seeds are fixed.
    assert sum((times - draws / 6) ** 2 / (draws / 6) for times in found.values()) < 20.5


def test_the_owner_imagines_other_decks_but_keeps_the_own_hand() -> None:
    table = two_reserved()
    imagined = [table.imagined_by(0, seed) for seed in range(200)]
    assert {tuple(each.hand(0)) for each in imagined} == {(SEEN, SECRET)}
    others = {each.hand(1)[0] for each in imagined}
    assert OTHER_SECRET in others
    assert len(others) > 10
    assert SECRET not in others
    assert SEEN not in others
    assert len({tuple(each.deck(1)) for each in imagined}) == 200


def test_a_spectator_imagines_both_hidden_hands() -> None:
    table = two_reserved()
    imagined = [table.imagined_by(None, seed) for seed in range(200)]
    assert len({each.hand(0)[1] for each in imagined}) > 10
    assert len({each.hand(1)[0] for each in imagined}) > 10
    assert {each.hand(0)[0] for each in imagined} == {SEEN}


def test_the_same_seed_imagines_the_same_table() -> None:
    table = two_reserved()
    assert table.imagined_by(2, seed=5).position == table.imagined_by(2, seed=5).position
    assert table.imagined_by(2, seed=5).position != table.imagined_by(2, seed=6).position


def test_a_position_can_be_written_down_and_read_back() -> None:
    for table in (two_reserved(), two_reserved().seen_by(2), new_game().play("take wbg")):
        written = json.loads(json.dumps(table.position))
        assert State.from_position(written).position() == table.position
