"""Plays one game of a tournament; this is what workers do."""

import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from cabochon.arena.result import FAULT, FAULTS, UNFINISHED, Fault, Result
from cabochon.arena.schedule import Job
from cabochon.arena.tournament import Tournament
from cabochon.match import Match
from cabochon.players import Player
from cabochon.protocol import BotError

LONGEST_MESSAGE = 300


class Played(NamedTuple):
    """A game that was played: its result, and the text of its record."""

    result: Result
    record: str


def play(tournament: Tournament, job: Job) -> Played:
    """Play a game. A player that crashes, takes too long or answers with an illegal move loses it."""
    labels = [tournament.labels[number] for number in job.seats]
    match = Match(
        tournament.game,
        tournament.players,
        settings=tournament.settings,
        names=_told_apart(labels),
        secret=tournament.secret(job),
    )
    match.headers.clear()  # the date would make equal tournaments differ
    match.headers["Event"] = f"arena, seed {tournament.seed}, game {job.key}"
    seats: list[Player | None] = [None] * tournament.players
    decisions = [0] * tournament.players
    seconds = [0.0] * tournament.players
    fault = None
    try:
        while match.to_move is not None and sum(decisions) < tournament.max_decisions and fault is None:
            seat = match.to_move
            view = match.view(seat)
            began = time.perf_counter()
            try:
                player = seats[seat]
                if player is None:
                    contestant = tournament.contestants[job.seats[seat]]
                    seed = tournament.player_seed(job, seat)
                    player = seats[seat] = contestant.player(seed, tournament.threads)
                    player.new_game(view)
                    began = time.perf_counter()  # getting ready is not thinking
                move = player.decide(view)
            except Exception as error:
                fault = _fault(seat, error)
            else:
                if move in view.legal_moves:
                    decisions[seat] += 1
                    match.play(move)
                else:
                    fault = Fault(seat, "illegal", f"{move} is not legal now"[:LONGEST_MESSAGE])
            seconds[seat] += time.perf_counter() - began
    finally:
        _close(seats)
    if fault is not None:
        match.headers["Fault"] = _printable(f"{match.names[fault.seat]}, {fault.kind}: {fault.message}")
    result = Result(
        round=job.round,
        meeting=job.meeting,
        rotation=job.rotation,
        seats=tuple(labels),
        shares=_shares(tournament, match, fault),
        points=tuple(int(player["points"]) for player in match.position()["players"]),
        ending=_ending(match, fault),
        decisions=tuple(decisions),
        seconds=tuple(round(spent, 6) for spent in seconds),
        fault=fault,
    )
    return Played(result, str(match.record()))


def _ending(match: Match, fault: Fault | None) -> str:
    if fault is not None:
        return FAULT
    return UNFINISHED if match.outcome is None else match.outcome.reason


def _shares(tournament: Tournament, match: Match, fault: Fault | None) -> tuple[float, ...]:
    """Each seat's share of the victory; nobody has won an unfinished game, so its sides share it.

    After a fault the other sides share the victory: who would have won among them is not known.
    """
    if fault is None and match.outcome is not None:
        return tuple(match.state.returns())
    shares = [0.0] * tournament.players
    winning = [side for side in tournament.sides if fault is None or fault.seat not in side]
    for side in winning:
        for seat in side:
            shares[seat] = 1 / (len(winning) * len(side))
    return tuple(shares)


def _fault(seat: int, error: Exception) -> Fault:
    if isinstance(error, BotError):
        kind = error.kind if error.kind in FAULTS else "crash"
        return Fault(seat, kind, str(error)[:LONGEST_MESSAGE])
    # Whatever else a player raises is a crash, too.
    return Fault(seat, "crash", f"{type(error).__name__}: {error}"[:LONGEST_MESSAGE])


def _close(seats: Sequence[Player | None]) -> None:
    """Part with everybody who was hired for this game."""
    for player in seats:
        if player is not None:
            with suppress(Exception):  # the game is over, and so is what a program does wrong in parting
                player.close()


def _told_apart(labels: Sequence[str]) -> list[str]:
    """Names for a record: copies of a contestant get numbers."""
    total, used = Counter(labels), Counter[str]()
    names = []
    for label in labels:
        used[label] += 1
        names.append(f"{label} #{used[label]}" if total[label] > 1 else label)
    return names


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text)
