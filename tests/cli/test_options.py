"""What several commands read in the same way."""

import pytest

from cabochon.cli.options import read_settings
from cabochon.games.errors import SettingsError


@pytest.mark.parametrize(
    ("game", "variant", "assignments", "players"),
    [
        ("splendor", None, [], 2),
        ("splendor", "teams", [], 4),
        ("splendor", None, ["teams=yes"], 4),
        ("splendor", None, ["teams=no"], 2),
        ("duel", None, [], 2),
    ],
)
def test_as_many_play_as_the_settings_need(
    game: str, variant: str | None, assignments: list[str], players: int
) -> None:
    assert read_settings(game, None, variant, assignments)[0] == players


def test_what_nobody_can_play_is_refused_for_its_own_reason() -> None:
    with pytest.raises(SettingsError, match="target"):
        read_settings("splendor", None, None, ["target=many"])
