"""Plays one game of a tournament; this is what workers do."""

import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from cabochon.arena.result import FAULT, FAULTS, UNFINISHED, Fault, Result
from cabochon.arena.schedule import Job
from cabochon.arena.tournament import Tournament
from cabochon.games.errors import told
from cabochon.match import Match, MoveError, View
from cabochon.players import Player
from cabochon.players.header import write_seats
from cabochon.players.player import checked_move
from cabochon.protocol import BotError

LONGEST_MESSAGE = 300


class Played(NamedTuple):
    """A game that was played: its result, and the text of its record if somebody wants it."""

    result: Result
    record: str | None


def play(tournament: Tournament, job: Job, *, record: bool = True) -> Played:
    """Play a game. A player that crashes, takes too long or answers with an illegal move loses it."""
    labels = [tournament.labels[number] for number in job.seats]
    match = _match(tournament, job, labels)
    table = _Table(tournament, job, match)
    try:
        fault = table.play()
    finally:
        table.close()
    if fault is not None:
        match.headers["Fault"] = _printable(f"{match.names[fault.seat]}, {fault.kind}: {fault.message}")
    position = match.position()
    result = Result(
        round=job.round,
        meeting=job.meeting,
        rotation=job.rotation,
        seats=tuple(labels),
        start=int(position["start"]),
        shares=_shares(tournament, match, fault),
        points=tuple(int(player["points"]) for player in position["players"]),
        ending=_ending(match, fault),
        decisions=tuple(table.decisions),
        seconds=tuple(round(spent, 6) for spent in table.seconds),
        fault=fault,
    )
    return Played(result, str(match.record()) if record else None)


def _match(tournament: Tournament, job: Job, labels: Sequence[str]) -> Match:
    match = Match(
        tournament.game,
        tournament.players,
        settings=tournament.settings,
        names=_told_apart(labels),
        secret=tournament.secret(job),
    )
    match.headers.clear()  # the date would make equal tournaments differ
    match.headers["Event"] = tournament.event(job)
    write_seats(match, [tournament.contestants[number].spec for number in job.seats])
    return match


class _Table:
    """The players of a game, made when they are to decide for the first time, and what they have used."""

    def __init__(self, tournament: Tournament, job: Job, match: Match) -> None:
        self._tournament = tournament
        self._job = job
        self._match = match
        self._players: list[Player | None] = [None] * tournament.players
        self.decisions = [0] * tournament.players
        self.seconds = [0.0] * tournament.players

    def play(self) -> Fault | None:
        """Play to the end, or to the first fault."""
        match = self._match
        for _ in range(self._tournament.max_decisions):
            seat = match.to_move
            if seat is None:
                break
            view = match.view(seat)
            began = time.perf_counter()
            try:
                player = self._players[seat]
                if player is None:
                    player = self._sit_down(seat, view)
                    began = time.perf_counter()  # getting ready is not thinking
                move = player.decide(view)
            except (Exception, SystemExit) as error:
                return _fault(seat, error, time.perf_counter() - began)
            spent = time.perf_counter() - began
            try:
                match.play(checked_move(move))
            except MoveError as error:
                return Fault(seat, "illegal", told(error)[:LONGEST_MESSAGE], round(spent, 6))
            # What was no decision in the end is none here either: it would change the mean of the others.
            self.decisions[seat] += 1
            self.seconds[seat] += spent
        return None

    def _sit_down(self, seat: int, view: View) -> Player:
        contestant = self._tournament.contestants[self._job.seats[seat]]
        seed = self._tournament.player_seed(self._job, seat)
        player = self._players[seat] = contestant.player(seed, self._tournament.threads)
        player.new_game(view)
        return player

    def close(self) -> None:
        """End the programs that were started for this game."""
        for player in self._players:
            if player is not None:
                with suppress(Exception):  # the game is over, and so is what a program does wrong in parting
                    player.close()


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


def _fault(seat: int, error: BaseException, seconds: float) -> Fault:
    if isinstance(error, BotError):
        kind, message = error.kind if error.kind in FAULTS else "crash", told(error)
    else:
        # Whatever else a player raises is a crash, too.
        kind, message = "crash", f"{type(error).__name__}: {told(error)}"
    return Fault(seat, kind, message[:LONGEST_MESSAGE], round(seconds, 6))


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
