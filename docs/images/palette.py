"""Small PNG files: a picture in 256 colours, chosen by median cut."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]


def packed(pixels: Pixels) -> bytes:
    """A PNG of rows of red, green and blue."""
    height, width, _ = pixels.shape
    colours, where, counts = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    palette, nearest = _chosen(colours.astype(np.float64), counts)
    rows = nearest[where].astype(np.uint8).reshape(height, width)
    lines = b"".join(b"\0" + row.tobytes() for row in rows)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [
        (b"IHDR", header),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_part(kind, content) for kind, content in parts)


def _part(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def _chosen(colours: NDArray[np.float64], counts: NDArray[np.int64]) -> tuple[Pixels, NDArray[np.int64]]:
    """A palette, and each colour's place there: again and again the worst box is cut in two."""
    # A flat area counts less than its size, so that gems keep their colours beside it.
    weights = np.sqrt(counts)
    boxes = [np.arange(len(colours))]
    errors = [np.inf]
    while len(boxes) < 256 and max(errors) > 0:
        box = boxes.pop(worst := int(np.argmax(errors)))
        errors.pop(worst)
        mean = np.average(colours[box], axis=0, weights=weights[box])
        spread = ((colours[box] - mean) ** 2 * weights[box, None]).sum(axis=0)
        axis = int(spread.argmax())
        low = colours[box, axis] <= mean[axis]
        for half in (box[low], box[~low]):
            boxes.append(half)
            centre = np.average(colours[half], axis=0, weights=weights[half])
            errors.append(float(((colours[half] - centre) ** 2 * weights[half, None]).sum()))
    palette = np.array([np.average(colours[box], axis=0, weights=weights[box]).round() for box in boxes])
    place = np.zeros(len(colours), np.int64)
    for number, box in enumerate(boxes):
        place[box] = number
    return palette.astype(np.uint8), place
