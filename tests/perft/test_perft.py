"""The number of sequences of decisions is what it was, and what the reference model says."""

import pytest

from cabochon.games import game_names
from cabochon.games.perft import perft
from tests.games.configurations import VARIANTS, Configuration
from tests.oracle import DuelOracle, SplendorOracle
from tests.perft.setups import FOLDER, TABLES, advance, count, dealt, in_sevens, sequences, setup


def counts_on_file(name: str) -> dict[str, list[int]]:
    """The lines of a file: the position, and the counts of each depth."""
    found = {}
    for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            position, _, counts = line.partition(": ")
            found[position] = [int(number) for number in counts.split()]
    return found


ON_FILE = {position: counts for name in game_names() for position, counts in counts_on_file(name).items()}


def parts(position: str) -> tuple[Configuration, int]:
    """The table and the moment that a line is about."""
    name, _, moment = position.partition(", after ")
    return next(table for table in TABLES if str(table) == name), int(moment)


@pytest.mark.compiled
@pytest.mark.parametrize("position", ON_FILE)
def test_the_counts_are_those_on_file(position: str) -> None:
    line = count(*parts(position))
    assert line is not None
    assert line.counts == ON_FILE[position]


@pytest.mark.parametrize("table", VARIANTS.values(), ids=str)
def test_every_variant_is_counted(table: Configuration) -> None:
    assert f"{table}, after 0" in ON_FILE
    assert f"{table}, after 30" in ON_FILE


@pytest.mark.parametrize("position", ON_FILE)
def test_the_reference_model_counts_the_same(position: str) -> None:
    table, moment = parts(position)
    settings, orders = setup(table)
    made = advance(dealt(table), moment)
    assert made is not None

    def model() -> SplendorOracle | DuelOracle:
        kind = SplendorOracle if table.game == "splendor" else DuelOracle
        oracle = kind.from_orders(table.players, settings, orders)
        for text, refill in made:
            oracle.play(text, refill)
        return oracle

    texts = model().legal()
    following = 0
    for text in texts:
        oracle = model()
        bag = oracle.bag if isinstance(oracle, DuelOracle) and text == "replenish" else {}
        oracle.play(text, in_sevens([kind for kind in table.rules.tokens for _ in range(bag.get(kind, 0))]))
        following += len(oracle.legal())
    assert [len(texts), following] == ON_FILE[position][:2]


def test_slow_and_fast_counting_agree() -> None:
    state = dealt(VARIANTS["splendor-2-quick"])
    for depth in (1, 2, 3):
        assert perft(state, depth) == sequences(state, depth)
    assert perft(state, 0) == 1
