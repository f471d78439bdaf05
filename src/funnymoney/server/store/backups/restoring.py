"""How a copy takes the place of a store: wholly or not at all, whenever that is interrupted.

The copy first gets a name beside the store, `tables.db.restoring-TIME`, when it is whole and on the
disk. As long as that name is there, the restore has not happened: what was moved for it is put back
before the store is next opened. The name goes in the very step in which the restore happens.
"""

from __future__ import annotations

import logging
import os
from datetime import UTC, datetime
from pathlib import Path

from funnymoney.server.ops.logs import log_event
from funnymoney.server.store.errors import BadAddress
from funnymoney.server.store.files.file_lock import hold_name
from funnymoney.server.store.files.private_file import put_in_place, sync_folder
from funnymoney.server.store.files.sidecars import LOGS, is_filled, with_suffix

logger = logging.getLogger(__name__)

PENDING, REPLACED = ".restoring-", ".replaced-"


def exchange(part: Path, target: Path) -> Path:
    """Put a copy in the place of a store, both on the disk; return where the store is now.

    The store is not opened for that: somebody may want to see it just as it was.
    """
    aside = free_name(target)
    pending = pending_for(target, aside)
    part.rename(pending)
    sync_folder(target.parent)
    try:
        move_logs(target, aside)
        give_name(target, aside)
        sync_folder(target.parent)
        put_in_place(pending, target, replace=True)
    except BaseException:
        undo(target, pending)
        raise
    return aside


def free_name(target: Path) -> Path:
    stamp = f"{datetime.now(UTC):%Y%m%dT%H%M%SZ}"
    name, number = f"{REPLACED}{stamp}", 1
    while os.path.lexists(with_suffix(target, name)):
        number += 1
        name = f"{REPLACED}{stamp}-{number}"
    return with_suffix(target, name)


def pending_for(target: Path, aside: Path) -> Path:
    return with_suffix(target, PENDING + aside.name.removeprefix(target.name + REPLACED))


def aside_for(target: Path, pending: Path) -> Path:
    return with_suffix(target, REPLACED + pending.name.removeprefix(target.name + PENDING))


def move_logs(source: Path, target: Path) -> None:
    for suffix in LOGS:
        log = with_suffix(source, suffix)
        if log.exists():
            log.rename(with_suffix(target, suffix))


def give_name(target: Path, aside: Path) -> None:
    """Give a store another name as well, so that its own name always leads to a file."""
    try:
        os.link(target, aside)
    except OSError:  # there are no hard links here
        target.rename(aside)


# ----------------------------------------------------------------------------- interrupted


def pending_at(target: Path) -> list[Path]:
    """Return the copies that have not taken the place of a store yet."""
    if not target.parent.is_dir():
        return []
    start = target.name + PENDING
    return sorted(each for each in target.parent.iterdir() if each.name.startswith(start))


def settle(path: Path) -> None:
    """Undo a restore of a store that was interrupted; raise StoreInUse while one goes on."""
    target = path.resolve()
    for pending in pending_at(target):
        with hold_name(target, pending):
            if pending.exists():
                undo(target, pending)
                log_event(logger, logging.WARNING, "restore_undone")


def refuse_interrupted(path: Path) -> None:
    """Raise BadAddress if a store may be without its latest moves, because of a restore."""
    if pending_at(path):
        raise BadAddress(
            f"a restore of {path} was interrupted, or goes on: start its server, or restore again; "
            "either puts back first what was there before"
        )


def undo(target: Path, pending: Path) -> None:
    """Put a store back as it was, unless its restore has happened."""
    if not pending.exists():
        return
    aside = aside_for(target, pending)
    refuse_changed(target, aside, pending)
    move_logs(aside, target)
    if aside.exists() and target.exists() and target.samefile(aside):
        aside.unlink()
    elif aside.exists():
        aside.replace(target)
    sync_folder(target.parent)
    pending.unlink()
    sync_folder(target.parent)


def refuse_changed(target: Path, aside: Path, pending: Path) -> None:
    """Put nothing back over what somebody has put there since."""
    replaced = aside.exists() and is_filled(target) and not target.samefile(aside)
    logged = any(
        with_suffix(aside, suffix).exists() and is_filled(with_suffix(target, suffix))
        for suffix in LOGS
    )
    if replaced or logged:
        raise BadAddress(
            f"a restore of {target} was interrupted, and the store has changed since then; what it "
            f"was before is in {aside}: remove {pending} to keep the store as it is now"
        )
