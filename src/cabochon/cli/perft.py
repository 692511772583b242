"""`cabochon perft`: how many sequences of decisions there are, a fingerprint of the rules."""

from typing import Annotated

import typer

from cabochon.cli.options import GameName, GameOption, PlayersOption, SetOption, VariantOption, read_settings


def perft(
    context: typer.Context,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, max=30, help="perft-depth")],
    game: GameOption = GameName.splendor,
    players: PlayersOption = None,
    variant: VariantOption = None,
    settings: SetOption = None,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help="perft-seed")] = 0,
) -> None:
    """Print one line for each depth."""
    from time import perf_counter

    from rich.text import Text

    from cabochon.games import game as find_game
    from cabochon.games.perft import perft as count_sequences
    from cabochon.terminal import Screen

    count, checked = read_settings(game, players, variant, settings)
    rules = find_game(game.value)
    state = rules.random_state(count, checked, seed)
    screen = Screen(context.obj)
    screen.show(Text(f"{screen.text('perft-columns-depth'):>8} {screen.text('perft-columns-sequences'):>16}  {screen.text('perft-columns-time'):>10}", "dim"))
    for level in range(1, depth + 1):
        start = perf_counter()
        sequences = count_sequences(rules, state, level)
        screen.show(f"{level:>8} {sequences:>16}  {perf_counter() - start:>8.3f} s")
