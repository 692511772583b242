"""What several processes count, counts as one."""

import asyncio

import httpx
import pytest

from cabochon.server.http.meters import Bucket, TooFastError
from cabochon.server.live import House, Places
from cabochon.server.live.errors import BusyError
from cabochon.server.live.tallies import Tallies
from cabochon.server.options import Limits, Options, Rate
from cabochon.server.store import Notice, Store
from tests.server.houses import ANN, BOB, CID
from tests.server.serving import PATIENCE, Threaded, threaded

pytestmark = pytest.mark.anyio


def test_what_is_taken_elsewhere_is_taken() -> None:
    now = [0.0]
    here, there = (Bucket("requests", Rate(10, 1), clock=lambda: now[0]) for _ in range(2))
    for _ in range(8):
        there.take("ann")
    here.hear("there", there.told())
    assert there.told() == {}
    for _ in range(2):
        here.take("ann")
    with pytest.raises(TooFastError):
        here.take("ann")
    assert here.told() == {"ann": 2}
    here.take("ben")
    now[0] += 1
    here.take("ann")


def test_nobody_owes_more_than_a_bucket() -> None:
    now = [0.0]
    bucket = Bucket("requests", Rate(10, 1), clock=lambda: now[0])
    bucket.hear("there", {"ann": 1000})
    with pytest.raises(TooFastError) as error:
        bucket.take("ann")
    assert error.value.seconds == 11
    now[0] += 11
    bucket.take("ann")


def test_what_is_held_elsewhere_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    here, there = Places(3, 4), Places(3, 4)
    for guest in ("ann", "ann", "ben"):
        assert there.hold(guest, "home")
    here.hear("there", there.told())
    assert (here.holds("ann"), here.holds("ben"), here.holds("home")) == (2, 0, 3)
    assert here.hold("ann", "home")
    assert not here.hold("cid", "home")
    assert not here.hold("ann", "school")
    here.hear("there", {})
    assert here.hold("cid", "home")
    here.hear("there", {"home": 4})
    assert not here.hold("cid", "home")
    # A process that says nothing any more is gone, and holds nothing.
    now[0] += 60
    assert here.hold("cid", "home")


async def test_what_is_held_no_longer_is_told_once(postgres_url: str) -> None:
    here, there = await Store.open(postgres_url), await Store.open(postgres_url)
    heard: list[Notice] = []
    there.listen(heard.append)
    tallies, places = Tallies(here), Places(1, 8)
    tallies.share("hints", places)
    assert places.hold("ann", "home")
    await tallies.tell()
    places.free("ann", "home")
    await tallies.tell()
    await tallies.tell()
    await tallies.end()
    assert places.hold("ben", "home")
    await tallies.tell()
    await tallies.end()
    async with asyncio.timeout(PATIENCE):
        while len(heard) < 4:
            await asyncio.sleep(0.01)
    counts = [(notice.told or {})["counts"] for notice in heard]
    assert counts == [{"ann": 1, "home": 1}, {}, {"ben": 1, "home": 1}, {}]
    await here.close()
    await there.close()


async def _opened(server: Threaded, cookie: str) -> int:
    plan = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        answer = await http.post("/api/tables", json=plan, headers={"Cookie": cookie})
    assert answer.status_code in (201, 429), answer.text
    return answer.status_code


async def test_two_processes_count_as_one(postgres_url: str) -> None:
    """Somebody has opened as many tables as they may, at one of two servers."""
    options = Options(postgres_url, sweep=0.02, limits=Limits(tables_of_guest=Rate(8, 0.0001)))
    with threaded(options) as here, threaded(options) as there:
        async with here.guest("Ann") as ann:
            assert [await _opened(here, ann.cookie) for _ in range(8)] == [201] * 8
            guest = there.app.state.desk.read(ann.http.cookies["cabochon"])
            of_guest = there.app.state.meters.tables.buckets[0]
            async with asyncio.timeout(PATIENCE):
                while of_guest._level(guest.id) >= 1:
                    await asyncio.sleep(0.01)
            assert await _opened(there, ann.cookie) == 429


async def test_an_export_at_one_process_is_one_at_the_other(houses: tuple[House, House]) -> None:
    here, there = houses
    here.keepsakes.hold(ANN, "home")
    await here.tallies.tell()
    async with asyncio.timeout(PATIENCE):
        while not there.keepsakes.places.holds(ANN.id):
            await asyncio.sleep(0.01)
    with pytest.raises(BusyError):
        there.keepsakes.hold(ANN, "school")
    there.keepsakes.hold(BOB, "home")
    with pytest.raises(BusyError):
        there.keepsakes.hold(CID, "home")
    here.keepsakes.free(ANN, "home")
    there.keepsakes.free(BOB, "home")
