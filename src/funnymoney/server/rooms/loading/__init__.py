"""Reading tables from the store and opening them, storing new ones, and which cannot be played."""
