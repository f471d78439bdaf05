"""Whom we measure: ourselves, in several forms, and peers."""

from __future__ import annotations

from dataclasses import dataclass

OURS = "Funny Money"


@dataclass(frozen=True)
class System:
    """A system to measure: its module in `benchmarks.lanes` and the package it stands for."""

    title: str
    module: str
    package: str


RULES = {
    "ours": System(OURS, "ours", "funnymoney"),
    "openspiel": System("OpenSpiel", "openspiel", "open_spiel"),
    "uncompiled": System(OURS, "uncompiled", "funnymoney"),
    "catanatron": System("Catanatron", "catanatron", "catanatron"),
    "rlcard": System("RLCard", "rlcard", "rlcard"),
    "pettingzoo": System("PettingZoo", "pettingzoo", "pettingzoo"),
}

SEARCH = {
    "our_search": System(OURS, "our_search", "funnymoney"),
    "openspiel_search": System("OpenSpiel", "openspiel_search", "open_spiel"),
}

DOORS = {
    "our_doors": System(OURS, "our_doors", "funnymoney"),
    "pettingzoo_aec": System("PettingZoo", "pettingzoo_aec", "pettingzoo"),
    "pgx": System("Pgx", "pgx", "pgx"),
}

SYSTEMS = RULES | SEARCH | DOORS
