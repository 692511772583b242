"""What a move leads to, by the rules, on the masked state of a view: nothing hidden can come out of it."""

from collections.abc import Iterable

from cabochon.games.paying import Counts
from cabochon.games.positions import counts
from cabochon.games.purse import one
from cabochon.games.state import State
from cabochon.games.verbs import Verb
from cabochon.match import Move
from cabochon.match.move import all_moves


def carried_out(state: State, action: int) -> State:
    """The state after an action; a purchase that it begins is paid with as little gold as possible.

    Cards that are drawn from a masked deck stay masked. Not for what chance decides, such as `replenish`.
    """
    following = state.after(action)
    if following.phase == "pay" and state.phase != "pay":
        following.apply(state.game.texts.index("pay"))
    return following


def end_of_turn(state: State, seat: int) -> State:
    """The state when a seat has made the decisions that its turn still asks for, no matter how."""
    state = state.copy()
    while state.to_move == seat and state.phase != "act":
        state.apply(state.legal_actions()[-1])
    return state


def winners(state: State, seat: int) -> tuple[int, ...]:
    """Who has won if the game ends within the present turn of a seat, with its best choices; or nobody."""
    if state.outcome is not None:
        return state.outcome.winners
    if state.to_move != seat or state.phase == "act":
        return ()
    actions = state.legal_actions()
    if any(_verb(state, action).in_order for action in actions):
        # How tokens are paid and given back does not change who wins.
        actions = actions[-1:]
    best: tuple[int, ...] = ()
    for action in actions:
        found = winners(state.after(action), seat)
        if seat in found:
            return found
        best = best or found
    return best


def in_one_go(state: State, line: Iterable[Move]) -> tuple[Move, ...]:
    """The moves at the beginning of a line that belong together.

    They are decided without learning anything between them: a purchase and how it is paid, Duel's gold and
    the card that is reserved with it.
    """
    seat = state.to_move
    moves: list[Move] = []
    for move in line:
        moves.append(move)
        if _verb(state, move.action).draws:
            break
        before, state = state, state.after(move.action)
        if before.reveals(state) or state.to_move != seat or state.phase == "act":
            break
    return tuple(moves)


# --- If it were somebody's turn ---


def purchases(state: State, seat: int, more_gold: int = 0) -> dict[int, int]:
    """The cards that a seat could buy if it were its turn, with the actions that buy them."""
    turn = state.turn_of(seat)
    turn.record.tokens[seat] += more_gold * one(len(state.game.tokens) - 1)
    found = {}
    for action in turn.legal_actions():
        card = turn.card_of(action)
        if card is not None and _verb(turn, action).name == "buy":
            found[card] = action
    return found


def purchase(state: State, seat: int, card: int) -> State:
    """The state after a seat has bought a card that it can buy."""
    return carried_out(state.turn_of(seat), purchases(state, seat)[card])


def takes(state: State, seat: int) -> frozenset[Counts]:
    """The tokens that a seat could take in one action if it were its turn, by kind."""
    turn = state.turn_of(seat)
    held = _tokens(turn, seat)
    found = set()
    for action in turn.legal_actions():
        if _verb(turn, action).name == "take":
            pairs = zip(_tokens(turn.after(action), seat), held, strict=True)
            found.add(tuple(now - then for now, then in pairs))
    return frozenset(found)


def _tokens(state: State, seat: int) -> list[int]:
    return counts(state.record.tokens[seat], len(state.game.tokens))


def _verb(state: State, action: int) -> Verb:
    return state.game.verb_named[all_moves(state.game)[action].verb]
