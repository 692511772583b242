"""What whoever runs a server can do beside it, while it runs: `cabochon admin`.

A server notices at its next sweep, and on PostgreSQL at once (`store/orders.py`, `live/orders.py`).
"""

from cabochon.server.admin.databases import Form, downgrade, form_of, upgrade
from cabochon.server.admin.errors import AdminError
from cabochon.server.admin.office import Office, office
from cabochon.server.store.archive import Header
from cabochon.server.store.backup import back_up
from cabochon.server.store.blocks import Block, BlockKind
from cabochon.server.store.inventory import Item, SeatItem
from cabochon.server.store.restore import restore

__all__ = [
    "AdminError",
    "Block",
    "BlockKind",
    "Form",
    "Header",
    "Item",
    "Office",
    "SeatItem",
    "back_up",
    "downgrade",
    "form_of",
    "office",
    "restore",
    "upgrade",
]
