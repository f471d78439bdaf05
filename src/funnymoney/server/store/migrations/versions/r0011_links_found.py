"""Whose links are whose is found without reading all seats: they grow for ever."""

from __future__ import annotations

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_seats_link_of", "seats", ["link_of"])
