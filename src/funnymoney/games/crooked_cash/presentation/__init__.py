"""Crooked Cash in words and numbers: for the terminal, for reports, and for a look back."""
