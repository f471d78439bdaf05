"""Where a store lives: a file for SQLite, or the URL of a PostgreSQL."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from funnymoney.server.store.errors import BadAddress

EXPECTED = "a store is a file, or postgresql://user:password@host/database"
SQLITE = "sqlite"
POSTGRESQL = "postgresql+asyncpg"
DRIVERS = {
    SQLITE: SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}


def read_address(text: str | Path) -> URL:
    """Return the URL as SQLAlchemy wants it, or say what an address looks like."""
    if isinstance(text, Path) or "://" not in text:
        return file_address(str(text))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # no more: the text may hold a password
        raise BadAddress(f"{EXPECTED}: this cannot be read") from None
    if url.drivername not in DRIVERS:
        raise BadAddress(f"{EXPECTED}: got {url.drivername}://")
    url = url.set(drivername=DRIVERS[url.drivername])
    return file_address(url.database or "") if url.drivername == SQLITE else for_asyncpg(url)


def shown(text: str) -> str:
    """Return an address for people: absolute, and without a password."""
    url = read_address(text)
    if url.drivername == SQLITE:
        return url.database or ""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def file_address(path: str) -> URL:
    if not path or path.startswith((":memory:", "file:")):
        raise BadAddress(f"{EXPECTED}: what is only in memory cannot be kept")
    return URL.create(SQLITE, database=str(Path(path).expanduser().absolute()))


def for_asyncpg(url: URL) -> URL:
    """Return the URL in the words of asyncpg, which says `ssl` where libpq says `sslmode`."""
    if find_spec("asyncpg") is None:
        raise BadAddress("PostgreSQL needs another package: pip install 'funnymoney[postgres]'")
    if "sslmode" in url.query:
        mode = str(url.query["sslmode"])
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url
