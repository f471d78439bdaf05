"""When there was last a house; that is not known until the next one opens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("time", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
