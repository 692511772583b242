"""Who sits where: what is a person's name, what is a bot, and what is neither."""

import pytest

from cabochon import Match
from cabochon.language import Language
from cabochon.match import CabochonError
from cabochon.match.record import Record
from cabochon.players.header import write_seats
from cabochon.terminal import Seat, seat_of, told_apart
from cabochon.terminal.seats import seats_again, seats_in
from tests.terminal.typist import ANNA, BEN, ENGLISH, GREEDY, bot


@pytest.mark.parametrize("entry", ["3", "level-3", "Level 3", " LEVEL3 "])
def test_a_level_has_several_spellings(entry: str) -> None:
    assert seat_of(entry, 1, ENGLISH) == bot("Pedlar", "level-3")


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Ørjan",
        "花子",
        "R2-D2",
        "Levi",
        "Neville",
        "Greta",
        "Freddy",
        "Randy",
        "Brandon",
        "Lev",
        "Ron",
        "Andy",
        "Pia",
    ],
)
def test_most_names_are_peoples(name: str) -> None:
    assert seat_of(name, 1, ENGLISH) == Seat(name)


@pytest.mark.parametrize(
    ("entry", "meant"),
    [
        ("levl-3", "level-3"),
        ("Level-3x", "level-3"),
        ("lvl-3", "level-3"),
        ("greedyy", "greedy"),
        ("Gredy", "greedy"),
        ("ranodm", "random"),
        ("Ransom", "random"),
        ("levl-9", "level-8"),
        ("lev3", "level-3"),
        ("serach", "search"),
        ("cmd", "cmd:COMMAND"),
        ("./bot", "cmd:./bot"),
    ],
)
def test_what_looks_like_a_misspelt_bot_is_no_person(entry: str, meant: str) -> None:
    with pytest.raises(CabochonError, match=rf"looks like the bot {meant}; .* write name:{entry}") as error:
        seat_of(entry, 1, ENGLISH)
    assert (error.value.code, error.value.values["meant"]) == ("error-seat-close", meant)
    assert seat_of(f"name:{entry}", 1, ENGLISH) == Seat(entry)


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ("0", "there is no player '0'; the players are: level-1"),
        ("9", "there is no player '9'"),
        ("level-9", "there is no player 'level-9'; did you mean level-8"),
        ("level-8@second=1", "there is no player 'level-8@second=1'"),
        ("anna@home", "there is no player 'anna@home'"),
        ("cdm:./bot", r"did you mean cmd:\./bot\?"),
        ("greedy:now", "there is no player 'greedy:now'"),
        ("py:nothing", "py:MODULE:CLASS"),
        ("search:depth=3", "there is no 'depth'"),
        ("cmd=./bot", r"did you mean cmd:\./bot\?"),
        ("cmd：./bot", "there is no player"),
        ("Anna=Ben", "there is no player 'Ben'"),
        ("=greedy", "a label has 1 to"),
    ],
)
def test_what_can_only_be_a_bot_is_no_person_either(entry: str, complaint: str) -> None:
    with pytest.raises(CabochonError, match=complaint):
        seat_of(entry, 1, ENGLISH)


def test_a_bot_is_called_as_it_is_labelled() -> None:
    assert seat_of("Hal=level-3", 1, ENGLISH) == bot("Hal", "level-3")
    assert seat_of(" Hal = cmd:./bot --x=1@seconds=2", 1, ENGLISH) == bot("Hal", "cmd:./bot --x=1@seconds=2")
    assert seat_of("name:Hal=level-3", 1, ENGLISH) == Seat("Hal=level-3")


def test_classes_of_one_name_have_their_files() -> None:
    entries = ("py:a/one.py:Bot", "py:b/two.py:Bot", "py:b/two.py:Bot", "py:b/two.py:Other")
    seats = told_apart([seat_of(entry, number, ENGLISH) for number, entry in enumerate(entries, 1)])
    assert [seat.name for seat in seats] == ["one.py:Bot", "two.py:Bot 1", "two.py:Bot 2", "Other"]


@pytest.mark.parametrize("name", ["greedy", "3", "level-9", "a:b", "anna@home", "cmd:./bot"])
def test_a_person_may_be_called_anything(name: str) -> None:
    assert seat_of(f"name:{name}", 1, ENGLISH) == Seat(name)
    assert seat_of(f" Name: {name} ", 1, ENGLISH) == Seat(name)


def test_nameless_people_are_numbered() -> None:
    assert seat_of("", 2, ENGLISH) == seat_of("name:", 2, ENGLISH) == Seat("Player 2")


def test_bots_have_names_in_the_language_of_the_table() -> None:
    seats = [
        seat_of(entry, number, Language("fr"))
        for number, entry in enumerate(("", "greedy", "level-5@seconds=1", "greedy", "cmd:./bot --deep"), 1)
    ]
    assert [seat.name for seat in told_apart(seats)] == [
        "Joueur 1",
        "Glouton 1",
        "Négociant",
        "Glouton 2",
        "bot",
    ]


def test_who_plays_travels_in_the_record() -> None:
    match = Match("splendor", 2, names=["Anna", "Greedy"])
    write_seats(match, [None, GREEDY.bot])
    assert seats_in(Record.parse(str(match.record())).match()) == [ANNA, GREEDY]


def test_who_goes_on_can_say_once_more_who_plays() -> None:
    match = Match("splendor", 3, names=["Anna", "Gredy", "bot.py"])
    seats = seats_again(match, ["", "Gredy", "cmd:./bot.py"], ENGLISH)
    assert seats == [ANNA, Seat("Gredy"), bot("bot.py", "cmd:./bot.py")]
    with pytest.raises(CabochonError, match="on seat 1 sits 'Anna', not 'Ben'"):
        seats_again(match, ["Ben", "Gredy", "greedy"], ENGLISH)
    with pytest.raises(CabochonError, match="1 players are named, 3 play"):
        seats_again(match, ["Anna"], ENGLISH)
    assert seats_again(Match("duel", names=["Anna", "Ben"]), ["greedy", "Ben"], ENGLISH) == [
        bot("Anna", "greedy"),
        BEN,
    ]


@pytest.mark.parametrize(
    "entry", ["search:simulations=50", "Random", "Greedy", "3", "Hal=level-3", "cmd:./bot"]
)
def test_the_same_text_means_the_same_bot_again(entry: str) -> None:
    first = seat_of(entry, 2, ENGLISH)
    match = Match("splendor", names=["Anna", first.name])
    write_seats(match, [None, first.bot])
    assert seats_again(match, ["Anna", entry], ENGLISH) == [ANNA, first]


def test_a_person_with_the_name_of_a_bot_goes_on_as_one() -> None:
    match = Match("splendor", names=["Random", "a:b"])
    assert seats_again(match, ["name:Random", "a:b"], ENGLISH) == [Seat("Random"), Seat("a:b")]
