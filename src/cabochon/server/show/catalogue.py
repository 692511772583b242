"""The games and bots of this server, as the page needs them."""

from collections.abc import Iterator, Mapping

import cabochon
from cabochon.games import game as find_game
from cabochon.games import game_names
from cabochon.games.base import Game
from cabochon.games.components import Card, Deck
from cabochon.games.settings import Setting
from cabochon.games.verbs import Verb
from cabochon.players import PlayerSpec
from cabochon.players.hiring import only_games
from cabochon.server.show import wire
from cabochon.server.show.encoding import Shown, encoded


def games(bots: Mapping[str, PlayerSpec]) -> Shown:
    """The games and bots of this server."""
    return encoded(catalogue(bots))


def catalogue(bots: Mapping[str, PlayerSpec]) -> wire.Catalogue:
    """Everything that does not change while the server runs."""
    return {
        "version": cabochon.__version__,
        "games": [_game_info(name) for name in game_names()],
        "bots": [_bot_info(name, spec) for name, spec in bots.items()],
    }


def _bot_info(name: str, spec: PlayerSpec) -> wire.BotInfo:
    level = None if spec.level is None or name != spec.level.name else spec.level.number
    games = only_games(spec)
    return {
        "name": name,
        "level": level,
        "seconds": spec.seconds,
        "games": None if games is None else list(games),
    }


def _game_info(name: str) -> wire.GameInfo:
    game = find_game(name)
    return {
        "name": name,
        "player_counts": list(game.player_counts),
        "tokens": list(game.tokens),
        "letters": game.letters,
        "token_limit": game.token_limit,
        "decks": [_deck(game, deck) for deck in game.decks],
        "verbs": [_verb(verb) for verb in game.verbs],
        "settings": [_setting(setting) for setting in game.settings],
        "variants": {variant: dict(values) for variant, values in game.variants.items()},
        "cards": [_card(card) for card in game.cards],
        "components": dict(game.components),
        "numbers": dict(game.numbers),
        "pools": [pool for players in game.player_counts for pool in _pools(game, players)],
    }


def _deck(game: Game, deck: Deck) -> wire.DeckInfo:
    row = sum(place[:-1] == deck.name for place in game.buying_places)
    return {"name": deck.name, "level": deck.level, "pool": deck.pool, "row": row}


def _pools(game: Game, players: int) -> Iterator[wire.PoolInfo]:
    for name, numbers in game.pools(players, game.check_settings(players, {})).items():
        kept = game.kept(name, players)
        yield {
            "name": name,
            "players": players,
            "numbers": numbers,
            "kept": len(numbers) if kept is None else kept,
        }


def _verb(verb: Verb) -> wire.VerbInfo:
    return {
        "name": verb.name,
        "form": verb.form.value,
        "phase": verb.phase,
        "in_order": verb.in_order,
        "draws": verb.draws,
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


def _card(card: Card) -> wire.CardFace:
    return {
        "level": card.level,
        "bonus": card.bonus,
        "bonus_count": card.bonus_count,
        "points": card.points,
        "crowns": card.crowns,
        "abilities": list(card.abilities),
        "cost": list(card.cost),
    }
