"""Reads the component files of the package."""

import csv
from importlib.resources import files


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a component file; a component's number is its row, from 0."""
    text = files("cabochon.games").joinpath("data", name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))
