"""The arena's results, in words, plots and pages."""
