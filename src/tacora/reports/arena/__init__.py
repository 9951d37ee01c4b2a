"""A tournament in words, tables and plots."""
