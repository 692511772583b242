"""The lessons: each can be given, its goal reached, every slip made; and the page has what the rules say."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cabochon.games import game as find_game
from cabochon.games.positions import closing_seat, patrons_of, privileges_of
from cabochon.games.state import State
from cabochon.language import LANGUAGES, Language
from cabochon.lessons import Lesson, lessons
from cabochon.lessons.course import course, written
from cabochon.lessons.lesson import Slip, Step, always, buys
from cabochon.lessons.walk import LessonError, Scene, walk

PAGE = Path(__file__).parents[2] / "web" / "src" / "learn" / "courses"
GAMES = ("splendor", "duel")
ALL = [lesson for name in GAMES for lesson in lessons(find_game(name))]

every_lesson = pytest.mark.parametrize(
    "lesson", ALL, ids=[f"{lesson.start.game.name}-{lesson.name}" for lesson in ALL]
)


def lesson_of(game: str, name: str) -> Lesson:
    (found,) = (lesson for lesson in lessons(find_game(game)) if lesson.name == name)
    return found


def ends(lesson: Lesson) -> list[Scene]:
    """The scenes in which it is done."""
    return [scene for scene in walk(lesson) if scene.step == len(lesson.steps)]


@pytest.mark.parametrize("name", GAMES)
def test_there_are_eight_to_ten_with_names_of_their_own(name: str) -> None:
    names = [lesson.name for lesson in lessons(find_game(name))]
    assert 8 <= len(set(names)) == len(names) <= 10


@every_lesson
def test_the_position_is_one_that_the_rules_know(lesson: Lesson) -> None:
    position = lesson.start.position()
    assert State.from_position(position).position() == position
    assert (position["game"], position["to_move"], position["phase"]) == (
        lesson.start.game.name,
        lesson.seat,
        "act",
    )
    assert lesson.start.is_complete


@every_lesson
def test_every_decision_is_right_or_explained(lesson: Lesson) -> None:
    for scene in walk(lesson):
        texts = [lesson.start.game.texts[action] for action in scene.state.legal_actions()]
        if scene.step == len(lesson.steps):
            assert not scene.right
            assert not scene.wrong
        else:
            assert sorted([*scene.right, *scene.wrong]) == sorted(texts)
            assert scene.right
            assert scene.wrong, "there is nothing to get wrong"


@every_lesson
def test_every_slip_can_be_made(lesson: Lesson) -> None:
    made = [{slip for s in walk(lesson) if s.step == step for slip in s.wrong.values()} for step in range(9)]
    for number, step in enumerate(lesson.steps):
        assert made[number] == {slip.name for slip in step.slips}


@every_lesson
def test_right_decisions_lead_where_the_scenes_say(lesson: Lesson) -> None:
    scenes = walk(lesson)
    for scene in scenes:
        for text, onward in scene.right.items():
            state = scene.state.copy()
            for happened in onward.happened:
                assert happened.seat == state.to_move
                state.apply(happened.move.action)
            assert onward.happened[0].move.text == text
            assert state == scenes[onward.to].state
            assert scenes[onward.to].step - scene.step in (0, 1)


@every_lesson
def test_what_is_lit_is_there(lesson: Lesson) -> None:
    """Cards, hands, cells, nobles and royals that a step points at, in each of its positions."""
    for scene in walk(lesson):
        if scene.step == len(lesson.steps) or scene.state.phase != "act":
            continue
        position = scene.state.position()
        for target in lesson.steps[scene.step].lit:
            kind, _, place = target.partition("-")
            if kind == "card":
                row = position["market"][int(place[0]) - 1]
                assert row["abcde".index(place[1])] is not None
            elif kind == "hand":
                assert len(position["players"][lesson.seat]["reserved"]) >= int(place)
            else:
                assert kind in ("bank", "cell", "noble", "royal", "seat", "privilege", "replenish")


# --- What the lessons say is so ---


def test_the_first_lesson_ends_with_a_card() -> None:
    for game in GAMES:
        lesson = lessons(find_game(game))[0]
        (end,) = ends(lesson)
        assert len(end.state.position()["players"][0]["cards"]) == 1


def test_a_free_card_costs_nothing() -> None:
    lesson = lesson_of("splendor", "bonus")
    (end,) = ends(lesson)
    before, after = (state.position()["players"][0] for state in (lesson.start, end.state))
    assert before["tokens"] == after["tokens"]


def test_the_rival_really_could_buy_what_is_to_be_reserved() -> None:
    """The reason that the lesson gives."""
    lesson = lesson_of("splendor", "reserve")
    theirs = lesson.start.turn_of(1)
    assert "buy 2c" in [theirs.game.texts[action] for action in theirs.legal_actions()]
    (end,) = ends(lesson)
    assert end.state.position()["players"][0]["tokens"][-1] == 0


def test_gold_is_kept() -> None:
    (end,) = ends(lesson_of("splendor", "gold"))
    assert end.state.position()["players"][0]["tokens"] == [0, 0, 0, 0, 0, 1]


def test_ten_tokens_are_left() -> None:
    for end in ends(lesson_of("splendor", "limit")):
        assert sum(end.state.position()["players"][0]["tokens"]) == 10


def test_the_noble_comes() -> None:
    (end,) = ends(lesson_of("splendor", "noble"))
    player = end.state.position()["players"][0]
    assert len(patrons_of(player, "noble")) == 1
    assert player["points"] == 3


def test_the_end_is_the_end() -> None:
    lesson = lesson_of("splendor", "end")
    points = [player["points"] for player in lesson.start.position()["players"]]
    assert points == [14, 13]
    assert closing_seat(lesson.start.position()) is None
    (end,) = ends(lesson)
    assert end.state.outcome is not None
    assert end.state.outcome.winners == (1,)
    assert end.state.outcome.scores == (14, 15)


def test_nothing_is_given_away() -> None:
    for end in ends(lesson_of("duel", "gift")):
        assert privileges_of(end.state.position()["players"][1]) == 0


def test_who_replenishes_gives_a_privilege() -> None:
    (end,) = ends(lesson_of("duel", "replenish"))
    assert privileges_of(end.state.position()["players"][1]) == 1
    assert end.state.to_move == 0


def test_the_reserved_card_had_no_other_pearl() -> None:
    lesson = lesson_of("duel", "reserve")
    pearl = lesson.start.game.tokens.index("pearl")
    assert lesson.start.position()["players"][1]["tokens"][pearl] == 2


def test_two_cards_in_a_row() -> None:
    lesson = lesson_of("duel", "again")
    assert "buy 1a" not in [lesson.start.game.texts[action] for action in lesson.start.legal_actions()]
    (end,) = ends(lesson)
    assert len(end.state.position()["players"][0]["cards"]) == 2


@pytest.mark.parametrize(("name", "points"), [("royal", 20), ("colour", 10)])
def test_duels_are_won(name: str, points: int) -> None:
    (end,) = ends(lesson_of("duel", name))
    assert end.state.outcome is not None
    assert end.state.outcome.winners == (0,)
    assert end.state.outcome.scores[0] == points


# --- What is wrong with a lesson is found ---


def test_a_goal_that_can_not_be_reached_is_found() -> None:
    lesson = lesson_of("splendor", "gems")
    hopeless = replace(lesson, steps=(Step(buys("3a"), (Slip("x", always),)),))
    with pytest.raises(LessonError, match="goal can't be reached"):
        walk(hopeless)


def test_a_wrong_try_without_words_is_found() -> None:
    lesson = lesson_of("splendor", "gems")
    silent = replace(lesson, steps=(replace(lesson.steps[0], slips=()),))
    with pytest.raises(LessonError, match="nothing explains"):
        walk(silent)


def test_a_reply_that_is_not_possible_is_found() -> None:
    lesson = lesson_of("splendor", "gems")
    first, second = lesson.steps
    with pytest.raises(LessonError, match="the opponent can't buy 3a"):
        walk(replace(lesson, steps=(replace(first, replies=("buy 3a",)), second)))
    with pytest.raises(LessonError, match="not the learner's turn"):
        walk(replace(lesson, steps=(replace(first, replies=()), second)))


def test_it_begins_with_the_learner() -> None:
    with pytest.raises(LessonError, match="not the learner's turn"):
        walk(replace(lesson_of("splendor", "gems"), seat=1))


# --- The page ---


@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_these_lessons(name: str) -> None:
    """After a change: make lessons."""
    assert (PAGE / f"{name}.json").read_text(encoding="utf-8") == written(find_game(name))


def test_nothing_hidden_is_told() -> None:
    for name in GAMES:
        for lesson in course(find_game(name)):
            for scene in lesson["scenes"]:
                assert all(isinstance(deck, int) for deck in scene["position"]["decks"])


def messages() -> Iterator[str]:
    """All that is said in lessons."""
    for lesson in ALL:
        name = lesson.start.game.name
        yield f"lesson-{name}-{lesson.name}"
        for number, step in enumerate(lesson.steps, 1):
            yield f"lesson-{name}-{lesson.name}-{number}"
            yield f"lesson-{name}-{lesson.name}-{number}-why"
            yield from (f"slip-{name}-{slip.name}" for slip in step.slips)


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_has_words_and_no_words_are_left_over(code: str) -> None:
    folder = Path(__file__).parents[2] / "src" / "cabochon" / "language" / code
    lines = (folder / "learn.ftl").read_text(encoding="utf-8").splitlines()
    there = {line.partition(" ")[0] for line in lines if line.startswith(("lesson-", "slip-"))}
    assert there == set(messages())
    assert all(Language(code).text(message) for message in messages())
