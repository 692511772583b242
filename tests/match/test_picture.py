"""The picture that a notebook shows of a match."""

import random
import re
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from cabochon import Match
from cabochon.envs import drawing
from cabochon.games import game as find_game
from cabochon.games.components import WILD
from cabochon.games.state import State
from cabochon.language import LANGUAGES, Language
from cabochon.match import picture
from cabochon.match.faces import amounts, bonus_sign
from cabochon.match.picture import gems, portraits
from cabochon.match.picture.captions import Captions
from cabochon.match.picture.cards import card, small_card
from cabochon.match.picture.scenes import scene
from cabochon.match.picture.seats import NAME
from tests.matches import TABLES, eager, new_match, played, table_name

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)
SVG = "{http://www.w3.org/2000/svg}"


def drawn(match: Match) -> ElementTree.Element:
    """The picture of a match, parsed."""
    return ElementTree.fromstring(match.svg())


def titles(svg: str) -> list[str]:
    """What a pointer resting on the parts of a picture shows."""
    return [title.text or "" for title in ElementTree.fromstring(svg).iter(f"{SVG}title")]


# --- The document ---


def test_a_screen_reader_hears_the_scores_and_the_turn() -> None:
    match = Match("splendor", names=["Ann", "Bob"], settings={"start": 1}, seed=1)
    root = drawn(match)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.get("aria-label") == root.findtext(f"{SVG}title") == "Splendor: Ann 0, Bob 0; Bob to act"


@every_table
def test_every_moment_of_a_match_can_be_drawn(table: Any) -> None:
    match = new_match(table, 2)
    ElementTree.fromstring(match.svg())
    for decisions in (12, 40, 1000):
        match = played(table, 2, decisions, eager)
        for seat in (*range(match.players), None):
            ElementTree.fromstring(picture.svg(match.position(seat), match.game, match.names))
        ElementTree.fromstring(match.svg())


@every_table
def test_a_picture_needs_nothing_but_itself(table: Any) -> None:
    svg = played(table, 3, 60, eager).svg()
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<(script|image|foreignObject|style)\b|@import|\son\w+=", svg)
    names = re.findall(r'\bid="([^"]*)"', svg)
    assert len(names) == len(set(names))
    assert all(name.startswith("cabochon-") for name in names)
    copied = re.findall(r'href="([^"]*)"', svg) + re.findall(r"url\(([^)]*)\)", svg)
    assert {reference.removeprefix("#") for reference in copied} <= set(names)


def test_equal_positions_give_equal_pictures() -> None:
    table = TABLES[0]
    assert played(table, 4, 50).svg() == played(table, 4, 50).svg()


def test_definitions_are_the_same_in_all_pictures() -> None:
    # Pictures in one page share their ids.
    splendor, duel = (new_match(table, 1).svg() for table in (TABLES[0], TABLES[-1]))
    definitions = splendor.partition("<defs>")[2].partition("</defs>")[0]
    assert definitions == duel.partition("<defs>")[2].partition("</defs>")[0]
    assert "cabochon-gem-p" in definitions


# --- Names ---


def test_names_are_text_and_never_markup() -> None:
    names = ["<script>alert('1')</script>", 'Zoë & "co"']
    match = Match("duel", names=names, settings={"start": 0}, seed=1)
    root = drawn(match)
    assert root.get("aria-label") == f"Splendor Duel: {names[0]} 0, {names[1]} 0; {names[0]} to act"
    assert "<script" not in match.svg()


def test_names_may_hold_anything() -> None:
    match = Match(seed=1)
    svg = picture.svg(
        match.position(), match.game, ["a\x00b\ud800\n\x1b[31m", "\u202e宝石商人の長い長い長い名前"]
    )
    assert ElementTree.fromstring(svg).get("aria-label", "").startswith("Splendor: a b [31m 0, 宝石商人の")


# --- What is seen ---


def test_every_place_is_labelled_as_it_is_typed() -> None:
    for table in (TABLES[0], TABLES[-1]):
        match = new_match(table, 5)
        if match.game.name == "duel":
            match.play(next(move for move in match.legal_moves if move.verb == "gold"))
        words = {text.text for text in drawn(match).iter(f"{SVG}text")}
        places = {move.argument for move in match.legal_moves if move.verb == "reserve"}
        assert len(places) == 15
        cells = {*"abcde", *"12345"} if match.game.name == "duel" else set()
        assert places | cells <= words


def test_a_hidden_card_is_seen_by_its_owner_alone() -> None:
    match = Match("splendor", settings={"start": 0}, seed=6)
    position: Any = match.position()
    hidden = position["decks"][2][0]
    match.play("reserve 3t")
    captions = Captions(match.game, Language("en"))
    known = f"h1: {captions.face(hidden)}. Hidden from the others"
    views = {
        seat: titles(picture.svg(match.position(seat), match.game, match.names)) for seat in (0, 1, None)
    }
    assert known in views[0]
    assert known in titles(match.svg())
    for seat in (1, None):
        assert "h1: A hidden card of level 3" in views[seat]
        assert known not in views[seat]


def test_pictures_do_not_leak() -> None:
    match = played(TABLES[0], 8, 40)
    state = State.from_position(match.position())
    for seed in range(3):
        seen = state.guess(0, seed).view(0).position()
        assert picture.svg(seen, match.game, match.names) == picture.svg(
            match.position(0), match.game, match.names
        )


def test_what_is_to_be_decided_is_written_above() -> None:
    asked: dict[str, str] = {}
    for table in (TABLES[0], TABLES[-2]):
        for seed in range(6):
            match = new_match(table, seed)
            rng = random.Random(seed)
            while match.legal_moves and len(match.moves) < 120:
                if match.phase not in asked:
                    asked[match.phase] = drawn(match).get("aria-label", "").partition("; ")[2]
                match.play(eager(rng, match.legal_moves))
    assert re.fullmatch(r"Player \d to pay (\d\w )+for (\d[a-e]|h[123])", asked.pop("pay"))
    words = {phase: text.removeprefix("Player 1 ").removeprefix("Player 2 ") for phase, text in asked.items()}
    assert words["act"] == "to act"
    assert words["return"] == "to return tokens"
    assert words["reserve"] == "to reserve a card"
    assert all(text.startswith("to ") for text in words.values())


# --- Languages ---


def test_a_picture_speaks_the_language_that_is_asked_for() -> None:
    match = Match("duel", names=["Ann", "Bob"], settings={"start": 1}, seed=1)
    drawings = {code: picture.svg(match.position(), match.game, match.names, code) for code in LANGUAGES}
    labels = {code: ElementTree.fromstring(svg).get("aria-label") for code, svg in drawings.items()}
    assert labels == {
        "en": "Splendor Duel: Ann 0, Bob 0; Bob to act",
        "fr": "Splendor Duel\u00a0: Ann 0, Bob 0\u00a0; À Bob de jouer",
        "ja": "宝石の煌き：デュエル：Ann 0点、Bob 0点。Bobの手番",
        "zh-Hans": "璀璨宝石：对决：Ann 0 分、Bob 0 分。轮到 Bob",
        "zh-Hant": "璀璨寶石 雙人版：Ann 0 分、Bob 0 分。輪到 Bob",
    }
    for code, svg in drawings.items():
        assert f'xml:lang="{code}"' in svg


def words(svg: str) -> set[str]:
    """All words of a picture with more than a few letters: those on it, and those that a pointer shows."""
    root = ElementTree.fromstring(svg)
    texts = [part.text or "" for part in root.iter() if part.tag in (f"{SVG}text", f"{SVG}title")]
    return {word for text in texts for word in re.findall("[a-z]{3,}", text.lower())}


@pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]], ids=table_name)
@pytest.mark.parametrize("code", ["ja", "zh-Hans", "zh-Hant"])
def test_nothing_is_left_in_english(table: Any, code: str) -> None:
    for decisions in (0, 30, 1000):
        match = played(table, 2, decisions, eager)
        svg = picture.svg(match.position(0), match.game, ["甲", "乙", "丙", "丁"][: match.players], code)
        assert words(svg) == set()


@every_table
def test_every_phase_has_words(table: Any) -> None:
    match = new_match(table, 1)
    rng = random.Random(1)
    seen = set()
    while match.legal_moves and len(match.moves) < 200:
        if match.phase not in seen:
            seen.add(match.phase)
            for code in LANGUAGES:
                svg = picture.svg(match.position(), match.game, match.names, code)
                assert match.names[match.position()["to_move"] or 0] in titles(svg)[0]
        match.play(eager(rng, match.legal_moves))
    assert "act" in seen


# --- Fonts: every machine has others ---

LONG = ["Wilhelmina Montgomery-Wamsworth", "宝石商人の長い長い長い名前"]


def lines(root: ElementTree.Element) -> list[tuple[float, float, ElementTree.Element]]:
    """Where each line of text begins and ends that keeps to its room, in its own part of the picture."""
    found = []
    for text in root.iter(f"{SVG}text"):
        if room := float(text.get("textLength", 0)):
            begin = float(text.get("x", 0)) - room / 2 * (text.get("text-anchor") == "middle")
            found.append((begin, begin + room, text))
    return found


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_nothing_runs_into_its_neighbour(game: str, code: str) -> None:
    for start in (0, 1):
        match = Match(game, names=LONG, settings={"start": start}, seed=1)
        root = ElementTree.fromstring(picture.svg(match.position(), match.game, LONG, code))
        heading = list(root.findall(f"{SVG}text"))
        (_, title, _), (note, above, _), (turn, end, _) = places = [
            place for place in lines(root) if place[2] in heading
        ]
        assert len(places) == len(heading)
        assert title + 10 < note
        assert above + 10 < turn - 14  # the turn stands on a ground of its own, which is wider
        assert end < float(root.get("width", 0)) - 32
        names = [place for place in lines(root) if place[2].text in ("Wilhelmina…", "宝石商人の…")]
        assert len(names) == 2
        assert all(end < NAME for _, end, _ in names)


@pytest.mark.parametrize("family", ["DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"])
def test_a_line_keeps_to_its_room_in_every_font(family: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fonts = {"sans_serif_family": family, "serif_family": family}
    monkeypatch.setattr(drawing, "_fonts", lambda: fonts)
    match = Match("duel", names=["Wilhelmina", "Illi"], seed=1)
    found = lines(drawn(match))
    assert len(found) > 12  # title, aim, turn, three for each player, and what cards do
    for begin, end, text in found:
        alone = ElementTree.Element("svg", xmlns="http://www.w3.org/2000/svg", width="1200", height="90")
        ElementTree.SubElement(alone, "text", {**text.attrib, "fill": "black", "y": "50"}).text = text.text
        painted = drawing.pixels(ElementTree.tostring(alone, encoding="unicode"))
        columns = np.flatnonzero((painted < 128).any(axis=(0, 2)))
        assert begin - 2 < columns[0], text.text
        assert end - 0.2 * (end - begin) < columns[-1] < end + 2, text.text


# --- The art ---


def test_each_gem_has_a_shape_and_a_letter() -> None:
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{gems.definitions()}</svg>')
    parts = {part.get("id"): part for part in root.iter(f"{SVG}g")}
    shapes = set()
    for letter in "wbgrkpo":
        outline = parts[f"cabochon-stone-{letter}"].find(f"{SVG}path")
        assert outline is not None
        shapes.add(outline.get("d"))
        assert parts[f"cabochon-gem-{letter}"].findtext(f"{SVG}text") == letter
    assert len(shapes) == 7


def test_every_card_can_be_drawn_and_has_its_own_landscape() -> None:
    for game in map(find_game, ("splendor", "duel")):
        captions = Captions(game, Language("en"))
        for face in game.cards:
            prices = amounts(face.cost, game.letters)
            for svg in (card(face, captions, "1a"), small_card(face, game.letters)):
                root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{svg}</svg>')
                words = [text.text for text in root.iter(f"{SVG}text")]
                numbers = [word for word in words if word and word.isdigit()]
                assert [str(amount) for _, amount in prices] == numbers[-len(prices) :]
                sign = bonus_sign(face, game.letters)
                gem = f'href="#cabochon-gem-{"any" if face.bonus == WILD else sign}"'
                costs = [letter for letter, _ in prices].count(sign)
                assert svg.count(gem) == face.bonus_count + costs
        white = gems.look("w")
        assert len({scene(face.level, face.number, white, 110, 66) for face in game.cards}) == len(game.cards)


def test_no_two_portraits_are_alike() -> None:
    assert len({portraits.bust(number) for number in range(10)}) == 10
