"""The shapes of all messages between server and client, and how a refusal is worded."""
