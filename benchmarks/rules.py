"""Random play, ours beside peers: `python -m benchmarks.rules [--json FILE] [--quick]`."""

from __future__ import annotations

from benchmarks.driver import Suite, run
from benchmarks.rows import Promise
from benchmarks.systems import OURS, RULES

LANES = {
    "inside": "inside: rules and loop compiled together",
    "stepped": "stepped: list, pick and apply from a Python loop",
    "uncompiled": "uncompiled: our rules and our loop as plain Python",
    "clone": "clone: copy a position in mid-game, from Python",
    "view": "view: all that one player may know, for reading",
    "features": "features: what one player may know, as numbers",
}

NOTES = (
    "Ours counts only choices between two options or more; peers count forced moves too. "
    "OpenSpiel inside starts after the deal; ours deals, too. "
    "RLCard and PettingZoo build an observation in every step. "
    "Ours stepped fills a reusable list; the line “lists” makes a new one each time, as peers do. "
    "The games differ: only the order of magnitude compares."
)

DECISIONS = "decisions/s"

PROMISES = (
    Promise(
        "inside",
        (OURS, "contraband", "inside", DECISIONS),
        ("OpenSpiel", "sheriff", "inside", DECISIONS),
        0.5,
    ),
    Promise(
        "stepped",
        (OURS, "contraband", "stepped", DECISIONS),
        ("OpenSpiel", "sheriff", "stepped", DECISIONS),
        2,
    ),
    Promise(
        "clone",
        (OURS, "contraband", "clone", "ns"),
        ("OpenSpiel", "spades", "clone", "ns"),
        2,
        at_most=True,
    ),
    Promise(
        "inside",
        (OURS, "counterfeiters", "inside", DECISIONS),
        (OURS, "contraband", "inside", DECISIONS),
        0.5,
    ),
    Promise(
        "clone",
        (OURS, "counterfeiters", "clone", "ns"),
        ("OpenSpiel", "spades", "clone", "ns"),
        2,
        at_most=True,
    ),
    Promise(
        "inside",
        (OURS, "ffuffziger", "inside", DECISIONS),
        ("OpenSpiel", "sheriff", "inside", DECISIONS),
        1,
    ),
    Promise(
        "inside",
        (OURS, "ffuffziger", "inside", DECISIONS),
        ("OpenSpiel", "coin_game", "inside", DECISIONS),
        0.5,
    ),
    Promise(
        "clone",
        (OURS, "ffuffziger", "clone", "ns"),
        ("OpenSpiel", "spades", "clone", "ns"),
        3,
        at_most=True,
    ),
    Promise(
        "inside",
        (OURS, "crooked_cash", "inside", DECISIONS),
        (OURS, "ffuffziger", "inside", DECISIONS),
        0.2,
    ),
    Promise(
        "clone",
        (OURS, "crooked_cash", "clone", "ns"),
        ("OpenSpiel", "spades", "clone", "ns"),
        6,
        at_most=True,
    ),
    Promise(
        "uncompiled",
        (OURS, "contraband", "uncompiled", DECISIONS),
        ("Catanatron", "catan", "stepped", DECISIONS),
        5,
    ),
)

SUITE = Suite("rules", "Random play, ours beside peers.", RULES, LANES, PROMISES, NOTES)


if __name__ == "__main__":
    run(SUITE)
