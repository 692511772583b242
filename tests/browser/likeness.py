"""Whether two pictures of a page look alike, to eyes that forgive a pixel but not a button that has gone.

Pictures are reduced to a quarter, so that a letter is a grey patch, however its edges were smoothed. Each
patch must then be found in the other picture at its place or right beside it, in about the same colour. A few
that are not are forgiven, many in one spot are not.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
Colours = NDArray[np.float64]

REDUCED = 4
"""How many pixels of the screen, across and down, are one of a picture."""

STEP = 0.06
"""What counts as another colour, as a distance in OKLab, where black and white are 1 apart."""

SPOT = 8
"""How many pixels of a picture, across and down, are looked at together."""

FORGIVEN = 0.38
"""Which share of a spot may differ: half a pixel makes a third of one full of letters differ, and
a button that moved more than half."""

_TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


class Likeness(NamedTuple):
    """How far each pixel is from its like in the other picture, and the spot that differs most."""

    distances: Colours
    worst: float
    at: tuple[int, int]
    """Its middle, in pixels of the screen from the left and from the top."""

    @property
    def is_alike(self) -> bool:
        return self.worst <= FORGIVEN


def compared(actual: Pixels, expected: Pixels) -> Likeness:
    """Two pictures of the same size."""
    one, other = _lab(actual), _lab(expected)
    distances = np.maximum(_to_nearest(one, other), _to_nearest(other, one))
    shares = _shares(distances > STEP)
    row, column = np.unravel_index(int(shares.argmax()), shares.shape)
    # Spots overlap by half.
    at = (int(column) + 1) * SPOT // 2 * REDUCED, (int(row) + 1) * SPOT // 2 * REDUCED
    return Likeness(distances, float(shares.max()), at)


def _lab(pixels: Pixels) -> Colours:
    """Colours as far apart as they look."""
    parts = pixels / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    lab: Colours = np.cbrt(linear @ _TO_CONES.T) @ _TO_LAB.T
    return lab


def _to_nearest(one: Colours, other: Colours) -> Colours:
    """How far each pixel is from the most similar of those at its place and around it."""
    height, width, _ = one.shape
    around = np.pad(other, ((1, 1), (1, 1), (0, 0)), mode="edge")
    places = [(down, right) for down in range(3) for right in range(3)]
    found = [((one - around[y : y + height, x : x + width]) ** 2).sum(axis=2) for y, x in places]
    nearest: Colours = np.sqrt(np.min(found, axis=0))
    return nearest


def _shares(marks: NDArray[np.bool_]) -> Colours:
    """Which share of each spot is marked; the next spot begins in the middle of this one."""
    half = SPOT // 2
    height, width = (length // half for length in marks.shape)
    halves = marks[: height * half, : width * half].reshape(height, half, width, half).mean(axis=(1, 3))
    shares: Colours = (halves[1:, 1:] + halves[1:, :-1] + halves[:-1, 1:] + halves[:-1, :-1]) / 4
    return shares
