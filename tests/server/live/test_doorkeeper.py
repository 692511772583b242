"""Who may come in."""

import time

import pytest

from cabochon.server.admin import AdminError
from cabochon.server.admin.subjects import checked_handle, checked_network, checked_period, checked_table
from cabochon.server.live import RequestError
from cabochon.server.live.doorkeeper import Doorkeeper
from cabochon.server.store import Block
from cabochon.server.table.handles import handle, is_handle


def keeper(*subjects: str, until: float | None = None) -> Doorkeeper:
    doorkeeper = Doorkeeper()
    doorkeeper.learn([Block("address", checked_network(subject), 0.0, until, "") for subject in subjects])
    return doorkeeper


@pytest.mark.parametrize(
    ("subject", "kept_out", "let_in"),
    [
        ("203.0.113.7", ["203.0.113.7", "::ffff:203.0.113.7"], ["203.0.113.8", "2001:db8::7"]),
        ("203.0.113.7/24", ["203.0.113.0", "203.0.113.255"], ["203.0.114.1", "203.0.112.255"]),
        ("2001:db8:5:1::7", ["2001:db8:5:1:ffff::1"], ["2001:db8:5:2::7", "203.0.113.7"]),
        ("2001:db8::/32", ["2001:db8:ffff::1"], ["2001:db9::1"]),
        ("::ffff:203.0.113.7", ["203.0.113.7"], ["203.0.113.6"]),
        ("0.0.0.0/0", ["203.0.113.7"], ["2001:db8::7"]),
    ],
)
def test_networks(subject: str, kept_out: list[str], let_in: list[str]) -> None:
    doorkeeper = keeper(subject)
    for host in kept_out:
        with pytest.raises(RequestError) as error:
            doorkeeper.check(None, host)
        assert (error.value.status, error.value.code) == (403, "error-blocked")
    for other in (*let_in, None, "", "testclient"):
        doorkeeper.check("somebody", other)


def test_a_block_ends_by_itself() -> None:
    assert keeper("203.0.113.7", until=time.time() + 60).sends_off("ann", "203.0.113.7") == "blocked"
    assert keeper("203.0.113.7", until=time.time() - 1).sends_off("ann", "203.0.113.7") is None


def test_cookies_are_worthless_for_a_time() -> None:
    doorkeeper = Doorkeeper()
    for until, reason in ((time.time() + 60, "no-guest"), (time.time() - 1, None)):
        doorkeeper.learn([Block("cookie", handle("ann"), 0.0, until, "")])
        assert doorkeeper.sends_off("ann", None) == reason


def test_guests_are_known_by_their_handles() -> None:
    doorkeeper = Doorkeeper()
    assert not doorkeeper.turns_away
    doorkeeper.learn(
        [Block("guest", handle("bob"), 0.0, None, ""), Block("cookie", handle("cid"), 0.0, None, "")]
    )
    assert doorkeeper.turns_away
    assert [doorkeeper.sends_off(guest, None) for guest in ("ann", "bob", "cid")] == [
        None,
        "blocked",
        "no-guest",
    ]
    doorkeeper.learn([])
    assert doorkeeper.sends_off("bob", None) is None


def test_handles() -> None:
    assert is_handle(handle("ann"))
    assert handle("ann") != handle("bob")
    assert not is_handle("ann")
    assert checked_handle(handle("ann").upper()) == handle("ann")


def test_what_people_type() -> None:
    assert [checked_period(text) for text in ("30s", "5m", "12h", "2d", "1w")] == [
        30,
        300,
        43200,
        172800,
        604800,
    ]
    assert checked_table("http://localhost:8000/table/abcdefghjk") == "abcdefghjk"
    wrong = [
        *((checked_period, text) for text in ("", "2", "d", "0d", "-1d", "2 y", "999999w")),
        *((checked_network, text) for text in ("", "example.org", "1.2.3", "1.2.3.4/33")),
        *((checked_handle, text) for text in ("", "ann", "0" * 11, "0" * 32)),
        *((checked_table, text) for text in ("", "abc", "ABCDEFGHJK", "../../etc")),
    ]
    for check, text in wrong:
        with pytest.raises(AdminError):
            check(text)
