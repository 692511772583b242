"""A recorded game, position by position."""

import json
from itertools import chain

from cabochon import Match
from cabochon.terminal.replay import json_lines, show_replay
from tests.matches import played
from tests.terminal.typist import Typist, lines


def test_json_has_a_line_for_each_decision_and_one_for_the_outcome() -> None:
    match = played(("duel", 2, {}), 3)
    *decisions, last = [json.loads(line) for line in json_lines(match)]
    assert [line["move"] for line in decisions] == [move.text for move in match.moves]
    assert [line["number"] for line in decisions] == list(range(1, len(decisions) + 1))
    assert set(decisions[0]) == {"number", "seat", "phase", "legal", "move", "position"}
    assert all(line["move"] in line["legal"] for line in decisions)
    assert all(line["position"]["to_move"] == line["seat"] for line in decisions)
    assert None not in chain(*decisions[0]["position"]["decks"])
    assert match.outcome is not None
    assert last["outcome"] == {
        "winners": list(match.outcome.winners),
        "scores": list(match.outcome.scores),
        "reason": match.outcome.reason,
    }


def test_an_unfinished_game_has_no_outcome() -> None:
    assert json.loads(list(json_lines(Match("splendor", 2)))[-1])["outcome"] is None


def test_a_piped_replay_prints_every_position() -> None:
    match = played(("splendor", 2, {}), 3, decisions=10)
    typist = Typist(lines())
    show_replay(typist.screen, match)
    assert typist.text.count("Nobles") == 11


def test_pages_of_a_replay_go_forth_and_back() -> None:
    match = played(("splendor", 2, {}), 3)
    last = len(match.moves)
    typist = Typist(lines("", "", "b", "999", "b", "3", "q"), colour=True)
    show_replay(typist.screen, match)
    shown = [int(part.split(" of ")[0].split()[-1]) for part in typist.text.split(f" of {last} ")[:-1]]
    assert shown == [0, 1, 2, 1, last, last - 1, 3]
    assert "wins!" in typist.text
