"""Verbs: the kinds of decisions as data."""

import pytest
from hypothesis import given

from cabochon.games import game, game_names
from cabochon.games.duel import actions as duel_actions
from cabochon.games.places import cells, is_deck_top, is_in_hand
from cabochon.games.splendor import actions as splendor_actions
from cabochon.games.verbs import Form, Verb, first_actions, texts
from tests.games.random_games import RandomGame, few, random_games

SMALL = (
    Verb("take", Form.TOKENS, ("w", "ww")),
    Verb("pass"),
    Verb("return", Form.TOKEN, ("w", "o"), "return", in_order=True),
)


def test_numbers_and_texts_go_verb_by_verb() -> None:
    assert first_actions(SMALL) == [0, 2, 3, 5]
    assert texts(SMALL) == ("take w", "take ww", "pass", "return w", "return o")
    assert first_actions(()) == [0]
    assert texts(()) == ()


def test_a_verb_is_usually_one_decision_of_a_turn() -> None:
    assert Verb("pass") == Verb("pass", Form.NOTHING, ("",), "act", False, False)


def test_what_decisions_are_about() -> None:
    about_card = {form for form in Form if Verb("x", form).is_about_card}
    about_tokens = {form for form in Form if Verb("x", form).is_about_tokens}
    assert about_card == {Form.PLACE}
    assert about_tokens == {Form.TOKENS, Form.CELL, Form.LINE}


@pytest.mark.parametrize("name", game_names())
def test_every_action_is_its_verb_with_one_of_its_arguments(name: str) -> None:
    rules = game(name)
    starts = first_actions(rules.verbs)
    assert rules.action_count == starts[-1] == len(rules.texts)
    assert list(rules.verb_named) == [verb.name for verb in rules.verbs]
    for verb, first in zip(rules.verbs, starts, strict=False):
        assert rules.verb_named[verb.name] is verb
        for number, argument in enumerate(verb.arguments):
            assert rules.texts[first + number] == f"{verb.name} {argument}".rstrip()


@pytest.mark.parametrize("name", game_names())
def test_arguments_have_the_form_that_the_verb_says(name: str) -> None:
    rules = game(name)
    for verb in rules.verbs:
        assert len(set(verb.arguments)) == len(verb.arguments) > 0
        for argument in verb.arguments:
            match verb.form:
                case Form.NOTHING:
                    assert argument == ""
                case Form.PLACE:
                    decks = [deck.name for deck in rules.decks]
                    assert is_in_hand(argument) or argument[:-1] in decks
                case Form.NUMBER:
                    assert argument == str(verb.arguments.index(argument) + 1)
                case Form.TOKENS:
                    assert argument
                    assert set(argument) <= set(rules.letters)
                case Form.TOKEN:
                    assert argument in rules.letters
                    assert len(argument) == 1
                case Form.CELL:
                    assert len(cells(argument)) == 1
                case Form.LINE if "off" not in argument:  # numbers of lines that leave the board
                    assert len(cells(argument)) in (1, 2, 3)


def test_the_verbs_of_both_games() -> None:
    splendor, duel = game("splendor").verb_named, game("duel").verb_named
    assert {verb.name for verb in splendor.values() if verb.in_order} == {"cover", "return"}
    assert {verb.name for verb in duel.values() if verb.in_order} == {"cover", "return", "privilege"}
    assert {verb.name for verb in splendor.values() if verb.draws} == set()
    assert {verb.name for verb in duel.values() if verb.draws} == {"replenish"}
    assert splendor["reserve"].phase == "act"
    assert duel["reserve"].phase == "reserve"
    assert duel["take"].form is Form.LINE
    assert [place for place in splendor["reserve"].arguments if is_deck_top(place)] == ["1t", "2t", "3t"]


@pytest.mark.parametrize(("name", "actions"), [("splendor", splendor_actions), ("duel", duel_actions)])
def test_the_names_of_action_numbers_are_those_of_the_verbs(name: str, actions: object) -> None:
    rules = game(name)
    for verb, first in zip(rules.verbs, first_actions(rules.verbs), strict=False):
        constant = {"gold": "TAKE_GOLD"}.get(verb.name, verb.name.upper())
        assert getattr(actions, constant) == first


@given(random_games())
@few
def test_verbs_in_order_are_legal_in_ascending_order_only(played: RandomGame) -> None:
    rules = played.rules
    previous = -1
    for step in played.steps():
        verb = rules.verb_named[rules.texts[step.action].split()[0]]
        if step.before.begins_turn or step.before.phase != verb.phase or not verb.in_order:
            previous = -1
        if verb.in_order:
            assert step.action >= previous
            others = [rules.texts[action] for action in step.before.legal_actions() if action < previous]
            assert not any(text.split()[0] == verb.name for text in others)
            previous = step.action
        assert verb.phase == step.before.phase
