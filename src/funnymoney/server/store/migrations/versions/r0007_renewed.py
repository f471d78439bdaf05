"""When the process of a table was last heard of; where that is not known, when somebody did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("renewed", sa.BigInteger))
    op.execute("UPDATE tables SET renewed = touched WHERE owner IS NOT NULL")
