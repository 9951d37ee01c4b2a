"""What the arena has found, in words, plots and pages."""
