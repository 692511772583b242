"""A training with its folder: checkpoints, networks, metrics and curves on disk."""

import json
from collections.abc import Iterator, Sequence
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
        """At each report `games` are played against each network of `against` and the last report's."""
        self._trainer = trainer
        self._folder = folder
        self._games = games
        self._keep_games = keep_games
        self._against = [(name, trainer.player_of(network)) for name, network in against]

    def run(self, seconds: float, every: float) -> Iterator[dict[str, Any]]:
        """Train for so long; yields each line that is written to the metrics, after it is safe on disk."""
        trainer, folder = self._trainer, self._folder
        folder.mkdir(parents=True, exist_ok=True)
        (folder / RECIPE).write_text(json.dumps(trainer.recipe.as_dict(), indent=2), encoding="utf-8")
        before = trainer.player_of(trainer.networks()[0])
        for report in trainer.train(seconds, every):
            now = trainer.player_of(trainer.networks()[0])
            line = asdict(report)
            if self._games:
                for name, other in (("before", before), *self._against):
                    line[f"against_{name}"] = trainer.match(self._games, 1, 0, now, other).share
            before = now
            trainer.save(folder, games=False)
            with (folder / METRICS).open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            (folder / CURVES).write_text(draw_curves(read_metrics(folder / METRICS)), encoding="utf-8")
            yield line
        trainer.save(folder, games=self._keep_games)
        if not self._keep_games:
            (folder / checkpoint.GAMES).unlink(missing_ok=True)
