"""The tables of the database, alike in SQLite and PostgreSQL; times are whole milliseconds.

What is changed here needs a new file in `migrations/versions/`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    text,
)


def clean(words: str) -> str:
    """Return the text without NUL, which PostgreSQL cannot hold, and halves of letters."""
    return words.replace("\0", "").encode("utf-8", "replace").decode()


class Words(TypeDecorator[str]):
    """Text from anywhere, cleaned on the way in."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return value and clean(value)


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PLAYED = text("status IN ('open', 'running')")

# A token itself is never stored: whoever reads the database cannot sit down with it.
guests = Table(
    "guests",
    metadata,
    Column("id", Words, primary_key=True),
    Column("name", Words, nullable=False),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
    Column("banned", BigInteger),  # until when; null: welcome
    Column("banned_why", Words),
)

# Other ways to be a guest: a key can be carried to another browser, which then has a session.
keys = Table(
    "keys",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("guest_id", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Words, nullable=False),
    Column("created", BigInteger, nullable=False),
    CheckConstraint("kind IN ('key', 'session')", name="kind"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Words, primary_key=True),
    Column("game", Words, nullable=False),
    Column("edition", Integer, nullable=False),  # of the rules: another one replays otherwise
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("terms", JSON, nullable=False),  # clock, pace and what else the host has chosen
    Column("public", Boolean, nullable=False),  # else by link only
    Column("host_id", ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    Column("status", Words, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("result", JSON(none_as_null=True)),
    Column("next_id", Words),  # the table of the rematch
    Column("serial", Words),  # as on a banknote, without spaces
    Column("wake", BigInteger, index=True),  # when a table that sleeps has something to do
    Column("owner", Words),  # the process in which the table lives
    Column("lease", BigInteger),  # until when others leave it alone
    Column("renewed", BigInteger),  # when that process was last heard of
    # Milliseconds for which nobody could choose, and of which its log does not tell yet.
    Column("closed", BigInteger, nullable=False, server_default=text("0")),
    CheckConstraint("status IN ('open', 'running', 'finished', 'aborted')", name="status"),
    Index("ix_tables_lobby", "status", "public", "created", "id"),
    Index("ix_tables_owner", "owner", "status"),
    # Where a match is over, the number may be given again.
    Index("uq_tables_serial", "serial", unique=True, sqlite_where=PLAYED, postgresql_where=PLAYED),
    Index("ix_tables_serial", "serial"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("kind", Words, nullable=False),
    Column("guest_id", ForeignKey("guests.id", ondelete="SET NULL")),
    Column("level", Words),  # of the bot
    Column("token_hash", LargeBinary, unique=True),  # of the seat's link
    Column("link_of", Words, index=True),  # the guest who made it for himself; null: it invites
    Column("since", BigInteger, nullable=False),
    CheckConstraint("kind IN ('person', 'bot', 'open')", name="kind"),
    # "My running games"; and nobody may see two hands of one table.
    Index("ix_seats_guest", "guest_id", "table_id", unique=True),
)

# The log of a table: whatever must be replayed in order. Triggers refuse to change it.
moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", JSON, nullable=False),
    Column("time", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    Column("text", Words, nullable=False),
    Column("time", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# One row: when any process of the house was last there.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger),
    Column("probe", LargeBinary),  # written and deleted again, to see whether that works
)

# Whom a host has shown the door of one table, or muted; the whole house is `guests.banned`.
bans = Table(
    "bans",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", Words, primary_key=True),
    Column("time", BigInteger, nullable=False),
    CheckConstraint("kind IN ('out', 'mute')", name="kind"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("guest_id", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("reporter_id", ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    Column("text", Words, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("settled", BigInteger, index=True),
)

# What remains of a finished match: its record and its tale, whatever the rules are by then.
papers = Table(
    "papers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON, compressed
)

# A browser's address at its push service, and the keys to write to it: nobody else can read that.
pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", Words, primary_key=True),
    Column("guest_id", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("p256dh", Words, nullable=False),
    Column("auth", Words, nullable=False),
    Column("created", BigInteger, nullable=False),
)
