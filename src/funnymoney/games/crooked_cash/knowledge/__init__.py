"""Knowledge: what a position shows to whom, and a position made again from that."""
