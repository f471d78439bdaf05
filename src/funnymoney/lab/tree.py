"""A whole game as a tree: every choice, every chance, and what each player knows at each choice.

Information sets have perfect recall: what a player knows is every view he was shown when he was
asked, what he chose, and all he was told, in this order. Nothing else of a position is looked at,
so a tree is only as good as the views; that all nodes of a set offer the same actions is checked.

Choices made at once are made one after the other, in the order in which the game asks, and
nobody is told of them before his own. The steps of one choice are nodes one after the other. Who
has only one thing to do does it without a node.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial

from funnymoney.core.forks import Item, Outcome, outcomes
from funnymoney.core.game import NOBODY, WIN, Game, View
from funnymoney.core.luck import Luck
from funnymoney.core.told import ALL, Telling

CONSTANT = ("game", "players", "options", "board")  # the same in all views of one kind of match
MOST_NODES = 1_000_000


class TooLarge(Exception):
    """A game has more positions than one wants to write down."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice being made: who makes it, what he saw before its first step, and the steps so far.

    The position is there to put words into steps; who decides must not look into it.
    """

    player: int
    view: View
    state: Game
    steps: tuple[int, ...] = ()


@dataclass(slots=True)
class InformationSet:
    """All positions that a player cannot tell apart when he is asked."""

    number: int
    player: int
    actions: tuple[int, ...]
    choice: Choice
    nodes: int = 0


@dataclass(slots=True)
class Decision:
    known: InformationSet
    children: list[Node] = field(default_factory=list)


@dataclass(slots=True)
class Chance:
    chances: list[Fraction]
    children: list[Node] = field(default_factory=list)


@dataclass(slots=True)
class End:
    """Each player's share of the win."""

    shares: tuple[Fraction, ...]


Node = Decision | Chance | End


@dataclass
class Tree:
    """A game written out: its root and its information sets."""

    title: str
    players: int
    root: Node
    known: list[InformationSet]
    nodes: int

    def every_node(self) -> Iterator[Node]:
        """Yield every node, each before what follows it."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            yield node
            if not isinstance(node, End):
                waiting += reversed(node.children)


@dataclass(frozen=True, slots=True)
class Memory:
    """What everybody remembers, each as a number, and the choice somebody is in the middle of."""

    minds: tuple[int, ...]
    choice: Choice | None = None


class Writer:
    """Writes a game down, position by position."""

    def __init__(self, players: int, most_nodes: int) -> None:
        self.players = players
        self.most_nodes = most_nodes
        self.nodes = 0
        self.minds: dict[tuple[int, Hashable], int] = {}
        self.sets: dict[tuple[int, int], InformationSet] = {}

    # ------------------------------------------------------------------ memory

    def remember(self, minds: tuple[int, ...], player: int, event: Hashable) -> tuple[int, ...]:
        """Return the memories after one of them has got longer by an event."""
        longer = self.minds.setdefault((minds[player], event), len(self.minds) + 1)
        return (*minds[:player], longer, *minds[player + 1 :])

    def hear(self, memory: Memory, told: list[tuple[int, Item]]) -> Memory:
        minds = memory.minds
        for to, item in told:
            for player in range(self.players) if to == ALL else (to,):
                minds = self.remember(minds, player, item)
        return replace(memory, minds=minds)

    def look(self, state: Game, memory: Memory, player: int) -> Memory:
        """Show a player his view."""
        view = state.view(player)
        seen = json.dumps({name: view[name] for name in view if name not in CONSTANT})
        minds = self.remember(memory.minds, player, ("saw", seen))
        return Memory(minds, memory.choice or Choice(player, view, state))

    def complete(self, state: Game, memory: Memory) -> Memory:
        """Tell all of a choice that is complete, unless its verb is secret; as a match does."""
        choice = memory.choice
        if choice is None or state.midway(choice.player):
            return memory
        word = choice.state.word(choice.player, list(choice.steps))
        to = choice.player if word[0] in state.secret_verbs else ALL
        return self.hear(Memory(memory.minds), [(to, ("did", choice.player, *word))])

    # ------------------------------------------------------------------- nodes

    def count(self) -> None:
        self.nodes += 1
        if self.nodes > self.most_nodes:
            raise TooLarge(f"this game has more than {self.most_nodes} nodes")

    def after(self, found: list[Outcome], memory: Memory) -> Node:
        """Return the node, of chance if need be, for what a step has led to."""
        heard = [self.hear(self.complete(each.state, memory), each.told) for each in found]
        if len(found) == 1:
            return self.node(found[0].state, heard[0])
        self.count()
        made = Chance([each.chance for each in found])
        for each, known in zip(found, heard, strict=True):
            made.children.append(self.node(each.state, known))
        return made

    def node(self, state: Game, memory: Memory) -> Node:
        player = int(state.asked_first())
        if player == NOBODY:
            return self.end(state)
        memory = self.look(state, memory, player)
        actions = tuple(state.legal_actions(player))
        if len(actions) == 1:
            return self.take(state, memory, player, actions[0])
        self.count()
        made = Decision(self.set_of(memory, player, actions))
        for action in actions:
            made.children.append(self.take(state, memory, player, action))
        return made

    def take(self, state: Game, memory: Memory, player: int, action: int) -> Node:
        """Return where an action leads to."""
        assert memory.choice is not None
        choice = replace(memory.choice, steps=(*memory.choice.steps, action))
        minds = self.remember(memory.minds, player, ("chose", action))
        return self.after(outcomes(partial(applied, state, player, action)), Memory(minds, choice))

    def set_of(self, memory: Memory, player: int, actions: tuple[int, ...]) -> InformationSet:
        """Return the information set of a position, and see that it fits the others in it."""
        assert memory.choice is not None
        key = player, memory.minds[player]
        if key not in self.sets:
            self.sets[key] = InformationSet(len(self.sets), player, actions, memory.choice)
        known = self.sets[key]
        assert known.actions == actions, f"what player {player} may do tells him what is hidden"
        known.nodes += 1
        return known

    def end(self, state: Game) -> End:
        self.count()
        parts = [round(share * int(WIN)) for share in state.shares()]
        return End(tuple(Fraction(part, int(WIN)) for part in parts))


def applied(state: Game, player: int, action: int, luck: Luck, telling: Telling) -> Game:
    state = state.clone()
    state.apply(player, action, luck, telling)
    return state


def write_out(
    game: type[Game], players: int, options: Mapping[str, object], most_nodes: int = MOST_NODES
) -> Tree:
    """Return the whole tree of a game, or raise TooLarge."""
    settled = game.settle(players, options)
    writer = Writer(players, most_nodes)
    found = outcomes(lambda luck, telling: game.start(players, settled, luck, telling))
    root = writer.after(found, Memory((0,) * players))
    return Tree(game.title, players, root, list(writer.sets.values()), writer.nodes)
