"""check_player finds what is wrong."""

from collections.abc import Callable

import pytest

from cabochon import Move, View
from cabochon.players import RandomPlayer, check_player, create


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_our_players_keep_to_the_rules(name: str) -> None:
    check_player(lambda seed: create(name, seed), seeds=range(1))


class Foul(RandomPlayer):
    """A player that misbehaves in one way."""

    def __init__(self, seed: int, decide: Callable[[View, Move], Move]) -> None:
        super().__init__(seed)
        self._foul = decide

    def decide(self, view: View) -> Move:
        return self._foul(view, super().decide(view))


def illegal(view: View, _move: Move) -> Move:
    return Move(view.game.name, 10_000, "cheat")


def touching(view: View, move: Move) -> Move:
    view.state.record.tokens[0] += 1
    return move


def test_an_illegal_move_is_found() -> None:
    with pytest.raises(AssertionError, match="not one of the legal moves"):
        check_player(lambda seed: Foul(seed, illegal), games=("duel",), seeds=range(1))


def test_a_player_that_writes_into_its_view_is_found() -> None:
    with pytest.raises(AssertionError, match="changed its view"):
        check_player(lambda seed: Foul(seed, touching), games=("duel",), seeds=range(1))


def test_a_player_that_can_not_be_repeated_is_found() -> None:
    seeds = iter(range(1000))
    with pytest.raises(AssertionError, match="two different games"):
        check_player(lambda _: RandomPlayer(next(seeds)), games=("duel",), seeds=range(1))


def test_a_player_without_a_name_is_found() -> None:
    class Nameless(RandomPlayer):
        name = ""

    with pytest.raises(AssertionError, match="name must not be empty"):
        check_player(Nameless, games=("duel",), seeds=range(1))
