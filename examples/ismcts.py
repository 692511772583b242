"""OpenSpiel's search for games with hidden information (IS-MCTS) against ours, both over OpenSpiel's states.

    pip install 'cabochon[openspiel]'
    python examples/ismcts.py --games 20 --theirs 100 --ours 100

Each plays every deal once from either seat. Theirs is written in Python and plays random games to their end;
ours is compiled, and knows what Splendor and Splendor Duel are about.
"""

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import cabochon.envs.openspiel  # noqa: F401 - registers the games
from cabochon.match import View
from cabochon.players import Player, create


class Theirs:
    """OpenSpiel's bot, as it comes."""

    def __init__(self, game: pyspiel.Game, simulations: int, chance: np.random.RandomState) -> None:
        rollout = mcts.RandomRolloutEvaluator(1, chance)
        self._bot = ismcts.ISMCTSBot(game, rollout, 1.5, simulations, random_state=chance)
        self.seconds = 0.0
        self.decisions = 0

    def decide(self, state: pyspiel.State) -> int:
        begin = time.perf_counter()
        action = int(self._bot.step(state))
        self.seconds += time.perf_counter() - begin
        self.decisions += 1
        return action


class Ours:
    """A player of Cabochon, which gets the view of its seat."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.seconds = 0.0
        self.decisions = 0

    def decide(self, state: pyspiel.State) -> int:
        begin = time.perf_counter()
        view = View.of(state.dealing.state, state.current_player())
        action = self._player.decide(view).action
        self.seconds += time.perf_counter() - begin
        self.decisions += 1
        return action


def play(game: pyspiel.Game, bots: list[Theirs | Ours], seed: int) -> list[float]:
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
    theirs = Theirs(game, options.theirs, np.random.RandomState(1))
    ours = Ours(create(f"search:simulations={options.ours}", seed=1))
    won, drawn, games = 0, 0, 0
    for deal in range((options.games + 1) // 2):
        for seat in (0, 1):
            bots: list[Theirs | Ours] = [ours, theirs] if seat == 0 else [theirs, ours]
            result = play(game, bots, seed=deal)[seat]
            games, won, drawn = games + 1, won + (result > 0), drawn + (result == 0)
    print(f"{games} games: ours won {won}, drew {drawn}, lost {games - won - drawn}")
    timed: list[tuple[str, Theirs | Ours]] = [("IS-MCTS of OpenSpiel", theirs), ("search of Cabochon", ours)]
    for name, bot in timed:
        print(f"{name}: {bot.decisions} decisions of {1000 * bot.seconds / bot.decisions:.1f} ms")


if __name__ == "__main__":
    main()
