"""Reasons for a game that has none of its own: what holds in any game is found, and true."""

import random
from collections import Counter

import pytest

from cabochon.analysis import duel, plain, reasons, splendor
from cabochon.analysis.own import OwnReasons, own_reasons
from cabochon.games import game
from cabochon.match import Match
from tests.analysis.truth import is_true
from tests.matches import eager
from tests.pocket.game import Pocket
from tests.rules.table import Table

POCKET = Pocket()


def test_every_game_has_its_reasons() -> None:
    modules: list[OwnReasons] = [splendor, duel, plain]
    assert [own_reasons(game("splendor")), own_reasons(game("duel")), own_reasons(POCKET)] == modules


@pytest.mark.parametrize("players", POCKET.player_counts)
def test_reasons_are_true(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        match, rng = Match(POCKET, players, seed=seed), random.Random(seed)
        while match.to_move is not None and len(match.moves) < 60:
            view, lying = match.view(match.to_move), Table(match.state)
            for move in view.legal_moves:
                for reason in reasons(view, move):
                    assert is_true(lying, move.text, reason), f"{move}: {reason}"
                    seen[reason.code] += 1
            match.play(eager(rng, match.legal_moves))
    ending = {"why-win", "why-deny-win"}
    cards = {"why-points", "why-free", "why-engine", "why-deny", "why-keep", "why-still", "why-unseen"}
    tokens = {"why-buy-next", "why-buy-soon", "why-collect", "why-gold", "why-scarce", "why-useless"}
    assert ending | cards | tokens <= set(seen), seen
