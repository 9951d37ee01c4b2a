"""Dungeon at the terminal."""
