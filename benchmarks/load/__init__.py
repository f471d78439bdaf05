"""The load bench of the table server: servers on one core, four sockets a table from another."""
