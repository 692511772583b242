"""Trains a small network on a data set that `cabochon dataset` has written: docs/datasets.md explains it.

    cabochon dataset --player search:simulations=200 --games 400 --workers 2 --out positions
    python examples/train_on_data.py positions small.safetensors
    cabochon arena mine=search:network=small.safetensors:simulations=1 greedy random --rounds 100

It needs PyTorch: pip install 'cabochon[train]'.
"""

import argparse
from pathlib import Path

import torch
from torch.nn.functional import log_softmax

from cabochon.datasets import Dataset, Shard
from cabochon.training.model import Model, as_network, quickest
from cabochon.training.symmetry import Symmetries

ILLEGAL = -1e9
"""A logit that leaves nothing for an action."""


def loss_of(
    model: Model, batch: Shard, players: int, symmetries: Symmetries | None, belief: float = 0.5
) -> torch.Tensor:
    """How much of the search's visits, and of the victory, the network does not foresee."""
    seen, legal, visits = map(torch.from_numpy, (batch.features, batch.legal, batch.policy))
    if symmetries is not None:
        seen, legal, visits, _ = symmetries.tell(seen, legal, visits)
    quick = quickest(torch.float32, torch.device("cpu"))
    with torch.autocast("cpu", quick, enabled=quick != torch.float32):
        hidden, said = model.look(seen)
    logits, seats = model.speak(hidden.float(), [view.float() for view in said])
    policy = -(visits * log_softmax(logits.masked_fill(~legal, ILLEGAL), 1)).sum(1)
    # What the search expected tells more than one result; where nothing was searched, the result counts.
    result, values = torch.from_numpy(batch.result), torch.from_numpy(batch.values)
    expected = torch.where(values.isnan(), result, belief * values + (1 - belief) * result)
    value = -(expected[:, :players] * log_softmax(seats[:, :players], 1)).sum(1)
    return (policy + value).mean()


def train(
    data: Dataset,
    model: Model,
    epochs: int,
    rate: float,
    seed: int,
    told_anew: bool,
    rows: int,
    test: Dataset | None = None,
) -> None:
    """Teach a model, with so many passes through the data; `test` is what it does not learn from."""
    symmetries = Symmetries(data.game, torch.device("cpu")) if told_anew else None
    optimizer = torch.optim.AdamW(model.parameters(), rate, weight_decay=1e-4)
    for epoch in range(epochs):
        losses = []
        for group in optimizer.param_groups:
            group["lr"] = rate * (1 - epoch / epochs)
        for batch in data.batches(rows, seed=seed + epoch):
            loss = loss_of(model, batch, data.seats, symmetries)
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            losses.append(loss.item())
        new = f", of what is new {loss_of_all(test, model, rows):.3f}" if test else ""
        print(f"pass {epoch + 1} of {epochs}: loss {sum(losses) / len(losses):.3f}{new}", flush=True)


@torch.no_grad()
def loss_of_all(data: Dataset, model: Model, rows: int) -> float:
    """How far a model is from what was found, over a whole data set."""
    losses = [
        (loss_of(model, batch, data.seats, None).item(), len(batch.values))
        for batch in data.batches(rows, seed=0)
    ]
    return sum(loss * size for loss, size in losses) / sum(size for _, size in losses)


def main() -> None:
    """Read the data set, train, write the network."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", type=Path, help="the folder of the data set")
    parser.add_argument("network", type=Path, help="the file to write, a .safetensors")
    parser.add_argument("--hidden", type=int, nargs="+", default=[128], help="the hidden layers")
    parser.add_argument("--each", type=int, default=0, help="how much to say about each card; 0: nothing")
    parser.add_argument("--epochs", type=int, default=20, help="passes through the data")
    parser.add_argument("--rate", type=float, default=2e-3, help="the learning rate at the beginning")
    parser.add_argument("--batch", type=int, default=256, help="positions of each step")
    parser.add_argument("--symmetries", action="store_true", help="tell positions in other words each time")
    parser.add_argument("--test", type=Path, metavar="DATA", help="a data set to test with after each pass")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    torch.set_num_threads(1)  # more would wait for each other: the network is small
    data = Dataset(given.data)
    torch.manual_seed(given.seed)
    model = Model(data.game, given.hidden, given.each)
    test = Dataset(given.test) if given.test else None
    train(data, model, given.epochs, given.rate, given.seed, given.symmetries, given.batch, test)
    as_network(data.game, dict(model.named_parameters())).save(given.network)
    print(f"written: {given.network}")


if __name__ == "__main__":
    main()
