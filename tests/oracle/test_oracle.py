"""The reference model plays whole random games: nothing is lost, nobody is stuck, every ending is real."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import chain, product
from typing import Any, TypeVar

import pytest

from tests.oracle.decisions import choose_payment, return_excess
from tests.oracle.duel import ALL_TOKENS, DuelOracle, token_names
from tests.oracle.duel import TOKENS as DUEL_TOKENS
from tests.oracle.splendor import GEMS_PER_COLOUR, SplendorOracle

Game = TypeVar("Game", SplendorOracle, DuelOracle)

GAMES_EACH = 4
LONGEST = 5000  # decisions; a random game is far shorter

SPLENDOR_TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, {}) for players in (2, 3, 4)),
    *((players, {"target": 10, "face_up": 3}) for players in (2, 3, 4)),
    *((players, {"last_round": "one_more_each"}) for players in (2, 3, 4)),
    *((players, {"face_up": 1}) for players in (2, 3, 4)),
    (2, {"may_take_fewer": True, "face_up": 5, "target": 30}),
    (3, {"choose_payment": False, "start": 2}),
    (4, {"teams": True}),
    (4, {"teams": True, "last_round": "one_more_each", "target": 21}),
    (4, {"teams": True, "target": 10, "face_up": 3}),
]
DUEL_TABLES: list[dict[str, Any]] = [{}, {"choose_payment": False}, {"start": 0}, {"start": 1}]


def shuffled(chance: random.Random, things: list[int]) -> list[int]:
    return chance.sample(things, len(things))


def splendor_game(players: int, settings: dict[str, Any], chance: random.Random) -> SplendorOracle:
    orders = {
        "level1": shuffled(chance, list(range(40))),
        "level2": shuffled(chance, list(range(40, 70))),
        "level3": shuffled(chance, list(range(70, 90))),
        "nobles": shuffled(chance, list(range(10))),
        "start": shuffled(chance, list(range(players))),
    }
    return SplendorOracle.from_orders(players, settings, orders)


def duel_game(settings: dict[str, Any], chance: random.Random) -> DuelOracle:
    tokens = [DUEL_TOKENS.index(token) for token in ALL_TOKENS.elements()]
    orders = {
        "level1": shuffled(chance, list(range(30))),
        "level2": shuffled(chance, list(range(30, 54))),
        "level3": shuffled(chance, list(range(54, 67))),
        "board": shuffled(chance, tokens),
        "start": shuffled(chance, [0, 1]),
    }
    return DuelOracle.from_orders(2, settings, orders)


def play_out(game: Game, chance: random.Random, check: Callable[[Game, dict[str, Any]], None]) -> None:
    for _ in range(LONGEST):
        check(game, game.position())
        if game.phase == "over":
            break
        legal = game.legal()
        assert legal
        assert len(set(legal)) == len(legal)
        text = chance.choice(legal)
        refill = None
        if text == "replenish":
            bag = game.position()["bag"]
            drawn = Counter(bag)
            refill = chance.sample(list(drawn.elements()), drawn.total())
        game.play(text, refill)
    assert game.phase == "over"
    assert game.to_move is None
    assert game.legal() == []
    assert game.winners()


def all_cards(position: dict[str, Any], face_up: str) -> list[int]:
    """Every card id of the position, wherever it lies."""
    table = [card for row in position[face_up] + position["decks"] for card in row if card is not None]
    players = position["players"]
    hands = [reserved["card"] for player in players for reserved in player["reserved"]]
    return sorted([*table, *hands, *chain.from_iterable(player["cards"] for player in players)])


def check_players(game: SplendorOracle | DuelOracle, position: dict[str, Any]) -> None:
    for seat, player in enumerate(position["players"]):
        assert len(player["reserved"]) <= 3
        assert min(player["tokens"]) >= 0
        assert sum(player["tokens"]) <= 10 or seat == game.to_move
    assert game.phase != "over" or (game.to_move is None and position["to_move"] is None)


def check_splendor(game: SplendorOracle, position: dict[str, Any]) -> None:
    players = position["players"]
    gems = GEMS_PER_COLOUR[len(players)]
    purses = [position["bank"], *(player["tokens"] for player in players)]
    assert [sum(column) for column in zip(*purses, strict=True)] == [gems] * 5 + [5]
    assert all_cards(position, "market") == list(range(90))
    taken = [noble for player in players for noble in player["nobles"]]
    waiting = [noble for noble in position["nobles"] if noble is not None]
    assert len(set(taken + waiting)) == len(taken) + len(waiting) == len(players) + 1
    for row, deck in zip(position["market"], position["decks"], strict=True):
        assert None not in row or not deck
    check_players(game, position)


def check_duel(game: DuelOracle, position: dict[str, Any]) -> None:
    players = position["players"]
    tokens = Counter(token for row in position["board"] for token in row if token) + Counter(position["bag"])
    for player in players:
        tokens += Counter(dict(zip(DUEL_TOKENS, player["tokens"], strict=True)))
    assert tokens == ALL_TOKENS
    assert all_cards(position, "market") == list(range(67))
    assert position["privileges"] + sum(player["privileges"] for player in players) == 3
    assert sorted(position["royals"] + players[0]["royals"] + players[1]["royals"]) == [0, 1, 2, 3]
    for player in players:
        if game.phase not in ("colour", "match", "steal", "royal"):  # the purchase is resolved
            assert len(player["royals"]) == (player["crowns"] >= 3) + (player["crowns"] >= 6)
    check_players(game, position)


@pytest.mark.parametrize(("players", "settings"), SPLENDOR_TABLES)
def test_splendor_to_the_end(players: int, settings: dict[str, Any]) -> None:
    for seed in range(GAMES_EACH):
        chance = random.Random(f"{seed} {players} {settings}")
        game = splendor_game(players, settings, chance)
        play_out(game, chance, check_splendor)
        points = [player["points"] for player in game.position()["players"]]
        sides = [points[0] + points[2], points[1] + points[3]] if settings.get("teams") else points
        assert (max(sides) >= settings.get("target", 15)) or game.reason() == "deadlock"


@pytest.mark.parametrize("settings", DUEL_TABLES)
def test_duel_to_the_end(settings: dict[str, Any]) -> None:
    for seed in range(GAMES_EACH):
        chance = random.Random(f"{seed} {settings}")
        game = duel_game(settings, chance)
        play_out(game, chance, check_duel)
        (winner,) = game.winners()
        player = game.position()["players"][winner]
        reached = {
            "prestige": player["points"] >= 20,
            "crowns": player["crowns"] >= 10,
            "colour": max(player["colour_points"]) >= 10,
        }
        assert reached[str(game.reason())]


def test_an_illegal_text_changes_nothing() -> None:
    game = splendor_game(2, {}, random.Random(0))
    before = game.position()
    with pytest.raises(ValueError, match="not legal"):
        game.play("take www")
    assert game.position() == before


def test_a_refill_must_be_the_bag() -> None:
    chance = random.Random(0)
    game = duel_game({}, chance)
    while "replenish" not in game.legal():
        game.play(chance.choice(game.legal()))
    before = game.position()
    with pytest.raises(ValueError, match="bag"):
        game.play("replenish", [])
    assert game.position() == before
    game.play("replenish", list(game.bag.elements()))
    assert sum(game.position()["bag"].values()) == 0


def test_tokens_have_names_and_numbers() -> None:
    assert token_names([0, "pearl", 6]) == ["white", "pearl", "gold"]


@pytest.mark.parametrize("gold", range(6))
def test_every_split_of_a_payment_is_reached_once(gold: int) -> None:
    due = Counter({"white": 3, "green": 2, "pearl": 1})
    held = Counter({"white": 4, "green": 1, "pearl": 1, "gold": gold})

    def reached(texts: list[str]) -> list[Counter[str]]:
        asking = choose_payment(due, held, True)
        try:
            _, options = next(asking)
            for text in texts:
                _, options = asking.send(text)
        except StopIteration as settled:
            return [settled.value]
        return list(chain.from_iterable(reached([*texts, option]) for option in options))

    if gold == 0:
        with pytest.raises(ValueError, match="empty"):
            reached([])
        return
    found = reached([])
    splits = {
        (white, green, pearl)
        for white, green, pearl in product(range(4), range(2), range(2))
        if 6 - white - green - pearl <= gold
    }
    assert len(found) == len(splits)
    assert {(way["white"], way["green"], way["pearl"]) for way in found} == splits
    assert all(way.total() == 6 for way in found)


def test_every_return_is_reached_once() -> None:
    held = Counter({"white": 1, "blue": 8, "red": 2, "gold": 2})

    def reached(letters: str) -> list[str]:
        asking = return_excess(Counter(held), Counter())
        try:
            _, options = next(asking)
            for letter in letters:
                _, options = asking.send(f"return {letter}")
        except StopIteration:
            return [letters]
        return list(chain.from_iterable(reached(letters + option[-1]) for option in options))

    row = "wbbbrroo"  # of eight blue ones no more than three can be returned
    expected = {"".join(s) for s in product("wbro", repeat=3) if list(s) == sorted(s, key=row.index)}
    expected = {s for s in expected if all(s.count(letter) <= row.count(letter) for letter in s)}
    assert sorted(reached("")) == sorted(expected)
