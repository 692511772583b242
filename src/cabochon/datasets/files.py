"""Shards as files: NumPy's `.npz`, or Parquet. Both carry the description of their data set."""

import json
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cabochon.datasets.errors import DatasetError
from cabochon.datasets.plan import Description, check_same, games_in
from cabochon.datasets.shard import Shard, check_names, checked, columns, other_kind
from cabochon.files import drafted
from cabochon.games.base import Game
from cabochon.installing import install_command

DESCRIPTION = "cabochon"
"""Where a file says what it is of."""
MOST_BYTES = 1 << 32
"""What a file holds when it is unpacked: a small one from somebody else could claim anything."""
MOST_TEXT = 1 << 20
"""The same for its description."""


ARCHIVE = b"PK"
"""How an `.npz` begins."""


class Size(NamedTuple):
    """How much there is."""

    games: int
    positions: int


def save(path: Path, shard: Shard, description: Description) -> None:
    """Write a file; whoever reads it meanwhile sees nothing, or all of it."""
    with drafted(path) as draft:
        if path.suffix == ".npz":
            arrays: dict[str, Any] = {DESCRIPTION: np.array(json.dumps(description)), **shard.arrays()}
            with draft.open("wb") as file:
                np.savez_compressed(file, **arrays)
        else:
            _save_parquet(draft, shard, description)


def load(path: Path, game: Game) -> tuple[Shard, Description]:
    """A shard and what it says it is of; a DatasetError says what is wrong with the file."""
    with _blamed(path):
        arrays, text = _load_npz(path) if path.suffix == ".npz" else _load_parquet(path, game)
        return checked(arrays, game), _description(text)


def measure(path: Path, expected: Description) -> Size:
    """How much is in a file of a data set, by what the file says: hardly any of it is read."""
    with _blamed(path):
        rows, text = (_measure_npz if path.suffix == ".npz" else _measure_parquet)(path)
        description = _description(text)
        check_same(description, expected)
        return Size(games_in(description), rows)


def _description(text: str) -> Description:
    description = json.loads(text)
    if not isinstance(description, dict):
        raise DatasetError("its description is no object")
    return description


@contextmanager
def _blamed(path: Path) -> Iterator[None]:
    """Whatever is wrong while a file is read becomes an error that names it."""
    try:
        yield
    except DatasetError as error:
        raise damaged(path, str(error)) from None
    except FileNotFoundError:
        raise damaged(path, "there is no such file") from None
    except Exception as error:  # NumPy and zipfile raise a dozen kinds for damaged files
        raise damaged(path, str(error) or type(error).__name__) from None


def damaged(path: Path, reason: str) -> DatasetError:
    """The error for a file that can't be used."""
    return DatasetError(
        f"{path} can't be read as a part of a data set: {reason}",
        code="error-dataset-file",
        file=str(path),
        reason=reason,
    )


def check_installed(kind: str) -> None:
    """Say what to install where Parquet is wanted and PyArrow is missing."""
    if kind == "parquet":
        _arrow()


@contextmanager
def _npz(path: Path) -> Iterator[Any]:
    """The columns of a file by name; each is read when it is asked for."""
    import zlib

    try:
        # Nothing but numbers and text: a pickle could run code.
        with path.open("rb") as raw:
            # NumPy would take a bare array at its word, and memory for it.
            if raw.read(len(ARCHIVE)) != ARCHIVE:
                raise DatasetError("it is no .npz file")
            raw.seek(0)
            with np.load(raw, allow_pickle=False) as file:
                if DESCRIPTION not in file:
                    raise DatasetError("it does not say what it is")
                _shapes(file.zip)
                yield file
    except zlib.error as error:
        raise DatasetError(str(error)) from None


def _load_npz(path: Path) -> tuple[dict[str, npt.NDArray[Any]], str]:
    with _npz(path) as file:
        return {name: file[name] for name in file.files if name != DESCRIPTION}, str(file[DESCRIPTION])


def _measure_npz(path: Path) -> tuple[int, str]:
    with _npz(path) as file:
        (rows,) = _shapes(file.zip)["game"]
        return rows, str(file[DESCRIPTION])


def _shapes(archive: zipfile.ZipFile) -> dict[str, tuple[int, ...]]:
    """The shapes of the arrays in a file, before memory is taken for them."""
    _check_bytes(sum(info.file_size for info in archive.infolist()))
    shapes = {}
    for info in archive.infolist():
        name = info.filename.removesuffix(".npy")
        with archive.open(info) as file:
            if (version := np.lib.format.read_magic(file)) != (1, 0):
                raise DatasetError(f"{name} is an array of version {version}, not (1, 0)")
            shape, _, kind = np.lib.format.read_array_header_1_0(file)
            if not kind.hasobject and file.tell() + prod(shape) * kind.itemsize != info.file_size:
                raise DatasetError(f"the array {name} is not as large as it says")
        if name == DESCRIPTION and info.file_size > MOST_TEXT:
            raise DatasetError(f"its description has {info.file_size} bytes")
        shapes[name] = shape
    return shapes


def _check_bytes(number: int) -> None:
    if number > MOST_BYTES:
        raise DatasetError(f"unpacked it would have {number} bytes; a file has at most {MOST_BYTES}")


def _save_parquet(path: Path, shard: Shard, description: Description) -> None:
    arrow, parquet = _arrow()
    table = {}
    for name, column in shard.arrays().items():
        flat = arrow.array(np.ascontiguousarray(column).reshape(-1))
        width = 1 if column.ndim == 1 else column.shape[1]
        table[name] = flat if column.ndim == 1 else arrow.FixedSizeListArray.from_arrays(flat, width)
    whole = arrow.table(table).replace_schema_metadata({DESCRIPTION: json.dumps(description)})
    parquet.write_table(whole, path, compression="zstd", write_page_checksum=True)


def _load_parquet(path: Path, game: Game) -> tuple[dict[str, npt.NDArray[Any]], str]:
    _, parquet = _arrow()
    with _arrow_errors():
        found = parquet.read_metadata(path, memory_map=False)
        text = _parquet_description(found.metadata)
        _check_schema(found.schema.to_arrow_schema(), game, found.num_rows)
        row = sum(kind.itemsize * prod(shape) for kind, shape in columns(game).values())
        groups = [found.row_group(number).total_byte_size for number in range(found.num_row_groups)]
        _check_bytes(max(found.num_rows * row, sum(groups)))
        table = parquet.read_table(path, page_checksum_verification=True, memory_map=False)
    return {name: _as_numpy(table[name], name) for name in table.column_names}, text


def _check_schema(schema: Any, game: Game, rows: int) -> None:
    """Refuse other columns before they are read: what a text unpacks to, nobody knows beforehand."""
    arrow, _ = _arrow()
    check_names(schema.names, game)
    for name, (kind, shape) in columns(game).items():
        found = schema.field(name).type
        usual = arrow.from_numpy_dtype(kind)
        fits = (
            arrow.types.is_fixed_size_list(found) and (found.value_type, (found.list_size,)) == (usual, shape)
            if shape
            else found == usual
        )
        if not fits:
            raise other_kind(name, game, rows, str(found))


def _measure_parquet(path: Path) -> tuple[int, str]:
    _, parquet = _arrow()
    with _arrow_errors():
        found = parquet.read_metadata(path, memory_map=False)
    return found.num_rows, _parquet_description(found.metadata)


@contextmanager
def _arrow_errors() -> Iterator[None]:
    arrow, _ = _arrow()
    try:
        yield
    except (arrow.ArrowException, OSError) as error:
        if isinstance(error, FileNotFoundError):
            raise
        raise DatasetError(str(error)) from None


def _parquet_description(metadata: dict[bytes, bytes] | None) -> str:
    text = (metadata or {}).get(DESCRIPTION.encode())
    if text is None:
        raise DatasetError("it does not say what it is")
    return text.decode()


def _as_numpy(column: Any, name: str) -> npt.NDArray[Any]:
    arrow, _ = _arrow()
    # A single part is taken as it is; others are copied into one.
    whole = column.chunk(0) if column.num_chunks == 1 else column.combine_chunks()
    if whole.null_count:
        raise DatasetError(f"the column {name} has empty places")
    if not arrow.types.is_fixed_size_list(whole.type):
        found: npt.NDArray[Any] = whole.to_numpy(zero_copy_only=False)
        return found
    flat: npt.NDArray[Any] = whole.flatten().to_numpy(zero_copy_only=False)
    return flat.reshape(-1, whole.type.list_size)


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        command = install_command("data")
        raise DatasetError(
            f"Parquet needs PyArrow; install it with: {command}", code="error-no-parquet", command=command
        ) from None
    return pyarrow, pyarrow.parquet
