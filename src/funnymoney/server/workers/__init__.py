"""Processes of our own in which bots and experts think."""
