"""Packages that need not be there: what a tournament writes only with them."""

from __future__ import annotations

from importlib.util import find_spec

EXTRAS = {"pyarrow": "tables.parquet", "openskill": "ratings"}


def has_extra(package: str) -> bool:
    return find_spec(package) is not None


def missing_extras() -> str:
    """Say what will not be written and how to get it, or nothing if all is there."""
    missing = {package: what for package, what in EXTRAS.items() if not has_extra(package)}
    if not missing:
        return ""
    wants = ", ".join(f"no {what}: {package} is missing" for package, what in missing.items())
    return f"{wants} (pip install 'funnymoney[arena]', or in a clone make setup-full)"
