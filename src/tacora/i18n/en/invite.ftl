# What a link to a table says.
invite-title = { $name } invites you
invite-nameless = You are invited
invite-open = A table is open
invite-seat = Player { $number }
invite-here = { $here ->
    [one] { $here } of { $seats } seats is taken.
   *[other] { $here } of { $seats } seats are taken.
}
invite-playing = The game is on. You can watch.
invite-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
invite-over = The best score: { $points }.
