"""What somebody notices."""

import random

from cabochon import Match
from cabochon.players.attention import noticed


def test_attention_overlooks_cards_but_never_what_is_in_hand() -> None:
    match = Match("splendor", 2, seed=3)
    match.play("reserve 1a")
    match.play("reserve 1a")
    chance = random.Random(1)
    view = match.view(match.to_move)
    seen = [set(noticed(view, 0.5, chance)) for _ in range(200)]
    assert all(moves and moves <= set(view.legal_moves) for moves in seen)
    assert set.union(*seen) == set(view.legal_moves)
    # A card is seen or not seen as a whole; about half of the cards are.
    reserve = [move for move in view.legal_moves if move.text == "reserve 2b"]
    assert 60 < sum(reserve[0] in moves for moves in seen) < 140
    assert noticed(view, 1.0, chance) == view.legal_moves
