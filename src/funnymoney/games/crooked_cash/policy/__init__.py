"""What a decent player of Crooked Cash does: a file for each kind of choice."""
