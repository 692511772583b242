"""What happened, told: everything, once, and nothing that only one player knows."""

from typing import Any

import pytest

from cabochon import Match
from cabochon.terminal.events import Chronicle
from cabochon.terminal.words import Words
from tests.matches import TABLES, eager, played, table_name
from tests.terminal.typist import ENGLISH, Kind, until


def told(match: Match) -> Chronicle:
    """Everything that happened, as a spectator saw it."""
    game = match.game
    chronicle = Chronicle(Words(game, ENGLISH, match.names))
    states = [*(step.before for step in match.steps), match.state]
    positions = [state.view(None).position() for state in states]
    for step, before, after in zip(match.steps, positions, positions[1:], strict=False):
        chronicle.add(step.move, before, after)
    return chronicle


@pytest.mark.parametrize("kind", TABLES, ids=table_name)
def test_every_decision_can_be_told(kind: Kind) -> None:
    match = played(kind, 11, choose=eager)
    events = told(match).since(0)
    assert len(events) > 20
    assert not any("{" in event.text or "-1" in event.text for event in events)
    bought = sum(len(player["cards"]) for player in match.position()["players"])
    assert sum("buys a card" in event.text for event in events) == bought


def test_a_purchase_is_told_once_with_what_was_paid() -> None:
    match = until(("splendor", 2, {}), 4, lambda match: bool(match.moves) and match.moves[-1].verb == "cover")
    match.play("pay")
    chronicle = told(match)
    last = chronicle.since(0)[-1]
    assert last.notation.startswith("buy ")
    assert last.notation.endswith(", pay")
    assert "gold" in last.text
    chronicle.cut(len(match.moves) - 1)
    assert len(chronicle) == len(match.moves) - 1
    assert chronicle.since(0)[-1].number < last.number


@pytest.mark.parametrize("seed", range(12))
def test_nothing_that_changes_hands_in_duel_goes_untold(seed: int) -> None:
    match = played(("duel", 2, {}), seed, choose=eager)
    states = [*(step.before for step in match.steps), match.state]
    events = {event.number: event.text for event in told(match).since(0)}
    for number, step in enumerate(match.steps, 1):
        players: Any = [state.position()["players"] for state in states[number - 1 : number + 1]]
        (before, after), seat = players, step.seat
        other, text = 1 - seat, events.get(number, "")
        if sum(after[other]["tokens"]) < sum(before[other]["tokens"]):
            assert f"from {match.names[other]}" in text
        if len(after[seat]["royals"]) > len(before[seat]["royals"]):
            assert "receives a royal" in text
        for player in (seat, other):
            if after[player]["privileges"] > before[player]["privileges"]:
                assert f"{match.names[player]} gains a privilege" in text


@pytest.mark.parametrize("seed", range(12))
def test_nobles_are_told_whether_chosen_or_not(seed: int) -> None:
    match = played(("splendor", 2, {"target": 30}), seed, choose=eager)
    players: Any = match.position()["players"]
    nobles = sum(len(player["nobles"]) for player in players)
    assert sum("receives a noble (3 points)" in event.text for event in told(match).since(0)) == nobles
