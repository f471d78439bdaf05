"""Bans, by a host from a table or by the house, and reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("banned", sa.BigInteger))
    op.add_column("guests", sa.Column("banned_why", sa.Text))
    create_bans()
    create_reports()


def create_bans() -> None:
    op.create_table(
        "bans",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest_id", "kind", name="pk_bans"),
        sa.CheckConstraint("kind IN ('out', 'mute')", name="ck_bans_kind"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_bans_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_bans_guest_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_bans_guest_id", "bans", ["guest_id"])


def create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("table_id", sa.Text),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("reporter_id", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_reports_table_id", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_reports_guest_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["reporter_id"], ["guests.id"], name="fk_reports_reporter_id", ondelete="SET NULL"
        ),
    )
    for column in ("table_id", "guest_id", "reporter_id", "settled"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
