"""Grades and accuracy."""

import pytest

from cabochon.analysis.grades import GRADES, accuracy, grade


@pytest.mark.parametrize(
    ("loss", "name"),
    [
        (0.0, "good"),
        (0.049, "good"),
        (0.05, "inaccuracy"),
        (0.099, "inaccuracy"),
        (0.1, "mistake"),
        (0.199, "mistake"),
        (0.2, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_what_a_loss_is_called(loss: float, name: str) -> None:
    assert grade(loss) == name
    assert name in GRADES


def test_nothing_is_a_blunder_where_nothing_is_left_to_lose() -> None:
    assert grade(0.03 - 0.0) == "good"


def test_perfect_decisions_are_a_hundred() -> None:
    assert accuracy([(0.5, 0.0), (0.9, 0.0)]) == pytest.approx(100)


def test_losses_cost_accuracy() -> None:
    values = [accuracy([(0.5, loss)]) for loss in (0.0, 0.05, 0.1, 0.2, 0.5)]
    assert values == sorted(values, reverse=True)  # type: ignore[type-var]
    assert values[3] == pytest.approx(100 / 2.718281828)


def test_decisions_in_a_decided_game_count_little() -> None:
    careless_then_lost = accuracy([(0.5, 0.4), *[(0.01, 0.0)] * 10])
    assert careless_then_lost is not None
    assert careless_then_lost < 60


def test_without_decisions_there_is_no_accuracy() -> None:
    assert accuracy([]) is None
