"""Backups of either database, and how a copy takes the place of a store."""
