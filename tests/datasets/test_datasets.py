"""Data sets: what is written, what comes back, and files that are damaged or of something else."""

import dataclasses
import json
import os
import re
import shutil
import tracemalloc
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from cabochon import State
from cabochon.datasets import KINDS, Dataset, DatasetError, Plan, Shard, Size, write
from cabochon.datasets import files as shard_files
from cabochon.datasets.plan import MOST_GAMES, MOST_PLAYERS
from cabochon.datasets.playing import play
from cabochon.datasets.shard import columns
from cabochon.games import LONGEST_GAME
from cabochon.games import game as find_game
from cabochon.installing import install_command
from cabochon.match import CabochonError, Match, Move, View
from cabochon.match.move import all_moves
from cabochon.players import GreedyPlayer, Player, PlayerSpec
from tests.protocol.programs import program

pytestmark = pytest.mark.compiled

SEARCH = "search:simulations=8"


def plan(**changes: Any) -> Plan:
    """A small data set."""
    return Plan.of(
        changes.pop("players", [SEARCH]), **{"game": "duel", "games": 3, "shard": 2, "seed": 4, **changes}
    )


@pytest.fixture(scope="module", params=KINDS)
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data set of three games in two files."""
    return write(plan(kind=request.param), tmp_path_factory.mktemp(request.param) / "duel")


@pytest.fixture
def copy(folder: Path, tmp_path: Path) -> Path:
    """The same, to be spoiled."""
    return Path(shutil.copytree(folder, tmp_path / "copy"))


def same(one: Shard, other: Shard) -> bool:
    """Whether all columns are equal, with nothing where there is nothing."""
    pairs = zip(one.arrays().values(), other.arrays().values(), strict=True)
    return all(a.dtype == b.dtype and np.array_equal(a, b, equal_nan=a.dtype == np.float32) for a, b in pairs)


# --- What is written ---


def test_what_is_read_is_what_was_played(folder: Path) -> None:
    data = Dataset(folder)
    read = list(data)
    assert [same(shard, play(plan(), number)) for number, shard in enumerate(read)] == [True, True]
    assert [sorted(set(shard.game.tolist())) for shard in read] == [[0, 1], [2]]
    assert (data.game.name, data.seats, data.players, len(data)) == ("duel", 2, (SEARCH,), 2)
    assert data.description["features_version"] == data.game.features_version
    assert data.description["actions_version"] == data.game.actions_version
    assert data.description["rules_version"] == data.game.rules_version


def test_the_rows_replay_the_games() -> None:
    made = plan(games=1)
    shard = play(made, 0)
    match = Match("duel", 2, settings=made.settings, secret=made.digest(0, "deal"))
    for row in range(len(shard)):
        seat = match.to_move
        assert seat is not None
        assert seat == shard.seat[row]
        assert shard.decision[row] == row
        assert np.flatnonzero(shard.legal[row]).tolist() == [move.action for move in match.legal_moves]
        assert shard.state(made.rules, row) == match.state.view(seat)
        assert np.array_equal(shard.features[row], match.state.features(seat))
        assert shard.policy[row].sum() == pytest.approx(1, abs=1e-6)
        match.play(int(shard.action[row]))
    assert match.outcome is not None
    shares = match.state.returns()
    for seat, result in zip(shard.seat.tolist(), shard.result, strict=True):
        assert result.tolist() == [shares[seat], shares[1 - seat]]


def test_what_a_search_thought_is_written() -> None:
    shard = play(plan(game="splendor", games=2), 0)
    forced = shard.legal.sum(axis=1) == 1
    assert np.isfinite(shard.values[~forced]).all()
    assert np.allclose(shard.values[~forced].sum(axis=1), 1, atol=1e-5)
    # The search plays what it has visited most.
    chosen = shard.policy[np.arange(len(shard)), shard.action]
    assert (chosen == shard.policy.max(axis=1)).mean() > 0.9
    assert (shard.policy[~forced].max(axis=1) < 1).any()


def test_nothing_of_what_is_hidden_is_in_a_row() -> None:
    """Whatever the mover can't know may be drawn anew, and the row stays as it is."""
    made = plan(game="splendor", players=["random"], games=1)
    shard = play(made, 0)
    match = Match("splendor", 2, settings=made.settings, secret=made.digest(0, "deal"))
    unknown = 0
    for row, action in enumerate(shard.action.tolist()):
        seat = int(shard.seat[row])
        other = match.state.guess(seat, seed=row)
        unknown += other != match.state
        assert shard.state(made.rules, row) == other.view(seat)
        assert np.array_equal(shard.features[row], other.features(seat))
        match.play(action)
    assert unknown > len(shard) / 2


def test_players_without_a_search_write_their_moves() -> None:
    shard = play(plan(players=["greedy", "random"], games=2), 0)
    assert (shard.policy[np.arange(len(shard)), shard.action] == 1).all()
    assert np.isnan(shard.values).all()
    # Everybody moves on by a seat after each game.
    assert (shard.player == (shard.seat + shard.game) % 2).all()
    assert set(shard.player.tolist()) == {0, 1}


def test_tables_of_three_have_an_empty_place_in_values_and_results() -> None:
    shard = play(plan(game="splendor", seats=3, games=1), 0)
    assert (shard.result[:, 3] == 0).all()
    assert (shard.values[:, 3] == 0).all()
    assert shard.result.sum(axis=1) == pytest.approx(1)


def test_exploring_changes_what_is_played_and_not_what_was_thought() -> None:
    usual, wild = play(plan(players=["greedy"], games=1), 0), play(plan(players=["greedy"], explore=1.0), 0)
    assert (usual.policy[np.arange(len(usual)), usual.action] == 1).all()
    assert (wild.policy.max(axis=1) == 1).all()
    assert (wild.policy[np.arange(len(wild)), wild.action] == 0).any()


def test_programs_play_too() -> None:
    assert len(play(plan(players=[f"{program()}", "random"], games=1), 0)) > 10


# --- Going on ---


@pytest.mark.parametrize("kind", KINDS)
def test_a_data_set_goes_on_and_grows(kind: str, tmp_path: Path) -> None:
    heard: list[Size] = []
    small = plan(kind=kind, games=3)
    write(small, tmp_path)
    whole = list(Dataset(tmp_path))
    (tmp_path / small.file_name(0)).unlink()
    write(small, tmp_path, on_shard=heard.append)
    # The games of the first file alone were missing.
    assert heard == [Size(1, len(whole[1])), Size(3, len(whole[0]) + len(whole[1]))]
    assert [same(*pair) for pair in zip(Dataset(tmp_path), whole, strict=True)] == [True, True]
    # More games: the file that was cut short is made whole, the other stays.
    first = (tmp_path / small.file_name(0)).read_bytes()
    write(plan(kind=kind, games=5), tmp_path)
    assert (tmp_path / small.file_name(0)).read_bytes() == first
    grown = list(Dataset(tmp_path))
    assert [len(set(shard.game.tolist())) for shard in grown] == [2, 2, 1]
    assert same(grown[1][grown[1].game == 2], whole[1])
    # What is complete is left alone, and fewer games take nothing away.
    heard.clear()
    write(plan(kind=kind, games=2), tmp_path, on_shard=heard.append)
    assert heard == [Size(2, len(whole[0]))]
    assert len(Dataset(tmp_path)) == 3


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_was_made_for_fewer_games_is_made_whole(kind: str, tmp_path: Path) -> None:
    whole = plan(kind=kind, players=["greedy"], games=7, shard=4)
    write(whole, tmp_path)
    last = tmp_path / whole.file_name(1)
    last.unlink()  # as after an interruption
    write(replace(whole, games=5), tmp_path)
    assert Dataset(tmp_path).size().games == 5
    before = last.read_bytes()
    write(whole, tmp_path)
    assert Dataset(tmp_path).size() == (7, sum(map(len, Dataset(tmp_path))))
    assert [sorted(set(shard.game.tolist())) for shard in Dataset(tmp_path)] == [[0, 1, 2, 3], [4, 5, 6]]
    assert last.read_bytes() != before
    # What a file says of itself is believed only if it is of this data set.
    foreign = write(replace(whole, seed=9), tmp_path / "other")
    shutil.copy(foreign / last.name, last)
    with pytest.raises(DatasetError, match="seed is 9 there, not 4"):
        write(whole, tmp_path)
    last.write_bytes(b"")
    with pytest.raises(DatasetError, match="can't be read as a part of a data set"):
        write(whole, tmp_path)


ELAN = """
import sys
from cabochon.datasets import Plan, write
from cabochon.players import GreedyPlayer, PlayerSpec

class Élan(GreedyPlayer):
    pass

write(Plan.of([PlayerSpec.of(Élan)], game="duel", games=1), sys.argv[1])
"""


def test_names_of_any_letters_where_the_system_writes_ascii(tmp_path: Path) -> None:
    import os
    import subprocess
    import sys

    script = tmp_path / "elan.py"
    script.write_text(ELAN, encoding="utf-8")
    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    command = [sys.executable, str(script), str(tmp_path / "games")]
    subprocess.run(command, check=True, env={**os.environ, **ascii_only})
    data = Dataset(tmp_path / "games")
    assert data.players == ("Élan",)
    assert len(list(data)) == 1


def test_workers_change_nothing(folder: Path, tmp_path: Path) -> None:
    kind = Dataset(folder).description["kind"]
    together = write(plan(kind=kind), tmp_path / "both", workers=2)
    assert [same(*pair) for pair in zip(Dataset(folder), Dataset(together), strict=True)] == [True, True]


def test_another_data_set_and_another_writer_are_refused(copy: Path) -> None:
    import fcntl
    import os

    kind = Dataset(copy).description["kind"]
    with pytest.raises(DatasetError, match=r"holds another data set \(different: plan, players, seed\)"):
        write(plan(kind=kind, seed=5, players=["greedy"]), copy)
    held = os.open(copy, os.O_RDONLY)
    fcntl.flock(held, fcntl.LOCK_EX)
    with pytest.raises(DatasetError, match="somebody else writes to"):
        write(plan(kind=kind), copy)
    os.close(held)
    write(plan(kind=kind), copy)


class Cheat(Player):
    """Plays what is not legal."""

    name = "cheat"

    def __init__(self, seed: int) -> None:
        pass

    def decide(self, view: View) -> Move:
        return next(move for move in all_moves(view.game) if move not in view.legal_moves)


@pytest.mark.parametrize("workers", [1, 2])
def test_who_fails_is_named(workers: int, tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match=r"cheat failed in game [02]: .* is not legal"):
        write(plan(players=["py:tests.datasets.test_datasets:Cheat"]), tmp_path, workers=workers)
    assert len(Dataset(tmp_path)) == 0


VANDAL = "py:tests.datasets.test_datasets:Vandal"
VANDALISED = "CABOCHON_TEST_VANDALISED"


class Vandal(GreedyPlayer):
    """Takes a folder away while it is written to."""

    def new_game(self, view: View) -> None:
        super().new_game(view)
        shutil.rmtree(os.environ[VANDALISED], ignore_errors=True)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_file_that_can_not_be_written_is_named(
    workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VANDALISED, str(tmp_path / "gone"))
    with pytest.raises(FileNotFoundError, match=r"gone/shard-00000[01]\.npz'"):
        write(plan(players=[VANDAL]), tmp_path / "gone", workers=workers)


def test_what_somebody_left_who_was_killed_is_taken_away(tmp_path: Path) -> None:
    left = tmp_path / ".shard-000000.npz.123.draft"
    left.write_bytes(b"PK")
    write(plan(players=["greedy"], games=1), tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["dataset.json", "shard-000000.npz"]


def test_as_few_play_as_the_settings_allow() -> None:
    assert plan(game="splendor", settings={"teams": True}).seats == 4
    assert plan(game="splendor").seats == 2


@pytest.mark.usefixtures("pocket_installed")
@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"players": []}, "at least one player"),
        ({"players": ["random"] * 129}, "at most 128 players, not 129"),
        ({"games": 0}, "at least one game"),
        ({"shard": 0}, "at least one game"),
        ({"games": 10**30}, "at most 2147483647 games"),
        ({"shard": 10**30}, "at most 2147483647 games"),
        ({"games": 10**9, "shard": 20}, "at most 1000000 files: put more games in each"),
        ({"explore": 1.5}, "probability"),
        ({"explore": "often"}, "probability from 0 to 1, not 'often'"),
        ({"explore": float("nan")}, "probability from 0 to 1, not nan"),
        ({"kind": "csv"}, "npz or parquet, not 'csv'"),
        ({"game": "pocket"}, "has no features"),
        ({"players": ["gredy"]}, "did you mean greedy"),
    ],
)
def test_what_can_not_be_written(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(CabochonError, match=words):
        plan(**changes)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"games": "3"}, "the number of games is a whole number, not '3'"),
        ({"games": 3.0}, "the number of games is a whole number, not 3.0"),
        ({"games": True}, "the number of games is a whole number, not True"),
        ({"shard": None}, "the number of games in a file is a whole number, not None"),
        ({"seed": "x"}, "a seed is a whole number, not 'x'"),
        ({"seats": "two"}, "the number of seats is a whole number, not 'two'"),
        ({"settings": ["target"]}, "settings are a mapping of names to values"),
        ({"players": "greedy"}, r"players are a list, such as \['greedy'\]"),
        ({"players": PlayerSpec.parse("greedy")}, "players are a list"),
        ({"players": [GreedyPlayer]}, "a player .* is a text, not <class"),
    ],
)
def test_what_is_of_another_type(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(TypeError, match=words):
        plan(**changes)


def test_numbers_of_numpy_are_numbers(tmp_path: Path) -> None:
    made = plan(
        games=np.int64(1), shard=np.int8(2), seed=np.uint8(3), explore=np.float32(0.5), seats=np.int16(2)
    )
    assert made == plan(games=1, shard=2, seed=3, explore=0.5, seats=2)
    assert json.dumps(made.description())
    for workers in (0, -1):
        with pytest.raises(DatasetError, match=f"at least one worker, not {workers}"):
            write(made, tmp_path, workers=workers)
    with pytest.raises(TypeError, match="the number of workers is a whole number, not '2'"):
        write(made, tmp_path, workers="2")  # type: ignore[arg-type]


def test_every_number_fits_its_column() -> None:
    kinds = {
        name: np.iinfo(kind).max for name, (kind, _) in columns(plan().rules).items() if kind.kind == "i"
    }
    assert kinds["player"] == MOST_PLAYERS - 1
    assert kinds["game"] > MOST_GAMES - 1
    assert kinds["decision"] >= LONGEST_GAME - 1
    most = play(plan(players=["random"] * MOST_PLAYERS, games=1, shard=1), 0)
    assert set(most.player.tolist()) == {0, 1}


def test_a_large_data_set_begins_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def is_missing(path: Path) -> bool:
        asked.append(path)
        return False

    monkeypatch.setattr(Path, "exists", is_missing)

    def stop(size: Size) -> None:
        assert size == Size(0, 0)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(plan(games=10**9, shard=1000), tmp_path, on_shard=stop)
    assert len(asked) < 10  # not each of a million files


# --- Reading ---


def test_batches_have_every_row_once_and_mixed(folder: Path) -> None:
    data = Dataset(folder)
    batches = list(data.batches(16, seed=1))
    assert {len(batch) for batch in batches[:-1]} == {16}
    rows = [(int(g), int(d)) for batch in batches for g, d in zip(batch.game, batch.decision, strict=True)]
    every = [(int(g), int(d)) for shard in data for g, d in zip(shard.game, shard.decision, strict=True)]
    assert sorted(rows) == every
    assert rows != every
    assert any(len(set(batch.game.tolist())) > 1 for batch in batches)
    assert all(same(*pair) for pair in zip(data.batches(16, seed=1), batches, strict=True))
    assert not same(next(data.batches(16, seed=2)), batches[0])
    with pytest.raises(DatasetError, match="at least one row"):
        data.batches(0)
    with pytest.raises(DatasetError, match="not negative"):
        data.batches(1, seed=-1)
    with pytest.raises(TypeError, match=r"the size of a batch is a whole number, not 1\.5"):
        data.batches(1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [1, 7, 10_000])
def test_batches_of_any_size(folder: Path, size: int) -> None:
    data = Dataset(folder)
    batches = list(data.batches(size))
    assert {len(batch) for batch in batches[:-1]} <= {size}
    assert sum(map(len, batches)) == data.size().positions
    assert len({(int(g), int(d)) for b in batches for g, d in zip(b.game, b.decision, strict=True)}) == sum(
        map(len, batches)
    )


def test_two_files_are_in_memory_and_no_more(tmp_path: Path) -> None:
    data = Dataset(write(plan(players=["random"], games=1, shard=1), tmp_path))
    shard, description = shard_files.load(data.paths[0], data.game)
    rows = 2000
    many = shard[np.arange(rows) % len(shard)]
    for number in range(5):
        shard_files.save(tmp_path / f"shard-{number:06d}.npz", many, description)
    whole = sum(column.nbytes for column in many.arrays().values())
    del many
    tracemalloc.start()
    # A reader holds one batch while the next is made.
    assert sum(len(batch) for batch in data.batches(100)) == 5 * rows
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert whole < peak < 2 * whole + 3 * whole * 100 / rows


@pytest.mark.parametrize("seed", range(30))
def test_bytes_that_are_no_position_reach_no_compiled_code(folder: Path, seed: int) -> None:
    data = Dataset(folder)
    shard = next(iter(data))
    rng = np.random.default_rng(seed)
    damaged = shard.view.copy()
    places = slice(None) if seed % 2 else rng.integers(damaged.shape[1], size=3)
    damaged[0, places] = rng.integers(256, size=damaged[0, places].shape)
    other = dataclasses.replace(shard, view=damaged)
    try:
        state = other.state(data.game, 0)
    except DatasetError as error:
        assert "the view of row 0: the record is no position" in str(error)
    else:  # what was written there can be so
        assert state.tobytes() == damaged[0].tobytes()
        assert seed % 2 == 0


def test_a_row_is_a_position(folder: Path) -> None:
    data = Dataset(folder)
    state = next(iter(data)).state(data.game, 0)
    assert isinstance(state, State)
    assert not state.is_complete
    assert state.position()["game"] == "duel"


def test_rows_and_games_of_another_kind_are_refused(folder: Path) -> None:
    data = Dataset(folder)
    shard = next(iter(data))
    assert len(shard[[3]]) == len(shard[3:4]) == len(shard[np.arange(len(shard)) == 3]) == 1
    with pytest.raises(TypeError, match="rows are a slice, a mask or a list of numbers, not 3"):
        shard[3]  # type: ignore[index]
    with pytest.raises(TypeError, match="a position is of a Game"):
        shard.state("duel", 0)  # type: ignore[arg-type]
    with pytest.raises(DatasetError, match="the rows are not of splendor"):
        shard.state(find_game("splendor"), 0)
    with pytest.raises(CabochonError, match=r"^there is no game 'chess'"):
        Dataset(folder, "chess")


def test_an_array_in_the_place_of_an_archive_takes_no_memory(tmp_path: Path) -> None:
    write(plan(players=["greedy"], games=1), tmp_path)
    data = Dataset(tmp_path)
    with data.paths[0].open("wb") as file:
        claim = {"descr": "<f4", "fortran_order": False, "shape": (10**12,)}
        np.lib.format.write_array_header_1_0(file, claim)
    for read in (lambda: list(data), data.size):
        with pytest.raises(DatasetError, match=r"it is no \.npz file"):
            read()


def test_texts_in_the_place_of_numbers_are_not_read(tmp_path: Path) -> None:
    import pyarrow
    import pyarrow.parquet

    write(plan(players=["greedy"], games=1, kind="parquet"), tmp_path)
    data = Dataset(tmp_path)
    table = pyarrow.parquet.read_table(data.paths[0])
    # One long text again and again is small in a file, and not in memory.
    texts = pyarrow.array(["x" * 10_000_000] * table.num_rows).dictionary_encode()
    place = table.column_names.index("seat")
    pyarrow.parquet.write_table(table.set_column(place, "seat", texts), data.paths[0], compression="zstd")
    with pytest.raises(DatasetError, match="the column seat must hold int8 of the shape"):
        list(data)


def spoilt(copy: Path, column: str, change: Any) -> Path:
    """The first file with another column."""
    data = Dataset(copy)
    path = data.paths[0]
    shard, description = shard_files.load(path, data.game)
    arrays = shard.arrays()
    arrays[column] = change(arrays[column].copy())
    shard_files.save(path, Shard(**arrays), description)
    return path


def filled(value: float) -> Any:
    """A change of the first row."""

    def change(column: npt.NDArray[Any]) -> npt.NDArray[Any]:
        column[0] = value
        return column

    return change


def owed(column: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A change of the first row, which still adds up to 1."""
    column[0, :2] = 2, -1
    return column


@pytest.mark.parametrize(
    ("column", "change", "words"),
    [
        ("features", lambda c: c[:, :-1], "the column features must hold float32 of the shape"),
        ("policy", lambda c: c.astype(np.float64), "the column policy must hold float32"),
        ("result", filled(0.1), "a row of result does not add up to 1"),
        ("policy", filled(np.nan), "a row of policy does not add up to 1"),
        ("features", filled(np.inf), "a feature is not a number"),
        ("action", filled(-1), "an action does not exist"),
        ("action", filled(30000), "an action does not exist"),
        ("legal", filled(False), "an action was not legal"),
        ("seat", filled(2), "a seat or a player does not exist"),
        ("seat", filled(-1), "a seat or a player does not exist"),
        ("player", filled(1), "a seat or a player does not exist"),
        ("player", filled(-1), "a seat or a player does not exist"),
        ("values", filled(np.inf), "a value is infinite"),
        ("result", owed, "a part in result is less than nothing"),
    ],
)
def test_nonsense_is_found(copy: Path, column: str, change: Any, words: str) -> None:
    path = spoilt(copy, column, change)
    with pytest.raises(DatasetError, match=words) as found:
        list(Dataset(copy))
    assert str(path) in str(found.value)


@pytest.mark.parametrize("at", [0.0, 0.3, 0.6, 0.99])
def test_a_damaged_file_is_an_error(copy: Path, at: float) -> None:
    path = Dataset(copy).paths[0]
    content = bytearray(path.read_bytes())
    place = int(at * len(content))
    content[place : place + 40] = bytes(byte ^ 0xFF for byte in content[place : place + 40])
    path.write_bytes(content)
    with pytest.raises(DatasetError, match="can't be read as a part of a data set"):
        list(Dataset(copy))
    path.write_bytes(bytes(content[: len(content) // 2]))
    with pytest.raises(DatasetError, match="can't be read as a part of a data set"):
        list(Dataset(copy))
    path.write_bytes(b"")
    with pytest.raises(DatasetError, match="can't be read as a part of a data set"):
        list(Dataset(copy))


@pytest.mark.parametrize(
    "header",
    [
        "{'descr': '<i4', 'shape': (0,",
        "  \t {'descr':\n 1}\n  x",
        "{'descr': '<i4', 'fortran_order': False, 'shape': (0, 10" + "0" * 30 + ")}",
    ],
)
@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_LZMA])
def test_arrays_with_nonsense_before_them_are_damage(header: str, method: int, tmp_path: Path) -> None:
    write(plan(players=["greedy"], games=1), tmp_path)
    path = Dataset(tmp_path).paths[0]
    with zipfile.ZipFile(path) as archive:
        arrays = {name: archive.read(name) for name in archive.namelist()}
    text = header.encode()
    arrays["game.npy"] = b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text
    with zipfile.ZipFile(path, "w", method) as archive:
        for name, array in arrays.items():
            archive.writestr(name, array)
    for look in (lambda: list(Dataset(tmp_path)), lambda: write(plan(players=["greedy"], games=1), tmp_path)):
        with pytest.raises(DatasetError, match="can't be read as a part of a data set"):
            look()
    content = bytearray(path.read_bytes())
    content[200:240] = bytes(40)
    path.write_bytes(content)
    with pytest.raises(DatasetError, match="can't be read as a part of a data set"):
        list(Dataset(tmp_path))


def test_a_way_of_packing_that_nobody_knows_is_damage(tmp_path: Path) -> None:
    write(plan(players=["greedy"], games=1), tmp_path)
    path = Dataset(tmp_path).paths[0]
    content = bytearray(path.read_bytes())
    content[content.rfind(b"PK\x01\x02") + 10] = 99  # the method by which the last column is packed
    path.write_bytes(content)
    with pytest.raises(DatasetError, match="can't be read as a part of a data set"):
        list(Dataset(tmp_path))


def test_files_of_somebody_else_are_refused(copy: Path, tmp_path: Path) -> None:
    data = Dataset(copy)
    kind = data.description["kind"]
    other = write(plan(kind=kind, seed=9, games=1), tmp_path / "other")
    shutil.copy(other / f"shard-000000.{kind}", data.paths[0])
    with pytest.raises(DatasetError, match="seed is 9 there, not 4"):
        list(data)
    bare = tmp_path / f"bare.{kind}"
    if kind == "npz":
        np.savez(bare, game=np.zeros(3))
    else:
        import pyarrow
        import pyarrow.parquet

        pyarrow.parquet.write_table(pyarrow.table({"game": [1, 2]}), bare)
    shutil.copy(bare, data.paths[0])
    with pytest.raises(DatasetError, match="does not say what it is"):
        list(data)


def test_what_a_file_claims_takes_no_memory(tmp_path: Path) -> None:
    write(plan(players=["greedy"], games=1), tmp_path)
    path = Dataset(tmp_path).paths[0]
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    rows = re.search(rb"'shape': \((\d+),\)", members["game.npy"])
    assert rows is not None
    for claim in (b"999999999999", b"9999"):
        head = members["game.npy"].replace(rows[0], b"'shape': (%b,)" % claim, 1)
        # A header is as long as it was before.
        spare = len(head) - len(members["game.npy"])
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in {**members, "game.npy": head.replace(b" " * spare, b"", 1)}.items():
                archive.writestr(name, content)
        tracemalloc.start()
        with pytest.raises(DatasetError, match="the array game is not as large as it says"):
            list(Dataset(tmp_path))
        with pytest.raises(DatasetError, match="the array game is not as large as it says"):
            Dataset(tmp_path).size()
        assert tracemalloc.get_traced_memory()[1] < 2**22
        tracemalloc.stop()


def test_what_would_fill_the_memory_is_not_unpacked(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = Dataset(copy)
    path = data.paths[0]
    shard, description = shard_files.load(path, data.game)
    many = shard[np.zeros(3000, int)]  # one row again and again packs to nearly nothing
    shard_files.save(path, many, description)
    assert len(data.read(path)) == 3000
    unpacked = sum(column.nbytes for column in many.arrays().values())
    assert path.stat().st_size < unpacked / 50
    monkeypatch.setattr(shard_files, "MOST_BYTES", unpacked // 2)
    with pytest.raises(DatasetError, match=f"a file has at most {unpacked // 2}"):
        data.read(path)


def test_pickles_are_not_opened(tmp_path: Path) -> None:
    write(plan(games=1), tmp_path)
    data = Dataset(tmp_path)
    shard, description = shard_files.load(data.paths[0], data.game)
    arrays: dict[str, Any] = {**shard.arrays(), "game": np.array([{}] * len(shard), object)}
    np.savez(data.paths[0], cabochon=np.array(json.dumps(description)), **arrays)
    with pytest.raises(DatasetError, match="allow_pickle=False"):
        list(data)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": "cabochon-dataset-0"}, "the format must be cabochon-dataset-1"),
        ({"features_version": 0}, "features_version is 0; this program has"),
        ({"actions_version": 0}, "actions_version is 0"),
        ({"rules_version": None}, "rules_version is None"),
        ({"game": "chess"}, "chess"),
        ({"kind": "csv"}, "how its files are written"),
        ({"kind": ["npz"]}, "how its files are written"),
        ({"games": "many"}, "how many games"),
        ({"games": True}, "how many games"),
        ({"games": -3}, "how many games"),
        ({"seats": None}, "duel is not played by None"),
        ({"seats": 9}, "duel is not played by 9"),
        ({"players": []}, "does not say who played"),
        ({"players": [1]}, "does not say who played"),
        ({"players": "greedy"}, "does not say who played"),
    ],
)
def test_descriptions_that_do_not_fit(copy: Path, changes: dict[str, Any], words: str) -> None:
    path = copy / "dataset.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))
    with pytest.raises(DatasetError, match=words):
        Dataset(copy)


def test_folders_that_are_no_data_set(tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match="there is no such file"):
        Dataset(tmp_path)
    (tmp_path / "dataset.json").write_text("{")
    with pytest.raises(DatasetError, match=r"dataset\.json can't be read"):
        Dataset(tmp_path)


def test_the_game_that_is_asked_for(folder: Path) -> None:
    assert Dataset(folder, "duel").game.name == "duel"
    with pytest.raises(DatasetError, match="a data set of duel, not of splendor"):
        Dataset(folder, "splendor")


def test_parquet_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(DatasetError, match=re.escape(install_command("data"))):
        write(plan(kind="parquet"), tmp_path)
