"""Waiting to be stopped, for players and works of tests that do nothing else."""

import threading

from cabochon.search import Stop

PATIENCE = 60.0
"""Seconds after which something that should have come never will."""


def wait_for(stop: Stop | None) -> None:
    """Return when somebody has set the stop."""
    assert stop is not None
    heard = threading.Event()
    with stop.telling(heard.set):
        assert heard.wait(PATIENCE), "nobody has stopped it"
