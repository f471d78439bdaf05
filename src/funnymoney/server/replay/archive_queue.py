"""Sees to it that every finished match has its papers while the rules are still those of it.

They are made one after the other: whoever asks for those of another match waits for one at most.
"""

from __future__ import annotations

import asyncio
import logging

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.games import GAMES
from funnymoney.server.ops.logs import fault, log_event
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.replay.archive import Archive
from funnymoney.server.store import Store, open_store
from funnymoney.server.store.errors import DamagedTable, NoSuchTable, StoreUnavailable

LOG = logging.getLogger(__name__)
MAX_LISTED = 1000  # that are looked for at a time
SHUTDOWN_GRACE_S = 5.0  # seconds for what is owed when the house closes


class NotArchived(FunnyMoneyError):
    """Some matches are still without papers."""


class ArchiveQueue:
    """Knows whose papers are owed, and has them made."""

    def __init__(self, archive: Archive, store: Store) -> None:
        self.archive = archive
        self.store = store
        self.owed: dict[str, None] = {}  # tables, in the order in which their matches ended
        self.work: asyncio.Task[None] | None = None

    def add(self, *names: str) -> None:
        """Have the papers of these tables made, when their turn comes."""
        self.owed.update(dict.fromkeys(names))
        self.go_on()

    def go_on(self) -> None:
        """Make what is owed, unless that is being done; if nothing is, it costs nothing to ask."""
        if self.owed and (self.work is None or self.work.done()):
            self.work = asyncio.create_task(self.work_off())

    async def work_off(self) -> None:
        """Try once to make each of those that are owed; what fails is owed still."""
        tried: set[str] = set()
        while name := next((each for each in self.owed if each not in tried), None):
            tried.add(name)
            if await self.is_settled(name):
                self.owed.pop(name, None)

    async def is_settled(self, name: str) -> bool:
        """Make the papers of a match; say whether there is nothing left to try."""
        try:
            await self.archive.papers(name, self.store)
        except NoSuchTable:
            pass  # it was deleted meanwhile
        except DamagedTable as error:
            log_event(LOG, logging.ERROR, "not_filed", table=name, why=error.cause)
        except Refused as error:
            if error.reason == "busy":
                return False
            log_event(LOG, logging.ERROR, "not_filed", table=name, why=error.reason)
        except StoreUnavailable:
            return False
        except Exception as error:  # noqa: BLE001  whatever it is, the next one must have its turn
            log_event(LOG, logging.ERROR, "not_filed", table=name, **fault(error))
            return False
        return True

    async def look(self, most: int | None = MAX_LISTED) -> None:
        """Look for matches that ended when nobody could file them: a process may have died."""
        self.add(*await self.store.papers.missing(editions(), most))

    async def tell_of_lost(self) -> None:
        """Tell the operator of matches whose papers nobody can make by these rules."""
        lost = await self.store.papers.lost(editions())
        if lost:
            log_event(LOG, logging.WARNING, "papers_lost", matches=lost)

    async def close(self) -> None:
        """Make what is owed if that is soon done: the next to start may have other rules."""
        if self.work is not None:
            await asyncio.wait([self.work], timeout=SHUTDOWN_GRACE_S)
            self.stop()
        if self.owed:
            log_event(LOG, logging.WARNING, "papers_owed", matches=len(self.owed))
            self.owed.clear()  # whoever starts next looks for them

    def stop(self) -> None:
        """Leave what is owed."""
        if self.work is not None:
            self.work.cancel()


def editions() -> dict[str, int]:
    """Return by which rules a match of each game can be played again."""
    return {name: game.edition for name, game in GAMES.items()}


async def file_the_rest(address: str) -> str:
    """Make all papers that are missing in a store; say how many, or raise NotFiled."""
    async with open_store(address) as store:
        archive = Archive()
        filing = ArchiveQueue(archive, store)
        await filing.look(most=None)
        owed = len(filing.owed)
        if filing.work:
            await filing.work
        await archive.close()
        left = len(await store.papers.missing(editions(), most=None))
        lost = await store.papers.lost(editions())
    told = f"papers were missing of {owed} finished matches, and are now of {left}"
    told += f"; of {lost} more they cannot be made by these rules" if lost else ""
    if left:
        raise NotArchived(f"{told}: try again")
    return told
