"""The store: tables and their events in SQLite or PostgreSQL. What was acknowledged is never lost.

What was stored is never changed, with one exception (`forgetting.py`).
Databases that several processes share also carry notices from one to the others.
"""

from cabochon.server.store.analyses import KeptAnalysis
from cabochon.server.store.blocks import Block, BlockKind
from cabochon.server.store.blocks import current as current_blocks
from cabochon.server.store.forgetting import Farewell, Glance
from cabochon.server.store.games import Played
from cabochon.server.store.notices import EVERYTHING, NO_EVENTS, ORDERED
from cabochon.server.store.orders import BLOCKED, KEYS
from cabochon.server.store.orders import given as orders_after
from cabochon.server.store.rows import read_told
from cabochon.server.store.store import Store
from cabochon.server.store.transfers import Transfer
from cabochon.server.store.transfers import put as put_transfer
from cabochon.server.store.transfers import rename as rename_transfer
from cabochon.server.store.transfers import sweep as sweep_transfers
from cabochon.server.store.transfers import take as take_transfer
from cabochon.server.store.transfers import waits as transfer_waits
from cabochon.server.store.transfers import withdraw as withdraw_transfer
from cabochon.server.store.types import Age, DatabaseError, Expired, Listing, NoTableError, Notice

__all__ = [
    "BLOCKED",
    "EVERYTHING",
    "KEYS",
    "NO_EVENTS",
    "ORDERED",
    "Age",
    "Block",
    "BlockKind",
    "DatabaseError",
    "Expired",
    "Farewell",
    "Glance",
    "KeptAnalysis",
    "Listing",
    "NoTableError",
    "Notice",
    "Played",
    "Store",
    "Transfer",
    "current_blocks",
    "orders_after",
    "put_transfer",
    "read_told",
    "rename_transfer",
    "sweep_transfers",
    "take_transfer",
    "transfer_waits",
    "withdraw_transfer",
]
