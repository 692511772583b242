"""What holds in every game, whoever plays it and however: checked over random games of any configuration."""

import json
from collections import Counter
from itertools import combinations, product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from cabochon import Match
from cabochon.games.base import Game
from cabochon.games.state import State
from tests.games.random_games import RandomGame, Step, few, random_games, verb

TOKEN_LIMIT = 10
HAND = 3


def tokens_in_all(position: Any) -> list[int]:
    """How many tokens of each kind there are, wherever they lie."""
    piles = [player["tokens"] for player in position["players"]]
    if position["game"] == "splendor":
        piles.append(position["bank"])
    else:
        lying = Counter(token for row in position["board"] for token in row)
        piles += [list(position["bag"].values()), [lying[token] for token in position["bag"]]]
    return [sum(column) for column in zip(*piles, strict=True)]


def expected_tokens(position: Any) -> list[int]:
    if position["game"] == "splendor":
        return [*[{2: 4, 3: 5, 4: 7}[len(position["players"])]] * 5, 5]
    return [*[4] * 5, 2, 3]


def everywhere(position: Any, name: str) -> list[int]:
    """The numbers of all cards, nobles or royals, wherever they lie."""
    piles = [player[name] for player in position["players"]]
    if name == "cards":
        piles += [[entry["card"] for entry in player["reserved"]] for player in position["players"]]
        piles += [*position["decks"], *position["market"]]
    else:
        piles.append(position[name])
    return sorted(number for pile in piles for number in pile if number is not None)


def numbers_in(value: Any) -> list[int]:
    """Every number in a position, however deep."""
    if isinstance(value, dict | list):
        parts = value.values() if isinstance(value, dict) else value
        return [number for part in parts for number in numbers_in(part)]
    return [value] if isinstance(value, int) else []


def begins_turn(step: Step) -> bool:
    """Whether this decision ended a turn, so that another begins, or the game is over."""
    return bool(step.after.record.turn != step.before.record.turn) or step.after.is_over


# --- Conservation and limits ---


@given(random_games())
@few
def test_nothing_is_lost_and_nothing_appears(played: RandomGame) -> None:
    rules = played.rules
    nobles = None
    for state in played.states():
        position: Any = state.position()
        assert tokens_in_all(position) == expected_tokens(position)
        assert everywhere(position, "cards") == list(range(len(rules.cards)))
        if rules.name == "splendor":
            nobles = nobles or everywhere(position, "nobles")
            assert everywhere(position, "nobles") == nobles
            assert len(nobles) == len(position["players"]) + 1
        else:
            assert everywhere(position, "royals") == [0, 1, 2, 3]
            assert position["privileges"] + sum(p["privileges"] for p in position["players"]) == 3


@given(random_games())
@few
def test_limits_are_kept(played: RandomGame) -> None:
    for step in played.steps():
        position: Any = step.after.position()
        assert min(numbers_in(position)) >= 0
        most = max(expected_tokens(position))
        for seat, player in enumerate(position["players"]):
            assert max(player["tokens"]) <= most
            assert len(player["reserved"]) <= HAND
            if begins_turn(step) or seat != position["to_move"]:
                assert sum(player["tokens"]) <= TOKEN_LIMIT


@given(random_games())
@few
def test_somebody_can_always_move(played: RandomGame) -> None:
    rules = played.rules
    for state in played.states():
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert set(legal) <= set(range(rules.action_count))
        assert bool(legal) != state.is_over
        if "pass" in [rules.texts[action] for action in legal]:
            assert len(legal) == 1, "there is no voluntary pass"
        if state.phase in ("noble", "colour", "match", "steal", "royal"):
            assert len(legal) >= 2, "what has one answer is not asked"


# --- One order for what can be done in any order ---


def paths(rules: Game, state: State, first_word: str) -> list[State]:
    """This state, and all that decisions of one kind lead to from here within the same phase."""
    found = [state]
    for action in state.legal_actions():
        if verb(rules, action) == first_word:
            after = state.after(action)
            if after.record.turn == state.record.turn and after.phase == state.phase:
                found += paths(rules, after, first_word)
            elif first_word == "return":
                found.append(after)
    return found


def selections(piles: list[int], number: int) -> list[tuple[int, ...]]:
    """Every way to choose so many tokens from piles of these sizes."""
    return [chosen for chosen in product(*(range(n + 1) for n in piles)) if sum(chosen) == number]


@given(random_games())
@few
def test_every_return_is_possible_in_one_way(played: RandomGame) -> None:
    rules = played.rules
    for step in played.steps():
        if step.after.phase != "return" or step.before.phase == "return":
            continue
        seat = step.after.record.to_move
        held = step.after.position()["players"][seat]["tokens"]
        reached = [
            tuple(end.position()["players"][seat]["tokens"])
            for end in paths(rules, step.after, "return")
            if end.phase != "return" or end.record.turn != step.after.record.turn
        ]
        excess = sum(held) - TOKEN_LIMIT
        kept = [tuple(a - b for a, b in zip(held, gone, strict=True)) for gone in selections(held, excess)]
        assert sorted(reached) == sorted(kept)


@given(random_games())
@few
def test_every_payment_is_possible_in_one_way(played: RandomGame) -> None:
    rules = played.rules
    for step in played.steps():
        if step.after.phase != "pay" or step.before.phase == "pay":
            continue
        position: Any = step.after.position()
        held = position["players"][position["to_move"]]["tokens"]
        least_gold = position["pending"]["payment"]
        reached = [tuple(way.position()["pending"]["payment"]) for way in paths(rules, step.after, "cover")]
        *gems, gold = least_gold
        ways = [
            (*paid, gold + sum(gems) - sum(paid))
            for paid in product(*(range(n + 1) for n in gems))
            if gold + sum(gems) - sum(paid) <= held[-1]
        ]
        assert len(ways) > 1, "what has one answer is not asked"
        assert sorted(reached) == sorted(ways)


@given(random_games("duel"))
@few
def test_privileges_are_spent_in_one_order(played: RandomGame) -> None:
    rules = played.rules
    seen = set()
    for step in played.steps():
        held = int(step.after.record.privileges[step.after.record.to_move])
        if not begins_turn(step) or step.after.is_over or held in seen:
            continue
        seen.add(held)
        ways = paths(rules, step.after, "privilege")
        for way in ways:
            way.record.cursor = 0  # which cells may follow is no part of the position
        cells = sum(verb(rules, action) == "privilege" for action in step.after.legal_actions())
        assert len({way.tobytes() for way in ways}) == len(ways)
        assert len(ways) == sum(1 for n in range(held + 1) for _ in combinations(range(cells), n))


# --- Undo ---


@given(random_games(), st.integers(0, 200))
@few
def test_undo_is_exact(played: RandomGame, decisions: int) -> None:
    name, players, asked = played.configuration
    match = Match(name, players, settings=asked, seed=played.seed)
    past = []
    for step in played.steps():
        legal = match.legal_moves
        past.append((match.state.tobytes(), legal, match.moves, match.refills, match.to_move, match.phase))
        match.play(legal[step.action % len(legal)])
        if len(past) > decisions or match.outcome is not None:
            break
    end = match.copy()
    moves = match.moves
    for number in reversed(range(len(moves))):
        assert match.undo() == moves[number]
        now = match.state.tobytes(), match.legal_moves, match.moves, match.refills, match.to_move, match.phase
        assert now == past[number]
        assert match.outcome is None
    for move in moves:
        match.play(move)
    assert match == end


# --- Positions ---


@given(random_games(), st.integers(0, 3))
@few
def test_positions_survive_json(played: RandomGame, viewer: int) -> None:
    for state in played.states()[::3]:
        for shown in (state, state.view(viewer % state.players), state.view(None)):
            text = json.dumps(shown.position())
            again = State.from_position(json.loads(text))
            assert again.tobytes() == shown.tobytes()
            assert json.dumps(again.position()) == text


# --- The end ---


def splendor_prestige(rules: Game, position: Any, seat: int) -> int:
    """The prestige of a seat, or of its team, counted card by card."""
    seats = [seat, (seat + 2) % 4] if position["settings"]["teams"] else [seat]
    players = [position["players"][member] for member in seats]
    return sum(
        sum(rules.cards[card].points for card in player["cards"]) + 3 * len(player["nobles"])
        for player in players
    )


def splendor_winners(rules: Game, position: Any) -> list[int]:
    """Most prestige, then fewest cards; teams count together."""
    count = len(position["players"])
    bought = [len(player["cards"]) for player in position["players"]]
    if position["settings"]["teams"]:
        bought = [bought[seat] + bought[(seat + 2) % 4] for seat in range(4)]
    ranks = [(splendor_prestige(rules, position, seat), -bought[seat]) for seat in range(count)]
    return [seat for seat in range(count) if ranks[seat] == max(ranks)]


@given(random_games("splendor"))
@few
def test_splendor_ends_when_it_must(played: RandomGame) -> None:
    rules, players = played.rules, played.configuration.players
    turns = [step for step in played.steps() if begins_turn(step)]
    seats = [step.before.record.to_move for step in turns]
    position: Any = turns[-1].after.position()
    assert seats == [(position["start"] + turn) % players for turn in range(len(turns))]
    target = position["settings"]["target"]
    reached = [
        turn
        for turn, step in enumerate(turns)
        if splendor_prestige(rules, step.after.position(), seats[turn]) >= target
    ]
    outcome = turns[-1].after.outcome
    assert outcome is not None
    if outcome.reason == "deadlock":
        assert position["pending"]["passes"] == players
    elif position["settings"]["last_round"] == "finish_round":
        assert len(turns) == players * (reached[0] // players + 1)
        assert len(set(Counter(seats).values())) == 1
    else:
        assert len(turns) == reached[0] + players


@given(random_games("splendor"))
@few
def test_the_winners_of_splendor(played: RandomGame) -> None:
    rules = played.rules
    end = played.states()[-1]
    position: Any = end.position()
    outcome = end.outcome
    assert outcome is not None
    assert list(outcome.winners) == splendor_winners(rules, position)
    points = [
        sum(rules.cards[card].points for card in player["cards"]) + 3 * len(player["nobles"])
        for player in position["players"]
    ]
    assert list(outcome.scores) == points


def duel_victories(rules: Any, player: Any) -> list[str]:
    """The victory conditions that a player of Duel meets, counted card by card."""
    on_colour: Counter[str] = Counter()
    for number in player["cards"]:
        card = rules.cards[number]
        colour = player["wild_colours"].get(str(number)) or card.bonus
        on_colour[colour] += card.points
    points = on_colour.total() + sum(rules.royals[royal].points for royal in player["royals"])
    met = {
        "prestige": points >= 20,
        "crowns": sum(rules.cards[number].crowns for number in player["cards"]) >= 10,
        "colour": any(on_colour[colour] >= 10 for colour in rules.tokens[:5]),
    }
    assert points == player["points"]
    return [reason for reason, is_met in met.items() if is_met]


@given(random_games("duel"))
@few
def test_duel_ends_with_the_first_victory(played: RandomGame) -> None:
    rules = played.rules
    for step in played.steps():
        if not begins_turn(step):
            continue
        seat = step.before.record.to_move
        players = step.after.position()["players"]
        victories = duel_victories(rules, players[seat])
        assert bool(victories) == step.after.is_over
        assert duel_victories(rules, players[1 - seat]) == []
        outcome = step.after.outcome
        if outcome is not None:
            assert outcome.winners == (seat,)
            assert outcome.reason == victories[0]
            assert list(outcome.scores) == [player["points"] for player in players]


@given(random_games())
@few
def test_the_shares_of_the_victory_add_up(played: RandomGame) -> None:
    for state in played.states():
        assert abs(sum(state.returns()) - 1) < 1e-9
    outcome = state.outcome
    assert outcome is not None
    share = 1 / len(outcome.winners)
    shares = [share if seat in outcome.winners else 0.0 for seat in range(state.players)]
    assert state.returns() == shares
