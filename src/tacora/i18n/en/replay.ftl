# Replaying a match record.
replay-head = { $game }, { $edition }: { $names }
replay-awaits-card = The record stops here, before the next card is revealed.
replay-awaits-decisions = The record stops here, waiting for a decision: { $names }.
