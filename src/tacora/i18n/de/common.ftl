# Words that belong to no game.
list-comma = { $head }, { $last }
list-and = { $head } und { $last }
list-and-foreign = { $head } und { $last }
