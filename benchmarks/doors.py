"""Our doors beside their peers: `python -m benchmarks.doors [--json FILE] [--quick]`."""

from __future__ import annotations

from benchmarks.driver import Suite, run
from benchmarks.rows import Promise
from benchmarks.systems import DOORS, OURS

LANES = {
    "aec": "aec: PettingZoo's loop, an observation and a mask in every step",
    "loop": "loop: our own loop in Python at one table, the same arrays",
    "loop of tables": "loop of tables: our own loop in Python over 1024 tables, the same arrays",
    "bare loop": "bare loop: the same without what all doors share, on states and lucks themselves",
    "vector": "vector: 1024 tables stepped by one call, the same arrays",
}
GAMES = ("contraband", "counterfeiters", "crooked_cash", "ffuffziger")
STEPS = "steps/s"
LOOPS = ("loop", "loop of tables", "bare loop")  # the promise is made beside each

NOTES = (
    "A step is one action of whoever is asked, with his observation and his mask, chosen at random "
    "from the mask, which is timed, too; ours are for four players. Against greedy rivals only the "
    "learner's steps count, about a quarter. Pgx chooses inside its compiled step, and its games "
    "have observations of 7 and 34 numbers; ours have 157 to 576. The games differ: only the order "
    "of magnitude compares. A loop at one table makes no batch, and what it needs stays in the "
    "cache; a bare loop leaves out all that a door is for but the numbers."
)

PROMISES = (
    *(
        Promise("aec", (OURS, game, "aec", STEPS), ("PettingZoo", "leduc", "aec", STEPS), 20)
        for game in GAMES
    ),
    *(
        Promise(f"vector / {loop}", (OURS, game, "vector", STEPS), (OURS, game, loop, STEPS), 5)
        for loop in LOOPS
        for game in GAMES
    ),
)

SUITE = Suite("doors", "Our doors beside their peers.", DOORS, LANES, PROMISES, NOTES)


if __name__ == "__main__":
    run(SUITE)
