# Replaying a match record.
replay-seats = ליד השולחן: { $names }
replay-awaits-card = הרישום נעצר כאן, לפני חשיפת הקלף הבא.
replay-awaits-decisions = הרישום נעצר כאן, בהמתנה להחלטה: { $names }.
