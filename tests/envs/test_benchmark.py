"""What compares the environments with those of others measures every game that can be played here."""

import pytest

import envs


@pytest.mark.compiled
def test_every_form_of_ours_is_measured() -> None:
    figures = {figure.name: figure for figure in envs.measure(seconds=0.01)}
    ours = [name for name in (*envs.PETTINGZOO, *envs.OPENSPIEL) if name.startswith("Splendor")]
    assert len(ours) == 6
    for name in ours:
        assert figures[name].decisions_per_second > 0
