"""Blocks: guests and addresses that may not come in for a while, and cookies that are worth nothing."""

import time
from typing import Literal, NamedTuple

from sqlalchemy import Connection, or_, select

from cabochon.server.store.models import BLOCKS
from cabochon.server.store.orders import BLOCKED, give

BlockKind = Literal["guest", "address", "cookie"]


class Block(NamedTuple):
    """`subject` is the handle of a guest, or a network; without `until` it never ends.

    The guest of a blocked `cookie` is not turned away but a stranger: so is whoever stole it.
    """

    kind: BlockKind
    subject: str
    since: float
    until: float | None
    reason: str


def put(connection: Connection, block: Block) -> None:
    """Block somebody, in place of what was said about them before."""
    _drop(connection, block.kind, block.subject)
    connection.execute(BLOCKS.delete().where(BLOCKS.c.until < block.since))  # which have ended
    connection.execute(BLOCKS.insert(), [block._asdict()])
    give(connection, [BLOCKED])


def remove(connection: Connection, kind: BlockKind, subject: str) -> bool:
    """Let somebody in again; False if nobody kept them out."""
    found = _drop(connection, kind, subject)
    give(connection, [BLOCKED])
    return found


def current(connection: Connection) -> list[Block]:
    """Those that have not ended, the latest first."""
    lasting = or_(BLOCKS.c.until.is_(None), BLOCKS.c.until > time.time())
    found = select(BLOCKS).where(lasting).order_by(BLOCKS.c.since.desc(), BLOCKS.c.subject)
    return [Block(*row) for row in connection.execute(found)]


def _drop(connection: Connection, kind: BlockKind, subject: str) -> bool:
    blocked = BLOCKS.delete().where(BLOCKS.c.kind == kind, BLOCKS.c.subject == subject)
    return bool(connection.execute(blocked).rowcount)
