"""`cabochon train`: networks by self-play."""

from pathlib import Path
from typing import Annotated, Any

import typer

from cabochon.cli.numbers import number, whole_number
from cabochon.cli.options import USUAL_GAME, GameOption


def train(
    context: typer.Context,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="DIR", help="train-out")],
    game: GameOption = USUAL_GAME,
    minutes: Annotated[
        float, number("--minutes", "-m", metavar="N", least=0.01, most=100_000, help="train-minutes")
    ] = 5.0,
    recipe: Annotated[Path | None, typer.Option("--recipe", metavar="FILE", help="train-recipe")] = None,
    changes: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="train-set")
    ] = None,
    device: Annotated[str, typer.Option("--device", metavar="DEVICE", help="train-device")] = "auto",
    start: Annotated[Path | None, typer.Option("--start", metavar="FILE", help="train-start")] = None,
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
        raise CabochonError(
            "training needs PyTorch: pip install 'cabochon[train]'", code="error-train-torch"
        ) from None
    from cabochon.search.network import Network
    from cabochon.training.checkpoint import LEARNER
    from cabochon.training.recipe import Recipe
    from cabochon.training.session import Session
    from cabochon.training.trainer import Trainer

    if device not in ("auto", "cpu", "cuda"):
        raise CabochonError(
            f"--device must be auto, cpu or cuda, not {device!r}", code="error-train-device", given=device
        )
    if device == "auto":
        device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda" and not torch.cuda.is_available():
        raise CabochonError("there is no GPU that PyTorch can use", code="error-train-no-gpu")
    chosen = (Recipe.read(recipe) if recipe else Recipe.of(game)).changed(**_changes(changes or []))
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
    first = Network.load(start, chosen.game) if start else None
    rivals = [(path.stem, Network.load(path, chosen.game)) for path in against or []]
    trainer = Trainer(chosen, device, first)
    if resume:
        screen.say("train-resumed" if trainer.resume(out) else "train-resumed-without-games")
    screen.say("train-begins")
    session = Session(trainer, out, rivals, games, keep_games=not light)
    for line in session.run(60 * minutes, every):
        screen.show(_shown(screen.text, line))
    screen.say("train-done", folder=str(out))


def _changes(given: list[str]) -> dict[str, Any]:
    """NAME=VALUE as a recipe's file would have it."""
    import tomllib

    from cabochon.games.errors import CabochonError

    changes: dict[str, Any] = {}
    for change in given:
        name, equals, value = change.partition("=")
        try:
            changes |= tomllib.loads(f"{name} = {value}")
        except tomllib.TOMLDecodeError:
            # Widths such as 512-256 need no quotes here.
            changes[name] = value
        if not equals:
            raise CabochonError(
                f"--set takes NAME=VALUE, not {change!r}", code="error-train-set", given=change
            )
    return changes


def _shown(text: Any, line: dict[str, Any]) -> str:
    """A line of the metrics for people."""
    shown = text(
        "train-progress",
        time=f"{line['seconds']:.0f}",
        simulations=f"{line['simulations'] / 1e6:.3g}",
        games=f"{line['games']:.0f}",
        turns=f"{line['turns']:.1f}",
        policy=f"{line['policy']:.3f}",
        value=f"{line['value']:.3f}",
    )
    scores = [
        text("train-score", name=name.removeprefix("against_"), score=f"{100 * share:.1f}")
        for name, share in line.items()
        if name.startswith("against_")
    ]
    return "  ".join([str(shown), *map(str, scores)])
