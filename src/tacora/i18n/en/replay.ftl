# Replaying a match record.
replay-seats = At the table: { $names }
replay-awaits-card = The record stops here, before the next card is revealed.
replay-awaits-decisions = The record stops here, waiting for a decision: { $names }.
