"""Routes over HTTP: guests, tables, lists, replays, the operator, and the files of the page."""
