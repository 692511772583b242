"""Splendor Duel: spending and gaining privileges, and replenishing the board."""

from itertools import combinations, permutations

from tests.rules.duel_table import SPIRAL_CELLS, card, duel

NOTHING = "....."
TWO_GEMS = ["wo...", ".....", "..b..", ".....", "....p"]


# --- Optional 1: spending privileges ---


def test_a_privilege_takes_one_gem_or_pearl_from_anywhere_on_the_board() -> None:
    table = duel(board=TWO_GEMS, privileges=(1, 0))
    assert table.options("privilege") == {"a1", "c3", "e5"}
    table.play("privilege e5")
    assert table.tokens(0) == "1p"
    assert table.board[4] == "....."


def test_a_privilege_never_takes_gold() -> None:
    assert "b1" not in duel(board=TWO_GEMS, privileges=(1, 0)).options("privilege")


def test_a_spent_privilege_goes_back_to_the_supply() -> None:
    table = duel(board=TWO_GEMS, privileges=(2, 0))
    assert table.privileges == (2, 0, 1)
    assert table.play("privilege a1").privileges == (1, 0, 2)


def test_without_a_privilege_none_can_be_spent() -> None:
    assert duel(board=TWO_GEMS, privileges=(0, 3)).options("privilege") == set()


def test_spending_is_optional_and_the_mandatory_action_still_follows() -> None:
    table = duel(board=TWO_GEMS, privileges=(1, 0))
    assert "take a1" in table.legal
    table.play("privilege c3")
    assert (table.phase, table.to_move) == ("act", 0)
    assert table.play("take e5").to_move == 1


def test_any_number_of_privileges_may_be_spent_in_one_turn() -> None:
    table = duel(board=TWO_GEMS, privileges=(3, 0)).play("privilege a1", "privilege c3", "privilege e5")
    assert table.tokens(0) == "1w 1b 1p"
    assert table.privileges == (0, 0, 3)


def test_any_set_of_tokens_can_be_had_in_one_order() -> None:
    """Which of several tokens comes first makes no difference, so only one order is asked for."""
    table = duel(board=TWO_GEMS, privileges=(2, 0))
    found = []
    for first in table.options("privilege"):
        after = table.fork().play(f"privilege {first}")
        found += [{first, second} for second in after.options("privilege")]
    assert sorted(map(sorted, found)) == sorted(map(sorted, combinations(["a1", "c3", "e5"], 2)))


def test_two_pearls_for_privileges_give_the_opponent_nothing() -> None:
    table = duel(board=["pp...", "w....", *[NOTHING] * 3], privileges=(2, 0))
    table.play("privilege a1", "privilege b1", "take a2")
    assert table.privileges == (0, 0, 3)


def test_privileges_are_not_spent_after_the_mandatory_action() -> None:
    table = duel(board=TWO_GEMS, privileges=(1, 0)).play("take a1")
    assert table.to_move == 1


# --- Optional 2: replenishing ---


def test_replenishing_needs_tokens_in_the_bag() -> None:
    assert "replenish" not in duel().legal
    assert "replenish" in duel(bag="1w").legal


def test_replenishing_fills_the_empty_places_along_the_spiral_until_the_bag_is_empty() -> None:
    board = ["wwwwb", "bbbgg", "gg...", "r.rrr", "ppooo"]
    table = duel(board=board, tokens=["1k"])
    assert table.bag == "3k"
    table.replenish("kkk")
    assert table.board == ["wwwwb", "bbbgg", "ggkk.", "rkrrr", "ppooo"]
    assert table.bag == ""


def test_the_tokens_come_out_of_the_bag_in_the_order_of_the_shuffle() -> None:
    table = duel(board=[NOTHING] * 5, tokens=["4w 4b", "3k"])
    order = "orgkporgoprggr"
    table.replenish(order)
    assert "".join(table.on(cell) for cell in SPIRAL_CELLS) == order + "." * 11


def test_the_bag_is_shuffled_when_it_is_emptied() -> None:
    """All the orders of three tokens come up."""
    table = duel(board=["wwwwb", "bbbgg", "go.oo", "rr.rk", "kk.pp"])
    assert table.bag == "1g 1r 1k"
    seen: set[str] = set()
    for seed in range(100):
        rows = table.imagined_by(0, seed).play("replenish").board
        seen.add(rows[2][2] + rows[3][2] + rows[4][2])
    assert seen == {"".join(order) for order in permutations("grk")}


def test_then_the_opponent_gains_a_privilege() -> None:
    assert duel(bag="2w").play("replenish").privileges == (0, 1, 2)
    assert duel(bag="2w", to_move=1).play("replenish").privileges == (1, 0, 2)


def test_replenishing_is_optional_and_the_mandatory_action_still_follows() -> None:
    table = duel(bag="2w")
    assert "take c3" in table.legal
    table.play("replenish")
    assert (table.phase, table.to_move) == ("act", 0)
    assert table.play("take c3").to_move == 1


def test_the_board_may_be_replenished_after_privileges_but_not_the_other_way_round() -> None:
    table = duel(bag="2w", privileges=(2, 0))
    table.play("privilege c3")
    assert "replenish" in table.legal
    table.play("replenish")
    assert table.options("privilege") == set()
    table.play("take c4")
    assert table.to_move == 1


def test_privileges_may_be_spent_again_in_the_next_turn() -> None:
    table = duel(bag="2w", privileges=(2, 0)).play("replenish", "take c3", "take c4")
    assert table.to_move == 0
    assert table.options("privilege") != set()


def test_the_new_tokens_may_be_taken_at_once() -> None:
    table = duel(board=["wwwwb", "bbbgg", "gg...", "r.rrr", "ppooo"], tokens=["1k"]).replenish("kkk")
    assert table.play("take c3-d3").tokens(0) == "3k"


def test_replenishing_twice_in_a_turn_needs_a_bag_that_is_filled_again() -> None:
    assert "replenish" not in duel(bag="2w").play("replenish").legal


def test_without_a_possible_mandatory_action_replenishing_is_forced() -> None:
    """The board has only gold, and the hand has no room for another card."""
    full = [card("8w"), card("8r"), card("8k")]
    table = duel(board=["ooo..", *[NOTHING] * 4], hands=[full], privileges=(2, 0))
    assert table.legal == {"replenish"}
    table.play("replenish")
    assert table.privileges == (2, 1, 0)
    assert table.to_move == 0
    assert "pass" not in table.legal
    assert "take c3" in table.legal


def test_an_empty_board_is_replenished_first() -> None:
    table = duel(board=[NOTHING] * 5, tokens=["1w", "1b"])
    assert table.legal == {"replenish"}


def test_while_a_card_can_be_bought_or_reserved_replenishing_is_not_forced() -> None:
    buyer = duel(board=[NOTHING] * 5, tokens=["4r 1p"], market={"1a": card("4r 1p")})
    assert buyer.legal == {"replenish", "buy 1a"}
    reserver = duel(board=["o....", *[NOTHING] * 4])
    assert reserver.legal == {"replenish", "gold a1"}


# --- Gaining a privilege ---


def test_a_privilege_comes_from_the_supply() -> None:
    assert duel(bag="2w", privileges=(1, 1)).play("replenish").privileges == (1, 2, 0)


def test_with_an_empty_supply_a_privilege_comes_from_the_opponent() -> None:
    assert duel(bag="2w", privileges=(2, 1)).play("replenish").privileges == (1, 2, 0)
    assert duel(bag="2w", privileges=(3, 0)).play("replenish").privileges == (2, 1, 0)


def test_with_three_privileges_already_nothing_is_gained() -> None:
    assert duel(bag="2w", privileges=(0, 3)).play("replenish").privileges == (0, 3, 0)
