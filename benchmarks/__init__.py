"""Speed of rules and search, side by side with other libraries; see README.md."""
