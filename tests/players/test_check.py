"""check_player finds what is wrong."""

from collections.abc import Callable
from typing import cast

import pytest

from cabochon import CabochonError, Move, View
from cabochon.players import Player, PlayerSpec, RandomPlayer, check_player, create
from tests.players.own import Stranger


@pytest.mark.parametrize("name", [pytest.param("greedy", marks=pytest.mark.compiled), "random"])
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


class Parrot(RandomPlayer):
    """Answers with words."""

    def decide(self, view: View) -> Move:
        return super().decide(view).text  # type: ignore[return-value]


def test_an_answer_in_words_is_found() -> None:
    with pytest.raises(AssertionError, match=r"decide must return a Move, one of view\.legal_moves, not '"):
        check_player(Parrot, games=("duel",), seeds=range(1))


def test_what_is_not_derived_from_player_is_found() -> None:
    make = cast("type[Player]", Stranger)
    with pytest.raises(AssertionError, match="must be derived from"):
        check_player(make, games=("duel",), seeds=range(1))
    # And nobody else lets it play.
    with pytest.raises(CabochonError, match="what was found makes something else: Stranger"):
        create(PlayerSpec.of(Stranger), 1)  # type: ignore[arg-type]


class Fragile(RandomPlayer):
    """Fails in one of its methods."""

    failing = ""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._fail("making a player")

    def new_game(self, view: View) -> None:  # noqa: ARG002
        self._fail("new_game")

    def decide(self, view: View) -> Move:
        self._fail("decide")
        return super().decide(view)

    def close(self) -> None:
        self._fail("close")

    def _fail(self, method: str) -> None:
        if method == self.failing:
            raise IndexError("list index out of range")


@pytest.mark.parametrize("method", ["making a player", "new_game", "decide", "close"])
def test_what_a_player_raises_is_its_own_fault(method: str) -> None:
    class Failing(Fragile):
        failing = method

    with pytest.raises(AssertionError, match=f"^{method}.* failed with IndexError: list index") as told:
        check_player(Failing, games=("duel",), seeds=range(1))
    assert isinstance(told.value.__cause__, IndexError)


def test_a_player_without_a_name_is_found() -> None:
    class Nameless(RandomPlayer):
        name = ""

    with pytest.raises(AssertionError, match="name must not be empty"):
        check_player(Nameless, games=("duel",), seeds=range(1))
