"""Tokens: 128 random bits that open a seat or a session; only their hash is stored."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """Return 22 characters that nobody can guess."""
    return secrets.token_urlsafe(16)


def hash_token(token: str) -> bytes:
    """Return what is stored: too random to be tried out, so plain SHA-256 is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_id() -> str:
    """Return a name for a table or a guest; it opens nothing, but is not to be guessed either."""
    return secrets.token_urlsafe(9)
