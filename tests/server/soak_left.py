"""What of ours may be in a server's memory when everybody has gone: caches, each with its bound."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from funnymoney.games import GAMES

OURS = ("funnymoney.", "websockets.")  # the latter: what belongs to a connection
BUCKET = "funnymoney.server.ops.ratelimit.Bucket"  # as many as the limits say that they have
BOXES = 256  # of a game, by its options: `box.py`
STATEMENTS = 2 * 500  # that SQLAlchemy keeps compiled, for those who read and the one who writes
CONSIDERED = 100  # choices in the last advice

CACHES: dict[str, int] = {
    **{f"funnymoney.games.{game}.box.Box": BOXES for game in GAMES},
    "funnymoney.games.ffuffziger.rules.Ffuffziger": BOXES,  # from which others are copied
    "funnymoney.games.counterfeiters.rumours.Rumour": BOXES * len(GAMES),
    "funnymoney.server.store.database_time.database_now": STATEMENTS,
    "funnymoney.bots.advice.Weighed": CONSIDERED,
    # The last of each, which the task that waits for the next one has not let go.
    "funnymoney.bots.advice.Advice": 1,
    "funnymoney.server.workers.advice_queue.Waiting": 1,
    "funnymoney.server.workers.bot_worker.WorkerReply": 2,
    "funnymoney.server.workers.bot_worker.Judged": 1,
    "funnymoney.server.workers.bot_worker.Task": 2,
    "funnymoney.server.workers.bot_pool.Thought": 2,
    "funnymoney.server.store.writer.Job": 1,
}


def objects_left(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, int]:
    """Return how many objects there are more of each class than before, and than caches hold."""
    buckets = sum(size for name, size in after["sizes"].items() if name.startswith("limits."))
    allowed = {**CACHES, BUCKET: buckets}
    was, now = Counter(before["types"]), Counter(after["types"])
    return {
        name: count - was[name]
        for name, count in sorted(now.items())
        if name.startswith(OURS) and count > max(was[name], allowed.get(name, 0))
    }
