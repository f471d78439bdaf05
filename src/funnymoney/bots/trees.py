"""What follows a choice in a search: a tree for every player, of what he is told.

A choice that somebody is not told of is the same branch in his tree whatever it was: so nobody in
the search answers what he cannot have seen, and choices made at once are made without knowledge
of each other.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from funnymoney.core.actions import Actions

NONE: Final[i64] = -1
SEALED: Final[i64] = 0  # as a branch: somebody has chosen something in secret
ACTION: Final[i64] = 1  # ACTION + action: what everybody has seen
BRANCHES: Final[i64] = 1 << 20  # more than any game has actions
DOUBT: Final[float] = 0.2  # how much less is hoped of what the policy does not say


@final
class Trees:
    """All nodes in a row; the roots, one for each player, come first."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.branch: vec[i64] = vec[i64]([])  # what leads here: BRANCHES * player + what he did
        self.child: vec[i64] = vec[i64]([])
        self.sibling: vec[i64] = vec[i64]([])
        self.visits: vec[i64] = vec[i64]([])
        self.value: vec[float] = vec[float]([])  # the sum of the rewards of who chose it
        self.at: vec[i64] = vec[i64]([0] * players)  # where in his tree each player is
        self.path: vec[i64] = vec[i64]([])  # choices that were made in the trees
        self.known: i64 = 0  # as `count` found it: legal choices that were tried here
        self.tried: i64 = 0  # and how often
        for player in range(players):
            self.add_node(NONE, player)

    def add_node(self, parent: i64, branch: i64) -> i64:
        node = i64(len(self.branch))
        self.branch = append(self.branch, branch)
        self.child = append(self.child, NONE)
        self.visits = append(self.visits, 0)
        self.value = append(self.value, 0.0)
        if parent == NONE:
            self.sibling = append(self.sibling, NONE)
        else:
            self.sibling = append(self.sibling, self.child[parent])
            self.child[parent] = node
        return node

    # ------------------------------------------------------------------ up and down

    def begin(self) -> None:
        """Stand at all the roots again."""
        at = self.at
        for player in range(self.players):
            at[player] = player
        self.path = vec[i64]([])

    def descend(self, mover: i64, action: i64, sealed: bool) -> None:
        """Follow a choice in everybody's tree, as far as each is told of it."""
        seen = mover * BRANCHES + ACTION + action
        unseen = mover * BRANCHES + SEALED
        for player in range(self.players):
            branch = seen
            if sealed and player != mover:
                branch = unseen
            node = self.find(self.at[player], branch)
            if node == NONE:
                node = self.add_node(self.at[player], branch)
            self.at[player] = node

    def choose(self, mover: i64, action: i64, sealed: bool) -> bool:
        """Follow a choice that is made in the trees; return whether it was made before."""
        self.descend(mover, action, sealed)
        node = self.at[mover]
        self.path = append(self.path, node)
        return self.visits[node] > 0

    def reward(self, rewards: vec[float]) -> None:
        """Note what all the choices on the way have brought."""
        for node in self.path:
            self.visits[node] += 1
            self.value[node] += rewards[self.branch[node] // BRANCHES]

    # ---------------------------------------------------------------------- looking

    def find(self, parent: i64, branch: i64) -> i64:
        node = self.child[parent]
        while node != NONE and self.branch[node] != branch:
            node = self.sibling[node]
        return node

    def has(self, player: i64, action: i64) -> bool:
        """Whether a choice was tried where its player is."""
        return self.find(self.at[player], player * BRANCHES + ACTION + action) != NONE

    def count(self, player: i64, legal: Actions) -> None:
        """Count the legal choices known where a player is, and how often they were made."""
        self.known = 0
        self.tried = 0
        node = self.child[self.at[player]]
        while node != NONE:
            branch = self.branch[node]
            if branch // BRANCHES == player and legal.has(branch % BRANCHES - ACTION):
                self.known += 1
                self.tried += self.visits[node]
            node = self.sibling[node]

    def most_promising(self, player: i64, legal: Actions, hunch: i64, boldness: float) -> i64:
        """Return what has brought most, or may; of what the policy says more is hoped."""
        best = hunch
        best_score: float = -1.0
        urge = boldness * sqrt(float(self.tried + 1))
        node = self.child[self.at[player]]
        while node != NONE:
            branch = self.branch[node]
            action = branch % BRANCHES - ACTION
            if branch // BRANCHES == player and legal.has(action):
                tried = float(self.visits[node])
                score = DOUBT * urge / (1.0 + tried)
                if action == hunch:
                    score = urge / (1.0 + tried)
                if tried > 0.0:
                    score += self.value[node] / tried
                if score > best_score:
                    best_score = score
                    best = action
            node = self.sibling[node]
        return best
