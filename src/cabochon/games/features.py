"""How each game's `features.py` describes and writes its vector: what a network sees of a position.

A vector consists of blocks, one behind the other. A block repeats the same fields for each of several things:
seats, places, cards. All values lie between 0 and 1.
"""

from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cabochon.games.decks import NONE, deck_of
from cabochon.games.errors import CabochonError
from cabochon.games.purse import count

Vector = npt.NDArray[np.float32]
"""One number for each feature."""


_PIECEWISE = ("encode_card", "encode_piece", "PIECES")


def is_piecewise(features: ModuleType | None) -> bool:
    """Whether a game's features can be written piece by piece, by many hands at once."""
    return all(hasattr(features, name) for name in _PIECEWISE)


class Field(NamedTuple):
    """A feature of one thing; its value is a part of `most`, and what is above counts as `most`."""

    name: str
    most: int


def flags(*names: str) -> tuple[Field, ...]:
    """Features that are 0 or 1."""
    return parts(1, *names)


def parts(most: int, *names: str) -> tuple[Field, ...]:
    """Features that are parts of the same number."""
    return tuple(Field(name, most) for name in names)


class Block(NamedTuple):
    """A part of the vector: `fields` for each of `things`."""

    title: str
    things: tuple[str, ...]
    fields: tuple[Field, ...]
    sorts: tuple[tuple[int, ...], ...] = ()
    """If the things are alike, so that a network may look at each in the same way: the sizes of their groups
    (rows, hands), those of each sort together. Their first field, a flag, says whether they are there. A
    decision chooses a thing if its argument is the name of the thing, alone or behind `self` or the verb:
    `1a`, `self h1`, `noble 1`."""
    passed_over: bool = False
    """Whether networks that look at each thing don't look here: for lists from which hardly anything follows,
    and which tell games apart, so that these are learned by heart."""

    @property
    def size(self) -> int:
        """How many numbers the block takes."""
        return len(self.things) * len(self.fields)


def starts(blocks: tuple[Block, ...]) -> list[int]:
    """Where each block begins; last, where the vector ends."""
    ends = [0]
    for block in blocks:
        ends.append(ends[-1] + block.size)
    return ends


def blocks_of(features: ModuleType | None) -> tuple[Block, ...]:
    """The blocks of a game's features, if it tells them; a CabochonError where they contradict themselves."""
    blocks: tuple[Block, ...] = getattr(features, "BLOCKS", ())
    if blocks and features is not None and starts(blocks)[-1] != features.FEATURES:
        raise CabochonError(
            f"the blocks must describe all FEATURES: they are {features.FEATURES}, not {starts(blocks)[-1]}"
        )
    for block in blocks:
        sizes = [size for sort in block.sorts for size in (sort or (0,))]
        if block.sorts and (min(sizes) < 1 or sum(sizes) != len(block.things)):
            raise CabochonError(
                f"the sorts of {block.title!r} must hold each of its {len(block.things)} things once, "
                "in groups of at least one"
            )
        if block.sorts and block.fields[0].most != 1:
            raise CabochonError(
                f"the first field of {block.title!r} must be a flag: whether a thing is there"
            )
    return blocks


def names_of(blocks: tuple[Block, ...]) -> tuple[str, ...]:
    """A name for every feature, in the order of the vector."""
    return tuple(
        f"{thing}: {field.name}" for block in blocks for thing in block.things for field in block.fields
    )


def table_of(blocks: tuple[Block, ...]) -> str:
    """Every index and its meaning as tables in Markdown, for docs/features.md."""
    lines = []
    for start, block in zip(starts(blocks), blocks):
        several = len(block.things) > 1
        things = ", ".join(block.things) if len(block.things) <= 6 else _ends(block.things)
        lines += [f"**{block.title}**: {things}", "", "| index | feature | 1 is |", "| --- | --- | --- |"]
        step = f" + {len(block.fields)} i" if len(block.fields) > 1 else " + i"
        for number, field in enumerate(block.fields):
            index = f"{start + number}{step}" if several else f"{start + number}"
            lines.append(f"| {index} | {field.name} | {'yes' if field.most == 1 else field.most} |")
        lines.append("")
    return "\n".join(lines)


def _ends(things: tuple[str, ...]) -> str:
    return f"{things[0]}, {things[1]} … {things[-1]} (i from 0 to {len(things) - 1})"


# --- For compiled code -------------------------------------------------------------------------------------


def share(number: int, most: int) -> float:
    """A number as a part of the most that is usual; what is above counts as the most."""
    # Times the reciprocal, which is worked out once: in 32 bits the same, and much quicker than dividing.
    return 1.0 if number >= most else number * (1.0 / most)


def write_purse(purse: int, colours: int, most: int, out: Any, at: int) -> int:
    """Write how many tokens of each colour a purse holds; returns where the next feature goes."""
    # Within a slice no index can be negative: the numbers are stored side by side, all at once.
    there = out[at : at + colours]
    for colour in range(colours):
        there[colour] = share(count(purse, colour), most)
    return at + colours


def write_row(row: Any, out: Any, at: int) -> int:
    """Write numbers that never change; returns where the next feature goes."""
    there = out[at : at + len(row)]
    for number in range(len(row)):
        there[number] = row[number]
    return at + len(row)


def count_owned(owner: Any, seat: int) -> int:
    """How many of some components belong to a seat."""
    owned = 0
    for number in range(len(owner)):
        owned += int(owner[number] == seat)
    return owned


def count_reserved(state: Any, seat: int) -> int:
    """How many cards a player has in hand."""
    cards = 0
    for slot in range(state.reserved.shape[1]):
        cards += int(state.reserved[seat, slot] != NONE)
    return cards


def write_reserved(state: Any, seat: int, owner: int, slot: int, first: Any, out: Any, at: int) -> bool:
    """That a card is in hand, who has seen it and which deck it is of; whether the seat knows it."""
    known = owner == seat or state.hidden[owner, slot] == 0
    out[at] = 1.0
    out[at + 1] = int(state.hidden[owner, slot])
    out[at + 2] = int(known)
    out[at + 3 + deck_of(state.reserved[owner, slot], first)] = 1.0
    return bool(known)
