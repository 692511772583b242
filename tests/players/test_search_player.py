"""Players that search."""

from dataclasses import replace
from random import Random
from typing import Any, ClassVar

import pytest

from cabochon import Match, Move
from cabochon.players import SearchPlayer, create, search_player
from cabochon.puzzles import shipped
from cabochon.search import Budget, Searcher, SearchResult, Stop
from cabochon.search.shipped import FOLDER


@pytest.mark.compiled
def test_an_easy_going_player_varies_its_moves_among_equals() -> None:
    match = Match("splendor", 2, seed=3)
    view = match.view(match.to_move)
    budget = Budget(simulations=100)
    easy = {SearchPlayer("easy", seed, budget, ease=0.2).decide(view) for seed in range(12)}
    assert len(easy) > len({SearchPlayer("strict", 1, budget).decide(view)})


@pytest.mark.compiled
def test_spread_plays_moves_by_their_visits() -> None:
    match = Match("splendor", 2, seed=3)
    view = match.view(match.to_move)
    result = SearchPlayer("strict", 1, Budget(simulations=100)).think(view)
    visited = {candidate.move for candidate in result.candidates if candidate.visits}

    def chosen(spread: float) -> set[Move]:
        moves = set()
        for seed in range(40):
            player = SearchPlayer("loose", 1, Budget(simulations=100), spread=spread)
            player._chance = Random(seed)  # the same search, another choice
            moves.add(player.decide(view))
        return moves

    assert chosen(0.01) == {result.best}
    assert len(visited) > 5
    few, many = chosen(0.5), chosen(100.0)
    assert 1 < len(few) < len(many)
    assert many <= visited


# Whoever leads has bought cards with 9 points, the other one has next to nothing, and the bank is empty: a
# network alone took tokens and gave them back here, 1,100 turns long.
STALLING = (
    "splendor/1 start=1 turn=218 to_move=0 phase=act passes=0 closing=-"
    " market=25,33,15,16/50,47,54,46/89,76,88,87 decks=32,39,27,29,30,3,35,10,37,6,7,20,24,4,22,23,1,5,17,2,0"
    "/60,56,53,66,67,64,40,57,52,45,69,51,48,63,62,55,49,42/82,83,84,70,78,80,74,77,72,85,75,79,73,71"
    " bank=1b4o nobles=8,0,1"
    " | tokens=4g4r1k1o cards=11,12,18,26,28,36,41,44,58,59,61,68 reserved=81,(19),(31) nobles=-"
    " | tokens=4w3b3k cards=8,9,14,21,34,38,65 reserved=86,43,(13) nobles=-"
)


LIKE_LEVEL_7 = f"search:network={FOLDER / 'splendor-2.safetensors'}:simulations=200"


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["level-6", "level-7", LIKE_LEVEL_7], ids=["level 6", "level 7", "by file"])
def test_what_is_won_is_brought_to_an_end(name: str) -> None:
    match = Match.from_position(STALLING)
    with create(name, 1) as leading, create("random", 1) as other:
        while not match.is_over and len(match.moves) < 40:
            player = leading if match.to_move == 0 else other
            match.play(player.decide(match.view(match.to_move)))
    assert match.is_over


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(5))
def test_a_win_that_was_found_is_not_lost_by_finishing_by_hand(seed: int) -> None:
    for game, name, level in (("splendor", "win-15a72d81", "level-7"), ("duel", "win-fa2e65b9", "level-7")):
        (puzzle,) = (puzzle for puzzle in shipped(game) if puzzle.name == name)
        with create(level, seed) as player:
            assert player.decide(puzzle.view).text in {line[0] for line in puzzle.solutions}


class Listening(Searcher):
    """Notes who is asked. The network finds all moves worth `value`, if that is set."""

    searched: ClassVar[list[str]] = []
    value: ClassVar[float | None] = None

    def search(self, *arguments: Any, **options: Any) -> SearchResult:
        result = super().search(*arguments, **options)
        by_network = self._learned_for is not None
        self.searched.append("by network" if by_network else "by hand")
        if self.value is None or not by_network:
            return result
        return replace(result, candidates=tuple(replace(one, value=self.value) for one in result.candidates))


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(Listening, "searched", [])
    monkeypatch.setattr(search_player, "Searcher", Listening)
    return Listening.searched


@pytest.mark.compiled
@pytest.mark.parametrize("teams", [False, True])
def test_partners_who_have_won_share_it_and_finish_as_well(
    teams: bool, searched: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Listening, "value", 0.5)
    match = Match("splendor", 4, settings={"teams": teams}, seed=3)
    with create("level-7", 1) as player:
        player.decide(match.view(match.to_move))
    assert searched == ["by network", "by hand"][: 1 + teams]


@pytest.mark.compiled
def test_whoever_is_stopped_answers_at_once(searched: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Listening, "value", 1.0)
    match = Match("splendor", 2, seed=3)
    stop = Stop()
    stop.set()
    with SearchPlayer("mine", 1, Budget(simulations=200), evaluation="learned") as player:
        player.decide(match.view(match.to_move), stop=stop)
        assert searched == ["by network"]
        player.decide(match.view(match.to_move))
    assert searched == ["by network", "by network", "by hand"]


@pytest.mark.compiled
def test_a_game_that_does_not_end_is_gone_on_with_by_hand(
    searched: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_player, "LONG", 2)
    match = Match("splendor", 2, seed=3)
    with (
        create("level-7", 1) as player,
        create("search:simulations=9:evaluation=learned:spread=1", 1) as loose,
    ):
        for decides in (player, player, player, loose):
            match.play(decides.decide(match.view(match.to_move)))
    assert searched == ["by network", "by network", "by network", "by hand", "by network"]
