"""What one who sees a view thinks of what is hidden from him: how likely it is, or how much.

It is what a search of his would imagine: the rules deal what he cannot know, and the policy makes
it likelier by what others did. Who knows for certain is not said to believe.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from funnymoney.bots.policies import policy_for
from funnymoney.core.belief import Belief, Believing
from funnymoney.core.game import Game, View
from funnymoney.core.luck import FastLuck, Luck
from funnymoney.games import game_named, spec_of

WORLDS: Final = 200


def beliefs_of(view: View, luck: Luck) -> list[Belief]:
    """Return what one who sees this view thinks of what matters now; nothing if nothing does."""
    believe: Believing | None = spec_of(cast(str, view["game"])).load("beliefs")
    if believe is None or view.get("phase") == "over":
        return []
    return believe(view, list(worlds(view, luck)))


def worlds(view: View, luck: Luck) -> Iterator[Game]:
    """Yield worlds that one who sees this may imagine."""
    me, game = cast(int, view["me"]), game_named(cast(str, view["game"]))
    start, policy = game.from_view(view, luck), policy_for(game.name)
    dice = FastLuck(int(luck.below(1 << 31)))
    for _ in range(WORLDS):
        state = start.clone()
        state.redeal(me, dice)
        policy.reweight(state, me, dice)
        yield state
