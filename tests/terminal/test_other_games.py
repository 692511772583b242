"""Games that the terminal does not know: one with texts of its own, one without words for its verbs."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from cabochon import Match, games
from cabochon.games.base import Game
from cabochon.language import LANGUAGES, Language
from cabochon.match.move import all_moves
from cabochon.match.speech import game_name
from cabochon.players import RandomPlayer, SearchPlayer
from cabochon.search import Budget
from cabochon.terminal import Plan, Session, ask_plan
from cabochon.terminal.events import Chronicle
from cabochon.terminal.help import help_page
from cabochon.terminal.scene import Scene
from cabochon.terminal.table import table
from cabochon.terminal.words import Words
from tests.pocket.game import Pocket
from tests.terminal.typist import ANNA, Typist, bot, lines

STRANGE = {"take": "dig", "pass": "sleep"}


class Wordless(Pocket):
    """Pocket in words that nobody here has ever heard."""

    name = "wordless"
    tokens = ("coral", "jade", "doubloon")
    verbs = tuple(verb._replace(name=STRANGE.get(verb.name, verb.name)) for verb in Pocket.verbs)  # type: ignore[assignment]
    language = None  # type: ignore[assignment]


POCKET, WORDLESS = Pocket(), Wordless()


def language_of(game: Game, code: str = "en") -> Language:
    return Language(code, lambda: [] if game.language is None else [game.language])


def page(match: Match, language: Language, width: int = 80, encoding: str = "utf-8") -> str:
    typist = Typist(lines(), language.code, width, encoding=encoding)
    scene = Scene(
        game=match.game,
        position=match.position(),
        names=match.names,
        seat=match.to_move,
        legal=frozenset(move.text for move in match.legal_moves),
        language=language,
        width=width,
        ascii_only=typist.screen.ascii_only,
    )
    typist.screen.show(table(scene))
    return typist.text


def random_match(game: Game, seed: int, decisions: int = 1000) -> Match:
    match = Match(game, 3, seed=seed)
    rng = random.Random(seed)
    while match.legal_moves and len(match.moves) < decisions:
        match.play(rng.choice(match.legal_moves))
    return match


def told(match: Match, language: Language) -> list[str]:
    chronicle = Chronicle(Words(match.game, language, match.names))
    positions = [*(step.before.position() for step in match.steps), match.position()]
    for step, before, after in zip(match.steps, positions, positions[1:], strict=False):
        chronicle.add(step.move, before, after)
    return [event.text for event in chronicle.since(0)]


# --- How they look ---


def test_the_table_has_decks_market_bank_players_and_hands() -> None:
    match = Match(POCKET, 2, settings={"start": 0}, seed=3)
    match.play("reserve 1t")
    match.play("take jj")
    lines = page(match, language_of(POCKET)).splitlines()
    assert "Pocket · turn 3" in lines[0]
    assert [line[:4] for line in lines[2:7:3]] == [" 2t ", " 1t "]
    assert [re.findall(r"\d[a-e]", line) for line in lines[2:7:3]] == [["2a", "2b"], ["1a", "1b", "1c"]]
    (header,) = (line for line in lines if line.split() == ["c", "j", "o"])
    (bank,) = (line for line in lines if line.startswith("Bank"))
    assert [bank[header.index(letter)] for letter in "cjo"] == ["5", "3", "1"]
    tokens = [line.split("tokens")[1].split() for line in lines if "tokens" in line]
    assert tokens == [["·", "·", "1", "1/5"], ["·", "2", "·", "2/5"]]
    assert any("Player 1 hand  h1 (" in line for line in lines)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", [POCKET, WORDLESS], ids=lambda game: game.name)
def test_tables_fit(game: Game, code: str) -> None:
    match = random_match(game, 5, decisions=15)
    for width in (50, 80, 100):
        text = page(match, language_of(game, code), width)
        assert all(cell_len(line) <= width for line in text.splitlines())
    assert "|" in page(match, language_of(game), encoding="ascii")


def test_a_token_without_a_colour_of_its_own_carries_its_letter() -> None:
    typist = Typist(lines(), colour=True)
    words = Words(WORDLESS, typist.screen.language, ("Anna", "Ben"))
    typist.screen.show(help_page(typist.screen, words, Match(WORDLESS, 2, seed=1).legal_moves))
    assert "\x1b[1;7m c \x1b[0m coral" in typist.text
    assert "\x1b[1;7m o \x1b[0m doubloon" in typist.text
    assert "dig" in typist.text


# --- Words ---


def test_texts_of_the_game_are_used_and_english_where_they_lack_a_translation() -> None:
    english, french = (Words(POCKET, language_of(POCKET, code), ()) for code in ("en", "fr"))
    assert english.tokens([2, 1, 1]) == "2 corals, 1 jade, 1 gold"
    assert french.tokens([2, 1, 1]) == "2 coraux, 1 jade, 1 or"
    assert [game_name(words.language, "pocket") for words in (english, french)] == ["Pocket", "Poche"]


def test_a_game_without_texts_is_told_in_its_own_names_and_in_notation() -> None:
    words = Words(WORDLESS, language_of(WORDLESS), ("Anna", "Ben"))
    assert words.tokens([2, 0, 1]) == "2 coral, 1 doubloon"
    assert words.colour("o") == "doubloon"
    assert game_name(words.language, WORDLESS.name) == "wordless"
    match = Match(WORDLESS, 2, settings={"start": 0}, names=words.names, seed=3)
    (dig,) = (move for move in match.legal_moves if move.text == "dig cc")
    assert words.offer(dig, match.position()) == "dig cc"
    match.play(dig)
    match.play("reserve 2t")
    assert told(match, words.language) == [
        "Anna: dig cc",
        "Ben reserves an unseen card of level 2 and takes a gold.",
    ]


@pytest.mark.parametrize("game", [POCKET, WORDLESS], ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(4))
def test_every_move_and_every_event_can_be_told(game: Game, seed: int) -> None:
    match = random_match(game, seed)
    assert match.outcome is not None
    language = language_of(game)
    words = Words(game, language, match.names)
    for step in match.steps:
        position = step.before.view(step.seat).position()
        offers = [words.offer(all_moves(game)[action], position) for action in step.before.legal_actions()]
        assert all(offer and "{" not in offer for offer in offers)
    events = told(match, language)
    assert not any("{" in event for event in events)
    assert sum("buys a card" in event for event in events) == sum(
        len(player["cards"]) for player in match.position()["players"]
    )


# --- Playing ---


@pytest.mark.usefixtures("pocket_installed")
def test_an_installed_game_is_among_the_questions() -> None:
    typist = Typist(lines("poche", "3", "Anna", "random", "random", "2"))
    typist.screen.language = Language("fr", games.language_folders)
    plan = ask_plan(typist.screen)
    assert "3  Poche" in typist.text
    assert "2  Short: two cards of one colour win" in typist.text
    assert plan == Plan("pocket", [ANNA, bot("Hasard 1", "random"), bot("Hasard 2", "random")], {"wanted": 2})


@pytest.mark.parametrize("game", [POCKET, WORDLESS], ids=lambda game: game.name)
def test_a_person_can_play_to_the_end(game: Game, tmp_path: Path) -> None:
    person = RandomPlayer(1)
    session: Session

    def moves() -> Iterator[str]:
        yield "?"
        yield "moves"
        while True:
            yield person.decide(session.match.view(session.match.to_move)).text

    typist = Typist(moves())
    typist.screen.language = language_of(game)
    match = Match(game, 2, settings={"start": 0}, names=("Anna", "Random"), seed=2)
    adviser = SearchPlayer("level-1", 1, Budget(simulations=10))
    seats = (ANNA, bot("Random", "random"))
    file = tmp_path / "game.cabochon"
    session = Session(typist.screen, match, seats, {1: RandomPlayer(2)}, adviser, file)
    session.run()
    assert match.outcome is not None
    assert "The game is over" in typist.text
    assert "{" not in typist.text
    prompt, reason = ("your turn", "A collection is complete.") if game is POCKET else ("act", "collection")
    assert f"Anna · {prompt} > ?" in typist.text
    assert reason in typist.text
