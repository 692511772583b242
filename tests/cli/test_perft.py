"""`cabochon perft`."""

import pytest

import cabochon.games.perft
from cabochon.games.perft import perft
from cabochon.games.state import State
from tests.commands import Run


def test_perft_counts_sequences(run: Run) -> None:
    result = run("perft", "--players", "3", "--depth", "2", "--seed", "7")
    state = State.random("splendor", 3, seed=7)
    counted = [line.split()[1] for line in result.out.splitlines()[1:]]
    assert counted == [str(perft(state, depth)) for depth in (1, 2)]


def test_what_goes_wrong_while_counting_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def count(state: State, depth: int) -> int:
        if depth > 1:
            raise MemoryError(f"{state} has too many sequences")
        return 1

    monkeypatch.setattr(cabochon.games.perft, "perft", count)
    with pytest.raises(MemoryError, match="too many sequences"):
        run("perft", "--depth", "2")
