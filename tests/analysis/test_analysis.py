"""An analysis as a whole: figures, JSON, chart."""

import json
from dataclasses import replace
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from cabochon.analysis import GRADES, Analysis, Reason, Study, chart
from cabochon.match import Match
from cabochon.search import Candidate

SVG = "{http://www.w3.org/2000/svg}"


def match_of(moves: int, **details: Any) -> Match:
    match = Match(
        "splendor",
        details.pop("players", 2),
        seed=3,
        settings={"start": 0, **details.pop("settings", {})},
        **details,
    )
    for _ in range(moves):
        match.play(match.legal_moves[0])
    return match


def study(match: Match, number: int, loss: float, grade: str, share: float = 0.5) -> Study:
    """A made-up study of a decision."""
    seat = match.steps[number].seat
    rest = match.players - 1
    before = tuple(share if other == seat else (1 - share) / rest for other in range(match.players))
    after = tuple(
        share - loss if other == seat else (1 - share + loss) / rest for other in range(match.players)
    )
    played = Candidate(match.moves[number], 4, 0.1, share - loss, (match.moves[number],))
    best = Candidate(match.steps[number].move, 36, 0.9, share, match.moves[number : number + 3])
    reasons = (Reason("why-collect", {"card": 3, "tokens": [1, 0, 0, 0, 0], "gold": 0}),)
    return Study(number, seat, match.moves[number], grade, loss, before, after, (best, played), reasons)


@pytest.fixture
def match() -> Match:
    return match_of(8, names=["Ann & <Bob>", "Zoë"])


@pytest.fixture
def analysis(match: Match) -> Analysis:
    losses = [(0.0, "best"), (0.06, "inaccuracy"), (0.0, "best"), (0.12, "mistake")]
    losses += [(0.3, "blunder"), (0.0, "forced"), (0.21, "blunder"), (0.25, "blunder")]
    return Analysis.of(match, [study(match, number, *graded) for number, graded in enumerate(losses)])


def test_accuracy_leaves_out_what_was_forced(analysis: Analysis, match: Match) -> None:
    ann, zoe = analysis.accuracy(0), analysis.accuracy(1)
    assert ann is not None
    assert zoe is not None
    assert 0 < ann < 100
    forced = Analysis.of(match, [study(match, 1, 0.0, "forced")])
    assert (forced.accuracy(0), forced.accuracy(1)) == (None, None)


def test_grades_are_counted(analysis: Analysis) -> None:
    assert analysis.counts(0) == dict(zip(GRADES, (0, 2, 0, 0, 0, 2), strict=True))
    assert analysis.counts(1) == dict(zip(GRADES, (1, 0, 0, 1, 1, 1), strict=True))


def test_turning_points_are_the_worst_decisions_in_order(analysis: Analysis, match: Match) -> None:
    assert [point.number for point in analysis.turning_points()] == [4, 6, 7]
    assert [point.number for point in analysis.turning_points(1)] == [4]
    calm = Analysis.of(match, [study(match, 0, 0.05, "inaccuracy")])
    assert calm.turning_points() == ()


def test_json(analysis: Analysis) -> None:
    document = json.loads(json.dumps(analysis.to_json()))
    assert document["format"] == 1
    assert (document["game"], document["names"]) == ("splendor", ["Ann & <Bob>", "Zoë"])
    assert (document["decisions"], document["outcome"]) == (8, None)
    assert document["settings"]["target"] == 15
    assert document["sides"] == [[0], [1]]
    assert document["turning_points"] == [4, 6, 7]
    assert len(document["accuracy"]) == len(document["grades"]) == 2
    assert [entry["number"] for entry in document["studies"]] == list(range(8))
    entry = document["studies"][1]
    assert set(entry) == {
        "number", "seat", "move", "grade", "loss", "before", "after", "candidates", "reasons",
    }  # fmt: skip
    assert (entry["grade"], entry["loss"]) == ("inaccuracy", 0.06)
    assert set(entry["candidates"][0]) == {"move", "visits", "share", "value", "line"}
    assert entry["reasons"] == [
        {"code": "why-collect", "values": {"card": 3, "tokens": [1, 0, 0, 0, 0], "gold": 0}}
    ]


def test_an_outcome_and_a_resignation_are_kept() -> None:
    from tests.matches import TABLES, eager, played

    over = played(TABLES[0], 2, choose=eager)
    document = Analysis.of(over, []).to_json()
    assert over.outcome is not None
    assert document["outcome"]["winners"] == list(over.outcome.winners)
    resigned = match_of(3)
    resigned.headers["Ended"] = "Player 1 resigned"
    assert Analysis.of(resigned, []).to_json()["headers"]["Ended"] == "Player 1 resigned"


# --- The chart ---


def drawn(analysis: Analysis, **details: Any) -> ElementTree.Element:
    return ElementTree.fromstring(chart(analysis, **details))


def test_a_chart_has_a_line_for_each_player_and_a_sign_for_each_mistake(analysis: Analysis) -> None:
    svg = drawn(analysis)
    lines = svg.findall(f"{SVG}polyline")
    assert [len(line.attrib["points"].split()) for line in lines] == [9, 9]
    tips = [tip.text or "" for tip in svg.iter(f"{SVG}title")]
    assert [tip.split(".")[0] for tip in tips] == ["2", "4", "5", "7", "8"]
    assert "Ann & <Bob>" in "".join(svg.itertext())


def test_signs_stand_above_the_number_of_their_decision(match: Match) -> None:
    svg = drawn(Analysis.of(match, [study(match, number, 0.1, "mistake") for number in range(8)]))
    marked = [circle.attrib["cx"] for circle in svg.findall(f"{SVG}g/{SVG}circle")]
    numbered = {text.text: text.attrib["x"] for text in svg.findall(f"{SVG}text")}
    assert [numbered[str(number)] for number in range(1, 9)] == marked


def test_all_of_a_chart_lies_on_its_sheet(analysis: Analysis) -> None:
    svg = drawn(analysis)
    width, height = float(svg.attrib["width"]), float(svg.attrib["height"])
    for circle in svg.iter(f"{SVG}circle"):
        assert 0 < float(circle.attrib["cx"]) < width
        assert 0 < float(circle.attrib["cy"]) < height
    for line in svg.iter(f"{SVG}polyline"):
        points = [point.split(",") for point in line.attrib["points"].split()]
        assert all(0 < float(x) < width and 0 < float(y) < height for x, y in points)


def test_names_at_the_end_of_the_lines_do_not_overlap() -> None:
    match = match_of(6, players=4, names=["A", "B", "C", "D"])
    flat = Analysis.of(match, [study(match, number, 0.0, "best", 0.25) for number in range(6)])
    heights = sorted(
        float(text.attrib["y"])
        for text in drawn(flat).iter(f"{SVG}text")
        if text.get("class", "").startswith("name")
    )
    assert len(heights) == 4
    assert all(lower - upper >= 18 for upper, lower in pairwise(heights))


def test_partners_share_a_line() -> None:
    match = match_of(4, players=4, names=["A", "B", "C", "D"], settings={"teams": True})
    team = Analysis.of(match, [study(match, number, 0.0, "best", 0.25) for number in range(4)])
    svg = drawn(team)
    assert len(svg.findall(f"{SVG}polyline")) == 2
    assert "A + C" in "".join(svg.itertext())


def test_more_players_than_kinds_of_lines() -> None:
    match = match_of(4, players=4, names=["A", "B", "C", "D"])
    four = Analysis.of(match, [study(match, number, 0.0, "best", 0.25) for number in range(4)])
    shares = (0.2,) * 5
    five = replace(
        four,
        names=(*four.names, "E"),
        sides=tuple((seat,) for seat in range(5)),
        studies=tuple(replace(each, before=shares, after=shares) for each in four.studies),
    )
    assert len(drawn(five).findall(f"{SVG}polyline")) == 5


def test_a_chart_speaks_the_language_it_is_given(analysis: Analysis) -> None:
    words = "".join(drawn(analysis, words={"blunder": "gaffe"}, title="Une partie").itertext())
    assert "gaffe" in words
    assert "Une partie" in words
    assert "mistake" in words


def test_a_chart_of_nothing(match: Match) -> None:
    assert drawn(Analysis.of(match, [])).findall(f"{SVG}polyline") == []
