"""What is stored, one module for each kind of thing."""
