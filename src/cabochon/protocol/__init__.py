"""Programs in any language as players: both sides of the protocol of docs/protocol.md, and its checker."""

from cabochon.protocol.conformance import Check, check_bot
from cabochon.protocol.engine import Engine, Hired
from cabochon.protocol.errors import (
    BotCrashError,
    BotError,
    BotGarbageError,
    BotIllegalMoveError,
    BotRefusedError,
    BotStartError,
    BotTimeoutError,
)
from cabochon.protocol.external import ExternalPlayer, Patience
from cabochon.protocol.messages import VERSION, Go, Identity, Option

__all__ = [
    "VERSION",
    "BotCrashError",
    "BotError",
    "BotGarbageError",
    "BotIllegalMoveError",
    "BotRefusedError",
    "BotStartError",
    "BotTimeoutError",
    "Check",
    "Engine",
    "ExternalPlayer",
    "Go",
    "Hired",
    "Identity",
    "Option",
    "Patience",
    "check_bot",
]
