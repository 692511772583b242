"""The forms for PettingZoo and OpenSpiel beside games that those libraries ship, in one run.

    python benchmarks/envs.py --seconds 3

One game at a time in one thread of Python, random and legal, as `cabochon bench envs` measures its own forms:
observe the seat to move, choose among its legal actions, step; a new game when one is over. Chance draws are
made too, but are no decisions. Games whose packages are not installed are left out.
"""

import argparse
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

from cabochon.envs.speed import agents_in_turn, best_rate, explicit_chance


class Figure(NamedTuple):
    """How fast something is."""

    library: str
    name: str
    decisions_per_second: float


PETTINGZOO: dict[str, Callable[[], Any]] = {
    "Splendor for 2 (raw_env)": lambda: _ours().raw_env("splendor"),
    "Splendor for 2 (env)": lambda: _ours().env("splendor"),
    "Splendor Duel (raw_env)": lambda: _ours().raw_env("duel"),
    "Splendor Duel (env)": lambda: _ours().env("duel"),
    "connect four, PettingZoo (raw_env)": lambda: _classic("connect_four_v3").raw_env(),
    "connect four, PettingZoo (env)": lambda: _classic("connect_four_v3").env(),
    "Texas hold'em, PettingZoo (raw_env)": lambda: _classic("texas_holdem_v4").raw_env(),
    "Texas hold'em, PettingZoo (env)": lambda: _classic("texas_holdem_v4").env(),
}
OPENSPIEL = {
    "Splendor for 2 (Python)": "python_cabochon_splendor",
    "Splendor Duel (Python)": "python_cabochon_duel",
    "block dominoes, OpenSpiel (Python)": "python_block_dominoes",
    "liar's poker, OpenSpiel (Python)": "python_liars_poker",
    "gin rummy, OpenSpiel (C++)": "gin_rummy",
    "backgammon, OpenSpiel (C++)": "backgammon",
}


def _ours() -> Any:
    return import_module("cabochon.envs.pettingzoo")


def _classic(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}")


def measure(seconds: float) -> Iterator[Figure]:
    """A figure for each game whose packages are there."""
    for name, make in PETTINGZOO.items():
        try:
            table = make()
        except ImportError:
            continue
        yield Figure("PettingZoo", name, best_rate(agents_in_turn(table), seconds))
    try:
        import_module("cabochon.envs.openspiel")
        import_module("open_spiel.python.games")
    except ImportError:
        return
    pyspiel: Any = import_module("pyspiel")
    for name, text in OPENSPIEL.items():
        yield Figure("OpenSpiel", name, best_rate(explicit_chance(pyspiel.load_game(text)), seconds))


def main() -> None:
    """Measure and print, as a table in Markdown."""
    parser = argparse.ArgumentParser(description="Decisions a second of environments")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    options = parser.parse_args()
    print("| library | game | decisions a second |\n| --- | --- | --- |")
    for figure in measure(options.seconds):
        print(f"| {figure.library} | {figure.name} | {figure.decisions_per_second:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
