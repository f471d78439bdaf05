"""A bot that takes any legal action, each as likely."""

from __future__ import annotations

from typing import cast

from funnymoney.core.game import View, Word
from funnymoney.core.luck import FastLuck, Luck
from funnymoney.core.told import SILENT
from funnymoney.games import game_named


class RandomBot:
    """Chooses step by step, just as `core.playout` does, so both play the same games."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def act(self, view: View) -> Word:
        me = cast(int, view["me"])
        dealer = FastLuck(0)  # what is hidden does not matter: legal actions follow from the view
        start = game_named(cast(str, view["game"])).from_view(view, dealer)
        state = start.clone()
        steps: list[int] = []
        while not steps or state.midway(me):
            steps.append(self.choose(state.legal_actions(me)))
            state.apply(me, steps[-1], dealer, SILENT)
        return start.word(me, steps)

    def choose(self, legal: list[int]) -> int:
        return legal[int(self.luck.below(len(legal)))] if len(legal) > 1 else legal[0]

    def close(self) -> None:
        pass
