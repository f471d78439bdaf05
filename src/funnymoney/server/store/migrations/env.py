"""Run by Alembic; the connection, with its transaction, comes from `store/migrate.py`."""

from __future__ import annotations

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    # SQLite can undo a change of schema as well, once it is told when a transaction begins.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
