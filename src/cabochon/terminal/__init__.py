"""Playing and watching games in a terminal."""

from cabochon.terminal.opening import new_session, resumed_session, warm_up
from cabochon.terminal.screen import InputEndedError, Screen
from cabochon.terminal.seats import USUAL_BOT, Seat, bot_seat, seat_of, told_apart
from cabochon.terminal.session import Session
from cabochon.terminal.setup import Plan, SavedGameWantedError, ask_plan
from cabochon.terminal.shelf import choose_saved, unfinished

__all__ = [
    "USUAL_BOT",
    "InputEndedError",
    "Plan",
    "SavedGameWantedError",
    "Screen",
    "Seat",
    "Session",
    "ask_plan",
    "bot_seat",
    "choose_saved",
    "new_session",
    "resumed_session",
    "seat_of",
    "told_apart",
    "unfinished",
    "warm_up",
]
