"""Web Push: telling guests that it is their turn while no page of theirs is open."""
