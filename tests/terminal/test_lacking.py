"""What a text that is no move lacked, in words."""

import pytest

from cabochon import Match
from cabochon.language import LANGUAGES, Language
from cabochon.match import MalformedMoveError
from cabochon.terminal.lacking import lacking


def said(game: str, text: str, code: str = "en") -> list[str]:
    match = Match(game, 2, settings={"start": 0}, seed=1)
    with pytest.raises(MalformedMoveError) as caught:
        match.parse(text)
    return lacking(Language(code), match, text, caught.value)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_every_verb_says_what_must_follow_in_every_language(game: str, code: str) -> None:
    for verb in Match(game, 2).game.verbs:
        (sentence,) = said(game, f"{verb.name} %", code)
        assert verb.name in sentence
        assert "{" not in sentence, "a variable is missing"
        if verb.arguments != ("",):
            examples = {f"{verb.name} {argument}" for argument in verb.arguments}
            assert any(example in sentence for example in examples), "what it shows can be typed"


def test_the_examples_are_those_of_the_verb() -> None:
    assert said("duel", "take a1-e5") == [
        "After take come one to three neighbouring cells in a straight line: take a1-c1."
    ]
    assert said("splendor", "reserve h1") == [
        "After reserve comes the place of a card (1a-3e, 1t-3t): reserve 1a, reserve 3t."
    ]


def test_of_verbs_with_the_same_beginning_those_that_can_be_used_now_are_explained() -> None:
    assert [sentence.split()[1] for sentence in said("splendor", "r 99")] == ["reserve"]


def test_a_text_that_begins_like_no_move() -> None:
    assert said("splendor", "xyz") == ["What can be decided now begins with: take, reserve."]
    assert said("splendor", "x" * 501) == ["A move has at most 500 characters."]
