"""Procedures: a file for each thing that is settled in steps, from a turn to a check."""
