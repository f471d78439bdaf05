"""For how long a table had no process, until its log knows of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column("closed", sa.BigInteger, nullable=False, server_default=sa.text("0")),
    )
