"""A bot's way of playing a tree, found by asking it again and again.

A bot is asked with the view at the start of a choice, as in a match, each time with other luck;
how often it says what makes up its policy. The steps of a choice follow from the whole words. Where
it never goes by its own choice anything is as likely: that cannot change what its play is worth.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter

from funnymoney.bots import make_bot
from funnymoney.core.luck import FastLuck
from funnymoney.lab.judge import Policy, uniform
from funnymoney.lab.tree import Choice, InformationSet, Tree

Steps = tuple[int, ...]


class Asking:
    """Asks one bot `samples` times for every view; what it sees twice it is not asked again."""

    def __init__(self, bot: str, samples: int, seed: int) -> None:
        self.bot = bot
        self.samples = samples
        self.seed = seed
        self.answers: dict[str, Counter[Steps]] = {}

    def policy(self, tree: Tree) -> Policy:
        if self.bot == "random":
            return uniform(tree)  # exact, and the same
        return [self.chances(known) for known in tree.known]

    def chances(self, known: InformationSet) -> list[float]:
        """Return how likely each action is, given the steps that were taken before it."""
        done = len(known.choice.steps)
        counts = dict.fromkeys(known.actions, 0)
        for steps, often in self.said(known.choice).items():
            if steps[:done] == known.choice.steps:
                counts[steps[done]] += often
        total = sum(counts.values())
        if total == 0:
            return [1 / len(counts)] * len(counts)
        return [often / total for often in counts.values()]

    def said(self, choice: Choice) -> Counter[Steps]:
        """Return how often it answered a view with which steps."""
        view = json.dumps(choice.view, sort_keys=True)
        if view not in self.answers:
            self.answers[view] = self.ask(choice, view)
        return self.answers[view]

    def ask(self, choice: Choice, view: str) -> Counter[Steps]:
        answers: Counter[Steps] = Counter()
        for number in range(self.samples):
            luck = FastLuck(seed_of(self.bot, self.seed, number, view))
            bot = make_bot(self.bot, luck)
            word = bot.act(json.loads(view))
            bot.close()
            answers[tuple(choice.state.steps(choice.player, word))] += 1
        return answers


def seed_of(*facts: object) -> int:
    """Return a seed that hangs on these facts alone, whatever is asked before."""
    return int.from_bytes(hashlib.sha256(repr(facts).encode()).digest()[:7], "big")
