"""What a move leads to, by the rules, on the masked state of a view: nothing hidden can come out of it."""

from cabochon.games.base import Game, State
from cabochon.games.decks import NONE
from cabochon.match import Move
from cabochon.match.move import all_moves

# Decisions in the middle of a turn that can change who wins; of the others the first will do.
_WEIGHTY = ("colour", "royal")


def after(game: Game, state: State, move: Move) -> State:
    """The state after a move; a purchase is paid with as little gold as possible.

    Cards that are drawn from a masked deck stay masked. Not for `replenish`, which needs the bag's order.
    """
    state = state.copy()
    game.apply(state, move.action)
    if move.verb == "buy" and game.phase(state) == "pay":
        game.apply(state, game.texts.index("pay"))
    return state


def end_of_turn(game: Game, state: State, seat: int) -> State:
    """The state when a seat has made the decisions that its turn still asks for, no matter how."""
    state = state.copy()
    while game.to_move(state) == seat and game.phase(state) not in ("act", "over"):
        game.apply(state, game.legal_actions(state)[-1])
    return state


def winners(game: Game, state: State, seat: int) -> tuple[int, ...]:
    """Who has won if the game ends within the present turn of a seat, with its best choices; or nobody."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.winners
    phase = game.phase(state)
    if game.to_move(state) != seat or phase == "act":
        return ()
    actions = game.legal_actions(state)
    best: tuple[int, ...] = ()
    for action in actions if phase in _WEIGHTY else actions[-1:]:
        following = state.copy()
        game.apply(following, action)
        found = winners(game, following, seat)
        if seat in found:
            return found
        best = best or found
    return best


def turn_of(game: Game, state: State, seat: int) -> State:
    """The same table with another seat about to take its turn."""
    state = state.copy()
    state.to_move = seat
    state.phase = game.phases.index("act")
    state.cursor = 0
    state.payment = 0
    state.buying = NONE
    if game.name == "duel":
        state.replenished = state.again = state.ability = 0
        state.bought = NONE
    else:
        state.passes = 0
    return state


def legal_moves(game: Game, state: State) -> list[Move]:
    """What the seat to move may do."""
    moves = all_moves(game)
    return [moves[action] for action in game.legal_actions(state)]
