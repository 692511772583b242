"""Sets of small numbers against Python's own, interpreted and compiled."""

from hypothesis import given, settings
from hypothesis import strategies as st

from cabochon.games import bits
from cabochon.games.native import interpreted, native

members = st.sets(st.integers(0, 62))
FORMS = (native, interpreted)


def as_bits(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@given(members)
@settings(deadline=None)
def test_size(numbers: set[int]) -> None:
    for run in FORMS:
        assert run(bits.size)(as_bits(numbers)) == len(numbers)


@given(members.filter(bool))
@settings(deadline=None)
def test_lowest(numbers: set[int]) -> None:
    for run in FORMS:
        assert run(bits.lowest)(as_bits(numbers)) == min(numbers)


@given(members.filter(bool), st.data())
@settings(deadline=None)
def test_nth(numbers: set[int], data: st.DataObject) -> None:
    n = data.draw(st.integers(0, len(numbers) - 1))
    for run in FORMS:
        assert run(bits.nth)(as_bits(numbers), n) == sorted(numbers)[n]
