"""The store: tables and their events in SQLite or PostgreSQL. What was acknowledged is never lost.

Databases that several processes share also carry notices from one to the others.
"""

from cabochon.server.store.notices import EVERYTHING, NO_EVENTS
from cabochon.server.store.store import Store
from cabochon.server.store.types import Age, DatabaseError, Expired, Listing, NoTableError, Notice

__all__ = [
    "EVERYTHING",
    "NO_EVENTS",
    "Age",
    "DatabaseError",
    "Expired",
    "Listing",
    "NoTableError",
    "Notice",
    "Store",
]
