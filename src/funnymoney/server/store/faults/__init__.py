"""What can be wrong with a store: damage, outages, failures, and what is unreadable."""
