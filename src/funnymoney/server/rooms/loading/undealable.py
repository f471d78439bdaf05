"""Tables that cannot be dealt: older versions stored them without a trial deal. They are closed."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import lru_cache

import msgspec

from funnymoney.games import GAMES, game_named
from funnymoney.server.ops.logs import log_event
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import WRITER
from funnymoney.server.store import Store, rows
from funnymoney.server.table.trial_deal import MAX_REMEMBERED, is_dealable

logger = logging.getLogger(__name__)

MAX_AT_ONCE = 200  # tables that are read in one query


def undealable() -> Refused:
    told = "this table was closed: no match can be dealt with its options; open a new one"
    return Refused("undealable", told)


def passes(about: rows.Dealing) -> bool:
    """Whether a match can be dealt at a table by our rules.

    Of an older edition only tables that were not dealt are left: the others were closed before.
    """
    if about.game not in GAMES or about.edition > game_named(about.game).edition:
        return True
    return known_dealable(about.game, about.players, WRITER.encode(about.options))


@lru_cache(MAX_REMEMBERED)
def known_dealable(game: str, players: int, options: bytes) -> bool:
    """Remember the answer: of very many tables most have the same options."""
    return is_dealable(game_named(game), players, msgspec.json.decode(options))


async def refuse_undealable(store: Store, about: rows.Table, mine: bool) -> None:
    """Raise Refused for a table before its deal that cannot be dealt, and close it if it is ours.

    Where the match runs, its log is played again anyway, and shows whether that works.
    """
    if about.status not in ("open", "aborted"):
        return
    if passes(rows.Dealing(about.id, about.game, about.edition, about.players, about.options)):
        return
    if about.status == "open" and mine:
        await store.tables.abort(about.id)
        tell_operator(Counter([about.game]))
    raise undealable()


async def close_undealable_tables(
    store: Store, refresh_everywhere: Callable[[str], Awaitable[None]]
) -> int:
    """Close all tables, open or running, that cannot be dealt; return how many.

    Those that live in another process are left to it: it checks them when it starts, and when
    their match would begin.
    """
    closed: Counter[str] = Counter()
    ids = await store.tables.alive()
    try:
        for first in range(0, len(ids), MAX_AT_ONCE):
            for about in await store.tables.dealings(ids[first : first + MAX_AT_ONCE]):
                if not passes(about) and await store.tables.close(about.id):
                    closed[about.game] += 1
                    await refresh_everywhere(about.id)
                await asyncio.sleep(0)  # a trial deal takes a few milliseconds: others first
    finally:  # the store may be away before all are looked at
        if closed:
            tell_operator(closed)
    return closed.total()


def tell_operator(closed: Counter[str]) -> None:
    log_event(
        logger, logging.WARNING, "tables_undealable", tables=closed.total(), games=sorted(closed)
    )
