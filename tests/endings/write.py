"""Looks for all endings anew: python -m tests.endings.write. Needed when the rules have changed."""

from itertools import count

from tests.endings.endings import ENDINGS, ends_so, path
from tests.matches import eager, played

if __name__ == "__main__":
    for name, ending in ENDINGS.items():
        matches = (played(ending.table, seed, 5000, eager) for seed in count())
        next(match for match in matches if ends_so(match, ending)).record().save(path(name))
