"""Tacora: the digital home of two board games."""
