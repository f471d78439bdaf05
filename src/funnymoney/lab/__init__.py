"""The laboratory: small games written out whole, so that play in them can be judged exactly."""
