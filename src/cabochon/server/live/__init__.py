"""What is live: the tables in memory, whoever is connected to them, bots and clocks, other processes.

`House` puts it together. Commands go through the clerk, who has them stored before anybody is told.
"""

from cabochon.server.live.connection import Connection
from cabochon.server.live.delivery import Delivery
from cabochon.server.live.errors import BusyError, RequestError, no_table
from cabochon.server.live.guests import Guest, known_guest, new_guest
from cabochon.server.live.house import House
from cabochon.server.live.keys import Keys
from cabochon.server.live.line import Party
from cabochon.server.live.loading import note_asking
from cabochon.server.live.places import Places
from cabochon.server.live.visit import Visit

__all__ = [
    "BusyError",
    "Connection",
    "Delivery",
    "Guest",
    "House",
    "Keys",
    "Party",
    "Places",
    "RequestError",
    "Visit",
    "known_guest",
    "new_guest",
    "no_table",
    "note_asking",
]
