"""One process at a time may write to a file."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

from funnymoney.server.ops.logs import log_event
from funnymoney.server.store.errors import BadAddress, StoreInUse, StoreReplaced
from funnymoney.server.store.files.inode_lock import (
    AlreadyLocked,
    Holder,
    InodeLock,
    file_id,
    holder_of,
    sqlite_holder,
)
from funnymoney.server.store.files.sidecars import LOCK, is_whole, with_suffix

logger = logging.getLogger(__name__)


class StoreLock:
    """Holds a file until closed, or until the process is gone, however it ends.

    Three locks do that. One is on the file itself, so that links do not evade it. One is on
    `<file>.lock` beside it: it holds when the file is replaced meanwhile. That one is also locked
    by SQLite's own means, as older versions do, and as works on every system. A file of several
    names is refused even if nobody holds it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self.replaced = False
        with ExitStack() as held:
            self.take(held, path)
            if file_id(self.path) != self.file:
                raise StoreInUse(f"{self.path} was replaced while it was opened: try again")
            self.held = held.pop_all()

    def take(self, held: ExitStack, given: Path) -> None:
        try:
            lock = held.enter_context(closing(InodeLock(self.path)))
            self.file = lock.file
            beside = lock_beside(self.path)
            make_private(beside, self.path)
            held.enter_context(closing(InodeLock(beside)))
        except AlreadyLocked as error:
            raise in_use(self.path, error.holder) from None
        held.enter_context(closing(sqlite_lock(beside, self.path)))
        refuse_links(self.path)
        if given != self.path:  # an older version locks what is beside the name it was given
            with suppress(PermissionError):
                older = lock_beside(given)
                make_private(older, self.path)
                if file_id(older) != file_id(beside):
                    held.enter_context(closing(sqlite_lock(older, self.path)))

    def check(self) -> None:
        """Raise StoreReplaced if the file is not there any more: what is written would be lost."""
        try:
            same = file_id(self.path) == self.file
        except OSError:
            same = False
        if not same and not self.replaced:
            log_event(logger, logging.ERROR, "store_replaced")
        self.replaced = not same
        if not same:
            raise StoreReplaced(self.path)

    def close(self) -> None:
        self.held.close()


@contextmanager
def hold_name(path: Path, like: Path) -> Iterator[None]:
    """Hold only what is beside a store, which may be missing; `like` has the same owner."""
    beside = lock_beside(path)
    make_private(beside, like)
    with ExitStack() as held:
        try:
            held.enter_context(closing(InodeLock(beside)))
        except AlreadyLocked as error:
            raise in_use(path, error.holder) from None
        held.enter_context(closing(sqlite_lock(beside, path)))
        yield


def lock_beside(path: Path) -> Path:
    return with_suffix(path, LOCK)


def make_private(path: Path, like: Path) -> None:
    """Make an empty file for its owner only: whoever can open it can lock it."""
    give_to_owner(path, like, os.O_CREAT)


def give_to_owner(path: Path, like: Path, flags: int = 0) -> None:
    """Give a file to the owner of another, if we may: else a server could not open it.

    Never by way of a link: whoever may write in this folder could have root give away any file.
    """
    try:
        opened = os.open(path, flags | os.O_RDWR | getattr(os, "O_NOFOLLOW", 0), 0o600)
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise BadAddress(f"{path} is a link: remove it") from None
        raise
    try:
        found = os.fstat(opened)
        if not stat.S_ISREG(found.st_mode) or found.st_nlink > 1:
            raise BadAddress(f"{path} is not a file of its own: remove it")
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            owner = like.stat()
            os.fchown(opened, owner.st_uid, owner.st_gid)
    finally:
        os.close(opened)


def refuse_links(path: Path) -> None:
    """Take no file of several names: SQLite looks for the latest commits beside one name only.

    After a crash they are still there, and the file by another name is an older store.
    """
    names = path.stat().st_nlink
    if names > 1:
        raise BadAddress(
            f"{path} has several hard links ({names} names for one file), and SQLite keeps the "
            "latest moves beside one of them only: remove the others, and keep the name by which "
            "the store was served"
        )


def sqlite_lock(beside: Path, path: Path) -> sqlite3.Connection:
    found = sqlite3.connect(beside, timeout=0, isolation_level=None)
    try:
        found.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        found.close()
        raise in_use(path, sqlite_holder(beside)) from None
    except sqlite3.DatabaseError as error:
        found.close()
        raise BadAddress(f"{beside} is not a lock of ours ({error}): remove it") from None
    return found


def in_use(path: Path, holder: Holder | None) -> StoreInUse:
    which = f" ({holder})" if holder else ""
    return StoreInUse(
        f"another process already serves from {path}{which}: stop it first, or give this one "
        "another file; several processes can share a PostgreSQL"
    )


def refuse_other_name(path: Path) -> None:
    """Raise unless the latest commits of a file are beside this name of it.

    SQLite keeps them beside the name under which a server has opened the file, also when that
    server was killed: a reader that comes by a hard link does not see them.
    """
    found = path.resolve()
    holder, beside = holder_of(found), holder_of(lock_beside(found))
    if holder is None:
        if not is_whole(found):
            refuse_links(found)
    elif beside is None or beside.pid != holder.pid:
        raise StoreInUse(
            f"a server ({holder}) has opened {path} under another name: name the file as it does"
        )
