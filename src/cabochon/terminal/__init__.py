"""Playing and watching games in a terminal."""

from cabochon.terminal.opening import new_session, resumed_session
from cabochon.terminal.screen import InputEndedError, Screen
from cabochon.terminal.seats import USUAL_BOT, Seat, seat_of, told_apart
from cabochon.terminal.session import Session
from cabochon.terminal.setup import Plan, ask_plan

__all__ = [
    "USUAL_BOT",
    "InputEndedError",
    "Plan",
    "Screen",
    "Seat",
    "Session",
    "ask_plan",
    "new_session",
    "resumed_session",
    "seat_of",
    "told_apart",
]
