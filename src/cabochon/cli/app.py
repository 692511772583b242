"""The commands and the options that all of them share."""

from typing import Annotated

import typer

import cabochon
from cabochon.cli.admin import app as admin
from cabochon.cli.analyze import analyze
from cabochon.cli.arena import arena
from cabochon.cli.bench import app as bench
from cabochon.cli.bot import bot
from cabochon.cli.check_bot import check_bot
from cabochon.cli.completing import complete_languages
from cabochon.cli.dataset import dataset
from cabochon.cli.games import games
from cabochon.cli.perft import perft
from cabochon.cli.play import PlayCommand, play
from cabochon.cli.puzzles import app as puzzles
from cabochon.cli.replay import replay
from cabochon.cli.serve import serve
from cabochon.cli.simulate import simulate
from cabochon.cli.train import train
from cabochon.cli.verify import verify

app = typer.Typer(
    name="cabochon",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _show_version(asked: bool) -> None:
    if asked:
        print(f"cabochon {cabochon.__version__}")
        raise typer.Exit


@app.callback(
    help="cli",
    epilog="""
    cabochon serve --open
    cabochon play
    cabochon play --game duel --lang ja
    cabochon simulate --games 100 --bots greedy,random --out games
    """,
)
def _cabochon(
    lang: Annotated[
        str,
        typer.Option(
            "--lang",
            metavar="en|fr|ja|zh-Hans|zh-Hant",
            help="cli-lang",
            show_default=False,
            autocompletion=complete_languages,
        ),
    ] = "",
    version: Annotated[
        bool, typer.Option("--version", help="cli-version", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    # main() has taken --lang out of the arguments already; it is declared here to be listed.
    pass


app.command(
    cls=PlayCommand,
    help="cli-play",
    epilog="""
    cabochon play
    cabochon play --game duel --level 6
    cabochon play --seats Anna,level-3,Ben --variant quick
    cabochon play --bots level-2,level-5 --set target=21
    cabochon play --seats "Anna,cmd:python3 bot.py"
    cabochon play --resume
    """,
)(play)
app.command(
    help="cli-serve",
    epilog="""
    cabochon serve --open
    cabochon serve --lan
    cabochon serve --bot "Hal=cmd:python3 bot.py"
    cabochon serve --port 9000 --database postgresql://cabochon@localhost/cabochon
    """,
)(serve)
app.command(
    help="cli-simulate",
    epilog="""
    cabochon simulate --games 100 --bots greedy,random --out games
    cabochon simulate --game duel --games 20 --seed 7 --bots level-4,level-2 --workers 2
    cabochon simulate --players 4 --variant teams --bots greedy,random,greedy,random
    """,
)(simulate)
app.command(
    help="cli-arena",
    epilog="""
    cabochon arena level-3 greedy random --rounds 50 --workers 2 --out cup
    cabochon arena level-8@seconds=1 greedy --gauntlet --players 4 --anchor greedy=1000
    cabochon arena new=search:simulations=2000 level-5 --head-to-head --game duel --elo1 30
    cabochon arena mine='cmd:python3 bot.py' level-2 --seconds 0.5
    cabochon arena mine=py:my_bots.py:Shopper greedy --report mine.html
    cabochon arena --out cup --report cup.html
    """,
)(arena)
app.command(
    help="cli-replay",
    epilog="""
    cabochon replay game.cabochon
    cabochon replay game.cabochon --json
    cabochon replay games.cabochon --game 3
    """,
)(replay)
app.command(
    help="cli-games",
    epilog="""
    cabochon games games.cabochon
    """,
)(games)
app.command(
    help="cli-analyze",
    epilog="""
    cabochon analyze game.cabochon
    cabochon analyze game.cabochon --seconds 3 --only inaccuracy --chart game.svg
    cabochon analyze game.cabochon --simulations 5000 --json - > game.json
    cabochon analyze game.cabochon --from 40 --to 60
    """,
)(analyze)
app.command(
    help="cli-verify",
    epilog="""
    cabochon verify game.cabochon
    cabochon verify game.cabochon --hash 3f2a…
    cabochon verify games.cabochon
    """,
)(verify)
app.command(
    help="cli-bot",
    epilog="""
    cabochon bot level-5
    cabochon bot level-8@seconds=10 --threads 2
    cabochon bot py:my_bots.py:Shopper
    """,
)(bot)
app.command(
    name="check-bot",
    help="cli-check-bot",
    epilog="""
    cabochon check-bot "python3 my_bot.py"
    cabochon check-bot -- ./my_bot --fast
    cabochon check-bot "cabochon bot level-3"
    """,
)(check_bot)
app.command(
    help="cli-perft",
    epilog="""
    cabochon perft --players 3 --depth 3
    cabochon perft --game duel --depth 2 --seed 7
    """,
)(perft)
app.add_typer(admin, name="admin")
app.add_typer(bench, name="bench")
app.command(
    help="cli-train",
    epilog="""
    cabochon train --minutes 5 --out trained
    cabochon train --minutes 5 --out trained --resume
    cabochon train --game duel --device cpu --minutes 2 --set hidden=128 --out small
    """,
)(train)
app.command(
    help="cli-dataset",
    epilog="""
    cabochon dataset --games 200 --workers 2 --out positions
    cabochon dataset --game duel --player level-5 --format parquet --out duel-positions
    cabochon dataset --player search:simulations=100 --player greedy --explore 0.05 --out mixed
    """,
)(dataset)
app.add_typer(puzzles, name="puzzles")
