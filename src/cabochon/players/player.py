"""What a player is."""

from typing import Protocol, runtime_checkable

from cabochon.match import Move, View


@runtime_checkable
class Player(Protocol):
    """Somebody, or a program, who decides. Gets what their seat may know, never the state."""

    @property
    def name(self) -> str:
        """What to call the player."""
        ...

    def decide(self, view: View) -> Move:
        """One of `view.legal_moves`."""
        ...


@runtime_checkable
class Stoppable(Protocol):
    """A player that can be told, from another thread, to decide at once."""

    def stop(self) -> None:
        """Decide at once."""
        ...
