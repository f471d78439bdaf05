"""An exact yardstick: how far from perfect our bots play the tiny edition of each game.

    python -m benchmarks.yardstick [GAME...] [--bots random,greedy,ismcts:50] [--samples K]
                                   [--iterations N] [--seed S] [--json FILE]

Every tiny edition is written out whole and handed to OpenSpiel as an .efg file. OpenSpiel solves it
(CFR+), and tells NashConv: what all players together could gain, each by answering the others best.
The unit is the share of the win, which is what bots play for. 0 is an equilibrium.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from funnymoney.games import GAMES, game_named
from funnymoney.lab.asking import Asking
from funnymoney.lab.efg import efg_of
from funnymoney.lab.judge import Policy, expected
from funnymoney.lab.tree import Tree, write_out

TINY = {"edition": "tiny"}
BOTS = "random,greedy,ismcts:50"


@dataclass(frozen=True)
class Row:
    """How one way of playing does in one tiny game."""

    game: str
    players: int
    nodes: int
    information_sets: int
    play: str  # a bot, or CFR+
    samples: (
        int | None
    )  # times that a bot was asked for each view; None where nothing is left to luck
    nash_conv: float
    shares: list[float]  # of the win, when everybody plays like that
    seconds: float


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all")
    parser.add_argument("--bots", default=BOTS, help=f"which, with commas between them; {BOTS}")
    parser.add_argument(
        "--samples", type=int, default=20, help="times each is asked for a view; 20"
    )
    parser.add_argument("--iterations", type=int, default=200, help="of CFR+; 200")
    parser.add_argument("--seed", type=int, default=1, help="of the bots' luck; 1")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows there, too")
    asked = parser.parse_args()
    rows: list[Row] = []
    for name in asked.games or GAMES:
        rows += measure(name, asked.bots.split(","), asked.samples, asked.iterations, asked.seed)
        Console().print(table([row for row in rows if row.game == name]))
    if asked.json:
        text = json.dumps([asdict(row) for row in rows], indent=1)
        asked.json.write_text(text + "\n", encoding="utf-8")


def measure(name: str, bots: list[str], samples: int, iterations: int, seed: int) -> Iterator[Row]:
    """Yield a row for each bot, and one for CFR+."""
    pyspiel = import_module("pyspiel")
    game = game_named(name)
    tree = write_out(game, game.seats[0], TINY)
    solver_game = pyspiel.load_efg_game(efg_of(tree))
    facts = (name, tree.players, tree.nodes, len(tree.known))
    for bot in bots:
        started = time.monotonic()
        policy = Asking(bot, samples, seed).policy(tree)
        taken = round(time.monotonic() - started, 1)
        how_often = None if bot == "random" else samples
        far = pyspiel.nash_conv(solver_game, in_its_words(solver_game, tree, policy))
        yield Row(*facts, bot, how_often, far, expected(tree, policy), taken)
    started = time.monotonic()
    solver = pyspiel.CFRPlusSolver(solver_game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()  # which dies with its solver
    taken = round(time.monotonic() - started, 1)
    far = pyspiel.nash_conv(solver_game, average, True)
    start = solver_game.new_initial_state()
    shares = list(pyspiel.expected_returns(start, average, -1, False))
    yield Row(*facts, f"CFR+ {iterations}", None, far, shares, taken)


def in_its_words(
    solver_game: Any, tree: Tree, policy: Policy
) -> dict[str, list[tuple[int, float]]]:
    """Return a policy by OpenSpiel's names of information sets and its numbers of actions.

    The name of a set ends with the number that it has here, an action is named by its number.
    """
    found: dict[str, list[tuple[int, float]]] = {}
    waiting = [solver_game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if state.is_terminal():
            continue
        actions = state.legal_actions()
        if not state.is_chance_node() and state.information_state_string() not in found:
            known = tree.known[int(state.information_state_string().rpartition("-")[2])]
            chances = dict(zip(known.actions, policy[known.number], strict=True))
            found[state.information_state_string()] = [
                (action, chances[int(state.action_to_string(action))]) for action in actions
            ]
        waiting += [state.child(action) for action in actions]
    return found


def table(rows: list[Row]) -> Table:
    first = rows[0]
    title = f"{first.game}, {first.players} players, tiny"
    size = f"{first.nodes} nodes, {first.information_sets} information sets"
    note = ". CFR+ promises nothing for three players." if first.players > 2 else ""
    made = Table(
        title=f"{title}: {size}", title_justify="left", caption=f"in shares of the win{note}"
    )
    for heading in ("play", "asked", "NashConv", "shares", "seconds"):
        made.add_column(heading)
    for row in rows:
        shares = " ".join(f"{share:.3f}" for share in row.shares)
        asked = "" if row.samples is None else str(row.samples)
        made.add_row(row.play, asked, f"{row.nash_conv:.4f}", shares, f"{row.seconds:.1f}")
    return made


if __name__ == "__main__":
    main()
