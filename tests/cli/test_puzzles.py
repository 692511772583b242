"""`cabochon puzzles`."""

from pathlib import Path

import pytest

from cabochon.language import LANGUAGES
from cabochon.puzzles import Progress, Puzzle, Tries, read, shipped
from tests.commands import Run

pytestmark = pytest.mark.compiled


def numbered(game: str, kind: str) -> tuple[str, Puzzle]:
    """The first puzzle of a kind, and its number."""
    return next(
        (str(number), puzzle) for number, puzzle in enumerate(shipped(game), 1) if puzzle.kind == kind
    )


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_puzzles_are_listed(run: Run, game: str) -> None:
    lines = run("puzzles", "list", "--game", game).out
    for puzzle in shipped(game):
        assert puzzle.name in lines


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", ["win", "reserve", "defence"])
@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_a_puzzle_is_shown_and_explained(run: Run, game: str, kind: str, code: str) -> None:
    number, puzzle = numbered(game, kind)
    shown = run("--lang", code, "puzzles", "show", number, "--game", game, "--solution")
    assert shown.code == 0
    for move in puzzle.solutions[0]:
        assert move in shown.out
    # Every message was found and filled in.
    assert "puzzle-" not in shown.out
    assert "$" not in shown.out
    assert "why-" not in shown.out


@pytest.mark.parametrize("kind", ["win", "reserve", "defence"])
def test_a_try_is_judged(run: Run, kind: str) -> None:
    number, puzzle = numbered("splendor", kind)
    right = run("puzzles", "show", number, "--try", ", ".join(puzzle.solutions[0]))
    assert (right.code, "Solved!" in right.out) == (0, True)
    wrong = puzzle.faults[0].line[0] if puzzle.faults else _other(puzzle)
    tried = run("puzzles", "show", number, "--try", wrong)
    assert (tried.code, "Not this" in tried.out) == (1, True)
    assert {"win": "Opal has won with", "reserve": "with the right move", "defence": "wins at once"}[
        kind
    ] in tried.out


def test_a_solver_is_told_about_their_own_move(run: Run) -> None:
    """Two cards win at the first puzzle; each try is told of its own, and of the other as another way."""
    shown = {move: run("puzzles", "show", "1", "--try", move).out for move in ("buy 1a", "buy 3c")}
    for move, points in (("buy 1a", 16), ("buy 3c", 20)):
        assert f"you have {points} points, Opal 15" in shown[move]
        before, after = shown[move].split("Another way:")
        assert "Solved!" in before
        assert move in before.split("Solved!")[1]
        assert ("7 blue" in after) == (move == "buy 1a")


def test_the_end_of_the_game_is_said(run: Run) -> None:
    """Whoever has the last turn hears it, and not that a lost game goes on."""
    lost = run("puzzles", "show", "1", "--try", "buy 2d").out
    assert "This is your last turn: Opal has 15 points." in lost
    assert "The game ends with this turn, and Opal has won with 15 points to 14." in lost
    assert "goes on" not in lost
    assert "0%" not in lost
    number, puzzle = next(
        (number, puzzle)
        for number, puzzle in enumerate(shipped("duel"), 1)
        if puzzle.kind == "win" and puzzle.faults
    )
    on = run("puzzles", "show", str(number), "--game", "duel", "--try", puzzle.faults[0].line[0]).out
    assert "the game goes on" in on
    assert "last turn" not in on


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_every_verdict_has_words(run: Run, game: str, code: str) -> None:
    seen: set[tuple[str, str]] = set()
    for number, puzzle in enumerate(shipped(game), 1):
        right = {line[0] for line in puzzle.solutions}
        for move in puzzle.view.legal_moves:
            fate = Tries(puzzle).wrong([move.text]).fate if move.text not in right else ""
            if not fate or (puzzle.kind, fate) in seen:
                continue
            seen.add((puzzle.kind, fate))
            tried = run("--lang", code, "puzzles", "show", str(number), "--game", game, "--try", move.text)
            assert "puzzle-" not in tried.out
            assert "$" not in tried.out
    assert len(seen) > 3


def _other(puzzle: Puzzle) -> str:
    right = {line[0] for line in puzzle.solutions}
    return next(move.text for move in puzzle.view.legal_moves if move.text not in right)


def test_what_can_not_be_is_refused(run: Run, tmp_path: Path) -> None:
    missing = str(tmp_path / "none.jsonl")
    bad = tmp_path / "bad.jsonl"
    bad.write_text("nothing\n", encoding="utf-8")
    there = str(tmp_path)
    for words in (
        ["show", "0"],
        ["show", "9999"],
        ["show", "1", "--try", "buy 9z"],
        ["show", "1", "--game", "chess"],
        ["list", "--file", missing],
        ["list", "--file", str(bad)],
        ["make", "--out", there],
        ["make", "--out", str(bad)],
        ["make", "--out", str(tmp_path / "no" / "folder.jsonl")],
        ["make", "--out", missing, "--kind", "mate"],
        ["make", "--out", missing, "--count", "0"],
    ):
        assert run("puzzles", *words).is_refusal, words
    assert not Path(missing).exists()


def test_more_are_made(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "more.jsonl"
    made = run(
        *("puzzles", "make", "--count", "1", "--kind", "reserve"),
        *("--simulations", "1000", "--seed", "3", "--out", str(file)),
    )
    assert made.code == 0
    (puzzle,) = read(file)
    assert puzzle.kind == "reserve"
    assert str(file) in made.out.replace("\n", "")


def test_what_was_made_before_the_end_is_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> object:
        yield Progress(1, 1, shipped("splendor")[0])
        raise KeyboardInterrupt

    monkeypatch.setattr("cabochon.puzzles.make", interrupted)
    file = tmp_path / "more.jsonl"
    assert run("puzzles", "make", "--out", str(file)).code == 130
    assert read(file) == shipped("splendor")[:1]
