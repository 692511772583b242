"""How contestants are written."""

import pytest

from cabochon.arena import Contestant, Tournament
from cabochon.match import CabochonError
from cabochon.players import NAMES, PlayerSpec
from cabochon.players.spec import LONGEST_LABEL
from cabochon.search import Budget
from tests.arena.entrants import Clumsy


@pytest.mark.parametrize(
    ("text", "label", "player"),
    [
        ("greedy", "greedy", "greedy"),
        (" Greedy ", "greedy", "greedy"),
        ("3", "level-3", "level-3"),
        ("level-8@seconds=1", "level-8@seconds=1", "level-8@seconds=1"),
        ("fast=level-8@simulations=50,seconds=0.5", "fast", "level-8@simulations=50,seconds=0.5"),
        ("search:simulations=9:length=2", "search:simulations=9:length=2", "search:simulations=9:length=2"),
        ("wide=search:simulations=9", "wide", "search:simulations=9"),
        ("cmd:./bot --x=1", "bot", "cmd:./bot --x=1"),
        ("mine=cmd:./bot --mail a@b.c@seconds=2", "mine", "cmd:./bot --mail a@b.c@seconds=2"),
        ("mine=py:my.bots:Shopper", "mine", "py:my.bots:Shopper"),
        ("py:bots/mine.py:Shopper", "Shopper", "py:bots/mine.py:Shopper"),
        ("我的=random", "我的", "random"),
    ],
)
def test_how_a_contestant_reads(text: str, label: str, player: str) -> None:
    assert Contestant.parse(text) == Contestant(label, PlayerSpec.parse(player))


@pytest.mark.parametrize("name", NAMES)
def test_every_built_in_player_can_take_part(name: str) -> None:
    assert Contestant.of(name) == Contestant(name, PlayerSpec.parse(name))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("genius", "there is no player 'genius'"),
        ("", "there is no player"),
        ("mine=", "there is no player"),
        ("=greedy", "a label has"),
        ("x" * (LONGEST_LABEL + 1) + "=greedy", "a label has"),
        ("a\tb=greedy", "a label has"),
        ("greedy@depth=3", "there is no player"),
        ("levl-3", "did you mean level-3"),
    ],
)
def test_what_is_wrong_with_a_contestant(text: str, complaint: str) -> None:
    with pytest.raises(CabochonError, match=complaint):
        Contestant.parse(text)


def test_classes_of_one_name_are_called_with_their_files() -> None:
    both = ["py:bots/one.py:Shopper", "py:bots/two.py:Shopper", "py:other.bots:Looker", "random"]
    tournament = Tournament.of(both, rounds=1)
    assert tournament.labels == ("one.py:Shopper", "two.py:Shopper", "Looker", "random")
    series = Tournament.of(both[:2], form="series", rounds=1)
    assert series.labels == ("one.py:Shopper", "two.py:Shopper")
    named = Tournament.of(["Shopper=random", "py:bots/one.py:Shopper"], rounds=1)
    assert named.labels == ("Shopper", "one.py:Shopper")
    with pytest.raises(CabochonError, match=r"two contestants are called 'bot\.py:Mine'; give one a label"):
        Tournament.of(["py:a/bot.py:Mine", "py:b/bot.py:Mine"])


def test_long_names_get_short_labels() -> None:
    label = Contestant.parse("cmd:python3 bots/" + "x" * 100).label
    assert len(label) <= LONGEST_LABEL
    assert label.startswith("xxx")


def test_a_class_can_take_part() -> None:
    contestant = Contestant.of(Clumsy)
    assert contestant.label == "Clumsy"
    assert contestant.spec.text == "py:tests.arena.entrants:Clumsy"
    assert isinstance(contestant.player(1), Clumsy)
    assert Contestant.of(contestant) is contestant


def test_a_budget_for_all_leaves_own_budgets_alone() -> None:
    for_all = Budget(simulations=100)
    assert Contestant.parse("level-8").or_budget(for_all).spec.budget == for_all
    assert Contestant.parse("cmd:./bot --seed:seconds=3").or_budget(for_all).spec.budget == for_all
    for text in ("level-8@seconds=1", "search:length=4:simulations=50"):
        assert Contestant.parse(text).or_budget(for_all) == Contestant.parse(text)
