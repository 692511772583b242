"""What a running server can be told."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cabochon.players import PlayerSpec
from cabochon.server.limits import Limits


@dataclass(frozen=True)
class Options:
    """`origins` and `hosts` are allowed beside the server's own; `open_to` is the address it listens on.

    Times are seconds. Every process that uses one database should be given the same options.
    """

    database: str
    open_to: str = "127.0.0.1"
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies, or networks, whose word on who asks, and how, is believed."""
    bots: Mapping[str, PlayerSpec] = field(default_factory=dict)
    """Bots of this server's own, by name, beside those of the package."""
    bot_pause: float = 0.8
    """How long a bot seems to think."""
    hint: float = 1.5
    """How long a hint is thought about."""
    silence: float = 45.0
    """A client that says nothing for so long is gone."""
    idle: float = 120.0
    """A table that nobody looks at leaves the memory after so long."""
    sweep: float = 4.0
    """How often the store is asked for bots and clocks that a process which died left behind."""
    limits: Limits = field(default_factory=Limits)

    def unlimited(self) -> "Options":
        """Without limits to how much and how fast, for measurements."""
        return replace(self, limits=self.limits.times(1_000_000))
