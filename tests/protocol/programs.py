"""The programs that the tests talk to."""

import shlex
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FIRST_BOT = [sys.executable, str(ROOT / "examples" / "first_bot.py")]
CABOCHON = [sys.executable, "-m", "cabochon", "bot"]
ANSWERS = ("id", "game", "option", "ready", "info", "bestmove", "error")
"""The first words of all that a bot may say."""


def wayward(habit: str = "") -> list[str]:
    """The command of a bot with a bad habit, or with none."""
    return [sys.executable, str(Path(__file__).with_name("wayward.py")), *([habit] if habit else [])]


def program(habit: str = "") -> str:
    """The same as a player is written."""
    return f"cmd:{shlex.join(wayward(habit))}"
