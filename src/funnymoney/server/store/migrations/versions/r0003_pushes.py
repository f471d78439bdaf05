"""Where guests can be told that it is their turn: the push services of their browsers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_pushes"),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_pushes_guest_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_pushes_guest_id", "pushes", ["guest_id"])
