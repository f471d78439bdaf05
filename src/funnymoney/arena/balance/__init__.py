"""The balance laboratory: what a game is like, and what its options change, in numbers."""
