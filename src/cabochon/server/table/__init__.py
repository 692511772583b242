"""The table itself: commands make events, events make the table.

Pure: no clock is read, no chance is drawn, nothing is stored or sent, and nothing here knows who asks or how
it is shown.
"""

from cabochon.server.table.changes import NOTHING, Change
from cabochon.server.table.clock import Downtime
from cabochon.server.table.errors import ForbiddenError, TableError
from cabochon.server.table.events import Entry, Event
from cabochon.server.table.happenings import Happening
from cabochon.server.table.opening import again, next_id, open_table
from cabochon.server.table.plan import Plan, TableRow
from cabochon.server.table.standing import Standing
from cabochon.server.table.table import Table
from cabochon.server.table.wishes import Wish

__all__ = [
    "NOTHING",
    "Change",
    "Downtime",
    "Entry",
    "Event",
    "ForbiddenError",
    "Happening",
    "Plan",
    "Standing",
    "Table",
    "TableError",
    "TableRow",
    "Wish",
    "again",
    "next_id",
    "open_table",
]
