"""A state in people's hands: looked at, copied, played on, asked."""

import copy
import json
import pickle
import random
import threading
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cabochon
from cabochon import Record, State
from cabochon.games import game, game_names
from cabochon.games.errors import CabochonError, IllegalActionError, PositionError, SettingsError
from cabochon.games.native import INTERPRETED
from tests.endings.endings import ENDINGS, path
from tests.games.configurations import VARIANTS, Configuration
from tests.games.random_games import RandomGame, few, random_games, seeds, verb
from tests.rules.duel_table import card as duel_card
from tests.rules.duel_table import duel, new_duel
from tests.rules.splendor_table import SPLENDOR, SplendorTable, card, new_game, splendor
from tests.rules.table import Table, Unseen


@cache
def lively(name: str) -> tuple[State, ...]:
    """A game of two in which much happens, state by state."""
    return tuple(RandomGame(Configuration(name, 2, {}), 4, eager=True).states())


def moments(name: str) -> list[State]:
    """A state of each phase, the end too, and one for each number of hidden cards."""
    found = {(state.phase, int(state.record.hidden.sum())): state for state in lively(name)}
    return [state.copy() for state in found.values()]


# --- Setting up ---


def test_a_new_state() -> None:
    state = State.random(seed=7)
    assert (state.game.name, state.players, state.phase) == ("splendor", 2, "act")
    assert (state.is_over, state.outcome) == (False, None)
    assert state.to_move == state.record.to_move == state.record.start
    assert state.settings["target"] == 15
    assert state == State.random(SPLENDOR, 2, {}, 7)
    assert state != State.random(seed=8)
    assert State.random("duel").players == 2
    assert cabochon.State is State


def test_settings_and_players_are_checked() -> None:
    with pytest.raises(SettingsError, match="2 or 3 or 4"):
        State.random("splendor", 5)
    with pytest.raises(SettingsError, match="target"):
        State.random("splendor", settings={"target": 0})
    with pytest.raises(CabochonError, match="splendor, duel"):
        State.random("chess")


def test_a_state_keeps_a_record_of_its_own() -> None:
    record = game("duel").random_record(2, {}, 3)
    state = State(game("duel"), record)
    record.turn = 9
    assert state.record.turn == 1
    state.record.turn = 5
    assert record.turn == 9
    assert state.record.turn == 5


# --- Playing ---


@given(random_games())
@few
def test_list_and_mask_agree_and_apply_takes_exactly_those(played: RandomGame) -> None:
    rng = random.Random(played.seed)
    for state in played.states()[::4]:
        legal = state.legal_actions()
        mask = state.mask()
        assert mask.dtype == np.bool_
        assert mask.shape == (played.rules.action_count,)
        assert np.flatnonzero(mask).tolist() == legal
        assert (legal == []) == state.is_over == (state.to_move is None) == (state.phase == "over")
        # Numbers around the ends of words, and some others.
        tried = {0, 47, 48, 62, 63, 83, played.rules.action_count - 1, *rng.sample(range(84), 6), *legal[:3]}
        for action in tried:
            after = state.copy()
            if action in legal:
                after.apply(action)
                assert after != state
            else:
                with pytest.raises(IllegalActionError):
                    after.apply(action)
                assert after == state


@pytest.mark.parametrize("name", game_names())
def test_an_illegal_action_says_what_is_legal(name: str) -> None:
    for state in moments(name):
        before = state.tobytes()
        legal = state.legal_actions()
        action = next(action for action in range(state.game.action_count) if action not in legal)
        with pytest.raises(IllegalActionError) as caught:
            state.apply(action)
        assert state.game.texts[action] in str(caught.value)
        assert (", ".join(map(str, legal)) or "the game is over") in str(caught.value)
        assert state.tobytes() == before


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("action", [-1, -(2**70), 2**63, 2**70, "beyond"])
def test_actions_that_do_not_exist(name: str, action: Any) -> None:
    state = State.random(name)
    last = state.game.action_count - 1
    with pytest.raises(IllegalActionError, match=f"{name} has the actions 0 to {last}"):
        state.apply(last + 1 if action == "beyond" else action)
    assert state == State.random(name)


@pytest.mark.parametrize("action", ["take wbg", 1.0, None])
def test_an_action_is_a_number(action: Any) -> None:
    state = State.random()
    with pytest.raises(TypeError):
        state.apply(action)
    assert state == State.random()


def test_numbers_of_numpy_are_numbers() -> None:
    one, other = State.random(), State.random()
    one.apply(0)
    other.apply(np.int8(0))
    assert one == other


@pytest.mark.parametrize("name", game_names())
def test_a_game_can_be_played_out(name: str) -> None:
    state, again = State.random(name, seed=3), State.random(name, seed=3)
    assert state.play_out(5, limit=7) == 7
    assert not state.is_over
    assert state.play_out(6) < 5000
    assert state.is_over
    assert state.play_out(7) == 0
    again.play_out(5, limit=7)
    again.play_out(6)
    assert again == state


# --- Copies ---

DUPLICATES: dict[str, Callable[[State], State]] = {
    "copy": State.copy,
    "shallow": copy.copy,
    "deep": copy.deepcopy,
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    "position": lambda state: State.from_position(json.loads(json.dumps(state.position()))),
    "record": lambda state: State(state.game, state.record),
}


@pytest.mark.parametrize("duplicate", DUPLICATES.values(), ids=DUPLICATES)
@pytest.mark.parametrize("name", game_names())
def test_a_copy_is_equal_and_its_own(name: str, duplicate: Callable[[State], State]) -> None:
    for state in moments(name):
        for shown in (state, state.view(0), state.view(None)):
            before = shown.tobytes()
            other = duplicate(shown)
            assert type(other) is State
            assert other == shown
            assert other.game is shown.game
            assert other.legal_actions() == shown.legal_actions()
            other.record.turn += 1
            assert other != shown
            assert shown.tobytes() == before


@pytest.mark.parametrize("name", game_names())
def test_a_copy_is_played_on_its_own(name: str) -> None:
    state = State.random(name, seed=5)
    other = state.copy()
    other.apply(other.legal_actions()[-1])
    assert state == State.random(name, seed=5)
    assert state.after(state.legal_actions()[-1]) == other
    with pytest.raises(IllegalActionError):
        state.after(state.game.action_count)
    assert state == State.random(name, seed=5)
    state.apply(state.legal_actions()[-1])
    assert state == other


def test_equality() -> None:
    state = State.random(seed=7)
    assert state != State.random("duel", seed=7)
    assert state != state.view(0)
    assert state.view(0) != state.view(0).guess(0, 1)
    assert state != state.tobytes()
    assert state != None  # noqa: E711
    with pytest.raises(TypeError):
        hash(state)


def test_a_state_shows_itself() -> None:
    assert repr(new_game(3).state) == "<State of splendor with 3 players: seat 0, phase act>"
    assert repr(lively("duel")[-1]) == "<State of duel with 2 players: over>"


def play_through(name: str, seed: int) -> list[bytes]:
    """A whole game with guesses, views and positions on the way; the states, byte by byte."""
    state = State.random(name, seed=seed)
    choice = random.Random(seed)
    seen = []
    while not state.is_over:
        legal = state.legal_actions()
        assert state.mask().sum() == len(legal)
        state.apply(choice.choice(legal))
        seen += [state.tobytes(), state.guess(0, seed).tobytes(), state.view(1).tobytes()]
    return [*seen, json.dumps(state.position()).encode(), repr(state.returns()).encode()]


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_names())
def test_threads_with_states_of_their_own_do_not_disturb_each_other(name: str) -> None:
    expected = [play_through(name, seed) for seed in range(4)]
    found: dict[int, list[bytes]] = {}
    ready = threading.Barrier(4)

    def play(seed: int) -> None:
        ready.wait()
        found[seed] = play_through(name, seed)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[seed] for seed in range(4)] == expected


# --- The end ---


@pytest.mark.parametrize("name", VARIANTS)
def test_outcome_and_returns(name: str) -> None:
    *before, end = RandomGame(VARIANTS[name], 3, eager=True).states()
    for state in before[::7]:
        assert state.outcome is None
        assert len(state.returns()) == state.players
        assert sum(state.returns()) == pytest.approx(1)
    outcome = end.outcome
    assert outcome is not None
    assert end.to_move is None
    assert set(outcome.winners) in [set(side) for side in end.sides] or len(outcome.winners) > 1
    share = 1 / len(outcome.winners)
    assert end.returns() == [share if seat in outcome.winners else 0 for seat in range(end.players)]
    assert list(outcome.scores) == [player["points"] for player in end.position()["players"]]


def test_the_outcome_of_an_ending() -> None:
    state = Record.load(path("duel-crowns")).match().state
    outcome = state.outcome
    assert outcome is not None
    assert outcome.reason == "crowns"
    assert state.returns() == [float(seat in outcome.winners) for seat in (0, 1)]


# --- Information ---


@pytest.mark.parametrize("name", game_names())
def test_views_and_guesses_leave_the_state_alone(name: str) -> None:
    for state in moments(name):
        before = state.tobytes()
        for seat in (None, 0, 1):
            view = state.view(seat)
            assert view.guess(seat, 9) == state.guess(seat, 9) == state.guess(seat, 9).guess(seat, 9)
            assert view.view(seat) == view == state.guess(seat, 4).view(seat)
            assert (view.phase, view.to_move, view.players) == (state.phase, state.to_move, state.players)
            assert (view.outcome, view.returns()) == (state.outcome, state.returns())
            assert (view.settings, view.sides) == (state.settings, state.sides)
        assert state.tobytes() == before


@pytest.mark.parametrize("seat", [-1, 3, 4, 2**40])
def test_seats_that_do_not_exist(seat: Any) -> None:
    state = State.random("splendor", 3)
    asked: list[Callable[[Any], object]] = [
        state.view,
        lambda who: state.guess(who, 1),
        state.features,
        state.turn_of,
    ]
    for ask in asked:
        with pytest.raises(IndexError, match="the seats are 0 to 2"):
            ask(seat)


# --- Positions ---


def test_a_position_must_name_its_game() -> None:
    position: Any = State.random("duel").position()
    others: list[Any] = [None, [], "duel", {}, {**position, "game": "chess"}, {**position, "game": 1}]
    for wrong in others:
        with pytest.raises(PositionError, match="splendor, duel"):
            State.from_position(wrong)
    with pytest.raises(PositionError):
        State.from_position({**position, "game": "splendor"})


# --- Questions: turns ---


@pytest.mark.parametrize("name", ENDINGS)
def test_turns_begin_where_records_say(name: str) -> None:
    record = Record.load(path(name))
    match = record.match()
    firsts = set()
    made = 0
    for turn in record.turns:
        firsts.add(made)
        made += len(turn.decisions)
    assert made == len(match.steps)
    begun = [step.before for step in match.steps if step.before.begins_turn]
    assert {number for number, step in enumerate(match.steps) if step.before.begins_turn} == firsts
    assert [state.turn for state in begun] == list(range(1, len(record.turns) + 1))
    assert not match.state.begins_turn, "after the end no turn begins"


def test_within_a_turn_none_begins() -> None:
    table = duel(bag="2w", privileges=(2, 0))
    assert table.state.begins_turn
    assert not table.fork().play("privilege a3").state.begins_turn
    assert not table.fork().play("replenish").state.begins_turn
    assert not table.fork().play("gold e1").state.begins_turn
    assert table.fork().play("gold e1", "reserve 1a").state.begins_turn


@given(random_games(), st.integers(0, 3))
@few
def test_any_seat_can_be_given_a_turn(played: RandomGame, number: int) -> None:
    for state in played.states()[::6]:
        before = state.tobytes()
        seat = number % state.players
        turn = state.turn_of(seat)
        assert state.tobytes() == before
        assert (turn.to_move, turn.phase, turn.begins_turn) == (seat, "act", True)
        assert turn.legal_actions()
        now: Any = turn.position()
        then: Any = state.position()
        for key in now.keys() - {"to_move", "phase", "pending"}:
            assert now[key] == then[key]
        if state.begins_turn and seat == state.to_move and not then["pending"].get("passes"):
            assert turn == state


def test_a_turn_is_given_in_the_middle_of_another() -> None:
    """Seat 0 is about to pay a card; it could choose anew, and seat 1 could buy another."""
    table = splendor(tokens=["4w 1o", "4b"], market={"1a": card("4w"), "1b": card("4b")}).play("buy 1a")
    assert table.phase == "pay"
    assert "1a" in SplendorTable(table.state.turn_of(0)).options("buy")
    assert "1b" not in SplendorTable(table.state.turn_of(0)).options("buy")
    assert SplendorTable(table.state.turn_of(1)).options("buy") == {"1b"}


# --- Questions: sides, cards, what comes to light ---


def test_sides() -> None:
    assert new_game(3).state.sides == ((0,), (1,), (2,))
    assert new_game(4).state.sides == ((0,), (1,), (2,), (3,))
    assert new_game(4, teams=True).state.sides == ((0, 2), (1, 3))
    assert new_duel().state.sides == ((0,), (1,))


@given(random_games())
@few
def test_the_card_of_a_decision_is_the_one_that_moves(played: RandomGame) -> None:
    for step in played.steps():
        word, _, place = played.rules.texts[step.action].partition(" ")
        card = step.before.card_of(step.action)
        before: Any = step.before.position()
        after: Any = step.after.position()
        if word not in ("buy", "reserve") or place.endswith("t"):
            assert card is None
            continue
        seat = before["to_move"]
        mine = after["players"][seat]
        hand = [reserved["card"] for reserved in mine["reserved"]]
        if word == "reserve":
            assert card == hand[-1]
        elif after["phase"] == "pay":
            assert card in {*hand, *(number for row in after["market"] for number in row)}
        else:
            assert {card} == set(mine["cards"]) - set(before["players"][seat]["cards"])


def test_a_card_that_is_not_known_is_not_named() -> None:
    table = splendor(hands=[[Unseen(3)], [Unseen(50)]], market={"1c": 7})
    names = {text: SPLENDOR.texts.index(text) for text in ("buy 1c", "buy h1", "buy h2", "reserve 1t")}
    seen = [table.seen_by(seat).state for seat in (0, 1)]
    assert [seen[0].card_of(action) for action in names.values()] == [7, 3, None, None]
    assert [seen[1].card_of(action) for action in names.values()] == [7, None, None, None]


@pytest.mark.parametrize("name", game_names())
def test_after_the_end_no_decision_is_about_a_card(name: str) -> None:
    end = lively(name)[-1]
    assert [end.card_of(action) for action in range(end.game.action_count)] == [None] * end.game.action_count


def reveals(table: Table, *texts: str) -> bool:
    """Whether decisions bring something to light that nobody knew."""
    return table.state.reveals(table.fork().play(*texts).state)


def test_what_splendor_brings_to_light() -> None:
    table = splendor(tokens=["4w 3o", "3b 3g 3r 1k"], market={"1a": card("4w")})
    assert reveals(table, "reserve 1b")
    assert reveals(table, "reserve 2t"), "its player sees it"
    assert reveals(table, "buy 1a", "pay")
    assert not reveals(table, "buy 1a"), "nothing moves before it is paid"
    assert not reveals(table, "buy 1a", "cover w")
    assert not reveals(table, "take bgr")
    full = splendor(tokens=["3w 3b 3g 1r"]).play("take grk")
    assert full.phase == "return"
    assert not reveals(full, "return w")
    empty = splendor(tokens=["4w"], market={"1a": card("4w")}, decks={1: []})
    assert not reveals(empty, "buy 1a"), "there is no card to take its place"


def test_what_duel_brings_to_light() -> None:
    table = duel(tokens=["3b 2o"], bag="2w 1k", privileges=(1, 0), market={"1a": duel_card("3b")})
    assert reveals(table, "replenish")
    assert reveals(table, "buy 1a", "pay")
    assert not reveals(table, "buy 1a", "cover b")
    assert not reveals(table, "privilege d3")
    assert not reveals(table, "take d3")
    gold = next(f"gold {cell}" for cell in sorted(table.options("gold")))
    assert not reveals(table, gold)
    assert reveals(table, gold, "reserve 1t")
    assert reveals(table, gold, "reserve 2a")


def test_a_refill_shows_after_more_decisions_too() -> None:
    """Also where every token that came lies on a cell that was not empty before."""
    table = duel(board=["wwwwb", "bbbgg", "ggoro", "rrrkk", "kkopp"])
    after = table.fork().play("take a1", "take b1")
    assert not table.state.reveals(after.state)
    after.state.record.bag = after.state.record.tokens[0] + after.state.record.tokens[1]
    after.state.record.tokens[:] = 0
    assert after.bag == "2w"
    after.play("replenish")
    assert after.board == table.board
    assert table.state.reveals(after.state)


@given(random_games(), seeds)
@few
def test_something_comes_to_light_when_a_deck_or_the_bag_gets_smaller(played: RandomGame, seed: int) -> None:
    for step in played.steps():
        before: Any = step.before.position()
        after: Any = step.after.position()
        drawn = [len(deck) for deck in before["decks"]] != [len(deck) for deck in after["decks"]]
        drawn = drawn or verb(played.rules, step.action) == "replenish"
        assert step.before.reveals(step.after) == drawn
        seat = seed % step.before.players
        assert step.before.view(seat).reveals(step.after.view(seat)) == drawn
    states = played.states()
    shown = [one.reveals(other) for one, other in pairwise(states)]
    for number in range(0, len(states) - 4, 5):
        assert states[number].reveals(states[number + 4]) == any(shown[number : number + 4])


@pytest.mark.parametrize("name", game_names())
def test_a_view_that_is_played_on_draws_nothing_and_breaks_nothing(name: str) -> None:
    # Interpreted a game takes seconds, and the same test runs compiled as well.
    for seed in range(3 if INTERPRETED else 40):
        state = State.random(name, seed=seed)
        state.play_out(seed, 20)
        view = state.view(state.to_move)
        chance = random.Random(seed)
        for _ in range(200):
            if legal := view.legal_actions():
                view.apply(chance.choice(legal))
        assert (view.record.market >= -1).all(), "no card that nobody knows"
        for seat in (None, 0, 1):
            view.guess(seat, seed).play_out(seed, 600)
        assert view.features(0).shape == state.features(0).shape


@pytest.mark.parametrize("name", game_names())
def test_a_view_is_not_played_out(name: str) -> None:
    state = State.random(name, seed=1)
    for view in (state.view(0), state.view(None), State.from_position(state.view(1).position())):
        before = view.tobytes()
        with pytest.raises(IllegalActionError, match=r"use guess\(seat, seed\)"):
            view.play_out(1)
        assert view.tobytes() == before
    assert state.view(0).guess(0, 1).play_out(1) > 0


@pytest.mark.parametrize("seat", [True, 1.0, "0", np.float32(0), np.bool_(True), [0]], ids=repr)
@pytest.mark.parametrize("name", game_names())
def test_a_seat_is_a_whole_number(name: str, seat: Any) -> None:
    state = State.random(name)
    asked: tuple[Callable[[Any], object], ...] = (
        state.features,
        state.view,
        state.turn_of,
        state.turns_after,
        lambda seat: state.guess(seat, 1),
    )
    for ask in asked:
        with pytest.raises(TypeError, match="a seat is a whole number, not"):
            ask(seat)
        with pytest.raises(IndexError, match="there is no seat"):
            ask(10**5000)
        ask(np.int8(1))


@pytest.mark.parametrize("name", game_names())
def test_a_state_is_one_record(name: str) -> None:
    rules = game(name)
    for records in (0, 2):
        with pytest.raises(ValueError, match="one record of"):
            State(rules, np.zeros(records, rules.state_type))


EDITS: dict[str, Any] = {
    "players": 9,
    "players ": -1,
    "to_move": 7,
    "phase": 17,
    "deck_left": 120,
    "deck": 101,
    "market": 99,
    "reserved": 100,
    "owner": 50,
    "turn": -5,
    "buying": 77,
    "tokens": 2**62,
    "points": 127,
}


@pytest.mark.parametrize("field", EDITS)
@pytest.mark.parametrize("name", ["splendor", "duel"])
def test_a_record_that_was_edited_by_hand_is_refused(name: str, field: str) -> None:
    state = State.random(name, seed=4)
    state.record[field.strip()] = EDITS[field]
    with pytest.raises(PositionError, match=f"the record is no position of {name}: "):
        State(state.game, state.record)


@pytest.mark.parametrize("name", ["splendor", "duel"])
def test_whatever_bytes_a_record_has_it_is_refused_or_can_be_played(name: str) -> None:
    chance = np.random.default_rng(5)
    accepted = 0
    for state in [*moments(name)] * 4:
        content = bytearray(state.tobytes())
        content[chance.integers(len(content))] ^= 1 << int(chance.integers(8))
        try:
            edited = State(state.game, np.frombuffer(content, state.game.state_type))
        except PositionError:
            continue
        accepted += 1
        assert edited.tobytes() == content
        if edited.is_complete:
            edited.play_out(seed=1)
    assert accepted < 4 * len(moments(name)) / 2
