"""The benchmarks of training, small and on the CPU."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

import recipes
import training
from cabochon.search.network import Network
from cabochon.training.recipe import Recipe
from cabochon.training.trainer import Trainer

Run = Callable[..., None]

OPTIONS = ["--device", "cpu", "--seconds", "0.2"]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """A benchmark with some options."""

    def start(benchmark: ModuleType, *options: str) -> None:
        monkeypatch.setattr("sys.argv", [benchmark.__name__, *OPTIONS, *options])
        benchmark.main()

    return start


@pytest.mark.compiled
def test_recipes_meet(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A recipe that was named stays as it is on a CPU, too."""
    monkeypatch.setattr(Trainer, "match", lambda _, games, simulations, *__: (games, simulations))
    recipe = tmp_path / "mine.toml"
    numbers = 'hidden = "8"\ngames = 8\nsimulations = 4\ncandidates = 2\nrounds = 16\npositions = 8\n'
    recipe.write_text(f'game = "duel"\n{numbers}')
    Network.random("duel", (4,)).save(tmp_path / "rival.safetensors")
    options = ["--recipe", str(recipe), "--games", "6", "--against", str(tmp_path / "rival.safetensors")]
    run(recipes, *options, "as it is", "hidden=16-8; mix=0.3")
    shown = capsys.readouterr().out.partition("against as it is, 6 games: alone, and with 4 simulations")[2]
    first, _, second = shown.partition("against rival, 6 games")
    assert first.count("(6, 1)   (6, 4)") == 1
    assert second.count("(6, 1)   (6, 4)") == 2


def test_a_recipe_that_was_not_named_is_made_small_on_a_cpu(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = []

    def train(recipe: Recipe, *_: object) -> Network:
        begun.append(recipe)
        raise SystemExit

    monkeypatch.setattr(recipes, "train", train)
    with pytest.raises(SystemExit):
        run(recipes, "mix=0.3")
    assert begun == [Recipe.of("splendor").made_small().changed(mix=0.3)]


def test_networks_to_begin_with_fit_all_recipes_before_any_is_trained(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(recipes, "train", None)
    Network.random("splendor", (4,)).save(tmp_path / "begun.safetensors")
    with pytest.raises(SystemExit):
        run(recipes, "--start", str(tmp_path / "begun.safetensors"), "hidden=4", "hidden=8")
    assert "is of 4; those of the recipe are of 8" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("benchmark", "options", "said"),
    [
        (recipes, ["scale"], "NAME=VALUE, not 'scale'"),
        (recipes, ["hidden=wide"], "'wide' is no size of a network"),
        (recipes, ["--recipe", "none.toml", "as it is"], "none.toml can't be read"),
        (recipes, ["--start", "none.safetensors", "as it is"], "none.safetensors"),
        (recipes, ["--against", "none.safetensors", "as it is"], "none.safetensors"),
        (training, ["--set", "speed=3"], "there is no 'speed' in a recipe"),
        (training, ["--game", "chess"], "chess"),
    ],
)
def test_what_is_wrong_is_said(
    benchmark: ModuleType, options: list[str], said: str, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        run(benchmark, *options)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
