"""The store: tables and their events in SQLite or PostgreSQL. What was acknowledged is never lost.

What was stored is never changed, with one exception (`forgetting.py`).
Databases that several processes share also carry notices from one to the others.
"""

from cabochon.server.store.forgetting import Farewell, Glance
from cabochon.server.store.notices import EVERYTHING
from cabochon.server.store.store import Store
from cabochon.server.store.types import DatabaseError, Listing, Notice

__all__ = ["EVERYTHING", "DatabaseError", "Farewell", "Glance", "Listing", "Notice", "Store"]
