"""What the laws must be told of a game, since no program can find it out: what its rule book says.

It is written from the rule book and knows nothing of how views are made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from funnymoney.core.game import SPECTATOR, Game, players_in
from funnymoney.core.luck import FastLuck
from funnymoney.testing.long_games import Long

Scramble = Callable[[Game, int | None, Random], Game | None]
Knowledge = Callable[[Game, int | None], object]
Reveals = Callable[[Game, int, int, int | None], bool]
Inventory = Callable[[Game], Mapping[str, object]]
CheckPosition = Callable[[Game], None]


class GameFacts(Protocol):
    """What a rule book says of secrets and of what may not get lost."""

    def scramble(self, state: Game, player: int | None, rng: Random, /) -> Game | None:
        """Return another world that this player cannot tell from this one, if one is found."""

    def knowledge(self, state: Game, player: int | None, /) -> object:
        """Return what this player knows besides what is public, by the rule book."""

    def reveals(self, state: Game, actor: int, action: int, player: int | None, /) -> bool:
        """Whether by this action the rules let this player learn others' secrets."""

    def knows_scores(self, state: Game, /) -> bool:
        """Whether everybody can tell what everybody's score is."""

    def sealed(self, state: Game, /) -> bool:
        """Whether those acting now choose unseen, so that their order cannot matter."""

    def inventory(self, state: Game, /) -> Mapping[str, object]:
        """Return what stays the same from the first position of a match to the last."""

    def expected_inventory(self, state: Game, /) -> Mapping[str, object]:
        """Return what the rules put on the table, reckoned from the options."""

    def check_position(self, state: Game, /) -> None:
        """Raise AssertionError at a position that the rules cannot lead to."""

    def check_course(self, states: Sequence[Game], /) -> None:
        """Raise AssertionError at a match that the rules cannot lead to."""


@dataclass(frozen=True)
class CheckedGame:
    """A game that is held to the laws."""

    rules: type[Game]
    facts: GameFacts = field(compare=False)
    extra_options: Sequence[Mapping[str, object]] = field(default=(), compare=False)
    long: Long | None = field(default=None, compare=False)


@dataclass(frozen=True)
class GivenFacts:
    """The facts of a game of which little is said: what is left out restricts nothing."""

    scramble_with: Scramble | None = None
    knowledge_of: Knowledge | None = None
    reveals_by: Reveals | None = None
    inventory_of: Inventory | None = None
    check: CheckPosition | None = None
    secret_scores: bool = False

    def scramble(self, state: Game, player: int | None, rng: Random, /) -> Game | None:
        """Return what the game's author scrambles; else what the game itself deals anew."""
        if self.scramble_with is not None:
            return self.scramble_with(state, player, rng)
        world = state.clone()
        world.redeal(SPECTATOR if player is None else player, FastLuck(rng.randrange(10**6)))
        return None if world.dump() == state.dump() else world

    def knowledge(self, state: Game, player: int | None, /) -> object:
        return self.knowledge_of(state, player) if self.knowledge_of else None

    def reveals(self, state: Game, actor: int, action: int, player: int | None, /) -> bool:
        """Say yes if nothing is known, so that two worlds are not followed into the open."""
        return self.reveals_by(state, actor, action, player) if self.reveals_by else True

    def knows_scores(self, state: Game, /) -> bool:
        return not self.secret_scores or state.acting() == 0

    def sealed(self, state: Game, /) -> bool:
        """Whether all that can be chosen now is sealed."""
        return all(
            state.is_sealed(player, action)
            for player in players_in(int(state.acting()))
            for action in state.legal_actions(player)
        )

    def inventory(self, state: Game, /) -> Mapping[str, object]:
        return self.inventory_of(state) if self.inventory_of else {}

    def expected_inventory(self, state: Game, /) -> Mapping[str, object]:
        """Return what lies on the table at the start: `state` is the first of a match."""
        return self.inventory(state)

    def check_position(self, state: Game, /) -> None:
        if self.check is not None:
            self.check(state)

    def check_course(self, states: Sequence[Game], /) -> None:
        """There is nothing to hold against a whole match."""
