"""The networks of the package: they are there, they play well, and nothing breaks without them."""

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from cabochon import Match
from cabochon.games import game, game_names
from cabochon.games.errors import CabochonError
from cabochon.players import create
from cabochon.search import Budget, Searcher, evaluation, network_evaluation, rollout, shipped
from cabochon.search.network import Network
from tests.matches import finished
from tests.pocket.game import Pocket

MOST_BYTES = 4_000_000


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Another folder with the networks, to do with as one likes."""
    there = tmp_path / "networks"
    shutil.copytree(shipped.FOLDER, there)
    monkeypatch.setattr(shipped, "FOLDER", there)
    shipped.learned.cache_clear()
    yield there
    shipped.learned.cache_clear()


TABLES = [(name, players) for name in game_names() for players in game(name).player_counts]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_game_has_a_small_network(name: str, players: int) -> None:
    path = shipped.network_file(game(name), players)
    assert path.stat().st_size <= MOST_BYTES
    assert Network.load(path, name).game is game(name)
    learned = shipped.evaluation_for(game(name), players, "learned")
    assert learned.functions is network_evaluation
    assert learned is shipped.evaluation_for(game(name), players, "learned"), "it is read once"


def test_no_file_is_for_nobody() -> None:
    used = {shipped.network_file(game(name), players) for name, players in TABLES}
    assert used == set(shipped.FOLDER.glob("*.safetensors"))


@pytest.mark.compiled
def test_a_search_takes_the_network_for_its_number_of_players() -> None:
    views = [(match := Match("splendor", players, seed=3)).view(match.to_move) for players in (2, 4, 2)]
    searcher = Searcher("splendor", seed=1, evaluation="learned")
    for view in views:
        found = searcher.search(view, Budget(simulations=50))
        network = Network.load(shipped.network_file(view.game, view.players))
        given = Searcher("splendor", seed=1, evaluation=network.evaluation())
        assert found.candidates == given.search(view, Budget(simulations=50)).candidates


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_without_any_search_it_beats_the_greedy_player(name: str, players: int) -> None:
    games, won = 24, 0.0
    for number in range(games):
        match = Match(name, players, seed=number // players)
        seat = number % players
        finished(
            match,
            [
                create("search:evaluation=learned:simulations=1" if each == seat else "greedy", number)
                for each in range(players)
            ],
        )
        won += match.state.returns()[seat]
    assert won / games > 1.4 / players


@pytest.mark.parametrize("damage", ["missing", "empty", "cut off", "foreign"])
def test_a_network_that_can_not_be_used_is_done_without_and_told_once(
    damage: str, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = shipped.network_file(game("splendor"), 2)
    if damage == "missing":
        path.unlink()
        path = folder / "splendor.safetensors"
        path.unlink(missing_ok=True)
    elif damage == "foreign":
        shutil.copy(folder / "duel.safetensors", path)
    else:
        path.write_bytes(path.read_bytes()[: 0 if damage == "empty" else 5000])
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert shipped.evaluation_for(game("splendor"), 2, "learned").functions is rollout
    (record,) = caplog.records
    assert "splendor is played without its network" in record.getMessage()
    assert shipped.evaluation_for(game("duel"), 2, "learned").functions is network_evaluation


@pytest.mark.compiled
def test_levels_play_on_without_networks(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    for path in folder.iterdir():
        path.unlink()
    match = Match("splendor", 2, seed=1)
    view = match.view(match.to_move)
    with create("level-8", 1, budget=Budget(simulations=20)) as player:
        assert player.decide(view) in view.legal_moves
    assert len(caplog.records) == 1


def test_a_game_without_a_network_is_judged_by_hand(caplog: pytest.LogCaptureFixture) -> None:
    assert shipped.evaluation_for(Pocket(), 2, "learned").functions is rollout
    assert not caplog.records


def test_the_yardstick_and_the_usual_search_judge_by_hand() -> None:
    assert shipped.evaluation_for(game("duel"), 2, "mixed").functions is rollout
    with pytest.raises(CabochonError, match="the evaluations are: mixed, rollout, estimate, learned"):
        Searcher("duel", evaluation="deep")
    with pytest.raises(CabochonError, match="for one game"):
        evaluation("learned")
    with pytest.raises(CabochonError, match="no numbers such as length"):
        create("search:evaluation=learned:length=3", 1)
