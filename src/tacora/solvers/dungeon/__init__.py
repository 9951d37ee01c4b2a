"""Exact answers to the dungeon: the best path, and the best dungeon for a hand."""
