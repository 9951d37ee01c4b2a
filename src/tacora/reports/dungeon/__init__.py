"""A balance study of Dungeon, in words, plots and pages."""
