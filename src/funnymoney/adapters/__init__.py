"""Doors for researchers: the games as others' tools expect them. Each needs its own package."""
