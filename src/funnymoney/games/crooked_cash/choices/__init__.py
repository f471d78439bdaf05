"""Choices: what is offered, and action numbers for a choice and back."""
