"""Records of matches: saving, reading, the promise of a fair deal, and checking all of it."""
