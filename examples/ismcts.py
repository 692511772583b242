"""OpenSpiel's search for games with hidden information (IS-MCTS) against ours, both over OpenSpiel's states.

    pip install 'cabochon[openspiel]'
    python examples/ismcts.py --games 20 --theirs 100 --ours 100

Each plays every deal once from either seat. Theirs is written in Python and plays random games to their end;
ours is compiled, and knows what Splendor and Splendor Duel are about.
"""

import argparse
import time
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import cabochon.envs.openspiel  # noqa: F401 - registers the games
from cabochon.match import View
from cabochon.players import create, warm_up


class Timed:
    """A bot and what its decisions take."""

    def __init__(self, name: str, decide: Callable[[pyspiel.State], int]) -> None:
        self.name = name
        self._decide = decide
        self.seconds = 0.0
        self.decisions = 0

    def decide(self, state: pyspiel.State) -> int:
        begin = time.perf_counter()
        action = self._decide(state)
        self.seconds += time.perf_counter() - begin
        self.decisions += 1
        return action

    def __str__(self) -> str:
        return f"{self.name}: {self.decisions} decisions of {1000 * self.seconds / self.decisions:.1f} ms"


def theirs(game: pyspiel.Game, simulations: int) -> Timed:
    """OpenSpiel's bot, as it comes."""
    chance = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, rollout, 1.5, simulations, random_state=chance)
    return Timed("IS-MCTS of OpenSpiel", lambda state: int(bot.step(state)))


def ours(game: pyspiel.Game, simulations: int) -> Timed:
    """A player of Cabochon, which gets the view of its seat."""
    player = create(f"search:simulations={simulations}", seed=1)
    warm_up(game.plan.game, [player], seats=game.plan.players, settings=game.plan.settings)
    return Timed(
        "search of Cabochon",
        lambda state: player.decide(View.of(state.dealing.state, state.current_player())).action,
    )


def play(game: pyspiel.Game, bots: list[Timed], seed: int) -> list[float]:
    """One game between a bot at each seat; the seed deals."""
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].decide(state))
    return list(state.returns())


def main(arguments: list[str] | None = None) -> None:
    """Play, and say who won how often and what a decision took."""
    parser = argparse.ArgumentParser(description="OpenSpiel's IS-MCTS against ours")
    parser.add_argument("--game", default="python_cabochon_splendor", help="as OpenSpiel writes it")
    parser.add_argument("--games", type=int, default=4, help="rounded up to an even number")
    parser.add_argument("--theirs", type=int, default=50, help="simulations a decision")
    parser.add_argument("--ours", type=int, default=50, help="simulations a decision")
    options = parser.parse_args(arguments)
    game = pyspiel.load_game(options.game)
    mine, other = ours(game, options.ours), theirs(game, options.theirs)
    won, drawn, games = 0, 0, 0
    for deal in range((options.games + 1) // 2):
        for seat in (0, 1):
            result = play(game, [mine, other] if seat == 0 else [other, mine], seed=deal)[seat]
            games, won, drawn = games + 1, won + (result > 0), drawn + (result == 0)
    print(f"{games} games: ours won {won}, drew {drawn}, lost {games - won - drawn}")
    print(other, mine, sep="\n")


if __name__ == "__main__":
    main()
