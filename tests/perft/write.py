"""Counts anew: python -m tests.perft.write. A change in the counts is a change in the rules."""

from cabochon.games import GAMES
from tests.perft.setups import FOLDER, text

if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(text(name), encoding="utf-8", newline="\n")
