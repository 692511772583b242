"""Shell completion: what is offered behind the Tab key."""

from collections.abc import Callable

import pytest

from cabochon.games import game_names
from cabochon.language import LANGUAGES, Language
from cabochon.players import NAMES
from tests.commands import Run

Offers = Callable[[str], list[str]]


@pytest.fixture
def offered(run: Run, monkeypatch: pytest.MonkeyPatch) -> Offers:
    """What bash is told for a line, of which the last word is being typed."""

    def ask(line: str) -> list[str]:
        words = line.split(" ")
        monkeypatch.setenv("_CABOCHON_COMPLETE", "complete_bash")
        monkeypatch.setenv("COMP_WORDS", line)
        monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
        monkeypatch.setattr("sys.argv", ["cabochon"])
        result = run()
        assert result.err == ""
        return result.out.split()

    return ask


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("cabochon pl", ["play"]),
        ("cabochon play --game ", list(game_names())),
        ("cabochon play --game d", ["duel"]),
        ("cabochon play --variant ", ["quick", "teams"]),
        ("cabochon play --game duel --variant ", []),
        ("cabochon play --game chess --variant ", []),
        ("cabochon play --level ", [str(number) for number in range(1, 9)]),
        ("cabochon play --seats Anna,gr", ["Anna,greedy"]),
        ("cabochon play --seats c", ["cmd:"]),
        ("cabochon simulate --bots level-1,level-", [f"level-1,level-{n}" for n in range(1, 9)]),
        ("cabochon arena hal=gr", ["hal=greedy"]),
        ("cabochon arena search:length=", []),
        ("cabochon bot ra", ["random"]),
        ("cabochon dataset --player level-", [f"level-{n}" for n in range(1, 9)]),
        ("cabochon dataset --format ", ["npz", "parquet"]),
        ("cabochon train --recipe spl", ["splendor", "splendor-2-cpu", "splendor-3-4", "splendor-3-4-cpu"]),
        ("cabochon play --set targ", ["target="]),
        ("cabochon play --set last_round=o", ["last_round=one_more_each"]),
        ("cabochon --lang ", list(LANGUAGES)),
        ("cabochon analyze game.cabochon --only mis", ["mistake"]),
        ("cabochon replay ", []),
    ],
)
def test_what_can_stand_there_is_offered(line: str, answer: list[str], offered: Offers) -> None:
    assert offered(line) == answer


def test_every_player_of_the_package_is_offered(offered: Offers) -> None:
    assert offered("cabochon arena ")[: len(NAMES)] == list(NAMES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_options_for_it_are_explained_in_every_language(code: str, run: Run) -> None:
    page = "".join(run("--help", "--lang", code).out.split())
    for option in ("install", "show"):
        assert f"--{option}-completion" in page
        assert "".join(Language(code).text(f"cli-{option}-completion").split()) in page
