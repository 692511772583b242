"""Every table that the rules allow: a list that leaves out no game, player count, variant or setting, and a
strategy that draws any of them."""

from itertools import combinations
from typing import Any, NamedTuple

from hypothesis import strategies as st

from cabochon.games import game, game_names
from cabochon.games.base import Game


class Configuration(NamedTuple):
    """A game, how many play it, and the settings that are not as usual."""

    game: str
    players: int
    settings: dict[str, Any]

    def __str__(self) -> str:
        changes = [f"{name}={value}" for name, value in self.settings.items()]
        return " ".join([f"{self.game}-{self.players}", *changes])

    @property
    def rules(self) -> Game:
        """The game itself."""
        return game(self.game)


def variants(name: str, players: int) -> dict[str, Configuration]:
    """The standard game, and every variant and combination of variants that so many can play."""
    presets = game(name).variants
    found = {}
    for number in range(len(presets) + 1):
        for chosen in combinations(presets, number):
            settings = {key: value for variant in chosen for key, value in presets[variant].items()}
            if game(name).is_possible(players, settings):
                found["-".join(chosen) or "standard"] = Configuration(name, players, settings)
    return found


VARIANTS = {
    f"{name}-{players}-{variant}": configuration
    for name in game_names()
    for players in game(name).player_counts
    for variant, configuration in variants(name, players).items()
}
"""Every game, player count and variant."""

_EVERY_COUNT: list[dict[str, Any]] = [
    {"last_round": "one_more_each"},
    {"may_take_fewer": True},
    {"choose_payment": False},
    {"face_up": 1},
]

CONFIGURATIONS = [
    *VARIANTS.values(),
    *(Configuration("splendor", players, settings) for players in (2, 3, 4) for settings in _EVERY_COUNT),
    *(Configuration("splendor", 2, {"face_up": face_up}) for face_up in (2, 3, 4, 5)),
    *(Configuration("splendor", 3, {"target": target}) for target in (1, 15, 30)),
    Configuration("splendor", 2, {"target": 30, "last_round": "one_more_each", "may_take_fewer": True}),
    *(Configuration("splendor", 4, {"start": seat, "target": 1}) for seat in range(4)),
    Configuration("splendor", 4, {"teams": True, "last_round": "one_more_each", "face_up": 1}),
    Configuration("splendor", 4, {"teams": True, "may_take_fewer": True, "choose_payment": False}),
    Configuration("duel", 2, {"choose_payment": False}),
    *(Configuration("duel", 2, {"start": seat}) for seat in range(2)),
]
"""Each setting at its ends, alone and with others."""


def any_configuration(name: str | None = None) -> st.SearchStrategy[Configuration]:
    """Any valid configuration, of one game or of any."""
    names = game_names() if name is None else (name,)
    return st.sampled_from([game(name) for name in names]).flatmap(
        lambda rules: st.sampled_from(rules.player_counts).flatmap(
            lambda players: st.builds(
                Configuration, st.just(rules.name), st.just(players), _any_settings(rules, players)
            )
        )
    )


def _any_settings(rules: Game, players: int) -> st.SearchStrategy[dict[str, Any]]:
    values: dict[str, st.SearchStrategy[Any]] = {
        setting.name: st.booleans()
        if isinstance(setting.default, bool)
        else st.sampled_from(setting.choices)
        if setting.choices
        else st.integers(setting.low, setting.high)
        for setting in rules.settings
    }
    values["start"] = st.sampled_from(["random", *range(players)])
    if players != 4:
        values.pop("teams", None)
    return st.fixed_dictionaries({}, optional=values)
