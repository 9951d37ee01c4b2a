"""Many matches between bots, and what they tell."""
