"""Thousands of games at once in the memory of a GPU: a `Batch` whose arrays are tensors."""

from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, Unpack

import numpy as np
import numpy.typing as npt

from cabochon.envs.interface import choose
from cabochon.envs.many import ManyGames
from cabochon.envs.missing import missing
from cabochon.envs.options import Asked, Options, any_seed, sow
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
from cabochon.games.base import Game, StateRecord
from cabochon.games.errors import CabochonError, shown
from cabochon.games.features import is_piecewise

try:
    import torch

    from cabochon.envs.kernels import BLOCK, WRITERS, cuda, on_device, seer, sheet_of
except ImportError as error:
    raise missing("PyTorch and numba-cuda", "gpu", error) from error


class GpuBatch(ManyGames[torch.Tensor, torch.Tensor]):
    """Many games of one kind, a thread of the GPU for each.

    The games are those of a `Batch` with the same arguments. Everything is a tensor in the memory of the GPU,
    which `reset` and `step` write in place: look, and copy what is to be kept. `states` has a column of words
    of eight bytes for each game.

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
        auto_reset: bool = True,
        check: bool = True,
        seed: int | Sequence[int] | None = 0,
        **asked: Unpack[Asked],
    ) -> None:
        """So many games, dealt; the arguments are those of a `Batch`.

        To `check` that all actions are legal, each step waits for the GPU. Without it, a game whose action is
        not legal stays as it is.
        """
        super().__init__(game, games, auto_reset=auto_reset, **asked)
        if not is_piecewise(self.game.features):
            raise CabochonError(f"{self.game.name} has no features that a GPU could write piece by piece")
        self._check_device()
        self.check = bool(check)
        self._tensors = Rows(*map(self._tensor, self.options.rows(self.games, again=self.auto_reset)))
        self._rows = Rows(*map(self._view, self._tensors))
        self._numbers = self._tensor(np.arange(self.games))
        self._viewers = self._tensor(np.full(self.games, NOBODY, np.int8))
        self._refused = self._tensor(np.zeros(1, np.int64))
        self._hold(self._tensors)
        self.reset(any_seed() if seed is None else seed)

    # --- Playing ---

    def reset(
        self,
        seed: int | Sequence[int] | None = None,
        *,
        which: torch.Tensor | npt.NDArray[np.bool_] | None = None,
    ) -> None:
        """Deal all games, or those of `which`, booleans; without a seed, chance goes on from where it is.

        The seed deals row g from its stream g; a sequence has a seed for each row.
        """
        super().reset(seed, which=which.cpu().numpy() if isinstance(which, torch.Tensor) else which)

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

    def _checked_actions(self, actions: object) -> Any:
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

    def _sow(self, seed: int | Sequence[int], chosen: npt.NDArray[np.bool_]) -> None:
        tensors = self._tensors.deals, self._tensors.choices
        deals, choices = (tensor.cpu().numpy().copy() for tensor in tensors)
        sow(seed, chosen, deals, choices)
        for tensor, sown in zip(tensors, (deals, choices), strict=True):
            tensor.copy_(torch.from_numpy(sown))

    def _begin(self, chosen: npt.NDArray[np.bool_]) -> None:
        self._each("begin", self._view(self._tensor(chosen)))
        self._show()

    def _chosen(self, bot: str) -> torch.Tensor:
        actions = torch.zeros(self.games, dtype=torch.int64, device=self._device)
        self._each("choose", self._view(actions), bot=bot)
        return actions

    def _record(self, g: int) -> StateRecord:
        return self.states[:, g].cpu().numpy().copy().view(self.game.state_type)[0]

    def _put(self, g: int, record: StateRecord) -> None:
        records = np.zeros(1, self.game.state_type)
        records[0] = record
        self.states[:, g] = self._tensor(records.view(np.int64))
        which = torch.zeros(self.games, dtype=torch.bool, device=self._device)
        which[g] = True
        self._each("go_on", self._view(which))
        self._show()

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

    def _kernels(self, bot: str | None = None) -> Any:
        return compiled(self.game, bot or self.options.bot or "random")

    def _each(self, name: str, *arguments: Any, bot: str | None = None) -> None:
        """Do something with every game."""
        kernel = getattr(self._kernels(bot), name)
        kernel[-(-self.games // BLOCK), BLOCK, self._stream()](
            self._rows, self._view(self._viewers), arguments
        )

    def _show(self) -> None:
        """Write what is legal and how it looks."""
        marks = self.games * self.actions
        self._kernels().mark[-(-marks // WRITERS), WRITERS, self._stream()](self._rows.legal, self._rows.mask)
        self._see(self._rows.observations)

    def _see(self, out: Any) -> None:
        """Write what those see who are shown something."""
        if self.options.observe:
            self._kernels().see[-(-self.games // sheet_of(self.game)), WRITERS, self._stream()](
                self._rows.states, self._view(self._numbers), self._view(self._viewers), out
            )


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
def compiled(game: Game, bot: str) -> Any:
    """The kernels for a game and a bot; each is compiled at its first call.

    docs/environments.md says what came out on an H200; without a GPU, tests run them in Numba's simulator.
    """
    bound = Options.checked(game, opponents=bot).bound()
    # As exactly as the CPU, since the same games are promised.
    link = on_device(bound, fastmath=False)
    has = link(is_in)
    record, size, parts = game.state_type, game.state_type.itemsize // 8, game.mask_words

    def for_each_game(function: Any, changes: bool = True) -> Any:
        """A kernel that does something with every game, a thread each, in memory of the thread's own."""
        one = link(function)

        @cuda.jit
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

    @cuda.jit
    def mark_all(legal, mask):  # type: ignore[no-untyped-def]
        # A thread for each action of each game: neighbours write side by side.
        i = cuda.grid(1)
        g = i // mask.shape[1]
        if g < mask.shape[0]:
            action = i - g * mask.shape[1]
            mask[g, action] = has(legal[g], action)

    return SimpleNamespace(
        begin=for_each_game(begin_row),
        go_on=for_each_game(go_on_row),
        check=for_each_game(check_row, changes=False),
        act=for_each_game(act_row),
        close=for_each_game(close_row),
        choose=for_each_game(choose_row, changes=False),
        mark=mark_all,
        see=seer(game, link),
    )
