"""What a data set is made of: everything that decides its games, and nothing that happens while they are
played."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from numbers import Real
from typing import Self, SupportsIndex

from cabochon.datasets.errors import DatasetError
from cabochon.games import USUAL_GAME
from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.games.errors import shown, whole, written
from cabochon.games.settings import Settings
from cabochon.players import PlayerSpec
from cabochon.players.spec import labels_apart

FORMAT = "cabochon-dataset-1"
GAMES = "games"
"""How many there are: the one thing in which the descriptions of a data set's files differ."""
KINDS = ("npz", "parquet")
"""How shards are written; Parquet needs PyArrow."""
GAMES_IN_A_SHARD = 20
MOST_GAMES = 2**31 - 1
"""What the column `game` can count."""
MOST_PLAYERS = 128
"""What the column `player` can count."""
MOST_FILES = 1_000_000
"""So many have numbers of six digits, by which they are in order."""

Description = dict[str, object]
"""What a data set says of itself, as JSON has it."""


@dataclass(frozen=True)
class Plan:
    """What is played and written. `Plan.of` fills in what is left out.

    The deals and the seeds of the players come from `seed` and the number of a game alone, so with budgets in
    simulations the same plan always gives the same games.
    """

    players: tuple[PlayerSpec, ...]
    """Who plays. Seat s of game g is taken by the player number (s + g) % len(players)."""
    game: str
    seats: int
    settings: Settings
    games: int
    seed: int
    explore: float
    """How often a decision is made at random; what the player thought is written down all the same."""
    shard: int
    """Games in each file."""
    kind: str

    @classmethod
    def of(
        cls,
        players: Sequence[str | PlayerSpec],
        *,
        game: str = USUAL_GAME,
        seats: SupportsIndex | None = None,
        settings: Settings | None = None,
        games: SupportsIndex = 100,
        seed: SupportsIndex = 0,
        explore: float = 0.0,
        shard: SupportsIndex = GAMES_IN_A_SHARD,
        kind: str = "npz",
    ) -> Self:
        """A plan; raises a CabochonError for what can't be played or written, a TypeError for other types."""
        rules = find_game(game)
        if rules.features is None:
            raise DatasetError(f"{rules.name} has no features for networks")
        games, shard = whole(games, "the number of games"), whole(shard, "the number of games in a file")
        if games < 1 or shard < 1:
            raise DatasetError(f"a data set has at least one game, in each file too, not {min(games, shard)}")
        if max(games, shard) > MOST_GAMES:
            raise DatasetError(
                f"a data set has at most {MOST_GAMES} games",
                code="error-dataset-games",
                most=MOST_GAMES,
            )
        if games > shard * MOST_FILES:
            raise DatasetError(
                f"a data set has at most {MOST_FILES} files: put more games in each",
                code="error-dataset-files",
                most=MOST_FILES,
            )
        if isinstance(explore, bool) or not isinstance(explore, Real) or not 0 <= explore <= 1:
            raise DatasetError(f"explore is a probability from 0 to 1, not {shown(explore)}")
        if kind not in KINDS:
            raise DatasetError(
                f"the files of a data set are {' or '.join(KINDS)}, not {shown(kind)}",
                code="error-dataset-kind",
                given=str(kind),
            )
        asked = rules.settings_with(None, settings)
        count = rules.fewest_players(asked) if seats is None else whole(seats, "the number of seats")
        return cls(
            players=_specs(players),
            game=rules.name,
            seats=count,
            settings=rules.check_settings(count, asked),
            games=games,
            seed=whole(seed, "a seed"),
            explore=float(explore),
            shard=shard,
            kind=kind,
        )

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return find_game(self.game)

    @property
    def shards(self) -> range:
        """The numbers of the files."""
        return range(-(-self.games // self.shard))

    def games_of(self, shard: int) -> range:
        """The games of a file."""
        return range(shard * self.shard, min((shard + 1) * self.shard, self.games))

    def file_name(self, shard: int) -> str:
        """What a file is called; sorted by name, files are in order."""
        return f"shard-{shard:06d}.{self.kind}"

    def player_of(self, game: int, seat: int) -> int:
        """The number of the player in a seat: everybody moves on after each game."""
        return (seat + game) % len(self.players)

    def digest(self, *purpose: int | str) -> bytes:
        """Chance for one purpose, from the seed."""
        text = "/".join(map(str, ("cabochon dataset", self.seed, *purpose)))
        return hashlib.sha256(text.encode()).digest()

    def description(self) -> Description:
        """All that must be the same for files to belong together: not the number of games."""
        return {
            "format": FORMAT,
            **versions(self.rules),
            "seats": self.seats,
            "settings": dict(self.settings),
            # A command may hold what is nobody's business; its label does not.
            "players": labels_apart([(spec.label, spec) for spec in self.players]),
            "plan": hashlib.sha256(json.dumps([spec.text for spec in self.players]).encode()).hexdigest(),
            "seed": self.seed,
            "explore": self.explore,
            "games_in_a_shard": self.shard,
            "kind": self.kind,
        }


def _specs(players: Sequence[str | PlayerSpec]) -> tuple[PlayerSpec, ...]:
    if isinstance(players, str | PlayerSpec):
        raise TypeError(f"players are a list, such as [{shown(players)}]")
    players = tuple(players)
    if not players:
        raise DatasetError("a data set needs at least one player")
    if len(players) > MOST_PLAYERS:
        raise DatasetError(
            f"a data set has at most {MOST_PLAYERS} players, not {len(players)}",
            code="error-dataset-players",
            most=MOST_PLAYERS,
            given=len(players),
        )
    return tuple(each if isinstance(each, PlayerSpec) else PlayerSpec.parse(_text(each)) for each in players)


def _text(player: str) -> str:
    return written(player, "a player (which may be a PlayerSpec, too)")


def versions(game: Game) -> Description:
    """What gives the numbers of a data set their meaning."""
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "features_version": game.features_version,
        "actions_version": game.actions_version,
    }


def games_in(description: Description) -> int:
    """How many games a description says there are."""
    games = description.get(GAMES)
    if type(games) is not int or not 0 < games <= MOST_GAMES:
        raise DatasetError("it does not say how many games it has")
    return games


def check_same(description: Description, expected: Description) -> None:
    """Refuse a file of another data set."""
    for name, value in expected.items():
        if name != GAMES and description.get(name) != value:
            raise DatasetError(f"{name} is {shown(description.get(name))} there, not {shown(value)}")
