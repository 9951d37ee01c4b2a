"""The pictures of Dungeon: its cards, and a dungeon with its path."""
