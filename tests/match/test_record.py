"""The record: written, read, replayed, published; and what is no record."""

import dataclasses
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabochon import CabochonError, Match, Record, RecordError
from cabochon.games.positions import deck_sizes
from cabochon.games.state import State
from cabochon.match.record import LARGEST
from tests.matches import TABLES, eager, played, table_name

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)
DOCUMENT = Path(__file__).parents[2] / "docs" / "record.md"


def example() -> str:
    """The complete example of the document."""
    return DOCUMENT.read_text(encoding="utf-8").split("```text\n")[1].split("```")[0]


# --- Writing and reading ---


@every_table
@pytest.mark.parametrize("decisions", [0, 1, 33, 1000])
def test_round_trip(table: Any, decisions: int) -> None:
    match = played(table, 5, decisions, choose=eager)
    record = match.record()
    text = str(record)
    again = Record.parse(text)
    assert again == record
    assert str(again) == text
    replayed = again.match()
    assert replayed == match
    assert replayed.outcome == match.outcome
    assert str(replayed.record()) == text


@every_table
def test_an_unfinished_game_goes_on_as_if_nothing_had_been(table: Any) -> None:
    match = played(table, 6, choose=eager)
    moves = match.moves
    for _ in range(len(moves) - len(moves) // 2):
        match.undo()
    resumed = Record.parse(str(match.record())).match()
    for move in moves[len(moves) // 2 :]:
        resumed.play(move)
    assert resumed == played(table, 6, choose=eager)


def test_the_example_of_the_document() -> None:
    record = Record.parse(example())
    match = record.match()
    assert str(match.record()) == example()
    assert all(check.ok for check in record.verify())


def test_headers_of_ones_own_are_kept() -> None:
    match = Match(seed=7, names=['A "B" \\ C', "Zoë: ; [x]"])
    match.headers["Event"] = 'The "Open" \\ 2025; [final]'
    match.play("take wbg")
    record = Record.parse(str(match.record()))
    assert record.headers == match.headers
    assert record.names == match.names
    assert record.match() == match


@pytest.mark.parametrize(
    ("key", "value"), [("event", "x"), ("Seat7", "x"), ("Secret", "x"), ("A b", "x"), ("Event", "a\nb")]
)
def test_headers_that_could_not_be_read_again(key: str, value: str) -> None:
    match = Match(seed=7)
    match.headers[key] = value
    with pytest.raises(RecordError, match="header"):
        match.record()


def test_comments_and_spaces_mean_nothing() -> None:
    text = example()
    loose = text.replace("\n", "   ; so\r\n\r\n ; a remark\r\n").replace(
        "2. Ann: reserve 2c", "  2 .  Ann :\treserve 2c "
    )
    loose = loose.replace("buy 1c, cover w, pay", "buy 1c ,cover w,  pay")
    assert Record.parse("\ufeff" + loose) == Record.parse(text)


def test_settings_without_a_header_have_their_default() -> None:
    text = "".join(
        line for line in example().splitlines(keepends=True) if not line.startswith(("[teams", "[face"))
    )
    assert Record.parse(text) == Record.parse(example())


def test_files(tmp_path: Path) -> None:
    record = Record.parse(example())
    record.save(tmp_path / "game.txt")
    assert Record.load(tmp_path / "game.txt") == record
    (tmp_path / "bad.txt").write_bytes(b'[Format "cabochon 1"]\n[Event "\xff"]\n')
    with pytest.raises(RecordError, match="UTF-8") as caught:
        Record.load(tmp_path / "bad.txt")
    assert (caught.value.line, caught.value.column) == (2, 9)
    (tmp_path / "big.txt").write_bytes((b" " * 1023 + b"\n") * (LARGEST // 1024 + 1))
    with pytest.raises(RecordError, match="at most"):
        Record.load(tmp_path / "big.txt")


# --- What is no record: the error stands where the fault is ---


def place(text: str, fault: str) -> tuple[int, int]:
    """Line and column of a piece of text."""
    at = text.index(fault)
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


@pytest.mark.parametrize(
    ("old", "new", "where", "says"),
    [
        ('[Format "cabochon 1"]', '[Format "cabochon 9"]', "cabochon 9", 'expected the format "cabochon 1"'),
        ('[Format "cabochon 1"]\n', "", "[Game", "Format"),
        ('[Game "splendor"]', '[Game "chess"]', "chess", "splendor, duel"),
        ('[Game "splendor"]\n', "", "level1:", "header Game"),
        ('[RulesVersion "1"]', '[RulesVersion "99"]', "99", 'version "99"'),
        ('[Seat1 "Bob"]\n', "", "level1:", "header Seat1"),
        ('[Seat1 "Bob"]', '[Seat1 ""]', '"]\n[Result', "name"),
        ('[Seat1 "Bob"]', '[Seat2 "Bob"]', "level1:", "header Seat1"),
        ('[Seat1 "Bob"]', '[Seat1 "Bob]', "[Seat1", "expected a header"),
        ('[Seat1 "Bob"]', '[Seat1 "Bob"] x', "x\n", "expected the end of the line"),
        ('[Seat1 "Bob"]', '[Seat0 "Bob"]', '[Seat0 "Bob', "already"),
        ('[Seat1 "Bob"]', '[Seat1 "B\\ob"]', "[Seat1", "expected a header"),
        ('[Result "0 3-0 target"]', '[Result "Ann"]', 'Ann"]\n[Date', "expected a result"),
        ('[Result "0 3-0 target"]', '[Result "2 3-0 target"]', "2 3-0", "expected winning seats"),
        ('[Result "0 3-0 target"]', '[Result "0 3 target"]', "0 3 t", "one score for each seat"),
        ('[target "3"]', '[target "99"]', "99", "target = '99' is not possible"),
        ('[target "3"]', '[goal "3"]', '3"]\n[face', "no setting 'goal'"),
        ('[Date "2025-03-14"]', '[Date "\x07"]', "\x07", "printable"),
        ("db6d0b32", "DB6D0B32", "DB6", "64 hexadecimal digits"),
        ("level1: 29", '[x "y"]\nlevel1: 29', 'y"', "no setting 'x'"),
        ("level1: 29", "level1: 29 29", "29 11", "not in its order yet"),
        ("level1: 29", "level1: x", "x 11", "component of level1"),
        ("level1: 29", "level1:", "level1", "expected 40 entries in the order of level1, not 39"),
        ("level1: 29", "level9: 29", "level9", "expected an order"),
        ("level3: 87", "level2: 87", "level2: 87", "already"),
        ("start: 1\n", "", "1. Bob", "expected the order of start"),
        ("start: 1", "start: 2", "2\n\n1. Bob", "component of start"),
        ("nobles: 0", '[Event "x"]\nnobles: 0', "[Event", "headers stand before"),
        ("3. Bob: take", "4. Bob: take", "4. Bob: take", 'expected the turn "3. …"'),
        ("3. Bob: take", "Bob: take", "Bob: take", 'expected the turn "3. …"'),
        ("3. Bob: take", "3. Eve: take", "Eve", "Ann: or Bob:"),
        ("3. Bob: take grk", "3. Bob: take krg", "take krg", "expected a move in notation"),
        ("3. Bob: take grk", "3. Bob:", "\n4. Ann", "expected a move in notation"),
        ("3. Bob: take grk", "3. Bob: take grk,", "\n4. Ann", "expected a move in notation"),
        ("3. Bob: take grk", "3. Bob: take grk (w) x", "x\n4.", "expected a comma"),
        ("3. Bob: take grk", "3. Bob: take grk (z)", "z)", "expected the letters"),
    ],
)  # fmt: skip
def test_an_error_names_line_and_column(old: str, new: str, where: str, says: str) -> None:
    assert old in example()
    text = example().replace(old, new)
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    line, column = place(text, where)
    assert says in str(caught.value)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert str(caught.value).startswith(f"line {line}, column {column}: ")


@pytest.mark.parametrize(
    ("old", "new", "where", "says"),
    [
        ("3. Bob: take grk", "3. Bob: take w", "take w\n4", "take w is not possible now"),
        ("3. Bob: take grk", "3. Ann: take grk", "take grk\n4", "expected a turn of Bob, not of Ann"),
        ("3. Bob: take grk", "3. Bob: take grk, take wbg", "take wbg\n4", "expected a turn of Ann"),
        ("3. Bob: take grk", "3. Bob: take grk (w)", "take grk (w)", "the bag, which is empty"),
        ("26. Ann", "26. Ann: take wgr\n27. Ann", "take wgr\n27", None),
        ('"0 3-0 target"', '"1 3-0 target"', '1 3-0', 'expected the result "0 3-0 target"'),
        ('"0 3-0 target"', '"*"', '*"', 'expected the result "0 3-0 target"'),
        ("level1: 29", "level1: ?", "level1", "hides cards"),
    ],
)  # fmt: skip
def test_a_record_that_does_not_replay(old: str, new: str, where: str, says: str | None) -> None:
    text = example().replace(old, new)
    record = Record.parse(text)
    with pytest.raises(RecordError) as caught:
        record.match()
    if says is not None:
        at = text.index(where)
        assert says in str(caught.value)
        assert (caught.value.line, caught.value.column) == (
            text.count("\n", 0, at) + 1,
            at - text.rfind("\n", 0, at),
        )
    assert any(check.ok is not True for check in record.verify())


def test_decisions_of_one_turn_stand_on_one_line() -> None:
    text = example().replace("10. Ann: buy 1c, cover w, pay", "10. Ann: buy 1c\n11. Ann: cover w, pay")
    head, tail = text.split("11. Bob")
    lines = [
        f"{int(line.split('.')[0]) + 1}.{line.split('.', 1)[1]}" for line in ("11. Bob" + tail).splitlines()
    ]
    with pytest.raises(RecordError, match="each turn on a line of its own"):
        Record.parse(head + "\n".join(lines) + "\n").match()


def test_after_the_end_there_are_no_moves() -> None:
    with pytest.raises(RecordError, match="the game is over before this move"):
        Record.parse(example() + "27. Bob: take wbg\n").match()


# --- Publishing ---


@every_table
def test_a_published_record_tells_what_a_spectator_knows(table: Any) -> None:
    match = played(table, 7, 50, choose=eager)
    text = str(match.record(reveal=False))
    assert match.secret is not None
    assert match.secret.hex() not in text
    assert str(match.commitment) in text
    record = Record.parse(text)
    assert str(record) == text
    assert record == match.record(reveal=False)
    assert not record.is_complete
    with pytest.raises(RecordError, match="hides cards"):
        record.match()
    for pool, order in record.orders.items():
        assert all(number in (None, full) for number, full in zip(order, match.orders[pool], strict=True))

    spectator = json.dumps(match.position(None))
    for level, left in enumerate(deck_sizes(match.position()), start=1):
        assert record.orders[f"level{level}"][-left:] == (None,) * left or not left
    for player in match.position()["players"]:
        for reserved in player["reserved"]:
            if reserved["hidden"]:
                assert reserved["card"] not in record.orders[f"level{reserved['level']}"]
                assert f"#{reserved['card']} " not in text
    assert spectator == json.dumps(json.loads(match.to_json(reveal=False))["position"])
    assert json.loads(match.to_json(reveal=False))["secret"] is None


# --- JSON ---


@every_table
def test_json_round_trip(table: Any) -> None:
    match = played(table, 8, 60, choose=eager)
    again = Match.from_json(match.to_json())
    assert again == match
    assert str(again.record()) == str(match.record())
    assert json.loads(match.to_json())["position"] == match.position()


@every_table
def test_positions_are_json_and_can_be_read_again(table: Any) -> None:
    match = played(table, 8, 60, choose=eager)
    complete = json.loads(json.dumps(match.position()))
    assert State.from_position(complete).position() == complete
    for seat in (*range(match.players), None):
        seen = json.loads(json.dumps(match.position(seat)))
        assert State.from_position(seen).position() == seen


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@cache
def saved_duel() -> str:
    return played(("duel", 2, {}), 8, 40, choose=eager).to_json()


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_changed_json_is_refused_or_replays(data: st.DataObject) -> None:
    content: Any = json.loads(saved_duel())
    at = content
    key: Any = data.draw(st.sampled_from(sorted(at)))
    while isinstance(at[key], dict | list) and at[key] and data.draw(st.booleans()):
        at = at[key]
        key = data.draw(st.sampled_from(sorted(at) if isinstance(at, dict) else range(len(at))))
    at[key] = data.draw(JSON_VALUES)
    try:
        Match.from_json(json.dumps(content)).record()
    except RecordError as error:
        assert str(error)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "1e999", "[" * 100_000, '{"format": "cabochon 1"}', "9" * 5000]
)
def test_what_is_no_json_of_a_match(text: str) -> None:
    with pytest.raises(RecordError):
        Match.from_json(text)


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("format", "cabochon 2", 'the format "cabochon 1"'),
        ("game", "chess", "splendor, duel"),
        ("rules_version", 99, "rules version"),
        ("names", ["Ann"], "2 players"),
        ("settings", {"target": 99}, "no setting 'target'"),
        ("secret", "xyz", "hexadecimal"),
        ("headers", {"Event": 3}, "header Event"),
        ("commitment", 'x"]\n[Game "duel', "64 hexadecimal"),
        ("moves", ["take w"], r"moves\[0\]"),
        ("moves", ["return w"], "not what is asked for now"),
        ("refills", [[1]], "more refills"),
        ("position", None, "position is not what the moves lead to"),
        ("outcome", {"winners": [0], "scores": [20, 0], "reason": "prestige"}, "outcome is not what"),
    ],
)
def test_json_that_is_wrong(key: str, value: Any, says: str) -> None:
    content = json.loads(Match("duel", seed=3).to_json())
    with pytest.raises(RecordError, match=says):
        Match.from_json(json.dumps({**content, key: value}))


def test_json_without_something() -> None:
    content = json.loads(Match("duel", seed=3).to_json())
    for key in content.keys() - {"base", "again", "outcome"}:
        with pytest.raises(RecordError, match=key):
            Match.from_json(json.dumps({other: content[other] for other in content if other != key}))


def test_json_of_a_published_match_can_not_be_replayed() -> None:
    with pytest.raises(RecordError, match="hides cards"):
        Match.from_json(Match(seed=7).to_json(reveal=False))


# --- Fuzz ---


@cache
def texts() -> list[str]:
    duel = played(("duel", 2, {}), 8, 120, choose=eager)
    published = played(("splendor", 3, {}), 8, 30, choose=eager)
    return [example(), str(duel.record()), str(published.record(reveal=False))]


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_damaged_record_is_refused_or_replays(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(texts()))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 4)))
        pieces = st.text(max_size=4) | st.sampled_from(
            ["\n", "\r", "; ", "[", '"]', "\\", "?", "(w)", ", ", ": ", "99", "1. "]
        )
        text = text[:start] + data.draw(pieces) + text[end:]
    try:
        record = Record.parse(text)
    except RecordError as error:
        assert error.line is not None and 1 <= error.line <= text.count("\n") + 2  # noqa: PT018
        return
    assert Record.parse(str(record)) == record
    record.verify()
    try:
        record.match()
    except RecordError as error:
        assert str(error)


@given(st.text(max_size=200))
def test_no_text_breaks_the_parser(text: str) -> None:
    with pytest.raises(RecordError):
        Record.parse(text)


def test_a_record_of_another_rules_version_is_not_replayed() -> None:
    record = dataclasses.replace(Record.parse(example()), rules_version=99)
    with pytest.raises(RecordError, match="rules version 99"):
        record.match()


def test_errors_share_a_base_and_can_be_pickled() -> None:
    import pickle

    for error in (RecordError("x", line=3, column=4), CabochonError("x")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))
