# Words that belong to no game. The last item of a list takes a hyphen when it is not written in Hebrew.
list-comma = { $head }, { $last }
list-and = { $head } ו{ $last }
list-and-foreign = { $head } ו־{ $last }
