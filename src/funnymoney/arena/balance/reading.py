"""What stands at the end of a report: how to read it, and how to make it again."""

from __future__ import annotations

import shlex
from typing import Any

from funnymoney.arena.balance.estimates import MOST_ORDERED

Told = dict[str, Any]
MEANINGS = {
    "95 % interval": "Where the true number is likely to be: of a hundred such intervals, about "
    "ninety-five hold it. Only deals are counted as independent.",
    "p": "How likely seats differ at least so much by luck alone, by shuffling who sat where in "
    "every match. Below 0.05 we say that seats differ; of twenty games without any advantage, one "
    "will look like that.",
    "who plays, the deal": "The same deals are played in all seatings. What a bot gets in the mean "
    "is due to who plays; what a seat gets in a deal whoever sits there is due to the deal; the "
    "rest is how choices meet, and luck that falls otherwise after other choices. The weaker the "
    "other bot, the more is due to who plays: compare games only with the same bots.",
    "at most": "Where the same bot sits in several seats of a table, one of its copies wins and "
    "the others do not, however good it is: that is part of the rest. So even a bot that always "
    "wins gets only so much of the win for who plays, less the more copies there are: compare "
    "numbers only with this limit, and games only in the same seatings. Scores have no such limit. "
    f"Of more than {MOST_ORDERED} bots it is not reckoned: that would take too long.",
    "paired deals": "Every setting is played on the same deals, by the same bots with the same "
    "luck of their own. What the deals have in common falls out of the difference.",
    "stands": "All changes by options together, and all that goes with winning together, are each "
    "wrong with a chance of 5 % at most (Holm): changes by flipping the signs of deals, what goes "
    "with winning by shuffling who got what at a table. What has no such mark may be luck even "
    "where its interval leaves out zero. Of how often choices and events happen by other options "
    "only what stands is shown; report.json has all.",
    "what goes with winning": "It need not be a cause: the rich can afford more, who is behind "
    "tries what is left, and a seat may lead to both.",
    "bots": "All this is how these bots play. People, or better bots, may find that another seat "
    "or another card is the stronger one.",
}


def reading() -> str:
    return "<dl>" + "".join(f"<dt>{k}</dt><dd>{v}</dd>" for k, v in MEANINGS.items()) + "</dl>"


def command(found: Told) -> str:
    words = ["funnymoney", "report", found["game"], "--players", str(found["players"])]
    words += ["--matches", str(found["matches"]), "--bots", ",".join(found["bots"])]
    words += ["--seed", str(found["seed"]), "--out", "report"]
    for flag in ("option", "vary"):
        for text in found["typed"][flag]:
            words += [f"--{flag}", text]
    return shlex.join(words)
