"""The keys that sign cookies: `signing` signs, those before it (`signing:1`, `signing:2` …) are believed."""

import secrets

from sqlalchemy import Connection, select

from cabochon.server.store.models import SECRETS, TRANSFERS
from cabochon.server.store.orders import KEYS, give

_SIGNING = "signing"


def signing_keys(connection: Connection) -> tuple[bytes, ...]:
    """The keys of cookies, the one that signs first and then from the latest to the oldest."""
    found = {
        name: bytes(value)
        for name, value in connection.execute(
            select(SECRETS.c.name, SECRETS.c.value).where(SECRETS.c.name.startswith(_SIGNING))
        )
    }
    return tuple(found[name] for name in sorted(found, key=_age))


def rotate(connection: Connection) -> int:
    """Sign with a new key from now on; how many there are now."""
    names = connection.execute(
        select(SECRETS.c.name).where(SECRETS.c.name.startswith(_SIGNING)).with_for_update()
    ).scalars()
    last = max((_number(name) for name in names), default=0)
    signing = SECRETS.c.name == _SIGNING
    connection.execute(SECRETS.update().where(signing).values(name=f"{_SIGNING}:{last + 1}"))
    connection.execute(SECRETS.insert(), [{"name": _SIGNING, "value": secrets.token_bytes(32)}])
    give(connection, [KEYS])
    return len(signing_keys(connection))


def forget_old(connection: Connection) -> int:
    """Believe in nothing but the key that signs; how many others there were."""
    # Whoever came by an old one may have asked for a code with it.
    connection.execute(TRANSFERS.delete())
    old = SECRETS.delete().where(SECRETS.c.name.startswith(f"{_SIGNING}:"))
    count = connection.execute(old).rowcount
    give(connection, [KEYS])
    return int(count)


def _number(name: str) -> int:
    return int(name.partition(":")[2] or 0)


def _age(name: str) -> tuple[bool, int]:
    return name != _SIGNING, -_number(name)
