"""Diamant on arrays: policies, positions, and kernels that play them (docs/bots.md)."""
