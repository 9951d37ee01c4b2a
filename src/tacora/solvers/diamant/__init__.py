"""Diamant: the odds of the next cards, and when a lone player should return (docs/odds.md)."""
