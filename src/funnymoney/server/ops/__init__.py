"""What every part of the server uses and what knows none of them: logs, metrics, rate limits."""
