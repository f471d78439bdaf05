"""One table as data: its log, match, clock and settings. Nothing here waits, reads or writes."""
