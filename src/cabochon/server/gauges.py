"""What this process counts and measures while it serves, for Prometheus.

One process is one server, so these are the process's own; every room may count. What can be read at any
moment, such as the tables in memory, is not counted here but looked at when somebody asks (`live/figures`).
No label may come from outside: each value that it takes is kept for good.
"""

from collections.abc import Iterable, Iterator

from prometheus_client import CollectorRegistry, Counter, GCCollector, Histogram, Metric, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
_REGISTRY = CollectorRegistry()
ProcessCollector(registry=_REGISTRY)
GCCollector(registry=_REGISTRY)

# Finest where the goals are: a move within 20 ms, a transaction within 10.
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_SLOW = (0.01, 0.1, 0.5, 1, 2, 3, 5, 8, 13, 20, 30, 60, 120)

MOVES = Counter(
    "cabochon_moves", "Moves that were stored, by whom: person or bot.", ("by", "game"), registry=_REGISTRY
)
MOVE_SECONDS = Histogram(
    "cabochon_move_seconds",
    "From a move's arrival on a socket until everybody connected to its table here has been sent it.",
    buckets=_QUICK,
    registry=_REGISTRY,
)
REFUSED = Counter(
    "cabochon_refused", "Requests and messages that were refused.", ("code",), registry=_REGISTRY
)
LIMITED = Counter("cabochon_limited", "What was refused because of a limit.", ("limit",), registry=_REGISTRY)
REQUESTS = Counter(
    "cabochon_requests", "Requests that were answered.", ("method", "route", "status"), registry=_REGISTRY
)
SOCKETS_CLOSED = Counter("cabochon_sockets_closed", "Sockets that ended.", ("code",), registry=_REGISTRY)
WRITE_SECONDS = Histogram(
    "cabochon_store_write_seconds", "Transactions that write.", buckets=_QUICK, registry=_REGISTRY
)
WRITE_SIZE = Histogram(
    "cabochon_store_write_size",
    "Appends and notices in one transaction.",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
    registry=_REGISTRY,
)
BOT_SECONDS = Histogram(
    "cabochon_bot_seconds",
    "How long a table waited for a bot's decision, without the pause that every bot makes.",
    ("bot",),
    buckets=_SLOW,
    registry=_REGISTRY,
)
LOOP_LAG_SECONDS = Histogram(
    "cabochon_loop_lag_seconds",
    "How much later than asked for the event loop came back, looked at all the time.",
    buckets=_QUICK,
    registry=_REGISTRY,
)


def told(worker: int, figures: Iterable[Metric]) -> bytes:
    """Everything counted so far, and some figures more, in Prometheus's text format."""
    return generate_latest(_OfWorker(worker, figures))


class _OfWorker(Collector):
    """All that is known, each series with the number of its worker."""

    def __init__(self, worker: int, figures: Iterable[Metric]) -> None:
        self._worker = str(worker)
        self._figures = figures

    def collect(self) -> Iterator[Metric]:
        for metric in (*_REGISTRY.collect(), *self._figures):
            metric.samples = [
                sample._replace(labels={**sample.labels, "worker": self._worker}) for sample in metric.samples
            ]
            yield metric
