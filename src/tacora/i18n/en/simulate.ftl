# Simulations: many games between bots.
simulate-bot = Bot
simulate-seat = Seat
simulate-mean = Mean
simulate-spread = Spread
simulate-wins = Wins
simulate-interval = 95 % interval
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }.
simulate-interrupted = Stopped after { $played ->
    [one] { $played } game
   *[other] { $played } games
} of { $games }.
simulate-shared = A victory shared by two counts a half, by three a third; spread is the standard deviation of a score.
simulate-seats = Everybody chooses at the same time, so seats stay as they are.
simulate-rotated = Bots move on by one seat from game to game.
simulate-batch = Played on arrays, { NUMBER($rate, maximumFractionDigits: 0) } games a second: other games than the engine's from the same seed, with the same odds.
simulate-engine = Played by the rules engine, { NUMBER($rate, maximumFractionDigits: 0) } games a second.
train-stopped = Stopped; { $file } holds { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, and the next run goes on from there.
train-done = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} trained; the tables and the curve are in { $folder }.
