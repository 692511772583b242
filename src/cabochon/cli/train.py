"""`cabochon train`: networks by self-play."""

from pathlib import Path
from typing import Annotated, Any

import typer

from cabochon.cli.completing import complete_recipes
from cabochon.cli.numbers import number, whole_number
from cabochon.cli.options import GameOption
from cabochon.games import USUAL_GAME
from cabochon.installing import install_command


def train(
    context: typer.Context,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="DIR", help="train-out")],
    game: GameOption = USUAL_GAME,
    minutes: Annotated[
        float, number("--minutes", "-m", metavar="N", least=0.01, most=100_000, help="train-minutes")
    ] = 5.0,
    recipe: Annotated[
        Path | None,
        typer.Option("--recipe", metavar="FILE", help="train-recipe", autocompletion=complete_recipes),
    ] = None,
    changes: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="train-set")
    ] = None,
    device: Annotated[str, typer.Option("--device", metavar="DEVICE", help="train-device")] = "auto",
    devices: Annotated[int, whole_number("--devices", metavar="N", least=1, help="train-devices")] = 1,
    start: Annotated[list[Path] | None, typer.Option("--start", metavar="FILE", help="train-start")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="train-resume")] = False,
    against: Annotated[
        list[Path] | None, typer.Option("--against", metavar="FILE", help="train-against")
    ] = None,
    games: Annotated[int, whole_number("--games", metavar="N", least=0, help="train-games")] = 400,
    every: Annotated[
        float, number("--every", metavar="SECONDS", least=0.1, most=100_000, help="train-every")
    ] = 30.0,
    light: Annotated[bool, typer.Option("--light", help="train-light")] = False,
) -> None:
    """Train, and tell how it goes."""
    from cabochon.games import game as game_of
    from cabochon.games.errors import CabochonError
    from cabochon.terminal import Screen

    try:
        import torch
    except ModuleNotFoundError:
        command = install_command("train")
        raise CabochonError(
            f"training needs PyTorch: {command}", code="error-train-torch", command=command
        ) from None
    from cabochon.search.network import Network
    from cabochon.training.checkpoint import LEARNER
    from cabochon.training.job import BEGINS, RESUMED, RESUMED_WITHOUT_GAMES, Job
    from cabochon.training.launch import run_on_devices
    from cabochon.training.recipe import Recipe, read_changes
    from cabochon.training.session import RECIPE
    from cabochon.training.trainer import by_size

    if device not in ("auto", "cpu", "cuda"):
        raise CabochonError(
            f"--device must be auto, cpu or cuda, not {device!r}", code="error-train-device", given=device
        )
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda" and not torch.cuda.is_available():
        raise CabochonError("there is no GPU that PyTorch can use", code="error-train-no-gpu")
    if device == "cuda" and devices > torch.cuda.device_count():
        raise CabochonError(
            f"there are {torch.cuda.device_count()} GPUs, not {devices}",
            code="error-train-devices",
            there=torch.cuda.device_count(),
            asked=devices,
        )
    if resume and start:
        raise CabochonError("--resume has a network to begin with already", code="error-train-start")
    if recipe is None and resume and (out / RECIPE).exists():
        recipe = out / RECIPE
    if recipe:
        chosen = Recipe.read(recipe)
    else:
        chosen = Recipe.of(game) if device == "cuda" else Recipe.of(game).made_small()
    chosen = chosen.changed(**read_changes(changes or []))
    if recipe and chosen.game != game_of(game).name and game != USUAL_GAME:
        raise CabochonError(
            f"{recipe} is for {chosen.game}, not for {game}",
            code="error-train-game",
            file=str(recipe),
            found=chosen.game,
            asked=game,
        )
    if not resume and (out / LEARNER).exists():
        raise CabochonError(
            f"{out} holds a training already: --resume goes on with it",
            code="error-train-exists",
            folder=str(out),
        )
    screen = Screen(context.obj)
    first = tuple(Network.load(path, chosen.game) for path in start or [])
    rivals = [
        (name, Network.load(path, chosen.game))
        for path, name in zip(against or [], _names(against or []), strict=True)
    ]
    begun = by_size(first, chosen)
    if not resume:
        if chosen.still and chosen.hidden not in begun:
            raise CabochonError(
                f"what plays stays as it is (still): --start must name a network of {chosen.hidden}",
                code="error-train-still",
                size=str(chosen.hidden),
            )
        out.mkdir(parents=True, exist_ok=True)  # says now what would be in vain later
    job = Job(
        recipe=chosen,
        device=device,
        folder=out,
        seconds=60 * minutes,
        every=every,
        start=first,
        resume=resume,
        against=tuple(rivals),
        games=games,
        keep_games=not light,
    )
    words = {
        RESUMED: "train-resumed",
        RESUMED_WITHOUT_GAMES: "train-resumed-without-games",
        BEGINS: "train-begins",
    }
    for told in job.run() if devices == 1 else run_on_devices(job, devices):
        if isinstance(told, str):
            screen.say(words[told])
        else:
            screen.show(_shown(screen.text, told))
    screen.say_whole("train-done", folder=str(out))


def _names(paths: list[Path]) -> list[str]:
    """What to call networks: by their files, with as many folders as tell them apart, from BEFORE too."""
    from cabochon.games.errors import CabochonError
    from cabochon.training.session import BEFORE

    files = [path.resolve() for path in paths]
    for path, file in zip(paths, files, strict=True):
        if files.count(file) > 1:
            raise CabochonError(f"--against names {path} twice", code="error-train-against", file=str(path))
    whole = [path.absolute() for path in paths]
    parts = [(*path.parent.parts, path.name.removesuffix(".safetensors")) for path in whole]
    for first in range(-1, -1 - max(map(len, parts), default=0), -1):
        names = [Path(*part[first:]).as_posix() for part in parts]
        if len({*names, BEFORE}) > len(paths):
            return names
    return [path.as_posix() for path in whole]


def _shown(text: Any, line: dict[str, Any]) -> str:
    """A line of the metrics for people."""
    from cabochon.training.curves import short

    shown = text(
        "train-progress",
        time=f"{line['seconds']:.0f}",
        simulations=short(line["simulations"]),
        games=short(line["games"]),
        turns=_number(line["turns"], 1),
        policy=_number(line["policy"], 3),
        value=_number(line["value"], 3),
    )
    scores = [
        text("train-score", name=name.removeprefix("against_"), score=f"{100 * share:.1f}")
        for name, share in line.items()
        if name.startswith("against_")
    ]
    return "  ".join([str(shown), *map(str, scores)])


def _number(value: float | None, digits: int) -> str:
    return "–" if value is None else f"{value:.{digits}f}"
