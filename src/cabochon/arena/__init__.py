"""Tournaments between players: who is stronger, by how much, and how sure is that?

>>> from cabochon.arena import Tournament, run
>>> report = run(Tournament.of(["greedy", "random"], game="duel", rounds=2))
>>> [standing.label for standing in report.standings()]
['greedy', 'random']
"""

from cabochon.arena.contestants import Contestant
from cabochon.arena.ray_cluster import on_ray
from cabochon.arena.result import Fault, Result
from cabochon.arena.running import Report, read, run
from cabochon.arena.schedule import Form, Seating
from cabochon.arena.sequential import Bounds, Decision, SequentialTest
from cabochon.arena.sequential import State as TestState
from cabochon.arena.standings import Pairing, Standing
from cabochon.arena.tournament import Tournament

__all__ = [
    "Bounds",
    "Contestant",
    "Decision",
    "Fault",
    "Form",
    "Pairing",
    "Report",
    "Result",
    "Seating",
    "SequentialTest",
    "Standing",
    "TestState",
    "Tournament",
    "on_ray",
    "read",
    "run",
]
