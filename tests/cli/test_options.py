"""What several commands read in the same way."""

import gc
import re
from contextlib import suppress
from pathlib import Path

import pytest

import cabochon.cli
from cabochon.cli.options import packages_of_the_server, read_settings
from cabochon.games.errors import CabochonError, SettingsError
from cabochon.search.network import Network
from tests.commands import Run


@pytest.mark.parametrize(
    ("game", "variant", "assignments", "players"),
    [
        ("splendor", None, [], 2),
        ("splendor", "teams", [], 4),
        ("splendor", None, ["teams=yes"], 4),
        ("splendor", None, ["teams=no"], 2),
        ("duel", None, [], 2),
    ],
)
def test_as_many_play_as_the_settings_need(
    game: str, variant: str | None, assignments: list[str], players: int
) -> None:
    assert read_settings(game, None, variant, assignments)[0] == players


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--game", "duel", "--variant", "quick"], "duel has no variants; leave out --variant quick."),
        (["--variant", "slow"], "splendor has no variant slow; its variants are: quick, teams."),
        (["--level", "9"], "cabochon: --level must be a level from 1 to 8, not 9."),
        (["--level", "-1"], "cabochon: --level must be a level from 1 to 8, not -1."),
    ],
)
def test_what_there_is_not(arguments: list[str], complaint: str, run: Run) -> None:
    ended = run("play", *arguments)
    assert ended.is_refusal
    assert complaint in ended.err


def test_help_leaves_room_for_other_games(run: Run) -> None:
    page = " ".join(run("play", "--help").out.split())
    assert "and what the rules of other games say" in page


def test_what_nobody_can_play_is_refused_for_its_own_reason() -> None:
    with pytest.raises(SettingsError, match="target"):
        read_settings("splendor", None, None, ["target=many"])


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["admin", "tables", "--limit", "0"], "--limit must be a whole number from 1 to 100000, not 0."),
        (["simulate", "-n", "0"], "--games must be a whole number of at least 1, not 0."),
        (["play", "--players", "few"], "--players must be a whole number, not few."),
        (["check-bot", "x", "--timeout", "soon"], "--timeout must be a number from 0.1 to 3600, not soon."),
    ],
)
def test_what_is_no_number_is_said_in_a_sentence(words: list[str], complaint: str, run: Run) -> None:
    assert run(*words) == (2, "", f"cabochon: {complaint}\n")


def test_every_option_that_takes_a_number_says_so_in_a_sentence() -> None:
    """Typer's own would answer in English, and in words that no language file has."""
    of_typer = re.compile(r"\b(?:int|float)(?: \| None)?,\s*typer\.(?:Option|Argument)\(")
    files = list(Path(cabochon.cli.__path__[0]).rglob("*.py"))
    assert files
    assert [file.name for file in files if of_typer.search(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("error", [None, ModuleNotFoundError(name="elsewhere")])
def test_garbage_is_collected_again_once_the_server_is_imported(error: Exception | None) -> None:
    assert gc.isenabled()
    with suppress(CabochonError), packages_of_the_server():
        assert not gc.isenabled()
        if error is not None:
            raise error
    assert gc.isenabled()


@pytest.mark.parametrize(
    "command",
    [
        ["play", "--seats", "Anna,{}"],
        ["play", "--bots", "{}"],
        ["simulate", "--games", "2", "--bots", "{},random"],
        ["arena", "mine={}", "random", "--rounds", "1"],
        ["dataset", "--games", "1", "--player", "{}", "--out", "games"],
    ],
    ids=lambda command: command[0],
)
def test_a_network_that_can_not_play_is_refused_before_the_first_game(
    command: list[str], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Network.random("splendor", (8,)).save("small.safetensors")
    Path("text.safetensors").write_text("no network", encoding="utf-8")
    for file, complaint in (
        ("small", "search:network=small.safetensors has a network for splendor; this game is duel."),
        ("text", "The network can’t be used: text.safetensors can't be read as a safetensors file"),
        ("lost", "The network can’t be used: there is no file lost.safetensors"),
    ):
        bot = f"search:network={file}.safetensors"
        refused = run(*(word.format(bot) for word in command), "--game", "duel")
        assert refused.is_refusal
        assert complaint in refused.err
        assert refused.out == ""
    assert not list(tmp_path.rglob("*.cabochon")), "nothing was played or saved"
    assert not Path("games").exists()
