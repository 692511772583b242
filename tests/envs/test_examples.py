"""The examples that use environments run, in a short form."""

import re
import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.compiled
def test_their_search_plays_against_ours(capsys: pytest.CaptureFixture[str]) -> None:
    main = runpy.run_path(str(EXAMPLES / "ismcts.py"))["main"]
    game = "python_cabochon_splendor(target=1)"
    main(["--games", "1", "--theirs", "3", "--ours", "3", "--game", game])
    first, theirs, ours = capsys.readouterr().out.splitlines()
    counts = re.fullmatch(r"2 games: ours won (\d), drew (\d), lost (\d)", first)
    assert counts is not None
    assert sum(map(int, counts.groups())) == 2
    assert re.fullmatch(r"IS-MCTS of OpenSpiel: [1-9]\d* decisions of [\d.]+ ms", theirs)
    assert re.fullmatch(r"search of Cabochon: [1-9]\d* decisions of [\d.]+ ms", ours)
