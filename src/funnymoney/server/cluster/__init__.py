"""Several processes on one database: who is where, forwarded commands, and their replies."""
