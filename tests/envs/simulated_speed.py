"""`cabochon bench envs` where there is a GPU: one that Numba simulates. Run by test_gpu.py."""

import sys

import torch

from cabochon.cli import main
from cabochon.envs import gpu, speed
from tests.envs.simulated_gpu import SimulatedBatch

PLAINEST_AND_GPU = ("state", "gpu")


def run() -> int:
    """The plainest way and the one on the GPU, with few games and for a moment; its exit code."""
    gpu.GpuBatch = SimulatedBatch  # type: ignore[misc]
    torch.cuda.is_available = lambda: True
    torch.cuda.synchronize = lambda: None  # type: ignore[assignment,misc]
    usual = speed.ways

    def ways(*asked: object) -> object:
        found = usual(*asked)  # type: ignore[arg-type]
        return {way: found[way] for way in PLAINEST_AND_GPU}

    speed.ways = ways  # type: ignore[assignment]
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(run())
