"""Checkpoints: what a training goes on from, in files that can be carried one by one.

`learner.pt` holds the networks, `games.pt` the games and the ring. With both a training goes on exactly as if
it had never stopped; without the second, which is large on a GPU, it begins with new games. Where several
processes play, each has games of its own: `games-1.pt` and so on are those of the others.
"""

import math
from pathlib import Path
from typing import Any

import numpy as np
import torch

from cabochon.files import drafted
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.training.batch import SINCE

LEARNER = "learner.pt"
GAMES = "games.pt"
GAMES_FILES = "games*.pt"
LOOKED_AT = 64
"""So many positions of a file are looked at in earnest, a millisecond each; there can be millions."""


def games_file(rank: int) -> str:
    """The name of the file with the games of one of several processes."""
    return f"games-{rank}.pt" if rank else GAMES


class CheckpointError(CabochonError):
    """A folder that no training can go on from."""


def save(path: Path, content: dict[str, Any]) -> None:
    """Write a file; who stops this has the old one."""
    try:
        with drafted(path) as draft:
            torch.save(content, draft)
    except (OSError, RuntimeError) as error:  # the second is what PyTorch makes of a full disk
        raise CheckpointError(f"{path} can't be written: {error}") from None


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


def versions(game: Game) -> dict[str, Any]:
    """What gives the numbers of a checkpoint their meaning."""
    return {"rules": game.rules_version, "features": game.features_version, "actions": game.actions_version}


def check_learner(found: dict[str, Any], game: Game) -> None:
    """Refuse the networks of another version of the game, and times that there can't be."""
    if found.get("versions", versions(game)) != versions(game):
        raise CheckpointError(f"it is of another version of {game.name}: {found['versions']}")
    turn, spent = found.get("round"), found.get("spent")
    if type(turn) is not int or turn < 0:
        raise CheckpointError(f"its round is {turn!r}")
    if type(spent) is not float or not (math.isfinite(spent) and spent >= 0):
        raise CheckpointError(f"its seconds are {spent!r}")


def check_games(games: dict[str, Any], wanted: dict[str, torch.Tensor], game: Game) -> None:
    """Refuse what compiled code, which trusts all of it, could not play on with."""
    for name, tensor in wanted.items():
        found = games.get(name)
        if not isinstance(found, torch.Tensor) or found.shape != tensor.shape:
            raise CheckpointError(f"{name} has another form")
        # The CPU computes with more digits than a GPU.
        if found.dtype != tensor.dtype and not (found.is_floating_point() and tensor.is_floating_point()):
            raise CheckpointError(f"{name} holds {found.dtype}, not {tensor.dtype}")
        if found.is_floating_point() and not found.isfinite().all():
            raise CheckpointError(f"{name} holds what is no number")
    rounds = len(games["ring_movers"])
    _check_range("a seat", games["ring_movers"], -1, max(game.player_counts) - 1)
    _check_range("a number of decisions", games["marks"][SINCE], 0, rounds)
    _check_range("a generator", games["rngs"], 1, None)
    written = games["ring_states"][: min(games["round"], rounds)].flatten(0, 1)
    for states in (games["states"].T, written):
        words = np.ascontiguousarray(states[:: max(1, len(states) // LOOKED_AT)].numpy())
        for record in words.view(game.state_type).reshape(-1):
            game.check_record(record)


def _check_range(what: str, numbers: torch.Tensor, least: int, most: int | None) -> None:
    if (numbers < least).any() or (most is not None and (numbers > most).any()):
        raise CheckpointError(f"{what} is none")
