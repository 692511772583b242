"""A bot for Splendor and Splendor Duel that buys when it can: docs/protocol.md explains every line of it."""

import json
import random
import sys

rng = random.Random(0)
legal: list[str] = []  # the moves of the position that came last


def say(line: str) -> None:
    print(line, flush=True)  # without flush the table would wait for ever


def choose() -> str:
    """Buy, else take as much as possible, else whatever there is."""
    purchases = [move for move in legal if move.startswith("buy")]
    takes = [move for move in legal if move.startswith("take")]
    return rng.choice(purchases) if purchases else max(takes, key=len) if takes else rng.choice(legal)


for line in sys.stdin:  # ends with the input
    command, _, rest = line.strip().partition(" ")
    if command == "cabochon":
        say("id name First bot")
        say("id author You")
        say("game splendor 2 3 4")
        say("game duel 2")
        say("option seed number 0 0 1000000")
        say("ready 1")
    elif command == "setoption" and rest.startswith("seed "):
        rng.seed(int(rest.split()[1]))
    elif command == "isready":
        say("ready")
    elif command == "position":
        legal = json.loads(rest)["legal"]
    elif command == "go":
        say(f"bestmove {choose()}")
    elif command == "quit":
        break
