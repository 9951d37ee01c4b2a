# Words that belong to no game.
list-comma = { $head }, { $last }
list-and = { $head } and { $last }
list-and-foreign = { $head } and { $last }
