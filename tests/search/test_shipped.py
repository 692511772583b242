"""The networks of the package: they are there, they play well, and nothing breaks without them."""

import copy
import logging
import pickle
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cabochon import Match, Move, View
from cabochon.analysis import study
from cabochon.games import game, game_names
from cabochon.games.errors import CabochonError
from cabochon.players import LEVELS, NAMES, PlayerSpec, SearchPlayer, create, search_player
from cabochon.players.levels import YARDSTICK
from cabochon.search import Budget, Searcher, Stop, evaluation, network_evaluation, rollout, shipped
from cabochon.search.network import Network
from cabochon.server.live import hints
from tests.matches import finished
from tests.pocket.game import Pocket

MOST_BYTES = 4_000_000


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Another folder with the networks, to do with as one likes."""
    there = tmp_path / "networks"
    shutil.copytree(shipped.FOLDER, there)
    monkeypatch.setattr(shipped, "FOLDER", there)
    shipped._learned.cache_clear()
    shipped.network_file.cache_clear()
    yield there
    shipped._learned.cache_clear()
    shipped.network_file.cache_clear()


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
        shipped.network_file.cache_clear()
    elif damage == "foreign":
        shutil.copy(folder / "duel-2.safetensors", path)
    else:
        path.write_bytes(path.read_bytes()[: 0 if damage == "empty" else 5000])
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert shipped.evaluation_for(game("splendor"), 2, "learned").functions is rollout
            assert not shipped.has_network(game("splendor"), 2)
    (record,) = caplog.records
    assert "splendor is played without its network" in record.getMessage()
    assert shipped.evaluation_for(game("duel"), 2, "learned").functions is network_evaluation
    assert shipped.has_network(game("splendor"), 3)


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


def test_a_game_beside_the_package_may_bring_a_network(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest = game("splendor")
    monkeypatch.setattr(shipped, "is_built_in", lambda _: False)
    assert shipped.evaluation_for(guest, 2, "learned").functions is rollout
    assert not caplog.records, "nobody misses what was never there"
    own = tmp_path / "own"
    own.mkdir()
    shutil.copy(folder / "splendor-3-4.safetensors", own)
    monkeypatch.setattr(type(guest), "networks", own)
    for cached in (shipped._learned, shipped.network_file):
        cached.cache_clear()
    assert shipped.network_file(guest, 3) == own / "splendor-3-4.safetensors"
    assert shipped.evaluation_for(guest, 3, "learned").functions is network_evaluation
    assert shipped.evaluation_for(guest, 2, "learned").functions is rollout
    assert str(own / "splendor-2.safetensors") in caplog.text


def test_the_yardstick_and_the_usual_search_judge_by_hand() -> None:
    assert shipped.evaluation_for(game("duel"), 2, "mixed").functions is rollout
    with pytest.raises(CabochonError, match="the evaluations are: mixed, rollout, estimate, learned"):
        Searcher("duel", evaluation="deep")
    with pytest.raises(CabochonError, match="for one game"):
        evaluation("learned")
    with pytest.raises(CabochonError, match="no numbers such as length"):
        create("search:evaluation=learned:length=3", 1)


def test_what_thinks_best_judges_by_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels 6 to 8, hints and analyses; the others, and the yardstick, by hand."""
    asked: list[str] = []

    class Heard(Searcher):
        def __init__(self, *given: Any, evaluation: Any = "mixed", **options: Any) -> None:
            asked.append(evaluation)
            super().__init__(*given, evaluation="estimate", **options)

    for module in (search_player, hints, study):
        monkeypatch.setattr(module, "Searcher", Heard)
    match = Match("duel", 2, seed=1)
    view = match.view(match.to_move)
    few = Budget(simulations=2)
    for level in (*LEVELS, YARDSTICK):
        with create(level.name, 1, budget=few) as player:
            player.decide(view)
    assert asked == ["mixed"] * 5 + ["learned"] * 3 + ["mixed"]
    asked.clear()
    hints.advise(view, few, Stop())
    match.play(view.legal_moves[0])
    list(study.studies(match, few))
    assert asked == ["learned", "learned"]


def test_levels_think_longer_by_hand() -> None:
    """A game without a network has levels, too, and each is better than the one below."""
    pocket = Match(Pocket(), 2, seed=1)
    duel = Match("duel", 2, seed=1)
    found = [
        (player._usual(match.view(match.to_move)).simulations or 0)
        for match in (pocket, duel)
        for player in (create(f"level-{number}", 1) for number in (5, 6, 7))
        if isinstance(player, SearchPlayer)
    ]
    assert found == [500, 2500, 15000, 500, *(level.budget.simulations for level in LEVELS[5:7])]


@pytest.mark.compiled
def test_by_hand_nothing_is_overlooked(monkeypatch: pytest.MonkeyPatch) -> None:
    attentions: list[float] = []

    def noticed(view: View, attention: float, chance: Random) -> list[Move]:
        del chance
        attentions.append(attention)
        return list(view.legal_moves)[:1]

    monkeypatch.setattr(search_player, "noticed", noticed)
    for name in ("level-6", "level-6@simulations=9"):
        for match in (Match(Pocket(), 2, seed=1), Match("duel", 2, seed=1)):
            create(name, 1).decide(match.view(match.to_move))
    assert attentions == [1.0, LEVELS[5].attention] * 2 != [1.0, 1.0] * 2


def test_the_yardstick_is_a_player_like_the_levels() -> None:
    spec = PlayerSpec.parse("yardstick")
    assert (spec.searches, spec.seconds, spec.level, spec.label) == (True, 2.5, None, "yardstick")
    assert "yardstick" not in NAMES, "nobody is asked to play against it"
    assert PlayerSpec.parse("search:evaluation=learned:simulations=9").who.evaluation == "learned"  # type: ignore[union-attr]


@pytest.mark.compiled
def test_a_search_by_a_network_can_be_copied() -> None:
    match = Match("splendor", 3, seed=1)
    view = match.view(match.to_move)
    searcher = Searcher("splendor", seed=1, evaluation="learned")
    copies = [copy.deepcopy(searcher)]
    searcher.search(view, Budget(simulations=20))
    copies.append(pickle.loads(pickle.dumps(searcher)))
    for each in copies:
        assert each.search(view, Budget(simulations=20)).best in view.legal_moves
