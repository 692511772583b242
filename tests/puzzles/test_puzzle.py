"""A puzzle as a line of JSON, and files of them."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cabochon.games.errors import CabochonError
from cabochon.puzzles import Puzzle, PuzzleError, read, shipped, steps, text_of

SOME = [*shipped("splendor")[::9], *shipped("duel")[::9]]
FIRST = SOME[0]


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.name)
def test_a_line_holds_everything(puzzle: Puzzle) -> None:
    line = puzzle.to_json()
    assert "\n" not in line
    assert Puzzle.from_json(line) == puzzle


def test_a_file_has_a_line_for_each(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    file.write_text(text_of(SOME) + "\n", encoding="utf-8")
    assert read(file) == tuple(SOME)


Change = Callable[[dict[str, Any]], Any]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda content: content.update(format=2), "error-puzzle-format"),
        (lambda content: content.pop("kind"), "error-puzzle"),
        (lambda content: content.update(kind="mate"), "error-puzzle"),
        (lambda content: content.update(name=""), "error-puzzle"),
        (lambda content: content.update(solutions=[]), "error-puzzle"),
        (lambda content: content.update(solutions=["buy 1a"]), "error-puzzle"),
        (lambda content: content.update(faults=[{"line": []}]), "error-puzzle"),
        (lambda content: content.update(position={"game": "chess"}), "error-puzzle"),
        (lambda content: content["position"].update(to_move=None), "error-puzzle"),
    ],
)
def test_what_is_no_puzzle_is_refused(change: Change, code: str) -> None:
    content = json.loads(FIRST.to_json())
    change(content)
    with pytest.raises(PuzzleError) as caught:
        Puzzle.from_json(json.dumps(content))
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["", "[]", "7", "{", "null"])
def test_nor_is_other_json(text: str) -> None:
    with pytest.raises(PuzzleError):
        Puzzle.from_json(text)


def test_the_line_of_a_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    file.write_text(FIRST.to_json() + "\nno puzzle\n", encoding="utf-8")
    with pytest.raises(CabochonError, match="line 2"):
        read(file)


def test_steps_follow_the_lines() -> None:
    first, second = (move.text for move in FIRST.view.legal_moves[:2])
    both = replace(FIRST, solutions=((first,), (second,)))
    (step,) = steps(both)
    assert step.right == {first: None, second: None}
    assert step.view == both.view
