"""Money: what is in hand, in the bank and on the table, and what others know of it."""
