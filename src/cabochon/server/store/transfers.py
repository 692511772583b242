"""Transfer codes: for some minutes, what lets a guest in on another device. Only their digests are kept."""

from typing import NamedTuple

from sqlalchemy import Connection

from cabochon.server.store.models import TRANSFERS


class Transfer(NamedTuple):
    """`digest` is that of the code, by which it is found; `until` is when it ends, and the row with it."""

    digest: bytes
    guest: str
    name: str
    until: float


def put(connection: Connection, transfer: Transfer, now: float) -> None:
    """Keep a code, in place of what the guest had before."""
    withdraw(connection, transfer.guest)
    sweep(connection, now)
    connection.execute(TRANSFERS.insert(), [transfer._asdict()])


def waits(connection: Connection, guest: str, now: float) -> bool:
    """Whether a guest has a code that nobody has used yet."""
    row = TRANSFERS.select().where(TRANSFERS.c.guest == guest, TRANSFERS.c.until > now)
    return connection.execute(row).first() is not None


def take(connection: Connection, digest: bytes, now: float) -> Transfer | None:
    """Use a code up: of several who try at once, one has it. None if there is none, or no longer."""
    used = TRANSFERS.delete().where(TRANSFERS.c.digest == digest).returning(*TRANSFERS.c)
    found = connection.execute(used).first()
    return None if found is None or found.until <= now else Transfer(*found)


def rename(connection: Connection, guest: str, name: str) -> None:
    """Let a guest's code, if there is one, lead to another name."""
    connection.execute(TRANSFERS.update().where(TRANSFERS.c.guest == guest).values(name=name))


def withdraw(connection: Connection, guest: str) -> None:
    """Let a guest's code be none any more."""
    connection.execute(TRANSFERS.delete().where(TRANSFERS.c.guest == guest))


def sweep(connection: Connection, now: float) -> None:
    """Forget those that have ended."""
    connection.execute(TRANSFERS.delete().where(TRANSFERS.c.until <= now))
