# Tournaments: bots against each other at many kinds of tables.
arena-ratings = Ratings
arena-tables = Wins by kind of table
arena-cross = Wins beside each other
arena-rating = Rating
arena-table = Table
arena-games = Games
arena-fair = Fair share
arena-beside = Bot, beside …
arena-setting = { $options } { $players } players
arena-number = { NUMBER($number, maximumFractionDigits: 0) }
arena-range = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }
arena-note-shared = A victory shared by two counts a half, by three a third; intervals hold with 95 % confidence.
arena-note-rating = Of two bots alone at a table, one that is rated 400 higher would win ten times as often (Plackett and Luce); the mean of all is 1500.
arena-note-cross = Beside each other: how often the bot of the row won where the bot of the column sat at the table too.
arena-kept = The results so far are in { $file }; the same command goes on from there.
arena-continued = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} taken from { $file }; --fresh begins anew.
arena-report = The report is in { $file }.
arena-habit-leaving = goes home, % of its decisions
arena-across-leaving = chance that the next card is a second trap, %
arena-upward-leaving = rubies beside the chest
arena-title-leaving = When each bot goes home
arena-told-leaving = Of all decisions in the first { $games } games of each meeting; a place with fewer than five decisions is empty.
