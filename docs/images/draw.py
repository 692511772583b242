"""Draws the pictures of the README: python docs/images/draw.py"""

from pathlib import Path

from cabochon import Match
from cabochon.players import create

SCENES = (("splendor", ["Ada", "Grace", "Emmy"], 5, 66), ("duel", ["Ada", "Grace"], 3, 60))


def main() -> None:
    """Let greedy players play for a while, and draw the table."""
    for game, names, seed, decisions in SCENES:
        match = Match(game, names=names, seed=seed)
        player = create("greedy", seed)
        for _ in range(decisions):
            if match.to_move is not None:
                match.play(player.decide(match.view(match.to_move)))
        Path(__file__).with_name(f"{game}.svg").write_text(match.svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
