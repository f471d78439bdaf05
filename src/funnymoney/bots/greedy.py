"""A bot that follows the policy for its game: sensible, and without looking ahead."""

from __future__ import annotations

from typing import cast

from funnymoney.bots.policies import policy_for
from funnymoney.core.actions import Actions
from funnymoney.core.game import View, Word
from funnymoney.core.luck import FastLuck, Luck
from funnymoney.core.policy import Policy
from funnymoney.core.told import SILENT
from funnymoney.games import game_named


class GreedyBot:
    """Imagines what it cannot see, and then does what is sensible, or now and then anything."""

    def __init__(self, luck: Luck, slips: int = 0) -> None:
        self.luck = luck
        self.slips = slips  # in so many of a hundred choices anything goes

    def act(self, view: View) -> Word:
        me = cast(int, view["me"])
        name = cast(str, view["game"])
        slip = self.slips > 0 and self.luck.below(100) < self.slips
        policy, legal = Policy() if slip else policy_for(name), Actions()
        start = game_named(name).from_view(view, self.luck)
        state = start.clone()
        steps: list[int] = []
        while not steps or state.midway(me):
            state.legal(me, legal)
            only = legal.count == 1
            steps.append(legal[0] if only else int(policy.choose(state, me, legal, self.luck)))
            state.apply(me, steps[-1], FastLuck(0), SILENT)
        return start.word(me, steps)

    def close(self) -> None:
        pass
