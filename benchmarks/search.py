"""Our search beside OpenSpiel's: `python -m benchmarks.search [--json FILE] [--quick]`."""

from __future__ import annotations

from benchmarks.driver import Suite, run
from benchmarks.rows import Promise
from benchmarks.systems import OURS, SEARCH

LANES = {
    "random": "random: worlds, tree, and random rollouts to the end",
    "instinct": "instinct: the same with the rollouts that the levels use",
}
GAMES = ("contraband", "counterfeiters", "crooked_cash", "ffuffziger")
PEERS = ("oh_hell", "hearts")
DECISIONS = "decisions/s"

NOTES = (
    "Positions in mid-game, four players (Leduc: two), a choice at a time, worlds dealt anew in "
    "every iteration. Decisions are those simulated, in the tree and in the rollout: ours counts "
    "only whole choices between two options or more, OpenSpiel counts forced moves too. "
    "Iterations differ in length: only decisions compare."
)

PROMISES = tuple(
    Promise(
        f"search, {lane}",
        (OURS, game, lane, DECISIONS),
        ("OpenSpiel", peer, "random", DECISIONS),
        1,
    )
    for lane in LANES
    for game in GAMES
    for peer in PEERS
)

SUITE = Suite("search", "Our search beside OpenSpiel's.", SEARCH, LANES, PROMISES, NOTES)


if __name__ == "__main__":
    run(SUITE)
