"""What is measured of Diamant, in words, tables and plots."""
