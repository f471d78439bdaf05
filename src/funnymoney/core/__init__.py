"""What every game is made of: the contract, luck, told, words, matches and records."""
