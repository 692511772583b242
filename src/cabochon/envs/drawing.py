"""What `render` shows: a table as text, as SVG, or as pixels."""

import sys
from collections.abc import Sequence
from io import BytesIO
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from cabochon.envs.missing import missing
from cabochon.games.errors import CabochonError, shown
from cabochon.games.state import State
from cabochon.match import picture
from cabochon.match.view import View

RenderMode = Literal["ansi", "svg", "rgb_array"]
RENDER_MODES: tuple[RenderMode, ...] = ("ansi", "svg", "rgb_array")


def check_mode(mode: str | None, modes: Sequence[str]) -> str | None:
    """A render mode, or a CabochonError that names them."""
    if mode is not None and mode not in modes:
        raise CabochonError(f"the render modes are {', '.join(modes)}, not {shown(mode)}")
    return mode


def no_mode(modes: Sequence[str]) -> str:
    """The warning of whoever renders without a mode."""
    return f"render shows nothing without a render mode; make the environment with one: {', '.join(modes)}"


def drawn(
    state: State, seat: int | None, mode: str, language: str, names: Sequence[str] | None = None
) -> str | npt.NDArray[np.uint8]:
    """What a seat sees."""
    view = View.of(state, seat, names=names)
    if mode == "ansi":
        return str(view)
    image = picture.svg(view.position(), view.game, view.names, language)
    return image if mode == "svg" else pixels(image)


def pixels(image: str) -> npt.NDArray[np.uint8]:
    """An SVG as rows of pixels, red, green and blue; letters and digits need fonts on this machine."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError as error:
        raise missing("resvg and Pillow", "gym", error) from error
    painted: Any = svg_to_bytes(svg_string=image, background="white", **_fonts())
    return np.asarray(Image.open(BytesIO(bytes(painted))).convert("RGB"))


def _fonts() -> dict[str, Any]:
    """resvg asks for Arial and Times wherever it is; on Linux, DejaVu is what most machines have."""
    if not sys.platform.startswith("linux"):
        return {}
    return {
        "sans_serif_family": "DejaVu Sans",
        "serif_family": "DejaVu Serif",
        "monospace_family": "DejaVu Sans Mono",
    }
