"""Places: so many for each guest, and for each address."""

from cabochon.server.live import Places


def test_places() -> None:
    places = Places(2, 3)
    assert [places.hold("ann", "here") for _ in range(3)] == [True, True, False]
    assert places.hold("bob", "here")
    assert not places.hold("cid", "here")
    assert places.hold("cid", "there")
    places.free("ann", "here")
    assert places.hold("ann", "here")
    for guest, address in (("ann", "here"), ("ann", "here"), ("bob", "here"), ("cid", "there")):
        places.free(guest, address)
    assert not places._held
