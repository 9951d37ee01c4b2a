# Dungeon in the browser: the map, on which cards are laid and a path is drawn.

web-dungeon-map-title = Your dungeon
web-dungeon-map-mode = Mode
web-dungeon-map-build = Build
web-dungeon-map-draw = Draw
web-dungeon-map-undo = Undo
web-dungeon-map-redo = Redo
web-dungeon-map-clear = Rub out the path
web-dungeon-map-fit = Show all
web-dungeon-map-zoom-in = Larger
web-dungeon-map-zoom-out = Smaller
web-dungeon-map-in-words = In words
web-dungeon-map-panel = What you can do now
web-dungeon-map-hand = Your five cards
web-dungeon-map-turn = Turn
web-dungeon-map-take-back = Take back
web-dungeon-map-hint = Drag a card onto the map, or tap it and then a place.
web-dungeon-map-lay-first = Lay the cards so that their corridors meet, then draw.
web-dungeon-map-choose = Choose
web-dungeon-map-not-now = Not now
web-dungeon-map-cut-here = Cut the path here
web-dungeon-map-done = Done
web-dungeon-map-done-empty = There is no path yet: nothing is discovered so. Be done all the same?
web-dungeon-map-done-earlier = The cards do not lie legally: your last legal dungeon would count, with its path. Be done all the same?
web-dungeon-map-done-illegal = Five cards must lie legally: so no dungeon would count. Be done all the same?
web-dungeon-map-done-anyway = Be done

# What the path brings
web-dungeon-map-tally = So far
web-dungeon-map-most = (was { $points })
web-dungeon-map-exit-yes = Exit reached
web-dungeon-map-exit-no = No exit
web-dungeon-map-bag = Your bag
web-dungeon-map-token = { $kind } (fairy token)
web-dungeon-map-picture = A dungeon of { $cards }, with its path

# Cards in words
web-dungeon-map-card = { $card }, a card for { $cost }.
web-dungeon-map-start-card = { $card }, a start card.
web-dungeon-map-laid = It lies on the map.
web-dungeon-map-laid-count = { $count ->
    [one] { $count } card of 5 lies on the map.
   *[other] { $count } cards of 5 lie on the map.
}
web-dungeon-map-openings-north = Openings above: column { $places }.
web-dungeon-map-openings-east = Openings on the right: row { $places }.
web-dungeon-map-openings-south = Openings below: column { $places }.
web-dungeon-map-openings-west = Openings on the left: row { $places }.
web-dungeon-map-on-card-free = Open to all: { $things }.
web-dungeon-map-on-card-monster = Behind a monster: { $things }.
web-dungeon-map-on-card-lock = Behind a lock: { $things }.
web-dungeon-map-on-card-pit = Behind a pit: { $things }.
web-dungeon-map-on-card-several = Behind several obstacles: { $things }.

# Places for a card
web-dungeon-map-middle = In the middle
web-dungeon-map-beside-above = above { $card }{ $side ->
    [0] { "" }
    [1] , { $count } to the right
   *[other] , { $count } to the left
}
web-dungeon-map-beside-below = below { $card }{ $side ->
    [0] { "" }
    [1] , { $count } to the right
   *[other] , { $count } to the left
}
web-dungeon-map-beside-left = left of { $card }{ $side ->
    [0] { "" }
    [1] , { $count } lower
   *[other] , { $count } higher
}
web-dungeon-map-beside-right = right of { $card }{ $side ->
    [0] { "" }
    [1] , { $count } lower
   *[other] , { $count } higher
}

# Steps
web-dungeon-map-spot = { $card } { $cell }
web-dungeon-map-corridor = corridor
web-dungeon-map-room = an empty room
web-dungeon-map-room-with = a room with { $things }
web-dungeon-map-at = You are at { $spot }, { $level }: { $sight }.
web-dungeon-map-not-begun = The path has not begun: choose an opening on the edge.
web-dungeon-map-outside = You have left the dungeon by an exit.
web-dungeon-map-enter-north = Enter from above at { $spot }
web-dungeon-map-enter-east = Enter from the right at { $spot }
web-dungeon-map-enter-south = Enter from below at { $spot }
web-dungeon-map-enter-west = Enter from the left at { $spot }
web-dungeon-map-walk-north = Up: { $sight }
web-dungeon-map-walk-east = Right: { $sight }
web-dungeon-map-walk-south = Down: { $sight }
web-dungeon-map-walk-west = Left: { $sight }
web-dungeon-map-exit-north = Up: out of the dungeon
web-dungeon-map-exit-east = Right: out of the dungeon
web-dungeon-map-exit-south = Down: out of the dungeon
web-dungeon-map-exit-west = Left: out of the dungeon
web-dungeon-map-fall = Fall through the pit at { $spot }
web-dungeon-map-travel-climb = Climb up the pit at { $spot }
web-dungeon-map-travel-portal = By portal to { $spot }
web-dungeon-map-travel-barrel = From barrel to barrel, to { $spot }
web-dungeon-map-travel-monster = To the monster at { $spot }
web-dungeon-map-travel-opposite = To the opposite edge, { $spot }
web-dungeon-map-take = Put book 15 into the box for a { $kind }
web-dungeon-map-uses = (uses { $things })
web-dungeon-map-stops = { $count ->
    [0] – defeat none and end there
    [one] – defeat { $count } and end there
   *[other] – defeat { $count } and end there
}

# What is said beside the line
web-dungeon-map-cut-off = { $count ->
    [one] The last step of the path no longer fits and is rubbed out.
   *[other] The last { $count } steps of the path no longer fit and are rubbed out.
}
web-dungeon-map-notice-forks = Several ways lead there: choose one.
web-dungeon-map-notice-no-place = This card fits nowhere so. Turn it, or move another.
web-dungeon-map-notice-entry = A path begins at an opening on the edge.
web-dungeon-map-needs-sword = A monster: you need a sword ({ $rule }).
web-dungeon-map-needs-scroll = A portal: you need a scroll ({ $rule }).
web-dungeon-map-needs-key = A lock: you need a key ({ $rule }).
web-dungeon-map-needs-rope = A pit: you need a rope ({ $rule }).
web-dungeon-map-refused = { $why } ({ $rule }).
web-dungeon-map-refused-ended = The path has ended
web-dungeon-map-refused-no-card = That card does not lie here
web-dungeon-map-refused-no-edge = A path begins at an opening on the edge
web-dungeon-map-refused-in-room = A room is left by one of its doors
web-dungeon-map-refused-other-level = The path is on the other level
web-dungeon-map-refused-rock = There is rock
web-dungeon-map-refused-spot-rock = There is rock
web-dungeon-map-refused-no-way = No way leads there from here
web-dungeon-map-refused-wall = The opening faces the wall of the next card
web-dungeon-map-refused-entry = Entry and exit are different openings
web-dungeon-map-refused-no-pit = There is no fall pit
web-dungeon-map-refused-no-pit-in-room = There is no fall pit in this room
web-dungeon-map-refused-no-pit-above = There is no fall pit above
web-dungeon-map-refused-pit-in-room = A pit in a room is fallen into from inside
web-dungeon-map-refused-pit-used = This fall pit has been used
web-dungeon-map-refused-no-climb = Only book 4 leads up a fall pit
web-dungeon-map-refused-no-monster = There is no monster to stop at
web-dungeon-map-refused-no-room-to-stop = There is no room to stop in
web-dungeon-map-refused-all-monsters = That would be all the monsters
web-dungeon-map-refused-one-monster = That would be all the monsters
web-dungeon-map-refused-monsters-defeated = The monsters of that room are defeated
web-dungeon-map-refused-no-room = The path is in no room
web-dungeon-map-refused-no-door = The room has no such door
web-dungeon-map-refused-door-used = This door has been used
web-dungeon-map-refused-crossing = The path would cross its own line in the room
web-dungeon-map-refused-corridor-used = This corridor has been used
web-dungeon-map-refused-no-portal = There is no portal here
web-dungeon-map-refused-portal-used = This portal has been used
web-dungeon-map-refused-no-barrel = There is no barrel here
web-dungeon-map-refused-no-other = There is nothing to travel to
web-dungeon-map-refused-not-at-edge = The path is not at the edge
web-dungeon-map-refused-not-outermost = The opening is not the outermost in its line
web-dungeon-map-refused-no-opposite = There is no opening exactly opposite
web-dungeon-map-refused-no-book = The book is not at hand, or has been used
web-dungeon-map-refused-overlap = { $card } overlaps { $other }
web-dungeon-map-refused-no-join = No corridor joins { $card } to { $other } beside it
web-dungeon-map-refused-unjoined = No corridor joins { $card } to the others
