"""The store: tables and their events in SQLite or PostgreSQL. What was acknowledged is never lost.

Databases that several processes share also carry notices from one to the others.
"""

from cabochon.server.store.notices import EVERYTHING
from cabochon.server.store.store import Store
from cabochon.server.store.types import DatabaseError, Listing, Notice

__all__ = ["EVERYTHING", "DatabaseError", "Listing", "Notice", "Store"]
