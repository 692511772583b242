"""Data sets: positions of self-play with what was thought of them and what became of them, to learn from.

>>> from cabochon.datasets import Dataset, Plan, write
>>> plan = Plan.of(["greedy"], game="duel", games=2)
>>> folder = write(plan, "duel-data")
>>> for shard in Dataset(folder):
...     print(shard.features.shape[1] == plan.rules.features.FEATURES)
True
"""

from cabochon.datasets.errors import DatasetError
from cabochon.datasets.files import Size
from cabochon.datasets.plan import KINDS, Plan
from cabochon.datasets.reading import Dataset
from cabochon.datasets.shard import Shard
from cabochon.datasets.writing import write

__all__ = ["KINDS", "Dataset", "DatasetError", "Plan", "Shard", "Size", "write"]
