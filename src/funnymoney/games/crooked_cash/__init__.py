"""Crooked Cash: any note and any Chance card may be false, and a decoder chip finds out."""
