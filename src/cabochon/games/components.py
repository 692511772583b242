"""Reads the component files of the package."""

import csv
from importlib.resources import files


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a component file; a component's number is its row, from 0."""
    with files("cabochon.games").joinpath("data", name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))
