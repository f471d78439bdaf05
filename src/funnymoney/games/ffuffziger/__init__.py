"""Falsche FFuffziger: presses, a tax inspector, fists of money and rare coins."""
