"""What an observation is made of: the groups of a game's features, and tables of them for the docs.

An observation is what a network sees of a position (see each game's features.py): what one seat knows and
nothing else. Flat, it is that vector; as a dictionary, each group of it by its name.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.games.features import Block, starts
from cabochon.games.verbs import first_actions


class Group(NamedTuple):
    """Features that belong together: `fields` for each of `things`."""

    name: str
    start: int
    block: Block

    @property
    def stop(self) -> int:
        """Where the next group begins."""
        return self.start + self.block.size

    @property
    def shape(self) -> tuple[int, ...]:
        """Things and fields; what there is only one of is left out."""
        sides = (len(self.block.things), len(self.block.fields))
        return tuple(side for side in sides if side > 1)

    def of(self, observations: Any) -> Any:
        """This part of one observation, or of an array of them: a view in the shape of the group."""
        return observations[..., self.start : self.stop].reshape(*observations.shape[:-1], *self.shape)


@cache
def groups(game: Game) -> tuple[Group, ...]:
    """The groups of a game's features, in the order of the vector."""
    if game.features is None:
        raise CabochonError(f"{game.name} has no features")
    blocks: tuple[Block, ...] = game.features.BLOCKS
    return tuple(
        Group(_name(block.title), start, block)
        for start, block in zip(starts(blocks), blocks, strict=False)  # the last start is where all ends
    )


def by_group(game: Game, observations: Any) -> dict[str, Any]:
    """An observation, or an array of them, as a dictionary."""
    return {group.name: group.of(observations) for group in groups(game)}


def table(game: Game) -> str:
    """The groups in Markdown, for docs/environments.md."""
    lines = ["| key | index | shape | things | fields |", "| --- | --- | --- | --- | --- |"]
    for group in groups(game):
        cells = (
            f"`{group.name}`",
            f"{group.start} to {group.stop - 1}",
            " × ".join(map(str, group.shape)),
            _short(group.block.things),
            _short([field.name for field in group.block.fields]),
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def action_table(game: Game) -> str:
    """The action numbers in Markdown, for docs/environments.md."""
    lines = ["| action | phase | notation |", "| --- | --- | --- |"]
    for verb, (first, after) in zip(game.verbs, pairwise(first_actions(game.verbs)), strict=True):
        numbers = f"{first}" if after - first == 1 else f"{first} to {after - 1}"
        notation = _short([f"`{text}`" for text in game.texts[first:after]])
        lines.append(f"| {numbers} | {verb.phase} | {notation} |")
    return "\n".join(lines)


def _name(title: str) -> str:
    return title.lower().removeprefix("the ").replace(" ", "_")


def _short(names: Sequence[str]) -> str:
    return ", ".join(names) if len(names) <= 4 else f"{names[0]}, {names[1]} … {names[-1]}"
