"""Numbers of tables; those that are there already get one each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from funnymoney.server.store.repositories.serials import new_serial

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

PLAYED = sa.text("status IN ('open', 'running')")
TABLES = sa.table(
    "tables", sa.column("id", sa.Text), sa.column("game", sa.Text), sa.column("serial", sa.Text)
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("serial", sa.Text))
    give_numbers()
    op.create_index("ix_tables_serial", "tables", ["serial"])
    op.create_index(
        "uq_tables_serial",
        "tables",
        ["serial"],
        unique=True,
        sqlite_where=PLAYED,
        postgresql_where=PLAYED,
    )


def give_numbers() -> None:
    connection = op.get_bind()
    taken: set[str] = set()
    given = []
    for table, game in connection.execute(sa.select(TABLES.c.id, TABLES.c.game)).all():
        serial = new_serial(game)
        while serial in taken and len(taken) < ENOUGH:
            serial = new_serial(game)
        taken.add(serial)
        given.append({"table": table, "number": serial})
    if given:
        change = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("table"))
        connection.execute(change.values(serial=sa.bindparam("number")), given)


ENOUGH = 100_000  # tables, from which on old ones may share a number; those in play are far fewer
