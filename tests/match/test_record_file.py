"""Several games in one file: read one after the other, whatever is wrong with some of them."""

import io
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabochon import Record, RecordError, RecordReader
from cabochon.match.record import LARGEST
from tests.matches import TABLES, eager, played

GAMES = [played(table, seed, 40, choose=eager).record() for seed, table in enumerate(TABLES)]


def written(records: list[Record]) -> str:
    return "\n".join(map(str, records))


def test_games_are_written_behind_each_other_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "games.cabochon"
    for record in GAMES:
        record.save(file, append=True)
    assert file.read_text(encoding="utf-8") == written(GAMES)
    with RecordReader(file) as reader:
        assert list(reader) == GAMES
        assert reader.number == len(GAMES)
        assert list(reader) == []


@settings(max_examples=60, deadline=None)
@given(
    records=st.lists(st.sampled_from(GAMES), max_size=5),
    between=st.sampled_from(["", "\n", "\n\n; a remark\n", "\r\n  \r\n", "\ufeff"]),
    first=st.sampled_from(["", "\ufeff", "; all of them\n\n"]),
)
def test_round_trip(records: list[Record], between: str, first: str) -> None:
    text = first + between.join(map(str, records))
    reader = RecordReader(io.BytesIO(text.encode()))
    assert list(reader) == records
    assert reader.number == len(records)
    assert [str(record) for record in RecordReader(io.BytesIO(text.encode()))] == list(map(str, records))


def test_games_can_be_passed_over() -> None:
    reader = RecordReader(io.BytesIO(written(GAMES).encode()))
    assert reader.skip()
    assert reader.skip()
    assert next(reader) == GAMES[2]
    assert reader.number == 3
    while reader.skip():
        pass
    assert reader.number == len(GAMES)
    assert next(reader, None) is None


def test_a_file_that_was_given_open_stays_open() -> None:
    file = io.BytesIO(written(GAMES[:2]).encode())
    with RecordReader(file) as reader:
        assert len(list(reader)) == 2
    assert not file.closed


def test_after_a_game_that_cannot_be_read_come_the_others() -> None:
    text = str(GAMES[0])
    damaged = [
        text.replace('[Game "splendor"]', '[Game "chess"]').encode(),
        text.replace('[Seat0 "', '[Seat0 "\xff').encode("latin-1"),
        text.encode() + b"; " + b"x" * LARGEST + b"\n",
    ]
    file = b"\n".join(part for bad in damaged for part in (bad, text.encode()))
    reader = RecordReader(io.BytesIO(file))
    faults = []
    found = 0
    while True:
        try:
            record = next(reader, None)
        except RecordError as error:
            faults.append((reader.number, str(error)))
            continue
        if record is None:
            break
        assert record == GAMES[0]
        found += 1
    assert found == 3
    assert [number for number, _ in faults] == [1, 3, 5]
    lines = len(text.splitlines()) + 1
    for (_, said), line, what in zip(
        faults, (2, 2 * lines + 4, 4 * lines + 1), ("expected a game", "UTF-8", "at most"), strict=True
    ):
        assert said.startswith(f"line {line}, ")
        assert what in said


def test_errors_on_replay_name_the_line_of_the_file(tmp_path: Path) -> None:
    first, second = str(GAMES[0]), str(GAMES[1])
    move = GAMES[1].turns[0]
    broken = second.replace(f"1. {move.name}: ", f"1. {move.name}: pass, ")
    (tmp_path / "two.txt").write_text(f"{first}\n{broken}", encoding="utf-8")
    with RecordReader(tmp_path / "two.txt") as reader:
        next(reader)
        with pytest.raises(RecordError) as caught:
            next(reader).match()
    wanted = f"{first}\n{broken}".splitlines().index(next(x for x in broken.splitlines() if ": pass, " in x))
    assert caught.value.line == wanted + 1


def test_readers_of_one_game_say_that_there_are_several(tmp_path: Path) -> None:
    text = written(GAMES[:3])
    with pytest.raises(RecordError, match="another game") as caught:
        Record.parse(text)
    assert caught.value.line == len(str(GAMES[0]).splitlines()) + 2
    (tmp_path / "games.txt").write_text(text, encoding="utf-8")
    with pytest.raises(RecordError, match="several games"):
        Record.load(tmp_path / "games.txt")
    # Also where the first can't be read.
    (tmp_path / "games.txt").write_text(text.replace("[Seat0", "[Seat7", 1), encoding="utf-8")
    with pytest.raises(RecordError, match="several games"):
        Record.load(tmp_path / "games.txt")


@pytest.mark.parametrize("text", ["", "\n\n", "; nothing\n", "\ufeff"])
def test_a_file_without_a_game(text: str, tmp_path: Path) -> None:
    assert list(RecordReader(io.BytesIO(text.encode()))) == []
    (tmp_path / "empty.txt").write_text(text, encoding="utf-8")
    with pytest.raises(RecordError, match="Format"):
        Record.load(tmp_path / "empty.txt")


def test_what_is_no_record_is_said_so() -> None:
    reader = RecordReader(io.BytesIO(b"hello\n" + str(GAMES[0]).encode()))
    with pytest.raises(RecordError, match="line 1"):
        next(reader)
    reader = RecordReader(io.BytesIO(b"hello"))
    with pytest.raises(RecordError, match="line 1"):
        next(reader)
    assert next(reader, None) is None
