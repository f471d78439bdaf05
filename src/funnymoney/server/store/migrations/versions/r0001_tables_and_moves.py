"""Guests, tables, seats, moves and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

# Moves are only ever added, and go only with their table: no bug and no hand rewrites a match.
SQLITE_TRIGGERS = (
    "CREATE TRIGGER moves_never_change BEFORE UPDATE ON moves "
    "BEGIN SELECT RAISE(ABORT, 'moves are never changed'); END",
    "CREATE TRIGGER moves_go_with_their_table BEFORE DELETE ON moves "
    "WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id) "
    "BEGIN SELECT RAISE(ABORT, 'moves go only with their table'); END",
)
POSTGRESQL_TRIGGERS = (
    "CREATE FUNCTION moves_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "IF TG_OP = 'UPDATE' THEN RAISE EXCEPTION 'moves are never changed'; END IF; "
    "IF EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id) "
    "THEN RAISE EXCEPTION 'moves go only with their table'; END IF; RETURN OLD; END $$",
    "CREATE TRIGGER moves_are_append_only BEFORE UPDATE OR DELETE ON moves "
    "FOR EACH ROW EXECUTE FUNCTION moves_are_append_only()",
)


def upgrade() -> None:
    create_guests()
    create_tables()
    create_seats()
    create_moves()
    create_chat()
    sqlite = op.get_bind().dialect.name == "sqlite"
    for statement in SQLITE_TRIGGERS if sqlite else POSTGRESQL_TRIGGERS:
        op.execute(statement)


def create_guests() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("token_hash", name="uq_guests_token_hash"),
    )
    op.create_index("ix_guests_seen", "guests", ["seen"])


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host_id", sa.Text),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("next_id", sa.Text),
        sa.Column("wake", sa.BigInteger),
        sa.Column("owner", sa.Text),
        sa.Column("lease", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(
            ["host_id"], ["guests.id"], name="fk_tables_host_id", ondelete="SET NULL"
        ),
        sa.CheckConstraint(
            "status IN ('open', 'running', 'finished', 'aborted')", name="ck_tables_status"
        ),
    )
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_index("ix_tables_wake", "tables", ["wake"])
    op.create_index("ix_tables_lobby", "tables", ["status", "public", "touched"])
    op.create_index("ix_tables_owner", "tables", ["owner", "status"])


def create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("player", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text),
        sa.Column("level", sa.Text),
        sa.Column("token_hash", sa.LargeBinary),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_seats"),
        sa.UniqueConstraint("token_hash", name="uq_seats_token_hash"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_seats_guest_id", ondelete="SET NULL"
        ),
        sa.CheckConstraint("kind IN ('person', 'bot', 'open')", name="ck_seats_kind"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest_id", "table_id"], unique=True)


def create_moves() -> None:
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_moves"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_moves_table_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )


def create_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("guest_id", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_chat"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_chat_guest_id", ondelete="SET NULL"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_chat_guest_id", "chat", ["guest_id"])
