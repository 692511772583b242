"""`cabochon perft`."""

from cabochon.games import game as find_game
from cabochon.games.perft import perft
from tests.commands import Run


def test_perft_counts_sequences(run: Run) -> None:
    result = run("perft", "--players", "3", "--depth", "2", "--seed", "7")
    rules = find_game("splendor")
    state = rules.random_state(3, {}, 7)
    counted = [line.split()[1] for line in result.out.splitlines()[1:]]
    assert counted == [str(perft(rules, state, depth)) for depth in (1, 2)]
