"""One call of `cabochon train`, in a form that can be sent to other processes."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from cabochon.search.network import Network
from cabochon.training.peers import Peers, TrainingError
from cabochon.training.recipe import Recipe
from cabochon.training.session import Session
from cabochon.training.trainer import Trainer

# What is told besides the lines of the metrics.
RESUMED = "resumed"
RESUMED_WITHOUT_GAMES = "resumed-without-games"
BEGINS = "begins"

Told = str | dict[str, Any]


@dataclass(frozen=True)
class Job:
    """What is to be done."""

    recipe: Recipe
    device: str
    folder: Path
    seconds: float
    every: float
    """Seconds between reports."""
    start: tuple[Network, ...] = ()
    resume: bool = False
    against: tuple[tuple[str, Network], ...] = ()
    games: int = 0
    """Of each match at a report."""
    keep_games: bool = True

    def run(self, peers: Peers | None = None) -> Iterator[Told]:
        """Do it, and tell how it goes: one of the words above, or a line of the metrics."""
        if self.device == "cpu":
            # Games are played in threads of their own; more of PyTorch's would wait for each other by
            # spinning.
            torch.set_num_threads(1)
        try:
            trainer = Trainer(self.recipe, self.device, self.start, peers)
        except (MemoryError, RuntimeError) as error:  # the second is PyTorch's
            if isinstance(error, RuntimeError) and "memory" not in str(error):
                raise
            raise TrainingError(
                f"{self.recipe.games} games of {self.recipe.rounds} rounds do not fit into memory",
                code="error-train-memory",
                games=self.recipe.games,
                rounds=self.recipe.rounds,
            ) from None
        if self.resume:
            yield RESUMED if trainer.resume(self.folder) else RESUMED_WITHOUT_GAMES
        yield BEGINS
        session = Session(trainer, self.folder, self.against, self.games, self.keep_games)
        yield from session.run(self.seconds, self.every)
