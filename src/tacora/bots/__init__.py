"""Bots: policies that see a view and nothing else. Each game's package lists its own in `BOTS`."""
