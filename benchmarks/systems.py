"""Whom we measure, ourselves in two forms and peers, and in what."""

from __future__ import annotations

from dataclasses import dataclass

OURS = "Funny Money"


@dataclass(frozen=True)
class System:
    """A system to measure: its module in `benchmarks.lanes` and the package it stands for."""

    title: str
    module: str
    package: str


SYSTEMS = {
    "ours": System(OURS, "ours", "funnymoney"),
    "openspiel": System("OpenSpiel", "openspiel", "open_spiel"),
    "uncompiled": System(OURS, "uncompiled", "funnymoney"),
    "catanatron": System("Catanatron", "catanatron", "catanatron"),
    "rlcard": System("RLCard", "rlcard", "rlcard"),
    "pettingzoo": System("PettingZoo", "pettingzoo", "pettingzoo"),
}

# In the order in which they are measured and shown.
LANES = {
    "inside": "inside: rules and loop compiled together",
    "stepped": "stepped: list, pick and apply from a Python loop",
    "uncompiled": "uncompiled: our rules and our loop as plain Python",
    "clone": "clone: copy a position in mid-game, from Python",
    "view": "view: all that one player may know, for reading",
    "features": "features: what one player may know, as numbers",
}
