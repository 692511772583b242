"""Players as people write them."""

import pytest

from cabochon.match import CabochonError
from cabochon.players import LEVELS, NAMES, PlayerSpec
from cabochon.players.names import misspelt
from cabochon.players.spec import (
    LONGEST_LABEL,
    BuiltIn,
    Experiment,
    Program,
    PythonClass,
    Who,
    labels_apart,
    split_label,
    split_list,
)
from cabochon.search import Budget
from tests.players.own import Shopper


@pytest.mark.parametrize(
    ("text", "who", "budget"),
    [
        ("greedy", BuiltIn("greedy"), None),
        (" RANDOM ", BuiltIn("random"), None),
        ("level-5", BuiltIn("level-5"), None),
        ("5", BuiltIn("level-5"), None),
        ("Level 5", BuiltIn("level-5"), None),
        ("５", BuiltIn("level-5"), None),
        ("ＬＥＶＥＬ-５", BuiltIn("level-5"), None),
        ("level-8@seconds=1", BuiltIn("level-8"), Budget(seconds=1.0)),
        ("8@simulations=5000, seconds=2", BuiltIn("level-8"), Budget(5000, 2.0)),
        ("search", Experiment(), None),
        ("search:length=4", Experiment((("length", 4.0),)), None),
        ("search:simulations=9:length=4", Experiment((("length", 4.0),)), Budget(9)),
        ("search:evaluation=rollout@simulations=9", Experiment((), "rollout"), Budget(9)),
        ("cmd:./bot --x=1", Program("./bot --x=1"), None),
        ("cmd:./bot --mail a@b.c", Program("./bot --mail a@b.c"), None),
        ("cmd:./bot --mail a@b.c@seconds=2", Program("./bot --mail a@b.c"), Budget(seconds=2.0)),
        ("py:my.bots:Shopper", PythonClass("my.bots", "Shopper"), None),
        ("py:my.bots:Outer.Inner", PythonClass("my.bots", "Outer.Inner"), None),
        ("py:bots/mine.py:Shopper@seconds=1", PythonClass("bots/mine.py", "Shopper"), Budget(seconds=1.0)),
        (r"py:C:\bots\mine.py:Shopper", PythonClass(r"C:\bots\mine.py", "Shopper"), None),
    ],
)
def test_how_a_player_reads(text: str, who: Who, budget: Budget | None) -> None:
    spec = PlayerSpec.parse(text)
    assert (spec.who, spec.budget) == (who, budget)
    assert PlayerSpec.parse(spec.text) == spec, "what is written means the same when it is read"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "there is no player"),
        (
            "genius",
            "there is no player 'genius'; the players are: level-1, .* yardstick, search:… py:… cmd:…",
        ),
        ("searching", "there is no player"),
        ("levl-3", "did you mean level-3"),
        ("level-9", "did you mean level-8"),
        ("0", "there is no player '0'"),
        ("greedyy@seconds=1", "did you mean greedy"),
        ("seach:length=4", "did you mean search:length=4"),
        ("cdm:./bot", r"did you mean cmd:\./bot"),
        ("p:bots:Mine", "did you mean py:bots:Mine"),
        ("Cmd:./bot", r"did you mean cmd:\./bot"),
        ("./bot", r"did you mean cmd:\./bot"),
        ("level-99", "did you mean level-8"),
        ("greedy@depth=3", "there is no player"),
        ("greedy@seconds=soon", "a budget is"),
        ("greedy@seconds=0", "a budget is"),
        ("greedy@seconds=nan", "a budget is"),
        ("greedy@seconds=3601", "a budget is"),
        ("greedy@simulations=0", "a budget is"),
        ("greedy@simulations=1.5", "a budget is"),
        ("greedy@simulations=5,games=1", "a budget is"),
        ("search:", "must be KEY=NUMBER"),
        ("search:depth=3", "there is no 'depth' in 'search:depth=3'; the keys are: attention, caution"),
        ("search:simulation=2000", r"in 'search:simulation=2000'; did you mean simulations\?"),
        ("search:Length=3", r"there is no 'Length' in .*; did you mean length\?"),
        ("search:simulations=5@seconds=1", "has two budgets"),
        ("search:evaluation=magic", "no evaluation 'magic'"),
        ("py:bots", "py:MODULE:CLASS"),
        ("py::Mine", "py:MODULE:CLASS"),
        ("py:bots:not a name", "py:MODULE:CLASS"),
    ],
)
def test_what_is_wrong_with_a_player(text: str, complaint: str) -> None:
    with pytest.raises(CabochonError, match=complaint):
        PlayerSpec.parse(text)


def test_who_runs_code() -> None:
    assert not any(PlayerSpec.parse(text).runs_code for text in (*NAMES, "search:length=3", "5@seconds=1"))
    assert PlayerSpec.parse("cmd:./bot").runs_code
    assert PlayerSpec.parse("py:bots:Mine").runs_code
    assert PlayerSpec.of(Shopper).runs_code


def test_levels_are_known_as_such() -> None:
    assert [spec.level for spec in map(PlayerSpec.parse, NAMES)] == [*LEVELS, None, None]
    assert PlayerSpec.parse("level-8").seconds == LEVELS[-1].seconds
    assert PlayerSpec.parse("level-8@seconds=30").seconds == 30
    assert PlayerSpec.parse("level-8@simulations=30").seconds == 0
    assert PlayerSpec.parse("cmd:./bot").seconds == 0


@pytest.mark.parametrize(
    ("text", "entries"),
    [
        ("", [""]),
        ("Anna", ["Anna"]),
        ("Anna, level-3 ,", ["Anna", "level-3", ""]),
        ("8@simulations=5,seconds=2,greedy", ["8@simulations=5,seconds=2", "greedy"]),
        ('"cmd:./bot a,b",greedy', ["cmd:./bot a,b", "greedy"]),
        ('cmd:sh -c "./bot x",greedy', ['cmd:sh -c "./bot x"', "greedy"]),
    ],
)
def test_lists(text: str, entries: list[str]) -> None:
    assert split_list(text) == entries


@pytest.mark.parametrize("text", ["greedy\rrandom", "greedy\n\nrandom", "a" * 200_000])
def test_what_is_no_list(text: str) -> None:
    with pytest.raises(CabochonError, match="one line, with commas") as error:
        split_list(text)
    assert error.value.code == "error-player-list"


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("cmd:./bot --token=S3CRET", "bot"),
        ("cmd:/home/anna/bots/deep --token S3CRET@seconds=2", "deep@seconds=2"),
        ("cmd:python3 bots/mine.py --token S3CRET", "mine.py"),
        ("cmd:/usr/bin/python3.12 -m mine S3CRET", "python3.12"),
        ("cmd:'my bots/the bot' S3CRET", "the bot"),
        ("cmd:'unclosed S3CRET", "unclosed"),
        (r"cmd:'C:\bots\bot.exe' S3CRET", "bot.exe"),
        ("cmd:", "cmd"),
    ],
)
def test_a_program_is_called_by_its_file_alone(text: str, label: str) -> None:
    assert PlayerSpec.parse(text).label == label


@pytest.mark.parametrize(
    ("text", "label", "long"),
    [
        ("py:my_bots:Shopper", "Shopper", "my_bots:Shopper"),
        ("py:my.bots:Outer.Inner", "Inner", "my.bots:Outer.Inner"),
        ("py:/home/anna/secret/mine.py:Shopper@seconds=2", "Shopper@seconds=2", "mine.py:Shopper@seconds=2"),
        (r"py:C:\bots\mine.py:Shopper", "Shopper", "mine.py:Shopper"),
        (f"py:{'x' * 40}.py:Shopper", "Shopper", f"…{'x' * (LONGEST_LABEL - 12)}.py:Shopper"),
        ("greedy", "greedy", "greedy"),
    ],
)
def test_a_class_is_called_by_its_name(text: str, label: str, long: str) -> None:
    spec = PlayerSpec.parse(text)
    assert (spec.label, spec.long_label) == (label, long)
    assert len(spec.long_label) <= LONGEST_LABEL


def test_classes_of_one_name_are_told_apart_by_their_files() -> None:
    specs = [PlayerSpec.parse(text) for text in ("py:a/one.py:Bot", "py:b/two.py:Bot", "py:b/two.py:Other")]
    assert labels_apart([(spec.label, spec) for spec in specs]) == ["one.py:Bot", "two.py:Bot", "Other"]
    assert labels_apart([("Bot", specs[0]), ("Bot", specs[0])]) == ["Bot", "Bot"]
    assert labels_apart([("mine", specs[0]), ("mine", specs[1])]) == ["mine", "mine"], "as somebody wished"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("greedy", (None, "greedy")),
        ("mine = cmd:./bot --x=1", ("mine", "cmd:./bot --x=1")),
        ("cmd:./bot --x=1", (None, "cmd:./bot --x=1")),
        ("level-8@seconds=1", (None, "level-8@seconds=1")),
        ("=greedy", ("", "greedy")),
    ],
)
def test_labels(text: str, parts: tuple[str | None, str]) -> None:
    assert split_label(text) == parts


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("greedy", "greedy"),
        ("Gredy", "greedy"),
        ("rndom", "random"),
        ("levle-2", "level-2"),
        ("levl-9", "level-8"),
        ("leve-9", "level-8"),
        ("level_9", "level-8"),
        ("level-0x", "level-1"),
        ("lvl3", "level-3"),
        ("lev3", "level-3"),
        ("lv.3", "level-3"),
        ("levels", "level-N"),
        ("level three", "level-N"),
        ("serach", "search"),
        ("ramdon", "random"),
        ("Random2", "random"),
        ("rnd", "random"),
        ("cmd", "cmd:COMMAND"),
        ("cmd ./bot", "cmd:./bot"),
        ("cmd;./bot", "cmd:./bot"),
        ("py", "py:MODULE:CLASS"),
        ("py.my_bots.Shopper", "py:MODULE:CLASS"),
        ("./bot", "cmd:./bot"),
        ("~/bot --x", "cmd:~/bot --x"),
        ("bot.py", "cmd:python3 bot.py"),
        ("python3 bot.py", "cmd:python3 bot.py"),
        ("bots/mine.mjs", "cmd:node bots/mine.mjs"),
    ],
)
def test_what_looks_like_a_player(text: str, meant: str) -> None:
    assert misspelt(text) == meant


PEOPLE = (
    "Lev Ron Andy Levi Randy Greta Pia Freddy Brandon Neville Gry Sarah Serah Rodman Roman Ramona Grady "
    "Reed Rand Gerda Levin Eve1 Levi2 Lee3 R2-D2 Ørjan 花子 Anna2 Pym Cem TJ Anna/Ben"
)


@pytest.mark.parametrize("name", [*PEOPLE.split(), "", "x" * 1000, "Anna & Ben"])
def test_people_are_left_in_peace(name: str) -> None:
    assert misspelt(name) is None


def test_others_can_be_meant_too() -> None:
    assert misspelt("Pedlr", ["pedlar", "trader"]) == "pedlar"
    assert misspelt("Pedro", ["pedlar", "trader"]) is None
