"""`cabochon bot`: players behind the protocol."""

import io
import sys
from pathlib import Path

import pytest

from cabochon import Match
from cabochon.cli import main
from cabochon.cli.bot import hire, identity
from cabochon.language import LANGUAGES, Language
from cabochon.players import LEVELS, PlayerSpec, SearchPlayer, hiring
from cabochon.players.hiring import equipped
from cabochon.players.names import FORMS
from cabochon.protocol.views import newgame_line, position_line
from cabochon.search import Budget
from cabochon.search.network import Network
from tests.commands import Run
from tests.protocol.programs import program


class Input(io.TextIOWrapper):
    """Standard input with some lines in it, typed or piped."""

    def __init__(self, *lines: str, typed: bool = False) -> None:
        super().__init__(io.BytesIO("".join(f"{line}\n" for line in lines).encode()))
        self._typed = typed

    def isatty(self) -> bool:
        return self._typed


@pytest.mark.compiled
def test_a_level_speaks_the_protocol(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    view = Match("splendor", seed=1, settings={"start": 0}).view(0)
    lines = ("cabochon 1", newgame_line(view), position_line(view), "go", "quit")
    monkeypatch.setattr(sys, "stdin", Input(*lines))
    assert main(["bot", "--level", "3", "--simulations", "5"]) == 0
    answers = capfdbinary.readouterr().out.decode().splitlines()
    assert answers[0] == "id name Cabochon level 3"
    assert answers[-2].startswith('info {"simulations":')
    assert answers[-1].removeprefix("bestmove ") in [move.text for move in view.legal_moves]


def test_a_person_is_told_what_it_waits_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Input("quit", typed=True))
    assert main(["--lang", "fr", "bot"]) == 0
    assert Language("fr").text("bot-waits") in capsys.readouterr().err


@pytest.mark.compiled
@pytest.mark.parametrize("player", ["random", "search:simulations=5", "py:tests.arena.entrants:Clumsy"])
def test_anybody_speaks_the_protocol(
    player: str, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    view = Match("duel", seed=1, settings={"start": 0}).view(0)
    lines = ("cabochon 1", newgame_line(view), position_line(view), "go", "quit")
    monkeypatch.setattr(sys, "stdin", Input(*lines))
    assert main(["bot", player]) == 0
    answers = capfdbinary.readouterr().out.decode().splitlines()
    assert answers[0] == f"id name Cabochon {player.rpartition(':')[2] if player[:3] == 'py:' else player}"
    assert answers[-1].removeprefix("bestmove ") in [move.text for move in view.legal_moves]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["level-9"], "did you mean level-8?"),
        (["level-3", "--level", "3"], "--level names a player, too"),
        (["search:depth=2"], "There is no depth in search:depth=2; a search has: attention, caution"),
        (
            ["search:simulation=2000"],
            "There is no simulation in search:simulation=2000; did you mean simulat",
        ),
        (["--level", "9"], "--level must be a level from 1 to 8, not 9."),
        (["py:nofile.py:Foo"], "py:nofile.py:Foo can’t play: there is no file nofile.py"),
        (["py:tests.players.own:Broken"], "LookupError: no ideas"),
        (["cmd:no-such-program"], "no-such-program"),
        (["cmd:true"], "true"),
        (["search:network=lost.safetensors"], "there is no file lost.safetensors"),
    ],
)
def test_players_that_there_are_not(arguments: list[str], complaint: str, run: Run) -> None:
    ended = run("bot", *arguments)
    assert ended.is_refusal
    assert complaint in ended.err
    assert ended.out == ""


def test_help_names_every_kind_of_player(run: Run) -> None:
    page = " ".join(run("bot", "--help").out.split())
    assert all(f"{form}:" in page for form in FORMS)


@pytest.mark.parametrize(
    "options", [["--level", "9"], ["--level", "0"], ["--seconds", "0"], ["--threads", "0"]]
)
def test_bad_options_are_refused(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", *options]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert options[0] in captured.err


def test_only_the_best_level_uses_whatever_it_is_given() -> None:
    level = PlayerSpec.parse("level-3")
    values = {option.name: option.default for option in identity(level, threads=1, seed=7).options}
    assert values == {"level": "3", "seed": "7", "threads": "1", "ponder": "false"}
    assert hire(level, values).limit == LEVELS[2].budget
    assert hire(level, values | {"level": "8"}).limit is None
    hired = hire(PlayerSpec.parse("level-3@seconds=10"), values | {"level": "8"})
    assert hired.limit == Budget(seconds=10)
    assert isinstance(hired.player, SearchPlayer)
    assert hired.player.name == "level-8"


def test_a_program_plays_for_others_what_it_plays_itself(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(sys, "stdin", Input("cabochon 1", "quit"))
    assert main(["bot", program("only-duel")]) == 0
    said = capfdbinary.readouterr().out.decode().splitlines()
    assert [line for line in said if line.startswith("game")] == ["game duel 2"]


def test_a_label_is_its_name() -> None:
    assert identity(PlayerSpec.parse("greedy"), label="mine").name == "mine"


def test_only_a_search_has_threads_and_only_a_level_another_level() -> None:
    def offered(player: str) -> list[str]:
        return [option.name for option in identity(PlayerSpec.parse(player)).options]

    assert offered("search:length=3") == ["seed", "threads", "ponder"]
    assert offered("greedy") == offered("py:bots:Mine") == ["seed"]


@pytest.mark.parametrize(("game", "line"), [("splendor", "game splendor 2 3 4"), ("duel", "game duel 2")])
def test_a_network_offers_its_game_alone(game: str, line: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.safetensors"
    Network.random(game, (8,)).save(file)
    lines = identity(PlayerSpec.parse(f"search:network={file}")).lines
    assert [said for said in lines if said.startswith("game ")] == [line]


@pytest.mark.compiled
def test_a_network_speaks_the_protocol_after_its_file_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = tmp_path / "mine.safetensors"
    Network.random("duel", (8,)).save(file)
    duel, splendor = (Match(game, seed=1, settings={"start": 0}).view(0) for game in ("duel", "splendor"))
    other = (newgame_line(splendor), position_line(splendor), "go")
    lines = ("cabochon 1", *other, newgame_line(duel), position_line(duel), "go simulations 3", "quit")

    def gone(spec: PlayerSpec) -> PlayerSpec:
        ready = equipped(spec)
        file.unlink()
        return ready

    monkeypatch.setattr(hiring, "equipped", gone)
    monkeypatch.setattr(sys, "stdin", Input(*lines))
    assert main(["bot", f"search:network={file}"]) == 0
    answers = capfdbinary.readouterr().out.decode().splitlines()
    assert [answer for answer in answers if answer.startswith("game ")] == ["game duel 2"]
    assert [answer.split()[1] for answer in answers if answer.startswith("error ")] == [
        "game",
        "position",
        "position",
    ]
    assert answers[-1].removeprefix("bestmove ") in [move.text for move in duel.legal_moves]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", ["bot", "check-bot"])
def test_help_speaks_every_language(code: str, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help", "--lang", code]) == 0
    first_line = Language(code).text(f"cli-{command}").splitlines()[0]
    assert "".join(first_line.split()) in "".join(capsys.readouterr().out.split())
