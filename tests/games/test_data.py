"""The component tables: counts and totals that hold exactly, so that a typing error can't slip in."""

import csv
from collections import Counter
from importlib import resources
from itertools import pairwise

import pytest

GEMS = ("white", "blue", "green", "red", "black")
NEXT_COLOUR = dict(zip(GEMS, (*GEMS[1:], GEMS[0]), strict=True))
Row = dict[str, str]


def read(name: str) -> list[Row]:
    table = resources.files("cabochon.games") / "data" / name
    return list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))


SPLENDOR_CARDS = read("splendor_cards.csv")
NOBLES = read("splendor_nobles.csv")
DUEL_CARDS = read("duel_cards.csv")
COLOURED = [row for row in DUEL_CARDS if row["bonus"] in GEMS]
COLOURLESS = [row for row in DUEL_CARDS if row["bonus"] not in GEMS]


def of_level(rows: list[Row], level: int) -> list[Row]:
    return [row for row in rows if row["level"] == str(level)]


def total(rows: list[Row], column: str) -> int:
    return sum(int(row[column]) for row in rows)


def totals(rows: list[Row]) -> list[int]:
    return [total(rows, colour) for colour in GEMS]


def rotated(row: Row) -> Row:
    """The same row with every colour moved on by one, costs and bonus alike."""
    moved = {NEXT_COLOUR.get(column, column): value for column, value in row.items()}
    if "bonus" in moved:
        moved["bonus"] = NEXT_COLOUR.get(moved["bonus"], moved["bonus"])
    return moved


def is_invariant(rows: list[Row]) -> bool:
    """Whether rotating the colours gives the same rows back."""

    def bag(some: list[Row]) -> Counter[tuple[tuple[str, str], ...]]:
        return Counter(tuple(sorted(row.items())) for row in some)

    return bag(rows) == bag([rotated(row) for row in rows])


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("splendor_cards.csv", 90),
        ("splendor_nobles.csv", 10),
        ("duel_cards.csv", 67),
        ("duel_royals.csv", 4),
        ("duel_spiral.csv", 25),
        ("cities_city_tiles.csv", 14),
        ("cities_orient_cards.csv", 30),
        ("cities_trading_posts.csv", 5),
    ],
)
def test_rows(name: str, count: int) -> None:
    rows = read(name)
    assert len(rows) == count
    assert all(value not in (None, "") for row in rows for value in row.values())
    assert all(None not in row for row in rows)


@pytest.mark.parametrize(
    ("rows", "sizes"), [(SPLENDOR_CARDS, (40, 30, 20)), (DUEL_CARDS, (30, 24, 13))], ids=["splendor", "duel"]
)
def test_levels_follow_each_other(rows: list[Row], sizes: tuple[int, ...]) -> None:
    expected = [level for level, size in zip((1, 2, 3), sizes, strict=True) for _ in range(size)]
    assert [int(row["level"]) for row in rows] == expected


@pytest.mark.parametrize("rows", [SPLENDOR_CARDS, DUEL_CARDS], ids=["splendor", "duel"])
def test_no_card_is_printed_twice(rows: list[Row]) -> None:
    assert len({tuple(row.items()) for row in rows}) == len(rows)


# Splendor


@pytest.mark.parametrize(("level", "cost"), [(1, 33), (2, 41), (3, 43)])
def test_splendor_costs_are_level(level: int, cost: int) -> None:
    assert totals(of_level(SPLENDOR_CARDS, level)) == [cost] * 5


def test_splendor_bonuses_are_even() -> None:
    for level, cards in ((1, 8), (2, 6), (3, 4)):
        assert Counter(row["bonus"] for row in of_level(SPLENDOR_CARDS, level)) == dict.fromkeys(GEMS, cards)
    for colour in GEMS:
        assert total([row for row in SPLENDOR_CARDS if row["bonus"] == colour], "points") == 28


def test_splendor_patterns_occur_once_per_colour() -> None:
    bonuses: dict[tuple[str, str, tuple[str, ...]], list[str]] = {}
    for row in SPLENDOR_CARDS:
        pattern = (row["level"], row["points"], tuple(sorted(row[colour] for colour in GEMS)))
        bonuses.setdefault(pattern, []).append(row["bonus"])
    assert len(bonuses) == 18
    assert len({cost for _, _, cost in bonuses}) == 18
    assert all(sorted(colours) == sorted(GEMS) for colours in bonuses.values())


def test_splendor_colours_are_not_interchangeable() -> None:
    assert not is_invariant(of_level(SPLENDOR_CARDS, 1))
    assert not is_invariant(of_level(SPLENDOR_CARDS, 2))
    assert is_invariant(of_level(SPLENDOR_CARDS, 3))
    assert is_invariant(NOBLES)


def test_nobles() -> None:
    assert {row["points"] for row in NOBLES} == {"3"}
    wishes = Counter(tuple(sorted((row[colour] for colour in GEMS), reverse=True)) for row in NOBLES)
    assert wishes == {("4", "4", "0", "0", "0"): 5, ("3", "3", "3", "0", "0"): 5}


# Splendor Duel


def test_duel_costs() -> None:
    assert totals(DUEL_CARDS) == [81] * 5
    assert total(DUEL_CARDS, "pearl") == 29
    assert totals(COLOURLESS) == [14] * 5


def test_duel_colours() -> None:
    assert len(COLOURED) == 55
    assert len(COLOURLESS) == 12
    assert is_invariant(COLOURED)
    assert not is_invariant(COLOURLESS)


def test_duel_bonuses_and_abilities_fit() -> None:
    abilities = {"none", "take_matching", "extra_turn", "privilege", "steal", "wild", "wild+extra_turn"}
    assert {row["ability"] for row in DUEL_CARDS} == abilities
    for row in DUEL_CARDS:
        assert ("wild" in row["ability"]) == (row["bonus"] == "wild")
        assert (row["bonus_count"] == "0") == (row["bonus"] == "none")
        assert row["ability"] != "take_matching" or row["bonus"] in GEMS
        assert row["bonus"] != "wild" or row["bonus_count"] == "1"
    assert [row["level"] for row in DUEL_CARDS if row["ability"] == "wild+extra_turn"] == ["3"]


def test_no_duel_card_wins_an_extra_turn_and_a_royal() -> None:
    # One turn can therefore earn at most one extra turn.
    assert all(row["crowns"] == "0" for row in DUEL_CARDS if "extra_turn" in row["ability"])
    # And no card leads past 3 and 6 crowns at once.
    assert max(int(row["crowns"]) for row in DUEL_CARDS) == 3


def test_royals() -> None:
    royals = {row["ability"]: int(row["points"]) for row in read("duel_royals.csv")}
    assert royals == {"extra_turn": 2, "privilege": 2, "steal": 2, "none": 3}


def test_spiral_winds_from_the_centre_over_the_board() -> None:
    rows = read("duel_spiral.csv")
    assert [int(row["step"]) for row in rows] == list(range(1, 26))
    cells = [(int(row["row"]), int(row["col"])) for row in rows]
    assert cells[0] == (2, 2)
    assert sorted(cells) == [(row, column) for row in range(5) for column in range(5)]
    for (row, column), (next_row, next_column) in pairwise(cells):
        assert abs(row - next_row) + abs(column - next_column) == 1
    # Each ring is full before the next begins.
    rings = [max(abs(row - 2), abs(column - 2)) for row, column in cells]
    assert rings == sorted(rings)
