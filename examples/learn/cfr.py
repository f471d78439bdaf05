"""Solve tiny Contraband with OpenSpiel's CFR, and watch its exploitability fall.

    python -m examples.learn.cfr                                      # seconds
    python -m examples.learn.cfr --baggage 2 --solver sampling --iterations 2000    # minutes

The tiny edition has two cards of baggage, 25 935 positions and 8654 information sets; with one
card it has 1309 and 493. CFR+ walks through all of them in every iteration, external sampling
(MCCFR) only through some that it draws. NashConv is what all players together could gain, each by
answering the others best; its unit is the share of the win, and 0 is an equilibrium. With three
players CFR promises nothing, but comes near. Needs `pip install 'funnymoney[openspiel]'`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import numpy as np
from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

from funnymoney.adapters.openspiel import load

SOLVERS = ("cfr+", "sampling")


def tiny(baggage: int) -> Any:
    return load("contraband", 3, edition="tiny", baggage=baggage)


def solve(game: Any, solver: str, iterations: int, times: int) -> Iterator[tuple[int, Any]]:
    """Yield the average policy, so many times on the way."""
    solving = CFRPlusSolver(game) if solver == "cfr+" else ExternalSamplingSolver(game)
    step = solving.evaluate_and_update_policy if solver == "cfr+" else solving.iteration
    for done in range(1, iterations + 1):
        step()
        if done * times % iterations < times:
            yield done, solving.average_policy()


def main(arguments: list[str] | None = None) -> list[tuple[int, float]]:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--baggage", type=int, default=1, help="cards of baggage; 1")
    parser.add_argument("--solver", choices=SOLVERS, default="cfr+")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--times", type=int, default=4, help="that NashConv is computed; 4")
    parser.add_argument("--seed", type=int, default=1, help="of what is sampled; 1")
    asked = parser.parse_args(arguments)
    np.random.seed(asked.seed)  # external sampling asks this luck and no other
    game, found = tiny(asked.baggage), []
    for done, policy in solve(game, asked.solver, asked.iterations, asked.times):
        found.append((done, float(nash_conv(game, policy))))
        print(f"after {done} iterations: NashConv {found[-1][1]:.4f}", flush=True)
    return found


if __name__ == "__main__":
    main()
