"""Backups of a file of SQLite: made while a server runs, and brought back while none does."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from funnymoney.server.store.backups.restoring import exchange, refuse_interrupted, settle
from funnymoney.server.store.backups.targets import claimed
from funnymoney.server.store.database import lock_file
from funnymoney.server.store.errors import BadAddress, CannotCopy
from funnymoney.server.store.faults.damage import (
    DAMAGED_SCHEMA,
    find_all_damage,
    find_damage,
    open_reading,
)
from funnymoney.server.store.files.file_lock import give_to_owner, lock_beside, refuse_other_name
from funnymoney.server.store.files.private_file import private_part, put_in_place, sync
from funnymoney.server.store.files.sidecars import has_log, siblings
from funnymoney.server.store.migrate import refuse_newer

Find = Callable[[sqlite3.Connection], tuple[str, ...]]


def back_up_file(store: Path, target: Path, *, replace: bool = False, check: bool = True) -> None:
    """Copy a store as of one instant, for the eyes of its owner only."""
    source = existing(store)
    if target.resolve() in (source, lock_beside(source), *siblings(source)):
        raise CannotCopy(f"{target} is the store itself: name another file")
    if target.exists() and target.samefile(source):
        raise CannotCopy(f"{target} is a link to the store itself: name another file")
    refuse_other_name(source)
    with claimed(target, replace=replace), private_part(target) as part:
        copy_pages(source, part)
        if check:
            verify(part, find_damage)
        put_in_place(part, target, replace=replace)


def restore_file(store: Path, copy: Path, *, check: bool = True) -> Path | None:
    """Put a copy in the place of a store that nobody serves from; return where that is now.

    The copy itself stays as it is: what is put in place is a copy of it, verified first.
    """
    settle(store)
    source, target = existing(copy), store.resolve()
    refuse_other_name(source)
    if target.exists() and target.samefile(source):
        raise CannotCopy(f"{copy} is the store itself: name a copy of it")
    is_new = not target.exists()
    lock = lock_file(target)
    try:
        with private_part(target) as part:
            copy_pages(source, part)
            if check:
                verify(part, find_all_damage)
            give_to_owner(part, target)
            sync(part)  # it takes longest, and may fail: before the store is touched
            if is_empty(target) and not has_log(target):
                put_in_place(part, target, replace=True)
                return None
            return exchange(part, target)
    except BaseException:
        if is_new and is_empty(target):
            target.unlink(missing_ok=True)
        raise
    finally:
        lock.close()


def existing(path: Path) -> Path:
    found = path.resolve()
    refuse_interrupted(found)
    if not found.is_file():
        raise BadAddress(f"there is no file {path}")
    return found


def is_empty(path: Path) -> bool:
    return path.exists() and path.stat().st_size == 0


def copy_pages(source: Path, part: Path) -> None:
    """Copy a database, with what is still in its log, into an empty file that stands alone."""
    try:
        with closing(open_reading(source)) as origin, closing(sqlite3.connect(part)) as copy:
            copy.execute("PRAGMA journal_mode = OFF")  # the file is thrown away if that fails
            copy.execute("PRAGMA synchronous = OFF")  # and synced when it is whole
            origin.backup(copy)  # in one step, so that it need not begin anew with every move
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            copy.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise CannotCopy(f"cannot copy {source}: {error}") from None
    except UnicodeDecodeError:
        raise CannotCopy(f"cannot copy {source}: {DAMAGED_SCHEMA}") from None


def verify(part: Path, find: Find) -> None:
    """Raise CannotCopy unless a copy is a store, undamaged, and none of a newer version."""
    with closing(open_reading(part)) as connection:
        found = find(connection)
        if found:
            more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
            raise CannotCopy(f"the copy is damaged: {found[0]}{more}; --no-check takes it as it is")
        refuse_newer(revision_in(connection))


def revision_in(connection: sqlite3.Connection) -> str:
    try:
        [[revision]] = connection.execute("SELECT version_num FROM alembic_version")
    except (sqlite3.Error, ValueError):
        raise CannotCopy("this file is not a store of Funny Money") from None
    return str(revision)
