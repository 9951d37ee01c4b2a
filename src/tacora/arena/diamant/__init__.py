"""Diamant between bots."""
