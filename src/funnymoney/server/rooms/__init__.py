"""Rooms: a live table with its viewers, bots and timers, and the registry of all of them."""
