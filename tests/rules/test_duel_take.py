"""Splendor Duel: taking tokens from the board."""

from itertools import combinations, pairwise

import pytest

from tests.rules.duel_table import CELLS, duel, new_duel

NOTHING = "....."


def test_up_to_three_tokens_in_line_may_be_taken() -> None:
    table = duel(board=["wbg..", *[NOTHING] * 4])
    assert table.options("take") == {"a1", "b1", "c1", "a1-b1", "b1-c1", "a1-c1"}


def test_taken_tokens_leave_the_board_and_it_is_the_opponents_turn() -> None:
    table = duel(board=["wbgr.", *[NOTHING] * 4]).play("take a1-c1")
    assert table.tokens(0) == "1w 1b 1g"
    assert table.board[0] == "...r."
    assert table.to_move == 1


def test_one_or_two_tokens_are_enough() -> None:
    table = duel(board=["wbgr.", *[NOTHING] * 4]).play("take b1", "take c1-d1")
    assert table.tokens(0) == "1b"
    assert table.tokens(1) == "1g 1r"
    assert table.board[0] == "w...."


@pytest.mark.parametrize(
    ("board", "line"),
    [
        ([".....", ".....", "..wbg", ".....", "....."], "c3-e3"),
        ([".....", "..w..", "..b..", "..g..", "....."], "c2-c4"),
        (["w....", ".b...", "..g..", ".....", "....."], "a1-c3"),
        (["....w", "...b.", "..g..", ".....", "....."], "e1-c3"),
    ],
)
def test_a_line_is_a_row_a_column_or_a_diagonal(board: list[str], line: str) -> None:
    table = duel(board=board)
    assert line in table.options("take")
    assert table.play(f"take {line}").tokens(0) == "1w 1b 1g"


def test_never_more_than_three() -> None:
    assert not {"a1-d1", "a1-e1", "b1-e1"} & duel(board=["wbgrk", *[NOTHING] * 4]).options("take")


def test_a_line_has_no_corner() -> None:
    corner = duel(board=["wb...", ".g...", *[NOTHING] * 3])
    assert corner.options("take") == {"a1", "b1", "b2", "a1-b1", "b1-b2", "a1-b2"}


def test_example_a_gold_breaks_a_line() -> None:
    table = duel(board=["w....", "o....", "b....", *[NOTHING] * 2])
    assert table.options("take") == {"a1", "a3"}


def test_example_an_empty_place_breaks_a_line() -> None:
    table = duel(board=["w.b..", *[NOTHING] * 4])
    assert table.options("take") == {"a1", "c1"}


def test_the_ends_of_two_rows_are_no_neighbours() -> None:
    table = duel(board=["....w", "b....", *[NOTHING] * 3])
    assert table.options("take") == {"e1", "a2"}


def test_pearls_are_taken_like_gems_and_gold_is_not() -> None:
    table = duel(board=["wpo..", *[NOTHING] * 4])
    assert table.options("take") == {"a1", "b1", "a1-b1"}
    assert table.play("take a1-b1").tokens(0) == "1w 1p"


def in_line(cells: tuple[str, ...]) -> bool:
    """Whether each cell is the neighbour of the one before it, always in the same direction."""
    steps = {(ord(b[0]) - ord(a[0]), int(b[1]) - int(a[1])) for a, b in pairwise(cells)}
    return len(steps) <= 1 and all(abs(right) <= 1 and abs(down) <= 1 for right, down in steps)


@pytest.mark.parametrize("seed", range(5))
def test_every_unbroken_line_may_be_taken(seed: int) -> None:
    """The whole board is full at the start; three places have gold."""
    table = new_duel(seed)
    gems = [cell for cell in CELLS if table.on(cell) != "o"]
    lines = [cells for length in (1, 2, 3) for cells in combinations(gems, length) if in_line(cells)]
    assert table.options("take") == {"-".join(dict.fromkeys((line[0], line[-1]))) for line in lines}


def test_there_is_no_voluntary_pass() -> None:
    assert "pass" not in new_duel().legal


# --- The opponent's privilege ---


def test_taking_three_of_one_colour_gives_the_opponent_a_privilege() -> None:
    assert duel(board=["www..", *[NOTHING] * 4]).play("take a1-c1").privileges == (0, 1, 2)


def test_taking_two_pearls_gives_the_opponent_a_privilege() -> None:
    assert duel(board=["pp...", *[NOTHING] * 4]).play("take a1-b1").privileges == (0, 1, 2)


@pytest.mark.parametrize("row", ["ppw..", "pwp..", "wpp.."])
def test_two_pearls_and_a_gem_give_one_privilege(row: str) -> None:
    assert duel(board=[row, *[NOTHING] * 4]).play("take a1-c1").privileges == (0, 1, 2)


@pytest.mark.parametrize(
    ("row", "line"),
    [("wwb..", "a1-c1"), ("wbg..", "a1-c1"), ("ww...", "a1-b1"), ("pw...", "a1-b1"), ("p....", "a1")],
)
def test_anything_else_gives_none(row: str, line: str) -> None:
    assert duel(board=[row, *[NOTHING] * 4]).play(f"take {line}").privileges == (0, 0, 3)


def test_the_privilege_goes_to_the_opponent_of_either_player() -> None:
    table = duel(board=["www..", "kkk..", *[NOTHING] * 3], to_move=1).play("take a1-c1")
    assert table.privileges == (1, 0, 2)
    assert table.play("take a2-c2").privileges == (1, 1, 1)
