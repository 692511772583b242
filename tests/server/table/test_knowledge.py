"""Whatever commands guests give, nobody knows more than the position tells them.

A guest remembers every card that was ever seen on their screen. A card that they have seen and that is hidden
from them now, because something was taken back, must tell them nothing: it lies in its deck, in an order that
was shuffled since, and no hand that they can't see could hold it instead.
"""

import pytest
from hypothesis import given

from cabochon.games.decks import deck_of
from cabochon.games.positions import known_cards
from cabochon.server.table import Table
from cabochon.server.table.happenings import MoveTakenBack
from tests.games.random_games import few
from tests.server.random_tables import EVERYBODY, RandomTable, random_tables
from tests.server.tables import begun

STEPS = 250


def seen_by(table: Table, guest: str) -> set[int]:
    """The cards whose place a guest can see, on all own seats together."""
    assert table.match is not None
    seats = table.seats_of(guest) or (None,)
    return {card for seat in seats for card in known_cards(table.match.position(seat))}


class Memory:
    """What one guest has seen since something was last taken back."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.seats: tuple[int, ...] = ()
        self.seen: set[int] = set()

    def look(self, table: Table, taken_back: bool) -> None:
        """See what can be seen, after checking that what can be seen no longer is worth nothing."""
        assert table.match is not None
        own, now = table.seats_of(self.guest), seen_by(table, self.guest)
        forgotten = self.seen - now
        if own == self.seats and not taken_back:
            assert not forgotten, "what was seen stays seen"
        elif own == self.seats and own:  # who only watches has no use for it
            state, first = table.match.state, table.game.first
            hidden = {card for seat, card in state.hidden_cards() if seat not in own}
            assert not hidden & forgotten, "this guest knows what somebody holds"
            decks = {deck_of(card, first) for card in hidden}
            assert not decks & {deck_of(card, first) for card in forgotten}, "… or does not hold"
        self.seats, self.seen = own, now


@pytest.mark.no_cover
@given(random_tables())
@few
def test_nobody_knows_more_than_the_position_tells(tried: RandomTable) -> None:
    memories = [Memory(guest) for guest in EVERYBODY]
    for _ in range(STEPS):
        old = tried.table
        tried.act()
        table = tried.table
        if table.match is None:
            continue
        taken = [each for each in table.history[old.number :] if isinstance(each, MoveTakenBack)]
        for memory in memories:
            memory.look(table, bool(taken))
        if taken and old.match is not None:
            assert taken[-1].again == old.match.reveals_since(taken[-1].decisions)
            if taken[-1].again:
                assert table.match.again[-1].number == taken[-1].number, "the decks were shuffled again"


def test_a_shuffle_after_taking_back_is_fair() -> None:
    """Over many tables, the card that was seen lies anywhere in its deck afterwards."""
    places = []
    for secret in range(400):
        sitting = begun("mg", secret=secret.to_bytes(32, "big"))
        sitting.play("reserve 1t")
        match = sitting.table.match
        assert match is not None
        ((_, card),) = match.state.hidden_cards()
        sitting.do(sitting.table.undo(sitting.table.host, 0, None, sitting.now))
        assert sitting.table.match is not None
        places.append(sitting.table.match.state.record.deck[4:40].tolist().index(card))
    assert set(places) == set(range(36))
    assert max(places.count(place) for place in range(36)) < 30
