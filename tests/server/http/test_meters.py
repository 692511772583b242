"""Token buckets and addresses."""

import pytest

from cabochon.server.http.meters import Bucket, TooFastError, address_of
from cabochon.server.options import Rate


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket("requests", Rate(3, 0.5), lambda: now[0])
    for _ in range(3):
        bucket.take("ann")
    with pytest.raises(TooFastError) as refused:
        bucket.take("ann")
    assert refused.value.seconds == 2
    bucket.take("bob")
    now[0] += 2
    bucket.take("ann")
    with pytest.raises(TooFastError):
        bucket.take("ann")
    now[0] += 1000
    for _ in range(3):
        bucket.take("ann")
    with pytest.raises(TooFastError):
        bucket.take("ann")


def test_buckets_do_not_grow_without_end() -> None:
    bucket = Bucket("requests", Rate(1, 1))
    bucket._MOST = 10
    for number in range(100):
        bucket.take(str(number))
    assert len(bucket._levels) == 10


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("somewhere", "somewhere"),
        (None, "?"),
    ],
)
def test_what_counts_as_one_address(host: str | None, address: str) -> None:
    assert address_of(host) == address
