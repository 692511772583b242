"""Where tables and their events are kept, in SQLite or PostgreSQL: what was acknowledged is never lost."""

from cabochon.server.store.notices import EVERYTHING
from cabochon.server.store.store import Store
from cabochon.server.store.types import (
    DatabaseError,
    Listing,
    NewEvent,
    Notice,
    Standing,
    StoredEvent,
    TableRow,
)

__all__ = [
    "EVERYTHING",
    "DatabaseError",
    "Listing",
    "NewEvent",
    "Notice",
    "Standing",
    "Store",
    "StoredEvent",
    "TableRow",
]
