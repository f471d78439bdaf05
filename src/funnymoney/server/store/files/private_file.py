"""Files that only their owner may read, written whole or not at all."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from funnymoney.server.store.errors import CannotCopy
from funnymoney.server.store.files.sidecars import has_log, siblings


@contextmanager
def private_part(target: Path) -> Iterator[Path]:
    """Make an empty file beside a target, mode 0600 from the first byte; it is gone afterwards."""
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_NOFOLLOW", 0)
    os.close(os.open(part, flags, 0o600))
    try:
        part.chmod(0o600)  # an umask may have taken away even that
        yield part
    finally:
        for each in (part, *siblings(part)):
            each.unlink(missing_ok=True)


def refuse_target(target: Path, *, replace: bool) -> None:
    """Raise CannotCopy unless a file can be made there, or replaced if that was asked for."""
    if target.is_dir():
        raise CannotCopy(f"{target} is a folder: name a file in it")
    if not target.parent.is_dir():
        raise CannotCopy(f"there is no folder {target.parent}: make it first")
    if not os.path.lexists(target):
        return
    if not replace:
        raise CannotCopy(f"{target} exists already: name another file, or say --force")
    if not target.is_file():
        raise CannotCopy(f"{target} is not a plain file: name another one")


def put_in_place(part: Path, target: Path, *, replace: bool) -> None:
    """Give a written file its name, in one step, once it is on the disk."""
    sync(part)
    logged = has_log(target)
    for each in siblings(target):  # SQLite would take them for the log of the new file
        if each.exists() and (logged or not replace):
            raise CannotCopy(f"{each} belongs to another file: remove it, or name another file")
        each.unlink(missing_ok=True)
    if replace:
        part.replace(target)
    else:
        name_new(part, target)
    sync_folder(target.parent)


def name_new(part: Path, target: Path) -> None:
    """Give a file a name that nobody else may have taken meanwhile."""
    try:
        os.link(part, target)
    except FileExistsError:
        refuse_target(target, replace=False)
    except OSError:  # there are no hard links here
        refuse_target(target, replace=False)
        part.rename(target)


def sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    except OSError as error:
        raise CannotCopy(f"cannot write {path}: {error.strerror}") from None
    finally:
        os.close(descriptor)


def sync_folder(folder: Path) -> None:
    with suppress(OSError):  # Windows opens no folders
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
