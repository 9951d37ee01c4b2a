# The browser's own words.

# Anywhere
web-language = Language
web-pages = Pages
web-close = Close
web-loading = One moment.
web-going = On the way ...
web-try-again = Try again
web-back-home = Home
web-unreachable = The server does not answer.
web-lost-title = No way through here
web-lost-text = This page does not exist. The cave is the other way.
web-menu = Menu and help
web-sound = Sound
web-quick = Shorter pauses
web-vibrate = Vibrate when it is my turn
web-notify = Notify me when it is my turn
web-notify-forbidden = The browser does not let this page notify you. You can allow it in its settings.
web-keys = Keys for the choices
web-keys-choose = go to a choice and make it
web-you = You

# Home
web-play-bots-hint = A game against three bots, at once.
web-your-name = Your name
web-default-name = Explorer
web-your-hat = Your hat
web-hat = Hat { $number }
web-hat-taken = Hat { $number }, taken
web-name-empty = A name needs something to see.
web-name-long = A name has at most 20 characters.
web-name-strange = There is something in this name that nobody can see.
web-together = With friends
web-together-text = Open a table and send the link. Nobody needs an account.
web-create-table = New table
web-join-code = Code or link of a table
web-join = Join
web-code-example = k7m2qx4w
web-code-wrong = A code has eight letters and digits, like k7m2qx4w.
web-own-games = Your games
web-finished-games = Finished games
web-own-lobby = Not begun yet
web-own-turn = Your turn
web-own-over = Over
web-own-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting right now. Open a table and make it public.
web-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-rules-link = Rules
web-verify-link = Check a shuffle

# A new table
web-game = Game
web-seats = Seats
web-seat-number = Player { $number }
web-name-of-seat = Name of player { $number }
web-seat-free = Free seat
web-seat-here = On this device
web-seat-bot = Bot: { $bot }
web-fewer-seats = One seat fewer
web-more-seats = One seat more
web-house-variant-short = house variant
web-option-odds = Odds may be shown
web-option-public = Listed for everybody
web-option-clock = Time for a decision
web-clock-none = no clock
web-clock-seconds = { $seconds } seconds
web-clock-day = one day
web-open-table = Open the table
web-start-now = Start now

# The lobby
web-invite = Invite
web-invite-link = Invite link
web-code = Code
web-qr = QR code of the invite link
web-share = Share
web-copy = Copy the link
web-copied = The link is copied.
web-seat-waiting = Waiting for somebody
web-host = host
web-away = not here
web-start-needs = { $count ->
    [one] { $count } seat is still free. Wait, or give it to a bot.
   *[other] { $count } seats are still free. Wait, or give them to bots.
}
web-start-waits = Not everybody has come to the rematch yet. Wait, or give the seat to a bot.
web-seat-kept = Kept for the rematch
web-wait-for-host = You are in. The host starts the game.
web-take-seat = Take a seat
web-people-here = People on this device
web-sit-down = Sit down
web-watch-lobby = All seats are taken. You can watch.
web-opening = The shuffle: every device adds its share.
web-opening-waits = Waiting for { $names }. Nothing is dealt while a device is missing.
web-call-off = Stop waiting
web-call-off-text = Their seats are free again then, and the shuffle begins anew.
web-called-off = The start was called off because of { $names }: the seat is free again, and the shuffle begins anew.
web-attempts = { $count ->
    [one] One start was called off before. The whole shuffle began anew.
   *[other] { $count } starts were called off before. Each time the whole shuffle began anew.
}
web-seat-lost = Your seat is free again: your device did not tell its share in time. You can sit down again.
web-drop-seat = Remove this seat
web-change-table = Change the table
web-change-done = Play like this
web-pass-host = Make host
web-pass-host-to = Make { $name } the host
web-remove = Remove
web-remove-person = Remove { $name }
web-remove-sure = Really remove { $name }
web-remove-not = Keep
web-removed = The host has taken your seat back. You can sit down again where a seat is free.
web-start-here = Start with whoever is here
web-start-here-text = The free seats go away.
web-start-here-without = Without { $names }, and without free seats.
web-loading-table = Walking to the table.
web-end-gone-title = This table is not there
web-end-gone-text = The code is wrong, or the table has been put away.
web-end-other-rules-title = This table was played under older rules
web-end-other-rules-text = The server knows newer ones by now, and cannot go on with it. Its log is kept.
web-end-set-aside-title = This table is set aside
web-end-set-aside-text = The server failed at it. Its log is kept, and all other tables go on. Perhaps it is back after a restart of the server.
web-unknown-game = This browser does not know the game of this table.

# The table
web-players = Players
web-own-seat = you
web-state-decided = has decided
web-state-absent = a bot plays
web-bot = bot
web-decision = Your decision
web-sent = Decided.
web-waiting-for = Waiting for { $names }.
web-waiting-for-many = Waiting for { $count } others.
web-watching = You are watching.
web-all-here-decided = Everybody here has decided.
web-bot-plays-you = Your time ran out, and a bot plays your seat.
web-take-back = Play on myself
web-take-back-as = { $name } plays on
web-away-told = { $names } { $count ->
    [one] has been away for a while.
   *[other] have been away for a while.
} A bot can play on; whoever returns has the seat back at once.
web-stand-in = Let a bot play on
web-wait = Wait
web-began-without-you = The game began without you. You are watching.
web-note-stood-in = { $name } is away. A bot plays on.
web-note-out-of-time = { $name }'s time ran out. A bot plays on.
web-note-returned = { $name } is back and plays again.
web-note-left = { $name } has left. A bot plays on.
web-hand-to = Hand the device to { $name }. The others look away.
web-i-am = I am { $name }
web-change-choice = { $name }: choose anew
web-time-left = { $seconds } seconds left
web-open-log = Open the log
web-log-empty = Nothing has happened yet.
web-chat = Say something
web-mute = Mute
web-chat-hello = Hello
web-chat-good-luck = Good luck
web-chat-well-played = Well played
web-chat-ouch = Ouch
web-chat-one-more-card = One more card
web-chat-time-to-go = Time to go
web-chat-thinking = I am thinking
web-chat-hurry = Today would be nice
web-chat-thanks = Thanks
web-chat-bye = See you
web-leave = Leave the table
web-leave-sure = A bot takes your seat for good. Leave?
web-leave-lobby-sure = Your seat becomes free. Leave?
web-leaving = One moment, the table is told.
web-leaving-waits = You have not left yet: there is no network. You leave as soon as it is back; if you close this page, with your next visit here. Whoever comes back to the table stays.
web-left-waits = You leave your table of { $game } as soon as the server can be reached.
web-left-return = Back to the table
web-left-done = You have left your table of { $game }.
web-left-returned = You are back: the table had not heard of your leaving.
web-stay = Stay

# The end
web-place = Place
web-player = Player
web-score = Score

# The connection
web-link-connecting = Connecting.
web-link-open = Connected.
web-link-reconnecting = Connection lost. Finding the way back.
web-link-offline = No network. The game waits; your choice goes out when it is back.
web-link-restarting = The server restarts. One moment.

# Refusals
web-refused = That did not work: { $message }
web-refused-unreachable = The server does not answer. Is the network there?
web-refused-no-such-table = This table is not there.
web-refused-table-full = All seats are taken.
web-refused-too-fast = Too fast. Wait a moment.
web-refused-too-many = The server is full. Try again later.
web-refused-changed-enough = You have changed this choice often enough: it stands now.
web-refused-enough = There was enough of that at this table.
web-refused-old-page = This page is older than the server. Load it again.
web-refused-not-now = That is not possible now.
web-refused-not-away = This person is here again.
web-refused-bad-options = The game cannot be played like that.
web-refused-bad-name = This name does not work here. Please choose another.
web-refused-not-host = Only the host can do that.
web-refused-not-your-seat = That is not your seat.

# Check a shuffle
web-verify-title = Check a shuffle

# Rules
web-rules-title = The rules
