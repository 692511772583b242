"""Every way in which a game can end. Each has a record, found among random games (see write.py)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from cabochon import Match
from tests.games.configurations import Configuration

FOLDER = Path(__file__).parent


class Ending(NamedTuple):
    """A table, why its game ended, and what else is true of the end."""

    table: Configuration
    reason: str
    fits: Callable[[Match], bool]


def winners(match: Match) -> int:
    """How many share the victory."""
    assert match.outcome is not None
    return len(match.outcome.winners)


def turns(match: Match) -> list[int]:
    """The seats in the order of their turns."""
    starts = {int(step.before.record.turn): step.seat for step in match.steps}
    return list(starts.values())


def closed_in_turn(match: Match) -> int:
    """The turn (from 0) in which somebody first reached the target of Splendor."""
    seats = turns(match)
    states = [step.before for step in match.steps] + [match.state]
    for turn, seat in enumerate(seats):
        after = next((state for state in states if state.record.turn == turn + 2), states[-1])
        if after.record.points[seat] >= match.settings["target"]:
            return turn
    raise AssertionError("nobody reached the target")


def turns_after_closing(match: Match) -> int:
    """How many turns followed the one that closed the game."""
    return len(turns(match)) - closed_in_turn(match) - 1


def is_overtaken(match: Match) -> bool:
    """Who reached the target first has not won."""
    assert match.outcome is not None
    return turns(match)[closed_in_turn(match)] not in match.outcome.winners


def is_tie_on_prestige(match: Match) -> bool:
    """One player has won, another has the same prestige."""
    assert match.outcome is not None
    scores: list[Any] = sorted(match.outcome.scores)
    return winners(match) == 1 and scores[-1] == scores[-2]


def is_tie_of_teams(match: Match) -> bool:
    """One team has won, the other has the same prestige."""
    assert match.outcome is not None
    scores = match.outcome.scores
    return winners(match) == 2 and scores[0] + scores[2] == scores[1] + scores[3]


TEAMS = {"teams": True}
ONE_MORE = {"last_round": "one_more_each"}

ENDINGS = {
    "splendor-last-seat": Ending(
        Configuration("splendor", 3, {}), "target", lambda match: turns_after_closing(match) == 0
    ),
    "splendor-round-finished": Ending(
        Configuration("splendor", 4, {}), "target", lambda match: turns_after_closing(match) == 3
    ),
    "splendor-overtaken": Ending(Configuration("splendor", 2, {}), "target", is_overtaken),
    "splendor-one-more-each": Ending(
        Configuration("splendor", 3, ONE_MORE), "target", lambda match: len(turns(match)) % 3 == 1
    ),
    "splendor-fewer-cards": Ending(Configuration("splendor", 2, {}), "target", is_tie_on_prestige),
    "splendor-shared": Ending(Configuration("splendor", 2, {}), "target", lambda match: winners(match) == 2),
    "splendor-team": Ending(Configuration("splendor", 4, TEAMS), "target", lambda match: winners(match) == 2),
    "splendor-team-fewer-cards": Ending(Configuration("splendor", 4, TEAMS), "target", is_tie_of_teams),
    "splendor-teams-share": Ending(
        Configuration("splendor", 4, TEAMS), "target", lambda match: winners(match) == 4
    ),
    "splendor-deadlock": Ending(
        Configuration("splendor", 3, {"face_up": 1}), "deadlock", lambda match: winners(match) == 1
    ),
    "splendor-deadlock-shared": Ending(
        Configuration("splendor", 3, {"face_up": 1}), "deadlock", lambda match: winners(match) == 2
    ),
    "duel-prestige": Ending(Configuration("duel", 2, {}), "prestige", lambda match: winners(match) == 1),
    "duel-crowns": Ending(Configuration("duel", 2, {}), "crowns", lambda match: winners(match) == 1),
    "duel-colour": Ending(Configuration("duel", 2, {}), "colour", lambda match: winners(match) == 1),
}


def path(name: str) -> Path:
    """Where the record of an ending is kept."""
    return FOLDER / f"{name}.cabochon"


def ends_so(match: Match, ending: Ending) -> bool:
    """Whether a match ended in this way."""
    return match.outcome is not None and match.outcome.reason == ending.reason and ending.fits(match)
