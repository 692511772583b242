"""What is shown: everything that leaves the server is made here, from what its recipient may know.

The types of the wire are known here and where they arrive, nowhere else. Whoever sends something gets it as
`Shown`, a text that is ready.
"""

from cabochon.server.show.answers import (
    done,
    health,
    me,
    pong,
    problem,
    reach,
    refused,
    said,
    table_id,
    transfer_code,
    transfer_state,
)
from cabochon.server.show.catalogue import games
from cabochon.server.show.encoding import Shown
from cabochon.server.show.keepsakes import (
    Keepsake,
    about_kept,
    analysis_file,
    farewell,
    game_kept,
    table_kept,
    unreadable_kept,
)
from cabochon.server.show.lists import Listed, lobby, tables_of
from cabochon.server.show.lookback import games_of
from cabochon.server.show.previews import Preview, general_preview, table_preview
from cabochon.server.show.puzzles import puzzles
from cabochon.server.show.replays import picture, replay
from cabochon.server.show.tables import PAGE, Present, history, presence, record, record_file, state, update
from cabochon.server.show.thoughts import (
    analysis_end,
    analysis_kept,
    analysis_problem,
    analysis_start,
    analysis_study,
    hint,
)
from cabochon.server.show.wire import CLOSE_CODES, Phrase

__all__ = [
    "CLOSE_CODES",
    "PAGE",
    "Keepsake",
    "Listed",
    "Phrase",
    "Present",
    "Preview",
    "Shown",
    "about_kept",
    "analysis_end",
    "analysis_file",
    "analysis_kept",
    "analysis_problem",
    "analysis_start",
    "analysis_study",
    "done",
    "farewell",
    "game_kept",
    "games",
    "games_of",
    "general_preview",
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
    "reach",
    "record",
    "record_file",
    "refused",
    "replay",
    "said",
    "state",
    "table_id",
    "table_kept",
    "table_preview",
    "tables_of",
    "transfer_code",
    "transfer_state",
    "unreadable_kept",
    "update",
]
