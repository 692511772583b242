"""The definition of room for the next game: Pocket plays everywhere, without a line about it anywhere else.

It is installed as `pip` would do it; the commands and the server run as processes of their own.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from cabochon import Match, Record, State, games
from cabochon.games import game as find_game
from cabochon.games.check import check_game
from cabochon.players import check_player, create
from cabochon.search import Budget, Searcher
from tests.server.serving import play_on, processes

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("pocket_installed")]

ROOT = Path(__file__).parents[2]


def command(*arguments: object, typed: str = "", code: int = 0) -> str:
    """What a command of the package prints: what it complains about, if it is to fail."""
    done = subprocess.run(
        [sys.executable, "-m", "cabochon", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env={**os.environ, "COLUMNS": "100", "LC_ALL": "C.UTF-8"},
        cwd=ROOT,
    )
    assert done.returncode == code, done.stderr
    return done.stderr if code else done.stdout


def finished(seed: int, players: int = 2) -> Match:
    match, chance = Match("pocket", players, seed=seed), random.Random(seed)
    while match.to_move is not None:
        match.play(chance.choice(match.legal_moves))
    return match


def test_it_is_among_the_games_and_keeps_its_promises() -> None:
    assert games.game_names() == ("splendor", "duel", "pocket")
    for number, (players, settings) in enumerate(find_game("pocket").tables()):
        assert check_game(find_game("pocket"), players, settings, seed=number) > 5


def test_matches_notation_records_and_branches() -> None:
    match = Match("pocket", 3, seed=4)
    assert [move.text for move in match.play("TAKE coral coral")] == ["take cc"]
    assert match.play("res a1")[0].text == "reserve 1a"
    assert "coral" in str(match)
    assert match.svg().startswith("<svg")
    for seed in range(10):
        match = finished(seed, 2 + seed % 2)
        record = Record.parse(str(match.record()))
        assert record.match() == match
        assert all(check.ok for check in record.verify())
        assert Match.from_json(match.to_json()) == match
        branch = match.branch(3)
        assert branch.moves == match.moves[:3]
        begun = Match.from_position(match.state_after(4).position(), seed=seed)
        assert Record.parse(str(begun.record())).match() == begun


def test_it_is_searched_and_its_levels_beat_chance() -> None:
    match = Match("pocket", 2, seed=1)
    with Searcher("pocket", seed=1) as searcher:
        result = searcher.search(match.view(match.to_move), Budget(simulations=500))
    assert result.simulations == 500
    assert abs(sum(result.values) - 1) < 1e-6
    check_player(lambda seed: create("search:simulations=30", seed), games=("pocket",), seeds=range(1))
    won = 0.0
    for seed in range(10):
        match = Match("pocket", 2, seed=seed // 2)
        with create("search:simulations=200", seed) as strong, create("random", seed) as weak:
            seats = [strong, weak] if seed % 2 else [weak, strong]
            while match.to_move is not None:
                match.play(seats[match.to_move].decide(match.view(match.to_move)))
        won += match.state.returns()[seats.index(strong)]
    assert won >= 8


def test_commands_play_replay_simulate_and_hold_tournaments(tmp_path: Path) -> None:
    file = tmp_path / "game.cabochon"
    finished(3).record().save(file)
    assert "coral" in command("replay", file)
    assert "All 6 checks passed" in command("verify", file)
    command("analyze", file, "--simulations", "20", "--json", tmp_path / "analysis.json")
    assert json.loads((tmp_path / "analysis.json").read_text())["game"] == "pocket"
    shown = command("play", "--game", "pocket", "--seats", "Anna,random", typed="take c\nquit\nn\n")
    assert "Anna takes 1 coral" in shown
    assert command("simulate", "--game", "pocket", "--games", "4", "--bots", "greedy,random")
    ranked = json.loads(command("arena", "level-1", "random", "--game", "pocket", "-n", "2", "--json"))
    assert ranked
    assert command("perft", "--game", "pocket", "--depth", "2")
    assert "splendor, duel, pocket" in command("play", "--help")
    assert "there is no game" in command("play", "--game", "chess", code=2).lower()


def test_programs_play_it_by_the_bot_protocol() -> None:
    state = State.random("pocket", seed=1)
    match = Match.from_position(state.position(), seed=1)
    bot = f"cmd:{sys.executable} -m cabochon bot level-1"
    with create(bot, 1) as player:
        player.new_game(match.view(match.to_move))
        for _ in range(5):
            assert match.to_move is not None
            match.play(player.decide(match.view(match.to_move)))


@pytest.mark.anyio
async def test_the_server_has_tables_of_it(tmp_path: Path) -> None:
    with processes(f"sqlite:///{tmp_path / 'tables.db'}") as (server,):
        async with server.guest("Ann") as ann, server.guest("Bob") as bob:
            catalogue: Mapping[str, object] = (await ann.http.get("/api/games")).json()
            assert "pocket" in str(catalogue)
            table = await ann.open_table("pocket", "me", "open", settings={"wanted": 2})
            await bob.join(table, 1)
            async with ann.socket(table) as first, bob.socket(table) as second:
                clients = (first, second)
                await asyncio.gather(
                    *(play_on(client, seat, random.Random(seat)) for seat, client in enumerate(clients))
                )
                assert first.table["outcome"]["reason"] in ("collection", "deadlock")
            record = Record.parse((await ann.http.get(f"/api/tables/{table}/record")).text)
            assert record.match().outcome is not None
