"""What a network sees: complete, from the seat's own point of view, and nothing that the seat can't know."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from cabochon.games import game, game_names
from cabochon.games.base import Game
from cabochon.games.features import Vector, share
from cabochon.games.state import State
from cabochon.search.network import feature_count, features_of
from tests.games.configurations import CONFIGURATIONS, Configuration
from tests.games.random_games import RandomGame, few, random_games, seeds

DOCS = Path(__file__).parents[2] / "docs" / "features.md"

# What random games seldom or never come to, or what never is: nobody is their own partner.
RARE = (
    "table: buying",
    "table: ability",
    "table: another turn follows",
    "self: partner",
    "+1: partner",
    "+3: partner",
)


def seen(state: State, seat: int) -> dict[str, float]:
    """The features by their names."""
    return dict(zip(features_of(state.game).names(), state.features(seat).tolist(), strict=True))


@pytest.mark.parametrize("name", game_names())
def test_every_feature_has_a_name_of_its_own(name: str) -> None:
    features = features_of(game(name))
    assert len(set(features.names())) == len(features.names()) == features.FEATURES


@pytest.mark.parametrize("name", game_names())
def test_the_documentation_lists_every_index(name: str) -> None:
    assert features_of(game(name)).table() in DOCS.read_text(encoding="utf-8")


@given(random_games(), seeds)
@few
def test_nothing_is_read_that_the_seat_cannot_know(played: RandomGame, seed: int) -> None:
    for state in played.states()[::7]:
        for seat in range(state.players):
            vector = state.features(seat)
            assert np.array_equal(state.view(seat).features(seat), vector)
            assert np.array_equal(state.guess(seat, seed).features(seat), vector)


@pytest.mark.parametrize("name", game_names())
def test_a_hidden_card_shows_its_level_alone_to_others_and_all_to_its_owner(name: str) -> None:
    rules = game(name)
    found = 0
    for state in RandomGame(Configuration(name, 2, {}), 4, eager=False).states():
        for owner, slot in zip(*np.nonzero(state.record.hidden[:2]), strict=True):
            card = rules.cards[state.record.reserved[owner, slot]]
            mine = seen(state, int(owner))
            theirs = seen(state, 1 - int(owner))
            assert mine[f"self h{slot + 1}: known to self"] == 1
            assert theirs[f"+1 h{slot + 1}: known to self"] == 0
            assert theirs[f"+1 h{slot + 1}: seen by its owner only"] == 1
            shown = {
                field for field, value in theirs.items() if field.startswith(f"+1 h{slot + 1}") and value
            }
            assert shown == {
                f"+1 h{slot + 1}: {field}"
                for field in ("there", "seen by its owner only", f"level {card.level}")
            }
            assert theirs[f"card {card.number}: unseen"] == 1
            assert mine[f"card {card.number}: unseen"] == 0
            found += 1
    assert found > 0


@pytest.mark.parametrize("name", game_names())
def test_every_feature_is_used_and_stays_between_0_and_1(name: str) -> None:
    rules = game(name)
    tables = [table for table in CONFIGURATIONS if table.game == name]
    most = Configuration(name, max(rules.player_counts), {"face_up": 5} if name == "splendor" else {})
    highest = np.zeros(feature_count(rules), np.float32)
    for seed, table in enumerate(tables + [most] * 80):
        for number, state in enumerate(RandomGame(table, seed, eager=seed % 4 != 3).states()):
            vector = state.features(number % state.players)
            assert vector.min() >= 0
            assert vector.max() <= 1
            np.maximum(highest, vector, out=highest)
    for feature, value in zip(features_of(rules).names(), highest, strict=True):
        assert value > 0 or feature.startswith(RARE) or is_printed_on_no_card(rules, feature), feature


def is_printed_on_no_card(rules: Game, feature: str) -> bool:
    """Whether no card of a place's level has an ability."""
    place, _, ability = feature.partition(": ability ")
    return ability != "" and not any(
        card.level == int(place[0]) and ability in card.abilities for card in rules.cards
    )


@given(random_games())
@few
def test_a_vector_is_written_completely(played: RandomGame) -> None:
    # One state for each phase, the end too.
    for state in {state.phase: state for state in played.states()}.values():
        vector: Vector = np.full(feature_count(played.rules), np.nan, np.float32)
        # As plain Python, which must agree with the compiled form.
        features_of(played.rules).encode(state.record, 0, vector)
        assert np.array_equal(vector, state.features(0))


@given(random_games())
@few
def test_who_can_buy_what_agrees_with_the_rules(played: RandomGame) -> None:
    rules = played.rules
    for state in played.states()[::5]:
        if state.phase != "act":
            continue
        vector = seen(state, state.record.to_move)
        legal = {rules.texts[action] for action in state.legal_actions()}
        for feature, value in vector.items():
            thing, field = feature.split(": ")
            if field == "affordable for self":
                assert value == (f"buy {thing}" in legal)
            elif thing.startswith("self h") and field == "affordable for its owner":
                assert value == (f"buy {thing.split()[1]}" in legal)
            elif field.startswith("two of"):
                letter = rules.letters[rules.tokens.index(field.split()[2])]
                assert value == (f"take {letter}{letter}" in legal)


@given(random_games())
@few
def test_seats_are_counted_from_the_own_one(played: RandomGame) -> None:
    names = ("self", "+1", "+2", "+3")
    for state in played.states()[::9]:
        players = state.players
        vectors = [seen(state, seat) for seat in range(players)]
        own = {field: value for field, value in vectors[0].items() if field.startswith("self: ")}
        for seat, vector in enumerate(vectors):
            for distance, name in enumerate(names[:players]):
                other = vectors[(seat + distance) % players]
                for field in (field.split(": ")[1] for field in own):
                    if field != "partner":
                        assert vector[f"{name}: {field}"] == other[f"self: {field}"]
            absent = [value for field, value in vector.items() if field.startswith(names[players:])]
            assert not any(absent)


@given(random_games())
@few
def test_what_lies_on_the_table_is_there(played: RandomGame) -> None:
    rules = played.rules
    for state in played.states()[::9]:
        position: Any = state.position()
        for seat, player in enumerate(position["players"]):
            vector = seen(state, seat)
            assert vector["self: cards in hand"] == pytest.approx(len(player["reserved"]) / 3)
            assert vector["self: all tokens"] == pytest.approx(min(1, sum(player["tokens"]) / 10))
            check_table(rules, position, vector)
            unseen = {
                int(name[5:].split(":")[0]) for name, value in vector.items() if "unseen" in name and value
            }
            assert unseen == unseen_cards(position, seat)


def unseen_cards(position: dict[str, Any], seat: int) -> set[int]:
    """The cards of the decks and those that others hold hidden."""
    cards = {card for deck in position["decks"] for card in deck}
    for other, player in enumerate(position["players"]):
        cards |= {held["card"] for held in player["reserved"] if other != seat and held["hidden"]}
    return cards


def check_table(rules: Game, position: dict[str, Any], vector: dict[str, float]) -> None:
    """Cards and tokens lie where the position says."""
    rows = position["market"]
    for level, row in enumerate(rows, 1):
        for place, card in zip("abcde", row, strict=False):
            where = f"{level}{place}"
            assert vector[f"{where}: there"] == (card is not None)
            if card is not None:
                most = max(max(other.cost) for other in rules.cards)
                for token, cost in zip(rules.tokens[:-1], rules.cards[card].cost, strict=False):
                    assert vector[f"{where}: costs {token}"] == pytest.approx(cost / most)
                points = max(other.points for other in rules.cards)
                assert vector[f"{where}: points"] == pytest.approx(rules.cards[card].points / points)


def test_duel_shows_each_token_of_the_board() -> None:
    rules = game("duel")
    state = State.random(rules, 2, {}, 3)
    for _ in range(4):
        vector = seen(state, 0)
        for cell in range(25):
            name = f"{'abcde'[cell % 5]}{cell // 5 + 1}"
            for kind, token in enumerate(rules.tokens):
                assert vector[f"{name}: {token}"] == (int(state.record.board[kind]) >> cell & 1)
        state.apply(state.legal_actions()[0])


@given(random_games("splendor"))
@few
def test_who_moves_again_before_the_end_really_does(played: RandomGame) -> None:
    states = played.states()
    movers = [state.to_move for state in states]
    for number, state in enumerate(states):
        if state.record.closing != -1:
            for seat in range(state.players):
                vector = seen(state, seat)
                assert vector["self: moves again"] == (seat in movers[number:])
                assert vector["table: closing"] == 1


def test_the_partner_sits_opposite() -> None:
    state = State.random("splendor", 4, {"teams": True}, 1)
    for seat in range(4):
        vector = seen(state, seat)
        assert [vector[f"{name}: partner"] for name in ("self", "+1", "+2", "+3")] == [0, 0, 1, 0]


def test_shares_are_exact_quotients() -> None:
    numbers = np.arange(400)
    for most in range(1, 400):
        shares = np.array([share(number, most) for number in numbers.tolist()], np.float32)
        assert np.array_equal(shares, np.minimum(numbers / most, 1).astype(np.float32))
