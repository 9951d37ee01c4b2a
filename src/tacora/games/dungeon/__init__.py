"""Dungeon: cards, geometry, path, and the whole game around them."""
