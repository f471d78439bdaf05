"""Tables of an older edition of the rules: a match can only go on by those with which it began.

One that was dealt is closed, and its players are told why; one that was not is carried over.
"""

from __future__ import annotations

import logging

from funnymoney.core.errors import BadOption, BadPlayers
from funnymoney.core.records.fairness import Promise
from funnymoney.games import GAMES, game_named
from funnymoney.server.ops.logs import log_event
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.replay.archive_queue import editions
from funnymoney.server.rooms.loading.replay_log import read_entry
from funnymoney.server.store import Store, rows
from funnymoney.server.store.errors import DamagedTable
from funnymoney.server.table.events import Branched, DealPromised, Dealt

LOG = logging.getLogger(__name__)
WHY = "edition"


async def close_older(store: Store) -> None:
    """Close the matches that nobody can play on, before anybody comes."""
    tell_operator(await store.tables.close_older(editions(), WHY))


def tell_operator(closed: int) -> None:
    if closed:
        log_event(LOG, logging.WARNING, "tables_closed", why=WHY, tables=closed)


async def by_our_rules(store: Store, loaded: rows.Loaded, mine: bool) -> rows.Loaded:
    """Return a table as it can be opened by the rules we have, or raise Refused if it cannot."""
    about = loaded.table
    must_be_known(about)
    game = game_named(about.game)
    if about.edition == game.edition:
        return loaded
    if about.status in rows.ALIVE:
        if not mine or about.edition > game.edition:
            raise Refused("moved", "this table is played by rules that are not known here")
        if not await carry_over(store, loaded):
            await store.tables.abort(about.id, WHY)
            tell_operator(1)
        loaded = await store.load(about.id)
    if loaded.table.status == "finished" or options_now(loaded.table) is None:
        raise Refused("edition", f"this match was played by edition {about.edition} of the rules")
    return loaded


def must_be_known(about: rows.Table) -> None:
    if about.game not in GAMES:
        raise DamagedTable(about.id, "its game is not known here")


async def carry_over(store: Store, loaded: rows.Loaded) -> bool:
    """Have a table be played by our rules if nothing was dealt yet; say whether it is.

    A promise names the edition: there is a new one, and people give to that.
    """
    about, game = loaded.table, game_named(loaded.table.game)
    log = [read_entry(about.id, move) for move in loaded.moves]
    options = options_now(about)
    if options is None or any(isinstance(event, (Dealt, Branched)) for event in log):
        return False
    for event in reversed(log):
        if isinstance(event, DealPromised):
            fresh = Promise.make(about.id, game, about.players, options, event.people)
            promised = DealPromised(fresh.secret, fresh.salt, event.people)
            await store.append(about.id, len(log), promised)
            break
    await store.tables.carry_over(about.id, game.edition, options)
    return True


def options_now(about: rows.Table) -> dict[str, object] | None:
    """Return the options of a table by our rules, or None if they do not allow them any more."""
    try:
        return game_named(about.game).settle(about.players, about.options)
    except (BadOption, BadPlayers):
        return None
