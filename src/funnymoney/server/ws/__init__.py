"""WebSockets: what a viewer sends is checked, what they are sent never blocks a table."""
