"""Plays the games of a shard, and writes down what was seen and thought."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

import cabochon.protocol  # noqa: F401 - programs can play, too
from cabochon.datasets.errors import DatasetError
from cabochon.datasets.plan import Plan
from cabochon.datasets.shard import Shard, columns
from cabochon.games import LONGEST_GAME
from cabochon.games.errors import CabochonError, told
from cabochon.match import Match, Move, View
from cabochon.players import Player, SearchPlayer, create
from cabochon.players.player import checked_move
from cabochon.search import SearchResult
from cabochon.search.network import seat_count

Row = dict[str, Any]


def play(plan: Plan, shard: int) -> Shard:
    """The games of one file."""
    rows = [row for game in plan.games_of(shard) for row in _game(plan, game)]
    return Shard(
        **{
            name: np.array([row[name] for row in rows], kind).reshape(len(rows), *shape)
            for name, (kind, shape) in columns(plan.rules).items()
        }
    )


def _game(plan: Plan, number: int) -> list[Row]:
    match = Match(plan.game, plan.seats, settings=plan.settings, secret=plan.digest(number, "deal"))
    chance = random.Random(plan.digest(number, "explore"))
    players: list[Player] = []
    rows: list[Row] = []
    try:
        for place in range(plan.seats):
            spec = plan.players[plan.player_of(number, place)]
            players.append(create(spec, int.from_bytes(plan.digest(number, place)[:6], "big")))
            players[place].new_game(match.view(place))
        while (seat := match.to_move) is not None and len(rows) < LONGEST_GAME:
            view = match.view(seat)
            move, found = _decision(players[seat], view, number)
            played = move if chance.random() >= plan.explore else chance.choice(view.legal_moves)
            rows.append(
                {
                    "game": number,
                    "decision": len(rows),
                    "seat": seat,
                    "player": plan.player_of(number, seat),
                    # All that is written of a position comes from what its seat may know.
                    "view": np.frombuffer(view.state.tobytes(), np.uint8),
                    "features": view.state.features(seat),
                    "legal": view.state.mask(),
                    "action": played.action,
                    "policy": _policy(view, move, found),
                    "values": _from(seat, plan, None if found is None else found.values),
                }
            )
            match.play(played)
    finally:
        for player in players:
            player.close()
    shares = match.state.returns() if match.outcome is not None else [1 / plan.seats] * plan.seats
    for row in rows:
        row["result"] = _from(row["seat"], plan, shares)
    return rows


def _decision(player: Player, view: View, number: int) -> tuple[Move, SearchResult | None]:
    """What a player wants to play, and what it has found where it has searched."""
    heard: list[SearchResult] = []
    try:
        if isinstance(player, SearchPlayer):
            move = player.decide(view, progress=heard.append)
        else:
            move = player.decide(view)
        if checked_move(move) not in view.legal_moves:
            raise DatasetError(f"{move} is not legal")
    except (Exception, SystemExit) as error:
        reason = told(error) if isinstance(error, CabochonError) else f"{type(error).__name__}: {told(error)}"
        raise DatasetError(
            f"{player.name} failed in game {number}: {reason}",
            code="error-dataset-player",
            player=player.name,
            game=number,
            reason=reason,
        ) from error
    return move, heard[-1] if heard else None


def _policy(view: View, move: Move, found: SearchResult | None) -> npt.NDArray[np.float32]:
    policy = np.zeros(view.game.action_count, np.float32)
    if found is None:
        policy[move.action] = 1
        return policy
    visits = np.array([candidate.visits for candidate in found.candidates], np.float64)
    actions = [candidate.move.action for candidate in found.candidates]
    # Statistics of earlier decisions count less than whole visits, so there may be none at all.
    policy[actions] = visits / visits.sum() if visits.sum() else 1 / len(actions)
    return policy


def _from(seat: int, plan: Plan, shares: Sequence[float] | None) -> npt.NDArray[np.float32]:
    """Shares by seat, counted from one seat; those of seats that are not there are 0."""
    turned = np.zeros(seat_count(plan.rules), np.float32)
    if shares is None:
        turned[: plan.seats] = np.nan
    else:
        turned[: plan.seats] = [shares[(seat + step) % plan.seats] for step in range(plan.seats)]
    return turned
