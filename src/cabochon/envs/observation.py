"""What an observation is made of: the groups of a game's features.

An observation is what a network sees of a position (see each game's features.py): what one seat knows and
nothing else. Flat, it is that vector; as a dictionary, each group of it by its name.
"""

from functools import cache
from typing import Any, NamedTuple

from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.games.features import Block, starts


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


def _name(title: str) -> str:
    return title.lower().removeprefix("the ").replace(" ", "_")
