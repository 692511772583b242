"""Counts anew: python -m tests.perft.write. A change in the counts is a change in the rules."""

from cabochon.games import game_names
from tests.perft.setups import FOLDER, text

if __name__ == "__main__":
    for name in game_names():
        (FOLDER / f"{name}.txt").write_text(text(name), encoding="utf-8", newline="\n")
