"""How contestants are written."""

import pytest

from cabochon.arena import Contestant
from cabochon.arena.contestants import LONGEST_LABEL
from cabochon.match import CabochonError
from cabochon.players import NAMES


@pytest.mark.parametrize(
    ("text", "contestant"),
    [
        ("greedy", Contestant("greedy", "greedy")),
        (" Greedy ", Contestant("greedy", "Greedy")),
        ("level-8@seconds=1", Contestant("level-8", "level-8@seconds=1", seconds=1.0)),
        ("level-8@simulations=5000", Contestant("level-8", "level-8@simulations=5000", 5000)),
        ("fast=level-8@simulations=50,seconds=0.5", Contestant("level-8", "fast", 50, 0.5)),
        (
            "search:simulations=9:depth=2",
            Contestant("search:simulations=9:depth=2", "search:simulations=9:depth=2"),
        ),
        ("wide=search:simulations=9", Contestant("search:simulations=9", "wide")),
        ("cmd:./bot --x=1", Contestant("cmd:./bot --x=1", "./bot --x=1")),
        ("mine=cmd:./bot --mail a@b.c", Contestant("cmd:./bot --mail a@b.c", "mine")),
        ("mine=cmd:./bot --mail a@b.c@seconds=2", Contestant("cmd:./bot --mail a@b.c", "mine", seconds=2.0)),
        ("我的=random", Contestant("random", "我的")),
    ],
)
def test_how_a_contestant_reads(text: str, contestant: Contestant) -> None:
    assert Contestant.parse(text) == contestant


@pytest.mark.parametrize("name", NAMES)
def test_every_built_in_player_can_take_part(name: str) -> None:
    assert Contestant.parse(name) == Contestant(name, name)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("genius", "there is no player 'genius'"),
        ("", "there is no player"),
        ("mine=", "there is no player"),
        ("=greedy", "a label has"),
        ("x" * (LONGEST_LABEL + 1) + "=greedy", "a label has"),
        ("a\tb=greedy", "a label has"),
        ("greedy@seconds=soon", "a budget is"),
        ("greedy@seconds=0", "a budget is"),
        ("greedy@seconds=nan", "a budget is"),
        ("greedy@simulations=0", "a budget is"),
        ("greedy@simulations=1.5", "a budget is"),
        ("greedy@simulations=5,games=1", "a budget is"),
        ("greedy@depth=3", "there is no player"),
        ("searching", "there is no player"),
    ],
)
def test_what_is_wrong_with_a_contestant(text: str, complaint: str) -> None:
    with pytest.raises(CabochonError, match=complaint):
        Contestant.parse(text)


def test_long_commands_get_short_labels() -> None:
    label = Contestant.parse("cmd:python3 " + "x" * 100).label
    assert len(label) <= LONGEST_LABEL
    assert label.startswith("python3 xxx")


def test_a_budget_for_all_leaves_own_budgets_alone() -> None:
    assert Contestant.parse("level-8").or_budget(100, None).simulations == 100
    own = Contestant.parse("level-8@seconds=1")
    assert own.or_budget(100, None) == own
    experiment = Contestant.parse("search:length=4:simulations=50")
    assert experiment.or_budget(None, 1.0) == experiment
    assert Contestant.parse("search:length=4").or_budget(None, 1.0).seconds == 1
    assert Contestant.parse("cmd:./bot --seed:seconds=3").or_budget(None, 1.0).seconds == 1
