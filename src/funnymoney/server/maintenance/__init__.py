"""What an operator does with a store while no match needs it: check, back up, restore, upgrade."""
