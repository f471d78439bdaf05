"""A tree as a Gambit .efg file, which OpenSpiel and other solvers read.

An information set is named by its number in the tree, and numbered anew for each player, as the
format wants it; an action is named by its number in the rules. Payoffs are shares of the win.
"""

from __future__ import annotations

from collections.abc import Iterator

from funnymoney.lab.tree import Chance, Decision, Node, Tree


def efg_of(tree: Tree) -> str:
    return "\n".join(lines(tree)) + "\n"


def lines(tree: Tree) -> Iterator[str]:
    players = " ".join(f'"{player}"' for player in range(tree.players))
    yield f'EFG 2 R "{tree.title}" {{ {players} }}'
    places = places_of_sets(tree)
    for number, node in enumerate(tree.every_node(), start=1):
        yield line(node, number, places)


def places_of_sets(tree: Tree) -> list[int]:
    """Return the number of each information set among those of its player."""
    counts = [0] * tree.players
    places = []
    for known in tree.known:
        counts[known.player] += 1
        places.append(counts[known.player])
    return places


def line(node: Node, number: int, places: list[int]) -> str:
    """Write one node; chance and ends are numbered by where they stand."""
    if isinstance(node, Decision):
        known = node.known
        actions = " ".join(f'"{action}"' for action in known.actions)
        known_as = f'{places[known.number]} "{known.number}"'
        return f'p "" {known.player + 1} {known_as} {{ {actions} }} 0'
    if isinstance(node, Chance):
        chances = " ".join(f'"{at}" {chance}' for at, chance in enumerate(node.chances))
        return f'c "" {number} "" {{ {chances} }} 0'
    return f't "" {number} "" {{ {" ".join(str(share) for share in node.shares)} }}'
