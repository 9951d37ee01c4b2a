"""What every game is: seats, chance, decisions, events, views, match records. Standard library only."""
