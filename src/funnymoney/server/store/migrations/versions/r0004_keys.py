"""Keys by which another browser becomes the same guest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_keys"),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_keys_guest_id", ondelete="CASCADE"
        ),
        sa.CheckConstraint("kind IN ('key', 'session')", name="ck_keys_kind"),
    )
    op.create_index("ix_keys_guest_id", "keys", ["guest_id"])
