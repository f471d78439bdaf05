"""Records and tales of finished matches; those of older ones are made when somebody asks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "papers",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_papers"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_papers_table_id", ondelete="CASCADE"
        ),
    )
