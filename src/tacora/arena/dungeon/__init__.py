"""What many matches of Dungeon tell about its cards, and how balanced the cards are."""
