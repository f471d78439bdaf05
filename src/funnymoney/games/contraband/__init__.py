"""Contraband: travellers lie to the customs officer and to their neighbour."""
