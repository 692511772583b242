"""What a batch needs besides a game's rules: a bot. Bound like the rules: see `cabochon.games.interface`."""

from typing import Any

from cabochon.games.interface import open_name, unbound


@open_name
def choose(state: Any, mask: Any, rng: Any, seen: Any) -> int:
    """A legal action of the player to move; `seen` is room for what that player knows of the state."""
    unbound()
