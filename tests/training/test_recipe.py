"""Recipes: read with care, and those that ship are right."""

from pathlib import Path

import pytest

from cabochon.games import game, game_names
from cabochon.search.network import Size
from cabochon.training.recipe import Recipe, RecipeError, read_changes, recipe_names
from cabochon.training.trainer import table_records


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_recipe(name: str) -> None:
    recipe = Recipe.of(name)
    assert recipe.game == name
    assert recipe.simulations > recipe.candidates


def test_every_recipe_can_be_named() -> None:
    others = {"duel-cpu", "splendor-2-cpu", "splendor-3-4", "splendor-3-4-cpu"}
    assert {*game_names(), *others} == set(recipe_names())
    for name in recipe_names():
        assert Recipe.read(name).game == name.partition("-")[0]
    assert Recipe.read("duel-cpu").symmetries == "all"
    with pytest.raises(RecipeError, match=r"duel-gpu can't be read.* by name there are: duel, duel-cpu"):
        Recipe.read("duel-gpu")


@pytest.mark.parametrize("name", recipe_names())
def test_a_name_says_how_many_play(name: str) -> None:
    players = {
        int(record.players) for record in table_records(game(name.partition("-")[0]), Recipe.read(name))
    }
    assert players == ({int(part) for part in name.split("-") if part.isdigit()} or {2})


def test_a_file_says_what_is_changed(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'game = "duel"\nhidden = "64-32"\nstudents = ["8"]\nrate = 1\ntables = [{ players = 2 }]\n'
    )
    recipe = Recipe.read(file)
    assert (recipe.hidden, recipe.students, recipe.rate) == (Size((64, 32)), (Size((8,)),), 1.0)
    assert recipe.changed(games=7).games == 7
    assert recipe.as_dict()["hidden"] == "64-32"
    assert recipe.changed(**recipe.as_dict()) == recipe


@pytest.mark.parametrize(
    ("written", "size"),
    [
        ("512-256", Size((512, 256))),
        (8, Size((8,))),
        ([64, 32], Size((64, 32))),  # as older recipes have it
        ("64+384-256", Size((384, 256), 64)),
    ],
)
def test_a_size_is_written_in_many_ways(written: object, size: Size) -> None:
    recipe = Recipe.of("duel").changed(hidden=written, students=["4+3"])
    assert recipe.hidden == size
    assert recipe.students == (Size((3,), 4),)
    assert Size.parse(str(size)) == size


def test_changes_are_written_as_in_a_file_and_sizes_without_quotes() -> None:
    given = ["hidden=64+384-256", " rate = 1", 'students=["512-256", "8"]', "symmetries=all"]
    recipe = Recipe.of("duel").changed(**read_changes(given))
    assert recipe.hidden == Size((384, 256), 64)
    assert recipe.students == (Size((512, 256)), Size((8,)))
    assert (recipe.rate, recipe.symmetries) == (1.0, "all")
    with pytest.raises(RecipeError, match="NAME=VALUE, not 'games'"):
        read_changes(["games"])


def test_what_is_made_small_has_no_students_and_learns_itself() -> None:
    still = Recipe.of("duel").changed(students=["8"], still=True)
    small = still.made_small()
    assert (small.still, small.students) == (False, ())


def test_a_table_has_the_fewest_players_that_can_play_so() -> None:
    recipe = Recipe("splendor", tables=({}, {"teams": True}, {"players": 3}))
    assert [int(record.players) for record in table_records(game("splendor"), recipe)] == [2, 4, 3]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rate = 1e-3", "which game"),
        ('game = "chess"', "chess"),
        ('game = "duel"\nspeed = 3', "no 'speed'"),
        ('game = "duel"\ngames = 0', "games must be at least 1"),
        ('game = "duel"\ngames = 1.5', "games can't be 1.5"),
        ('game = "duel"\nhidden = "wide"', "'wide' is no size of a network"),
        ('game = "duel"\nhidden = []', "hidden layers"),
        ('game = "duel"\nhidden = 3.5', "3.5 is no size of a network"),
        ('game = "duel"\nhidden = [64.7, 32]', r"\[64.7, 32\] is no size of a network"),
        ('game = "duel"\nstudents = "8"', "students must be a list of sizes"),
        ('game = "duel"\nhidden = "8+"', "'8\\+' is no size of a network"),
        ('game = "duel"\nhidden = "99999+8"', "0 to 8192 numbers about each thing"),
        ('game = "duel"\nflat = 2.0', "flat must be from 0.0 to 1.0"),
        ('game = "duel"\ntables = [{ players = 5 }]', "players"),
        ('game = "splendor"\ntables = [{ players = 2, teams = true }]', "teams"),
        ('game = "duel"\ntables = []', "at least one table"),
        ('game = "duel"\nleague = 2', "league must be from 0.0 to 1.0"),
        ('game = "duel"\nleague_size = 0', "league_size must be at least 1"),
        ('game = "duel"\npurchases = -1', "purchases must be from"),
        ('game = "duel"\nsymmetries = "yes"', "symmetries must be none, places, all, not 'yes'"),
        ('game = "duel"\nseed = -1', "seed must be at least 0"),
        ('game = "duel"\nsharp = nan', "sharp must be from"),
        ('game = "duel"\nhidden = "8"\nstudents = ["8"]', "same size"),
        ("game = ", "no TOML"),
    ],
)
def test_what_is_wrong_is_said(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(RecipeError, match=said):
        Recipe.read(file)


def test_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(RecipeError, match="can't be read"):
        Recipe.read(tmp_path / "none.toml")
