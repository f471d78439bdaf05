"""The history of the schema, as Alembic reads it."""
