"""Deeds: what a decision did, as facts; checked against the positions around it."""

import random
from typing import Any

import pytest

from cabochon.games import game_names
from cabochon.games.places import card_at
from cabochon.match import Match, Move
from cabochon.match.deeds import Deed, deeds

Told = list[tuple[Move, Any, Any, list[Deed]]]
"""Decisions, the public positions around them, and what they did."""


def told(match: Match) -> Told:
    """Every decision of a match with its deeds, the way a spectator sees it."""
    again = Match(
        match.game, settings=match.settings, names=match.names, secret=match.secret, orders=match.orders
    )
    found: Told = []
    for move in match.moves:
        before = again.position(None)
        again.play(move)
        after = again.position(None)
        found.append((move, before, after, deeds(match.game, move, before, after)))
    return found


def random_match(name: str, seed: int, players: int = 2, **settings: bool | int | str) -> Match:
    match = Match(name, players, seed=seed, settings=settings)
    draw = random.Random(seed)
    while match.to_move is not None and len(match.moves) < 400:
        match.play(draw.choice(match.legal_moves))
    return match


def moved(before: Any, after: Any, seat: int) -> list[int]:
    pairs = zip(after["players"][seat]["tokens"], before["players"][seat]["tokens"], strict=True)
    return [a - b for a, b in pairs]


INTO_HAND = {"take", "privilege", "gold", "match", "steal", "reserve", "reserve-top"}
OUT_OF_HAND = {"buy", "return"}


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seed", range(12))
def test_deeds_account_for_every_token_card_and_visitor(name: str, seed: int) -> None:
    match = random_match(name, seed, players=2 + seed % 3 if name == "splendor" else 2)
    kinds = set()
    for _, before, after, done in told(match):
        kinds |= {deed.kind for deed in done}
        seat = before["to_move"]
        balance = [0] * len(match.game.tokens)
        for deed in done:
            sign = (deed.kind in INTO_HAND) - (deed.kind in OUT_OF_HAND)
            for token, count in enumerate(deed.tokens):
                balance[token] += sign * count
        assert balance == moved(before, after, seat)
        mine, now = before["players"][seat], after["players"][seat]
        bought = [deed.card for deed in done if deed.kind == "buy"]
        assert bought == [card for card in now["cards"] if card not in mine["cards"]]
        for kind in ("noble", "royal"):
            came = [deed.number for deed in done if deed.kind == kind]
            assert came == [n for n in now.get(f"{kind}s", []) if n not in mine.get(f"{kind}s", [])]
        if name == "duel":
            for who in range(2):
                gained = sum(deed.kind == "gain-privilege" and deed.seat == who for deed in done)
                spent = sum(deed.kind == "privilege" and deed.seat == who for deed in done)
                change = after["players"][who]["privileges"] - before["players"][who]["privileges"]
                # What one side gains may have been taken from the other.
                assert change == gained - spent or (gained == 0 and change == -1)
            for deed in done:
                if deed.kind in ("take", "privilege", "gold", "match"):
                    taken = [before["board"][int(c[1]) - 1]["abcde".index(c[0])] for c in deed.cells]
                    assert deed.tokens == tuple(taken.count(token) for token in match.game.tokens)
    assert {"take", "buy"} <= kinds


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_names())
def test_places_of_purchases_are_where_the_card_was(name: str) -> None:
    places = set()
    for seed in range(20):
        waiting = ""
        match = random_match(name, seed)
        for move, before, after, done in told(match):
            if after["phase"] == "pay" and move.verb == "buy":
                waiting = move.argument
            for deed in done:
                if deed.kind == "buy":
                    assert deed.place == (waiting if move.verb == "pay" else move.argument)
                    places.add((move.verb, deed.place[0]))
                    seen = card_at(match.game, before, deed.place)
                    assert seen in (deed.card, None)  # None: bought from what was hidden in hand
                    waiting = ""
    assert {("pay", "1"), ("buy", "1"), ("buy", "h")} <= places


@pytest.mark.compiled
def test_a_card_reserved_unseen_stays_unnamed() -> None:
    match = Match("splendor", seed=1)
    match.play("reserve 2t")
    [(_, _, _, done)] = told(match)
    assert done == [Deed("reserve-top", match.steps[0].seat, (0, 0, 0, 0, 0, 1), place="2t")]


@pytest.mark.compiled
def test_nothing_has_moved_before_a_purchase_is_paid() -> None:
    waited = 0
    for seed in range(20):
        for move, _, after, done in told(random_match("splendor", seed)):
            if after["phase"] == "pay":
                assert done == []
                waited += 1
            else:
                assert done, f"{move} did something"
    assert waited
