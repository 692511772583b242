"""What a match answers: is it legal, is it over, what is a move about; moves without a match; notebooks."""

from typing import Any
from xml.etree import ElementTree

import pytest

from cabochon import (
    AmbiguousMoveError,
    IllegalMoveError,
    MalformedMoveError,
    Match,
    Move,
    Record,
    SettingsError,
)
from cabochon.language.choice import LANGUAGES
from cabochon.match.move import all_moves
from tests.matches import TABLES, eager, played, table_name

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


# --- Legal, over, result ---


@every_table
def test_exactly_the_legal_moves_are_legal(table: Any) -> None:
    match = played(table, 5, 25, eager)
    legal = {move for move in all_moves(match.game) if match.is_legal(move)}
    assert legal == set(match.legal_moves)
    assert {move for move in legal if match.is_legal(move.action) and match.is_legal(move.text)} == legal


def test_a_text_is_legal_whole_or_not_at_all() -> None:
    match = Match(seed=7)
    assert match.is_legal("TAKE white blue green")
    assert not match.is_legal("take wbg, take wbg")
    assert not match.is_legal("return w")
    assert not match.is_legal(Move.parse("duel", "replenish"))
    assert match.moves == ()
    with pytest.raises(AmbiguousMoveError):
        match.is_legal("reserve")
    with pytest.raises(MalformedMoveError):
        match.is_legal("castle")


@every_table
def test_the_result_is_that_of_the_record(table: Any) -> None:
    match = played(table, 2, 30, eager)
    assert (match.is_over, match.result, match.view(0).is_over, match.view(0).result) == (
        False,
        "*",
        False,
        "*",
    )
    match = played(table, 2, 3000, eager)
    assert match.is_over
    assert match.view(None).is_over
    assert match.outcome is not None
    assert f'[Result "{match.result}"]' in str(match.record())
    assert match.view(1).result == match.result == str(match.outcome)
    assert Record.parse(str(match.record())).outcome == match.outcome


# --- A move's card and words ---


@every_table
def test_the_card_of_a_move_is_where_the_move_points(table: Any) -> None:
    match = played(table, 3, 30, eager)
    for move in match.legal_moves:
        card = match.card_of(move)
        assert card == match.card_of(move.action) == match.state.card_of(move.action)
        if move.verb in ("buy", "reserve") and move.argument[0] in "123":
            row = match.position()["market"][int(move.argument[0]) - 1]
            assert card == (None if move.argument.endswith("t") else row["abcde".index(move.argument[1])])
        elif move.verb == "take":
            assert card is None


@every_table
def test_every_legal_move_has_words_in_every_language(table: Any) -> None:
    for decisions in (3, 20, 45):
        match = played(table, 4, decisions, eager)
        for language in LANGUAGES:
            for move in match.legal_moves:
                words = match.words(move, language)
                assert words
                assert words == match.words(move.action, language)
                assert words == match.view(match.to_move).words(move, language)
            if match.legal_moves:
                assert any(match.words(move, language) != move.text for move in match.legal_moves)


def test_words() -> None:
    match = Match(seed=7)
    assert match.words("take wbg") == match.words(Move.parse("splendor", "take wbg"))
    assert match.card_of("reserve 1a") == match.card_of(Move.parse("splendor", "reserve 1a"))
    assert match.words(Move.parse("splendor", "take wbg")) == "take 1 white, 1 blue, 1 green"
    assert match.words(Move.parse("splendor", "reserve 2t")) == "reserve the top card of deck 2, unseen"
    with pytest.raises(IllegalMoveError):
        match.words(Move.parse("splendor", "pass"))
    with pytest.raises(IllegalMoveError, match="none of the legal moves"):
        match.view(1).words(match.legal_moves[0])
    with pytest.raises(ValueError, match="unknown language 'xx'; choose one of en"):
        match.words(match.legal_moves[0], "xx")


# --- Moves without a match ---


@pytest.mark.parametrize("name", ["splendor", "duel"])
def test_every_move_can_be_parsed_and_numbered(name: str) -> None:
    for move in all_moves(Match(name).game):
        assert Move.numbered(name, move.action) == move
        try:
            parsed = Move.parse(name, move.text)
        except MalformedMoveError:
            # Duel has numbers for lines that leave the board; nobody can write those.
            assert name == "duel"
            assert move.verb == "take"
        else:
            assert parsed == move


def test_moves_are_typed_as_loosely_as_in_a_match() -> None:
    assert Move.parse("splendor", "TAKE green white blue").text == "take wbg"
    assert Move.parse("splendor", "res c2").text == "reserve 2c"
    assert Move.parse("splendor", "pas").text == "pass"
    assert Move.parse("duel", "t c3-a1").text == "take a1-c3"
    with pytest.raises(AmbiguousMoveError, match="can mean noble 1 2 3"):
        Move.parse("splendor", "noble")
    with pytest.raises(MalformedMoveError, match="more than one decision"):
        Move.parse("splendor", "return ww")
    with pytest.raises(MalformedMoveError, match="more than one decision"):
        Move.parse("splendor", "buy 2c, pay")
    with pytest.raises(MalformedMoveError, match="expected take and tokens"):
        Move.parse("splendor", "take xyz")
    with pytest.raises(MalformedMoveError, match="has the actions 0 to 83, not 84"):
        Move.numbered("splendor", 84)
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        Move.parse("chess", "e4")


# --- Variants ---


def test_a_variant_by_its_name() -> None:
    assert Match(variant="quick", seed=1) == Match(settings={"target": 10, "face_up": 3}, seed=1)
    assert Match(variant="quick", settings={"target": 12}).settings["target"] == 12
    assert Match(variant="teams").players == 4
    with pytest.raises(SettingsError, match="splendor has no variant 'slow'; its variants are: quick, teams"):
        Match(variant="slow")
    with pytest.raises(SettingsError, match="duel has no variants"):
        Match("duel", variant="quick")
    with pytest.raises(SettingsError, match="needs 4 players"):
        Match(variant="teams", names=["Ann", "Bob"])


# --- Positions and notebooks ---


@every_table
def test_a_match_begins_from_a_line_of_text(table: Any) -> None:
    source = played(table, 3, 40, eager)
    match = Match.from_position(source.position_text(), seed=3)
    assert match.state == source.state
    assert match.base == source.position()
    assert match.position_hash() == source.position_hash()
    assert source.view(0).position_text() == source.position_text(0)
    assert source.view(None).position_hash() == source.position_hash(None)
    with pytest.raises(ValueError, match="a match needs every card"):
        Match.from_position(source.position_text(0))


@every_table
def test_a_notebook_shows_picture_moves_and_position(table: Any) -> None:
    match = played(table, 3, 20)
    for shown in (match, match.view(0), match.view(None)):
        page = shown._repr_html_()
        ElementTree.fromstring(page)  # well-formed, and so escaped
        assert shown.svg() in page
        assert shown.position_text() in page
        assert all(move.text in page for move in shown.legal_moves)


def test_names_are_no_code_in_a_notebook() -> None:
    match = Match(names=["<script>alert(1)</script>", "& Bob"])
    for page in (match._repr_html_(), match.view(0)._repr_html_()):
        assert "<script" not in page
        ElementTree.fromstring(page)
