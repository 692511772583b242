"""The greedy choice is the same on every processor: what is only rounded otherwise does not change it."""

import numpy as np
import pytest

from cabochon import State
from cabochon.games import game
from cabochon.games.chance import generator
from cabochon.games.native import interpreted
from cabochon.search import duel, greedy
from cabochon.search.evaluation import binding

# The card could have any of several colours, which are worth the same to the last digits.
COLOURS = (
    "duel/1 start=0 turn=89 to_move=0 phase=colour cursor=0 replenished=true again=false bought=50"
    " ability=none market=26,-,5,25,29/53,52,41,46/61,66,56"
    " decks=-/51,30,44,42,32,35,39,33,40,49/59,64,55 board=...../.kro./.oo../.rk../..... bag=2g1p"
    " bag_order=3,14,4,15,9,17,5,1,22,7,11,20,19,8,18,10,13,6,16,0,24,2,23,12,21 chance=5133259341194300006"
    " royals=1 privileges=0"
    " | tokens=2w3b1g1r cards=0,1,4,6,11,12,15,16,17,18,20,22,23,27,34,38,48,50,54,62,65 reserved=58"
    " privileges=0 wild_colours=27r,65k royals=0,2"
    " | tokens=2w1b1g1r2k1p cards=2,3,7,8,9,10,13,14,19,21,24,31,36,37,43,45,47,60 reserved=57,63,28"
    " privileges=3 wild_colours=- royals=3"
)
# A privilege would bring exactly what it is worth.
PRIVILEGE = (
    "duel/1 start=0 turn=20 to_move=1 phase=act cursor=0 replenished=false again=false"
    " market=15,4,28,3,16/46,48,37,52/55,57,65"
    " decks=17,6,18,5,27,21,13,11,25,20,29,7,23,22,10,0,12,2,14,9,24,26,19,8,1"
    "/42,53,39,34,36,33,38,40,43,44,49,31,41,51,50,35,30,45/59,54,61,60,62,58,63,64"
    " board=...../.k.p./.g.g./.oor./..rb. bag=-"
    " bag_order=4,18,14,1,6,15,21,20,23,22,17,7,8,24,16,9,13,12,11,19,2,3,5,0,10 chance=4137961916557452987"
    " royals=0,1,2,3 privileges=2"
    " | tokens=1w3b1g1r cards=32 reserved=47,56 privileges=0 wild_colours=- royals=-"
    " | tokens=3w1g1r3k1p1o cards=- reserved=66 privileges=1 wild_colours=- royals=-"
)
SPENDING = 231
DRAWS = (100, 245, 810)
"""Seeds with which the lot is drawn by two of the colours: then the last digits had chosen."""


RULES = game("duel")
prospects, weigh = interpreted(duel.prospects, binding(RULES)), interpreted(duel.weigh, binding(RULES))


def chosen(digits: float, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The colours; the last digits of all numbers differ by so much."""
    monkeypatch.setattr(greedy, "prospects", lambda state: prospects(state) + digits)
    monkeypatch.setattr(
        greedy, "weigh", lambda state, action, now: weigh(state, action, now) + digits * (action % 3)
    )
    record = State.from_position(COLOURS).record
    mask = np.zeros(RULES.mask_words, np.int64)
    interpreted(RULES.rules.legal_actions)(record, mask)
    return [greedy.greedy_action(record, mask, generator(seed)) for seed in DRAWS]


def test_last_digits_do_not_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = chosen(0.0, monkeypatch)
    for digits in (1e-13, -1e-13):
        assert chosen(digits, monkeypatch) == usual


def test_what_brings_exactly_as_much_as_a_privilege_is_not_worth_one() -> None:
    record = State.from_position(PRIVILEGE).record
    now = prospects(record)
    for digits in (0.0, 1e-13, -1e-13):
        assert weigh(record, SPENDING, now + digits) < 0
