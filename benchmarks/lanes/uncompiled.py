"""Our games as plain Python: the same files, the same loop, no compiler."""

from __future__ import annotations

import os

os.environ["FUNNYMONEY_PURE"] = "1"  # must stand above every import of the rules

from benchmarks.lanes.ours import first, inside
from benchmarks.timing import Offer, rates
from funnymoney.games import GAMES


def offers() -> list[Offer]:
    return [Offer("uncompiled", name, rates(inside(first(name), 1)), slow=True) for name in GAMES]
