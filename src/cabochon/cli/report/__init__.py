"""The report of an arena: one HTML file that needs nothing else, with tables, curves and games to replay."""

from cabochon.cli.report.page import page
from cabochon.cli.report.sample import MOST_GAMES, chosen

__all__ = ["MOST_GAMES", "chosen", "page"]
