"""The laws that every game must obey, as functions that raise AssertionError."""
