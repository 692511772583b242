"""A training with its folder: checkpoints, networks, metrics and curves on disk."""

import json
from collections.abc import Generator, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from cabochon.search.network import Network
from cabochon.training import checkpoint
from cabochon.training.curves import draw_curves, read_metrics
from cabochon.training.trainer import Trainer

METRICS = "metrics.jsonl"
CURVES = "curves.svg"
RECIPE = "recipe.json"
BEFORE = "before"
"""How reports call the network of the last report."""


class Session:
    """One call of `cabochon train`."""

    def __init__(
        self,
        trainer: Trainer,
        folder: Path,
        against: Sequence[tuple[str, Network]] = (),
        games: int = 0,
        keep_games: bool = True,
    ) -> None:
        """At each report `games` are played against each network of `against` and the last report's.

        No two have the same name, and none is called BEFORE.
        """
        self._trainer = trainer
        self._folder = folder
        self._games = games
        self._keep_games = keep_games
        self._against = [(name, trainer.player_of(network)) for name, network in against]

    def run(self, seconds: float, every: float) -> Generator[dict[str, Any], None, None]:
        """Train for so long; yields each line that is written to the metrics, after it is safe on disk."""
        trainer, folder = self._trainer, self._folder
        folder.mkdir(parents=True, exist_ok=True)
        first = trainer.peers.rank == 0
        if first:
            (folder / RECIPE).write_text(json.dumps(trainer.recipe.as_dict(), indent=2), encoding="utf-8")
        with trainer.peers.listening():
            try:
                if first:
                    yield from self._lines(seconds, every)
                else:
                    for _ in trainer.train(seconds, every):
                        pass  # the first one tells it
            except (KeyboardInterrupt, GeneratorExit):
                # Whoever stops it loses nothing. After an error, what is here is worse than what was saved.
                if not trainer.peers.in_a_hurry:
                    self._save()
                raise
            self._save()

    def _save(self) -> None:
        """Write the whole checkpoint, and remove games that are no part of it, of more processes than now."""
        self._trainer.save(self._folder, games=self._keep_games)
        if self._trainer.peers.rank:
            return
        kept = {
            checkpoint.games_file(rank) for rank in range(self._trainer.peers.size if self._keep_games else 0)
        }
        for path in self._folder.glob(checkpoint.GAMES_FILES):
            if path.name not in kept:
                path.unlink()

    def _lines(self, seconds: float, every: float) -> Iterator[dict[str, Any]]:
        trainer, folder = self._trainer, self._folder
        before = trainer.player_of(trainer.learned())
        for report in trainer.train(seconds, every):
            now = trainer.player_of(trainer.learned())
            line = asdict(report)
            if self._games:
                for name, other in ((BEFORE, before), *self._against):
                    line[f"against_{name}"] = trainer.match(self._games, 1, 0, now, other).share
            before = now
            trainer.save(folder, games=False)
            with (folder / METRICS).open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            (folder / CURVES).write_text(draw_curves(read_metrics(folder / METRICS)), encoding="utf-8")
            yield line
