"""Matches for tests: random ones in every game, player count and variant."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from cabochon import Match, Move
from cabochon.players import Player

DATE = "2025-03-14"

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("splendor", 2, {}),
    ("splendor", 3, {}),
    ("splendor", 4, {}),
    ("splendor", 2, {"target": 10, "face_up": 3}),
    ("splendor", 4, {"teams": True}),
    ("splendor", 3, {"last_round": "one_more_each", "may_take_fewer": True, "start": 1}),
    ("splendor", 2, {"choose_payment": False, "face_up": 1}),
    ("duel", 2, {}),
    ("duel", 2, {"choose_payment": False, "start": 1}),
]
"""Game, players and settings."""


def table_name(table: tuple[str, int, dict[str, Any]]) -> str:
    """How a table is called in the list of tests."""
    game, players, settings = table
    return " ".join([f"{game}-{players}", *(f"{key}={value}" for key, value in settings.items())])


def new_match(table: tuple[str, int, dict[str, Any]], seed: int) -> Match:
    """A match at its start."""
    game, players, settings = table
    return Match(game, players, settings=settings, seed=seed, date=DATE)


def played(
    table: tuple[str, int, dict[str, Any]],
    seed: int,
    decisions: int = 1000,
    choose: Callable[[random.Random, Sequence[Move]], Move] = lambda rng, moves: rng.choice(moves),
) -> Match:
    """A match with that many random decisions, or until its end."""
    match = new_match(table, seed)
    rng = random.Random(seed)
    while match.legal_moves and len(match.moves) < decisions:
        match.play(choose(rng, match.legal_moves))
    return match


def eager(rng: random.Random, moves: Sequence[Move]) -> Move:
    """Buys if it can, and likes decisions that come seldom."""
    weights = {"take": 2, "reserve": 2, "gold": 4, "privilege": 10, "replenish": 3, "buy": 30, "cover": 10}
    return rng.choices(moves, [weights.get(move.verb, 5) for move in moves])[0]


def finished(match: Match, players: Sequence[Player]) -> Match:
    """The match after its players have finished it."""
    while match.to_move is not None:
        match.play(players[match.to_move].decide(match.view(match.to_move)))
    return match
