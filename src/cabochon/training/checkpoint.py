"""Checkpoints: what a training goes on from, in files that can be carried one by one.

`learner.pt` holds the networks, `games.pt` the games and the ring. With both a training goes on exactly as if
it had never stopped; without the second, which is large on a GPU, it begins with new games. Where several
processes play, each has games of its own: `games-1.pt` and so on are those of the others.
"""

from pathlib import Path
from typing import Any

import torch

from cabochon.games.errors import CabochonError

LEARNER = "learner.pt"
GAMES = "games.pt"
GAMES_FILES = "games*.pt"


def games_file(rank: int) -> str:
    """The name of the file with the games of one of several processes."""
    return f"games-{rank}.pt" if rank else GAMES


class CheckpointError(CabochonError):
    """A folder that no training can go on from."""


def save(path: Path, content: dict[str, Any]) -> None:
    """Write a file; who stops this has the old one."""
    beside = path.with_suffix(".new")
    try:
        torch.save(content, beside)
    except (OSError, RuntimeError) as error:  # the second is what PyTorch makes of a full disk
        beside.unlink(missing_ok=True)
        raise CheckpointError(f"{path} can't be written: {error}") from None
    beside.replace(path)


def load(path: Path, device: torch.device) -> dict[str, Any] | None:
    """Read a file; None if there is none."""
    if not path.exists():
        return None
    try:
        content = torch.load(path, map_location=device, weights_only=True)
    except Exception as error:  # whatever a damaged file makes PyTorch raise
        raise CheckpointError(f"{path} can't be read: {error}") from None
    if not isinstance(content, dict):
        raise CheckpointError(f"{path} is no checkpoint")
    return content
