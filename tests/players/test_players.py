"""The players that come with the package, and the check for everybody else's."""

import random
from collections.abc import Callable

import pytest

from cabochon import CabochonError, Match, Move, View
from cabochon.players import LEVELS, Level, Player, RandomPlayer, SearchPlayer, check_player, create
from cabochon.players.attention import noticed
from cabochon.search import Budget


def play(match: Match, players: list[Player]) -> Match:
    """Let the players finish a match."""
    while match.to_move is not None:
        match.play(players[match.to_move].decide(match.view(match.to_move)))
    return match


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_our_players_keep_to_the_rules(name: str) -> None:
    check_player(lambda seed: create(name, seed), seeds=range(1))


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_our_levels_keep_to_the_rules(level: Level) -> None:
    # The budget makes the strongest levels quick; it is not what this is about.
    check_player(lambda seed: create(level.name, seed, budget=Budget(simulations=8)), seeds=range(1))


@pytest.mark.compiled
def test_a_better_level_wins_more() -> None:
    won = 0.0
    games = 10
    for seed in range(games):
        match = Match("splendor", 2, seed=seed // 2)
        names = ["level-2", "level-5"] if seed % 2 else ["level-5", "level-2"]
        play(match, [create(name, seed) for name in names])
        won += match.state.returns()[names.index("level-5")]
    assert won >= 0.8 * games


def test_attention_overlooks_cards_but_never_what_is_in_hand() -> None:
    match = Match("splendor", 2, seed=3)
    match.play("reserve 1a")
    match.play("reserve 1a")
    chance = random.Random(1)
    view = match.view(match.to_move)
    seen = [set(noticed(view, 0.5, chance)) for _ in range(200)]
    assert all(moves and moves <= set(view.legal_moves) for moves in seen)
    assert set.union(*seen) == set(view.legal_moves)
    # A card is seen or not seen as a whole; about half of the cards are.
    reserve = [move for move in view.legal_moves if move.text == "reserve 2b"]
    assert 60 < sum(reserve[0] in moves for moves in seen) < 140
    assert noticed(view, 1.0, chance) == view.legal_moves


@pytest.mark.compiled
def test_an_easy_going_player_varies_its_moves_among_equals() -> None:
    match = Match("splendor", 2, seed=3)
    view = match.view(match.to_move)
    budget = Budget(simulations=100)
    easy = {SearchPlayer("easy", seed, budget, ease=0.2).decide(view) for seed in range(12)}
    assert len(easy) > len({SearchPlayer("strict", 1, budget).decide(view)})


@pytest.mark.compiled
def test_a_search_can_be_described_in_a_word() -> None:
    match = Match("duel", seed=1)
    player = create("search:simulations=64:length=2:explore=0.7:attention=0.9:nodes=2000", 1)
    assert isinstance(player, SearchPlayer)
    assert player.budget == Budget(simulations=64)
    assert player.decide(match.view(match.to_move)) in match.legal_moves
    wrong = ("depth=3", "simulations", "explore=much", "evaluation=magic")
    out_of_range = ("nodes=0", "nodes=-1", "simulations=inf", "seconds=0", "temperature=0", "explore=nan")
    for bad in (*wrong, *out_of_range):
        # Also where another budget is given, as the arena does to try everybody out.
        for budget in (None, Budget(simulations=1)):
            with pytest.raises(CabochonError, match=r"search|evaluation"):
                create(f"search:{bad}", 1, budget=budget)


@pytest.mark.parametrize(("name", "players"), [("splendor", 2), ("splendor", 4), ("duel", 2)])
def test_greedy_beats_random(name: str, players: int) -> None:
    won = 0.0
    games = 12
    for seed in range(games):
        seat = seed % players
        others = [create("greedy" if other == seat else "random", seed) for other in range(players)]
        match = play(Match(name, players, seed=seed), others)
        won += match.state.returns()[seat]
    assert won >= 0.9 * games


@pytest.mark.parametrize(("name", "players"), [("splendor", 3), ("duel", 2)])
def test_greedy_does_not_know_what_its_seat_can_not(name: str, players: int) -> None:
    match = Match(name, players, seed=4)
    scout = create("random", 4)
    compared = 0
    while match.to_move is not None and compared < 60:
        seat = match.to_move
        view = match.view(seat)
        other = View.of(
            match.state.guess(seat, compared),
            seat,
            names=view.names,
            settings=view.settings,
            moves=view.moves,
            refills=view.refills,
        )
        assert other == view
        assert create("greedy", 1).decide(view) == create("greedy", 1).decide(other)
        match.play(scout.decide(view))
        compared += 1


def one_purchase_from_the_end(name: str) -> Match:
    """A match in which the player to move can win by a purchase."""
    for seed in range(200):
        match = Match(name, 2, seed=seed)
        player = create("random", seed)
        while match.to_move is not None:
            seat = match.to_move
            buys = [move for move in match.legal_moves if move.verb == "buy"]
            for move in buys:
                trial = match.copy()
                trial.play(move)
                if trial.outcome and trial.outcome.winners == (seat,):
                    return match
            match.play(player.decide(match.view(seat)))
    raise AssertionError("no such match")


@pytest.mark.parametrize("name", ["splendor", "duel"])
def test_greedy_takes_a_win(name: str) -> None:
    match = one_purchase_from_the_end(name)
    seat = match.to_move
    assert seat is not None
    player = create("greedy", 0)
    while match.to_move == seat and match.outcome is None:
        match.play(player.decide(match.view(seat)))
    assert match.outcome is not None
    assert match.outcome.winners == (seat,)


def test_an_unknown_player_is_named_in_the_error() -> None:
    with pytest.raises(CabochonError, match=r"no player 'deep'.*level-1, .*level-8, greedy, random"):
        create("deep", 0)


# --- check_player finds what is wrong ---


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
