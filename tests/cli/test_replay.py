"""`cabochon replay`."""

import json
from pathlib import Path

from cabochon.match.record import Record
from tests.commands import Run


def test_replay_prints_every_position(run: Run, record: Path) -> None:
    result = run("replay", str(record))
    assert result.code == 0
    assert result.out.count("Splendor Duel · turn") == len(Record.load(record).moves) + 1
    assert "wins!" in result.out


def test_replay_as_json(run: Run, record: Path) -> None:
    lines = [json.loads(line) for line in run("replay", str(record), "--json").out.splitlines()]
    match = Record.load(record).match()
    assert [line["move"] for line in lines[:-1]] == [move.text for move in match.moves]
    assert match.outcome is not None
    assert lines[-1]["outcome"]["winners"] == list(match.outcome.winners)
