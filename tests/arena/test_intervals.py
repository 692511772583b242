"""The interval of a share of wins."""

from cabochon.arena.intervals import wilson


def test_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0
    assert round(wilson(0, 10)[1], 3) == 0.278
    assert wilson(0, 0) == (0, 1)
