"""What a table can know of everybody's money in Counterfeiters, by trying everything.

No sums here: for each player every pair of hand and envelope that fits so far is put into the
position and played on. It stays if what was done can be done there too and looks the same from
outside; where money is moved unseen (CF-R25), every amount that could be is tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from funnymoney.core.luck import FastLuck
from funnymoney.core.told import ALL, Telling
from funnymoney.games.counterfeiters.numbers import FLYING, NONE, STASH, TENS
from funnymoney.games.counterfeiters.rules import Counterfeiters
from funnymoney.testing.laws import choices
from funnymoney.testing.matches import Case, Chooser
from tests.laws.counterfeiters_secrets import Pair, pair_of, put

Public = tuple[object, ...]
TOO_MANY = 12_000  # ways for one flight, beyond which it takes too long to try them


def pairs_in(view: dict[str, Any], player: int) -> set[Pair]:
    """Read from a view what a player may have: [all, least offshore, most offshore], in tens."""
    return {
        (10 * (total - offshore), 10 * offshore)
        for total, least, most in view["money"][player]
        for offshore in range(least, most + 1)
    }


def with_pair(state: Counterfeiters, player: int, pair: Pair) -> Counterfeiters:
    world = state.clone()
    put(world, player, pair)
    return world


def done(state: Counterfeiters, actor: int, steps: list[int], seed: int) -> Public:
    """Do this in place, and return all that can be seen of it by everybody."""
    telling, luck = Telling(), FastLuck(seed)
    for action in steps:
        state.apply(actor, action, luck, telling)
    told = [item for to, item in telling.items if to == ALL]
    return told, state.phase, state.stage, state.player, state.round, state.pawn, state.asked


@dataclass
class Table:
    """A position, and for each player all the pairs that nobody else can rule out."""

    state: Counterfeiters
    known: list[set[Pair]]

    @classmethod
    def of(cls, state: Counterfeiters) -> Table:
        """Take a first position: start money is known to all (CF-10)."""
        return cls(state, [{pair_of(state, player)} for player in range(int(state.box.players))])

    def ways(self) -> int:
        return max(len(each) * sum(max(each)) for each in self.known)

    def play(self, action: int, seed: int) -> None:
        """Take one small step, and rule out what does not fit to it."""
        state, actor = self.state, int(self.state.player)
        before = state.clone()
        seen = done(state, actor, [action], seed)
        if STASH <= action < TENS:
            return  # nobody hears of half a choice
        for player in range(len(self.known)):
            if player == actor and before.phase == FLYING:
                found = flown(before, self.known[actor], seen, seed)
            else:
                found = followed(before, player, self.known[player], action, seen, seed)
            self.known[player] = set(found)


def followed(
    before: Counterfeiters, player: int, pairs: set[Pair], action: int, seen: Public, seed: int
) -> Iterator[Pair]:
    """Yield what became of those pairs with which this could be done, and looks the same."""
    actor = int(before.player)
    for pair in pairs:
        world = with_pair(before, player, pair)
        may = player != actor or action in world.legal_actions(actor)
        if may and done(world, actor, [action], seed) == seen:
            yield pair_of(world, player)


def flown(before: Counterfeiters, pairs: set[Pair], seen: Public, seed: int) -> Iterator[Pair]:
    """Yield what became of each pair by each way of flying that there was with it."""
    actor = int(before.player)
    for pair in pairs:
        boarded = with_pair(before, actor, pair)
        boarded.direction = boarded.chosen = NONE
        for steps in choices(boarded, actor):
            world = boarded.clone()
            if done(world, actor, steps, seed) == seen:
                yield pair_of(world, actor)


def tables(case: Case, seed: int) -> Iterator[Table]:
    """Yield a match at random after each step, until there are too many worlds to try."""
    state = case.start(FastLuck(seed))
    assert isinstance(state, Counterfeiters)
    table, chooser = Table.of(state), Chooser(seed)
    yield table
    for step in range(10_000):
        if state.acting() == 0 or (state.phase == FLYING and table.ways() > TOO_MANY):
            return
        table.play(chooser.action(state, int(state.player)), 1000 * seed + step)
        yield table


def check_table(table: Table) -> None:
    """Every view names exactly the pairs that nobody else can rule out, and one's own money."""
    state, players = table.state, range(len(table.known))
    over = state.acting() == 0
    for viewer in [*players, None]:
        view = state.view(viewer)
        for player in players:
            expected = {pair_of(state, player)} if over else table.known[player]  # CF-6
            assert pairs_in(view, player) == expected
        if viewer is not None:
            assert (view["hand"], view["offshore"]) == pair_of(state, viewer)


def played(start: Counterfeiters, *words: list[Any]) -> Table:
    """Return a table after these choices, each by whoever has to act."""
    table = Table.of(start)
    for number, word in enumerate(words):
        actor = int(table.state.player)
        for action in table.state.steps(actor, word):
            table.state.check(actor, action)
            table.play(action, number)
        check_table(table)
    return table
