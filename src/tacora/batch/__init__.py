"""Many games at once, on integer arrays."""
