"""What ways of playing are worth in a tree: expected shares, best answers, NashConv."""

from __future__ import annotations

from collections.abc import Sequence

from funnymoney.lab.tree import Chance, Decision, Node, Tree

Policy = list[list[float]]  # for each information set how likely each of its actions is


def uniform(tree: Tree) -> Policy:
    """Every step as likely, as the random bot takes them."""
    return [[1 / len(known.actions)] * len(known.actions) for known in tree.known]


def expected(tree: Tree, policy: Policy) -> list[float]:
    """Return each player's expected share when everybody plays like that."""
    shares = [0.0] * tree.players
    waiting = [(tree.root, 1.0)]
    while waiting:
        node, reach = waiting.pop()
        if isinstance(node, (Decision, Chance)):
            chances = likely(node, policy)
            waiting += [
                (child, reach * chance)
                for child, chance in zip(node.children, chances, strict=True)
                if chance > 0
            ]
        else:
            for player, share in enumerate(node.shares):
                shares[player] += reach * float(share)
    return shares


def likely(node: Decision | Chance, policy: Policy) -> Sequence[float]:
    if isinstance(node, Decision):
        return policy[node.known.number]
    return [float(chance) for chance in node.chances]


def nash_conv(tree: Tree, policy: Policy) -> float:
    """Return what all players together could gain, each by answering the others best."""
    now = expected(tree, policy)
    return sum(best_answer(tree, policy, player) - now[player] for player in range(tree.players))


def best_answer(tree: Tree, policy: Policy, player: int) -> float:
    """Return the share of a player who knows how the others play and answers best."""
    return Answer(tree, policy, player).value(tree.root)


class Answer:
    """The best answer of one player to all the others.

    With perfect recall the sets that follow a choice do not hang on those before it, so a set
    can be settled as soon as it is met: by the sum over its nodes, each as likely as the others
    and chance make it.
    """

    def __init__(self, tree: Tree, policy: Policy, player: int) -> None:
        self.policy = policy
        self.player = player
        self.nodes: dict[int, list[tuple[Decision, float]]] = {}
        self.best: dict[int, int] = {}
        waiting: list[tuple[Node, float]] = [(tree.root, 1.0)]
        while waiting:
            node, reach = waiting.pop()
            if isinstance(node, Decision) and node.known.player == player:
                self.nodes.setdefault(node.known.number, []).append((node, reach))
                waiting += [(child, reach) for child in node.children]
            elif isinstance(node, (Decision, Chance)):
                chances = likely(node, policy)
                waiting += [
                    (child, reach * chance)
                    for child, chance in zip(node.children, chances, strict=True)
                ]

    def value(self, node: Node) -> float:
        if isinstance(node, Decision) and node.known.player == self.player:
            return self.value(node.children[self.choose(node.known.number)])
        if isinstance(node, (Decision, Chance)):
            chances = likely(node, self.policy)
            return sum(
                chance * self.value(child)
                for child, chance in zip(node.children, chances, strict=True)
                if chance > 0
            )
        return float(node.shares[self.player])

    def choose(self, number: int) -> int:
        """Return the place of the best action in an information set."""
        if number not in self.best:
            nodes = [(node, reach) for node, reach in self.nodes[number] if reach > 0]
            worth = [
                sum(reach * self.value(node.children[at]) for node, reach in nodes)
                for at in range(len(self.nodes[number][0][0].children))
            ]
            self.best[number] = worth.index(max(worth))
        return self.best[number]
