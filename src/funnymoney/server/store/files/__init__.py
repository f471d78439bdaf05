"""Files of SQLite: who may write, in which threads, and what lies beside them."""
