"""Which pictures are alike, on pictures that are painted here: no browser is needed to tell."""

import numpy as np
import pytest

from tests.browser.likeness import FORGIVEN, REDUCED, SPOT, Pixels, compared

PAPER, INK, RED = (250, 244, 232), (40, 36, 60), (180, 40, 50)
HIGH, WIDE = 80, 120


def blank(colour: tuple[int, int, int] = PAPER) -> Pixels:
    pixels: Pixels = np.full((HIGH, WIDE, 3), colour, dtype=np.uint8)
    return pixels


def with_button(left: int, top: int, colour: tuple[int, int, int] = INK) -> Pixels:
    """Paper with a button on it, as large as those of the page are when they are reduced."""
    pixels = blank()
    pixels[top : top + 10, left : left + 30] = colour
    return pixels


def letters() -> Pixels:
    """Grey patches such as reduced letters are."""
    grey = np.random.default_rng(4).integers(90, 250, size=(HIGH, WIDE, 1))
    pixels: Pixels = np.repeat(grey, 3, axis=2).astype(np.uint8)
    return pixels


def test_a_picture_is_like_itself() -> None:
    for picture in (blank(), with_button(40, 32), letters()):
        found = compared(picture, picture)
        assert (found.is_alike, found.worst, float(found.distances.max())) == (True, 0, 0)


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(blank(), id="gone"),
        pytest.param(with_button(44, 32), id="moved aside"),
        pytest.param(with_button(40, 37), id="moved down"),
        pytest.param(with_button(40, 32, RED), id="another colour"),
        pytest.param(blank(INK), id="all dark"),
    ],
)
def test_what_anybody_would_see_is_noticed(other: Pixels) -> None:
    button = with_button(40, 32)
    assert not compared(other, button).is_alike
    # Whichever of them was there first.
    assert not compared(button, other).is_alike


def test_a_pixel_aside_is_forgiven() -> None:
    picture = letters()
    for down, right in ((0, 1), (1, 0), (1, 1), (-1, 1)):
        moved = np.roll(picture, (down, right), axis=(0, 1))
        # What comes in at one edge is from the other.
        assert compared(moved[2:-2, 2:-2], picture[2:-2, 2:-2]).is_alike
    assert compared(with_button(41, 33), with_button(40, 32)).worst == 0


def test_a_shade_that_nobody_sees_is_forgiven() -> None:
    assert compared(with_button(40, 32, (46, 42, 66)), with_button(40, 32)).worst == 0
    brighter = np.clip(letters().astype(int) + 8, 0, 255).astype(np.uint8)
    assert compared(brighter, letters()).worst == 0


def test_a_line_that_has_gone_is_noticed_but_not_other_letters() -> None:
    line = blank()
    line[40:46] = letters()[40:46]
    assert not compared(line, blank()).is_alike
    # Letters are grey patches here: what they say is for other tests.
    assert compared(np.flip(line, axis=1), line).is_alike


def test_a_few_pixels_are_forgiven_but_not_many_in_one_spot() -> None:
    few, many = blank(), blank()
    few[40, 40] = few[43, 43] = INK
    assert compared(few, blank()).is_alike
    # Of a spot, just more than what is forgiven.
    rows = int(SPOT * FORGIVEN) + 1
    many[40 : 40 + rows, 40 : 40 + SPOT] = INK
    assert not compared(many, blank()).is_alike
    # As many, but far apart.
    scattered = blank()
    scattered[::10, ::10] = INK
    assert (scattered != PAPER).sum() > (many != PAPER).sum()
    assert compared(scattered, blank()).is_alike


def test_it_tells_where() -> None:
    x, y = compared(with_button(40, 32), blank()).at
    assert 40 * REDUCED <= x <= 70 * REDUCED
    assert 32 * REDUCED <= y <= 42 * REDUCED
