"""Thousands of games at once in the memory of a GPU: a `Batch` whose arrays are tensors."""

from collections.abc import Mapping, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from cabochon.envs.interface import choose
from cabochon.envs.missing import missing
from cabochon.envs.options import Options, check_games, check_which, sow
from cabochon.envs.playing import (
    NOBODY,
    Rows,
    act,
    begin_anew,
    close,
    go_on,
    is_dealt_anew,
    is_in,
    is_legal,
    tell,
    viewer,
)
from cabochon.games.base import Game
from cabochon.games.check import LONGEST_GAME
from cabochon.games.errors import CabochonError, IllegalActionError, shown, whole
from cabochon.games.state import State

try:
    import torch

    from cabochon.envs.kernels import BLOCK, PIECEWISE, WARP, WARPS, cuda, on_device, writer
except ImportError as error:
    raise missing("PyTorch and numba-cuda", "gpu", error) from error


class GpuBatch:
    """Many games of one kind, a thread of the GPU for each.

    The games are those of a `Batch` with the same arguments, decision by decision. Everything is a tensor in
    the memory of the GPU, which `reset` and `step` write in place: look, and copy what is to be kept.

    >>> batch = GpuBatch("splendor", 1 << 20, seed=7)
    >>> batch.step(batch.random_actions())
    >>> jax.dlpack.from_dlpack(batch.observations).shape
    (1048576, 1052)
    """

    _device = "cuda"

    def __init__(
        self,
        game: Game | str,
        games: int,
        *,
        players: int | None = None,
        settings: Mapping[str, Any] | None = None,
        opponents: str | None = None,
        seat: int | None = None,
        reward: str = "win",
        observe: bool = True,
        longest: int = LONGEST_GAME,
        auto_reset: bool = True,
        check: bool = True,
        seed: int | Sequence[int] = 0,
    ) -> None:
        """So many games, dealt; the arguments are those of a `Batch`.

        To `check` that all actions are legal, each step waits for the GPU. Without it, a game whose action is
        not legal stays as it is.
        """
        self.options = options = Options.checked(
            game, players, settings, bot=opponents, seat=seat, reward=reward, observe=observe, longest=longest
        )
        if not all(hasattr(options.game.features, name) for name in PIECEWISE):
            raise CabochonError(f"{options.game.name} has no features that a GPU could write piece by piece")
        self.games = check_games(games)
        self._check_device()
        self.auto_reset = bool(auto_reset)
        self.check = bool(check)
        self._tensors = Rows(*map(self._tensor, options.rows(self.games, again=self.auto_reset)))
        self._rows = Rows(*map(self._view, self._tensors))
        self._viewers = self._tensor(np.full(self.games, NOBODY, np.int8))
        self._refused = self._tensor(np.zeros(1, np.int64))
        self.states = self._tensors.states
        """[words, games]: the records in words of eight bytes, with everything that is hidden."""
        self.mask = self._tensors.mask
        """[games, actions]: what is legal; nothing where a game has ended and is not dealt anew."""
        self.observations = self._tensors.observations
        """[games, features]: what the learner's seat knows, or who decides."""
        self.final_observations = self._tensors.finals
        """[games, features]: with `auto_reset`, how a game looked when it ended, where one has."""
        self.to_move = self._tensors.movers
        """[games]: the seat that decides; -1 where a game has ended and is not dealt anew."""
        self.decided = self._tensors.actors
        """[games]: the seat whose decision the last step carried out; -1 after a reset."""
        self.seats = self._tensors.seats
        """[games]: the seat that learns in the present game; -1 without opponents."""
        self.rewards = self._tensors.rewards
        """[games, seats]: of the last step; 0 unless the game ended."""
        self.ended = self._tensors.ended
        """[games]: whether the last step ended the game."""
        self.truncated = self._tensors.truncated
        """[games]: whether the last step made it too long."""
        self.lengths = self._tensors.lengths
        """[games]: the decisions of the present game, those of bots included."""
        self.reset(seed)

    @property
    def game(self) -> Game:
        """What is played."""
        return self.options.game

    @property
    def players(self) -> int:
        """How many play."""
        return self.options.players

    @property
    def actions(self) -> int:
        """The size of the action space."""
        return self.game.action_count

    # --- Playing ---

    def reset(self, seed: int | Sequence[int] | None = None, *, which: Any = None) -> None:
        """Deal all games, or those of `which`, booleans; without a seed, chance goes on from where it is.

        The seed deals row g from its stream g; a sequence has a seed for each row.
        """
        chosen = check_which(which.cpu() if isinstance(which, torch.Tensor) else which, self.games)
        if seed is not None:
            deals, choices = (
                tensor.cpu().numpy().copy() for tensor in (self._tensors.deals, self._tensors.choices)
            )
            sow(seed, chosen, deals, choices)
            self._tensors.deals.copy_(torch.from_numpy(deals))
            self._tensors.choices.copy_(torch.from_numpy(choices))
        self._each("begin", self._view(self._tensor(chosen)))
        self._show()

    def step(self, actions: torch.Tensor) -> None:
        """Carry out one action in each game; an IllegalActionError changes nothing.

        In a game that has ended and was not dealt anew, any action does nothing.
        """
        given = self._checked_actions(actions)
        if self.check:
            self._refused.fill_(self.games)
            self._each("check", given, self._view(self._refused))
            refused = int(self._refused)
            if refused < self.games:
                raise self._refusal(refused, int(actions[refused]))
        self._each("act", given)
        if self.auto_reset:
            self._see(self._rows.finals)
        self._each("close")
        self._show()

    def random_actions(self) -> torch.Tensor:
        """A legal action for each game, each equally likely; a tensor of its own."""
        return self._chosen("random")

    def greedy_actions(self) -> torch.Tensor:
        """What the player `greedy` would do in each game; a tensor of its own."""
        return self._chosen("greedy")

    def _chosen(self, bot: str) -> torch.Tensor:
        actions = torch.zeros(self.games, dtype=torch.int64, device=self._device)
        self._each("choose", self._view(actions), bot=bot)
        return actions

    def _checked_actions(self, actions: Any) -> Any:
        if not isinstance(actions, torch.Tensor):
            raise CabochonError(f"the actions are a tensor on the GPU, not {shown(actions)}")
        whole_numbers = not (
            actions.is_floating_point() or actions.is_complex() or actions.dtype == torch.bool
        )
        if (
            actions.shape != (self.games,)
            or not whole_numbers
            or actions.device.type != self.mask.device.type
        ):
            raise CabochonError(
                f"the actions are {self.games} whole numbers on the GPU, one for each game, not shape "
                f"{tuple(actions.shape)} of {actions.dtype} on {actions.device}"
            )
        return self._view(actions.to(torch.int64).contiguous())

    def _refusal(self, g: int, action: int) -> IllegalActionError:
        try:
            self.state(g).apply(action)
        except IllegalActionError as error:
            return IllegalActionError(f"game {g}, seat {int(self.to_move[g])}: {error}")
        raise AssertionError("it is legal")

    # --- One game of many ---

    def state(self, g: int) -> State:
        """One of the games, as a state of its own."""
        words = self.states[:, self._checked(g)].cpu().numpy().copy()
        return State(self.game, words.view(self.game.state_type)[0])

    def place(self, g: int, state: State) -> None:
        """Let a game go on from a state; against bots, whoever decides in it learns."""
        number = self._checked(g)
        self.options.check_state(state)
        record = np.zeros(1, self.game.state_type)
        record[0] = state.record
        self.states[:, number] = self._tensor(record.view(np.int64))
        which = torch.zeros(self.games, dtype=torch.bool, device=self._device)
        which[number] = True
        self._each("go_on", self._view(which))
        self._show()

    def _checked(self, g: int) -> int:
        number = whole(g, "a game's number")
        if not 0 <= number < self.games:
            raise IndexError(f"there is no game {shown(g)}; the games are 0 to {self.games - 1}")
        return number

    # --- On the GPU ---

    def _check_device(self) -> None:
        if not torch.cuda.is_available():
            raise CabochonError(
                f"PyTorch {torch.__version__} finds no GPU here; Batch plays the same games on the CPU"
            )

    def _tensor(self, array: Any) -> torch.Tensor:
        """A copy on the GPU; records as columns of words, so that neighbouring threads read side by side."""
        if array.dtype == self.game.state_type:
            array = np.ascontiguousarray(array.view(np.int64).reshape(len(array), -1).T)
        return torch.from_numpy(array).to(self._device)

    def _view(self, tensor: torch.Tensor) -> Any:
        """A tensor as kernels see it."""
        return cuda.as_cuda_array(tensor)

    def _stream(self) -> Any:
        """What PyTorch works on: everything is done in order, and can be captured."""
        return cuda.external_stream(torch.cuda.current_stream().cuda_stream)

    def _each(self, name: str, *arguments: Any, bot: str | None = None) -> None:
        """Do something with every game."""
        kernel = getattr(kernels(self.game, bot or self.options.bot or "random"), name)
        kernel[-(-self.games // BLOCK), BLOCK, self._stream()](
            self._rows, self._view(self._viewers), arguments
        )

    def _show(self) -> None:
        """Write what is legal and how it looks."""
        ready = kernels(self.game, self.options.bot or "random")
        marks = self.games * self.actions
        ready.mark[-(-marks // (WARP * WARPS)), WARP * WARPS, self._stream()](
            self._rows.legal, self._rows.mask
        )
        self._see(self._rows.observations)

    def _see(self, out: Any) -> None:
        """Write what those see who are shown something."""
        if self.options.observe:
            ready = kernels(self.game, self.options.bot or "random")
            ready.see[-(-self.games // WARPS), WARP * WARPS, self._stream()](
                self._rows.states, self._view(self._viewers), out
            )

    def __len__(self) -> int:
        return self.games

    def __repr__(self) -> str:
        against = "" if self.options.bot is None else f" against {self.options.bot}"
        return f"<GpuBatch of {self.games} games of {self.game.name} with {self.players} players{against}>"


# --- One game, on the device -------------------------------------------------------------------------------


def begin_row(rows: Rows, viewers: Any, g: int, seen: Any, which: Any) -> None:
    """Deal a game of `which`."""
    if which[g]:
        begin_anew(rows, 0, seen)
        viewers[g] = tell(rows, 0)


def go_on_row(rows: Rows, viewers: Any, g: int, seen: Any, which: Any) -> None:
    """Play from a state that was put into a row of `which`."""
    if which[g]:
        go_on(rows, 0)
        viewers[g] = tell(rows, 0)


def check_row(rows: Rows, viewers: Any, g: int, seen: Any, actions: Any, refused: Any) -> None:
    """Find the first game whose action is not legal."""
    if not is_legal(rows, 0, int(actions[g])):
        cuda.atomic.min(refused, 0, g)


def act_row(rows: Rows, viewers: Any, g: int, seen: Any, actions: Any) -> None:
    """Carry out an action; a final look is for who made it."""
    viewers[g] = NOBODY
    action = int(actions[g])
    if not is_legal(rows, 0, action):
        rows.ended[0] = False
        rows.truncated[0] = False
        for seat in range(rows.rewards.shape[1]):
            rows.rewards[0, seat] = 0.0
    elif act(rows, 0, action, seen) and is_dealt_anew(rows, 0):
        viewers[g] = viewer(rows, 0, int(rows.actors[0]))


def close_row(rows: Rows, viewers: Any, g: int, seen: Any) -> None:
    """Deal anew what has ended."""
    close(rows, 0, seen)
    viewers[g] = tell(rows, 0)


def choose_row(rows: Rows, viewers: Any, g: int, seen: Any, actions: Any) -> None:
    """Let a bot choose an action."""
    if rows.movers[0] != NOBODY:
        actions[g] = choose(rows.states[0], rows.legal[0], rows.choices, seen)


@cache
def kernels(game: Game, bot: str) -> Any:
    """The kernels for a game and a bot; each is compiled at its first call, which takes some seconds."""
    bound = Options.checked(game, bot=bot).bound()
    link, write, has = on_device(bound), writer(game, bound), on_device(bound)(is_in)
    record, size = game.state_type, game.state_type.itemsize // 8
    parts, features = game.mask_words, int(game.features.FEATURES)  # type: ignore[union-attr]

    def for_each_game(function: Any, changes: bool = True) -> Any:
        """A kernel that does something with every game, a thread each, in memory of the thread's own."""
        one = link(function)

        @cuda.jit(fastmath=True)
        def kernel(rows, viewers, rest):  # type: ignore[no-untyped-def]
            g = cuda.grid(1)
            if g < viewers.shape[0]:
                words = cuda.local.array(size, np.int64)
                table = cuda.local.array(size, np.int64)
                seen = cuda.local.array(size, np.int64)
                legal = cuda.local.array((1, parts), np.int64)
                for word in range(size):
                    words[word] = rows.states[word, g]
                    table[word] = rows.tables[word, 0]
                for word in range(parts):
                    legal[0, word] = rows.legal[g, word]
                row = Rows(
                    words.view(record),
                    table.view(record),
                    rows.deals[g : g + 1],
                    rows.choices[g : g + 1],
                    legal,
                    rows.mask[g : g + 1],
                    rows.observations[g : g + 1],
                    rows.finals[g : g + 1],
                    rows.movers[g : g + 1],
                    rows.actors[g : g + 1],
                    rows.seats[g : g + 1],
                    rows.rewards[g : g + 1],
                    rows.ended[g : g + 1],
                    rows.truncated[g : g + 1],
                    rows.lengths[g : g + 1],
                    rows.options,
                )
                one(row, viewers, g, seen.view(record), *rest)
                if changes:
                    for word in range(size):
                        rows.states[word, g] = words[word]
                    for word in range(parts):
                        rows.legal[g, word] = legal[0, word]

        return kernel

    @cuda.jit(fastmath=True)
    def mark_all(legal, mask):  # type: ignore[no-untyped-def]
        # A thread for each action of each game: neighbours write side by side.
        i = cuda.grid(1)
        g = i // mask.shape[1]
        if g < mask.shape[0]:
            action = i - g * mask.shape[1]
            mask[g, action] = has(legal[g], action)

    @cuda.jit(fastmath=True)
    def see_all(states, viewers, out):  # type: ignore[no-untyped-def]
        # A warp for each position, which lies in shared memory together with what is seen of it.
        lane = cuda.threadIdx.x % WARP
        warp = cuda.threadIdx.x // WARP
        g = cuda.blockIdx.x * WARPS + warp
        words = cuda.shared.array((WARPS, size), np.int64)
        vectors = cuda.shared.array((WARPS, features), np.float32)
        if g < viewers.shape[0]:
            seat = int(viewers[g])
            if seat != NOBODY:
                for word in range(lane, size, WARP):
                    words[warp, word] = states[word, g]
                cuda.syncwarp()
                write(words[warp].view(record)[0], seat, lane, vectors[warp])
                for feature in range(lane, features, WARP):
                    out[g, feature] = vectors[warp, feature]

    return SimpleNamespace(
        begin=for_each_game(begin_row),
        go_on=for_each_game(go_on_row),
        check=for_each_game(check_row, changes=False),
        act=for_each_game(act_row),
        close=for_each_game(close_row),
        choose=for_each_game(choose_row, changes=False),
        mark=mark_all,
        see=see_all,
    )
