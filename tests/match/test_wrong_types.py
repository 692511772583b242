"""Values of the wrong type are refused in words, and never somewhere deep inside."""

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cabochon import Match, Move, Record, RecordReader, State, View
from cabochon.games import game

STRANGE: list[Any] = [
    None,
    True,
    -1,
    10**30,
    1.5,
    float("nan"),
    "x",
    "0",
    b"x",
    [],
    ["a", "b"],
    {"a": 1},
    object(),
    np.zeros(3),
    Match,
]

CALLS: dict[str, Callable[[Match, Any], object]] = {
    "Match": lambda _, value: Match(value),
    "Match players": lambda _, value: Match(players=value),
    "Match variant": lambda _, value: Match(variant=value),
    "Match settings": lambda _, value: Match(settings=value),
    "Match setting": lambda _, value: Match(settings={"target": value}),
    "Match names": lambda _, value: Match(names=value),
    "Match seed": lambda _, value: Match(seed=value),
    "Match secret": lambda _, value: Match(secret=value),
    "Match orders": lambda _, value: Match(orders=value),
    "Match order": lambda match, value: Match(orders={**match.orders, "level1": value}),
    "Match date": lambda _, value: Match(date=value),
    "Match.from_position": lambda _, value: Match.from_position(value),
    "Match.from_json": lambda _, value: Match.from_json(value),
    "view": lambda match, value: match.view(value),
    "view after": lambda match, value: match.view(0, after=value),
    "position": lambda match, value: match.position(value),
    "position_text": lambda match, value: match.position_text(value),
    "position_hash": lambda match, value: match.position_hash(value),
    "state_after": lambda match, value: match.state_after(value),
    "reveals_since": lambda match, value: match.reveals_since(value),
    "can_forget": lambda match, value: match.can_forget(value),
    "parse": lambda match, value: match.parse(value),
    "play": lambda match, value: match.play(value),
    "is_legal": lambda match, value: match.is_legal(value),
    "card_of": lambda match, value: match.card_of(value),
    "words": lambda match, value: match.words(value),
    "words language": lambda match, value: match.words(match.legal_moves[0], value),
    "svg language": lambda match, value: match.svg(value),
    "replay": lambda match, value: match.replay(value),
    "replay refill": lambda match, value: match.replay(match.legal_moves[0], value),
    "branch": lambda match, value: match.branch(value),
    "branch secret": lambda match, value: match.branch(secret=value),
    "branch names": lambda match, value: match.branch(names=value),
    "shuffled_again": lambda match, value: match.shuffled_again(value),
    "Move": lambda _, value: Move("splendor", value, "take wbg"),
    "Move game": lambda _, value: Move(value, 0, "take wbg"),
    "Move text": lambda _, value: Move("splendor", 0, value),
    "Move.parse": lambda _, value: Move.parse("splendor", value),
    "Move.parse game": lambda _, value: Move.parse(value, "take wbg"),
    "Move.numbered": lambda _, value: Move.numbered("splendor", value),
    "View.of": lambda _, value: View.of(value, 0),
    "View.of seat": lambda match, value: View.of(match.state, value),
    "View.of names": lambda match, value: View.of(match.state, 0, names=value),
    "View card_of": lambda match, value: match.view(0).card_of(value),
    "View words": lambda match, value: match.view(0).words(value),
    "State": lambda match, value: State(match.game, value),
    "State game": lambda match, value: State(value, match.state.record),
    "State.random": lambda _, value: State.random(value),
    "State.random players": lambda _, value: State.random(players=value),
    "State.random settings": lambda _, value: State.random(settings=value),
    "State.random seed": lambda _, value: State.random(seed=value),
    "State.random variant": lambda _, value: State.random(variant=value),
    "State.from_position": lambda _, value: State.from_position(value),
    "State apply": lambda match, value: match.state.apply(value),
    "State after": lambda match, value: match.state.after(value),
    "State view": lambda match, value: match.state.view(value),
    "State guess": lambda match, value: match.state.guess(value, 1),
    "State guess seed": lambda match, value: match.state.guess(0, value),
    "State play_out": lambda match, value: match.state.play_out(value),
    "State features": lambda match, value: match.state.features(value),
    "State card_of": lambda match, value: match.state.card_of(value),
    "State reveals": lambda match, value: match.state.reveals(value),
    "State turn_of": lambda match, value: match.state.turn_of(value),
    "State turns_after": lambda match, value: match.state.turns_after(value),
    "Record.of": lambda _, value: Record.of(value),
    "Record.parse": lambda _, value: Record.parse(value),
    "Record verify": lambda match, value: match.record().verify(value),
    "RecordReader": lambda _, value: list(RecordReader(value)),
}


def new() -> Match:
    match = Match(seed=7)
    match.play("take wbg")
    return match


@pytest.mark.parametrize("call", CALLS)
def test_it_is_refused_in_words(call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = new()
    for value in STRANGE:
        try:
            CALLS[call](match, value)
        except (TypeError, ValueError, IndexError) as error:
            assert len(str(error)) > 10, f"{call}({value!r}) says nothing: {error!r}"
            # Where it is raised somebody has thought of it; deep inside NumPy or Fluent nobody has.
            raised = traceback.extract_tb(error.__traceback__)[-1]
            assert "cabochon" in raised.filename, f"{call}({value!r}): {error!r}"
            assert "raise" in (raised.line or ""), f"{call}({value!r}): {error!r}"
        except FileNotFoundError:
            assert call == "RecordReader"
        else:
            if call in ("play", "replay", "replay refill"):  # a few mean something
                match = new()
    assert match == new(), "something has changed"


def test_what_is_expected_is_said() -> None:
    match = new()
    for call, says in (
        (lambda: match.play(3.5), r"a move is a Move, a text or an action number, not 3\.5"),  # type: ignore[arg-type]
        (lambda: Move.numbered("splendor", "3"), "an action number is whole, not '3'"),  # type: ignore[arg-type]
        (lambda: match.view("0"), "a seat is a whole number, not '0'"),  # type: ignore[arg-type]
        (lambda: match.parse(None), "what is typed for a move is a text, not None"),  # type: ignore[arg-type]
        (lambda: Match(seed="7"), "a seed is a whole number, not '7'"),  # type: ignore[arg-type]
        (lambda: match.state.apply("0"), "an action is a whole number, not '0'"),  # type: ignore[arg-type]
        (lambda: State(game("duel"), 5), "one record of NumPy, not 5"),
    ):
        with pytest.raises(TypeError, match=says):
            call()
