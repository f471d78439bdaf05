"""Packages that need not be there: what a tournament writes only with them."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec

EXTRAS = {"pyarrow": "tables.parquet", "openskill": "ratings", "matplotlib": "pictures"}
ALL = EXTRAS | {"numpy": "statistics"}


def has_extra(package: str) -> bool:
    return find_spec(package) is not None


def missing_extras(packages: Iterable[str] = EXTRAS) -> str:
    """Say what will not be written and how to get it, or nothing if all is there."""
    missing = [each for each in packages if not has_extra(each)]
    if not missing:
        return ""
    wants = ", ".join(f"no {ALL[package]}: {package} is missing" for package in missing)
    return f"{wants} (pip install 'funnymoney[arena]', or in a clone make setup-full)"
