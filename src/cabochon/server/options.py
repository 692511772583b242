"""What a running server can be told, and how much it lets anybody ask for."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cabochon.players import PlayerSpec

DAY = 24 * 3600.0
EVERYWHERE = "0.0.0.0"
"""What a server listens on that is for the whole network."""


@dataclass(frozen=True)
class Rate:
    """`burst` at once, and `per_second` more of them for every second that passes."""

    burst: float
    per_second: float

    def times(self, factor: float) -> "Rate":
        """The same rate, so many times as high."""
        return Rate(self.burst * factor, self.per_second * factor)


@dataclass(frozen=True)
class Limits:
    """Everything that is limited: generous for people, narrow for loops.

    One address may be a school or a family behind one router.
    """

    requests_of_guest: Rate = Rate(80, 10)
    requests_of_address: Rate = Rate(400, 50)
    """Requests to the interface, and sockets that are opened."""
    files_of_guest: Rate = Rate(400, 40)
    files_of_address: Rate = Rate(4000, 400)
    """Files of the page: opening it takes some fifty, and the service worker then fetches all."""
    previews_of_guest: Rate = Rate(60, 2)
    previews_of_address: Rate = Rate(400, 20)
    """Pages of tables whose head says what goes on there; beyond that, it says what every page says."""
    tables_of_guest: Rate = Rate(12, 0.1)
    tables_of_address: Rate = Rate(60, 0.5)
    messages_of_guest: Rate = Rate(80, 10)
    messages_of_address: Rate = Rate(800, 200)
    histories_of_guest: Rate = Rate(20, 0.2)
    """Lists of all games of a guest, with their results."""
    histories_of_address: Rate = Rate(100, 1)
    studies_of_guest: Rate = Rate(20, 0.2)
    """Analyses of tables, those that are kept and only told included."""
    studies_of_address: Rate = Rate(100, 1)
    phrases_of_guest: Rate = Rate(5, 0.3)
    phrases_of_address: Rate = Rate(100, 6)
    """What players say to each other."""
    inventories_of_guest: Rate = Rate(5, 0.02)
    """Going through all tables of a guest, to take them along or to delete them."""
    inventories_of_address: Rate = Rate(20, 0.1)
    transfers_of_guest: Rate = Rate(5, 0.05)
    transfers_of_address: Rate = Rate(30, 0.3)
    """Codes that are made to go to another device."""
    tries_of_guest: Rate = Rate(10, 0.05)
    tries_of_address: Rate = Rate(30, 0.1)
    tries: Rate = Rate(300, 3)
    """Codes that are entered, right or wrong; also of all addresses together, against whoever has many."""
    open_tables: int = 40
    """Unfinished tables that one guest may host."""
    connections: int = 20
    """Sockets that one guest may hold."""
    connections_of_address: int = 500
    tcp_connections: int = 5000
    """TCP connections in all; fewer, where the process may not have so many files open."""
    tcp_connections_of_address: int = 600
    """TCP connections of one address; more than its sockets, because its pages load files as well."""
    head: int = 16 * 1024
    """Bytes of a request beside its body: its address, its headers, and whatever frames the body."""
    arriving: float = 10.0
    """Seconds that the head of a request may take, and its body again."""
    resting: float = 5.0
    """Seconds for which a connection may be idle between requests."""
    taking: float = 30.0
    """Seconds within which a client takes what it is sent."""
    body: int = 16 * 1024
    """Bytes of a request."""
    record_body: int = 64 * 1024
    """Bytes of a request that may bring a record."""
    hints_of_address: int = 8
    """Hints that may be thought about at once for guests of one address; for a guest it is one."""
    hints_in_line: int = 24
    """How much may wait for the guests of one address when one of them asks for a hint."""
    analyses_of_address: int = 2
    """Analyses at once for guests of one address; for a guest it is one."""
    analyses: int = 4
    """Analyses at once in this process."""
    analysis_seconds: int = 1800
    """The longest analysis, by the time that it is given for its decisions."""
    message: int = 4 * 1024
    """Bytes of a message on a socket."""
    frames: Rate = Rate(400, 50)
    """Frames on one socket: messages, pieces of them, pings and pongs."""
    backlog: int = 64
    """Messages that may wait for one client that reads slowly."""
    backlog_size: int = 1024 * 1024
    """Bytes of such messages."""

    def times(self, factor: float) -> "Limits":
        """Every rate and number so many times as high; sizes and times stay."""
        return replace(
            self,
            requests_of_guest=self.requests_of_guest.times(factor),
            requests_of_address=self.requests_of_address.times(factor),
            files_of_guest=self.files_of_guest.times(factor),
            files_of_address=self.files_of_address.times(factor),
            previews_of_guest=self.previews_of_guest.times(factor),
            previews_of_address=self.previews_of_address.times(factor),
            tables_of_guest=self.tables_of_guest.times(factor),
            tables_of_address=self.tables_of_address.times(factor),
            messages_of_guest=self.messages_of_guest.times(factor),
            messages_of_address=self.messages_of_address.times(factor),
            phrases_of_guest=self.phrases_of_guest.times(factor),
            phrases_of_address=self.phrases_of_address.times(factor),
            frames=self.frames.times(factor),
            histories_of_guest=self.histories_of_guest.times(factor),
            histories_of_address=self.histories_of_address.times(factor),
            studies_of_guest=self.studies_of_guest.times(factor),
            studies_of_address=self.studies_of_address.times(factor),
            inventories_of_guest=self.inventories_of_guest.times(factor),
            inventories_of_address=self.inventories_of_address.times(factor),
            transfers_of_guest=self.transfers_of_guest.times(factor),
            transfers_of_address=self.transfers_of_address.times(factor),
            tries_of_guest=self.tries_of_guest.times(factor),
            tries_of_address=self.tries_of_address.times(factor),
            tries=self.tries.times(factor),
            open_tables=int(self.open_tables * factor),
            connections=int(self.connections * factor),
            connections_of_address=int(self.connections_of_address * factor),
            tcp_connections=int(self.tcp_connections * factor),
            tcp_connections_of_address=int(self.tcp_connections_of_address * factor),
            hints_of_address=int(self.hints_of_address * factor),
            hints_in_line=int(self.hints_in_line * factor),
            analyses_of_address=int(self.analyses_of_address * factor),
            analyses=int(self.analyses * factor),
        )


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
    grace: float = 60.0
    """How long somebody may be missing before a bot can play for them."""
    heartbeat: float = 5.0
    """Clients that say nothing for so long are asked whether they are still there; a page says more."""
    patience: float = 4.0
    """How long their answer may take; it comes from the browser itself, whatever the page is doing."""
    silence: float = 45.0
    """A client whose page says nothing for so long is gone, though its browser answers."""
    idle: float = 120.0
    """A table that nobody looks at leaves the memory after so long."""
    sweep: float = 4.0
    """How often clients, clocks and tables that nobody minds are looked for, and other processes told."""
    keep_waiting: float = 7 * DAY
    """How long a table that waits for people is kept after something last happened there; 0 is for ever."""
    keep_abandoned: float = 180 * DAY
    """The same for games without a running clock that nobody goes on with."""
    keep_finished: float = 0.0
    """The same for games that are over."""
    tidying: float = 300.0
    """How often tables that are too old are looked for."""
    limits: Limits = field(default_factory=Limits)
    workers: int = 1
    """How many processes like this one share the machine."""
    worker: int = 0
    """The number of this process among those that one command has started."""
    metrics: tuple[str, int] | None = None
    """Where figures for Prometheus are told: address and port, to which each worker adds its number."""

    @property
    def is_for_network(self) -> bool:
        """Whether it listens for every computer that can reach this one."""
        return self.open_to == EVERYWHERE

    def unlimited(self) -> "Options":
        """Without limits to how much and how fast, for measurements."""
        return replace(self, limits=self.limits.times(1_000_000))
