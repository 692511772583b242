"""Figures of a house as it stands, for whoever watches over the server."""

import threading
from collections import Counter
from collections.abc import Iterator
from typing import get_args

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

import cabochon
from cabochon.server.live.house import House
from cabochon.server.table.standing import Status

_STATUSES: tuple[Status, ...] = get_args(Status)


def figures(house: House) -> Iterator[Metric]:
    """What can be counted at any moment. For the event loop."""
    tables = Counter(live.table.status for live in house.hall.tables.values() if live.is_loaded)
    by_status = GaugeMetricFamily("cabochon_tables", "Tables in memory.", labels=("status",))
    for status in _STATUSES:
        by_status.add_metric((status,), tables[status])
    yield by_status
    connections = house.clients.connections
    yield _gauge("cabochon_clients", "Clients connected to a table.", len(connections))
    guests = {connection.guest.id for connection in connections}
    yield _gauge("cabochon_guests", "Guests with at least one client.", len(guests))
    lines = (house.bots.thinkers.line, house.bots.quick.line, house.bots.strangers.line)
    thinking = GaugeMetricFamily(
        "cabochon_thinking", "Bots, hints and analyses at work or in line.", labels=("state",)
    )
    thinking.add_metric(("waiting",), sum(line.waiting for line in lines))
    thinking.add_metric(("running",), sum(line.running for line in lines))
    yield thinking
    yield CounterMetricFamily(
        "cabochon_store_write_errors", "Writes that failed.", value=house.store.write_errors
    )
    yield _gauge("cabochon_threads", "Threads of this process.", threading.active_count())
    about = GaugeMetricFamily("cabochon_info", "About this server; always 1.", labels=("version", "database"))
    about.add_metric((cabochon.__version__, house.store.database), 1)
    yield about


def _gauge(name: str, meaning: str, value: float) -> Metric:
    return GaugeMetricFamily(name, meaning, value=value)
