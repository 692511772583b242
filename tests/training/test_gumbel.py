"""The schedule of the simulations."""

import numpy as np
import pytest

from cabochon.training.gumbel import schedule, visits_wanted


@pytest.mark.parametrize(("candidates", "simulations"), [(1, 7), (2, 9), (4, 31), (5, 31), (8, 31), (16, 63)])
def test_the_better_half_goes_on(candidates: int, simulations: int) -> None:
    wanted = visits_wanted(candidates, simulations)
    assert len(wanted) == simulations
    visits = [0] * candidates
    for number in wanted:
        # Somebody has as many visits as are wanted, and nobody who stays behind is asked again.
        visits[visits.index(number)] += 1
    assert sum(visits) == simulations
    if simulations >= candidates:
        assert min(visits) >= 1
    ranked = sorted(visits, reverse=True)
    assert ranked[0] - ranked[min(1, candidates - 1)] <= 1
    assert ranked[0] > ranked[-1] or candidates <= 2


def test_a_row_for_each_number_of_candidates() -> None:
    table = schedule(4, 10)
    assert table.shape == (5, 10)
    assert table.dtype == np.int16
    assert table[3].tolist() == visits_wanted(3, 10)
