"""What is shown: everything that leaves the server is made here, from what its recipient may know.

The types of the wire are known here and where they arrive, nowhere else. Whoever sends something gets it as
`Shown`, a text that is ready.
"""

from cabochon.server.show.answers import done, health, me, pong, problem, refused, table_id
from cabochon.server.show.catalogue import games
from cabochon.server.show.encoding import Shown
from cabochon.server.show.keepsakes import (
    Keepsake,
    about_kept,
    farewell,
    game_kept,
    table_kept,
    unreadable_kept,
)
from cabochon.server.show.lists import Listed, lobby, tables_of
from cabochon.server.show.puzzles import puzzles
from cabochon.server.show.replays import picture, replay
from cabochon.server.show.tables import PAGE, Present, history, presence, record, record_file, state, update
from cabochon.server.show.thoughts import (
    analysis_end,
    analysis_problem,
    analysis_start,
    analysis_study,
    hint,
)
from cabochon.server.show.wire import CLOSE_CODES

__all__ = [
    "CLOSE_CODES",
    "PAGE",
    "Keepsake",
    "Listed",
    "Present",
    "Shown",
    "about_kept",
    "analysis_end",
    "analysis_problem",
    "analysis_start",
    "analysis_study",
    "done",
    "farewell",
    "game_kept",
    "games",
    "health",
    "hint",
    "history",
    "lobby",
    "me",
    "picture",
    "pong",
    "presence",
    "problem",
    "puzzles",
    "record",
    "record_file",
    "refused",
    "replay",
    "state",
    "table_id",
    "table_kept",
    "tables_of",
    "unreadable_kept",
    "update",
]
