"""Somebody who types: a terminal session whose answers are given in advance."""

import io
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from cabochon import Match
from cabochon.language import Language
from cabochon.players import PlayerSpec
from cabochon.terminal import Plan, Screen, Seat, Session, new_session
from tests.matches import eager, new_match

Kind = tuple[str, int, dict[str, Any]]
ENGLISH = Language("en")


def bot(name: str, spec: str) -> Seat:
    """A seat on which a bot plays."""
    return Seat(name, PlayerSpec.parse(spec))


ANNA, BEN, GREEDY = Seat("Anna"), Seat("Ben"), bot("Greedy", "greedy")


class Typist:
    """A screen whose answers are given in advance; `text` is all that was shown."""

    def __init__(
        self,
        answers: Iterator[str],
        code: str = "en",
        width: int = 80,
        colour: bool = False,
        encoding: str = "utf-8",
    ) -> None:
        self._answers = answers
        self._bytes = io.BytesIO()
        file = io.TextIOWrapper(self._bytes, encoding=encoding, errors="strict", write_through=True)
        console = Console(
            file=file,
            width=width,
            height=40,
            highlight=False,
            markup=False,
            emoji=False,
            force_terminal=colour,
            color_system="truecolor" if colour else None,
            legacy_windows=False,
            _environ={},
        )
        self.encoding = encoding
        self.screen = Screen(Language(code), console, self._read, interactive=colour)

    def _read(self, prompt: str) -> str:
        self.screen.console.file.write(prompt)
        answer = next(self._answers, None)
        if answer is None:
            raise EOFError
        if answer == "^C":
            raise KeyboardInterrupt
        return answer

    @property
    def text(self) -> str:
        return self._bytes.getvalue().decode(self.encoding)


def until(kind: Kind, seed: int, reached: Callable[[Match], bool]) -> Match:
    """A match that has just come to what we wait for."""
    rng = random.Random(seed)
    match = new_match(kind, seed)
    while not reached(match):
        match.play(eager(rng, match.legal_moves))
        if not match.legal_moves:
            match = new_match(kind, rng.randrange(1000))
    return match


def lines(*answers: str) -> Iterator[str]:
    return iter(answers)


def session_of(typist: Typist, file: Path, *seats: Seat, game: str = "splendor", seed: int = 1) -> Session:
    return new_session(typist.screen, Plan(game, seats or (ANNA, GREEDY), {"start": 0}), seed, file)
