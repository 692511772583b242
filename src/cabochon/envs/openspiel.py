"""The games as Python games of OpenSpiel. Importing this module registers them.

>>> import pyspiel
>>> import cabochon.envs.openspiel
>>> game = pyspiel.load_game("python_cabochon_splendor(players=3,target=10)")
>>> game.num_players(), game.num_distinct_actions()
(3, 84)

Chance is explicit: every card and token that is dealt is a chance node (see dealing.py).
"""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, ClassVar

import numpy as np

from cabochon.envs.dealing import CHANCE, EVERYBODY, SHOWN, Dealing, plan_of
from cabochon.envs.missing import missing
from cabochon.envs.payoffs import check_reward, payoff_range
from cabochon.games import LONGEST_GAME, game_names
from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError, shown
from cabochon.games.settings import RANDOM_START, whole_number
from cabochon.match.table import render

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("OpenSpiel", "openspiel", error) from error

USUAL_MEMORY = 256
"""More events than there are in most games."""


def spiel_name(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"python_cabochon_{game}"


class SpielGame(pyspiel.Game):
    """A game with its players and settings; there is a subclass for each game.

    Parameters: `players`, every setting, `start` (a seat, or -1: chance decides), `reward` ("win" or
    "margin"), `longest` (after so many decisions a game ends without a winner) and `memory` (how many of the
    last events are in the information-state tensor).
    """

    rules: ClassVar[Game]
    game_type: ClassVar[Any]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        rules = self.rules
        asked = {**self.game_type.parameter_specification, **(parameters or {})}
        if asked["start"] == CHANCE:
            asked["start"] = RANDOM_START
        reward = check_reward(asked.pop("reward"))
        longest, self.memory = (
            _whole(asked.pop(name), name, low) for name, low in (("longest", 1), ("memory", 0))
        )
        players = asked.pop("players")
        settings = rules.check_settings(players, asked)
        self.plan = plan_of(rules.name, players, tuple(settings.items()), reward, longest)
        least, most = payoff_range(rules, self.plan.sides, reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.action_count,
            max_chance_outcomes=self.plan.most_outcomes,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(self.game_type, info, dict(parameters or {}))

    def new_initial_state(self) -> "SpielState":
        """A game before the first card is dealt."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More than there can be."""
        return self.plan.most_draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """What a seat sees of a state; None for observations of all seats at once."""
        if params:
            raise CabochonError(f"observations take no parameters, not {shown(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return None if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS else Observer(self, kind)


class SpielState(pyspiel.State):
    """A state of OpenSpiel; `dealing` is the game itself."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.dealing = Dealing(game.plan)

    def current_player(self) -> int:
        """The seat that decides, or one of OpenSpiel's numbers for chance and the end."""
        seat = self.dealing.to_move
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        """Whether the game has ended, or was as long as it may be."""
        return self.dealing.is_over

    def returns(self) -> list[float]:
        """What each seat gets; nothing before the end."""
        return self.dealing.payoffs()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can draw, and how likely each is."""
        return self.dealing.outcomes()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """A state with the same information for a player, in which others may hold other cards unseen."""
        guess = self.dealing.guess(player_id, int(probability_sampler() * 2**53))
        if guess.events == self.dealing.events:
            other = self.clone()
        else:
            other = self.get_game().new_initial_state()
            for who, what in guess.history():
                other.dealing = _Past(who)
                other.apply_action(what)
        other.dealing = guess
        return other  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.dealing.state is not None
        return self.dealing.state.legal_actions() if player == self.dealing.to_move else []

    def _apply_action(self, action: int) -> None:
        self.dealing.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        plan = self.dealing.plan
        return plan.text(self.dealing.due(), action) if player == CHANCE else plan.game.texts[action]

    def __str__(self) -> str:
        dealing = self.dealing
        chance = f"\nchance draws: {dealing.due()}" if dealing.to_move == CHANCE else ""
        if dealing.state is None:
            return "".join(dealing.told[:1]) + chance
        names = [f"player {seat}" for seat in range(dealing.plan.players)]
        recent = "".join(dealing.told[-1].splitlines(keepends=True)[-1:])
        return render(dealing.state.position(), dealing.plan.game, names) + f"\n{recent}{chance}"


class _Past:
    """Stands in for a game while its history is told once more."""

    def __init__(self, who: int) -> None:
        self.to_move = who
        self.is_over = False

    def apply(self, action: int) -> None:
        """Nothing needs to be carried out."""


class Observer:
    """What a seat sees, as OpenSpiel asks for it: `tensor`, its parts in `dict`, and texts."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._plan = game.plan
        self._recall = bool(kind.perfect_recall)
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        features = game.plan.game.features
        assert features is not None
        if self._public and self._private:
            rows = game.memory if self._recall else 0
            self.tensor = np.zeros(features.FEATURES + 2 * rows, np.float32)
            self.dict = {"observation": self.tensor[: features.FEATURES]}
            if rows:
                self.dict["history"] = self.tensor[features.FEATURES :].reshape(rows, 2)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player knows into the tensor."""
        if self.tensor is None:
            return
        dealing = state.dealing
        self.dict["observation"][:] = dealing.features(player)
        if "history" in self.dict:
            self._write_history(dealing, player, self.dict["history"])

    def _write_history(self, dealing: Dealing, player: int, rows: Any) -> None:
        """A row for each of the last events, the last one first: who, and what if the player has seen it."""
        rows[:] = 0.0
        players = dealing.plan.players
        actions, components = dealing.plan.game.action_count, dealing.plan.most_outcomes
        for row, event in zip(rows, reversed(dealing.events), strict=False):
            if event.pool == "":
                row[0] = (2 + (event.who - player) % players) / (players + 1)
                row[1] = (1 + event.what) / actions
            else:
                row[0] = 1 / (players + 1)
                row[1] = (1 + event.what) / components if event.is_seen(player) else 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player knows as text: line by line what happened, or the position as JSON."""
        dealing = state.dealing
        seat = player if self._private else EVERYBODY
        if not self._public:
            return _private_text(dealing, player, self._recall) if self._private else ""
        if self._recall:
            return f"player {seat}\n{dealing.told[seat]}" if self._private else dealing.told[seat]
        view: Mapping[str, Any] = {}
        if dealing.state is not None:
            view = dealing.state.view(player if self._private else None).position()
        due = {"chance": dealing.due()} if dealing.to_move == CHANCE else {}
        return json.dumps({"player": seat, **due, **view}, separators=(",", ":"))


def _private_text(dealing: Dealing, seat: int, recall: bool) -> str:
    """The cards that only a seat has seen: those in its hand, or all that it ever drew."""
    if recall:
        return "".join(
            f"{dealing.plan.text(event.pool, event.what)}\n"
            for event in dealing.events
            if event.seen_by == seat and event.pool not in ("", SHOWN)
        )
    hidden = [] if dealing.state is None else dealing.state.hidden_cards()
    return " ".join(str(card) for owner, card in hidden if owner == seat)


def _whole(value: Any, name: str, low: int) -> int:
    number = whole_number(value)
    if number is None or number < low:
        raise CabochonError(
            f"{name} = {shown(value)} is not possible: it must be a whole number from {low} on"
        )
    return number


def _register(rules: Game) -> None:
    settings = {setting.name: setting.default for setting in rules.settings}
    game_type = pyspiel.GameType(
        short_name=spiel_name(rules.name),
        long_name=f"Cabochon {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.player_counts),
        min_num_players=min(rules.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": min(rules.player_counts),
            **settings,
            "start": CHANCE,
            "reward": "win",
            "longest": LONGEST_GAME,
            "memory": USUAL_MEMORY,
        },
    )
    # OpenSpiel holds what it is given for longer than Python lives, which only a class survives.
    own = type(f"{type(rules).__name__}SpielGame", (SpielGame,), {"rules": rules, "game_type": game_type})
    globals()[own.__name__] = own  # where pickle finds it
    pyspiel.register_game(game_type, own)


for _name in game_names():
    # A game that is installed beside ours may be broken, or have no features: then it is not offered here.
    with suppress(CabochonError):
        if find_game(_name).features is not None:
            _register(find_game(_name))
