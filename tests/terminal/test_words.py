"""Moves in words."""

import pytest

from cabochon.match.move import all_moves
from cabochon.terminal.words import Words
from tests.matches import TABLES, eager, played, table_name
from tests.terminal.typist import ENGLISH, Kind


@pytest.mark.parametrize("kind", TABLES, ids=table_name)
def test_every_legal_move_can_be_put_into_words(kind: Kind) -> None:
    match = played(kind, 11, choose=eager)
    words = Words(match.game, ENGLISH, match.names)
    for step in match.steps[::5]:
        position = step.before.view(step.seat).position()
        for action in step.before.legal_actions():
            offer = words.offer(all_moves(match.game)[action], position)
            assert offer
            assert "{" not in offer
