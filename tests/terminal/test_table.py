"""How a table looks: it fits, it aligns, and nothing depends on colours."""

import re

import pytest
from rich.cells import cell_len

from cabochon import Match
from cabochon.games.places import COLUMNS
from cabochon.language import LANGUAGES, Language
from cabochon.terminal.scene import Scene
from cabochon.terminal.table import table
from tests.matches import TABLES, new_match, played, table_name
from tests.terminal.typist import Kind, Typist, lines, until


def page(
    match: Match, code: str, width: int, seat: int | None = 0, encoding: str = "utf-8", colour: bool = False
) -> str:
    typist = Typist(lines(), code, width, colour, encoding)
    scene = Scene(
        game=match.game,
        position=match.position() if seat is None else match.view(seat).position(),
        names=match.names,
        seat=seat,
        legal=frozenset(move.text for move in match.legal_moves),
        language=Language(code),
        width=width,
        ascii_only=typist.screen.ascii_only,
    )
    typist.screen.show(table(scene))
    return typist.text


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_tables_fit_and_align(code: str, width: int) -> None:
    for kind in TABLES:
        match = played(kind, 5, decisions=60)
        text = page(match, code, width)
        assert all(cell_len(line) <= width for line in text.splitlines()), f"{table_name(kind)} is too wide"
        walls = [line for line in text.splitlines() if line.count("│") >= 2]
        columns = {cell_len(line[: line.index("│")]) for line in walls}
        assert len(columns) <= 2, "cards do not stand below each other"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80])
def test_every_card_and_every_number_is_there_whatever_the_width(code: str, width: int) -> None:
    for kind in TABLES:
        match = played(kind, 5, decisions=60)
        text = page(match, code, width, seat=None)
        assert "…" not in text
        position, language = match.position(), Language(code)
        for deck, row in zip(match.game.decks, position["market"], strict=True):
            for column, number in zip(COLUMNS, row, strict=False):
                place = f"{deck.name}{column}"
                assert re.search(rf"│ ?{place}", text)
                if number is not None:
                    assert price(match, number) in text.replace(" ", "")
        for player in position["players"]:
            for said in (
                language.text("points-count", count=player["points"]),
                language.text("cards-count", count=len(player["cards"])),
                f"{sum(player['tokens'])}/{match.game.token_limit}",
            ):
                assert said in text, f"{table_name(kind)}: {said}"
        labels = text.count(language.text("tokens"))
        assert labels == match.players, "a line of numbers for each player"


def price(match: Match, number: int) -> str:
    cost = match.game.cards[number].cost
    return "".join(
        f"{count}{letter}" for count, letter in zip(cost, match.game.letters, strict=True) if count
    )


def test_what_does_not_fit_at_all_is_said() -> None:
    match = played(("splendor", 2, {}), 5, decisions=20)
    assert "too narrow" not in page(match, "en", 30)
    assert "it has 12 columns" in " ".join(page(match, "en", 12).split())


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [20, 24, 30, 36])
@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_every_token_is_counted_in_the_narrowest_windows(game: str, width: int, code: str) -> None:
    match = until((game, 2, {}), 3, lambda match: match.position()["players"][0]["tokens"][-1] > 0)
    text = page(match, code, width, seat=None)
    assert all(cell_len(line.rstrip()) <= width for line in text.splitlines())
    player = match.position()["players"][0]
    below = text[text.index(match.names[0]) :]
    counted = below[below.index(Language(code).text("tokens")) :]
    counted = counted[: counted.index(Language(code).text("bonuses"))]
    numbers = list(zip(player["tokens"], match.game.letters, strict=True))
    in_columns = [str(count or "·") for count, _ in numbers]
    with_letters = [f"{count}{letter}" for count, letter in numbers if count]
    assert counted.split()[1:] in (in_columns, with_letters), "gold, the last, among them"
    assert "too narrow" not in text


def test_a_name_that_does_not_fit_is_said_too() -> None:
    for name, said in (("Anna", False), ("Bartholomew of", True)):
        text = page(Match("splendor", 2, names=[name, "Ben"], seed=1), "en", 15)
        assert ("it has 15 columns" in " ".join(text.split())) == said


@pytest.mark.parametrize("width", [40, 50, 80])
def test_nothing_is_cut_off_where_there_is_little_room(width: int) -> None:
    match = until(("duel", 2, {}), 1, lambda match: len(match.position()["players"][0]["reserved"]) == 3)
    text = page(match, "fr", width, seat=None)
    for entry in match.position()["players"][0]["reserved"]:
        assert entry["card"] is not None
        assert price(match, entry["card"]) in text
    assert "couronne" in text


def test_a_table_of_two_is_not_taller_than_a_terminal() -> None:
    for game in ("splendor", "duel"):
        assert len(page(Match(game, 2), "en", 80).splitlines()) <= 22


def test_every_chip_carries_its_letter() -> None:
    match = new_match(("duel", 2, {}), 1)
    plain, coloured = (page(match, "en", 80, colour=colour) for colour in (False, True))
    assert "\x1b" not in plain
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
    board = [line[3:18] for line in plain.splitlines()[3:8]]
    letters = "".join(board).replace(" ", "")
    assert sorted(letters) == sorted("wwwwbbbbggggrrrrkkkkppooo")


@pytest.mark.parametrize("kind", TABLES, ids=table_name)
def test_ascii_is_enough(kind: Kind) -> None:
    text = page(played(kind, 5, decisions=40), "en", 80, encoding="ascii")
    assert "+" in text
    assert "|" in text


def test_what_can_be_bought_is_marked() -> None:
    match = until(("splendor", 2, {}), 2, lambda match: any(move.verb == "buy" for move in match.legal_moves))
    bought = next(move.argument for move in match.legal_moves if move.verb == "buy")
    assert f"{bought}✓" in page(match, "en", 80, seat=match.to_move)


def test_wide_names_are_shortened_by_their_width() -> None:
    match = Match("splendor", 2, names=["名前がとても長いプレイヤーさん", "B" * 30])
    rows = [line for line in page(match, "ja", 80).splitlines() if "トークン" in line]
    assert len(rows) == 2
    assert len({cell_len(row[: row.index("トークン")]) for row in rows}) == 1
