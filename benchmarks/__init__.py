"""Speed of the rules, side by side with other libraries: `python -m benchmarks.rules`."""
