"""Purses against counting colour by colour, interpreted and compiled."""

from hypothesis import given, settings
from hypothesis import strategies as st

from cabochon.games import purse
from cabochon.games.native import interpreted, native

FORMS = (native, interpreted)
COLOURS = range(7)
counts = st.lists(st.integers(0, 17), min_size=7, max_size=7)  # seven colours of 17 are 119 tokens
any_counts = st.lists(st.integers(0, 127), min_size=7, max_size=7)


def filled(numbers: list[int]) -> int:
    return sum(number << (8 * colour) for colour, number in enumerate(numbers))


def as_set(members: list[bool]) -> int:
    return sum(1 << i for i, member in enumerate(members) if member)


def test_one_token() -> None:
    for run in FORMS:
        for colour in COLOURS:
            assert run(purse.one)(colour) == filled([int(c == colour) for c in COLOURS])


@given(any_counts)
@settings(deadline=None)
def test_a_purse_is_positive_and_counts_each_colour(numbers: list[int]) -> None:
    assert 0 <= filled(numbers) < 2**56
    for run in FORMS:
        assert [run(purse.count)(filled(numbers), colour) for colour in COLOURS] == numbers


@given(counts)
@settings(deadline=None)
def test_total(numbers: list[int]) -> None:
    for run in FORMS:
        assert run(purse.total)(filled(numbers)) == sum(numbers)


@given(any_counts, any_counts)
@settings(deadline=None)
def test_covers(held: list[int], need: list[int]) -> None:
    enough = all(h >= n for h, n in zip(held, need, strict=True))
    for run in FORMS:
        assert run(purse.covers)(filled(held), filled(need)) == enough
        assert run(purse.covers)(filled(held), filled(held))


@given(any_counts, any_counts)
@settings(deadline=None)
def test_shortfall(need: list[int], held: list[int]) -> None:
    missing = filled([max(n - h, 0) for n, h in zip(need, held, strict=True)])
    for run in FORMS:
        assert run(purse.shortfall)(filled(need), filled(held)) == missing


@given(any_counts, st.integers(1, 127))
@settings(deadline=None)
def test_colours_from(numbers: list[int], least: int) -> None:
    colours = as_set([number >= least for number in numbers])
    for run in FORMS:
        assert run(purse.colours_from)(filled(numbers), least) == colours


@given(counts, st.integers(1, 10), st.integers(0, 6))
@settings(deadline=None)
def test_returnable(numbers: list[int], excess: int, cursor: int) -> None:
    """A colour is open if it has a token, and it and the later ones hold all that must still go."""
    open_colours = as_set(
        [colour >= cursor and numbers[colour] > 0 and sum(numbers[colour:]) >= excess for colour in COLOURS]
    )
    for run in FORMS:
        assert run(purse.returnable)(filled(numbers), excess, cursor) == open_colours


@given(counts, st.integers(0, 6))
def test_a_choice_of_tokens_to_return_never_leads_nowhere(numbers: list[int], excess: int) -> None:
    """Whatever open colour is chosen, the rest can be returned too."""
    excess = min(excess, sum(numbers))
    cursor = 0
    while excess:
        open_colours = [
            colour for colour in COLOURS if purse.returnable(filled(numbers), excess, cursor) >> colour & 1
        ]
        assert open_colours
        cursor = open_colours[-1]
        numbers[cursor] -= 1
        excess -= 1
