"""Whether the store can be written to is tried with as much as a large move needs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("pulse", sa.Column("probe", sa.LargeBinary))
