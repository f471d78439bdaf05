"""What can be measured: one module per system, each with `offers()`."""
