"""Which file a backup may replace: none that is a store, and none that a server holds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from funnymoney.server.store.errors import CannotCopy
from funnymoney.server.store.files.file_lock import in_use, lock_beside, sqlite_lock
from funnymoney.server.store.files.inode_lock import AlreadyLocked, InodeLock
from funnymoney.server.store.files.private_file import refuse_target
from funnymoney.server.store.files.sidecars import (
    LOCK,
    LOGS,
    SIBLINGS,
    has_log,
    was_served,
    with_suffix,
)


@contextmanager
def claimed(target: Path, *, replace: bool) -> Iterator[None]:
    """Keep servers away from the target of a backup; raise unless nothing is lost with it."""
    refuse_target(target, replace=replace)
    refuse_sibling(target)
    with ExitStack() as held:
        if target.exists():
            hold(held, target)
        refuse_store(target)
        yield


def hold(held: ExitStack, target: Path) -> None:
    try:
        held.enter_context(closing(InodeLock(target)))
    except AlreadyLocked as error:
        raise in_use(target, error.holder) from None
    except OSError as error:
        raise CannotCopy(f"cannot replace {target}: {error.strerror}") from None
    beside = lock_beside(target.resolve())
    if beside.exists():  # a server of an older version, or on a system without inode locks
        held.enter_context(closing(sqlite_lock(beside, target)))


def refuse_sibling(target: Path) -> None:
    for suffix in (*SIBLINGS, LOCK):
        store = target.with_name(target.name.removesuffix(suffix))
        if store != target and store.exists():
            raise CannotCopy(f"{target} belongs to {store}: name another file")


def refuse_store(target: Path) -> None:
    """Take the place of a backup only: it has never been served, and has nothing beside it."""
    if has_log(target):
        logs = next(each for suffix in LOGS if (each := with_suffix(target, suffix)).exists())
        raise CannotCopy(f"{logs} has the latest moves of a store: name another file")
    if target.exists() and was_served(target):
        raise CannotCopy(
            f"{target} is a store that has been served, not a backup: name another file, or move "
            "it away if that is what you mean"
        )
