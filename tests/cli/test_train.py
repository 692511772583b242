"""`cabochon train`, small and on the CPU."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import torch

from cabochon.cli import main
from cabochon.search.network import Network
from cabochon.training.job import Job, Told

pytestmark = pytest.mark.compiled

OPTIONS = "--lang en --device cpu --game duel --minutes 0.01 --every 0.3 --games 4"
NUMBERS = "hidden=8 students=[] games=8 simulations=4 candidates=2 rounds=16 positions=8"
SMALL = ["train", *OPTIONS.split(), *(part for number in NUMBERS.split() for part in ("--set", number))]

torch.set_num_threads(1)  # tests run side by side already


def test_a_training_and_its_next_piece(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "trained"
    Network.random("duel", (4,)).save(tmp_path / "rival.safetensors")
    assert main([*SMALL, "--out", str(out), "--against", str(tmp_path / "rival.safetensors")]) == 0
    shown = capsys.readouterr().out
    assert "rival " in "".join(shown.splitlines())
    assert "games a second" in shown
    assert Network.load(out / "8.safetensors", "duel").hidden == (8,)
    assert main([*SMALL, "--out", str(out)]) == 2
    assert "--resume goes on with it" in capsys.readouterr().err
    assert main([*SMALL, "--out", str(out), "--resume", "--light"]) == 0
    assert "Going on where it stopped" in capsys.readouterr().out
    assert main([*SMALL, "--out", str(out), "--resume"]) == 0
    assert "the games begin anew" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--device", "abacus"], "auto, cpu or cuda"),
        (["--set", "speed=3"], "speed"),
        (["--set", "games"], "NAME=VALUE"),
        (["--set", "games=many"], "games can't be"),
        (["--set", "hidden=99999999"], "hidden layers of 1 to 8192"),
        (["--recipe", "none.toml"], "none.toml"),
        (["--start", "none.safetensors"], "none.safetensors"),
        (["--against", "none.safetensors"], "none.safetensors"),
        (["--resume"], "learner.pt"),
        (["--resume", "--start", "none.safetensors"], "leave --start out"),
        (["--minutes", "0"], "--minutes"),
        (["--devices", "0"], "--devices"),
        (["--game", "chess"], "chess"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_written(
    more: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "trained"
    assert main([*SMALL, "--out", str(out), *more]) == 2
    assert said in capsys.readouterr().err
    assert not out.exists()


def test_networks_to_begin_with_fit_the_recipe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, width in enumerate((4, 8, 8)):
        Network.random("duel", (width,)).save(tmp_path / f"{number}.safetensors")
    out = tmp_path / "trained"
    asked = [*SMALL, "--out", str(out)]
    for numbers, said in (("0", "a network of 4; those of the recipe are of 8"), ("12", "two networks of 8")):
        starts = [part for number in numbers for part in ("--start", str(tmp_path / f"{number}.safetensors"))]
        assert main([*asked, *starts]) == 2
        assert said in capsys.readouterr().err
    assert main([*asked, "--set", "still=true", "--set", "students=['4']"]) == 2
    assert "--start must name a network of 8" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize(
    ("files", "names"),
    [
        (["run.v1", "run.v2"], ["run.v1", "run.v2"]),
        (["one/last", "two/last"], ["one/last", "two/last"]),
        (["two/before"], ["two/before"]),  # as the match against the last report is called
    ],
)
def test_rivals_are_called_by_what_tells_them_apart(
    files: list[str], names: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []

    def run(job: Job) -> Iterator[Told]:
        called.extend(name for name, _ in job.against)
        return iter(())

    monkeypatch.setattr(Job, "run", run)
    options = ["--out", str(tmp_path / "trained")]
    for file in files:
        path = tmp_path / f"{file}.safetensors"
        path.parent.mkdir(exist_ok=True)
        Network.random("duel", (4,)).save(path)
        options += ["--against", str(path)]
    assert main([*SMALL, *options]) == 0
    assert called == names


def test_a_rival_is_not_named_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    rival = tmp_path / "rival.safetensors"
    asked = [*SMALL, "--out", "trained", "--against", rival.name, "--against", str(rival)]
    assert main(asked) == 2
    assert "--against names rival.safetensors twice" in capsys.readouterr().err
    assert not Path("trained").exists()


def test_what_does_not_fit_into_memory_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--out", str(tmp_path), "--set", "games=99999999999"]) == 2
    assert "do not fit into memory" in capsys.readouterr().err


def test_a_recipe_of_another_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recipe = tmp_path / "mine.toml"
    recipe.write_text('game = "splendor"')
    assert main([*SMALL, "--out", str(tmp_path / "trained"), "--recipe", str(recipe)]) == 2
    assert "for splendor, not for duel" in capsys.readouterr().err


def test_without_a_gpu_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    assert main([*SMALL, "--out", str(tmp_path / "trained"), "--device", "cuda"]) == 2
    assert "no GPU" in capsys.readouterr().err


def test_more_gpus_than_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("torch.cuda.is_available", lambda: True)
    monkeypatch.setattr("torch.cuda.device_count", lambda: 1)
    asked = [*SMALL, "--out", str(tmp_path / "trained"), "--device", "cuda", "--devices", "2"]
    assert main(asked) == 2
    assert "GPUs here: 1; asked for: 2" in capsys.readouterr().err
    assert not (tmp_path / "trained").exists()
