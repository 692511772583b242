"""`cabochon verify`."""

from pathlib import Path

from cabochon import Match
from cabochon.match.record import Record
from tests.commands import Run
from tests.matches import played


def test_verify_prints_a_list_of_checks(run: Run, record: Path) -> None:
    result = run("verify", str(record))
    assert result.code == 0
    assert "ok  every move is legal" in result.out
    assert "ok  level1: the order is the one that the secret gives" in result.out
    assert "refill 1" in result.out
    assert "checks passed" in result.out


def test_verify_against_the_published_hash(run: Run, record: Path) -> None:
    commitment = Record.load(record).commitment
    assert commitment is not None
    assert "the hash that you gave" in run("verify", str(record), "--hash", commitment.upper()).out
    wrong = run("verify", str(record), "--hash", "0" * 64)
    assert wrong.code == 1
    assert "1 of" in wrong.out
    assert run("verify", str(record), "--hash", "abc").is_refusal


def test_verify_finds_a_changed_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "changed.cabochon"
    text = str(played(("splendor", 2, {}), 3).record())
    secret = next(line for line in text.splitlines() if line.startswith("[Secret "))
    file.write_text(text.replace(secret, '[Secret "' + "0" * 64 + '"]'), encoding="utf-8")
    result = run("verify", str(file))
    assert result.code == 1
    lines = result.out.splitlines()
    assert any(line.startswith("NO  the secret fits the hash in the record") for line in lines)
    assert any(line.startswith("NO  level1: the order is the one that the secret gives") for line in lines)
    assert "ok  every move is legal" in lines


def test_verify_says_what_cannot_be_decided(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "published.cabochon"
    Match("splendor", 2, seed=1).record(reveal=False).save(file)
    result = run("verify", str(file))
    assert result.code == 0
    assert "can’t be decided" in result.out
