"""Splendor: the last round, the winner, and the rare deadlock."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules.splendor_table import SplendorTable, card, collection, new_game, noble, splendor

TABLES = [
    (players, start, seat) for players in (2, 3, 4) for start in range(players) for seat in range(players)
]


def one_point_short(seat: int, players: int, points: int = 14, **settings: Any) -> SplendorTable:
    """The seat is to move and can buy the card at 1a, worth 1 point; it has this many points so far."""
    cards: list[Sequence[int]] = [[] for _ in range(players)]
    tokens = [""] * players
    cards[seat], tokens[seat] = collection("w", points, 4), "4w"
    return splendor(players, cards=cards, tokens=tokens, market={"1a": card("4w")}, to_move=seat, **settings)


def seats_still_to_play(table: SplendorTable) -> list[int]:
    """Who takes a turn from now on, to the end of the game."""
    seats = []
    while table.to_move is not None:
        seats.append(table.to_move)
        table.play("take bgr")
    return seats


# --- The last round ---


def test_fifteen_points_close_the_game_and_fourteen_do_not() -> None:
    assert one_point_short(1, 2).play("buy 1a").is_over
    assert not one_point_short(1, 2, points=13).play("buy 1a").is_over
    assert one_point_short(1, 2, points=16).play("buy 1a").is_over


@pytest.mark.parametrize(("players", "start", "seat"), TABLES)
def test_the_round_is_completed_so_that_all_have_had_the_same_number_of_turns(
    players: int, start: int, seat: int
) -> None:
    table = one_point_short(seat, players, start=start).play("buy 1a")
    round_order = [(start + turn) % players for turn in range(players)]
    assert seats_still_to_play(table) == round_order[round_order.index(seat) + 1 :]
    assert table.outcome.reason == "target"


@pytest.mark.parametrize(("players", "start", "seat"), TABLES)
def test_with_one_more_each_every_other_player_gets_one_more_turn_whoever_started(
    players: int, start: int, seat: int
) -> None:
    table = one_point_short(seat, players, start=start, last_round="one_more_each").play("buy 1a")
    assert seats_still_to_play(table) == [(seat + turn) % players for turn in range(1, players)]
    assert table.outcome.reason == "target"


def test_finishing_the_round_is_the_default() -> None:
    assert new_game().position["settings"]["last_round"] == "finish_round"


@pytest.mark.parametrize(("last_round", "later_turns"), [("finish_round", [1, 2]), ("one_more_each", [1, 2])])
def test_a_second_player_reaching_the_target_changes_nothing(last_round: str, later_turns: list[int]) -> None:
    table = splendor(
        3,
        tokens=["4w", "4b"],
        cards=[collection("w", 14, 4), collection("b", 14, 4)],
        market={"1a": card("4w"), "1b": card("4b")},
        last_round=last_round,
    )
    seats = []
    for text in ("buy 1a", "buy 1b", "take wbg"):
        seats.append(table.to_move)
        table.play(text)
    assert seats[1:] == later_turns
    assert table.is_over


def test_the_turn_that_ends_a_round_ends_the_game_at_once() -> None:
    table = one_point_short(3, 4).play("buy 1a")
    assert table.is_over
    assert table.legal == set()
    assert table.to_move is None


@pytest.mark.parametrize("target", [1, 10, 21, 30])
def test_the_target_may_be_set(target: int) -> None:
    def prestige(points: int) -> list[int]:
        return collection("g", min(points, 15)) + collection("w", max(points - 15, 0))

    short = splendor(cards=[[], prestige(target - 1)], to_move=1, target=target)
    assert not short.play("take wbg").is_over
    enough = splendor(cards=[[], prestige(target)], to_move=1, target=target)
    assert enough.play("take wbg").is_over


# --- The winner ---


def last_turn(points: Sequence[int], cards: Sequence[int], **settings: Any) -> SplendorTable:
    """The end of a game in which the seats have so many points on so many cards, each in one colour."""
    players = len(points)
    owned = [
        collection(letter, number, count)
        for letter, number, count in zip("wbgr", points, cards, strict=False)
    ]
    table = splendor(players, cards=owned, to_move=players - 1, target=min(15, points[-1]), **settings)
    return table.play("take wbg")


def test_most_prestige_wins_not_who_was_first_to_the_target() -> None:
    table = splendor(
        tokens=["4w", "4b"],
        cards=[collection("w", 14, 4), collection("b", 15, 5)],
        market={"1a": card("4w"), "1b": card("4b")},
    )
    table.play("buy 1a", "buy 1b")
    assert table.outcome.scores == (15, 16)
    assert table.outcome.winners == (1,)


def test_nobles_count_towards_prestige() -> None:
    table = splendor(
        cards=[collection("w", 13, 4), collection("b", 15, 4)], received=[[noble("4r 4k")], []], to_move=1
    ).play("take wbg")
    assert table.outcome.scores == (16, 15)
    assert table.outcome.winners == (0,)


def test_reserved_cards_cost_nothing_at_the_end() -> None:
    table = splendor(
        cards=[collection("w", 16, 4), collection("b", 15, 4)],
        hands=[[card("7g"), card("7b")], []],
        to_move=1,
    ).play("take wbg")
    assert table.outcome.scores == (16, 15)
    assert table.outcome.winners == (0,)


def test_on_a_tie_the_fewest_purchased_cards_win() -> None:
    assert last_turn(points=(15, 15), cards=(5, 4)).outcome.winners == (1,)
    assert last_turn(points=(15, 15), cards=(4, 5)).outcome.winners == (0,)
    assert last_turn(points=(16, 15), cards=(7, 4)).outcome.winners == (0,), "only on a tie"


def test_only_purchased_cards_break_a_tie() -> None:
    table = splendor(
        cards=[collection("w", 15, 5), collection("b", 15, 5)],
        hands=[[card("7g"), card("7b")], []],
        to_move=1,
    ).play("take wbg")
    assert table.outcome.winners == (0, 1)


def test_who_is_still_tied_shares_the_victory() -> None:
    table = last_turn(points=(15, 12, 15, 15), cards=(5, 3, 5, 6))
    assert table.outcome.winners == (0, 2)
    assert table.state.returns() == [0.5, 0.0, 0.5, 0.0]
    table = last_turn(points=(15, 15, 15), cards=(5, 5, 5))
    assert table.outcome.winners == (0, 1, 2)
    assert sum(table.state.returns()) == pytest.approx(1)


def test_a_sole_winner_has_the_whole_victory() -> None:
    table = last_turn(points=(15, 18, 15), cards=(5, 5, 5))
    assert table.state.returns() == [0.0, 1.0, 0.0]


# --- Deadlock ---

# Whoever lacks two colours altogether can buy none of these.
EVERY_CARD_NEEDS_TWO_SIDES = {
    f"{level}{place}": card(cost)
    for level, costs in (
        (1, ["1b 1g 1r 1k", "1w 1g 1r 1k", "1w 1b 1r 1k", "2w 2r"]),
        (2, ["2b 2g 3r", "2b 3g 3k", "2w 1r 4k", "2w 3b 2k"]),
        (3, ["3b 3g 5r 3k", "3w 3r 6k", "3w 3g 3r 5k", "5w 3b 3r 3k"]),
    )
    for place, cost in zip("abcd", costs, strict=True)
}
FULL_HANDS = [[card("7k"), card("7r"), card("3k")], [card("7w"), card("6b"), card("3b")]]


def stuck(
    bonuses: Sequence[str] = (), hands: Sequence[Sequence[int]] = FULL_HANDS, **more: Any
) -> SplendorTable:
    """Seat 0 holds white and blue, seat 1 red and black; the bank has gold only, and both hands are full."""
    return splendor(
        tokens=["4w 4b 2g", "2g 4r 4k"],
        market=EVERY_CARD_NEEDS_TWO_SIDES,
        hands=hands,
        bonuses=bonuses,
        **more,
    )


def test_a_player_with_none_of_the_four_actions_passes() -> None:
    table = stuck()
    assert table.legal == {"pass"}
    before = table.position
    table.play("pass")
    assert table.to_move == 1
    for key in ("players", "bank", "market", "decks"):
        assert table.position[key] == before[key]


@pytest.mark.parametrize(
    ("free", "what"),
    [
        ({"hands": [FULL_HANDS[0][:2], FULL_HANDS[1]]}, "reserve 1a"),
        ({"hands": [[card("4b"), *FULL_HANDS[0][:2]], FULL_HANDS[1]]}, "buy h1"),
        ({"bonuses": ["2r 2k"]}, "buy 1a"),
    ],
)
def test_a_player_with_any_of_the_four_actions_must_not_pass(free: dict[str, Any], what: str) -> None:
    table = stuck(**free)
    assert what in table.legal
    assert "pass" not in table.legal


def test_a_noble_can_come_at_the_end_of_a_forced_pass() -> None:
    table = stuck(bonuses=["4w 4b"], nobles=[noble("4w 4b"), noble("4g 4r")])
    assert table.legal == {"pass"}
    assert table.play("pass").points(0) == 3


def test_a_forced_pass_asks_for_the_choice_among_nobles_and_checks_the_target() -> None:
    table = stuck(bonuses=["4w 4b 3g"], nobles=[noble("4w 4b"), noble("3w 3b 3g")], target=3, start=1)
    assert table.play("pass").phase == "noble"
    assert table.play("noble 2").is_over
    assert table.outcome.reason == "target"
    assert table.outcome.winners == (0,)


def test_when_every_player_in_a_row_had_to_pass_the_game_ends_and_is_scored_as_it_stands() -> None:
    table = stuck(bonuses=["4w 4b"], nobles=[noble("4w 4b"), noble("4g 4r")]).play("pass")
    assert not table.is_over
    table.play("pass")
    assert table.is_over
    assert table.outcome.reason == "deadlock"
    assert table.outcome.scores == (3, 0)
    assert table.outcome.winners == (0,)


def test_a_deadlock_without_points_is_shared() -> None:
    assert stuck().play("pass", "pass").outcome.winners == (0, 1)


def test_a_deadlock_does_not_wait_for_the_end_of_the_round() -> None:
    assert stuck(start=1).play("pass", "pass").outcome.reason == "deadlock"


def test_a_deadlock_ends_a_last_round_that_has_just_begun() -> None:
    """Seat 0 reaches the target by a noble, on the pass that completes the row."""
    table = stuck(bonuses=["4w 4b"], nobles=[noble("4w 4b"), noble("4g 4r")], target=3, to_move=1)
    table.play("pass", "pass")
    assert table.outcome.reason == "deadlock"
    assert table.outcome.winners == (0,)


def test_only_passes_in_a_row_end_the_game() -> None:
    """Seat 1 can still reserve once, so the game ends two passes later than it would."""
    table = stuck(hands=[FULL_HANDS[0], FULL_HANDS[1][:2]], tops=[card("3w")])
    table.play("pass", "reserve 1t", "return o", "pass")
    assert not table.is_over
    assert table.play("pass").outcome.reason == "deadlock"


def test_three_players_must_all_pass() -> None:
    """Each holds one or two colours and no other; every card asks for more than one of those."""
    table = splendor(
        3,
        face_up=1,
        tokens=["5w 5b", "5g 5r", "5k"],
        market={"1a": card("1w 1b 1g 1r"), "2a": card("2w 1r 4k"), "3a": card("3w 3b 5g 3r")},
        hands=[
            [card("7g"), card("7r"), card("7k")],
            [card("7w"), card("7b"), card("3w 7k")],
            [card("7b 3g"), card("7r 3k"), card("7g 3r")],
        ],
    )
    assert not table.play("pass", "pass").is_over
    assert table.play("pass").outcome.reason == "deadlock"


def test_a_forced_pass_in_the_last_round_is_a_turn_like_any_other() -> None:
    table = stuck(cards=[collection("g", 15)]).play("pass")
    assert not table.is_over
    assert table.play("pass").outcome.reason == "target"
