"""The games and bots of this server, as the page needs them."""

from collections.abc import Mapping
from typing import Any, get_args

import cabochon
from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.games.duel.cards import COLOURS, NO_BONUS, SIDE, SPIRAL
from cabochon.games.settings import Setting
from cabochon.players import PlayerSpec
from cabochon.server import wire
from cabochon.server.bots import BUILT_IN

_COLUMNS = "abcde"
_BONUSES = (*COLOURS, "wild")


def catalogue(bots: Mapping[str, PlayerSpec] = BUILT_IN) -> wire.Catalogue:
    """Everything that does not change while the server runs."""
    return {
        "version": cabochon.__version__,
        "games": [_game_info(name) for name in get_args(wire.GameName)],
        "bots": [_bot_info(name, spec) for name, spec in bots.items()],
    }


def _bot_info(name: str, spec: PlayerSpec) -> wire.BotInfo:
    level = None if spec.level is None or name != spec.level.name else spec.level.number
    return {"name": name, "level": level, "seconds": spec.seconds}


def _game_info(name: wire.GameName) -> wire.GameInfo:
    game = find_game(name)
    return {
        "name": name,
        "player_counts": list(game.player_counts),
        "tokens": list(game.tokens),
        "letters": game.letters,
        "settings": [_setting(setting) for setting in game.settings],
        "variants": {variant: dict(values) for variant, values in game.variants.items()},
        "cards": [_card(game, card) for card in game.cards],
        "nobles": [
            {"points": noble.points, "cost": _by_token(game, noble.cost)}
            for noble in getattr(game, "nobles", ())
        ],
        "royals": [
            {"points": royal.points, "abilities": _abilities(royal.ability)}
            for royal in getattr(game, "royals", ())
        ],
        "spiral": [_cell(cell) for cell in SPIRAL.tolist()] if name == "duel" else [],
    }


def _setting(setting: Setting) -> wire.SettingShape:
    return {
        "name": setting.name,
        "kind": "switch" if isinstance(setting.default, bool) else "word" if setting.choices else "number",
        "default": setting.default,
        "choices": list(setting.choices),
        "low": setting.low,
        "high": setting.high,
    }


def _card(game: Game, card: Any) -> wire.CardFace:
    return {
        "level": card.level,
        "bonus": "none" if card.bonus == NO_BONUS else _BONUSES[card.bonus],
        "bonus_count": getattr(card, "bonus_count", 1),
        "points": card.points,
        "crowns": getattr(card, "crowns", 0),
        "abilities": _abilities(getattr(card, "ability", "none")),
        "cost": _by_token(game, card.cost),
    }


def _by_token(game: Game, cost: tuple[int, ...]) -> list[int]:
    return [*cost, *[0] * (len(game.tokens) - len(cost))]


def _abilities(words: str) -> list[str]:
    """Being wild shows in the bonus."""
    return [word for word in words.split("+") if word not in ("none", "wild")]


def _cell(cell: int) -> str:
    row, column = divmod(cell, SIDE)
    return f"{_COLUMNS[column]}{row + 1}"
