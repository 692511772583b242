"""Messages are read as they were written, and what is wrong is refused in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabochon.protocol.errors import MessageError, one_line
from cabochon.protocol.messages import Go, Identity, Option, fault_of_info, split

COUNTS = st.none() | st.integers(1, 10**12)


@given(st.builds(Go, COUNTS, COUNTS, COUNTS, COUNTS, st.booleans()))
def test_a_budget_is_read_as_it_was_written(go: Go) -> None:
    assert Go.parse(split(go.line)[1]) == go


@pytest.mark.parametrize(
    ("text", "go"),
    [
        ("", Go()),
        ("milliseconds 0", Go(milliseconds=0)),
        ("wind 3 simulations 20 north", Go(simulations=20)),
        ("infinite simulations 5", Go(simulations=5, infinite=True)),
    ],
)
def test_words_that_nobody_knows_are_skipped(text: str, go: Go) -> None:
    assert Go.parse(text) == go


@pytest.mark.parametrize(
    "text", ["simulations", "simulations 0", "milliseconds -1", "milliseconds fast", "clock 1e3", "clock ٣"]
)
def test_bad_limits_are_refused(text: str) -> None:
    with pytest.raises(MessageError, match="whole number"):
        Go.parse(text)


def test_a_clock_is_never_used_up() -> None:
    assert Go(clock=60_000).seconds == 1.5
    assert Go(clock=1_000, increment=5_000).seconds == 0.25
    assert Go(clock=60_000, milliseconds=100).seconds == 0.1
    assert Go(simulations=10).seconds is None


@pytest.mark.parametrize(
    "option",
    [
        Option("seed", "number", "0", -5, 1000),
        Option("ponder", "switch", "false"),
        Option("style", "choice", "calm", choices=("calm", "wild")),
        Option("book", "text", "opening book.txt"),
        Option("book", "text", ""),
    ],
)
def test_an_option_is_read_as_it_was_written(option: Option) -> None:
    assert Option.parse(split(option.line)[1]) == option
    assert all(option.check(value) == value for value in option.extremes)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "seed",
        "Seed number 0 0 9",
        "seed number 0 0",
        "seed number 10 0 9",
        "seed number a b c",
        "ponder switch maybe",
        "style choice calm",
        "style choice calm wild",
        "depth button",
    ],
)
def test_bad_options_are_refused(text: str) -> None:
    with pytest.raises(MessageError):
        Option.parse(text)


def test_values_that_an_option_does_not_allow_are_refused() -> None:
    for option, value in [
        (Option("depth", "number", "1", 1, 3), "4"),
        (Option("ponder", "switch", "true"), "yes"),
        (Option("style", "choice", "calm", choices=("calm", "wild")), "mad"),
    ]:
        with pytest.raises(MessageError, match=option.name) as caught:
            option.check(value)
        assert caught.value.reason == "option"


def test_an_identity_is_read_as_it_was_written() -> None:
    options = (Option("seed", "number", "0", 0, 9), Option("ponder", "switch", "true"))
    identity = Identity("A Bot", "A. Body", {"splendor": (2, 4), "duel": (2,)}, options)
    assert Identity.parse(identity.lines) == identity


@pytest.mark.parametrize(
    "lines",
    [
        ["ready 1"],
        ["id name Bot", "ready 1"],
        ["game duel 2", "ready 1"],
        ["id name Bot", "game duel two", "ready 1"],
        ["id name Bot", "game duel 2", "option seed", "ready 1"],
        ["id name Bot", "game duel 2", "option a switch true", "option a switch true", "ready 1"],
        ["id name Bot", "game duel 2", "ready"],
        ["id name Bot", "game duel 2", "ready 2"],
    ],
)
def test_a_bot_must_say_who_it_is(lines: list[str]) -> None:
    with pytest.raises(MessageError):
        Identity.parse(lines)


@pytest.mark.parametrize(
    ("info", "fault"),
    [
        ({}, ""),
        ({"text": "hm", "weather": None, "simulations": 3, "value": 0.5, "values": [1, 0]}, ""),
        ({"line": ["take wbg"], "candidates": [{"move": "take wbg", "share": 1}]}, ""),
        ({"simulations": -1}, "simulations"),
        ({"value": 1.01}, "value"),
        ({"value": float("nan")}, "value"),
        ({"values": 0.5}, "values"),
        ({"line": "take wbg"}, "line"),
        ({"candidates": [{"share": 1}]}, "candidates"),
        ({"candidates": [{"move": "take wbg", "value": True}]}, "candidates"),
    ],
)
def test_the_known_keys_of_an_info(info: dict[str, object], fault: str) -> None:
    assert fault_of_info(info) == fault


@given(st.text())
def test_whatever_is_quoted_fits_into_one_line(text: str) -> None:
    line = one_line(text, 50)
    assert len(line) <= 50
    assert line.isprintable()
    assert line.split() == line.split(" ") or not line
