"""The lobby shows the newest tables first: they are found without sorting all that are open."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_tables_lobby", "tables")
    op.create_index("ix_tables_lobby", "tables", ["status", "public", "created", "id"])
