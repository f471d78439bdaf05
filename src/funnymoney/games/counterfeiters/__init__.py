"""Counterfeiters: print, launder, fly money offshore before the Godfather takes half."""
