"""`cabochon games`, and which game of a file the other commands mean."""

import json
from pathlib import Path

import pytest

from cabochon import Match, Record
from tests.commands import Run
from tests.matches import played


@pytest.fixture
def games(tmp_path: Path) -> Path:
    file = tmp_path / "games.cabochon"
    for seed, game in enumerate(("duel", "splendor", "duel")):
        played((game, 2, {}), seed).record().save(file, append=True)
    return file


def test_games_lists_a_file(run: Run, games: Path) -> None:
    result = run("games", str(games))
    assert result.code == 0
    rows = result.out.splitlines()
    assert [row.split()[0] for row in rows[1:4]] == ["1", "2", "3"]
    assert "Splendor Duel" in rows[1]
    assert "wins!" in rows[1]
    assert "2025-03-14" in rows[2]
    assert rows[4] == "3 games."


def test_games_shows_what_can_not_be_read(run: Run, games: Path) -> None:
    text = games.read_text(encoding="utf-8")
    games.write_text(text.replace("[Seat1", "[Seat9", 1), encoding="utf-8")
    with games.open("a", encoding="utf-8") as file:
        file.write(str(Match(seed=1, names=["Ann", "Bob"]).record()))
    result = run("games", str(games))
    assert result.code == 1
    assert "expected a header Seat1" in " ".join(result.out.split())
    assert "unfinished" in result.out
    assert "1 of 4 games can’t be read." in result.out


def test_a_command_says_that_there_are_several(run: Run, games: Path) -> None:
    for command in ("replay", "analyze"):
        result = run(command, str(games))
        assert result.is_refusal
        assert "holds 3 games: say which one with --game, a number from 1 to 3." in result.err
        assert "cabochon games" in result.err
    result = run("play", "--resume", str(games))
    assert result.is_refusal
    assert "holds 3 games: a game that is to be continued needs a file of its own." in result.err


def test_one_of_several_games(run: Run, games: Path) -> None:
    shown = run("replay", str(games), "--game", "2", "--json").out.splitlines()
    assert json.loads(shown[0])["position"]["game"] == "splendor"
    assert len(shown) == len(played(("splendor", 2, {}), 1).moves) + 1
    for number in ("4", "400"):
        result = run("replay", str(games), "--game", number)
        assert result.is_refusal
        assert "from 1 to 3" in result.err
    assert run("replay", str(games), "--game", "0").is_refusal
    found = run("analyze", str(games), "--game", "3", "--simulations", "4", "--to", "2", "--json", "-")
    assert json.loads(found.out)["game"] == "duel"


def test_the_only_game_has_a_number_too(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "short.cabochon"
    played(("duel", 2, {}), 3, decisions=12).record().save(record)
    assert run("replay", str(record), "--game", "1").out == run("replay", str(record)).out
    assert run("replay", str(record), "--game", "2").is_refusal


def test_verify_checks_all_games(run: Run, games: Path) -> None:
    result = run("verify", str(games))
    assert result.code == 0
    assert "ok  Game 3:" in result.out
    assert "All 3 games passed." in result.out
    text = games.read_text(encoding="utf-8")
    secret = next(line for line in text.splitlines() if line.startswith("[Secret "))
    games.write_text(text.replace(secret, '[Secret "' + "0" * 64 + '"]') + "[Format", encoding="utf-8")
    result = run("verify", str(games))
    assert result.code == 1
    assert "NO  Game 1:" in result.out
    assert "    NO  the secret fits the hash in the record" in result.out
    assert "ok  Game 2:" in result.out
    assert "NO  Game 3 can’t be read" in result.out
    assert "2 of 3 games failed." in result.out


def test_verify_checks_one_game(run: Run, games: Path) -> None:
    result = run("verify", str(games), "--game", "2")
    assert "ok  every move is legal" in result.out
    assert "checks passed" in result.out
    # A hash is that of one game.
    assert run("verify", str(games), "--hash", "0" * 64).is_refusal


def test_a_file_without_games(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty.cabochon").write_text("; nothing\n", encoding="utf-8")
    assert run("games", str(tmp_path / "empty.cabochon")).out == "0 games.\n"
    result = run("replay", str(tmp_path / "empty.cabochon"))
    assert result.is_refusal
    assert "no recorded game" in result.err
    assert run("games", "no-such-file").is_refusal


def test_record_of_the_files_is_the_one_that_was_saved(games: Path) -> None:
    with pytest.raises(ValueError, match="several"):
        Record.load(games)
