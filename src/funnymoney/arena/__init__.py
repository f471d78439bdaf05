"""Many matches at once: simulation and, from it, statistics."""
