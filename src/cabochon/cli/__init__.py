"""The command `cabochon`."""

from cabochon.cli.main import main

__all__ = ["main"]
