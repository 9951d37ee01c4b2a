"""Many matches between bots, and the figures that follow from them."""
