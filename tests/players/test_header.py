"""Who plays, in the header of a record."""

import pytest

from cabochon import CabochonError, Match, Record
from cabochon.players import PlayerSpec
from cabochon.players.header import read_seats, write_seats

TEXTS = ["level-8@simulations=5,seconds=2", "greedy", "search:length=3"]


def test_who_plays_survives_the_record() -> None:
    match = Match("splendor", 4)
    seats = [None, *map(PlayerSpec.parse, TEXTS)]
    write_seats(match, seats)
    assert match.headers["Seats"] == f"person, {', '.join(TEXTS)}"
    assert read_seats(Record.parse(str(match.record())).match()) == seats


def test_a_record_that_says_nothing_is_a_game_of_people() -> None:
    assert read_seats(Match("splendor", 3)) == [None] * 3


@pytest.mark.parametrize("text", ["cmd:./bot --key secret", "py:my.bots:Shopper@seconds=1"])
def test_what_runs_code_is_neither_written_nor_read(text: str) -> None:
    match = Match("splendor", 2)
    write_seats(match, [None, PlayerSpec.parse(text)])
    assert match.headers["Seats"] == "person, program"
    for header in ("person, program", f"person, {text}"):
        match.headers["Seats"] = header
        with pytest.raises(CabochonError, match="a program plays on seat 2, and a file does not start"):
            read_seats(match)


@pytest.mark.parametrize(
    ("header", "complaint"),
    [
        ("person", "must name 2 seats; it names 1"),
        ("person, person, greedy", "must name 2 seats; it names 3"),
        ("person, genius", "names an unknown player, 'genius'; known are: person, level-1"),
        ("person, level-9", "names an unknown player, 'level-9'"),
        ("person, search:depth=9", "names an unknown player"),
    ],
)
def test_headers_that_make_no_sense(header: str, complaint: str) -> None:
    match = Match("splendor", 2)
    match.headers["Seats"] = header
    with pytest.raises(CabochonError, match=complaint):
        read_seats(match)
