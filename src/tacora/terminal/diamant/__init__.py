"""Diamant in the terminal."""
