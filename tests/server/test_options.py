"""Limits that measurements lift."""

from cabochon.server.options import Limits


def test_limits_can_be_raised() -> None:
    raised = Limits().times(10)
    assert raised.requests_of_guest == Limits().requests_of_guest.times(10)
    assert raised.frames == Limits().frames.times(10)
    assert raised.open_tables == 10 * Limits().open_tables
    assert raised.tcp_connections == 10 * Limits().tcp_connections
    assert (raised.body, raised.head, raised.arriving) == (Limits().body, Limits().head, Limits().arriving)
    assert raised.backlog_size == Limits().backlog_size
