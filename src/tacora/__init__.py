"""Tacora: the digital home of two board games."""

from time import monotonic

__version__ = "0.1.0"

BEGUN = monotonic()
"""When this process loaded the package: for a command, soon after Enter was pressed."""
